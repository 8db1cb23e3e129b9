//! What each side has at the end, the arbiter's changes included.

use std::fmt;

use tuomari_board::Color;
use tuomari_notation::Points;

/// Points of each side, in halves.
///
/// Mostly the [`Points`] of the conclusion. After a change of the score
/// (`fide-2018/12.9.4`, `12.9.5`) both together may have less than a whole
/// point, and where the edition sets no limit, more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Score {
    white: u8,
    black: u8,
}

/// The most one side can score in a game, in halves.
pub(crate) const WHOLE: u8 = 2;

impl Score {
    /// A score by halves, each side's 0, 1 or 2.
    pub fn of_halves(white: u8, black: u8) -> Option<Score> {
        (white <= WHOLE && black <= WHOLE).then_some(Score { white, black })
    }

    /// The side's points, in halves: 0, 1 or 2.
    pub fn halves(self, of: Color) -> u8 {
        of.fold_wb(self.white, self.black)
    }

    /// The same with another number of halves for one side; none if a side
    /// cannot have so many.
    pub(crate) fn with(self, of: Color, halves: u8) -> Option<Score> {
        if halves > WHOLE {
            return None;
        }
        let mut score = self;
        match of {
            Color::White => score.white = halves,
            Color::Black => score.black = halves,
        }
        Some(score)
    }

    /// As points of one game, if both together have no more than it has.
    pub fn points(self) -> Option<Points> {
        Points::of_halves(self.white, self.black)
    }
}

impl From<Points> for Score {
    fn from(points: Points) -> Score {
        Score {
            white: points.white_halves(),
            black: points.black_halves(),
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figure = |halves| match halves {
            0 => '0',
            1 => '½',
            _ => '1',
        };
        write!(f, "{}-{}", figure(self.white), figure(self.black))
    }
}
