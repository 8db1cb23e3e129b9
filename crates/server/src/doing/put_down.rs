//! Commands that wait for the journal or could not be stored, and when they
//! came first.
//!
//! Who is told "unavailable" sends the same again at once. It is dated when it
//! came for the first time: the time between is not the player's. It must be
//! the same act, and come again soon, or nothing would be lost by thinking on.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
};

use serde_json::Value;
use tuomari_clock::At;
use tuomari_record::Key;

/// Commands that one table remembers.
const MOST: usize = 8;

/// Within this time after an answer the command must come again.
const AGAIN_MS: u64 = 5_000;

/// One that waits here has an answer within this time.
const WAITS_MS: u64 = 60_000;

/// The commands of one table that could not be stored.
#[derive(Debug, Default)]
pub(crate) struct PutDown(Mutex<VecDeque<One>>);

#[derive(Debug)]
struct One {
    key: Key,
    act: Value,
    first: At,
    /// Until then it is waited for.
    until_ms: u64,
}

impl PutDown {
    /// When a command that comes now came for the first time.
    pub(crate) fn first(&self, key: Option<Key>, act: &Value, now: At) -> At {
        let same = |one: &&One| Some(one.key) == key && one.act == *act && one.is_waited_for(now);
        self.lock().iter().find(same).map_or(now, |one| one.first)
    }

    /// A command has come and waits.
    pub(crate) fn wait(&self, key: Option<Key>, act: &Value, first: At, now: At) {
        self.note(key, act, first, now.ms().saturating_add(WAITS_MS));
    }

    /// A command could not be stored.
    pub(crate) fn keep(&self, key: Option<Key>, act: &Value, first: At, now: At) {
        self.note(key, act, first, now.ms().saturating_add(AGAIN_MS));
    }

    fn note(&self, key: Option<Key>, act: &Value, first: At, until_ms: u64) {
        let Some(key) = key else { return };
        let mut kept = self.lock();
        kept.retain(|one| one.key != key);
        if kept.len() >= MOST {
            kept.pop_front();
        }
        kept.push_back(One {
            key,
            act: act.clone(),
            first,
            until_ms,
        });
    }

    /// It has been stored, or refused for good.
    pub(crate) fn forget(&self, key: Option<Key>) {
        let mut kept = self.lock();
        if !kept.is_empty() {
            kept.retain(|one| Some(one.key) != key);
        }
    }

    /// Whether one waits, or is expected to come again.
    pub(crate) fn is_expected(&self, now: At) -> bool {
        self.lock().iter().any(|one| one.is_waited_for(now))
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<One>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl One {
    fn is_waited_for(&self, now: At) -> bool {
        now.ms() <= self.until_ms
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_command_counts_from_its_first_coming_if_it_comes_again_soon() {
        let down = PutDown::default();
        let (key, act) = (Some(Key::of(b"k")), Value::from("e4"));
        let at = At::from_ms;
        assert_eq!(down.first(key, &act, at(1_000)), at(1_000));
        down.keep(key, &act, at(1_000), at(21_000));
        assert!(down.is_expected(at(21_200)));
        assert_eq!(down.first(key, &act, at(21_200)), at(1_000));
        assert_eq!(down.first(key, &Value::from("d4"), at(21_200)), at(21_200));
        assert_eq!(
            down.first(Some(Key::of(b"l")), &act, at(21_200)),
            at(21_200)
        );
        assert_eq!(down.first(key, &act, at(27_000)), at(27_000));
        down.forget(key);
        assert_eq!(down.first(key, &act, at(21_300)), at(21_300));
        assert!(!down.is_expected(at(21_300)));
    }

    #[test]
    fn a_command_that_waits_is_expected_until_it_is_answered() {
        let down = PutDown::default();
        let (key, act) = (Some(Key::of(b"k")), Value::from("e4"));
        let at = At::from_ms;
        down.wait(key, &act, at(1_000), at(1_000));
        assert!(down.is_expected(at(20_000)));
        assert_eq!(down.first(key, &act, at(20_000)), at(1_000));
        down.keep(key, &act, at(1_000), at(21_000));
        assert!(
            !down.is_expected(at(26_001)),
            "it was answered, and forgotten"
        );
        down.wait(key, &act, at(1_000), at(30_000));
        assert!(!down.is_expected(at(91_000)), "nothing waits for ever");
    }
}
