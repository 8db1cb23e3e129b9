//! How long somebody thinks: a person's timing, by seeded dice.

use std::time::Duration;

use crate::Dice;

/// A player thinks for a fortieth of what is left to him, on average.
const SHARE: u64 = 40;

/// And never for more than this part of it.
const MOST: u64 = 8;

/// Nobody sees and moves in less.
const LEAST_MS: u64 = 250;

/// What a player acts by where there is no clock.
const UNTIMED_MS: u64 = 120_000;

/// How fast a bot plays.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    speed: f64,
}

impl Pace {
    /// So many times as fast as a person; `None` unless that is a number above
    /// zero.
    pub fn new(speed: f64) -> Option<Pace> {
        (speed.is_finite() && speed > 0.0).then_some(Pace { speed })
    }

    /// How long to think with so much time left on the clock.
    ///
    /// Most moves take about a fortieth of it; one in six is played at once,
    /// and one in twelve is a long think.
    pub fn think(self, dice: &mut Dice, left_ms: Option<u64>) -> Duration {
        let left_ms = left_ms.unwrap_or(UNTIMED_MS);
        let usual = left_ms / SHARE;
        // Three dice give a hill, where one gives a plain.
        let hill: u64 = (0..3).map(|_| dice.below(1_000)).sum();
        let usual = usual * hill / 1_500;
        let ms = match dice.below(12) {
            0 => usual * 3,
            1 | 2 => usual / 6,
            _ => usual,
        };
        let ms = ms.max(LEAST_MS).min(left_ms / MOST);
        Duration::from_millis(ms).div_f64(self.speed)
    }
}

impl Default for Pace {
    fn default() -> Pace {
        Pace { speed: 1.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_loses_on_time_by_thinking() {
        let mut dice = Dice::new(3);
        let mut left: u64 = 180_000;
        for _ in 0..2_000 {
            let think = Pace::default().think(&mut dice, Some(left));
            let think = u64::try_from(think.as_millis()).unwrap();
            assert!(think * MOST <= left, "{think} of {left}");
            left -= think;
        }
    }

    #[test]
    fn sixty_moves_of_a_blitz_game_take_most_of_the_time() {
        let mut dice = Dice::new(5);
        let mut left: u64 = 180_000;
        for _ in 0..60 {
            let think = Pace::default().think(&mut dice, Some(left));
            left -= u64::try_from(think.as_millis()).unwrap();
        }
        assert!((10_000..80_000).contains(&left), "{left} ms left");
    }

    #[test]
    fn speed_divides_and_dice_repeat() {
        let think = |speed: f64| {
            Pace::new(speed)
                .unwrap()
                .think(&mut Dice::new(9), Some(60_000))
        };
        assert_eq!(think(10.0), think(1.0) / 10);
        for bad in [0.0, -1.0, f64::NAN, f64::INFINITY] {
            assert_eq!(Pace::new(bad), None);
        }
    }
}
