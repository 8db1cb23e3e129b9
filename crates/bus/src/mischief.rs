//! A bus that misbehaves on purpose, around one that does not.
//!
//! For tests of whoever listens to a bus: what is right behind this one is
//! right behind any. Chance is an argument.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use crate::{
    Bus,
    hint::Hint,
    line::Lines,
    mailbox::Subscription,
    tally::{Counts, Tally, count},
};

/// How often each thing happens to a published hint, in thousandths.
#[derive(Clone, Copy, Debug, Default)]
pub struct Odds {
    /// It is never sent, and nobody is told.
    pub dropped: u64,
    /// It is sent twice.
    pub doubled: u64,
    /// It is sent after a few later ones, or at
    /// [`Mischief::release`].
    pub held_back: u64,
    /// It is sent without its body.
    pub stripped: u64,
}

/// How many hints are held back at a time.
const HELD: usize = 64;

/// Another bus, whose hints it drops, doubles, holds back, and so reorders.
pub struct Mischief {
    bus: Arc<dyn Bus>,
    odds: Odds,
    whim: Mutex<Whim>,
    tally: Tally,
}

struct Whim {
    chance: Box<dyn FnMut() -> u64 + Send>,
    held: VecDeque<Hint>,
}

impl Mischief {
    /// Around `bus`, with the odds, and numbers from `chance`.
    pub fn new(
        bus: Arc<dyn Bus>,
        odds: Odds,
        chance: impl FnMut() -> u64 + Send + 'static,
    ) -> Mischief {
        Mischief {
            bus,
            odds,
            whim: Mutex::new(Whim {
                chance: Box::new(chance),
                held: VecDeque::new(),
            }),
            tally: Tally::default(),
        }
    }

    /// Sends what was held back, the newest first.
    pub fn release(&self) {
        let mut whim = self.whim.lock().unwrap_or_else(PoisonError::into_inner);
        while let Some(hint) = whim.held.pop_back() {
            self.bus.publish(hint);
        }
    }
}

impl Bus for Mischief {
    fn publish(&self, mut hint: Hint) {
        let mut whim = self.whim.lock().unwrap_or_else(PoisonError::into_inner);
        let mut happens = |odds: u64| (whim.chance)() % 1000 < odds;
        if happens(self.odds.dropped) {
            count(&self.tally.dropped);
            return;
        }
        if happens(self.odds.stripped) {
            hint = Hint::bare(hint.stream, hint.version);
        }
        if happens(self.odds.doubled) {
            self.bus.publish(hint.clone());
        }
        if happens(self.odds.held_back) {
            whim.held.push_back(hint);
            if whim.held.len() <= HELD {
                return;
            }
            let one = (whim.chance)() % HELD as u64;
            let one = usize::try_from(one).unwrap_or(0);
            if let Some(freed) = whim.held.remove(one) {
                self.bus.publish(freed);
            }
            return;
        }
        self.bus.publish(hint);
    }

    fn subscribe(&self, lines: Lines) -> Subscription {
        self.bus.subscribe(lines)
    }

    fn counts(&self) -> Counts {
        let mut counts = self.bus.counts();
        counts.dropped += self.tally.read(true).dropped;
        counts
    }
}
