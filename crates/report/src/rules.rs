//! What was announced: points, system, tie-breaks, time.

use crate::player::Color;
use crate::points::Points;

/// Records 142 to 222, 352 and 362.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    /// Record `142`, or `XXR` before.
    pub rounds: Option<u16>,
    /// Record `152`, or `XXC` before.
    pub first_color: Option<Color>,
    /// Record `162`: only what differs from the usual must stand there.
    pub points: Vec<(Symbol, Points)>,
    /// Record `172`.
    pub ratings: Option<RatingOrder>,
    /// Record `182`: the program or person that paired.
    pub paired_by: String,
    /// Record `192`: the type of the competition.
    pub type_code: String,
    /// Record `202`: tie-breaks among equals.
    pub tie_breaks: Vec<String>,
    /// Record `212`: the whole order, beginning with `PTS`.
    pub order: Vec<String>,
    /// Record `222`: time control in seconds.
    pub time_control: String,
    /// Record `352`: colours of the boards of the team that has White.
    pub board_colors: Vec<Color>,
    /// Record `362`.
    pub match_points: Vec<(MatchSymbol, Points)>,
}

/// What record 162 gives points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// `W`: a win, a forfeit win, a full-point bye.
    Win,
    /// `D`: a draw, a half-point bye.
    Draw,
    /// `L`: a loss at the board.
    Loss,
    /// `A`: absent: a zero-point bye, a forfeit loss.
    Absent,
    /// `P`: a pairing-allocated bye; usually what a win is.
    PairingBye,
    /// `X`: not known yet; usually what a draw is.
    Unknown,
}

/// What record 362 gives match points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchSymbol {
    Win,
    Draw,
    Loss,
}

/// Which rating made the order: record `172`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RatingOrder {
    pub federation: String,
    /// `FIDE`, `NRO`, `FIDON`, `NIDOF`, `HBFN`, `LBFN` or `OTHER`.
    pub rule: String,
}

impl Symbol {
    pub(crate) const ALL: &'static str = "W D L A P X";

    pub(crate) fn from_sign(sign: char) -> Option<Symbol> {
        match sign.to_ascii_uppercase() {
            'W' => Some(Symbol::Win),
            'D' => Some(Symbol::Draw),
            'L' => Some(Symbol::Loss),
            'A' => Some(Symbol::Absent),
            'P' => Some(Symbol::PairingBye),
            'X' => Some(Symbol::Unknown),
            _ => None,
        }
    }

    pub(crate) fn sign(self) -> char {
        match self {
            Symbol::Win => 'W',
            Symbol::Draw => 'D',
            Symbol::Loss => 'L',
            Symbol::Absent => 'A',
            Symbol::PairingBye => 'P',
            Symbol::Unknown => 'X',
        }
    }
}

impl MatchSymbol {
    pub(crate) fn from_word(word: &str) -> Option<MatchSymbol> {
        match word {
            "TW" => Some(MatchSymbol::Win),
            "TD" => Some(MatchSymbol::Draw),
            "TL" => Some(MatchSymbol::Loss),
            _ => None,
        }
    }

    pub(crate) fn word(self) -> &'static str {
        match self {
            MatchSymbol::Win => "TW",
            MatchSymbol::Draw => "TD",
            MatchSymbol::Loss => "TL",
        }
    }
}

impl Rules {
    /// What a symbol is worth: as record 162 says, or as usual. It does not
    /// look at the points of [old records](crate::Old).
    pub fn worth(&self, symbol: Symbol) -> Points {
        let mut said = self.points.iter();
        match said.find(|&&(other, _)| other == symbol) {
            Some(&(_, points)) => points,
            None => match symbol {
                Symbol::Win => Points::ONE,
                Symbol::Draw => Points::HALF,
                Symbol::Loss | Symbol::Absent => Points::ZERO,
                Symbol::PairingBye => self.worth(Symbol::Win),
                Symbol::Unknown => self.worth(Symbol::Draw),
            },
        }
    }

    /// What a match is worth: as record 362 says, or 2, 1 and 0.
    pub fn match_worth(&self, symbol: MatchSymbol) -> Points {
        let mut said = self.match_points.iter();
        match said.find(|&&(other, _)| other == symbol) {
            Some(&(_, points)) => points,
            None => match symbol {
                MatchSymbol::Win => Points::from_hundredths(200),
                MatchSymbol::Draw => Points::ONE,
                MatchSymbol::Loss => Points::ZERO,
            },
        }
    }
}
