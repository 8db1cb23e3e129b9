//! Acts that wait at other nodes, which cannot store them just now.
//!
//! A page that hears nothing goes to another node and sends its act again.
//! Nobody there would know when it came first; but a node that reaches no
//! journal may reach the others, and tells them by the bus. Its word says of
//! one act, known by its mark, since when it waits, and since when its player
//! could do nothing where he sat. Who sends another act, or one that nobody
//! was told of, is given nothing.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use serde_json::Value;
use sha2::{Digest as _, Sha256};
use tuomari_bus::{Bytes, Hint};
use tuomari_clock::At;
use tuomari_record::{Hash, Key, StreamId};

/// An act that waits is told of so often.
pub(crate) const TOLD_EVERY: Duration = Duration::from_secs(1);

/// Words are hints of this version, which no entry has: whoever does not know
/// them takes them for old.
pub(crate) const VERSION: u64 = 0;

/// So long after the last word the act is waited for: as long as a page needs
/// to give up one node and find another.
const WAITED_FOR_MS: u64 = 10_000;

/// Acts that one node remembers for others.
const MOST: usize = 4_096;

/// What a node was told of acts that wait at others.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Mutex<BTreeMap<(StreamId, Hash), Told>>);

/// Of one act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    /// When it came first.
    pub(crate) came: At,
    /// Since when its player could do nothing, until then.
    pub(crate) cut_ms: u64,
    until_ms: u64,
}

impl Elsewhere {
    /// Takes note of a word that was heard.
    pub(crate) fn hear(&self, hint: &Hint, now: At) {
        let Some((mark, body)) = hint.entry() else {
            return;
        };
        let Some((came_ms, cut_ms)) = read(body) else {
            return;
        };
        let mut all = self.lock();
        let place = (hint.stream, *mark);
        if all.len() >= MOST && !all.contains_key(&place) {
            all.retain(|_, told| told.until_ms >= now.ms());
            if all.len() >= MOST {
                return;
            }
        }
        let told = all.entry(place).or_insert(Told {
            came: At::from_ms(came_ms),
            cut_ms,
            until_ms: 0,
        });
        // It may have been sent to several in vain, and the first counts.
        told.came = told.came.min(At::from_ms(came_ms));
        told.cut_ms = told.cut_ms.min(cut_ms);
        told.until_ms = now.ms().saturating_add(WAITED_FOR_MS);
    }

    /// What is known of a command that comes now.
    pub(crate) fn find(&self, table: StreamId, act: Known<'_>, now: At) -> Option<Told> {
        let all = self.lock();
        if all.is_empty() {
            return None;
        }
        let told = all.get(&(table, act.mark()?))?;
        let is_sooner = told.came < now && told.until_ms >= now.ms();
        is_sooner.then_some(*told)
    }

    /// Whether an act at a table is waited for that came after an instant.
    pub(crate) fn is_expected(&self, table: StreamId, after_ms: u64, now: At) -> bool {
        let all = self.lock();
        let mut here = all.range((table, [u8::MIN; 32])..=(table, [u8::MAX; 32]));
        here.any(|(_, told)| told.came.ms() > after_ms && told.until_ms >= now.ms())
    }

    /// It has been stored, or refused for good.
    pub(crate) fn forget(&self, table: StreamId, act: Known<'_>) {
        let mut all = self.lock();
        if all.is_empty() {
            return;
        }
        if let Some(mark) = act.mark() {
            all.remove(&(table, mark));
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(StreamId, Hash), Told>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What a command is known by: its key, and what it asks for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known<'a>(pub(crate) Option<Key>, pub(crate) &'a Value);

impl Known<'_> {
    /// The word that it came to a table and waits, and since when its player
    /// could do nothing; none if it has no key.
    pub(crate) fn word(self, table: StreamId, came: At, cut_ms: u64) -> Option<Hint> {
        let cut_ms = cut_ms.min(came.ms());
        let body = [came.ms(), cut_ms].map(u64::to_be_bytes).concat();
        let mark = self.mark()?;
        Some(Hint::with_body(table, VERSION, mark, Bytes::from(body)))
    }

    fn mark(self) -> Option<Hash> {
        let Known(key, act) = self;
        let known = format!("tuomari/waits/1\0{:?}\0{act}", key?);
        Some(Sha256::digest(known).into())
    }
}

fn read(body: &[u8]) -> Option<(u64, u64)> {
    let (came_ms, rest) = body.split_first_chunk()?;
    let cut_ms = rest.try_into().ok()?;
    Some((u64::from_be_bytes(*came_ms), u64::from_be_bytes(cut_ms)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> StreamId {
        StreamId::new(1, 0, [0; 9])
    }

    #[test]
    fn an_act_that_was_told_of_counts_from_its_first_coming_and_no_other_does() {
        let (all, at) = (Elsewhere::default(), At::from_ms);
        let (key, e4, d4) = (Some(Key::of(b"k")), Value::from("e4"), Value::from("d4"));
        let act = Known(key, &e4);
        let hear = |cut_ms, now_ms| {
            let word = act.word(table(), at(1_000), cut_ms).unwrap();
            all.hear(&word, at(now_ms));
        };
        hear(400, 2_000);
        // He was heard there no more, and a later word says less.
        hear(1_000, 3_000);
        let told = all.find(table(), act, at(5_000)).unwrap();
        assert_eq!((told.came, told.cut_ms), (at(1_000), 400));
        assert_eq!(all.find(table(), Known(key, &d4), at(5_000)), None);
        let another = Known(Some(Key::of(b"l")), &e4);
        assert_eq!(all.find(table(), another, at(5_000)), None);
        let elsewhere = StreamId::new(2, 0, [0; 9]);
        assert_eq!(all.find(elsewhere, act, at(5_000)), None);
        assert_eq!(all.find(table(), act, at(13_001)), None, "too late");
        all.forget(table(), act);
        assert_eq!(all.find(table(), act, at(5_000)), None);
    }

    #[test]
    fn an_act_is_waited_for_until_something_was_done_after_it() {
        let (all, at) = (Elsewhere::default(), At::from_ms);
        let e4 = Value::from("e4");
        let word = Known(Some(Key::of(b"k")), &e4).word(table(), at(1_000), 400);
        all.hear(&word.unwrap(), at(2_000));
        assert!(all.is_expected(table(), 999, at(12_000)));
        assert!(!all.is_expected(table(), 1_000, at(12_000)));
        assert!(!all.is_expected(table(), 999, at(12_001)));
        assert!(!all.is_expected(StreamId::new(2, 0, [0; 9]), 999, at(2_000)));
    }

    #[test]
    fn a_word_that_cannot_be_read_says_nothing() {
        let (all, now) = (Elsewhere::default(), At::from_ms(2_000));
        let e4 = Value::from("e4");
        let act = Known(Some(Key::of(b"k")), &e4);
        let mark = act.mark().unwrap();
        for body in [&[][..], &[0; 15], &[0; 17]] {
            let body = Bytes::from(body.to_vec());
            all.hear(&Hint::with_body(table(), VERSION, mark, body), now);
        }
        all.hear(&Hint::bare(table(), VERSION), now);
        assert_eq!(all.find(table(), act, now), None);
    }
}
