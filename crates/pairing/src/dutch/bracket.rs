//! A bracket under way, and how a round is put together from brackets.

use std::ops::Range;

use crate::allocation::allocate;
use crate::color::Color;
use crate::pairing::{Board, Bracket, Choice, Pairing};
use crate::player::Number;
use crate::points::Points;
use crate::roster::Roster;

/// Those to be paired together, by their places in the roster.
#[derive(Debug, Clone)]
pub(crate) struct Group {
    /// Moved-down players, highest first.
    pub(crate) moved: Vec<usize>,
    pub(crate) residents: Vec<usize>,
    pub(crate) score: Points,
}

impl Group {
    /// A scoregroup, and who was moved down to it.
    pub(crate) fn of(roster: &Roster<'_>, moved: Vec<usize>, residents: &Range<usize>) -> Group {
        Group {
            moved,
            residents: residents.clone().collect(),
            score: roster.score(residents.start),
        }
    }

    /// All in the order of the bracket.
    pub(crate) fn members(&self) -> impl Iterator<Item = usize> + '_ {
        self.moved.iter().chain(&self.residents).copied()
    }

    pub(crate) fn len(&self) -> usize {
        self.moved.len() + self.residents.len()
    }
}

/// What was decided in a bracket.
#[derive(Debug, Clone)]
pub(crate) struct Decision {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) downfloaters: Vec<usize>,
    pub(crate) choice: Choice,
}

/// A round in the making.
pub(crate) struct Draft<'a> {
    roster: &'a Roster<'a>,
    pairs: Vec<(usize, usize, usize)>,
    brackets: Vec<Bracket>,
}

impl<'a> Draft<'a> {
    pub(crate) fn new(roster: &'a Roster<'a>) -> Draft<'a> {
        Draft {
            roster,
            pairs: Vec::new(),
            brackets: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, group: &Group, decision: Decision) {
        let at = self.brackets.len();
        let paired = decision.pairs.iter().map(|&(a, b)| (a, b, at));
        self.pairs.extend(paired);
        self.brackets.push(Bracket {
            score: group.score,
            moved_down: self.numbers(&group.moved),
            residents: self.numbers(&group.residents),
            pairs: decision
                .pairs
                .iter()
                .map(|&(a, b)| (self.number(a), self.number(b)))
                .collect(),
            downfloaters: self.numbers(&decision.downfloaters),
            choice: decision.choice,
        });
    }

    /// The round with its colours, in board order.
    pub(crate) fn finish(mut self, bye: Option<usize>) -> Pairing {
        let score = |at: usize| i64::from(self.roster.score(at));
        self.pairs.sort_by_key(|&(a, b, _)| {
            let (high, low) = (a.min(b), a.max(b));
            (
                -score(high),
                -score(high) - score(low),
                self.roster.players[high].number,
            )
        });
        let boards = self.pairs.iter().map(|&(a, b, at)| self.board(a, b, at));
        Pairing {
            boards: boards.collect(),
            bye: bye.map(|at| self.number(at)),
            brackets: self.brackets,
        }
    }

    fn board(&self, a: usize, b: usize, bracket: usize) -> Board {
        let (high, low) = (a.min(b), a.max(b));
        let (higher, lower) = (self.roster.players[high], self.roster.players[low]);
        let (color, color_rule) = allocate(self.roster.field, higher, lower);
        let (white, black) = match color {
            Color::White => (higher.number, lower.number),
            Color::Black => (lower.number, higher.number),
        };
        Board {
            white,
            black,
            color_rule,
            bracket,
        }
    }

    fn number(&self, at: usize) -> Number {
        self.roster.players[at].number
    }

    fn numbers(&self, places: &[usize]) -> Vec<Number> {
        places.iter().map(|&at| self.number(at)).collect()
    }
}
