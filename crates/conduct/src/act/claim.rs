//! Requests for a finding.

use crate::act::quickplay::Ground;

/// A request for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The opponent completed an illegal move, or something treated as one.
    IllegalMove,
    /// The opponent touched a piece and played otherwise.
    TouchMove,
    /// The opponent's time is up.
    Flag,
    /// The position has appeared, or is about to appear, for the third time.
    Threefold,
    /// Fifty moves without a pawn move or capture.
    FiftyMoves,
    /// Extra time for each move in a quickplay finish.
    ExtraTime,
    /// A draw in a quickplay finish.
    Quickplay(Ground),
    /// A draw because there is no progress.
    NoProgress,
    /// The opponent knocked pieces over.
    Displaced,
}
