//! Points as whole numbers, in a unit that the caller chooses.

/// Points in the caller's unit: tenths for a report file, halves for a club.
/// The same unit everywhere in one competition.
pub type Points = i32;

/// What the results of a competition are worth, as far as pairing asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PointSystem {
    /// A win at the board; what one gets unplayed bars from the bye if it is as much.
    pub win: Points,
    /// A loss at the board; an unplayed round that brings more is a downfloat.
    pub loss: Points,
}
