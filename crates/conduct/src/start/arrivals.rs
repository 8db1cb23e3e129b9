//! Articles 6.6 and 6.7: the appointed hour, who is there, who is too late.
//!
//! A table without an appointment has its players at the board from the
//! start, and nothing here speaks of it.

use tuomari_board::Color;
use tuomari_clock::{At, BothAbsent, DefaultTime, Defaulted, Millis, Presence, State, Stopper};
use tuomari_notation::Points;
use tuomari_rulebook::{DefaultTimeBothAbsent, Topic};

use crate::{
    act::by::By,
    color::face,
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
        ruling::Ruling,
    },
};

/// The hour of the game is appointed.
pub(crate) fn appoint(draft: &mut Draft<'_>, start: At) -> Result<(), Refusal> {
    if matches!(draft.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    if clock.state() != State::Idle {
        return Err(Refusal::ClockStarted);
    }
    let allowance = draft.rules().default_time();
    let Some(ms) = allowance.value.ms() else {
        return Err(Refusal::NotProvided(Cites::ruled(&allowance)));
    };
    let absent = draft.rules().default_time_both_absent();
    let both_absent = match absent.value {
        DefaultTimeBothAbsent::NobodyLosesTime => BothAbsent::NobodyLoses,
        DefaultTimeBothAbsent::WhiteLosesTime | DefaultTimeBothAbsent::NotApplicable => {
            BothAbsent::MoverLoses
        }
    };
    let start =
        DefaultTime::new(start, Millis::from_ms(u64::from(ms))).with_both_absent(both_absent);
    let cites = Cites::topic(draft.rules(), Topic::DefaultTime)
        .or_special(&allowance)
        .and_ruled(&absent);
    draft.push(Happening::StartAppointed(start), cites);
    Ok(())
}

/// Whether White's clock may be started now: not while both are absent where
/// the event says that nobody loses time then.
pub(crate) fn may_start(draft: &Draft<'_>) -> Result<(), Refusal> {
    let Some(start) = &draft.game.presence else {
        return Ok(());
    };
    let absent = draft.rules().default_time_both_absent();
    if absent.value == DefaultTimeBothAbsent::NobodyLosesTime
        && start.runs_since(draft.at).is_none()
    {
        return Err(Refusal::Forbidden(Cites::ruled(&absent)));
    }
    Ok(())
}

/// A player comes to the board.
pub(crate) fn arrive(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let mut start = draft.game.presence.ok_or(Refusal::NoAppointment)?;
    let here = match start.presence(face(by), draft.at) {
        Presence::InTime { .. } => true,
        Presence::Late { since } => since.is_some(),
        Presence::Awaited | Presence::Excused => false,
    };
    if here {
        return Err(Refusal::AlreadyHere);
    }
    start.arrive(face(by), draft.at);
    draft.topic(Happening::Arrived(by), Topic::DefaultTime);
    start_if_waiting(draft, &start);
    judge(draft, &start);
    Ok(())
}

/// Whoever does something at the board has come to it, whether he said so or
/// not. Whether he came too late, so that what he does is not looked at.
pub(crate) fn has_come(draft: &mut Draft<'_>, by: Color) -> Result<bool, Refusal> {
    let presence = draft
        .game
        .presence
        .map(|one| one.presence(face(by), draft.at));
    match presence {
        Some(Presence::Awaited) => {
            arrive(draft, by)?;
            Ok(false)
        }
        Some(Presence::Late { since: None }) => {
            arrive(draft, by)?;
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// Where nobody lost time while both were absent, the first to come sets
/// White's clock going.
fn start_if_waiting(draft: &mut Draft<'_>, start: &DefaultTime) {
    let absent = draft.rules().default_time_both_absent();
    let idle = draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| clock.state() == State::Idle);
    if idle
        && absent.value == DefaultTimeBothAbsent::NobodyLosesTime
        && start.runs_since(draft.at).is_some()
    {
        let cites = Cites::ruled(&absent).and_topic(draft.rules(), Topic::ClockStarted);
        draft.push(Happening::ClockStarted, cites);
    }
}

/// Somebody is missing and it is noted: the arbiter looks, or the timer is
/// due.
pub(crate) fn note_absence(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if matches!(draft.by, By::Player(_)) {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    let start = draft.game.presence.ok_or(Refusal::NoAppointment)?;
    if start.defaulted(draft.at) == Defaulted::Nobody {
        return Err(Refusal::NobodyLate);
    }
    judge(draft, &start);
    Ok(())
}

/// One too late loses; both too late lose both, which the arbiter enters
/// (D-38).
fn judge(draft: &mut Draft<'_>, start: &DefaultTime) {
    let rules = draft.rules();
    let cites = Cites::topic(rules, Topic::DefaultTime).or_special(&rules.default_time());
    match start.defaulted(draft.at) {
        Defaulted::Nobody => {}
        Defaulted::One(late) => {
            let late = match late {
                tuomari_clock::Color::White => Color::White,
                tuomari_clock::Color::Black => Color::Black,
            };
            conclude(draft, Conclusion::win(!late, Cause::Absence(late)), cites);
        }
        Defaulted::Both => {
            let asked = draft
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
                draft.ask(Matter::BothLate, Some(Proposal::End(both)), cites);
            }
        }
    }
}

/// The arbiter decides otherwise: this player does not lose for being late.
pub(crate) fn excuse(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    let mut start = draft.game.presence.ok_or(Refusal::NoAppointment)?;
    match draft.game.conclusion.map(|end| end.cause) {
        None => {}
        Some(Cause::Absence(late)) if late == of => {
            draft.topic(Happening::Excused(of), Topic::DefaultTime);
            draft.topic(Happening::Reopened, Topic::DefaultTime);
            let stopped = draft
                .game
                .clock
                .as_ref()
                .map(tuomari_clock::ChessClock::state);
            if let Some(State::Stopped {
                by: Stopper::System,
                ..
            }) = stopped
            {
                draft.topic(Happening::ClockResumed, Topic::PlayResumed);
            }
            return Ok(());
        }
        Some(_) => return Err(Refusal::GameOver),
    }
    draft.topic(Happening::Excused(of), Topic::DefaultTime);
    start.excuse(face(of));
    let both_late = draft
        .game
        .questions
        .iter()
        .find(|question| question.matter == Matter::BothLate)
        .map(|question| question.id);
    if let Some(id) = both_late {
        // What is left of the question is whether the other one loses.
        draft.topic(Happening::Ruled(id, Ruling::Reject), Topic::DefaultTime);
        judge(draft, &start);
    }
    Ok(())
}

/// A ruling on two late players: if they do not lose, both are excused.
pub(crate) fn ruled(draft: &mut Draft<'_>, ruling: Ruling) -> bool {
    if ruling != Ruling::Reject {
        return false;
    }
    for color in Color::ALL {
        draft.topic(Happening::Excused(color), Topic::DefaultTime);
    }
    true
}
