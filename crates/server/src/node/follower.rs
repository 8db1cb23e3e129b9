//! Which versions a node holds, and which of them are in doubt.

use std::sync::{Mutex, MutexGuard, PoisonError};

use tuomari_bus::{Check, Found, Watchlist};
use tuomari_record::StreamId;

/// How long a table may go without being compared with the journal.
const EVERY_MS: u64 = 120_000;

/// Which versions a node holds.
#[derive(Debug)]
pub(crate) struct Follower(Mutex<Watchlist>);

impl Follower {
    /// Nothing is held yet.
    pub(crate) fn new() -> Follower {
        Follower(Mutex::new(Watchlist::new(EVERY_MS)))
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

    pub(crate) fn list(&self) -> MutexGuard<'_, Watchlist> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
