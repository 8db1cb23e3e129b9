//! Pieces that were knocked over.

use tuomari_board::Color;

/// Pieces that a player knocked over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Displacement {
    pub by: Color,
    /// Whether he pressed before they stood again.
    pub pressed: bool,
    /// Whether they stand again; play has not yet gone on.
    pub restored: bool,
}
