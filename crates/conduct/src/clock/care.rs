//! The clock in the arbiter's hands: defects, wrong settings, times after a
//! position was put back, stops without reason, time for a disturbance.

use tuomari_board::Color;
use tuomari_clock::{Color as Face, Millis, State, Stopper};
use tuomari_rulebook::{
    ArbiterClockAccess, ArbiterIntervention, ClockStopRight, IllegalMoveRaisedBy,
    IllegalPressIncrement, Topic,
};

use crate::{
    act::{
        by::By,
        clock_fault::ClockFault,
        clock_order::{ClockOrder, ClockReason},
    },
    arbiter::penalties,
    draft::Draft,
    event::{
        cites::Cites,
        happening::{Breach, Happening, Irregular},
        question::Matter,
        refusal::Refusal,
        ruling::Ruling,
    },
    start::wrong_start::{Window, window},
};

/// A player or the arbiter finds a fault: the clock is stopped at once, unless
/// it is a setting that has to stay.
pub(crate) fn report_fault(draft: &mut Draft<'_>, fault: ClockFault) -> Result<(), Refusal> {
    if draft.by == By::System {
        return Err(Refusal::NotYours);
    }
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    let rules = draft.rules();
    let limit = rules.clock_setting_window();
    let cites = match fault {
        ClockFault::Defective => Cites::topic(rules, Topic::ClockDefect),
        ClockFault::WrongSetting => Cites::topic(rules, Topic::ClockSetting).or_special(&limit),
    };
    draft.not_asked(Matter::ClockFault(fault))?;
    draft.push(Happening::ClockFaultReported(draft.by, fault), cites);
    if fault == ClockFault::WrongSetting && !setting_may_change(draft) {
        draft.push(Happening::ClockSettingStays, Cites::ruled(&limit));
        return Ok(());
    }
    if clock.running().is_some() {
        draft.push(Happening::ClockStopped(draft.by), cites);
    }
    draft.ask(Matter::ClockFault(fault), None, cites);
    Ok(())
}

fn setting_may_change(draft: &Draft<'_>) -> bool {
    let limit = draft.rules().clock_setting_window().value;
    let window = window(draft.game, limit, |player| player.completed);
    matches!(window, Window::Open | Window::Arbiter)
}

/// The arbiter sets times, counters or the whole control.
pub(crate) fn set(draft: &mut Draft<'_>, order: &ClockOrder) -> Result<(), Refusal> {
    draft.in_play()?;
    if draft.game.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    let rules = draft.rules();
    let fault = draft
        .game
        .questions
        .iter()
        .find(|question| matches!(question.matter, Matter::ClockFault(_)))
        .map(|question| question.id);
    let access = rules.arbiter_clock_access();
    let unasked = matches!(order.why, ClockReason::Setting | ClockReason::Schedule);
    if access.value == ArbiterClockAccess::DisputeRequestOrDefect && unasked && fault.is_none() {
        return Err(Refusal::Forbidden(Cites::ruled(&access)));
    }
    let limit = rules.clock_setting_window();
    if order.why == ClockReason::Setting && !setting_may_change(draft) {
        return Err(Refusal::Forbidden(Cites::ruled(&limit)));
    }
    let cites = match order.why {
        ClockReason::Defect => Cites::topic(rules, Topic::ClockDefect),
        ClockReason::Setting | ClockReason::Schedule => {
            Cites::topic(rules, Topic::ClockSetting).or_special(&limit)
        }
        ClockReason::Restoring => Cites::topic(rules, Topic::TimesAfterRestoring),
        ClockReason::Dispute | ClockReason::Request => {
            Cites::ruled(&access).and_topic(rules, Topic::ClockDefect)
        }
    };
    draft.push(
        Happening::ClockSet(Box::new(*order)),
        cites.and_ruled(&access),
    );
    if let Some(id) = fault {
        draft.push(Happening::Ruled(id, Ruling::Accept), cites);
    }
    Ok(())
}

/// The arbiter gives the clocks the times they showed when the position on the
/// board arose: the second of the two proposals after a restoration; the first
/// is to leave them (D-17).
pub(crate) fn restore_times(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let plies = draft.game.history.plies().len();
    let (white, black) = draft.game.times_after(plies).ok_or(Refusal::NoClock)?;
    let order = ClockOrder::new(ClockReason::Restoring).with_times(white, black);
    draft.topic(
        Happening::ClockSet(Box::new(order)),
        Topic::TimesAfterRestoring,
    );
    Ok(())
}

/// The arbiter says whether a player had reason to stop the clock.
pub(crate) fn judge_stop(draft: &mut Draft<'_>, justified: bool) -> Result<(), Refusal> {
    draft.in_play()?;
    let right = draft.rules().clock_stop_right();
    if right.value != ClockStopRight::SeekArbiterOnly {
        // Any dispute is reason enough; what is no dispute is misconduct.
        return Err(Refusal::NotProvided(Cites::ruled(&right)));
    }
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    let by = match clock.state() {
        State::Stopped {
            by: Stopper::Player(Face::White),
            ..
        } => Color::White,
        State::Stopped {
            by: Stopper::Player(Face::Black),
            ..
        } => Color::Black,
        State::Idle | State::Running(_) | State::Stopped { .. } => return Err(Refusal::ClockRuns),
    };
    draft.topic(Happening::StopJudged(by, justified), Topic::StopJudged);
    if !justified {
        let rules = draft.rules();
        let cites = Cites::topic(rules, Topic::StopJudged).and_topic(rules, Topic::Penalties);
        let (step, cites) = penalties::proposed(draft, by, cites);
        draft.ask(Matter::Breach(by), Some(step), cites);
    }
    Ok(())
}

/// The arbiter finds that a press without a move was a slip: a distraction at
/// most, no illegal move (D-24).
pub(crate) fn find_slip(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    draft.in_play()?;
    let rules = draft.rules();
    let raised_by = rules.illegal_move_raised_by();
    if raised_by.value == IllegalMoveRaisedBy::OpponentOnly {
        let cites = Cites::ruled(&raised_by).and_topic(rules, Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    let plies = draft.game.history.plies().len();
    let not_answered = |ply: usize| ply.saturating_add(1) >= plies;
    let cites = Cites::ruled(&rules.press_without_move()).and_topic(rules, Topic::Disturbance);
    let player = draft.game.players.get(of);
    let mut open = draft.game.irregularities.iter();
    let slip = open.find(|open| open.by == of && open.what == Irregular::NoMove);
    let breach = player.breach.filter(|open| open.what == Irregular::NoMove);
    let gain = match (slip, breach) {
        (Some(slip), _) if not_answered(slip.ply) => {
            if slip.ply < plies {
                let touches = slip.touches.clone();
                let plies = slip.ply;
                draft.push(Happening::Reinstated { plies, touches }, cites);
                if let Some(m) = slip.must {
                    draft.push(Happening::BoundToMove(of, m), cites);
                }
            } else {
                draft.push(Happening::IrregularityStands(of), cites);
            }
            slip.gain
        }
        (None, Some(breach)) if not_answered(breach.ply) => player.gain,
        _ => return Err(Refusal::NoSlip),
    };
    draft.topic(Happening::ClockTurned(of), Topic::TimesAfterRestoring);
    let increment = rules.illegal_press_increment();
    if increment.value == IllegalPressIncrement::Removed && !gain.is_zero() {
        let taken = Happening::TimeTaken(of, gain);
        draft.push(taken, Cites::ruled(&increment));
    }
    draft.push(Happening::Noted(of, Breach::PressWithoutMove), cites);
    Ok(())
}

/// The arbiter adds time: for a disturbance (`fide-2018/12.5`), or to the
/// opponent of a player who knocked pieces over (`fi-blitz-2014/9`).
pub(crate) fn add_time(draft: &mut Draft<'_>, of: Color, time: Millis) -> Result<(), Refusal> {
    draft.in_play()?;
    if draft.game.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    let disturbed_by_pieces = draft
        .game
        .displaced
        .is_some_and(|displaced| displaced.by != of);
    let topic = if disturbed_by_pieces {
        Topic::DisplacingPenalised
    } else {
        may_act_unasked(draft)?;
        Topic::ExtraTimeBoth
    };
    draft.topic(Happening::TimeAdded(of, time), topic);
    Ok(())
}

/// The software gives back time in which it was away, and for which the clock
/// can no longer stand still: something has happened since. It has stopped the
/// clock itself to do so.
pub(crate) fn give_back(draft: &mut Draft<'_>, of: Color, time: Millis) -> Result<(), Refusal> {
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Stopped {
            by: Stopper::System,
            ..
        } => {
            draft.topic(Happening::TimeAdded(of, time), Topic::PlayInterrupted);
            Ok(())
        }
        State::Idle | State::Running(_) | State::Stopped { .. } => Err(Refusal::NotYours),
    }
}

/// Where the arbiter acts on request only, something must wait for him; a
/// breach waits for the penalties, and those know no time.
fn may_act_unasked(draft: &Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().arbiter_intervention();
    let asked = draft.game.questions.iter().any(|question| {
        !matches!(question.matter, Matter::Breach(_))
            && !matches!(question.matter, Matter::Incident(incident, _) if incident.is_of_player())
    });
    if rule.value == ArbiterIntervention::OnlyOnRequest && !asked {
        return Err(Refusal::Forbidden(Cites::ruled(&rule)));
    }
    Ok(())
}

/// A ruling on a faulty clock: if there is no fault, play goes on.
pub(crate) fn ruled(draft: &mut Draft<'_>, ruling: Ruling, cites: Cites) -> bool {
    if ruling != Ruling::Reject {
        return false;
    }
    resume_if_stopped(draft, cites);
    true
}

/// Sets the clock going again where it stands.
pub(crate) fn resume_if_stopped(draft: &mut Draft<'_>, cites: Cites) {
    let stopped = draft
        .game
        .clock
        .as_ref()
        .is_some_and(|clock| matches!(clock.state(), State::Stopped { .. }));
    if stopped {
        let cites = cites.and_topic(draft.rules(), Topic::PlayResumed);
        draft.push(Happening::ClockResumed, cites);
    }
}
