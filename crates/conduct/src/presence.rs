//! Articles 6.6 and 6.7: the appointed hour, who is there, who is too late.
//!
//! A table without an appointment has its players at the board from the
//! start, and nothing here speaks of it.

use tuomari_clock::{At, BothAbsent, DefaultTime, Defaulted, Millis, Presence, State, Stopper};

use tuomari_board::Color;
use tuomari_notation::Points;
use tuomari_rulebook::{DefaultTimeBothAbsent, Topic};

use crate::{
    cites::Cites,
    color::face,
    command::By,
    conclusion::{Cause, Conclusion},
    decide::Log,
    ending::conclude,
    event::Happening,
    question::{Matter, Proposal},
    refusal::Refusal,
    ruling::Ruling,
};

/// The hour of the game is appointed.
pub(crate) fn appoint(log: &mut Log<'_>, start: At) -> Result<(), Refusal> {
    if matches!(log.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    log.in_play()?;
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    if clock.state() != State::Idle {
        return Err(Refusal::ClockStarted);
    }
    let allowance = log.rules().default_time();
    let Some(ms) = allowance.value.ms() else {
        return Err(Refusal::NotProvided(Cites::ruled(&allowance)));
    };
    let absent = log.rules().default_time_both_absent();
    let both_absent = match absent.value {
        DefaultTimeBothAbsent::NobodyLosesTime => BothAbsent::NobodyLoses,
        DefaultTimeBothAbsent::WhiteLosesTime | DefaultTimeBothAbsent::NotApplicable => {
            BothAbsent::MoverLoses
        }
    };
    let start =
        DefaultTime::new(start, Millis::from_ms(u64::from(ms))).with_both_absent(both_absent);
    let cites = Cites::ruled(&allowance).and_ruled(&absent);
    log.push(Happening::StartAppointed(start), cites);
    Ok(())
}

/// Whether White's clock may be started now: not while both are absent where
/// the event says that nobody loses time then.
pub(crate) fn may_start(log: &Log<'_>) -> Result<(), Refusal> {
    let Some(start) = &log.game.presence else {
        return Ok(());
    };
    let absent = log.rules().default_time_both_absent();
    if absent.value == DefaultTimeBothAbsent::NobodyLosesTime && start.runs_since(log.at).is_none()
    {
        return Err(Refusal::Forbidden(Cites::ruled(&absent)));
    }
    Ok(())
}

/// A player comes to the board.
pub(crate) fn arrive(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let mut start = log.game.presence.ok_or(Refusal::NoAppointment)?;
    let here = match start.presence(face(by), log.at) {
        Presence::InTime { .. } => true,
        Presence::Late { since } => since.is_some(),
        Presence::Awaited | Presence::Excused => false,
    };
    if here {
        return Err(Refusal::AlreadyHere);
    }
    start.arrive(face(by), log.at);
    log.topic(Happening::Arrived(by), Topic::DefaultTime);
    start_if_waiting(log, &start);
    judge(log, &start);
    Ok(())
}

/// Where nobody lost time while both were absent, the first to come sets
/// White's clock going.
fn start_if_waiting(log: &mut Log<'_>, start: &DefaultTime) {
    let absent = log.rules().default_time_both_absent();
    let idle = log
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.state() == State::Idle);
    if idle
        && absent.value == DefaultTimeBothAbsent::NobodyLosesTime
        && start.runs_since(log.at).is_some()
    {
        let cites = Cites::ruled(&absent).and_topic(log.rules(), Topic::ClockStarted);
        log.push(Happening::ClockStarted, cites);
    }
}

/// Somebody is missing and it is noted: the arbiter looks, or the timer is
/// due.
pub(crate) fn note_absence(log: &mut Log<'_>) -> Result<(), Refusal> {
    if matches!(log.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    log.in_play()?;
    let start = log.game.presence.ok_or(Refusal::NoAppointment)?;
    if start.defaulted(log.at) == Defaulted::Nobody {
        return Err(Refusal::NobodyLate);
    }
    judge(log, &start);
    Ok(())
}

/// One too late loses; both too late lose both, which the arbiter enters
/// (D-38).
fn judge(log: &mut Log<'_>, start: &DefaultTime) {
    let rules = log.rules();
    let cites = Cites::ruled(&rules.default_time()).and_topic(rules, Topic::DefaultTime);
    match start.defaulted(log.at) {
        Defaulted::Nobody => {}
        Defaulted::One(late) => {
            let late = match late {
                tuomari_clock::Color::White => Color::White,
                tuomari_clock::Color::Black => Color::Black,
            };
            conclude(log, Conclusion::win(!late, Cause::Absence(late)), cites);
        }
        Defaulted::Both => {
            let asked = log
                .game
                .questions
                .iter()
                .any(|question| question.matter == Matter::BothLate);
            if !asked {
                let both = Conclusion {
                    points: Points::NONE,
                    cause: Cause::BothAbsent,
                };
                let cites = cites.and_topic(rules, Topic::BothAbsent);
                log.ask(Matter::BothLate, Some(Proposal::End(both)), cites);
            }
        }
    }
}

/// The arbiter decides otherwise: this player does not lose for being late.
pub(crate) fn excuse(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    let mut start = log.game.presence.ok_or(Refusal::NoAppointment)?;
    match log.game.conclusion.map(|end| end.cause) {
        None => {}
        Some(Cause::Absence(late)) if late == of => {
            log.topic(Happening::Excused(of), Topic::DefaultTime);
            log.topic(Happening::Reopened, Topic::DefaultTime);
            let stopped = log
                .game
                .clock
                .as_ref()
                .map(tuomari_clock::ChessClock::state);
            if let Some(State::Stopped {
                by: Stopper::System,
                ..
            }) = stopped
            {
                log.topic(Happening::ClockResumed, Topic::PlayResumed);
            }
            return Ok(());
        }
        Some(_) => return Err(Refusal::GameOver),
    }
    log.topic(Happening::Excused(of), Topic::DefaultTime);
    start.excuse(face(of));
    let both_late = log
        .game
        .questions
        .iter()
        .find(|question| question.matter == Matter::BothLate)
        .map(|question| question.id);
    if let Some(id) = both_late {
        // What is left of the question is whether the other one loses.
        log.topic(Happening::Ruled(id, Ruling::Reject), Topic::DefaultTime);
        judge(log, &start);
    }
    Ok(())
}

/// A ruling on two late players: if they do not lose, both are excused.
pub(crate) fn ruled(log: &mut Log<'_>, ruling: Ruling) -> bool {
    if ruling != Ruling::Reject {
        return false;
    }
    for color in Color::ALL {
        log.topic(Happening::Excused(color), Topic::DefaultTime);
    }
    true
}
