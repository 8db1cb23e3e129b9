//! A dead position that was found after play had gone on.

use tuomari_board::ByColor;
use tuomari_clock::At;
use tuomari_mating::Proof;

use crate::event::conclusion::Conclusion;

/// A dead position that was found after play had gone on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateDead {
    /// The position after so many plies.
    pub plies: usize,
    /// When it arose: the end of the game.
    pub arose: At,
    /// Why neither side can mate.
    pub proofs: ByColor<Proof>,
    /// How many plies were played after it.
    pub void_plies: usize,
    /// The result that was reached after it.
    pub void_end: Option<Conclusion>,
}
