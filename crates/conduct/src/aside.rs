//! From acts away from board and clock to those who judge them: scoresheets,
//! conduct, penalties, appeals, assistants, adjournment, two boards.

use tuomari_rulebook::Topic;

use crate::{
    act::command::{Act, By},
    adjournment::{resumption, sealing},
    arbiter::{appeals, assistants, penalties},
    blind::two_boards,
    conduct::behaviour,
    draft::Draft,
    event::{
        happening::{Breach, Event, Happening},
        refusal::Refusal,
        sheet_events::{Flaw, RecordAct},
    },
    recording::{duty, updating},
    state::{game::Game, sheet::Line},
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
pub(crate) fn before(draft: &mut Draft<'_>, act: &Act) -> Result<bool, Refusal> {
    sealing::gate(draft.game, act)?;
    if draft.game.keeps_score() {
        duty::watch(draft);
    }
    match (act, draft.by) {
        (Act::StartClock, _) => {
            two_boards::may_start(draft)?;
            Ok(false)
        }
        (Act::Resume, By::Arbiter) => {
            updating::may_resume(draft)?;
            Ok(false)
        }
        (Act::SeeFlag { of }, By::Arbiter) if draft.game.keeps_score() => {
            Ok(updating::see_passed_flag(draft, *of))
        }
        (Act::Press, By::Player(by)) => {
            Ok(two_boards::press(draft, by) || resumption::press_reply(draft, by))
        }
        (Act::StopClock, by) if sealing::is_fixed_by(draft.game, by) => {
            sealing::fix(draft)?;
            Ok(true)
        }
        (Act::OfferDraw, By::Player(by)) if draft.game.is_adjourned() => {
            sealing::offer(draft, by)?;
            Ok(true)
        }
        (Act::Arrive, By::Player(by)) if resumption::is_awaiting(draft) => {
            resumption::arrive(draft, by)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Decides an act of this kind; any other is not for here.
pub(crate) fn decide(draft: &mut Draft<'_>, act: &Act) -> Result<(), Refusal> {
    match (act, draft.by) {
        (Act::Record(act), _) => duty::act(draft, act),
        (Act::Report(incident), _) => behaviour::report(draft, *incident),
        (Act::Penalise(penalty), By::Arbiter) => penalties::unasked(draft, *penalty),
        (Act::Appeal(what), By::Player(by)) => appeals::appeal(draft, by, *what),
        (Act::Assist(act), _) => assistants::act(draft, *act),
        (Act::Adjourn(act), _) => sealing::act(draft, act),
        (Act::Blind(act), _) => two_boards::act(draft, act),
        _ => Err(Refusal::NotYours),
    }
}

/// After an act is decided: what it means for the scoresheets, and that an
/// adjourned game may end before it is resumed.
pub(crate) fn after(draft: &mut Draft<'_>) {
    if draft.game.keeps_score() {
        duty::follow(draft);
    }
    if draft.game.is_adjourned() {
        let rules = draft.rules();
        let ends = draft
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
