//! A value of a tie-break, and the terms it is made of.

use crate::exact::Exact;

/// What a tie-break comes to for one participant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    pub number: Exact,
    /// How many decimals it is shown with, as far as they are needed.
    pub shown: u8,
    pub terms: Vec<Term>,
    /// Whether it may part those who are tied; board count may not where
    /// game points differ (C.07 12.1).
    pub decides: bool,
}

/// One term of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// The round it comes from, if it comes from one.
    pub round: Option<u16>,
    pub source: Source,
    /// The number that the source brings: a score, a rating, a count.
    pub base: Exact,
    /// What it is multiplied by.
    pub times: Exact,
    /// Comes from a half- or zero-point bye or a forfeit loss.
    pub is_voluntary: bool,
    /// Why it was left out, if it was.
    pub cut: Option<Cut>,
}

/// Where a term comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    Own,
    Opponent(u32),
    /// The dummy of an unplayed round, at one's own score.
    Dummy,
    /// The dummy, held down to the score of the scheduled opponent
    /// (C.07 16.4.1).
    DummyBelowOpponent(u32),
    /// The dummy, held down to a draw in each round (C.07 16.4.2).
    DummyBelowDraws,
    /// A board of the team.
    Board(u16),
    /// The difference that the rating table gives for a score.
    RatingTable,
    /// The Buchholz value that stands behind a combined tie-break.
    Schedule,
}

/// Why a term was left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// The least significant value (C.07 14.1).
    Least,
    /// A voluntary unplayed round goes first (C.07 16.5).
    LeastVoluntary,
    /// The most significant value (C.07 14.3).
    Most,
}

impl Source {
    /// A stable identifier, by which texts are found.
    pub fn id(self) -> &'static str {
        match self {
            Source::Own => "own",
            Source::Opponent(_) => "opponent",
            Source::Dummy => "dummy",
            Source::DummyBelowOpponent(_) => "dummy-below-opponent",
            Source::DummyBelowDraws => "dummy-below-draws",
            Source::Board(_) => "board",
            Source::RatingTable => "rating-table",
            Source::Schedule => "schedule",
        }
    }

    /// The pairing number of whom it speaks of.
    pub fn entrant(self) -> Option<u32> {
        match self {
            Source::Opponent(number) | Source::DummyBelowOpponent(number) => Some(number),
            _ => None,
        }
    }

    /// The board of the team that it speaks of.
    pub fn board(self) -> Option<u16> {
        match self {
            Source::Board(board) => Some(board),
            _ => None,
        }
    }
}

impl Cut {
    /// A stable identifier, by which texts are found.
    pub fn id(self) -> &'static str {
        match self {
            Cut::Least => "least",
            Cut::LeastVoluntary => "least-voluntary",
            Cut::Most => "most",
        }
    }
}

impl Term {
    pub(crate) fn new(round: Option<u16>, source: Source, base: Exact) -> Term {
        Term {
            round,
            source,
            base,
            times: Exact::ONE,
            is_voluntary: false,
            cut: None,
        }
    }

    /// What the term adds, unless it was left out.
    pub fn amount(&self) -> Exact {
        self.base * self.times
    }
}

impl Value {
    /// The sum of the terms that were not left out.
    pub(crate) fn sum(terms: Vec<Term>, shown: u8) -> Value {
        let kept = terms.iter().filter(|term| term.cut.is_none());
        Value {
            number: kept.map(Term::amount).sum(),
            shown,
            terms,
            decides: true,
        }
    }

    pub(crate) fn of(number: Exact, shown: u8, terms: Vec<Term>) -> Value {
        Value {
            number,
            shown,
            terms,
            decides: true,
        }
    }

    /// The mean of the terms that were not left out; zero if none is left.
    pub(crate) fn mean(terms: Vec<Term>, shown: u8) -> Value {
        let count = terms.iter().filter(|term| term.cut.is_none()).count();
        let mut value = Value::sum(terms, shown);
        value.number = value.number.divided_among(count);
        value
    }

    /// Rounded to a whole number, a half up.
    pub(crate) fn half_up(mut self) -> Value {
        self.number = Exact::whole(self.number.half_up());
        self
    }

    /// The number as a table shows it.
    pub fn text(&self) -> String {
        self.number.decimals(self.shown)
    }
}
