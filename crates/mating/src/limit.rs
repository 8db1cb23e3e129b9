//! How long to look for an answer.

use std::fmt;

/// How many positions may be looked at, and when to stop all the same.
///
/// The crate reads no clock. A caller who counts milliseconds hands in a
/// function that says when they are over:
///
/// ```
/// use std::time::{Duration, Instant};
/// use tuomari_mating::Limit;
///
/// let end = Instant::now() + Duration::from_millis(10);
/// let over = || Instant::now() >= end;
/// let limit = Limit::positions(1_000_000).or_when(&over);
/// # let _ = limit;
/// ```
#[derive(Clone, Copy)]
pub struct Limit<'a> {
    positions: u64,
    over: Option<&'a dyn Fn() -> bool>,
}

impl Limit<'static> {
    /// At most so many positions.
    pub const fn positions(positions: u64) -> Limit<'static> {
        Limit {
            positions,
            over: None,
        }
    }
}

impl Limit<'_> {
    /// And no longer than until `over` says so. It is asked every few hundred
    /// positions.
    pub fn or_when(self, over: &dyn Fn() -> bool) -> Limit<'_> {
        Limit {
            positions: self.positions,
            over: Some(over),
        }
    }
}

/// What is left of a [`Limit`].
pub(crate) struct Meter<'a> {
    limit: Limit<'a>,
    spent: u64,
    over: bool,
}

/// How many positions pass between two looks at the caller's clock.
const STRIDE: u64 = 256;

impl<'a> Meter<'a> {
    pub(crate) fn of(limit: Limit<'a>) -> Meter<'a> {
        Meter {
            limit,
            spent: 0,
            over: false,
        }
    }

    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    pub(crate) fn is_over(&self) -> bool {
        self.over
    }

    /// Runs `work` with at most so many of the positions that are left.
    pub(crate) fn lend<T>(&mut self, positions: u64, work: impl FnOnce(&mut Meter<'a>) -> T) -> T {
        let left = self.limit.positions.saturating_sub(self.spent);
        let mut part = Meter::of(Limit {
            positions: positions.min(left),
            over: self.limit.over,
        });
        let done = work(&mut part);
        self.spent += part.spent.max(1);
        let timed_out = part.over && part.spent < part.limit.positions;
        self.over = timed_out || self.spent >= self.limit.positions;
        done
    }

    /// Counts one position; true if it was the last.
    pub(crate) fn spend(&mut self) -> bool {
        self.spent += 1;
        if self.spent >= self.limit.positions {
            self.over = true;
        } else if self.spent.is_multiple_of(STRIDE)
            && let Some(over) = self.limit.over
        {
            // Once over, always over: a search that was cut short proves nothing.
            self.over |= over();
        }
        self.over
    }
}

impl fmt::Debug for Limit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limit")
            .field("positions", &self.positions)
            .field("timed", &self.over.is_some())
            .finish()
    }
}
