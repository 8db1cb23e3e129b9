//! The streams a node holds, and when to read them again.
//!
//! This is where a careless bus becomes harmless. A hint that fits is applied,
//! one that does not leads to the journal, and what has not been compared with
//! the journal for a while is compared whether or not a hint came.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_record::StreamId;

use crate::{hint::Hint, mailbox::Heard};

/// What to do about a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Its body is the very next entry: apply it, then say
    /// [`applied`](Watchlist::applied). If the entry does not follow ours by
    /// the hash it came with, do not apply it but reload.
    Apply,
    /// It is old, or the stream is not held.
    Ignore,
    /// There is more than the hint brings: read the journal from our version.
    Reload,
}

/// A comparison with the journal, begun and not yet settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "read the journal, then `settle` it"]
pub struct Check {
    /// The stream to read.
    pub stream: StreamId,
    /// The version held when the check began; read what comes after it.
    pub have: u64,
    doubt: u64,
}

/// What a comparison with the journal found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// We held the newest version.
    Same,
    /// The journal had more, and we hold it now.
    Newer,
    /// The journal has less than we hold: what we hold is not true. Throw it
    /// away and load the stream from its beginning.
    Older,
    /// The stream was released while the journal was read.
    Released,
}

/// The streams a node holds, each with its version.
///
/// It reads nothing itself and knows no time but what it is told. A node
/// subscribes first, then holds streams and settles their first [`Check`]s, so
/// that nothing committed in between is missed.
#[derive(Debug)]
pub struct Watchlist {
    every_ms: u64,
    /// Grows whenever hints may have been missed.
    doubt: u64,
    held: BTreeMap<StreamId, Watch>,
    /// The same streams by need: doubted ones first, then the longest
    /// unchecked.
    order: BTreeSet<(u64, u64, StreamId)>,
}

#[derive(Clone, Copy, Debug)]
struct Watch {
    have: u64,
    /// What `doubt` was when the last settled check began.
    settled: u64,
    checked_ms: u64,
}

impl Watchlist {
    /// A list that asks for each stream to be compared with the journal at
    /// least every so many milliseconds, whatever the bus says.
    pub fn new(every_ms: u64) -> Watchlist {
        Watchlist {
            every_ms,
            doubt: 1,
            held: BTreeMap::new(),
            order: BTreeSet::new(),
        }
    }

    /// How many streams are held.
    pub fn len(&self) -> usize {
        self.held.len()
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    pub fn version(&self, stream: StreamId) -> Option<u64> {
        self.held.get(&stream).map(|watch| watch.have)
    }

    /// Begins to hold a stream, with nothing of it known (version 0), and asks
    /// for its first check. A stream already held stays as it is.
    pub fn hold(&mut self, stream: StreamId) -> Check {
        let watch = *self.held.entry(stream).or_insert(Watch {
            have: 0,
            settled: 0,
            checked_ms: 0,
        });
        self.order.insert(watch.rank(stream));
        self.check(stream, watch)
    }

    /// Holds it no longer.
    pub fn release(&mut self, stream: StreamId) {
        if let Some(watch) = self.held.remove(&stream) {
            self.order.remove(&watch.rank(stream));
        }
    }

    /// Takes note of what the bus said, and what to do about it. After
    /// [`Heard::Lagged`] and [`Heard::Up`] everything held is due.
    pub fn hear(&mut self, heard: &Heard) -> Step {
        match heard {
            Heard::Hint(hint) => self.judge(hint),
            Heard::Lagged | Heard::Up => {
                self.doubt += 1;
                Step::Ignore
            }
            Heard::Down => Step::Ignore,
        }
    }

    /// What to do about a hint.
    pub fn judge(&self, hint: &Hint) -> Step {
        match self.version(hint.stream) {
            None => Step::Ignore,
            Some(have) if hint.version <= have => Step::Ignore,
            Some(have) if hint.version - have == 1 && hint.body().is_some() => Step::Apply,
            Some(_) => Step::Reload,
        }
    }

    /// We have brought a stream to this version, by a hint's body or by our
    /// own commit.
    pub fn applied(&mut self, stream: StreamId, version: u64) {
        if let Some(watch) = self.held.get_mut(&stream) {
            watch.have = watch.have.max(version);
        }
    }

    /// Begins a check of one stream, when a hint said [`Step::Reload`].
    pub fn recheck(&self, stream: StreamId) -> Option<Check> {
        let watch = self.held.get(&stream)?;
        Some(self.check(stream, *watch))
    }

    /// The streams to compare with the journal now, the most urgent first and
    /// at most `limit`: after an outage a node reads in portions. Settle them
    /// before asking again, or the same are named again.
    pub fn due(&self, now_ms: u64, limit: usize) -> Vec<Check> {
        let due = self.order.iter().take_while(|(settled, checked_ms, _)| {
            *settled < self.doubt || now_ms.saturating_sub(*checked_ms) >= self.every_ms
        });
        let streams = due.take(limit).map(|(_, _, stream)| stream);
        streams.filter_map(|stream| self.recheck(*stream)).collect()
    }

    /// The journal has been read: this is the newest version there, and we
    /// hold it. `now_ms` is when the reading began.
    ///
    /// Doubt that arose while the journal was read remains: the stream is due
    /// again.
    pub fn settle(&mut self, check: Check, version: u64, now_ms: u64) -> Found {
        let Some(watch) = self.held.get_mut(&check.stream) else {
            return Found::Released;
        };
        self.order.remove(&watch.rank(check.stream));
        let found = match version.cmp(&check.have) {
            std::cmp::Ordering::Less => Found::Older,
            std::cmp::Ordering::Equal => Found::Same,
            std::cmp::Ordering::Greater => Found::Newer,
        };
        if found == Found::Older {
            // Nothing of it is certain now, not even that it is held in full.
            *watch = Watch {
                have: 0,
                settled: 0,
                checked_ms: 0,
            };
        } else {
            // A hint may have brought us further than the reading saw.
            watch.have = watch.have.max(version);
            watch.settled = watch.settled.max(check.doubt);
            watch.checked_ms = watch.checked_ms.max(now_ms);
        }
        self.order.insert(watch.rank(check.stream));
        found
    }

    fn check(&self, stream: StreamId, watch: Watch) -> Check {
        Check {
            stream,
            have: watch.have,
            doubt: self.doubt,
        }
    }
}

impl Watch {
    fn rank(self, stream: StreamId) -> (u64, u64, StreamId) {
        (self.settled, self.checked_ms, stream)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bytes::Bytes;

    fn stream(n: u8) -> StreamId {
        StreamId::new(1, 0, [n; 9])
    }

    fn held_at(version: u64) -> Watchlist {
        let mut list = Watchlist::new(1000);
        let check = list.hold(stream(1));
        let _ = list.settle(check, version, 0);
        list
    }

    #[test]
    fn a_hint_is_applied_only_if_it_brings_the_very_next_entry() {
        let list = held_at(4);
        let body = Bytes::from_static(b"{}");
        for (hint, step) in [
            (
                Hint::with_body(stream(1), 5, [0; 32], body.clone()),
                Step::Apply,
            ),
            (Hint::bare(stream(1), 5), Step::Reload),
            (
                Hint::with_body(stream(1), 6, [0; 32], body.clone()),
                Step::Reload,
            ),
            (
                Hint::with_body(stream(1), 4, [0; 32], body.clone()),
                Step::Ignore,
            ),
            (Hint::bare(stream(1), 0), Step::Ignore),
            (
                Hint::with_body(stream(1), u64::MAX, [0; 32], body.clone()),
                Step::Reload,
            ),
            (Hint::with_body(stream(2), 5, [0; 32], body), Step::Ignore),
        ] {
            assert_eq!(list.judge(&hint), step, "{hint:?}");
        }
    }

    #[test]
    fn what_was_missed_makes_everything_due() {
        for heard in [Heard::Lagged, Heard::Up] {
            let mut list = held_at(4);
            assert!(list.due(999, 10).is_empty());
            list.hear(&heard);
            let due = list.due(0, 10);
            assert_eq!(due.len(), 1, "{heard:?}");
            assert_eq!((due[0].stream, due[0].have), (stream(1), 4));
            assert_eq!(list.settle(due[0], 7, 1), Found::Newer);
            assert!(list.due(1, 10).is_empty());
            assert_eq!(list.version(stream(1)), Some(7));
        }
    }

    #[test]
    fn doubt_that_arises_during_the_reading_remains() {
        let mut list = held_at(4);
        list.hear(&Heard::Lagged);
        let due = list.due(0, 10);
        list.hear(&Heard::Lagged);
        assert_eq!(list.settle(due[0], 4, 1), Found::Same);
        assert_eq!(list.due(1, 10).len(), 1);
    }

    #[test]
    fn without_any_hint_a_stream_is_read_again_in_time() {
        let list = held_at(4);
        assert!(list.due(999, 10).is_empty());
        assert_eq!(list.due(1000, 10).len(), 1);
    }

    #[test]
    fn the_longest_unchecked_comes_first_and_in_portions() {
        let mut list = Watchlist::new(1000);
        for n in 0..10 {
            let check = list.hold(stream(n));
            let _ = list.settle(check, 1, u64::from(20 - n));
        }
        let due = list.due(5000, 3);
        let streams: Vec<_> = due.iter().map(|check| check.stream).collect();
        assert_eq!(streams, [stream(9), stream(8), stream(7)]);
    }

    #[test]
    fn a_journal_that_lost_what_we_hold_is_believed() {
        let mut list = held_at(4);
        let check = list.recheck(stream(1)).unwrap();
        assert_eq!(list.settle(check, 3, 1), Found::Older);
        assert_eq!(list.version(stream(1)), Some(0));
        assert_eq!(list.due(1, 10).len(), 1);
    }

    #[test]
    fn a_released_stream_is_forgotten() {
        let mut list = held_at(4);
        let check = list.recheck(stream(1)).unwrap();
        list.release(stream(1));
        assert_eq!(list.settle(check, 5, 1), Found::Released);
        assert!(list.is_empty() && list.due(9999, 10).is_empty());
    }

    #[test]
    fn a_hint_applied_during_the_reading_is_not_undone() {
        let mut list = held_at(4);
        let check = list.recheck(stream(1)).unwrap();
        list.applied(stream(1), 6);
        assert_eq!(list.settle(check, 5, 1), Found::Newer);
        assert_eq!(list.version(stream(1)), Some(6));
    }
}
