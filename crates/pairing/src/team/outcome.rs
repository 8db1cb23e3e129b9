//! A round of teams paired, with its reasons.

use crate::player::Number;
use crate::points::Points;

use super::colors::TeamColorRule;

/// A whole round of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamPairing {
    /// By the score of the first team, the sum of both, the smaller number.
    pub matches: Vec<TeamMatch>,
    pub bye: Option<Number>,
    /// The brackets from the top down.
    pub brackets: Vec<TeamBracket>,
}

/// Two teams that meet; `white` has White on its first board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TeamMatch {
    pub white: Number,
    pub black: Number,
    pub color_rule: TeamColorRule,
    /// In which of the brackets they were paired.
    pub bracket: usize,
}

/// A scoregroup and those who were moved up to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamBracket {
    pub score: Points,
    pub residents: Vec<Number>,
    pub upfloaters: Vec<Number>,
    /// The smaller number first, in the order of the identifier.
    pub pairs: Vec<(Number, Number)>,
    /// C6 could be met: the next scoregroup needs no more than parity asks for.
    pub suits_next: bool,
}
