//! What is on its way, by the time it arrives.

use std::collections::BTreeMap;

/// Things that come at a time; those of one time by their rank, and of one
/// rank in the order they were sent.
#[derive(Debug)]
pub(super) struct Agenda<T> {
    things: BTreeMap<(u64, u64, u64), T>,
    next: u64,
}

impl<T> Default for Agenda<T> {
    fn default() -> Agenda<T> {
        Agenda {
            things: BTreeMap::new(),
            next: 0,
        }
    }
}

impl<T> Agenda<T> {
    pub(super) fn put(&mut self, at_ms: u64, thing: T) {
        self.put_as(at_ms, 0, thing);
    }

    pub(super) fn put_as(&mut self, at_ms: u64, rank: u64, thing: T) {
        self.things.insert((at_ms, rank, self.next), thing);
        self.next += 1;
    }

    /// The first thing that is due, with the time it was due at.
    pub(super) fn take(&mut self, now_ms: u64) -> Option<(u64, T)> {
        let first = self.things.first_entry()?;
        let (at_ms, ..) = *first.key();
        (at_ms <= now_ms).then(|| (at_ms, first.remove()))
    }
}
