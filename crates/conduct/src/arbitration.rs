//! Claims on their way to a finding, and the arbiter's rulings.

use tuomari_board::Color;
use tuomari_rulebook::{Rules, ThreefoldClaim, Topic};

use crate::{
    beside,
    cites::Cites,
    command::Claim,
    conclusion::{Cause, Conclusion},
    decide::Log,
    displaced, drawing,
    ending::conclude,
    event::Happening,
    game::Table,
    irregularity, no_progress,
    question::{Matter, Proposal, Question, QuestionId},
    quickplay::{self, PerMove},
    referral,
    refusal::Refusal,
    ruling::Ruling,
    timing, touch_claim, wooden,
};

/// A player claims something.
pub(crate) fn claim(log: &mut Log<'_>, by: Color, claim: Claim) -> Result<(), Refusal> {
    let ground = ground(log.rules(), claim);
    log.push(Happening::Claimed(by, claim), ground);
    if wooden::ask_about(log, by, claim) {
        return Ok(());
    }
    match claim {
        Claim::IllegalMove => {
            irregularity::claimed(log, by);
            Ok(())
        }
        Claim::TouchMove => {
            touch_claim::claimed(log, by);
            Ok(())
        }
        Claim::Flag => timing::claim_flag(log, by),
        Claim::ExtraTime => quickplay::request(log, by, PerMove::Increment),
        Claim::Quickplay(ground) => quickplay::claim(log, by, ground),
        Claim::NoProgress => no_progress::claim(log, by),
        Claim::Displaced => {
            displaced::claimed(log, by);
            Ok(())
        }
        Claim::Threefold | Claim::FiftyMoves => {
            if let Some((conclusion, cites)) = drawing::claim_only_end(log) {
                conclude(log, conclusion, cites);
                return Ok(());
            }
            drawing::claim(log, by, claim)
        }
    }
}

/// What gives a player the right to claim this.
fn ground(rules: &Rules, claim: Claim) -> Cites {
    match claim {
        Claim::IllegalMove => Cites::ruled(&rules.illegal_move_raised_by()),
        Claim::TouchMove => Cites::ruled(&rules.touch_claim_window()),
        Claim::Flag => Cites::ruled(&rules.flag_claim_procedure()),
        // The software's record proves it, written or not.
        Claim::Threefold => {
            Cites::ruled(&rules.threefold_claim()).and_ruled(&rules.score_based_claims())
        }
        Claim::FiftyMoves => {
            Cites::ruled(&rules.fifty_move_claim()).and_ruled(&rules.score_based_claims())
        }
        Claim::NoProgress => Cites::ruled(&rules.no_progress_claim()),
        Claim::ExtraTime | Claim::Quickplay(_) | Claim::Displaced => Cites::default(),
    }
}

/// The arbiter rules on a question.
pub(crate) fn rule(log: &mut Log<'_>, id: QuestionId, ruling: Ruling) -> Result<(), Refusal> {
    let question = log
        .game
        .questions
        .iter()
        .find(|question| question.id == id)
        .copied()
        .ok_or(Refusal::NoQuestion)?;
    log.push(Happening::Ruled(id, ruling), question.cites);
    if beside::ruled(log, &question, ruling)? {
        return Ok(());
    }
    if let Some(done) = referral::rule(log, question, ruling) {
        return done;
    }
    if own_ruling(log, &question, ruling) {
        return Ok(());
    }
    match (ruling, question.proposal) {
        (Ruling::Accept, Some(Proposal::End(conclusion))) => {
            conclude(log, conclusion, question.cites);
        }
        (Ruling::Accept, Some(Proposal::Reinstate(plies))) | (Ruling::Reinstate(plies), _) => {
            reinstate(log, plies)?;
        }
        (Ruling::Accept, Some(Proposal::PlayOn | Proposal::Warning) | None) => {
            accept(log, question.matter, question.cites);
        }
        (Ruling::End(points), _) => {
            let conclusion = Conclusion {
                points,
                cause: Cause::Arbiter,
            };
            conclude(log, conclusion, question.cites);
        }
        (Ruling::AddTime(to, time), _) => {
            log.topic(Happening::TimeAdded(to, time), Topic::Penalties);
        }
        (Ruling::TakeTime(from, time), _) => {
            log.topic(Happening::TimeTaken(from, time), Topic::Penalties);
        }
        (Ruling::Reject | Ruling::Warn(_), _) => {}
        // Those who know such proposals and rulings have been asked above.
        (
            Ruling::Accept
            | Ruling::Postpone { .. }
            | Ruling::NewGame
            | Ruling::Times(..)
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

/// Rulings that mean something of their own in some matters.
fn own_ruling(log: &mut Log<'_>, question: &Question, ruling: Ruling) -> bool {
    match (question.matter, ruling, question.proposal) {
        (Matter::Contact(of), Ruling::Reinstate(_), _)
        | (Matter::Contact(of), Ruling::Accept, Some(Proposal::Reinstate(_))) => {
            touch_claim::deliberate(log, of, question.cites);
        }
        (Matter::SeveralIrregularities(of), Ruling::Accept, Some(Proposal::Reinstate(plies))) => {
            irregularity::several(log, of, plies);
        }
        (Matter::Claim(by, claim), Ruling::Accept | Ruling::Reject, None)
            if log.game.table == Table::Wooden =>
        {
            wooden::ruled(log, by, claim, ruling == Ruling::Accept);
        }
        // He cannot mate, or the exact test counts: the same end, drawn.
        (
            Matter::CanMate(..) | Matter::BlockedPawns(..),
            Ruling::Reject,
            Some(Proposal::End(won)),
        ) => conclude(log, Conclusion::draw(won.cause), question.cites),
        // Nothing is claimed yet: the player may do it properly (D-08).
        (Matter::Claim(_, Claim::Threefold), Ruling::Accept, Some(Proposal::PlayOn))
            if log.rules().threefold_claim().value == ThreefoldClaim::Claim => {}
        _ => return false,
    }
    true
}

/// What accepting means where the proposal is not an end.
fn accept(log: &mut Log<'_>, matter: Matter, cites: Cites) {
    if let Matter::Claim(_, Claim::Threefold | Claim::FiftyMoves) = matter {
        conclude(log, Conclusion::draw(Cause::Arbiter), cites);
    }
}

fn reinstate(log: &mut Log<'_>, plies: usize) -> Result<(), Refusal> {
    if plies > log.game.history.plies().len() {
        return Err(Refusal::RulingDoesNotFit);
    }
    let touches = Vec::new();
    log.topic(
        Happening::Reinstated { plies, touches },
        Topic::IllegalMoveRestored,
    );
    if log.game.clock.is_some() {
        let to_move = log.so_far().position().turn();
        log.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
    }
    Ok(())
}
