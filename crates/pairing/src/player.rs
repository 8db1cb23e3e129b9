//! What pairing knows of a player before a round.

use crate::color::Color;
use crate::points::Points;

/// A player's number in the list, from 1: his place in the order by strength.
pub type Number = u32;

/// What an earlier round left a player with (C.04.3, 1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Float {
    Down,
    Up,
}

/// A player who is to be paired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    pub number: Number,
    /// His place by number among all who have been paired at least once, this
    /// round counted, from 1. Late entries have no number before they come, so
    /// the first colour goes by this (C.04.2, 2.5).
    pub ordinal: u32,
    /// The points he has, without those of an acceleration.
    pub points: Points,
    /// Points and virtual points: what scoregroups go by.
    pub score: Points,
    /// Whom he met at the board, in ascending order.
    pub opponents: Vec<Number>,
    /// The colours of his played games, in the order of the rounds.
    pub colors: Vec<Color>,
    /// The float of the last round and that of the one before.
    pub floats: [Option<Float>; 2],
    /// Rounds so far in which he did not play.
    pub unplayed: u32,
    /// He has had a bye or, unplayed, the points of a win (C.04.1, 4).
    pub bye_barred: bool,
}

impl Player {
    /// Games with White less games with Black (1.6).
    #[must_use]
    pub fn color_difference(&self) -> i32 {
        let step = |color: &Color| match color {
            Color::White => 1,
            Color::Black => -1,
        };
        self.colors.iter().map(step).sum()
    }

    /// Whether the last two games were both played with `color`.
    #[must_use]
    pub fn had_twice(&self, color: Color) -> bool {
        let games = self.colors.len();
        games >= 2 && self.colors[games - 2..] == [color, color]
    }

    /// Whether he ranks above the other: by score, then by number (1.2).
    #[must_use]
    pub fn ranks_above(&self, other: &Player) -> bool {
        (other.score, self.number) < (self.score, other.number)
    }
}
