//! One player's periods in their order.
//!
//! At most eight, held in line: a clock that carries its control cannot be
//! given the wrong one, copies without counting references, and eight periods
//! of twelve bytes are cheaper than a pointer to a heap of small tables. No
//! published control has more than three or four periods.

use crate::control::ControlError;
use crate::millis::Millis;
use crate::period::{Extra, Period};

/// The most periods one player's schedule can have.
pub const MAX_PERIODS: usize = 8;

/// The periods of one player, `fide-2018/6.3.1`.
///
/// Promises one to eight periods, of which only the last may be for the rest
/// of the game. If the last one too has a quota of moves, it repeats: 90
/// minutes for 40 moves, then 20 moves in every further hour.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Schedule {
    periods: [Period; MAX_PERIODS],
    count: u8,
}

impl Schedule {
    /// A schedule of these periods.
    pub fn new(list: &[Period]) -> Result<Schedule, ControlError> {
        if list.is_empty() || list.len() > MAX_PERIODS {
            return Err(ControlError::Periods);
        }
        let earlier = list.iter().rev().skip(1);
        if earlier.into_iter().any(|period| period.moves().is_none()) {
            return Err(ControlError::Unreachable);
        }
        let mut periods = [Period::UNUSED; MAX_PERIODS];
        for (place, period) in periods.iter_mut().zip(list) {
            *place = *period;
        }
        let count = u8::try_from(list.len()).map_err(|_| ControlError::Periods)?;
        Ok(Schedule { periods, count })
    }

    /// The periods as written, a repeated one once.
    pub fn periods(&self) -> &[Period] {
        self.periods
            .get(..usize::from(self.count))
            .unwrap_or(&self.periods)
    }

    /// The period with this number, counted from zero. Beyond the last one it
    /// is the last one, which repeats or never ends.
    pub fn period(&self, number: u16) -> Period {
        let number = usize::from(number.min(self.last()));
        self.periods.get(number).copied().unwrap_or(Period::UNUSED)
    }

    /// The number of the last written period.
    pub fn last(&self) -> u16 {
        u16::from(self.count.saturating_sub(1))
    }

    /// How many moves are asked for before the period with this number.
    pub fn moves_before(&self, number: u16) -> u32 {
        let written = self.periods().iter().take(usize::from(number));
        let in_written: u32 = written
            .map(|period| u32::from(period.moves().unwrap_or(0)))
            .sum();
        let repeats = u32::from(number.saturating_sub(self.last().saturating_add(1)));
        let quota = u32::from(self.period(self.last()).moves().unwrap_or(0));
        in_written.saturating_add(repeats.saturating_mul(quota))
    }

    /// The move, counted from the start of the game, that ends the period with
    /// this number; `None` if it lasts for the rest of the game.
    pub fn ends_at_move(&self, number: u16) -> Option<u32> {
        let quota = self.period(number).moves()?;
        Some(
            self.moves_before(number.min(self.last()))
                .saturating_add(u32::from(quota))
                .saturating_add(
                    u32::from(quota).saturating_mul(u32::from(number.saturating_sub(self.last()))),
                ),
        )
    }

    /// All the time a player would get for this many moves: the main time of
    /// every period reached, and the extra time of every move.
    pub fn time_for_moves(&self, moves: u32) -> Millis {
        let mut total = Millis::ZERO;
        let mut done: u32 = 0;
        let mut number: u16 = 0;
        while done < moves {
            let period = self.period(number);
            let open = moves.saturating_sub(done);
            let here = period.moves().map_or(open, |quota| open.min(quota.into()));
            total = total
                .plus(period.base())
                .plus(period.extra().time().times(here.into()));
            done = done.saturating_add(here);
            number = number.saturating_add(1);
        }
        total
    }

    /// The same periods, each with this extra time.
    pub(crate) fn with_extra(mut self, extra: Extra) -> Result<Schedule, ControlError> {
        for place in self.periods.iter_mut().take(usize::from(self.count)) {
            *place = place.with_extra(extra)?;
        }
        Ok(self)
    }
}

impl std::fmt::Debug for Schedule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.periods()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(moves: Option<u16>, mins: u64) -> Period {
        Period::new(moves, Millis::from_mins(mins), Extra::None).unwrap()
    }

    #[test]
    fn only_the_last_period_may_be_for_the_rest() {
        let rest = period(None, 30);
        assert_eq!(Schedule::new(&[rest, rest]), Err(ControlError::Unreachable));
        assert_eq!(Schedule::new(&[]), Err(ControlError::Periods));
        let nine = [period(Some(10), 5); 9];
        assert_eq!(Schedule::new(&nine), Err(ControlError::Periods));
        assert!(Schedule::new(&nine[..8]).is_ok());
    }

    #[test]
    fn periods_end_at_the_right_move() {
        let classic =
            Schedule::new(&[period(Some(40), 90), period(Some(20), 30), period(None, 15)]).unwrap();
        let ends: Vec<_> = (0..4).map(|number| classic.ends_at_move(number)).collect();
        assert_eq!(ends, [Some(40), Some(60), None, None]);
        assert_eq!(classic.moves_before(2), 60);
    }

    #[test]
    fn a_last_period_with_a_quota_repeats() {
        let old = Schedule::new(&[period(Some(40), 150), period(Some(16), 60)]).unwrap();
        let ends: Vec<_> = (0..4).map(|number| old.ends_at_move(number)).collect();
        assert_eq!(ends, [Some(40), Some(56), Some(72), Some(88)]);
        let before: Vec<_> = (0..4).map(|number| old.moves_before(number)).collect();
        assert_eq!(before, [0, 40, 56, 72]);
        assert_eq!(old.time_for_moves(60), Millis::from_mins(150 + 60 + 60));
    }
}
