//! The bus within one process: a club's laptop needs no other.

use std::sync::{Arc, PoisonError, RwLock, Weak};

use crate::{
    Bus,
    hint::Hint,
    line::{Line, Lines},
    mailbox::{CAPACITY, Mailbox, Subscription},
    tally::{Counts, Tally, count},
};

/// A bus within one process. It is always up; a subscriber that does not keep
/// up is told that it lagged.
#[derive(Debug)]
pub struct LocalBus {
    capacity: usize,
    subscribers: RwLock<Vec<Weak<Mailbox>>>,
    tally: Tally,
}

impl LocalBus {
    /// A bus that nobody listens to yet.
    pub fn new() -> LocalBus {
        LocalBus::with_capacity(CAPACITY)
    }

    /// The same, with room for another number of hints for each subscriber.
    pub fn with_capacity(capacity: usize) -> LocalBus {
        LocalBus {
            capacity: capacity.max(1),
            subscribers: RwLock::default(),
            tally: Tally::default(),
        }
    }

    /// Tells the subscribers that the bus has come or gone, for a bus that
    /// stands behind this one.
    pub fn turn(&self, up: bool) {
        self.for_each(|mailbox| mailbox.turn(up));
    }

    /// Tells the subscribers that hints were missed.
    pub fn lag(&self) {
        self.for_each(|mailbox| mailbox.lag(&self.tally));
    }

    fn for_each(&self, tell: impl Fn(&Mailbox)) {
        let subscribers = self
            .subscribers
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        for mailbox in subscribers.iter().filter_map(Weak::upgrade) {
            tell(&mailbox);
        }
    }
}

impl Default for LocalBus {
    fn default() -> LocalBus {
        LocalBus::new()
    }
}

impl Bus for LocalBus {
    fn publish(&self, hint: Hint) {
        count(&self.tally.published);
        let line = Line::of(hint.stream);
        self.for_each(|mailbox| {
            if mailbox.lines.contains(line) {
                mailbox.post(hint.clone(), &self.tally);
            }
        });
    }

    fn subscribe(&self, lines: Lines) -> Subscription {
        let mailbox = Mailbox::new(lines, self.capacity);
        mailbox.turn(true);
        count(&self.tally.ups);
        let mut subscribers = self
            .subscribers
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        subscribers.retain(|mailbox| mailbox.strong_count() > 0);
        subscribers.push(Arc::downgrade(&mailbox));
        Subscription::new(mailbox, None)
    }

    fn counts(&self) -> Counts {
        self.tally.read(true)
    }
}

impl Drop for LocalBus {
    fn drop(&mut self) {
        let subscribers = self
            .subscribers
            .get_mut()
            .unwrap_or_else(PoisonError::into_inner);
        for mailbox in subscribers.iter().filter_map(Weak::upgrade) {
            mailbox.close();
        }
    }
}
