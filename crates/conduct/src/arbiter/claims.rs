//! Claims on their way to a finding.

use tuomari_board::Color;
use tuomari_rulebook::{Rules, Topic};

use crate::{
    act::{claim::Claim, quickplay::PerMove},
    clock::timing,
    draft::Draft,
    draws::drawing,
    ending::concluding::conclude,
    event::{cites::Cites, happening::Happening, refusal::Refusal},
    irregularities::{displaced, illegal_moves},
    moving::touch_claim,
    national::no_progress,
    quickplay::draw_claim,
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
        Claim::Quickplay { ground } => draw_claim::claim(draft, by, ground),
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
        Claim::ExtraTime => Cites::ruled(&rules.quickplay_extra_time()),
        Claim::Quickplay { .. } => draw_claim::right(rules),
        Claim::Displaced => Cites::topic(rules, Topic::PiecesDisplaced),
    }
}
