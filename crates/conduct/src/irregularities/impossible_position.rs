//! Positions that cannot be: both kings in check, a pawn on its last rank.
//!
//! Where illegal moves stand, such a position may be left on the board. The
//! arbiter who sees it waits until one more move is completed; if it is still
//! there, the game is drawn (`fide-2018/A.4.4`). Only what he enters starts the
//! wait: the software never looks for such positions (D-22).

use tuomari_board::{Bitboard, Color, Position, Rank};
use tuomari_rulebook::IllegalPositionSweep;

use crate::{
    draft::Draft,
    ending::concluding::conclude,
    event::{
        cites::Cites,
        conclusion::{Cause, Conclusion},
        happening::Happening,
        question::{Matter, Proposal},
        refusal::Refusal,
    },
};

/// The arbiter says that he sees such a position.
pub(crate) fn seen(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.in_play()?;
    let rule = draft.rules().illegal_position_sweep();
    match rule.value {
        IllegalPositionSweep::DrawAfterCompletedMove | IllegalPositionSweep::ArbiterOption => {}
        IllegalPositionSweep::Off | IllegalPositionSweep::NotApplicable => {
            return Err(Refusal::NotProvided(Cites::ruled(&rule)));
        }
    }
    if draft.game.impossible_seen {
        return Err(Refusal::AlreadyAsked);
    }
    if !is_impossible(draft.game.position()) {
        return Err(Refusal::PositionPossible(Cites::ruled(&rule)));
    }
    draft.push(Happening::IllegalPositionSeen, Cites::ruled(&rule));
    Ok(())
}

/// A move was completed while the arbiter waits.
pub(crate) fn after_completed(draft: &mut Draft<'_>) {
    if !draft.game.impossible_seen {
        return;
    }
    let rule = draft.rules().illegal_position_sweep();
    let cites = Cites::ruled(&rule);
    let after = draft.so_far();
    if after.conclusion.is_some() {
        return;
    }
    draft.push(Happening::IllegalPositionWaited, cites);
    if !is_impossible(after.position()) {
        // The mover has cured his own; the opponent must answer his check.
        return;
    }
    let draw = Conclusion::draw(Cause::IllegalPosition);
    if rule.value == IllegalPositionSweep::ArbiterOption {
        draft.ask(Matter::IllegalPosition, Some(Proposal::End(draw)), cites);
    } else {
        conclude(draft, draw, cites);
    }
}

fn is_impossible(position: &Position) -> bool {
    let both = Color::ALL.into_iter().all(|color| position.in_check(color));
    let stuck = Color::ALL.into_iter().any(|color| {
        let last = Bitboard::from(color.relative_rank(Rank::Eighth));
        (position.board().by_piece(color.pawn()) & last).any()
    });
    both || stuck
}
