//! From a command to what happens.

use tuomari_board::{Color, Position};
use tuomari_clock::At;
use tuomari_mating::Spent;
use tuomari_rulebook::{Rules, Topic};

use crate::{
    arbitration, aside, assistant, beside,
    cites::Cites,
    command::{Act, By, Command},
    completing, drawing,
    event::{Event, Happening},
    game::{Game, Table},
    irregularity, late_dead, moving,
    oracle::{Oracle, Verdict},
    question::{Matter, Proposal, Question, QuestionId},
    refusal::Refusal,
    repair, result_entry, set_aside, silence, sweep, timing, wooden,
};

/// Most questions that wait for the arbiter at once. What comes on top of them
/// is noted and counted, so that he knows that there is more.
const MOST_QUESTIONS: usize = 16;

/// What a decision may ask beside the game: the rules in force, and the
/// analyser.
pub struct Ctx<'a> {
    /// The rules in force at the table.
    pub rules: &'a Rules,
    /// Who knows whether a side can still mate.
    pub oracle: &'a dyn Oracle,
}

/// Decides what a command brings about. The game is not changed; applying the
/// events changes it.
pub fn decide(ctx: &Ctx<'_>, game: &Game, command: &Command) -> Result<Vec<Event>, Refusal> {
    let mut log = Log {
        ctx,
        game,
        at: command.at,
        by: command.by,
        events: Vec::new(),
    };
    if let Act::ReportDead { plies, proofs } = command.act {
        // It is about the past, whatever became of the game since.
        late_dead::report(&mut log, plies, proofs)?;
        return Ok(log.events);
    }
    let over = game.conclusion.is_some() && command.by != By::Arbiter;
    if over && (game.withheld.is_some() || !aside::outlives_the_game(game, &command.act)) {
        silence::after_the_end(&mut log, &command.act)?;
        return Ok(log.events);
    }
    if game.referral.is_some() && command.by != By::Arbiter && !is_verifying(&command.act) {
        return Err(Refusal::GameOver);
    }
    assistant::acting_for(&mut log, &command.act)?;
    if aside::before(&mut log, &command.act)? {
        aside::after(&mut log);
        return Ok(log.events);
    }
    let act = &command.act;
    let by = log.by;
    match by {
        By::Player(by) if players_act(&mut log, by, act)? => {}
        By::Arbiter if arbiters_act(&mut log, act)? => {}
        By::System if *act == Act::Resume => timing::resume_own_stop(&mut log)?,
        _ => anyones_act(&mut log, act)?,
    }
    aside::after(&mut log);
    Ok(log.events)
}

/// What a player does to board, clock and opponent; no if it is nothing of
/// this.
fn players_act(log: &mut Log<'_>, by: Color, act: &Act) -> Result<bool, Refusal> {
    if log.game.table == Table::Assisted && is_by_hand(act) {
        return Err(Refusal::IllegalHere);
    }
    match act {
        Act::AnnounceAdjusting => moving::announce_adjusting(log, by),
        Act::Touch { square, contact } => moving::touch(log, by, *square, *contact)?,
        Act::Place { from, to } => moving::place(log, by, *from, *to)?,
        Act::Remove { square } => moving::remove(log, by, *square)?,
        Act::Release => moving::release(log, by)?,
        Act::Make {
            from,
            to,
            promotion,
        } => moving::make(log, by, *from, *to, *promotion)?,
        Act::Press => completing::press(log, by)?,
        Act::RestartOpponentsClock => timing::restart_opponents(log, by)?,
        Act::FixMove {
            from,
            to,
            promotion,
            form,
        } => drawing::fix_move(log, by, (*from, *to, *promotion), *form)?,
        Act::OfferDraw => drawing::offer(log, by)?,
        Act::WithdrawOffer => drawing::withdraw(log, by)?,
        Act::AcceptDraw => drawing::accept(log, by)?,
        Act::DeclineDraw => drawing::decline(log, by)?,
        Act::Claim(claim) => arbitration::claim(log, by, *claim)?,
        Act::ShowLine(lines) => timing::show_line(log, by, lines)?,
        Act::WaiveLine => timing::waive_line(log, by)?,
        Act::Resign => crate::ending::resign(log, by),
        Act::AgreeRepair { plies } => repair::agree(log, by, *plies)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// What only an arbiter does; no if it is nothing of this.
fn arbiters_act(log: &mut Log<'_>, act: &Act) -> Result<bool, Refusal> {
    match act {
        Act::Resume => timing::resume(log)?,
        Act::SeeIrregularity => irregularity::seen(log)?,
        Act::SeeIllegalPosition => sweep::seen(log)?,
        Act::Rule { question, ruling } => arbitration::rule(log, *question, *ruling)?,
        Act::SetAside => set_aside::set_aside(log)?,
        Act::EnterResult(points) => result_entry::enter(log, *points)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// What more than one of them may do; the acts above are not theirs.
fn anyones_act(log: &mut Log<'_>, act: &Act) -> Result<(), Refusal> {
    match act {
        Act::StartClock => timing::start(log),
        Act::StopClock => timing::stop(log),
        Act::SeeFlag { of } => timing::see_flag(log, *of),
        Act::ReportTwoHands { of } => irregularity::two_hands(log, *of),
        Act::Record(_)
        | Act::Report(_)
        | Act::Penalise(_)
        | Act::Appeal(_)
        | Act::Assist(_)
        | Act::Adjourn(_)
        | Act::Blind(_) => aside::decide(log, act),
        _ => beside::decide(log, act),
    }
}

/// Where only legal moves can be made, pieces are not handled one by one.
fn is_by_hand(act: &Act) -> bool {
    matches!(
        act,
        Act::AnnounceAdjusting
            | Act::Touch { .. }
            | Act::Place { .. }
            | Act::Remove { .. }
            | Act::Release
    )
}

/// After a claim that ended play only its evidence is still looked at.
fn is_verifying(act: &Act) -> bool {
    matches!(act, Act::Verify(_))
}

/// A decision under way.
pub(crate) struct Log<'a> {
    pub(crate) ctx: &'a Ctx<'a>,
    pub(crate) game: &'a Game,
    pub(crate) at: At,
    pub(crate) by: By,
    pub(crate) events: Vec<Event>,
}

impl<'a> Log<'a> {
    pub(crate) fn rules(&self) -> &'a Rules {
        self.ctx.rules
    }

    pub(crate) fn push(&mut self, what: Happening, cites: Cites) {
        self.events.push(Event {
            at: self.at,
            what,
            cites,
        });
    }

    /// Something that rests on a topic of the rulebook.
    pub(crate) fn topic(&mut self, what: Happening, topic: Topic) {
        let cites = Cites::topic(self.rules(), topic);
        self.push(what, cites);
    }

    /// Puts a question to the arbiter.
    pub(crate) fn ask(&mut self, matter: Matter, proposal: Option<Proposal>, cites: Cites) {
        let asked_now = self
            .events
            .iter()
            .filter(|event| matches!(event.what, Happening::Asked(_)))
            .count();
        let already = u16::try_from(asked_now).unwrap_or(u16::MAX);
        let id = QuestionId(self.game.asked.saturating_add(already).saturating_add(1));
        let question = Question {
            id,
            matter,
            proposal,
            cites,
        };
        let waiting = self.game.questions.len() + asked_now;
        if waiting >= MOST_QUESTIONS {
            self.push(Happening::NotAsked(matter), cites);
        } else {
            self.push(Happening::Asked(question), cites);
        }
    }

    /// Puts a question to the arbiter unless it is open already.
    pub(crate) fn ask_once(&mut self, matter: Matter, proposal: Option<Proposal>, cites: Cites) {
        if self.not_asked(matter).is_ok() {
            self.ask(matter, proposal, cites);
        }
    }

    /// Refuses what would put a question that is open already.
    pub(crate) fn not_asked(&self, matter: Matter) -> Result<(), Refusal> {
        let mut open = self.game.questions.iter();
        if open.any(|question| question.matter == matter) {
            Err(Refusal::AlreadyAsked)
        } else {
            Ok(())
        }
    }

    /// Refuses what makes no sense once the game is over.
    pub(crate) fn in_play(&self) -> Result<(), Refusal> {
        match self.game.conclusion {
            Some(_) => Err(Refusal::GameOver),
            None => Ok(()),
        }
    }

    /// The game as it is after what has been decided so far. For rare paths:
    /// it copies the game.
    pub(crate) fn so_far(&self) -> Game {
        let mut game = self.game.clone();
        for event in &self.events {
            game.apply(event);
        }
        game
    }

    /// Whether `side` can still mate; not known while moves on a wooden board
    /// have not been entered.
    pub(crate) fn can_mate(&self, position: &Position, side: Color) -> Verdict {
        if wooden::is_behind(self.game) {
            Verdict::Unknown(Spent { positions: 0 })
        } else {
            self.ctx.oracle.can_mate(position, side)
        }
    }

    /// Whether the player's clock is running now.
    pub(crate) fn runs(&self, color: Color) -> bool {
        let running = self
            .game
            .clock
            .as_ref()
            .and_then(tuomari_clock::ChessClock::running);
        running == Some(crate::color::face(color))
    }
}
