//! What waits to be sent through one socket: bounded, and never in the way of
//! others.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

use crate::wire::ToClient;

/// Messages that wait for one reader. Who has more waiting for a table is
/// shown that table anew.
pub(crate) const CAPACITY: usize = 64;

/// A table among those a socket follows; 0 is the socket's own talk.
pub(crate) type Slot = u32;

/// The socket's own talk: answers, the time.
pub(crate) const OWN: Slot = 0;

/// The queue of one socket.
#[derive(Debug, Default)]
pub(crate) struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    queue: VecDeque<(Slot, Utf8Bytes)>,
    /// Tables whose messages were thrown away; they are shown anew.
    stale: Vec<Slot>,
    /// Tables that ended for this reader.
    gone: Vec<Slot>,
}

/// What there is to do once the queue is empty.
#[derive(Debug, Default)]
pub(crate) struct Rest {
    pub(crate) gone: Vec<Slot>,
    /// Tables to be shown anew.
    pub(crate) stale: Vec<Slot>,
}

impl Outbox {
    /// Puts a message about a table into the queue; says no if the reader is
    /// too slow and will be shown it anew instead.
    pub(crate) fn put(&self, slot: Slot, text: &Utf8Bytes) -> bool {
        let mut waiting = self.lock();
        if waiting.stale.contains(&slot) {
            return true;
        }
        let full = waiting.queue.len() >= CAPACITY;
        if full {
            waiting.queue.retain(|(of, _)| *of != slot);
            waiting.stale.push(slot);
        } else {
            waiting.queue.push_back((slot, text.clone()));
        }
        drop(waiting);
        self.wake.notify_one();
        !full
    }

    /// Puts an answer to the socket itself into the queue. Their number is
    /// bounded by the questions: no more is read while many wait.
    pub(crate) fn say(&self, message: &ToClient) {
        self.say_with_next(message);
        self.wake();
    }

    /// Puts an answer into the queue that goes out with what comes after it;
    /// whoever says it [wakes](Outbox::wake) the socket in the end.
    pub(crate) fn say_with_next(&self, message: &ToClient) {
        self.lock().queue.push_back((OWN, message.to_text().into()));
    }

    /// What waits is to be sent.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    /// Puts a whole view into the queue, in place of all that waits for it.
    pub(crate) fn refresh(&self, slot: Slot, text: &Utf8Bytes) {
        let mut waiting = self.lock();
        waiting.stale.retain(|of| *of != slot);
        waiting.queue.retain(|(of, _)| *of != slot);
        waiting.queue.push_back((slot, text.clone()));
        drop(waiting);
        self.wake.notify_one();
    }

    /// A table is followed no longer; the last word about it.
    pub(crate) fn end(&self, slot: Slot, message: &ToClient) {
        let mut waiting = self.lock();
        waiting.stale.retain(|of| *of != slot);
        waiting.queue.retain(|(of, _)| *of != slot);
        waiting.queue.push_back((OWN, message.to_text().into()));
        waiting.gone.push(slot);
        drop(waiting);
        self.wake.notify_one();
    }

    /// Takes up to so many messages. If there are none, what else there is
    /// to do.
    pub(crate) fn take(&self, most: usize, into: &mut Vec<Utf8Bytes>) -> Rest {
        let mut waiting = self.lock();
        if waiting.queue.is_empty() {
            return Rest {
                gone: std::mem::take(&mut waiting.gone),
                // They stay stale until the fresh view is put in.
                stale: waiting.stale.clone(),
            };
        }
        let count = most.min(waiting.queue.len());
        into.extend(waiting.queue.drain(..count).map(|(_, text)| text));
        Rest::default()
    }

    /// Whether more should be read from this socket.
    pub(crate) fn has_room(&self) -> bool {
        self.lock().queue.len() < CAPACITY
    }

    /// Waits until there is something new.
    pub(crate) async fn changed(&self) {
        self.wake.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(outbox: &Outbox) -> Vec<String> {
        let mut texts = Vec::new();
        let rest = outbox.take(usize::MAX, &mut texts);
        assert!(rest.stale.is_empty() && rest.gone.is_empty());
        texts.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_slow_reader_is_shown_the_table_anew_and_no_other_suffers() {
        let outbox = Outbox::default();
        let text = |n: usize| Utf8Bytes::from(n.to_string());
        assert!(outbox.put(2, &text(0)));
        for n in 1..CAPACITY {
            assert!(outbox.put(1, &text(n)));
        }
        assert!(!outbox.put(1, &text(999)), "the queue is full");
        assert!(
            outbox.put(1, &text(1_000)),
            "nothing more for a stale table"
        );
        assert!(outbox.put(2, &text(1)));
        assert_eq!(
            taken(&outbox),
            ["0", "1"],
            "nothing anew while messages wait"
        );
        assert_eq!(outbox.take(1, &mut Vec::new()).stale, [1]);
        outbox.refresh(1, &text(7));
        assert!(outbox.put(1, &text(8)));
        assert_eq!(taken(&outbox), ["7", "8"]);
        assert!(outbox.take(1, &mut Vec::new()).stale.is_empty());
    }

    #[test]
    fn the_queue_is_bounded_whoever_fills_it() {
        let outbox = Outbox::default();
        for slot in 1..1_000 {
            outbox.put(slot, &Utf8Bytes::from_static("x"));
        }
        assert!(!outbox.has_room());
        assert_eq!(taken(&outbox).len(), CAPACITY);
    }
}
