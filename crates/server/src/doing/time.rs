//! A node's time: its own monotonic clock, disciplined to the journal's.
//!
//! Every node sets itself by the same clock, the store's, so two nodes agree
//! to within half a round trip to it; from then on it is slewed by at most one
//! part in two thousand and never runs backwards. Where the store's clock is
//! this machine's and nobody else must agree, it is not followed at all.
//!
//! A jump is nobody's time. If the store's clock jumps ahead, or the machine
//! has slept, this clock is set forward, and that is an outage ([`steps`]); if
//! it jumps back, this one runs on ahead of it, also across a restart.
//!
//! [`steps`]: NodeClock::steps

use std::{
    sync::{
        Mutex as Latch, PoisonError, RwLock,
        atomic::{
            AtomicI64, AtomicU64,
            Ordering::{AcqRel, Acquire, Relaxed},
        },
    },
    time::Duration,
};

use tokio::time::{Instant, sleep};
use tuomari_clock::At;
use tuomari_journal::{Journal, JournalError, Outage};

/// How often a node compares its time with the journal's.
pub(crate) const COMPARE_EVERY: Duration = Duration::from_secs(5);

/// The clock is slewed by at most one part in so many.
const SLEW: i64 = 2_000;

/// What is farther off, in microseconds, is a jump and no drift.
const JUMP_US: i64 = 1_000_000;

/// How often a node that starts looks for others.
pub(crate) const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Readings of which the quickest is taken.
const READINGS: usize = 5;

/// Times it was set over that are remembered.
const MOST_SKIPPED: usize = 64;

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

    /// From now on another offset, at once.
    fn stepped(mono_us: i64, offset_us: i64) -> Course {
        Course {
            since: mono_us,
            offset: offset_us,
            target: offset_us,
        }
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
    /// The same when it was last told of.
    told_us: AtomicI64,
    /// How long the machine has slept since it was started, as far as known.
    slept_us: AtomicI64,
    steps: AtomicU64,
    /// The times that it was set over, while it was in use.
    skipped: Latch<Vec<Outage>>,
}

/// The other clock jumped: by how much, and what we did about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jump {
    /// Ours was set forward by so many milliseconds: an outage.
    Followed(i64),
    /// Ours runs on; the other one is so many milliseconds ahead of it.
    Ignored(i64),
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
            told_us: AtomicI64::new(0),
            slept_us: AtomicI64::new(slept_us()),
            steps: AtomicU64::new(0),
            skipped: Latch::default(),
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
        *clock.course.write().unwrap_or_else(PoisonError::into_inner) =
            Course::stepped(0, target_us);
        Ok(clock)
    }

    /// Goes on after the newest sign of life, if that lies ahead of the store's
    /// clock: that one was set back. A table's time never runs backwards, so
    /// its clock would stand until the store's had caught up. Says by how many
    /// milliseconds.
    pub async fn go_on(
        &self,
        journal: &dyn Journal,
        heartbeat: Duration,
    ) -> Result<Option<i64>, JournalError> {
        let newest = newest_us(journal).await?;
        let now_us = self.now_us();
        if newest <= now_us.saturating_add(JUMP_US) {
            return Ok(None);
        }
        // Another node may live, and then its next sign says what time it is.
        let mut to_us = newest.saturating_add(micros(heartbeat));
        let end = Instant::now() + heartbeat * 3 / 2;
        while Instant::now() < end {
            sleep(LOOK_EVERY).await;
            let newer = newest_us(journal).await?;
            if newer > newest {
                to_us = newer;
                break;
            }
        }
        let ahead_us = to_us - self.now_us();
        self.step(ahead_us);
        self.told_us.store(-ahead_us, Relaxed);
        Ok(Some(ahead_us / 1_000))
    }

    /// Compares with the journal's time and corrects the course; whether that
    /// has jumped.
    pub async fn compare(&self, journal: &dyn Journal) -> Result<Option<Jump>, JournalError> {
        let Some(target_us) = self.read(journal).await? else {
            return Ok(None);
        };
        let mono_us = self.mono_us();
        let mut course = self.course.write().unwrap_or_else(PoisonError::into_inner);
        let off_us = target_us - course.offset_us(mono_us);
        self.off_us.store(off_us, Relaxed);
        if journal.keeps_time() && off_us > JUMP_US {
            self.skip(&mut course, mono_us, target_us);
            drop(course);
            self.told_us.store(0, Relaxed);
            return Ok(Some(Jump::Followed(off_us / 1_000)));
        }
        if journal.keeps_time() {
            *course = course.towards(mono_us, target_us);
        }
        drop(course);
        let told_us = self.told_us.load(Relaxed);
        if (off_us - told_us).abs() <= JUMP_US {
            return Ok(None);
        }
        self.told_us.store(off_us, Relaxed);
        Ok(Some(Jump::Ignored(off_us / 1_000)))
    }

    /// Looks whether the machine has slept, and is set forward if it has; by
    /// how many milliseconds.
    pub fn wake(&self) -> Option<i64> {
        self.slept(slept_us())
    }

    fn slept(&self, all_us: i64) -> Option<i64> {
        let known_us = self.slept_us.load(Acquire);
        let more_us = all_us - known_us;
        let exchanged = || {
            let set = self
                .slept_us
                .compare_exchange(known_us, all_us, AcqRel, Acquire);
            set.is_ok()
        };
        if more_us <= JUMP_US || !exchanged() {
            return None;
        }
        let mono_us = self.mono_us();
        let mut course = self.course.write().unwrap_or_else(PoisonError::into_inner);
        let target_us = course.offset_us(mono_us) + more_us;
        self.skip(&mut course, mono_us, target_us);
        Some(more_us / 1_000)
    }

    /// Sets a clock forward that has been in use: the time between never was.
    fn skip(&self, course: &mut Course, mono_us: i64, offset_us: i64) {
        let ms = |offset_us: i64| u64::try_from((mono_us + offset_us) / 1_000).unwrap_or(0);
        let over = Outage {
            from_ms: ms(course.offset_us(mono_us)),
            to_ms: ms(offset_us),
        };
        let mut skipped = self.skipped.lock().unwrap_or_else(PoisonError::into_inner);
        if skipped.len() >= MOST_SKIPPED {
            skipped.remove(0);
        }
        skipped.push(over);
        drop(skipped);
        *course = Course::stepped(mono_us, offset_us);
        self.steps.fetch_add(1, AcqRel);
    }

    /// Sets the clock forward before it is used.
    fn step(&self, by_us: i64) {
        let mono_us = self.mono_us();
        let mut course = self.course.write().unwrap_or_else(PoisonError::into_inner);
        *course = Course::stepped(mono_us, course.offset_us(mono_us) + by_us);
        drop(course);
        self.steps.fetch_add(1, AcqRel);
    }

    /// The times it was set over, of all that it has shown since an instant. A
    /// turn that began between was dated by another clock, which had been set.
    pub(crate) fn skipped_since(&self, ms: u64) -> Vec<Outage> {
        if self.steps() == 0 {
            return Vec::new();
        }
        let skipped = self.skipped.lock().unwrap_or_else(PoisonError::into_inner);
        let since = skipped.iter().filter(|one| one.from_ms >= ms);
        since.copied().collect()
    }

    /// How often the clock has been set forward since it was first set. What
    /// was known before a step must be made sure of again after it.
    pub fn steps(&self) -> u64 {
        self.steps.load(Acquire)
    }

    pub fn now_ms(&self) -> u64 {
        u64::try_from(self.now_us() / 1_000).unwrap_or(0)
    }

    fn now_us(&self) -> i64 {
        let mono_us = self.mono_us();
        let course = *self.course.read().unwrap_or_else(PoisonError::into_inner);
        mono_us.saturating_add(course.offset_us(mono_us))
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
        micros(self.origin.elapsed())
    }

    /// The offset that the quickest of several readings asks for.
    async fn read(&self, journal: &dyn Journal) -> Result<Option<i64>, JournalError> {
        let mut best: Option<(i64, i64)> = None;
        for _ in 0..READINGS {
            let before = self.mono_us();
            let told_ms = journal.now_ms().await?;
            let took = self.mono_us() - before;
            if took > micros(LONGEST_READING) {
                continue;
            }
            // It was told in whole milliseconds, so it was half of one later.
            let read_us = i64::try_from(told_ms).unwrap_or(0).saturating_mul(1_000) + 500;
            let offset = read_us - (before + took / 2);
            // What was read before a jump says nothing.
            let is_better =
                |(quickest, known): (i64, i64)| took < quickest || (offset - known).abs() > JUMP_US;
            if best.is_none_or(is_better) {
                best = Some((took, offset));
            }
        }
        Ok(best.map(|(_, offset)| offset))
    }
}

fn micros(time: Duration) -> i64 {
    i64::try_from(time.as_micros()).unwrap_or(i64::MAX)
}

/// The newest sign of any node.
pub(crate) async fn newest_ms(
    journal: &dyn Journal,
    shard: u8,
) -> Result<Option<u64>, JournalError> {
    let beats = journal.last_beats(shard).await?;
    Ok(beats.into_iter().map(|(_, at_ms)| at_ms).max())
}

/// The same in microseconds; 0 if nobody has left one.
async fn newest_us(journal: &dyn Journal) -> Result<i64, JournalError> {
    let micros = newest_ms(journal, 0)
        .await?
        .unwrap_or(0)
        .saturating_mul(1_000);
    Ok(i64::try_from(micros).unwrap_or(0))
}

/// How long the machine has slept since it was started: of two clocks of the
/// system one runs on meanwhile.
#[cfg(target_os = "linux")]
fn slept_us() -> i64 {
    use rustix::time::{ClockId, clock_gettime};
    let us = |clock| {
        let time = clock_gettime(clock);
        time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
    };
    us(ClockId::Boottime) - us(ClockId::Monotonic)
}

/// Elsewhere it is not known: nobody is charged for it, and what the clock
/// shows is later than it should be.
#[cfg(not(target_os = "linux"))]
fn slept_us() -> i64 {
    0
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tuomari_journal::Memory;

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
        assert_eq!(back.offset_us(1_001 * SECOND), 100 * SECOND - SECOND / 2);
        assert_eq!(back.offset_us(3_000 * SECOND), 99 * SECOND);
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

    /// A clock by a store of which the test sets the time.
    async fn clock(at_ms: u64) -> (Arc<AtomicU64>, Memory, NodeClock) {
        let time = Arc::new(AtomicU64::new(at_ms));
        let journal = Memory::at(Arc::clone(&time));
        let clock = NodeClock::set_by(&journal).await.unwrap();
        (time, journal, clock)
    }

    #[tokio::test(start_paused = true)]
    async fn a_jump_ahead_is_followed_and_counted_and_one_back_is_not() {
        let (time, journal, clock) = clock(1_000_000).await;
        assert_eq!(clock.compare(&journal).await, Ok(None));
        time.store(4_600_000, Relaxed);
        assert_eq!(
            clock.compare(&journal).await,
            Ok(Some(Jump::Followed(3_600_000)))
        );
        assert_eq!((clock.now_ms(), clock.steps()), (4_600_000, 1));
        let over = Outage {
            from_ms: 1_000_000,
            to_ms: 4_600_000,
        };
        assert_eq!(clock.skipped_since(999_000), [over]);
        assert_eq!(clock.skipped_since(1_000_001), [], "by a clock ahead of it");
        time.store(1_000_000, Relaxed);
        let back = Jump::Ignored(-3_600_000);
        assert_eq!(clock.compare(&journal).await, Ok(Some(back)));
        assert_eq!(clock.compare(&journal).await, Ok(None), "it is told once");
        tokio::time::advance(Duration::from_secs(100)).await;
        let ran_ms = clock.now_ms() - 4_600_000;
        assert_eq!((ran_ms, clock.steps()), (99_950, 1), "slewed by 500 ppm");
    }

    #[tokio::test(start_paused = true)]
    async fn the_wall_clock_of_one_machine_is_not_followed() {
        let journal = Memory::new();
        let clock = NodeClock::set_by(&journal).await.unwrap();
        let before_ms = clock.now_ms();
        // The wall clock runs, the paused one does not: it stays where it is.
        tokio::time::advance(Duration::from_mins(10)).await;
        let jump = clock.compare(&journal).await.unwrap();
        assert!(
            matches!(jump, Some(Jump::Ignored(ms)) if ms < -500_000),
            "{jump:?}"
        );
        assert_eq!((clock.now_ms() - before_ms, clock.steps()), (600_000, 0));
    }

    #[tokio::test(start_paused = true)]
    async fn a_machine_that_slept_is_set_forward_once() {
        let (_, _, clock) = clock(1_000_000).await;
        let known = clock.slept_us.load(Relaxed);
        assert_eq!(clock.slept(known + 10), None);
        assert_eq!(clock.slept(known + 600 * SECOND), Some(600_000));
        assert_eq!(clock.slept(known + 600 * SECOND), None);
        assert_eq!((clock.now_ms(), clock.steps()), (1_600_000, 1));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_was_set_back_across_a_restart_goes_on_where_it_was() {
        let (time, journal, first) = clock(1_000_000).await;
        let beat = Duration::from_secs(1);
        assert_eq!(first.go_on(&journal, beat).await, Ok(None));
        journal
            .beat("a".to_owned(), 1_027_000, 3_000)
            .await
            .unwrap();
        time.store(427_000, Relaxed);
        let clock = NodeClock::set_by(&journal).await.unwrap();
        let ahead = clock.go_on(&journal, beat).await.unwrap();
        assert!(
            ahead.is_some_and(|ms| (598_000..602_000).contains(&ms)),
            "{ahead:?}"
        );
        assert_eq!(clock.now_ms(), 1_028_000);
        // The store's clock has run on while the node waited for others.
        time.store(428_500, Relaxed);
        assert_eq!(clock.compare(&journal).await, Ok(None), "it has been told");
    }
}
