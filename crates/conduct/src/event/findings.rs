//! What an examined claim rests on, for the players and the arbiter to check.

use tuomari_board::QuietMoves;

use crate::{act::command::Claim, draft::Draft};

/// What the record shows about a claim (`fide-2018/11.12`). The intended move
/// counts as made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Findings {
    /// How many plies had been played each time the position stood.
    Appearances(Vec<usize>),
    /// Moves by each player since the last pawn move or capture.
    Quiet(QuietMoves),
}

impl Findings {
    /// What the record shows about a claim of repetition or of fifty moves.
    pub(crate) fn on(draft: &Draft<'_>, claim: Claim) -> Findings {
        let mut history = draft.game.history.clone();
        if let Some(m) = draft.game.turn.fixed {
            // It was legal when it was fixed.
            history.play(m).unwrap_or(());
        }
        if claim == Claim::Threefold {
            let mut plies = history.earlier_appearances();
            plies.push(history.plies().len());
            Findings::Appearances(plies)
        } else {
            Findings::Quiet(history.now().quiet())
        }
    }
}
