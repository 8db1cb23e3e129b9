//! Chapter 6: the clock, and time that has run out.

use tuomari_board::{ByColor, Color};
use tuomari_clock::{Millis, State, Stopper};
use tuomari_mating::{MaterialClass, Step, check_forced_mate, material_test};
use tuomari_rulebook::{
    BothFlags, FlagClaimProcedure, FlagDetection, FlagMaterialTest, OpponentRestartClock, Topic,
};

use crate::{
    act::{act_table::Act, by::By, claim::Claim},
    clock::both_flags,
    color::face,
    draft::Draft,
    ending::{
        concluding::{by_verdict, conclude},
        late_dead,
    },
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
        verdict::Verdict,
    },
    irregularities::{displaced, order_of_events},
    quickplay::watched_claim,
    start::arrivals,
    state::game::{Game, Table},
};

/// White's clock is started.
pub(crate) fn start(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    if let By::Player(color) = draft.by
        && !starts(draft.game, color)
    {
        return Err(Refusal::NotYours);
    }
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    if clock.state() != State::Idle {
        return Err(Refusal::ClockStarted);
    }
    arrivals::may_start(draft)?;
    draft.topic(Happening::ClockStarted, Topic::ClockStarted);
    Ok(())
}

/// The Laws say that the clock of who begins is started, and not by whom.
/// Where no hour is appointed nobody but the players may be there, and then it
/// is for the one who does not begin.
fn starts(game: &Game, color: Color) -> bool {
    game.presence().is_none() && game.history.start().turn() != color
}

/// A player or the arbiter stops the clock.
pub(crate) fn stop(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Idle => return Err(Refusal::ClockNotStarted),
        State::Stopped { .. } => return Err(Refusal::ClockStopped),
        State::Running(_) => {}
    }
    let topic = match draft.by {
        By::Player(_) | By::Assistant(_) => Topic::StopToCall,
        By::Arbiter | By::System => Topic::PlayInterrupted,
    };
    draft.topic(Happening::ClockStopped(draft.by), topic);
    if let By::Player(color) = draft.by
        && draft.game.players.get(color).remarked_flag
    {
        // The remark takes effect now, if it still can.
        flag_claim_with_clock_stopped(draft, color);
    }
    displaced::called(draft);
    Ok(())
}

/// The arbiter sets the clock going again.
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Idle => Err(Refusal::ClockNotStarted),
        State::Running(_) => Err(Refusal::ClockRuns),
        State::Stopped { .. } => {
            draft.topic(Happening::ClockResumed, Topic::PlayResumed);
            Ok(())
        }
    }
}

/// The software sets going again what it stopped itself: it was away.
pub(crate) fn resume_own_stop(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    match clock.state() {
        State::Stopped {
            by: Stopper::System,
            ..
        } => resume(draft),
        State::Idle | State::Running(_) | State::Stopped { .. } => Err(Refusal::NotYours),
    }
}

/// A player sets the clock going that stands, where no arbiter is there. A stop
/// is there to call one (`fide-2018/6.11.2`), and he would say when play goes
/// on (`6.11.3`); what waits for a ruling goes on waiting. Who stopped it while
/// his own time ran pays for the time it stood (D-88).
pub(crate) fn restart_stopped(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    draft.in_play()?;
    let rule = draft.rules().arbiter_present();
    if rule.value.is_yes() {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let clock = draft.game.clock.as_ref().ok_or(Refusal::NoClock)?;
    let (stopper, ran) = match clock.state() {
        State::Idle => return Err(Refusal::ClockNotStarted),
        State::Running(_) => return Err(Refusal::ClockRuns),
        State::Stopped { by, ran } => (by, ran),
    };
    if stopper == Stopper::Arbiter {
        return Err(Refusal::NotYours);
    }
    let since = draft.game.stopped_at.unwrap_or(draft.at);
    let stood = Millis::from_ms(draft.at.ms().saturating_sub(since.ms()));
    if stopper == Stopper::Player(face(by)) && ran == face(by) && !stood.is_zero() {
        let cites = Cites::topic(draft.rules(), Topic::StopJudged).and_ruled(&rule);
        draft.push(Happening::TimeTaken(by, stood), cites);
    }
    let cites = Cites::topic(draft.rules(), Topic::PlayResumed).and_ruled(&rule);
    draft.push(Happening::ClockResumed, cites);
    Ok(())
}

/// The opponent starts the offender's clock, where the rulebook lets him. It
/// is no press: no move is counted and no time is gained.
pub(crate) fn restart_opponents(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let rule = draft.rules().opponent_restart_clock();
    if rule.value != OpponentRestartClock::Allowed {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    if !draft.runs(by) {
        return Err(Refusal::LeverDown);
    }
    draft.push(Happening::ClockTurned(!by), Cites::ruled(&rule));
    Ok(())
}

/// A player points out that the opponent's time is up.
pub(crate) fn claim_flag(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    let clock = draft.game.clock.ok_or(Refusal::NoClock)?;
    knows_flags(draft)?;
    if !overstepped(draft, !by) {
        let what = Happening::Found {
            by,
            claim: Claim::Flag,
            correct: false,
        };
        let cites = Cites::topic(draft.rules(), Topic::FlagSeen)
            .and_topic(draft.rules(), Topic::QuotaChecked);
        draft.push(what, cites);
        return Ok(());
    }
    let procedure = draft.rules().flag_claim_procedure();
    let stopped = matches!(clock.state(), State::Stopped { .. });
    if procedure.value == FlagClaimProcedure::StopWithOwnFlagUp && !stopped {
        draft.push(Happening::FlagRemarked(by), Cites::ruled(&procedure));
        return Ok(());
    }
    flag_claim_with_clock_stopped(draft, by);
    Ok(())
}

/// Refuses where the text knows no flag: by it no game ends on time, whatever
/// clock is used (D-76).
pub(crate) fn knows_flags(draft: &Draft<'_>) -> Result<(), Refusal> {
    let rule = draft.rules().flag_detection();
    if rule.value == FlagDetection::NotApplicable {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    Ok(())
}

/// Whether the player's flag fell before he had completed the moves of its
/// period (`fide-2018/6.4`). The clock counts presses; a move that was
/// completed without one counts too.
pub(crate) fn overstepped(draft: &Draft<'_>, color: Color) -> bool {
    let Some(clock) = &draft.game.clock else {
        return false;
    };
    let reading = clock.reading(face(color), draft.at);
    let Some(fallen) = reading.expiry.or(reading.passed) else {
        return false;
    };
    let quota = clock
        .control()
        .schedule(face(color))
        .ends_at_move(fallen.period);
    let since = reading.moves.saturating_sub(fallen.moves);
    let completed = draft
        .game
        .players
        .get(color)
        .completed
        .saturating_sub(since);
    let counted = completed.max(fallen.moves);
    quota.is_none_or(|moves| u32::from(counted) < moves)
}

/// The claim in full: whose flag, whose material.
fn flag_claim_with_clock_stopped(draft: &mut Draft<'_>, by: Color) {
    if order_of_events::is_asked(draft) {
        // A second remark goes to the arbiter with the first (D-52).
        let cites = Cites::ruled(&draft.rules().event_order());
        draft.push(Happening::FlagRemarked(by), cites);
        return;
    }
    let own = overstepped(draft, by);
    let found = Happening::Found {
        by,
        claim: Claim::Flag,
        correct: !own,
    };
    let cites = Cites::ruled(&draft.rules().flag_claim_procedure())
        .and_topic(draft.rules(), Topic::FlagSeen);
    if own {
        both_flags(draft, Some(by));
        return;
    }
    draft.push(found, cites);
    let cites =
        Cites::topic(draft.rules(), Topic::FlagSeen).and_topic(draft.rules(), Topic::QuotaChecked);
    draft.push(Happening::FlagFell(!by), cites);
    time_lost(draft, !by);
}

/// The arbiter sees a fallen flag and says so, or a player his own. Where only
/// legal moves can be made, the software is the arbiter who notices flags.
pub(crate) fn see_flag(draft: &mut Draft<'_>, of: Color) -> Result<(), Refusal> {
    let own = draft.by == By::Player(of);
    let software = draft.by == By::System && draft.game.table == Table::Assisted;
    if draft.by != By::Arbiter && !own && !software {
        return Err(Refusal::NotYours);
    }
    let rule = draft.rules().flag_detection();
    if rule.value == FlagDetection::PlayersOnly && !own {
        let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Silence);
        return Err(Refusal::Forbidden(cites));
    }
    if draft.game.clock.is_none() {
        return Err(Refusal::NoClock);
    }
    knows_flags(draft)?;
    if !overstepped(draft, of) {
        return Err(Refusal::FlagNotDown);
    }
    let mut cites = Cites::ruled(&rule)
        .and_topic(draft.rules(), Topic::FlagSeen)
        .and_topic(draft.rules(), Topic::QuotaChecked);
    if draft.game.players.get(of).unpressed {
        // A move made and not pressed is not completed.
        cites = cites.and_topic(draft.rules(), Topic::Press);
    }
    draft.push(Happening::FlagFell(of), cites);
    if overstepped(draft, !of) {
        both_flags(draft, None);
    } else {
        time_lost(draft, of);
    }
    Ok(())
}

/// Both times are gone.
pub(crate) fn both_flags(draft: &mut Draft<'_>, claimant: Option<Color>) {
    let rule = draft.rules().both_flags();
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::BothFlags);
    let cites = match claimant {
        Some(_) => cites,
        None => cites.and_ruled(&draft.rules().both_flags_ended_by()),
    };
    let draw = Conclusion::draw(Cause::BothTimes);
    match rule.value {
        BothFlags::AlwaysDraw => conclude(draft, draw, cites),
        BothFlags::ClaimFailsArbiter => {
            if let Some(by) = claimant {
                let what = Happening::Found {
                    by,
                    claim: Claim::Flag,
                    correct: false,
                };
                draft.push(what, cites);
            }
            // The article says that the claim fails and no more (D-09).
            let asked = cites.and_topic(draft.rules(), Topic::NotForeseen);
            draft.ask(Matter::BothFlags, Some(Proposal::End(draw)), asked);
        }
        // The clock knows which fell first; the first fallen loses, entered
        // by the arbiter (D-10).
        BothFlags::FirstFallenLoses
        | BothFlags::UnknownOrderRule
        | BothFlags::GuidelineOnly
        | BothFlags::NotApplicable => match first_fallen(draft) {
            Some(first) if claimant.is_some() => first_is_known(draft, first),
            Some(first) => {
                draft.topic(Happening::FlagFell(first), Topic::FlagSeen);
                time_lost(draft, first);
            }
            None => both_flags::order_unknown(draft),
        },
    }
}

/// A player with no time left points out that the opponent's went first. The
/// display agrees, and the arbiter enters the result, not the claim (D-10).
fn first_is_known(draft: &mut Draft<'_>, first: Color) {
    let rules = draft.rules();
    let cites = Cites::ruled(&rules.flag_claim_procedure())
        .and_topic(rules, Topic::FlagSeen)
        .and_ruled(&rules.flag_material_test())
        .and_topic(rules, Topic::TimeExceeded);
    let won = Conclusion::win(!first, Cause::Time(first));
    let verdict = draft.can_mate(draft.game.position(), !first);
    let proposed = match verdict {
        Verdict::Cannot(_) => Conclusion::draw(won.cause),
        Verdict::Can(_) | Verdict::Unknown(_) => won,
    };
    draft.push(Happening::MatingExamined(!first, verdict), cites);
    draft.ask(Matter::BothFlags, Some(Proposal::End(proposed)), cites);
}

fn first_fallen(draft: &Draft<'_>) -> Option<Color> {
    let clock = draft.game.clock?;
    let white = clock.expiry(face(Color::White), draft.at)?;
    let black = clock.expiry(face(Color::Black), draft.at)?;
    match white.at.cmp(&black.at) {
        std::cmp::Ordering::Less => Some(Color::White),
        std::cmp::Ordering::Greater => Some(Color::Black),
        std::cmp::Ordering::Equal => None,
    }
}

/// The player's flag counts as fallen; what it means may have to wait for a
/// claim of his that was postponed.
fn time_lost(draft: &mut Draft<'_>, of: Color) {
    if !watched_claim::holds_flag(draft, of) {
        lose_on_time(draft, of);
    }
}

/// He loses unless the opponent lacks what the rulebook asks for.
pub(crate) fn lose_on_time(draft: &mut Draft<'_>, of: Color) {
    let rules = draft.rules();
    let rule = rules.flag_material_test();
    let cites = Cites::ruled(&rule).and_topic(rules, Topic::TimeExceeded);
    let won = Conclusion::win(!of, Cause::Time(of));
    let position = draft.game.position();
    // Men that nobody entered are counted by the arbiter, by any test.
    if rule.value == FlagMaterialTest::AnyLegalMate || draft.game.is_behind() {
        let verdict = draft.can_mate(position, !of);
        by_verdict(draft, verdict, !of, won, cites);
        return;
    }
    let pawn = rules.pawn_counts_as_material().value.is_yes();
    let test = material_test(position.board(), !of, pawn);
    if test.forces && test.class == MaterialClass::Pawn {
        by_pawns(draft, !of, won, cites);
    } else if test.forces {
        conclude(draft, won, cites);
    } else if rules.forced_mate_demonstration().value.is_yes() {
        draft.push(Happening::LineAwaited(!of), cites);
    } else {
        conclude(draft, Conclusion::draw(Cause::Time(of)), cites);
    }
}

/// The winner has nothing better than pawns. The code's own test counts them,
/// wherever they stand; if it is proved that they never mate, the two answers
/// go to the arbiter and the code's is proposed (D-58).
fn by_pawns(draft: &mut Draft<'_>, winner: Color, won: Conclusion, cites: Cites) {
    let verdict = draft.can_mate(draft.game.position(), winner);
    let Verdict::Cannot(proof) = verdict else {
        conclude(draft, won, cites);
        return;
    };
    draft.push(Happening::MatingExamined(winner, verdict), cites);
    if let Some(Act::ReportDead {
        plies,
        white,
        black,
    }) = draft.game.find_dead(draft.ctx.oracle)
    {
        // Nor can the opponent: the game was over before the flag fell.
        late_dead::found(draft, plies, ByColor { black, white });
        return;
    }
    let matter = Matter::BlockedPawns(winner, proof);
    draft.ask(matter, Some(Proposal::End(won)), cites);
}

/// The claimant shows a forced mate: every reply covered, every end mate.
pub(crate) fn show_line(
    draft: &mut Draft<'_>,
    by: Color,
    lines: &[Vec<Step>],
) -> Result<(), Refusal> {
    may_end_by_line(draft, by)?;
    let cites = Cites::ruled(&draft.rules().forced_mate_demonstration());
    let checked = check_forced_mate(draft.game.position(), by, lines);
    let conclusion = match &checked {
        Ok(()) => Conclusion::win(by, Cause::Time(!by)),
        Err(_) => Conclusion::draw(Cause::Time(!by)),
    };
    let fault = checked.err().map(Box::new);
    draft.push(Happening::LineChecked(by, fault), cites);
    conclude(draft, conclusion, cites);
    Ok(())
}

/// A line is awaited from this player, and the arbiter is not asked meanwhile
/// whether the flag counts at all (`fi-blitz-2014/15`).
fn may_end_by_line(draft: &Draft<'_>, by: Color) -> Result<(), Refusal> {
    if draft.game.line_awaited != Some(by) {
        Err(Refusal::NoLineAwaited)
    } else if order_of_events::is_asked(draft) {
        Err(Refusal::AlreadyAsked)
    } else {
        Ok(())
    }
}

/// The claimant has no line.
pub(crate) fn waive_line(draft: &mut Draft<'_>, by: Color) -> Result<(), Refusal> {
    may_end_by_line(draft, by)?;
    let cites = Cites::ruled(&draft.rules().flag_material_test());
    conclude(draft, Conclusion::draw(Cause::Time(!by)), cites);
    Ok(())
}
