//! Whether this node lives: signs in the journal, and a pulse of its own.
//!
//! A sign goes the way that rows go, so it says that rows can be written. The
//! time in which no node could leave one is an outage, of a whole shard. The
//! pulse says that this process runs; if it stood still, those who sit at
//! this node could do nothing meanwhile, though others lived on.

use std::{
    sync::{
        Mutex as Latch, PoisonError, RwLock,
        atomic::{
            AtomicU64,
            Ordering::{AcqRel, Acquire, Release},
        },
    },
    time::Duration,
};

use futures::future::join_all;
use tokio::{
    sync::{Mutex, Notify},
    time::{Instant, sleep},
};
use tuomari_journal::{JournalError, Outage};
use tuomari_record::StreamId;

use crate::{
    answer::{Answer, trouble},
    doing::time::{Jump, LOOK_EVERY, newest_ms},
    node::Node,
};

/// How long outages are remembered: a clock that has run for longer than this
/// belongs to no game.
const REMEMBERED_MS: u64 = 60 * 24 * 60 * 60 * 1_000;

/// How often the pulse beats.
pub(crate) const PULSE: Duration = Duration::from_millis(50);

/// A pulse that comes so late says that the process stood still: by a beat
/// more than what nobody is charged for.
const STOOD_STILL_MS: u64 = 250;

/// One that comes later than this was held up, though not for long: it counts
/// with other short times of the same turn.
const HELD_UP_MS: u64 = 125;

/// Times of standing still that are remembered.
const MOST_STALLS: usize = 64;

/// After the clock was set forward, so short a silence is an outage.
const AFTER_A_STEP_MS: u64 = 500;

/// An outage that ended so much later than now ended by another clock.
const AHEAD_MS: u64 = 1_000;

/// The signs of life of this node, and the times when there were none.
#[derive(Debug)]
pub(crate) struct Life {
    lanes: Vec<Lane>,
    pulse_ms: AtomicU64,
    stalls: Stalls,
    /// Those that are too short to be told of.
    hitches: Stalls,
    /// There is something to be written into records.
    pub(crate) news: Notify,
}

/// Times in which those who sit at this node could do nothing, the newest
/// ones.
#[derive(Debug, Default)]
struct Stalls {
    all: Latch<Vec<Outage>>,
    /// The end of the latest, for those who need no more.
    latest_ms: AtomicU64,
}

impl Stalls {
    fn add(&self, stall: Outage) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST_STALLS {
            all.remove(0);
        }
        all.push(stall);
        self.latest_ms.fetch_max(stall.to_ms, AcqRel);
    }

    fn after(&self, ms: u64) -> Vec<Outage> {
        if self.latest_ms.load(Acquire) <= ms {
            return Vec::new();
        }
        ended_after(&self.all.lock().unwrap_or_else(PoisonError::into_inner), ms)
    }
}

/// Life in one shard.
#[derive(Debug, Default)]
struct Lane {
    /// When the last sign was begun that was left.
    last_ms: AtomicU64,
    /// How often the clock had been set by then.
    steps: AtomicU64,
    /// How long it took.
    took_ms: AtomicU64,
    /// When the shard last answered anything.
    answered_ms: AtomicU64,
    outages: RwLock<Vec<Outage>>,
    latest_ms: AtomicU64,
    /// When this node could leave none, whatever others did.
    cuts: Stalls,
    one_at_a_time: Mutex<()>,
}

/// How long ago something was, in one shard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Age {
    /// The last sign that was left.
    pub(crate) sign_ms: u64,
    /// The last answer to a sign, or to a row.
    pub(crate) answer_ms: u64,
    /// Not how long ago, but how long the last sign took, in milliseconds.
    pub(crate) sign_took: u64,
}

impl Lane {
    fn remember(&self, news: Vec<Outage>) {
        let mut outages = self.outages.write().unwrap_or_else(PoisonError::into_inner);
        outages.extend(news);
    }
}

impl Life {
    pub(crate) fn new(lanes: usize) -> Life {
        Life {
            lanes: (0..lanes.max(1)).map(|_| Lane::default()).collect(),
            pulse_ms: AtomicU64::new(0),
            stalls: Stalls::default(),
            hitches: Stalls::default(),
            news: Notify::new(),
        }
    }

    pub(crate) fn lanes(&self) -> usize {
        self.lanes.len()
    }

    /// Leaves a sign in every shard; an error only if none took it.
    pub(crate) async fn sign(&self, node: &Node) -> Result<(), JournalError> {
        let signs = (0..self.lanes.len()).map(|lane| self.sign_in(node, lane));
        let mut error = None;
        for signed in join_all(signs).await {
            match signed {
                Ok(()) => return Ok(()),
                Err(why) => error = Some(why),
            }
        }
        error.map_or(Ok(()), Err)
    }

    /// Leaves a sign in a shard and learns of outages.
    pub(crate) async fn sign_in(&self, node: &Node, lane: usize) -> Result<(), JournalError> {
        let _turn = self.lanes[lane].one_at_a_time.lock().await;
        self.sign_now(node, lane).await
    }

    async fn sign_now(&self, node: &Node, number: usize) -> Result<(), JournalError> {
        let lane = &self.lanes[number];
        let first = lane.last_ms.load(Acquire) == 0;
        let silence_ms = if first && is_alone(node, number).await? {
            // While this node was not, none was.
            0
        } else if first {
            // A node that starts was not there; what others left must be new.
            fresh_ms(node)
        } else if lane.steps.load(Acquire) != node.clock.steps() {
            AFTER_A_STEP_MS
        } else {
            node.config.silence_ms
        };
        let (at_ms, steps) = (node.clock.now_ms(), node.clock.steps());
        let name = node.name.clone();
        let beat = node.committer.beat(number, name, at_ms, silence_ms);
        let outage = beat.await?;
        lane.answered_ms.fetch_max(node.clock.now_ms(), AcqRel);
        if let Some(outage) = outage {
            let gap_ms = outage.to_ms - outage.from_ms;
            tracing::warn!(
                gap_ms,
                "nothing could be written; clocks count as stopped meanwhile"
            );
            node.hooks.away(number, &outage, &node.tally);
        }
        let last_ms = lane.last_ms.load(Acquire);
        // One that was under way for long came through no sooner.
        let left_ms = node.clock.now_ms();
        let silent = left_ms.saturating_sub(last_ms) > node.config.silence_ms;
        if silent && !first && lane.steps.load(Acquire) == steps {
            lane.cuts.add(Outage {
                from_ms: last_ms,
                to_ms: left_ms,
            });
            self.news.notify_one();
        }
        self.learn(node, number, at_ms).await?;
        let took_ms = node.clock.now_ms().saturating_sub(at_ms);
        lane.took_ms.store(took_ms, Release);
        lane.steps.store(steps, Release);
        lane.last_ms.store(at_ms, Release);
        Ok(())
    }

    async fn learn(&self, node: &Node, number: usize, at_ms: u64) -> Result<(), JournalError> {
        let lane = &self.lanes[number];
        let known = {
            let outages = lane.outages.read().unwrap_or_else(PoisonError::into_inner);
            outages.iter().map(|outage| outage.to_ms).max()
        };
        let since_ms = known.unwrap_or_else(|| at_ms.saturating_sub(REMEMBERED_MS));
        let shard = u8::try_from(number).unwrap_or(u8::MAX);
        let news = node.journal.outages(shard, since_ms).await?;
        let Some(latest) = news.iter().map(|outage| outage.to_ms).max() else {
            return Ok(());
        };
        lane.remember(news);
        lane.latest_ms.fetch_max(latest, AcqRel);
        self.news.notify_one();
        if latest > node.clock.now_ms() + AHEAD_MS {
            // Another node's clock was set forward, and ours is to be.
            compare_time(node).await?;
        }
        Ok(())
    }

    /// Makes sure that this node has left a sign lately, in any shard.
    pub(crate) async fn ensure(&self, node: &Node) -> Answer<()> {
        let mut lanes = 0..self.lanes.len();
        if lanes.any(|lane| self.is_fresh(node, lane)) {
            return Ok(());
        }
        self.sign(node).await.map_err(|error| trouble(&error))
    }

    /// Makes sure that this node has left a sign lately in the shard of a
    /// table. One that has not may not know of an outage that concerns it.
    pub(crate) async fn ensure_in(&self, node: &Node, table: StreamId) -> Answer<()> {
        let lane = self.lane(node, table);
        self.sign_unless(node, lane, || self.is_fresh_in(node, table))
            .await
    }

    /// Whether this node has left a sign lately in the shard of a table, and
    /// has not stood still since.
    pub(crate) fn is_fresh_in(&self, node: &Node, table: StreamId) -> bool {
        self.notice(node);
        self.is_fresh(node, self.lane(node, table))
    }

    /// Makes sure that a sign was left that was begun at this time or later:
    /// up to then the shard could be written to, or the outage is known.
    pub(crate) async fn ensure_since(&self, node: &Node, table: StreamId, ms: u64) -> Answer<()> {
        let signed = || self.signed_since(node, table, ms);
        let lane = self.lane(node, table);
        self.sign_unless(node, lane, signed).await
    }

    /// The shard of a table; of an id that is nobody's, any.
    fn lane(&self, node: &Node, table: StreamId) -> usize {
        node.journal.lane(table).min(self.lanes.len() - 1)
    }

    async fn sign_unless(
        &self,
        node: &Node,
        lane: usize,
        is_done: impl Fn() -> bool,
    ) -> Answer<()> {
        if is_done() {
            return Ok(());
        }
        let asked_ms = node.clock.now_ms();
        let number = lane;
        let lane = &self.lanes[number];
        let _turn = lane.one_at_a_time.lock().await;
        // One that was begun after all who wait had asked is for all of them,
        // however long it took.
        let steps = lane.steps.load(Acquire);
        let signed_since = || lane.last_ms.load(Acquire) >= asked_ms;
        if is_done() || (signed_since() && steps == node.clock.steps()) {
            return Ok(());
        }
        let signed = self.sign_now(node, number).await;
        signed.map_err(|error| trouble(&error))
    }

    pub(crate) fn signed_since(&self, node: &Node, table: StreamId, ms: u64) -> bool {
        self.lanes[self.lane(node, table)].last_ms.load(Acquire) >= ms
    }

    /// The shard of a stream has answered.
    pub(crate) fn answered(&self, node: &Node, stream: StreamId) {
        let lane = &self.lanes[self.lane(node, stream)];
        lane.answered_ms.fetch_max(node.clock.now_ms(), AcqRel);
    }

    /// How old the last signs are, shard by shard.
    pub(crate) fn ages(&self, node: &Node) -> Vec<Age> {
        let now_ms = node.clock.now_ms();
        let since = |ms: &AtomicU64| now_ms.saturating_sub(ms.load(Acquire));
        let lanes = self.lanes.iter().map(|lane| Age {
            sign_ms: since(&lane.last_ms),
            answer_ms: since(&lane.answered_ms),
            sign_took: lane.took_ms.load(Acquire),
        });
        lanes.collect()
    }

    /// How long the last sign took in the shard of a table.
    pub(crate) fn sign_takes_ms(&self, node: &Node, table: StreamId) -> u64 {
        self.lanes[self.lane(node, table)].took_ms.load(Acquire)
    }

    fn is_fresh(&self, node: &Node, lane: usize) -> bool {
        let lane = &self.lanes[lane];
        let last_ms = lane.last_ms.load(Acquire);
        let since = node.clock.now_ms().saturating_sub(last_ms);
        since < fresh_ms(node) && lane.steps.load(Acquire) == node.clock.steps()
    }

    /// Whether signs come through in every shard, if slowly: what waits here
    /// will be done.
    pub(crate) fn goes_on(&self, node: &Node) -> bool {
        let now_ms = node.clock.now_ms();
        self.lanes.iter().all(|lane| {
            // The next one may take as long as the last.
            let next_ms = lane.last_ms.load(Acquire) + 2 * lane.took_ms.load(Acquire);
            now_ms < next_ms + node.config.silence_ms
        })
    }

    /// Since when this node could leave no sign in the shard of a table, if that
    /// is too long.
    pub(crate) fn cut_since(&self, node: &Node, table: StreamId) -> Option<u64> {
        let last_ms = self.lanes[self.lane(node, table)].last_ms.load(Acquire);
        let silent_ms = node.clock.now_ms().saturating_sub(last_ms);
        (silent_ms > node.config.silence_ms).then_some(last_ms)
    }

    /// Until when something may be written that was decided on the strength of
    /// the last sign.
    pub(crate) fn deadline(&self, node: &Node, table: StreamId) -> Instant {
        let last_ms = self.lanes[self.lane(node, table)].last_ms.load(Acquire);
        let end_ms = last_ms.saturating_add(node.config.silence_ms);
        Instant::now() + Duration::from_millis(end_ms.saturating_sub(node.clock.now_ms()))
    }

    /// Takes note of the time. If nobody has for a while, this process stood
    /// still: the ticks of a clock of our own would have.
    pub(crate) fn notice(&self, node: &Node) {
        if let Some(slept_ms) = node.clock.wake() {
            node.tally.clock_jumps.one();
            tracing::warn!(slept_ms, "this machine has slept; that counts as an outage");
        }
        let now_ms = node.clock.now_ms();
        let late = |last_ms: u64| last_ms != 0 && now_ms > last_ms + HELD_UP_MS;
        if !late(self.pulse_ms.load(Acquire)) {
            return;
        }
        // Of several who notice it at once, one writes it down.
        let last_ms = self.pulse_ms.fetch_max(now_ms, AcqRel);
        if !late(last_ms) {
            return;
        }
        let stall = Outage {
            from_ms: last_ms,
            to_ms: now_ms,
        };
        if now_ms <= last_ms + STOOD_STILL_MS {
            self.hitches.add(stall);
            return;
        }
        self.stalls.add(stall);
        node.tally.stalls.one();
        tracing::warn!(
            gap_ms = now_ms - last_ms,
            "this node stood still; those who sit at it are given that time back"
        );
        self.news.notify_one();
    }

    /// One beat of the pulse.
    pub(crate) fn pulse(&self, node: &Node) {
        self.notice(node);
        self.pulse_ms.fetch_max(node.clock.now_ms(), AcqRel);
    }

    /// The outages of a table's shard that ended after an instant.
    pub(crate) fn outages_after(&self, node: &Node, table: StreamId, ms: u64) -> Vec<Outage> {
        let lane = &self.lanes[self.lane(node, table)];
        if lane.latest_ms.load(Acquire) <= ms {
            return Vec::new();
        }
        let outages = lane.outages.read().unwrap_or_else(PoisonError::into_inner);
        ended_after(&outages, ms)
    }

    /// The end of the latest outage of a table's shard; 0 if there was none.
    pub(crate) fn last_outage_ms(&self, node: &Node, table: StreamId) -> u64 {
        self.lanes[self.lane(node, table)].latest_ms.load(Acquire)
    }

    /// The times after an instant in which nobody who sits here could do
    /// anything at a table: this process stood still, or could not write.
    pub(crate) fn stalls_after(&self, node: &Node, table: StreamId, ms: u64) -> Vec<Outage> {
        let mut all = self.stalls.after(ms);
        all.extend(self.lanes[self.lane(node, table)].cuts.after(ms));
        all
    }

    /// Since when nobody who sits here could do anything at a table, of all such
    /// times that ended after an instant or go on.
    pub(crate) fn unwell_since(&self, node: &Node, table: StreamId, ms: u64) -> Option<u64> {
        let stalls = self.stalls_after(node, table, ms).into_iter();
        let stalls = stalls.map(|stall| stall.from_ms);
        stalls.chain(self.cut_since(node, table)).min()
    }

    /// The short times after an instant in which this process did not run.
    pub(crate) fn hitches_after(&self, ms: u64) -> Vec<Outage> {
        self.hitches.after(ms)
    }
}

fn ended_after(all: &[Outage], ms: u64) -> Vec<Outage> {
    let after = all.iter().filter(|outage| outage.to_ms > ms);
    after.copied().collect()
}

/// Whether a node that starts is the only one: no other leaves a sign in the
/// time in which one would be due.
async fn is_alone(node: &Node, lane: usize) -> Result<bool, JournalError> {
    if !node.journal.keeps_time() {
        return Ok(true);
    }
    let shard = u8::try_from(lane).unwrap_or(u8::MAX);
    let journal = node.journal.as_ref();
    let Some(before) = newest_ms(journal, shard).await? else {
        return Ok(false);
    };
    if node.clock.now_ms().saturating_sub(before) > fresh_ms(node) {
        // That is an outage in any case.
        return Ok(false);
    }
    let end = Instant::now() + Duration::from_millis(node.config.heartbeat_ms * 5 / 4);
    while Instant::now() < end {
        sleep(LOOK_EVERY).await;
        if newest_ms(journal, shard)
            .await?
            .is_some_and(|now| now > before)
        {
            return Ok(false);
        }
    }
    Ok(true)
}

/// For how long a sign is fresh: the next one is due before.
fn fresh_ms(node: &Node) -> u64 {
    let (beat_ms, silence_ms) = (node.config.heartbeat_ms, node.config.silence_ms);
    (beat_ms + beat_ms / 2).min(silence_ms)
}

/// Compares the node's time with the journal's.
pub(crate) async fn compare_time(node: &Node) -> Result<(), JournalError> {
    match node.clock.compare(node.journal.as_ref()).await? {
        None => return Ok(()),
        Some(Jump::Followed(by_ms)) => {
            tracing::warn!(
                by_ms,
                "the journal's clock was set forward; that counts as an outage"
            );
        }
        Some(Jump::Ignored(off_ms)) => tracing::warn!(
            off_ms,
            "the journal's clock was set; the clocks of games run on without it"
        ),
    }
    node.tally.clock_jumps.one();
    Ok(())
}
