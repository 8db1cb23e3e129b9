//! What happens at a table with two boards.

use tuomari_board::{Color, Move, Square};

/// What happened at a table with two boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnTwoBoards {
    /// Two boards are used.
    SetUp {
        /// Whether White and Black are visually disabled.
        blind: [bool; 2],
        /// Whether the opponent hears too badly.
        hearing_impaired: bool,
    },
    /// The player announced this move.
    Announced(Color, Move),
    /// The player announced another move than before, in time.
    Corrected(Color, Move),
    /// The player repeated it; whether it was the same.
    Repeated(Color, bool),
    /// The player felt a piece in its hole: that is no touch.
    Felt(Color, Square),
    /// All that makes the player's move is done.
    AllDone(Color),
}
