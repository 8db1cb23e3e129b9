//! Tables asked for under a key: one that is asked for again is the same one,
//! with the same links. This node remembers for a while; no other does.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::body::Bytes;
use tokio::time::Instant;
use tuomari_record::Key;

use crate::answer::{Answer, key_reused};

/// How long an answer is remembered: it holds secrets.
const REMEMBERED: Duration = Duration::from_mins(10);

/// How many at most.
const MOST: usize = 1_000;

/// What was asked for under keys.
#[derive(Debug, Default)]
pub(crate) struct Creating(Mutex<BTreeMap<Key, Asked>>);

/// The answer, once there is one. Who asks meanwhile waits for it.
pub(crate) type Slot = Arc<tokio::sync::Mutex<Option<Bytes>>>;

#[derive(Debug)]
struct Asked {
    since: Instant,
    what: Key,
    answer: Slot,
}

impl Creating {
    /// The place for the answer to what somebody asks for under a key.
    pub(crate) fn slot(&self, key: Key, what: Key) -> Answer<Slot> {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        asked.retain(|_, one| one.since.elapsed() < REMEMBERED);
        if let Some(one) = asked.get(&key) {
            return if one.what == what {
                Ok(Arc::clone(&one.answer))
            } else {
                Err(key_reused())
            };
        }
        if asked.len() >= MOST {
            let oldest = asked.iter().min_by_key(|(_, one)| one.since);
            if let Some(oldest) = oldest.map(|(key, _)| *key) {
                asked.remove(&oldest);
            }
        }
        let answer = Slot::default();
        let one = Asked {
            since: Instant::now(),
            what,
            answer: Arc::clone(&answer),
        };
        asked.insert(key, one);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_key_is_remembered_for_a_while_and_for_one_thing() {
        let creating = Creating::default();
        let (key, what) = (Key::of(b"key"), Key::of(b"what"));
        let slot = creating.slot(key, what).unwrap();
        assert!(Arc::ptr_eq(&slot, &creating.slot(key, what).unwrap()));
        assert!(creating.slot(key, Key::of(b"else")).is_err());
        tokio::time::advance(REMEMBERED).await;
        assert!(!Arc::ptr_eq(&slot, &creating.slot(key, what).unwrap()));
        for n in 0..2 * MOST {
            creating.slot(Key::of(&n.to_be_bytes()), what).unwrap();
        }
        assert_eq!(creating.0.lock().unwrap().len(), MOST);
    }
}
