//! How long things took: the middle and the tail.

use std::{fmt, time::Duration};

/// Times that were measured.
#[derive(Clone, Debug, Default)]
pub struct Spread(Vec<Duration>);

impl Spread {
    /// Takes note of one.
    pub fn note(&mut self, took: Duration) {
        self.0.push(took);
    }

    /// Adds those of another.
    pub fn join(&mut self, other: Spread) {
        self.0.extend(other.0);
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The time that so many in a thousand do not exceed, in milliseconds.
    pub fn permille(&mut self, permille: usize) -> f64 {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let place = last * permille.min(1_000) / 1_000;
        self.0
            .get(place)
            .map_or(0.0, |took| took.as_secs_f64() * 1e3)
    }

    /// The median and the 99th percentile, as text.
    pub fn told(&mut self) -> Told {
        Told(self.permille(500), self.permille(990))
    }
}

/// `p50 0.52 ms  p99 3.10 ms`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Told(pub f64, pub f64);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.2} ms  p99 {:.2} ms", self.0, self.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_and_the_tail_are_told() {
        let mut spread = Spread::default();
        assert_eq!(spread.told(), Told(0.0, 0.0));
        for ms in (1..=1_000).rev() {
            spread.note(Duration::from_millis(ms));
        }
        assert_eq!(spread.told(), Told(500.0, 990.0));
        assert_eq!(spread.told().to_string(), "p50 500.00 ms  p99 990.00 ms");
    }
}
