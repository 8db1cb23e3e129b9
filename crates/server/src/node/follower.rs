//! Which versions a node holds, and which of them are in doubt.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{
        AtomicU64,
        Ordering::{AcqRel, Acquire},
    },
};

use tuomari_bus::{Check, Found, Watchlist};
use tuomari_record::StreamId;

/// How long a table may go without being compared with the journal.
const EVERY_MS: u64 = 120_000;

/// Which versions a node holds.
#[derive(Debug)]
pub(crate) struct Follower {
    list: Mutex<Watchlist>,
    /// When the bus was away last, as far as this node knows.
    deaf_ms: AtomicU64,
}

impl Follower {
    /// Nothing is held yet.
    pub(crate) fn new() -> Follower {
        Follower {
            list: Mutex::new(Watchlist::new(EVERY_MS)),
            deaf_ms: AtomicU64::new(0),
        }
    }

    /// A table is about to be loaded.
    pub(crate) fn begin(&self, id: StreamId) -> Check {
        self.list().hold(id)
    }

    /// It has been read.
    pub(crate) fn settle(&self, check: Check, version: u64, now_ms: u64) -> Found {
        self.list().settle(check, version, now_ms)
    }

    /// A table has reached a version here.
    pub(crate) fn held(&self, id: StreamId, version: u64) {
        self.list().applied(id, version);
    }

    /// A table is held no longer.
    pub(crate) fn released(&self, id: StreamId) {
        self.list().release(id);
    }

    /// The bus is away now.
    pub(crate) fn is_deaf(&self, now_ms: u64) {
        self.deaf_ms.fetch_max(now_ms, AcqRel);
    }

    /// When the bus was away last, if that was after an instant.
    pub(crate) fn deaf_after(&self, ms: u64) -> Option<u64> {
        let deaf_ms = self.deaf_ms.load(Acquire);
        (deaf_ms > ms).then_some(deaf_ms)
    }

    pub(crate) fn list(&self) -> MutexGuard<'_, Watchlist> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
