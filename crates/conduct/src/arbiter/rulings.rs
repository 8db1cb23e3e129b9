//! The arbiter's rulings on questions, carried out by those who know the
//! matter.

use tuomari_board::Color;
use tuomari_rulebook::{AssistantClockAdjust, SpectatorInterference, ThreefoldClaim, Topic};

use crate::{
    act::{
        claim::Claim,
        incident::{Incident, Misconduct, Offender},
    },
    arbiter::{assistants, penalties},
    blind::two_boards,
    clock::care,
    draft::Draft,
    draws::drawing,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        penalty::{Measure, Penalty},
        question::{Matter, Proposal, Question, QuestionId},
        refusal::Refusal,
        ruling::Ruling,
        sheet_events::Scoring,
    },
    irregularities::{displaced, illegal_moves},
    moving::touch_claim,
    quickplay::{draw_claim, watched_claim},
    recording::updating,
    start::{arrivals, new_game, wrong_start},
    state::game::Table,
    wooden::clock_only,
};

/// The arbiter rules on a question.
pub(crate) fn rule(draft: &mut Draft<'_>, id: QuestionId, ruling: Ruling) -> Result<(), Refusal> {
    let question = draft
        .game
        .questions
        .iter()
        .find(|question| question.id == id)
        .copied()
        .ok_or(Refusal::NoQuestion)?;
    draft.push(Happening::Ruled(id, ruling), question.cites);
    may_change_time(draft, question.matter, ruling)?;
    if of_play(draft, &question, ruling)? {
        return Ok(());
    }
    if let Some(done) = on_people(draft, question, ruling) {
        return done;
    }
    if let Some(done) = of_people(draft, question, ruling) {
        return done;
    }
    if own_ruling(draft, &question, ruling) {
        return Ok(());
    }
    match (ruling, question.proposal) {
        (Ruling::Accept, Some(Proposal::End(conclusion))) => {
            conclude(draft, conclusion, question.cites);
        }
        (Ruling::Accept, Some(Proposal::Reinstate(plies))) | (Ruling::Reinstate { plies }, _) => {
            reinstate(draft, question.matter, plies)?;
        }
        (Ruling::Accept, Some(Proposal::PlayOn | Proposal::Warning) | None) => {
            accept(draft, question.matter, question.cites);
        }
        (Ruling::End { points }, _) => {
            let conclusion = Conclusion {
                points,
                cause: Cause::Arbiter,
            };
            conclude(draft, conclusion, question.cites);
        }
        (Ruling::AddTime { of: to, time }, _) => {
            draft.topic(Happening::TimeAdded(to, time), Topic::Penalties);
        }
        (Ruling::TakeTime { of: from, time }, _) => {
            draft.topic(Happening::TimeTaken(from, time), Topic::Penalties);
        }
        (Ruling::Reject | Ruling::Warn { .. }, _) => {}
        // Those who know such proposals and rulings have been asked above.
        (
            Ruling::Accept
            | Ruling::Postpone { .. }
            | Ruling::NewGame
            | Ruling::Times { .. }
            | Ruling::Penalise(_)
            | Ruling::Expel
            | Ruling::Replay,
            _,
        ) => {
            return Err(Refusal::RulingDoesNotFit);
        }
    }
    Ok(())
}

/// Refuses time that is a penalty the rulebook does not have. A clock put right
/// is none, nor is what a player gets for what was done to him
/// (`fi-blitz-2014/9`, `20`).
fn may_change_time(draft: &Draft<'_>, matter: Matter, ruling: Ruling) -> Result<(), Refusal> {
    let Some((of, measure)) = ruling.time_changed() else {
        return Ok(());
    };
    let is_given = matches!(measure, Measure::AddTime { .. });
    let (gets, offender) = if is_given {
        (Some(of), !of)
    } else {
        (None, of)
    };
    let put_right = matches!(
        matter,
        Matter::ClockFault(_) | Matter::AssistantClock(_) | Matter::UsedTime(_)
    );
    let made_good = matches!(matter, Matter::Displaced(by) if gets == Some(!by))
        || matches!(matter, Matter::Incident(incident, _) if !incident.is_of_player());
    if put_right || made_good {
        return Ok(());
    }
    penalties::available(draft, Penalty { offender, measure })
}

/// Rulings that mean something of their own in some matters.
fn own_ruling(draft: &mut Draft<'_>, question: &Question, ruling: Ruling) -> bool {
    match (question.matter, ruling, question.proposal) {
        (Matter::Contact(of), Ruling::Reinstate { .. }, _)
        | (Matter::Contact(of), Ruling::Accept, Some(Proposal::Reinstate(_))) => {
            touch_claim::deliberate(draft, of, question.cites);
        }
        (Matter::SeveralIrregularities(of), Ruling::Accept, Some(Proposal::Reinstate(plies))) => {
            illegal_moves::several(draft, of, plies);
        }
        (Matter::Claim(by, claim), Ruling::Accept | Ruling::Reject, None)
            if draft.game.table == Table::Wooden =>
        {
            clock_only::ruled(draft, by, claim, ruling == Ruling::Accept);
        }
        // He cannot mate, or the exact test counts: the same end, drawn.
        (
            Matter::CanMate(..) | Matter::BlockedPawns(..),
            Ruling::Reject,
            Some(Proposal::End(won)),
        ) => conclude(draft, Conclusion::draw(won.cause), question.cites),
        // The player may claim properly (D-08).
        (Matter::Claim(_, Claim::Threefold), Ruling::Accept, Some(Proposal::PlayOn))
            if draft.rules().threefold_claim().value == ThreefoldClaim::Claim =>
        {
            care::resume_if_stopped(draft, question.cites);
        }
        (Matter::Claim(by, Claim::Threefold), Ruling::Reject, Some(Proposal::PlayOn))
            if draft.rules().threefold_claim().value == ThreefoldClaim::Claim =>
        {
            drawing::unfixed_rejected(draft, by);
        }
        _ => return false,
    }
    true
}

/// What accepting means where the proposal is not an end.
fn accept(draft: &mut Draft<'_>, matter: Matter, cites: Cites) {
    if let Matter::Claim(_, Claim::Threefold | Claim::FiftyMoves) = matter {
        conclude(draft, Conclusion::draw(Cause::Arbiter), cites);
    }
}

/// An earlier position comes back, and what was touched in it still binds
/// (`fide-2018/7.5.1`).
fn reinstate(draft: &mut Draft<'_>, matter: Matter, plies: usize) -> Result<(), Refusal> {
    if plies > draft.game.history.plies().len() {
        return Err(Refusal::RulingDoesNotFit);
    }
    let (touches, must) = illegal_moves::bound_at(draft, matter, plies);
    let cites = Cites::topic(draft.rules(), Topic::IllegalMoveRestored);
    let cites = if touches.is_empty() {
        cites
    } else {
        cites.and_ruled(&draft.rules().touch_move_on_correction())
    };
    draft.push(Happening::Reinstated { plies, touches }, cites);
    if let Some(m) = must {
        let by = draft.game.history.position_after(plies).turn();
        draft.topic(Happening::BoundToMove(by, m), Topic::TouchOnCorrection);
    }
    if draft.game.clock.is_some() {
        let to_move = draft.so_far().position().turn();
        draft.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
    }
    Ok(())
}

/// Matters that lose their sense when the game ends.
fn is_of_play(matter: Matter) -> bool {
    matches!(
        matter,
        Matter::BothLate
            | Matter::StartError(_)
            | Matter::ClockFault(_)
            | Matter::Displaced(_)
            | Matter::PieceOffItsSquare
            | Matter::ExtraTime(..)
            | Matter::Claim(_, Claim::Quickplay { .. } | Claim::NoProgress)
            | Matter::Watched(..)
            | Matter::Referred(..)
    )
}

/// Carries out a ruling on a question of these kinds; the answer is whether
/// there was anything to it that is not the same for every question.
fn of_play(draft: &mut Draft<'_>, question: &Question, ruling: Ruling) -> Result<bool, Refusal> {
    let cites = question.cites;
    if is_of_play(question.matter) {
        draft.in_play()?;
    }
    Ok(match question.matter {
        Matter::BothLate => arrivals::ruled(draft, ruling),
        Matter::StartError(error) => wrong_start::ruled(draft, error, ruling, question),
        Matter::NewGameTimes => new_game::ruled(draft, ruling, question.proposal, cites),
        Matter::ClockFault(_) => care::ruled(draft, ruling, cites),
        Matter::Displaced(of) => displaced::ruled(draft, of, ruling, question),
        Matter::PieceOffItsSquare => displaced::ruled_off_square(draft, ruling, question.proposal),
        Matter::ExtraTime(by, mode) => {
            return draw_claim::ruled_request(draft, by, mode, ruling, question);
        }
        Matter::Claim(by, claim @ (Claim::Quickplay { .. } | Claim::NoProgress)) => {
            watched_claim::ruled(draft, by, claim, ruling, question)
        }
        Matter::Watched(..) => watched_claim::ruled_later(draft, ruling, question),
        Matter::Referred(..) => return draw_claim::ruled_referral(draft, ruling, question),
        Matter::Claim(..)
        | Matter::BothFlags
        | Matter::CanMate(..)
        | Matter::BlockedPawns(..)
        | Matter::DeadBeforeResult(_)
        | Matter::IllegalPosition
        | Matter::EventOrder { .. }
        | Matter::SeveralIrregularities(_)
        | Matter::Breach(_)
        | Matter::Contact(_)
        | Matter::EndByForbiddenMove(_)
        | Matter::Incident(..)
        | Matter::Reconstruction
        | Matter::Scoresheet(_)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::ResultOverwritten
        | Matter::DrawConsent(_)
        | Matter::Appeal(_)
        | Matter::Assistant { .. }
        | Matter::AssistantClock(_)
        | Matter::EnvelopeIncomplete
        | Matter::SealedMove(_)
        | Matter::LateAtResumption(_)
        | Matter::UsedTime(_)
        | Matter::BoardsDiffer => false,
    })
}

/// Rulings that are about people, whatever the matter is.
fn on_people(
    draft: &mut Draft<'_>,
    question: Question,
    ruling: Ruling,
) -> Option<Result<(), Refusal>> {
    match ruling {
        Ruling::Penalise(penalty) => Some(penalties::impose(draft, penalty, question.cites)),
        Ruling::Warn { of } => Some(warn(draft, of, question.cites)),
        Ruling::Replay => Some(replay(draft, question)),
        Ruling::Accept
        | Ruling::Reject
        | Ruling::End { .. }
        | Ruling::Reinstate { .. }
        | Ruling::AddTime { .. }
        | Ruling::TakeTime { .. }
        | Ruling::Postpone { .. }
        | Ruling::NewGame
        | Ruling::Times { .. }
        | Ruling::Expel => None,
    }
}

/// Carries out a ruling on scoresheets, conduct, assistants, adjournment and
/// blind players, if there is anything to it that is not the same for every
/// question.
fn of_people(
    draft: &mut Draft<'_>,
    question: Question,
    ruling: Ruling,
) -> Option<Result<(), Refusal>> {
    let cites = question.cites;
    match question.matter {
        Matter::Incident(incident, _) => Some(incident_ruled(draft, incident, question, ruling)),
        Matter::Breach(of) if ruling == Ruling::Accept => match question.proposal {
            Some(Proposal::Warning) => Some(accept_warning(draft, of, question)),
            _ => None,
        },
        Matter::Reconstruction => Some(reconstruction(draft, ruling, cites)),
        Matter::Scoresheet(of) => {
            if ruling == Ruling::Accept {
                let replaced = Scoring::SheetReplaced(of);
                draft.push(Happening::Scoring(replaced), cites);
            }
            Some(Ok(()))
        }
        Matter::Assistant {
            of,
            duties,
            disabled,
        } => {
            if ruling == Ruling::Accept {
                Some(assistants::approve(draft, of, duties, disabled))
            } else {
                Some(Ok(()))
            }
        }
        Matter::AssistantClock(of) => Some(assistant_clock(draft, of, ruling, cites)),
        Matter::UsedTime(_) => Some(adjust(draft, ruling, cites)),
        Matter::BoardsDiffer => match (ruling, question.proposal) {
            (Ruling::Accept, Some(Proposal::FollowSheets(ply))) => {
                two_boards::follow_sheets(draft, ply, cites);
                Some(Ok(()))
            }
            _ => None,
        },
        Matter::Appeal(_)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::ResultOverwritten
        | Matter::EnvelopeIncomplete
            if matches!(ruling, Ruling::Accept | Ruling::Reject) =>
        {
            settled(draft, question, ruling);
            Some(Ok(()))
        }
        Matter::Claim(..)
        | Matter::BothFlags
        | Matter::CanMate(..)
        | Matter::BlockedPawns(..)
        | Matter::DeadBeforeResult(_)
        | Matter::IllegalPosition
        | Matter::EventOrder { .. }
        | Matter::SeveralIrregularities(_)
        | Matter::Breach(_)
        | Matter::Contact(_)
        | Matter::EndByForbiddenMove(_)
        | Matter::BothLate
        | Matter::StartError(_)
        | Matter::NewGameTimes
        | Matter::ClockFault(_)
        | Matter::Displaced(_)
        | Matter::PieceOffItsSquare
        | Matter::ExtraTime(..)
        | Matter::Watched(..)
        | Matter::Referred(..)
        | Matter::Unsigned(_)
        | Matter::ResultDisputed
        | Matter::ResultOverwritten
        | Matter::DrawConsent(_)
        | Matter::Appeal(_)
        | Matter::EnvelopeIncomplete
        | Matter::SealedMove(_)
        | Matter::LateAtResumption(_) => None,
    }
}

/// Accepting a proposed end enters it, if it is not the one that stands.
fn settled(draft: &mut Draft<'_>, question: Question, ruling: Ruling) {
    if let (Ruling::Accept, Some(Proposal::End(end))) = (ruling, question.proposal)
        && draft.game.conclusion != Some(end)
    {
        conclude(draft, end, question.cites);
    }
}

/// The player is warned as proposed. If he was warned for something else since,
/// the ladder's next step is put to the arbiter in its place.
fn accept_warning(draft: &mut Draft<'_>, of: Color, question: Question) -> Result<(), Refusal> {
    let (step, cites) = penalties::proposed(draft, of, question.cites);
    if step == Proposal::Warning {
        return warn(draft, of, cites);
    }
    draft.ask(question.matter, Some(step), cites);
    Ok(())
}

fn warn(draft: &mut Draft<'_>, of: Color, cites: Cites) -> Result<(), Refusal> {
    let penalty = Penalty {
        offender: of,
        measure: Measure::Warning,
    };
    penalties::impose(draft, penalty, cites)
}

/// Accepting does as proposed; an outsider is sent away, both are warned.
fn incident_ruled(
    draft: &mut Draft<'_>,
    incident: Incident,
    question: Question,
    ruling: Ruling,
) -> Result<(), Refusal> {
    let cites = question.cites;
    match (ruling, question.proposal) {
        (Ruling::Reject, _) => Ok(()),
        (Ruling::Accept, Some(Proposal::End(end))) => {
            conclude(draft, end, cites);
            Ok(())
        }
        (Ruling::Accept, Some(Proposal::Warning)) => match incident.of {
            Offender::Player(of) => accept_warning(draft, of, question),
            Offender::Both => {
                accept_warning(draft, Color::White, question)?;
                accept_warning(draft, Color::Black, question)
            }
            Offender::Outsider => Ok(()),
        },
        (Ruling::Accept, Some(Proposal::Expel)) | (Ruling::Expel, _) => {
            if incident.of != Offender::Outsider {
                return Err(Refusal::RulingDoesNotFit);
            }
            draft.push(Happening::OutsiderExpelled, cites);
            Ok(())
        }
        (Ruling::End { points }, _) => {
            let cause = match (incident.of, incident.what) {
                (Offender::Player(of), Misconduct::PersistentRefusal) => Cause::Penalty(of),
                _ => Cause::Arbiter,
            };
            conclude(draft, Conclusion { points, cause }, cites);
            Ok(())
        }
        _ => adjust(draft, ruling, cites),
    }
}

/// A game somebody meddled in is played again, where the rulebook has that.
fn replay(draft: &mut Draft<'_>, question: Question) -> Result<(), Refusal> {
    let rule = draft.rules().spectator_interference();
    let by_outsider = matches!(
        question.matter,
        Matter::Incident(incident, _) if incident.of == Offender::Outsider
    );
    if !by_outsider {
        return Err(Refusal::RulingDoesNotFit);
    }
    if rule.value != SpectatorInterference::ExpelOrReplay {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    let cites = Cites::ruled(&rule).and_topic(draft.rules(), Topic::Interference);
    new_game::annul(draft, Cause::Interference, cites);
    Ok(())
}

/// The game was reconstructed, or could not be: then the next move is the
/// first of the next period.
fn reconstruction(draft: &mut Draft<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::Accept => {
            draft.push(Happening::Scoring(Scoring::Reconstructed), cites);
            Ok(())
        }
        Ruling::Reject => {
            updating::begin_next_period(draft);
            Ok(())
        }
        Ruling::End { .. }
        | Ruling::Reinstate { .. }
        | Ruling::Warn { .. }
        | Ruling::AddTime { .. }
        | Ruling::TakeTime { .. }
        | Ruling::Postpone { .. }
        | Ruling::NewGame
        | Ruling::Times { .. }
        | Ruling::Penalise(_)
        | Ruling::Expel
        | Ruling::Replay => Err(Refusal::RulingDoesNotFit),
    }
}

/// Whose clock is adjusted for an assistant: the assisted player's, or as the
/// arbiter judges.
fn assistant_clock(
    draft: &mut Draft<'_>,
    of: Color,
    ruling: Ruling,
    cites: Cites,
) -> Result<(), Refusal> {
    let rule = draft.rules().assistant_clock_adjust();
    let whose = ruling.time_changed().map(|(whose, _)| whose);
    if rule.value == AssistantClockAdjust::AssistedUnlessDisabled && whose == Some(!of) {
        return Err(Refusal::NotProvided(Cites::ruled(&rule)));
    }
    adjust(draft, ruling, cites)
}

fn adjust(draft: &mut Draft<'_>, ruling: Ruling, cites: Cites) -> Result<(), Refusal> {
    match ruling {
        Ruling::AddTime { of: to, time } => draft.push(Happening::TimeAdded(to, time), cites),
        Ruling::TakeTime { of: from, time } => draft.push(Happening::TimeTaken(from, time), cites),
        Ruling::Accept | Ruling::Reject => {}
        Ruling::End { .. }
        | Ruling::Reinstate { .. }
        | Ruling::Warn { .. }
        | Ruling::Postpone { .. }
        | Ruling::NewGame
        | Ruling::Times { .. }
        | Ruling::Penalise(_)
        | Ruling::Expel
        | Ruling::Replay => return Err(Refusal::RulingDoesNotFit),
    }
    Ok(())
}
