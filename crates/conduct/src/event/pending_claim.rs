//! Claims that were postponed or go to another arbiter.

use tuomari_board::Color;

use crate::act::{claim::Claim, quickplay::Ground};

/// A claim that ended play and waits for the designated arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Referral {
    pub by: Color,
    pub ground: Ground,
    /// Whether the opponent verified the position.
    pub position: bool,
    /// Whether the opponent verified the scoresheet.
    pub scoresheet: bool,
}

/// A claim that was postponed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Watch {
    pub by: Color,
    pub claim: Claim,
    /// Whether the opponent got time when it was postponed.
    pub bonus: bool,
    /// Whether a flag has fallen since that waits for the ruling.
    pub flag: bool,
}
