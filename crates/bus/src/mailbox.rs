//! What a subscriber has not heard yet: bounded, and honest about losses.

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{
            AtomicBool,
            Ordering::{Acquire, Release},
        },
    },
};

use tokio::{sync::Notify, task::AbortHandle};

use crate::{
    hint::Hint,
    line::Lines,
    tally::{Tally, count},
};

/// How many hints wait for one subscriber. With the largest bodies they take
/// 32 MiB, with ordinary ones 3.
pub const CAPACITY: usize = 8192;

/// What a subscriber hears.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A stream has reached a version.
    Hint(Hint),
    /// Hints were missed: doubt everything held, and read it again.
    Lagged,
    /// The bus is gone; nothing is heard until [`Heard::Up`].
    Down,
    /// The bus is there, for the first time or again: doubt everything held.
    Up,
}

/// The receiving end of a subscription. Dropping it ends the subscription.
#[derive(Debug)]
pub struct Subscription {
    mailbox: Arc<Mailbox>,
    feeder: Option<AbortHandle>,
}

impl Subscription {
    /// The next thing heard, as soon as there is one; `None` when the bus has
    /// been closed. News of the bus itself overtakes hints.
    pub async fn recv(&mut self) -> Option<Heard> {
        loop {
            match self.mailbox.take() {
                Taken::Heard(heard) => return Some(heard),
                Taken::Closed => return None,
                Taken::Nothing => self.mailbox.wake.notified().await,
            }
        }
    }

    /// The next thing heard, if there is one now.
    pub fn try_recv(&mut self) -> Option<Heard> {
        match self.mailbox.take() {
            Taken::Heard(heard) => Some(heard),
            Taken::Closed | Taken::Nothing => None,
        }
    }

    /// Waits for something and adds it, with up to `limit` things in all, to
    /// `heard`: one lock for many hints. Says how many; 0 if the bus has been
    /// closed.
    pub async fn recv_many(&mut self, heard: &mut Vec<Heard>, limit: usize) -> usize {
        let before = heard.len();
        let Some(first) = self.recv().await else {
            return 0;
        };
        heard.push(first);
        self.mailbox.drain(heard, limit.saturating_sub(1));
        heard.len() - before
    }

    pub(crate) fn new(mailbox: Arc<Mailbox>, feeder: Option<AbortHandle>) -> Subscription {
        Subscription { mailbox, feeder }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        if let Some(feeder) = &self.feeder {
            feeder.abort();
        }
    }
}

/// The place between a bus and a subscriber. The bus never waits for it.
#[derive(Debug)]
pub(crate) struct Mailbox {
    pub(crate) lines: Lines,
    capacity: usize,
    waiting: Mutex<Waiting>,
    closed: AtomicBool,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    hints: VecDeque<Hint>,
    lagged: bool,
    up: bool,
    /// Whether the subscriber has yet to hear what `up` says.
    turned: bool,
}

enum Taken {
    Heard(Heard),
    Closed,
    Nothing,
}

impl Mailbox {
    pub(crate) fn new(lines: Lines, capacity: usize) -> Arc<Mailbox> {
        Arc::new(Mailbox {
            lines,
            capacity,
            waiting: Mutex::default(),
            closed: AtomicBool::new(false),
            wake: Notify::new(),
        })
    }

    /// Puts a hint in. If there is no room, all that wait are dropped: the
    /// subscriber will read the journal, which is newer than any of them.
    pub(crate) fn post(&self, hint: Hint, tally: &Tally) {
        let mut waiting = self.lock();
        if waiting.hints.len() >= self.capacity {
            waiting.hints.clear();
            waiting.lag(tally);
        }
        waiting.hints.push_back(hint);
        count(&tally.received);
        let first = waiting.hints.len() == 1;
        drop(waiting);
        if first {
            self.wake.notify_one();
        }
    }

    /// The subscriber has missed something that never came here; what waits
    /// is as good as before.
    pub(crate) fn lag(&self, tally: &Tally) {
        self.lock().lag(tally);
        self.wake.notify_one();
    }

    /// The bus has come or gone.
    pub(crate) fn turn(&self, up: bool) {
        let mut waiting = self.lock();
        if waiting.up != up {
            waiting.up = up;
            waiting.turned = true;
            // Coming up says it already: doubt everything.
            waiting.lagged &= !up;
            drop(waiting);
            self.wake.notify_one();
        }
    }

    pub(crate) fn is_up(&self) -> bool {
        self.lock().up
    }

    /// Nothing will be heard any more, after what waits.
    pub(crate) fn close(&self) {
        self.closed.store(true, Release);
        self.wake.notify_one();
    }

    fn take(&self) -> Taken {
        let mut waiting = self.lock();
        if let Some(news) = waiting.news() {
            return Taken::Heard(news);
        }
        match waiting.hints.pop_front() {
            Some(hint) => Taken::Heard(Heard::Hint(hint)),
            None if self.closed.load(Acquire) => Taken::Closed,
            None => Taken::Nothing,
        }
    }

    fn drain(&self, heard: &mut Vec<Heard>, limit: usize) {
        let mut waiting = self.lock();
        let news = std::iter::from_fn(|| waiting.news()).take(limit);
        let before = heard.len();
        heard.extend(news);
        let rest = (limit - (heard.len() - before)).min(waiting.hints.len());
        heard.extend(waiting.hints.drain(..rest).map(Heard::Hint));
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Nothing under the lock can panic half-way through a change.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    fn lag(&mut self, tally: &Tally) {
        if !self.lagged {
            self.lagged = true;
            count(&tally.lagged);
        }
    }

    /// News of the bus itself.
    fn news(&mut self) -> Option<Heard> {
        if std::mem::take(&mut self.turned) {
            return Some(if self.up { Heard::Up } else { Heard::Down });
        }
        std::mem::take(&mut self.lagged).then_some(Heard::Lagged)
    }
}
