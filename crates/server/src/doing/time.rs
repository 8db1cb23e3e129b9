//! A node's time: its own monotonic clock, disciplined to the journal's.
//!
//! Every node sets itself by the same clock, the store's, so two nodes agree
//! to within half a round trip to it. The clock is stepped once, before the
//! node serves anybody; from then on it is slewed by at most one part in
//! twenty, so it never runs backwards and no player loses a step.

use std::{
    sync::{
        PoisonError, RwLock,
        atomic::{AtomicI64, Ordering::Relaxed},
    },
    time::Duration,
};

use tokio::time::Instant;
use tuomari_clock::At;
use tuomari_journal::{Journal, JournalError};

/// How often a node compares its time with the journal's.
pub(crate) const COMPARE_EVERY: Duration = Duration::from_secs(15);

/// The clock is slewed by at most one part in so many.
const SLEW: i64 = 20;

/// Readings of which the quickest is taken.
const READINGS: usize = 5;

/// A reading that took longer says too little.
const LONGEST_READING: Duration = Duration::from_secs(1);

/// The course of a clock: an offset, and where it is going; in microseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Course {
    since: i64,
    offset: i64,
    target: i64,
}

impl Course {
    /// What is added to the monotonic time now.
    fn offset_us(&self, mono_us: i64) -> i64 {
        let most = (mono_us - self.since).max(0) / SLEW;
        self.offset + (self.target - self.offset).clamp(-most, most)
    }

    /// From now on towards another offset.
    fn towards(&self, mono_us: i64, target_us: i64) -> Course {
        Course {
            since: mono_us,
            offset: self.offset_us(mono_us),
            target: target_us,
        }
    }
}

/// The time of one node, in Unix milliseconds.
#[derive(Debug)]
pub struct NodeClock {
    origin: Instant,
    course: RwLock<Course>,
    /// How far the last reading was from what we showed, in microseconds.
    off_us: AtomicI64,
}

impl NodeClock {
    /// A clock set by the journal's.
    pub async fn set_by(journal: &dyn Journal) -> Result<NodeClock, JournalError> {
        let clock = NodeClock {
            origin: Instant::now(),
            course: RwLock::new(Course {
                since: 0,
                offset: 0,
                target: 0,
            }),
            off_us: AtomicI64::new(0),
        };
        let mut tries = 0;
        let target_us = loop {
            tries += 1;
            match clock.read(journal).await? {
                Some(target_us) => break target_us,
                None if tries < 3 => {}
                None => {
                    return Err(JournalError::Unreachable {
                        why: "it takes longer than a second to tell the time".to_owned(),
                    });
                }
            }
        };
        let course = Course {
            since: 0,
            offset: target_us,
            target: target_us,
        };
        *clock.course.write().unwrap_or_else(PoisonError::into_inner) = course;
        Ok(clock)
    }

    /// Compares with the journal's time and corrects the course.
    pub async fn compare(&self, journal: &dyn Journal) -> Result<(), JournalError> {
        if let Some(target_us) = self.read(journal).await? {
            let mono_us = self.mono_us();
            let mut course = self.course.write().unwrap_or_else(PoisonError::into_inner);
            self.off_us
                .store(target_us - course.offset_us(mono_us), Relaxed);
            *course = course.towards(mono_us, target_us);
        }
        Ok(())
    }

    pub fn now_ms(&self) -> u64 {
        let mono_us = self.mono_us();
        let course = *self.course.read().unwrap_or_else(PoisonError::into_inner);
        let now_us = mono_us.saturating_add(course.offset_us(mono_us));
        u64::try_from(now_us / 1_000).unwrap_or(0)
    }

    /// The same as an instant of a game: a table's watch shows Unix time.
    pub fn now(&self) -> At {
        At::from_ms(self.now_ms())
    }

    /// How far the clock was off at the last comparison, in microseconds.
    pub fn off_us(&self) -> i64 {
        self.off_us.load(Relaxed)
    }

    fn mono_us(&self) -> i64 {
        i64::try_from(self.origin.elapsed().as_micros()).unwrap_or(i64::MAX)
    }

    /// The offset that the quickest of several readings asks for.
    async fn read(&self, journal: &dyn Journal) -> Result<Option<i64>, JournalError> {
        let mut best: Option<(i64, i64)> = None;
        for _ in 0..READINGS {
            let before = self.mono_us();
            let told_ms = journal.now_ms().await?;
            let took = self.mono_us() - before;
            if took > i64::try_from(LONGEST_READING.as_micros()).unwrap_or(i64::MAX) {
                continue;
            }
            // It was told in whole milliseconds, so it was half of one later.
            let read_us = i64::try_from(told_ms).unwrap_or(0).saturating_mul(1_000) + 500;
            let offset = read_us - (before + took / 2);
            if best.is_none_or(|(quickest, _)| took < quickest) {
                best = Some((took, offset));
            }
        }
        Ok(best.map(|(_, offset)| offset))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: i64 = 1_000_000;

    #[test]
    fn a_correction_is_slewed_and_arrives() {
        let course = Course {
            since: 0,
            offset: 100 * SECOND,
            target: 100 * SECOND,
        };
        let back = course.towards(SECOND, 99 * SECOND);
        assert_eq!(back.offset_us(SECOND), 100 * SECOND);
        assert_eq!(back.offset_us(11 * SECOND), 100 * SECOND - SECOND / 2);
        assert_eq!(back.offset_us(60 * SECOND), 99 * SECOND);
    }

    #[test]
    fn time_never_runs_backwards() {
        let mut course = Course {
            since: 0,
            offset: 0,
            target: 0,
        };
        let mut last = 0;
        for step in 1..2_000_i64 {
            let mono = step * 7_919;
            if step % 37 == 0 {
                course = course.towards(mono, (step * 104_729 % 5_000_000) - 2_500_000);
            }
            let now = mono + course.offset_us(mono);
            assert!(now >= last, "at {step}");
            last = now;
        }
    }
}
