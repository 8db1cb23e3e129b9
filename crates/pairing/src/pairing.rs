//! A round paired: pairs out, with their reasons.

use crate::allocation::ColorRule;
use crate::criterion::Criterion;
use crate::player::Number;
use crate::points::Points;

/// A whole round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// In board order: score of the higher-ranked, sum of both scores, number
    /// of the higher-ranked (C.04.2, 3.6).
    pub boards: Vec<Board>,
    /// Who gets the bye that the pairing allocates.
    pub bye: Option<Number>,
    /// The brackets from the top down: why the boards are as they are.
    pub brackets: Vec<Bracket>,
}

/// Two who meet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pub white: Number,
    pub black: Number,
    pub color_rule: ColorRule,
    /// In which of the brackets they were paired.
    pub bracket: usize,
}

/// A bracket and what was decided in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The score of its residents.
    pub score: Points,
    /// Those left from above, in their order.
    pub moved_down: Vec<Number>,
    pub residents: Vec<Number>,
    /// The higher-ranked first, in the order of the procedure.
    pub pairs: Vec<(Number, Number)>,
    /// Those who float on, or to the bye.
    pub downfloaters: Vec<Number>,
    pub choice: Choice,
}

/// How the pairs of a bracket were found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Choice {
    /// All candidates were gone through in the order of the procedure.
    Enumerated {
        candidates: u64,
        /// Those that were the best for a time, the first candidate first.
        passed_over: Vec<PassedOver>,
    },
    /// Found by counting or by a matching.
    Matched { scope: Scope },
}

/// A candidate that was not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassedOver {
    pub pairs: Vec<(Number, Number)>,
    pub downfloaters: Vec<Number>,
    /// The first criterion in which the one taken is better.
    pub by: Criterion,
}

/// How much of the field had to be looked at for a bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// The first candidate that reaches what counting allows: nothing was searched.
    Counted,
    /// The bracket alone: nobody floats, and the rest can be paired.
    Bracket,
    /// The bracket and the scoregroup below it; the rest can be paired.
    WithNext,
    /// All who are not paired yet.
    Whole,
}
