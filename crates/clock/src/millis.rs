//! Instants and durations in whole milliseconds.
//!
//! Two newtypes, because an instant added to an instant is a mistake the
//! compiler can find. Neither can overflow or go below zero: the arithmetic
//! stops at the ends of the range, and [`At::plus_checked`] is there for
//! whoever must know. A field of one of these types carries its unit in the
//! type; a bare integer carries it last in its name (`base_ms`).

/// A moment, in milliseconds since an origin that the caller chooses.
///
/// Promises an order and a distance. Does not know what the origin is: a
/// server takes the Unix epoch, a phone the moment the page was opened, a test
/// zero. One clock must be given instants of one origin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(u64);

impl At {
    pub const ORIGIN: At = At(0);

    /// The instant this many milliseconds after the origin.
    pub const fn from_ms(ms: u64) -> At {
        At(ms)
    }

    /// Milliseconds since the origin.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// The instant `wait` later; the end of time if there is none.
    #[must_use]
    pub const fn plus(self, wait: Millis) -> At {
        At(self.0.saturating_add(wait.0))
    }

    /// The instant `wait` later, or `None` beyond the end of the range.
    pub const fn plus_checked(self, wait: Millis) -> Option<At> {
        match self.0.checked_add(wait.0) {
            Some(ms) => Some(At(ms)),
            None => None,
        }
    }

    /// The time from `earlier` to this instant; zero if `earlier` is later.
    pub const fn since(self, earlier: At) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

/// A length of time in whole milliseconds, never negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(u64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    pub const fn from_ms(ms: u64) -> Millis {
        Millis(ms)
    }

    pub const fn from_secs(secs: u64) -> Millis {
        Millis(secs.saturating_mul(1_000))
    }

    pub const fn from_mins(mins: u64) -> Millis {
        Millis(mins.saturating_mul(60_000))
    }

    /// The length in milliseconds.
    pub const fn ms(self) -> u64 {
        self.0
    }

    /// Whole seconds, what is left of a second dropped.
    pub const fn whole_secs(self) -> u64 {
        self.0 / 1_000
    }

    /// Whether there is no time at all.
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn plus(self, more: Millis) -> Millis {
        Millis(self.0.saturating_add(more.0))
    }

    /// What is left after `less`; zero if `less` is longer.
    #[must_use]
    pub const fn minus(self, less: Millis) -> Millis {
        Millis(self.0.saturating_sub(less.0))
    }

    /// This length `count` times.
    #[must_use]
    pub const fn times(self, count: u64) -> Millis {
        Millis(self.0.saturating_mul(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_end_of_the_range_can_be_passed() {
        let end = At::from_ms(u64::MAX);
        assert_eq!(end.plus(Millis::from_ms(1)), end);
        assert_eq!(end.plus_checked(Millis::from_ms(1)), None);
        assert_eq!(At::ORIGIN.since(end), Millis::ZERO);
        assert_eq!(Millis::ZERO.minus(Millis::from_secs(1)), Millis::ZERO);
        assert_eq!(Millis::from_mins(u64::MAX).ms(), u64::MAX);
    }

    #[test]
    fn units_agree() {
        assert_eq!(Millis::from_mins(2), Millis::from_secs(120));
        assert_eq!(Millis::from_secs(3).times(4), Millis::from_ms(12_000));
        assert_eq!(Millis::from_ms(1_999).whole_secs(), 1);
    }
}
