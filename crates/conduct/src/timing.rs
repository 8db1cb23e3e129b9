//! Chapter 6: the clock, and time that has run out.

use tuomari_board::Color;
use tuomari_clock::{State, Stopper};
use tuomari_mating::{MaterialClass, Step, check_forced_mate, material_test};
use tuomari_rulebook::{
    BothFlags, FlagClaimProcedure, FlagDetection, FlagMaterialTest, OpponentRestartClock, Topic,
};

use crate::{
    cites::Cites,
    color::face,
    command::{Act, By, Claim},
    conclusion::{Cause, Conclusion},
    decide::Log,
    displaced,
    ending::{by_verdict, conclude},
    event::Happening,
    event_order, flag_order,
    game::{Game, Table},
    late_dead,
    oracle::Verdict,
    presence,
    question::{Matter, Proposal},
    refusal::Refusal,
    watch,
};

/// White's clock is started.
pub(crate) fn start(log: &mut Log<'_>) -> Result<(), Refusal> {
    if let By::Player(color) = log.by
        && !starts(log.game, color)
    {
        return Err(Refusal::NotYours);
    }
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    if clock.state() != State::Idle {
        return Err(Refusal::ClockStarted);
    }
    presence::may_start(log)?;
    log.topic(Happening::ClockStarted, Topic::ClockStarted);
    Ok(())
}

/// The Laws say that the clock of who begins is started, and not by whom.
/// Where no hour is appointed nobody but the players may be there, and then it
/// is for the one who does not begin.
fn starts(game: &Game, color: Color) -> bool {
    game.presence().is_none() && game.history.start().turn() != color
}

/// A player or the arbiter stops the clock.
pub(crate) fn stop(log: &mut Log<'_>) -> Result<(), Refusal> {
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Idle => return Err(Refusal::ClockNotStarted),
        State::Stopped { .. } => return Err(Refusal::ClockStopped),
        State::Running(_) => {}
    }
    let topic = match log.by {
        By::Player(_) | By::Assistant(_) => Topic::StopToCall,
        By::Arbiter | By::System => Topic::PlayInterrupted,
    };
    log.topic(Happening::ClockStopped(log.by), topic);
    if let By::Player(color) = log.by
        && log.game.players.get(color).remarked_flag
    {
        // The remark takes effect now, if it still can.
        flag_claim_with_clock_stopped(log, color);
    }
    displaced::called(log);
    Ok(())
}

/// The arbiter sets the clock going again.
pub(crate) fn resume(log: &mut Log<'_>) -> Result<(), Refusal> {
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Idle => Err(Refusal::ClockNotStarted),
        State::Running(_) => Err(Refusal::ClockRuns),
        State::Stopped { .. } => {
            log.topic(Happening::ClockResumed, Topic::PlayResumed);
            Ok(())
        }
    }
}

/// The software sets going again what it stopped itself: it was away.
pub(crate) fn resume_own_stop(log: &mut Log<'_>) -> Result<(), Refusal> {
    log.in_play()?;
    let clock = log.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Stopped {
            by: Stopper::System,
            ..
        } => resume(log),
        _ => Err(Refusal::NotYours),
    }
}

/// The opponent starts the offender's clock, where the rulebook lets him. It
/// is no press: no move is counted and no time is gained.
pub(crate) fn restart_opponents(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let rule = log.rules().opponent_restart_clock();
    if rule.value != OpponentRestartClock::Allowed {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    if !log.runs(by) {
        return Err(Refusal::LeverDown);
    }
    log.push(Happening::ClockTurned(!by), Cites::ruled(&rule));
    Ok(())
}

/// A player points out that the opponent's time is up.
pub(crate) fn claim_flag(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    let clock = log.game.clock.ok_or(Refusal::NoClock)?;
    if !overstepped(log, !by) {
        let what = Happening::Found {
            by,
            claim: Claim::Flag,
            correct: false,
        };
        let cites =
            Cites::topic(log.rules(), Topic::FlagSeen).and_topic(log.rules(), Topic::QuotaChecked);
        log.push(what, cites);
        return Ok(());
    }
    let procedure = log.rules().flag_claim_procedure();
    let stopped = matches!(clock.state(), State::Stopped { .. });
    if procedure.value == FlagClaimProcedure::StopWithOwnFlagUp && !stopped {
        log.push(Happening::FlagRemarked(by), Cites::ruled(&procedure));
        return Ok(());
    }
    flag_claim_with_clock_stopped(log, by);
    Ok(())
}

/// Whether the player's flag fell before he had completed the moves of its
/// period (`fide-2018/6.4`). The clock counts presses; a move that was
/// completed without one counts too.
pub(crate) fn overstepped(log: &Log<'_>, color: Color) -> bool {
    let Some(clock) = &log.game.clock else {
        return false;
    };
    let reading = clock.reading(face(color), log.at);
    let Some(fallen) = reading.expiry.or(reading.passed) else {
        return false;
    };
    let quota = clock
        .control()
        .schedule(face(color))
        .ends_at_move(fallen.period);
    let since = reading.moves.saturating_sub(fallen.moves);
    let completed = log.game.players.get(color).completed.saturating_sub(since);
    let counted = completed.max(fallen.moves);
    quota.is_none_or(|moves| u32::from(counted) < moves)
}

/// The claim in full: whose flag, whose material.
fn flag_claim_with_clock_stopped(log: &mut Log<'_>, by: Color) {
    if event_order::is_asked(log) {
        // A second remark goes to the arbiter with the first (D-52).
        let cites = Cites::ruled(&log.rules().event_order());
        log.push(Happening::FlagRemarked(by), cites);
        return;
    }
    let own = overstepped(log, by);
    let found = Happening::Found {
        by,
        claim: Claim::Flag,
        correct: !own,
    };
    let cites =
        Cites::ruled(&log.rules().flag_claim_procedure()).and_topic(log.rules(), Topic::FlagSeen);
    if own {
        both_flags(log, Some(by));
        return;
    }
    log.push(found, cites);
    let cites =
        Cites::topic(log.rules(), Topic::FlagSeen).and_topic(log.rules(), Topic::QuotaChecked);
    log.push(Happening::FlagFell(!by), cites);
    time_lost(log, !by);
}

/// The arbiter sees a fallen flag and says so, or a player his own. Where only
/// legal moves can be made, the software is the arbiter who notices flags.
pub(crate) fn see_flag(log: &mut Log<'_>, of: Color) -> Result<(), Refusal> {
    let own = log.by == By::Player(of);
    let software = log.by == By::System && log.game.table == Table::Assisted;
    if log.by != By::Arbiter && !own && !software {
        return Err(Refusal::NotYours);
    }
    let rule = log.rules().flag_detection();
    if rule.value == FlagDetection::PlayersOnly && !own {
        let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    if log.game.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    if !overstepped(log, of) {
        return Err(Refusal::NoQuestion);
    }
    let mut cites = Cites::ruled(&rule)
        .and_topic(log.rules(), Topic::FlagSeen)
        .and_topic(log.rules(), Topic::QuotaChecked);
    if log.game.players.get(of).unpressed {
        // A move made and not pressed is not completed.
        cites = cites.and_topic(log.rules(), Topic::Press);
    }
    log.push(Happening::FlagFell(of), cites);
    if overstepped(log, !of) {
        both_flags(log, None);
    } else {
        time_lost(log, of);
    }
    Ok(())
}

/// Both times are gone.
pub(crate) fn both_flags(log: &mut Log<'_>, claimant: Option<Color>) {
    let rule = log.rules().both_flags();
    let cites = Cites::ruled(&rule).and_topic(log.rules(), Topic::BothFlags);
    let cites = match claimant {
        Some(_) => cites,
        None => cites.and_ruled(&log.rules().both_flags_ended_by()),
    };
    let draw = Conclusion::draw(Cause::BothTimes);
    match rule.value {
        BothFlags::AlwaysDraw => conclude(log, draw, cites),
        BothFlags::ClaimFailsArbiter => {
            if let Some(by) = claimant {
                let what = Happening::Found {
                    by,
                    claim: Claim::Flag,
                    correct: false,
                };
                log.push(what, cites);
            }
            // The article says that the claim fails and no more (D-09).
            let asked = cites.and_topic(log.rules(), Topic::NotForeseen);
            log.ask(Matter::BothFlags, Some(Proposal::End(draw)), asked);
        }
        // The clock knows which fell first; the first fallen loses, entered
        // by the arbiter (D-10).
        BothFlags::FirstFallenLoses
        | BothFlags::UnknownOrderRule
        | BothFlags::GuidelineOnly
        | BothFlags::NotApplicable => match first_fallen(log) {
            Some(first) if claimant.is_some() => first_is_known(log, first),
            Some(first) => {
                log.topic(Happening::FlagFell(first), Topic::FlagSeen);
                time_lost(log, first);
            }
            None => flag_order::order_unknown(log),
        },
    }
}

/// A player with no time left points out that the opponent's went first. The
/// display agrees, and the arbiter enters the result, not the claim (D-10).
fn first_is_known(log: &mut Log<'_>, first: Color) {
    let rules = log.rules();
    let cites = Cites::ruled(&rules.flag_claim_procedure())
        .and_topic(rules, Topic::FlagSeen)
        .and_ruled(&rules.flag_material_test())
        .and_topic(rules, Topic::TimeExceeded);
    let won = Conclusion::win(!first, Cause::Time(first));
    let proposed = match log.can_mate(log.game.position(), !first) {
        Verdict::Cannot(_) => Conclusion::draw(won.cause),
        Verdict::Can(_) | Verdict::Unknown(_) => won,
    };
    log.ask(Matter::BothFlags, Some(Proposal::End(proposed)), cites);
}

fn first_fallen(log: &Log<'_>) -> Option<Color> {
    let clock = log.game.clock?;
    let white = clock.expiry(face(Color::White), log.at)?;
    let black = clock.expiry(face(Color::Black), log.at)?;
    match white.at.cmp(&black.at) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
    }
}

/// The player's flag counts as fallen; what it means may have to wait for a
/// claim of his that was postponed.
fn time_lost(log: &mut Log<'_>, of: Color) {
    if !watch::holds_flag(log, of) {
        lose_on_time(log, of);
    }
}

/// He loses unless the opponent lacks what the rulebook asks for.
pub(crate) fn lose_on_time(log: &mut Log<'_>, of: Color) {
    let rules = log.rules();
    let rule = rules.flag_material_test();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::TimeExceeded);
    let won = Conclusion::win(!of, Cause::Time(of));
    let position = log.game.position();
    if rule.value == FlagMaterialTest::AnyLegalMate {
        let verdict = log.can_mate(position, !of);
        by_verdict(log, verdict, !of, won, cites);
        return;
    }
    let pawn = rules.pawn_counts_as_material().value.is_yes();
    let test = material_test(position.board(), !of, pawn);
    if test.forces && test.class == MaterialClass::Pawn {
        by_pawns(log, !of, won, cites);
    } else if test.forces {
        conclude(log, won, cites);
    } else if rules.forced_mate_demonstration().value.is_yes() {
        log.push(Happening::LineAwaited(!of), cites);
    } else {
        conclude(log, Conclusion::draw(Cause::Time(of)), cites);
    }
}

/// The winner has nothing better than pawns. The code's own test counts them,
/// wherever they stand; if it is proved that they never mate, the two answers
/// go to the arbiter and the code's is proposed (D-58).
fn by_pawns(log: &mut Log<'_>, winner: Color, won: Conclusion, cites: Cites) {
    let verdict = log.can_mate(log.game.position(), winner);
    let Verdict::Cannot(proof) = verdict else {
        conclude(log, won, cites);
        return;
    };
    log.push(Happening::MatingExamined(winner, verdict), cites);
    if let Some(Act::ReportDead { plies, proofs }) = log.game.find_dead(log.ctx.oracle) {
        // Nor can the opponent: the game was over before the flag fell.
        late_dead::found(log, plies, proofs);
        return;
    }
    let matter = Matter::BlockedPawns(winner, proof);
    log.ask(matter, Some(Proposal::End(won)), cites);
}

/// The claimant shows a forced mate: every reply covered, every end mate.
pub(crate) fn show_line(log: &mut Log<'_>, by: Color, lines: &[Vec<Step>]) -> Result<(), Refusal> {
    if log.game.line_awaited != Some(by) {
        return Err(Refusal::NoLineAwaited);
    }
    let cites = Cites::ruled(&log.rules().forced_mate_demonstration());
    let checked = check_forced_mate(log.game.position(), by, lines);
    let conclusion = match &checked {
        Ok(()) => Conclusion::win(by, Cause::Time(!by)),
        Err(_) => Conclusion::draw(Cause::Time(!by)),
    };
    let fault = checked.err().map(Box::new);
    log.push(Happening::LineChecked(by, fault), cites);
    conclude(log, conclusion, cites);
    Ok(())
}

/// The claimant has no line.
pub(crate) fn waive_line(log: &mut Log<'_>, by: Color) -> Result<(), Refusal> {
    if log.game.line_awaited != Some(by) {
        return Err(Refusal::NoLineAwaited);
    }
    let cites = Cites::ruled(&log.rules().flag_material_test());
    conclude(log, Conclusion::draw(Cause::Time(!by)), cites);
    Ok(())
}
