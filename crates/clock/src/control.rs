//! The time control of a game: a schedule for each colour, and how the clock
//! passes from one period to the next.

use crate::color::Color;
use crate::millis::Millis;
use crate::period::{Extra, Period};
use crate::schedule::Schedule;

/// When the time of the next period comes, and what becomes of time saved.
///
/// One choice of three rather than two switches, because a clock that waits
/// for zero has no saved time to lose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextPeriod {
    /// At the press that completes the quota, on top of the time saved: the
    /// rule of `fide-2018/6.3.2` when nothing else is announced.
    #[default]
    SavedCarried,
    /// At the press that completes the quota, in place of the time saved. The
    /// words "if nothing else is applied" of `fide-2018/6.3.2` leave room.
    SavedLost,
    /// When the time of the period has run out, whatever the move counter
    /// says: the clock that does not count moves. The flag shows, the time
    /// runs on, and the arbiter checks the quota (`fide-2018/6.4`). Saved time
    /// is carried over by nature. The last written period does not repeat.
    AtZero,
}

/// Why a time control cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ControlError {
    /// A quota of no moves, or of more than [`crate::MAX_MOVES`].
    Moves,
    /// More main time in a period than [`crate::MAX_TIME`].
    Time,
    /// More extra time for a move than [`crate::MAX_EXTRA`].
    Extra,
    /// No period, or more than [`crate::MAX_PERIODS`].
    Periods,
    /// A period after one that lasts for the rest of the game.
    Unreachable,
    /// A player would begin with no time and no delay: his flag would be down
    /// before his first move.
    NoTime,
}

impl std::fmt::Display for ControlError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            ControlError::Moves => "a period asks for 1 to 999 moves",
            ControlError::Time => "a period has at most 99:59:59.999 of main time",
            ControlError::Extra => "a move brings at most an hour of extra time",
            ControlError::Periods => "a player has 1 to 8 periods",
            ControlError::Unreachable => "nothing follows a period for the rest of the game",
            ControlError::NoTime => "a player begins with some time or some delay",
        })
    }
}

impl std::error::Error for ControlError {}

/// The time control of a game, `fide-2018/6.3.1`: announced beforehand, the
/// same for both colours or one for each.
///
/// Promises that both players have something on the clock when the game
/// begins. Does not promise that a rulebook allows it: rapid and blitz know a
/// single period only, and that is the rulebook's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    white: Schedule,
    black: Schedule,
    next_period: NextPeriod,
    increment_before_move_1: bool,
}

impl TimeControl {
    /// The same schedule for both colours.
    pub fn same(schedule: Schedule) -> Result<TimeControl, ControlError> {
        TimeControl::each(schedule, schedule)
    }

    /// A schedule for each colour, as in a deciding game where White has the
    /// longer time.
    pub fn each(white: Schedule, black: Schedule) -> Result<TimeControl, ControlError> {
        TimeControl {
            white,
            black,
            next_period: NextPeriod::SavedCarried,
            increment_before_move_1: true,
        }
        .checked()
    }

    /// One period for the whole game, the same for both colours.
    pub fn single(base: Millis, extra: Extra) -> Result<TimeControl, ControlError> {
        TimeControl::same(Schedule::new(&[Period::new(None, base, extra)?])?)
    }

    /// The same control with another way into the next period.
    #[must_use]
    pub fn with_next_period(self, next_period: NextPeriod) -> TimeControl {
        TimeControl {
            next_period,
            ..self
        }
    }

    /// The same control with the first increment on the clock before move one,
    /// or not. Yes unless told otherwise: three minutes and two seconds start
    /// at 3:02. Switched off, each increment rewards the move just completed.
    pub fn with_increment_before_move_1(self, yes: bool) -> Result<TimeControl, ControlError> {
        TimeControl {
            increment_before_move_1: yes,
            ..self
        }
        .checked()
    }

    /// The same control with this extra time in every period of both colours,
    /// `fide-2018/III.4`.
    pub fn with_extra(self, extra: Extra) -> Result<TimeControl, ControlError> {
        TimeControl {
            white: self.white.with_extra(extra)?,
            black: self.black.with_extra(extra)?,
            ..self
        }
        .checked()
    }

    /// The schedule of one colour.
    pub fn schedule(&self, color: Color) -> &Schedule {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// Whether both colours have the same schedule.
    pub fn is_same_for_both(&self) -> bool {
        self.white == self.black
    }

    /// How the clock passes from one period to the next.
    pub fn next_period(&self) -> NextPeriod {
        self.next_period
    }

    /// Whether the first increment is on the clock before move one.
    pub fn increment_before_move_1(&self) -> bool {
        self.increment_before_move_1
    }

    /// What the face of this colour shows before the game.
    pub fn time_at_start(&self, color: Color) -> Millis {
        let first = self.schedule(color).period(0);
        if self.increment_before_move_1 {
            first.base().plus(first.extra().increment())
        } else {
            first.base()
        }
    }

    fn checked(self) -> Result<TimeControl, ControlError> {
        let can_begin = Color::BOTH.into_iter().all(|color| {
            let delay = self.schedule(color).period(0).extra().delay();
            !self.time_at_start(color).plus(delay).is_zero()
        });
        if can_begin {
            Ok(self)
        } else {
            Err(ControlError::NoTime)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_must_be_able_to_begin() {
        let two_secs = Millis::from_secs(2);
        let nothing = TimeControl::single(Millis::ZERO, Extra::None);
        assert_eq!(nothing, Err(ControlError::NoTime));
        let added_back = TimeControl::single(Millis::ZERO, Extra::Bronstein(two_secs));
        assert_eq!(added_back, Err(ControlError::NoTime));
        assert!(TimeControl::single(Millis::ZERO, Extra::SimpleDelay(two_secs)).is_ok());
        let only_increment = TimeControl::single(Millis::ZERO, Extra::Increment(two_secs)).unwrap();
        assert_eq!(only_increment.time_at_start(Color::Black), two_secs);
        assert_eq!(
            only_increment.with_increment_before_move_1(false),
            Err(ControlError::NoTime)
        );
        assert_eq!(
            only_increment.with_extra(Extra::None),
            Err(ControlError::NoTime)
        );
    }
}
