//! Standard, rapid or blitz: the class of a game by its time.
//!
//! `fide-2018/A.1` and `B.1` count, for each player, the main time plus sixty
//! times the extra time: up to ten minutes is blitz, over ten and under sixty
//! rapid, the rest standard. Three things they leave open are settled here.
//!
//! * Several periods: what a player gets for sixty moves, that is the main time
//!   of every period reached within them and the extra time of each move in the
//!   period it is played in. With one increment throughout this is the Laws'
//!   own sum.
//! * Delay counts as increment: `6.3.2` calls both the additional time per move.
//! * A different control for each colour: the slower class of the two. "At most
//!   ten minutes for each player" must hold for both before the rules of the
//!   faster game, which take rights away, apply to either.

use crate::color::Color;
use crate::control::TimeControl;
use crate::millis::Millis;

/// The number of moves the Laws reckon with.
const MOVES: u32 = 60;

/// The class of a game, the fastest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// At most ten minutes for each player, `fide-2018/B.1`.
    Blitz,
    /// More than ten and less than sixty minutes, `fide-2018/A.1`.
    Rapid,
    /// Sixty minutes or more.
    Standard,
}

impl Class {
    /// The class of a player's time for sixty moves.
    pub fn of_time(time: Millis) -> Class {
        if time <= Millis::from_mins(10) {
            Class::Blitz
        } else if time < Millis::from_mins(60) {
            Class::Rapid
        } else {
            Class::Standard
        }
    }
}

impl TimeControl {
    /// The class of the game: the slower one if the colours differ.
    pub fn class(&self) -> Class {
        self.class_of(Color::White).max(self.class_of(Color::Black))
    }

    /// The class of one player's time alone.
    pub fn class_of(&self, color: Color) -> Class {
        Class::of_time(self.time_for_class(color))
    }

    /// The time that decides: what this player gets for sixty moves.
    pub fn time_for_class(&self, color: Color) -> Millis {
        self.schedule(color).time_for_moves(MOVES)
    }
}
