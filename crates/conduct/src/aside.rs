//! From acts away from board and clock to those who judge them: scoresheets,
//! conduct, penalties, appeals, assistants, adjournment, two boards.

use tuomari_rulebook::Topic;

use crate::{
    adjournment, appeal, assistant, behaviour, blind,
    command::{Act, By},
    decide::Log,
    event::{Breach, Event, Happening},
    game::Game,
    penalty, recording,
    refusal::Refusal,
    resumption,
    scoring::{Flaw, RecordAct},
    sheet::Line,
    updating,
};

/// What a player may still do when the game is over: write down the last
/// moves, confirm the result and appeal. An end that nobody may show yet has
/// to be confirmed first.
pub(crate) fn outlives_the_game(game: &Game, act: &Act) -> bool {
    let outlives = matches!(
        act,
        Act::Record(RecordAct::Write { .. } | RecordAct::Sign { .. }) | Act::Appeal(_)
    );
    outlives && game.withheld.is_none()
}

/// Before an act is decided. The answer is whether it is dealt with here,
/// because the game is adjourned, a move is being sealed, or two boards are
/// used.
pub(crate) fn before(log: &mut Log<'_>, act: &Act) -> Result<bool, Refusal> {
    adjournment::gate(log.game, act)?;
    if log.game.keeps_score() {
        recording::watch(log);
    }
    match (act, log.by) {
        (Act::StartClock, _) => {
            blind::may_start(log)?;
            Ok(false)
        }
        (Act::Resume, By::Arbiter) => {
            updating::may_resume(log)?;
            Ok(false)
        }
        (Act::SeeFlag { of }, By::Arbiter) if log.game.keeps_score() => {
            Ok(updating::see_passed_flag(log, *of))
        }
        (Act::Press, By::Player(by)) => {
            Ok(blind::press(log, by) || resumption::press_reply(log, by))
        }
        (Act::StopClock, by) if adjournment::is_fixed_by(log.game, by) => {
            adjournment::fix(log)?;
            Ok(true)
        }
        (Act::OfferDraw, By::Player(by)) if log.game.is_adjourned() => {
            adjournment::offer(log, by)?;
            Ok(true)
        }
        (Act::Arrive, By::Player(by)) if resumption::is_awaiting(log) => {
            resumption::arrive(log, by)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Decides an act of this kind; any other is not for here.
pub(crate) fn decide(log: &mut Log<'_>, act: &Act) -> Result<(), Refusal> {
    match (act, log.by) {
        (Act::Record(act), _) => recording::act(log, act),
        (Act::Report(incident), _) => behaviour::report(log, *incident),
        (Act::Penalise(penalty), By::Arbiter) => penalty::unasked(log, *penalty),
        (Act::Appeal(what), By::Player(by)) => appeal::appeal(log, by, *what),
        (Act::Assist(act), _) => assistant::act(log, *act),
        (Act::Adjourn(act), _) => adjournment::act(log, act),
        (Act::Blind(act), _) => blind::act(log, act),
        _ => Err(Refusal::NotYours),
    }
}

/// After an act is decided: what it means for the scoresheets, and that an
/// adjourned game may end before it is resumed.
pub(crate) fn after(log: &mut Log<'_>) {
    if log.game.keeps_score() {
        recording::follow(log);
    }
    if log.game.is_adjourned() {
        let rules = log.rules();
        let ends = log
            .events
            .iter_mut()
            .filter(|event| matches!(event.what, Happening::Concluded(_)));
        for event in ends {
            event.cites = event.cites.and_topic(rules, Topic::EndedBetweenSessions);
        }
    }
}

impl Game {
    /// Carries out what happened away from board and clock.
    pub(crate) fn apply_aside(&mut self, event: &Event) {
        self.count(&event.what);
        match &event.what {
            Happening::Scoring(what) => self.apply_scoring(what, event.at),
            Happening::Penalised(penalty) => self.apply_penalty(*penalty),
            Happening::ScoreSet(score) => self.score = Some(*score),
            Happening::Concluded(_) => self.score = None,
            Happening::Assisted(of, duties) => {
                let assistant = self.assistants.get_mut(*of);
                *assistant = assistant.and(*duties);
            }
            Happening::Adjourning(what) => self.apply_adjourning(what, event.at),
            Happening::OnTwoBoards(what) => self.apply_on_two_boards(*what),
            _ if self.keeps_score() => self.apply_to_sheets(&event.what),
            _ => {}
        }
    }

    /// What board and claims mean for the scoresheets.
    fn apply_to_sheets(&mut self, what: &Happening) {
        let plies = self.history.plies().len();
        let [white, black] = [&mut self.sheets.white, &mut self.sheets.black];
        match what {
            Happening::Reinstated { plies, .. } | Happening::Voided { plies } => {
                for sheet in [white, black].into_iter().flatten() {
                    sheet.cut(*plies);
                }
            }
            Happening::DrawOffered { .. } => {
                for sheet in [white, black].into_iter().flatten() {
                    sheet.owes_mark = plies.checked_sub(1);
                }
            }
            Happening::MoveFixed(by, m, _) => {
                if let Some(sheet) = self.sheets.get_mut(*by) {
                    sheet.write(plies, Line::of(*m));
                }
            }
            Happening::Noted(by, Breach::Recording(Flaw::OfferNotMarked)) => {
                if let Some(sheet) = self.sheets.get_mut(*by) {
                    sheet.owes_mark = None;
                }
            }
            _ => {}
        }
    }
}
