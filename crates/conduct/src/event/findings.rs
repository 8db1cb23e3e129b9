//! What an examined claim rests on, for the players and the arbiter to check.

use tuomari_board::QuietMoves;

/// What the record shows about a claim (`fide-2018/11.12`). The intended move
/// counts as made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Findings {
    /// How many plies had been played each time the position stood.
    Appearances(Vec<usize>),
    /// Moves by each player since the last pawn move or capture.
    Quiet(QuietMoves),
}
