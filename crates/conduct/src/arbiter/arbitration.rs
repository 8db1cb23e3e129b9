//! Claims on their way to a finding, and the arbiter's rulings.

use tuomari_board::Color;
use tuomari_rulebook::{Rules, ThreefoldClaim, Topic};

use crate::{
    act::command::Claim,
    arbiter::rulings,
    beside,
    clock::timing,
    draft::Draft,
    draws::drawing,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal, Question, QuestionId},
        refusal::Refusal,
        ruling::Ruling,
    },
    irregularities::{displaced, illegal_moves},
    moving::touch_claim,
    national::no_progress,
    quickplay::draw_claim::{self, PerMove},
    state::game::Table,
    wooden::clock_only,
};

/// A player claims something.
pub(crate) fn claim(draft: &mut Draft<'_>, by: Color, claim: Claim) -> Result<(), Refusal> {
    let ground = ground(draft.rules(), claim);
    draft.push(Happening::Claimed(by, claim), ground);
    if clock_only::ask_about(draft, by, claim) {
        return Ok(());
    }
    match claim {
        Claim::IllegalMove => {
            illegal_moves::claimed(draft, by);
            Ok(())
        }
        Claim::TouchMove => {
            touch_claim::claimed(draft, by);
            Ok(())
        }
        Claim::Flag => timing::claim_flag(draft, by),
        Claim::ExtraTime => draw_claim::request(draft, by, PerMove::Increment),
        Claim::Quickplay(ground) => draw_claim::claim(draft, by, ground),
        Claim::NoProgress => no_progress::claim(draft, by),
        Claim::Displaced => {
            displaced::claimed(draft, by);
            Ok(())
        }
        Claim::Threefold | Claim::FiftyMoves => {
            if let Some((conclusion, cites)) = drawing::claim_only_end(draft) {
                conclude(draft, conclusion, cites);
                return Ok(());
            }
            drawing::claim(draft, by, claim)
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
pub(crate) fn rule(draft: &mut Draft<'_>, id: QuestionId, ruling: Ruling) -> Result<(), Refusal> {
    let question = draft
        .game
        .questions
        .iter()
        .find(|question| question.id == id)
        .copied()
        .ok_or(Refusal::NoQuestion)?;
    draft.push(Happening::Ruled(id, ruling), question.cites);
    if beside::ruled(draft, &question, ruling)? {
        return Ok(());
    }
    if let Some(done) = rulings::rule(draft, question, ruling) {
        return done;
    }
    if own_ruling(draft, &question, ruling) {
        return Ok(());
    }
    match (ruling, question.proposal) {
        (Ruling::Accept, Some(Proposal::End(conclusion))) => {
            conclude(draft, conclusion, question.cites);
        }
        (Ruling::Accept, Some(Proposal::Reinstate(plies))) | (Ruling::Reinstate(plies), _) => {
            reinstate(draft, plies)?;
        }
        (Ruling::Accept, Some(Proposal::PlayOn | Proposal::Warning) | None) => {
            accept(draft, question.matter, question.cites);
        }
        (Ruling::End(points), _) => {
            let conclusion = Conclusion {
                points,
                cause: Cause::Arbiter,
            };
            conclude(draft, conclusion, question.cites);
        }
        (Ruling::AddTime(to, time), _) => {
            draft.topic(Happening::TimeAdded(to, time), Topic::Penalties);
        }
        (Ruling::TakeTime(from, time), _) => {
            draft.topic(Happening::TimeTaken(from, time), Topic::Penalties);
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
fn own_ruling(draft: &mut Draft<'_>, question: &Question, ruling: Ruling) -> bool {
    match (question.matter, ruling, question.proposal) {
        (Matter::Contact(of), Ruling::Reinstate(_), _)
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
        // Nothing is claimed yet: the player may do it properly (D-08).
        (Matter::Claim(_, Claim::Threefold), Ruling::Accept, Some(Proposal::PlayOn))
            if draft.rules().threefold_claim().value == ThreefoldClaim::Claim => {}
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

fn reinstate(draft: &mut Draft<'_>, plies: usize) -> Result<(), Refusal> {
    if plies > draft.game.history.plies().len() {
        return Err(Refusal::RulingDoesNotFit);
    }
    let touches = Vec::new();
    draft.topic(
        Happening::Reinstated { plies, touches },
        Topic::IllegalMoveRestored,
    );
    if draft.game.clock.is_some() {
        let to_move = draft.so_far().position().turn();
        draft.topic(Happening::ClockTurned(to_move), Topic::TimesAfterRestoring);
    }
    Ok(())
}
