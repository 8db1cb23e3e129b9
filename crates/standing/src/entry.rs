//! What one round brought one participant.

use crate::points::Points;

/// One round of one participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    pub kind: Kind,
    /// The scheduled opponent, also of a forfeited game.
    pub opponent: Option<u32>,
    pub color: Option<Color>,
    /// What it counts in the standings, with whatever an arbiter changed.
    pub points: Points,
}

/// How a round ended for one participant.
///
/// A game at the board that both lost is a loss of each. One that is
/// adjourned is given as a draw, with the points it counts for now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    /// Also each side of a double forfeit.
    ForfeitLoss,
    /// The bye of the odd one out.
    PairingBye,
    FullBye,
    HalfBye,
    /// Also absent, withdrawn, not yet entered, or the free round of an odd
    /// round robin.
    ZeroBye,
}

/// The colour of a game; of a team, that of its first board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    White,
    Black,
}

impl Entry {
    /// A round in which nothing happened.
    pub const ABSENT: Entry = Entry {
        kind: Kind::ZeroBye,
        opponent: None,
        color: None,
        points: Points::ZERO,
    };
}

impl Kind {
    /// Whether it was played at the board.
    pub fn is_played(self) -> bool {
        matches!(self, Kind::Win | Kind::Draw | Kind::Loss)
    }

    /// A half-point or zero-point bye (C.07 16.1.1).
    pub(crate) fn is_requested(self) -> bool {
        matches!(self, Kind::HalfBye | Kind::ZeroBye)
    }

    /// A voluntary unplayed round (C.07 16.1.2).
    pub(crate) fn is_voluntary(self) -> bool {
        self.is_requested() || self == Kind::ForfeitLoss
    }
}
