//! What a bus has carried and dropped, for the operator.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a bus has carried and dropped since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Hints handed on towards the other nodes.
    pub published: u64,
    /// Hints that could not be handed on; those who missed them are told.
    pub dropped: u64,
    /// Hints that reached a subscription of ours.
    pub received: u64,
    /// Messages that were not hints.
    pub malformed: u64,
    /// Messages that were not written with our key.
    pub forged: u64,
    /// How often a subscription of ours was told that it missed something.
    pub lagged: u64,
    /// How often the bus came up, the first time included.
    pub ups: u64,
    /// Whether it is up now.
    pub up: bool,
}

/// The same while it is being counted.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) published: AtomicU64,
    pub(crate) dropped: AtomicU64,
    pub(crate) received: AtomicU64,
    pub(crate) malformed: AtomicU64,
    pub(crate) forged: AtomicU64,
    pub(crate) lagged: AtomicU64,
    pub(crate) ups: AtomicU64,
}

/// Counts one.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

impl Tally {
    pub(crate) fn read(&self, up: bool) -> Counts {
        Counts {
            published: self.published.load(Relaxed),
            dropped: self.dropped.load(Relaxed),
            received: self.received.load(Relaxed),
            malformed: self.malformed.load(Relaxed),
            forged: self.forged.load(Relaxed),
            lagged: self.lagged.load(Relaxed),
            ups: self.ups.load(Relaxed),
            up,
        }
    }
}
