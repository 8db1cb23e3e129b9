//! Streams that cannot be read, and when to try them again.
//!
//! Nothing mends a broken record but a person, so there is no use in reading it
//! again and again, and it must not keep others from being looked at.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tuomari_record::StreamId;

/// The first pause, and the longest, for whoever asks for the table.
const FIRST_MS: u64 = 1_000;
const LONGEST_MS: u64 = 60_000;

/// The same for the software's own looks.
const FIRST_LOOK_MS: u64 = 60_000;
const LONGEST_LOOK_MS: u64 = 60 * 60_000;

/// Streams that are remembered at most.
const MOST: usize = 10_000;

/// The broken streams that this node has met.
#[derive(Debug, Default)]
pub(crate) struct Broken(Mutex<BTreeMap<StreamId, Pause>>);

#[derive(Clone, Copy, Debug, Default)]
struct Pause {
    tries: u32,
    until_ms: u64,
}

impl Broken {
    /// A stream could not be read.
    pub(crate) fn found(&self, stream: StreamId, now_ms: u64) {
        let mut all = self.lock();
        if all.len() < MOST || all.contains_key(&stream) {
            let pause = all.entry(stream).or_default();
            pause.until_ms = now_ms + grown(FIRST_MS, LONGEST_MS, pause.tries);
            pause.tries = pause.tries.saturating_add(1);
        }
    }

    /// It could be read after all.
    pub(crate) fn mended(&self, stream: StreamId) {
        self.lock().remove(&stream);
    }

    /// Whether it is known as broken and not to be read again yet.
    pub(crate) fn rests(&self, stream: StreamId, now_ms: u64) -> bool {
        let all = self.lock();
        all.get(&stream)
            .is_some_and(|pause| now_ms < pause.until_ms)
    }

    /// When the software looks at it again.
    pub(crate) fn next_look_ms(&self, stream: StreamId, now_ms: u64) -> u64 {
        let tries = self.lock().get(&stream).map_or(0, |pause| pause.tries);
        now_ms + grown(FIRST_LOOK_MS, LONGEST_LOOK_MS, tries.saturating_sub(1))
    }

    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<StreamId, Pause>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A pause that doubles with each try.
pub(crate) fn grown(first_ms: u64, longest_ms: u64, tries: u32) -> u64 {
    (first_ms << tries.min(16)).min(longest_ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end_when_it_is_mended() {
        let broken = Broken::default();
        let stream = StreamId::new(1, 0, [1; 9]);
        let mut now_ms = 1_000_000;
        let mut pauses = Vec::new();
        for _ in 0..8 {
            assert!(!broken.rests(stream, now_ms));
            broken.found(stream, now_ms);
            let began_ms = now_ms;
            while broken.rests(stream, now_ms) {
                now_ms += 1_000;
            }
            pauses.push((now_ms - began_ms) / 1_000);
        }
        assert_eq!(pauses, [1, 2, 4, 8, 16, 32, 60, 60]);
        assert_eq!(broken.next_look_ms(stream, 0), LONGEST_LOOK_MS);
        assert_eq!(broken.len(), 1);
        broken.mended(stream);
        assert_eq!((broken.len(), broken.rests(stream, 0)), (0, false));
        assert_eq!(broken.next_look_ms(stream, 0), FIRST_LOOK_MS);
    }
}
