//! Claims that were postponed or go to another arbiter.

use tuomari_board::Color;

use crate::act::{claim::Claim, quickplay::Ground};

/// A claim that ended play and waits for the designated arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Referral {
    /// Whose claim.
    pub by: Color,
    /// On what ground.
    pub ground: Ground,
    /// Whether the opponent verified the position.
    pub position: bool,
    /// Whether the opponent verified the scoresheet.
    pub scoresheet: bool,
}

/// A claim that was postponed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Watch {
    /// Whose claim.
    pub by: Color,
    /// What was claimed.
    pub claim: Claim,
    /// Whether the opponent got time when it was postponed.
    pub bonus: bool,
    /// Whether the claimant's flag has fallen since.
    pub flag: bool,
}
