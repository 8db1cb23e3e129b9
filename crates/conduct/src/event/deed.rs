//! What a player did at a move.

use tuomari_board::Color;

/// What a player was seen to do, and at which move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    pub by: Color,
    /// The half-move it was done at, the first being 1; without it the one
    /// under way, or the last one.
    pub ply: Option<usize>,
}

impl Deed {
    /// Done at the move under way, or the last one.
    pub fn latest(by: Color) -> Deed {
        Deed { by, ply: None }
    }

    /// How many plies had been played before the move it speaks of.
    pub(crate) fn before(self) -> Option<usize> {
        self.ply.map(|ply| ply.saturating_sub(1))
    }
}
