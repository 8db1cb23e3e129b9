//! What was granted, ordered or forbidden: records 240, 250, 260 and 299.

use crate::points::Points;

/// Byes on request: record `240`, one for each kind and round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bye {
    pub kind: ByeKind,
    pub round: u16,
    /// Players, or teams in a competition of teams.
    pub ids: Vec<u32>,
}

/// The kinds of byes that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByeKind {
    Full,
    Half,
    Zero,
}

/// Virtual points for pairing: record `250`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Acceleration {
    /// In competitions of teams only.
    pub match_points: Option<Points>,
    /// Points of players, or game points of teams.
    pub points: Option<Points>,
    pub first_round: u16,
    pub last_round: u16,
    pub first: u32,
    pub last: u32,
}

/// Those who may not meet each other: record `260`, or `XXP` if it has no rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prohibited {
    /// First and last round; `None` is the whole competition.
    pub rounds: Option<(u16, u16)>,
    pub ids: Vec<u32>,
}

/// Points that are not those of the system: record `299`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbnormalPoints {
    /// One of `W D L F H Z + -`; `None` is a bonus or a penalty.
    pub kind: Option<char>,
    pub match_points: Option<Points>,
    /// Points of players, or game points of teams.
    pub points: Option<Points>,
    /// `None` is every round.
    pub round: Option<u16>,
    pub ids: Vec<u32>,
}

impl ByeKind {
    pub(crate) fn from_sign(sign: char) -> Option<ByeKind> {
        match sign.to_ascii_uppercase() {
            'F' => Some(ByeKind::Full),
            'H' => Some(ByeKind::Half),
            'Z' => Some(ByeKind::Zero),
            _ => None,
        }
    }

    pub(crate) fn sign(self) -> char {
        match self {
            ByeKind::Full => 'F',
            ByeKind::Half => 'H',
            ByeKind::Zero => 'Z',
        }
    }
}
