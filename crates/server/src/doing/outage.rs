//! When every node was down: nobody loses a second to it.
//!
//! Each node leaves a sign in the journal every second. If none was left for
//! a while, the time between is an outage; it is found by whichever node
//! comes back first, and each table whose clock ran gets an entry that stops
//! its clock at the last sign and starts it again at the first one after. A
//! node that could leave no sign decides nothing until it has left one.

use std::{
    sync::{
        Arc, PoisonError, RwLock,
        atomic::{
            AtomicU64,
            Ordering::{Acquire, Release},
        },
    },
    time::Duration,
};

use tokio::{
    sync::{Mutex, watch},
    time::{MissedTickBehavior, interval},
};
use tuomari_clock::{At, ChessClock};
use tuomari_conduct::{Act, By, Command, Ctx, Event, MatingOracle, decide};
use tuomari_journal::{JournalError, Outage};
use tuomari_record::{Author, Entry, Kind};

use crate::{
    answer::{Answer, trouble},
    doing::{Setback, append},
    node::{Node, closed},
    table::{Table, place::TablePlace},
    wire::Problem,
};

/// How long outages are remembered: a clock that has run for longer than this
/// belongs to no game.
const REMEMBERED_MS: u64 = 60 * 24 * 60 * 60 * 1_000;

/// How often an outage is written before it is given up.
const TRIES: usize = 8;

/// The signs of life of this node, and the times when there were none.
#[derive(Debug, Default)]
pub(crate) struct Life {
    last_ms: AtomicU64,
    /// The end of the latest outage, for those who need no more.
    latest_ms: AtomicU64,
    /// By shard, in order.
    outages: RwLock<Vec<(u8, Outage)>>,
    one_at_a_time: Mutex<()>,
}

impl Life {
    /// Leaves a sign and learns of outages.
    pub(crate) async fn sign(&self, node: &Node) -> Result<(), JournalError> {
        let _turn = self.one_at_a_time.lock().await;
        self.sign_now(node).await
    }

    async fn sign_now(&self, node: &Node) -> Result<(), JournalError> {
        let at_ms = node.clock.now_ms();
        let first = self.last_ms.load(Acquire) == 0;
        // A node that starts was not there; what others have left must be new.
        let silence_ms = if first {
            node.config.heartbeat_ms + node.config.heartbeat_ms / 2
        } else {
            node.config.silence_ms
        };
        let found = node
            .journal
            .beat(node.name.clone(), at_ms, silence_ms)
            .await?;
        if let Some(outage) = found {
            let gap_ms = outage.to_ms - outage.from_ms;
            tracing::warn!(
                gap_ms,
                "no node was alive; clocks count as stopped meanwhile"
            );
        }
        for shard in 0..node.journal.lanes() {
            self.learn(node, u8::try_from(shard).unwrap_or(u8::MAX), at_ms)
                .await?;
        }
        self.last_ms.store(at_ms, Release);
        Ok(())
    }

    async fn learn(&self, node: &Node, shard: u8, at_ms: u64) -> Result<(), JournalError> {
        let known = {
            let outages = self.outages.read().unwrap_or_else(PoisonError::into_inner);
            let known = outages.iter().filter(|(of, _)| *of == shard);
            known.map(|(_, outage)| outage.to_ms).max()
        };
        let since_ms = known.unwrap_or_else(|| at_ms.saturating_sub(REMEMBERED_MS));
        let news = node.journal.outages(shard, since_ms).await?;
        if news.is_empty() {
            return Ok(());
        }
        let latest = news.iter().map(|outage| outage.to_ms).max().unwrap_or(0);
        let mut outages = self.outages.write().unwrap_or_else(PoisonError::into_inner);
        outages.extend(
            news.into_iter()
                .filter(|outage| known != Some(outage.to_ms))
                .map(|outage| (shard, outage)),
        );
        self.latest_ms
            .fetch_max(latest, std::sync::atomic::Ordering::AcqRel);
        Ok(())
    }

    /// Makes sure that this node has left a sign lately. One that has not may
    /// not know of an outage that concerns the table.
    pub(crate) async fn ensure(&self, node: &Node) -> Answer<()> {
        if self.is_fresh(node) {
            return Ok(());
        }
        let _turn = self.one_at_a_time.lock().await;
        if self.is_fresh(node) {
            return Ok(());
        }
        self.sign_now(node).await.map_err(|error| trouble(&error))
    }

    fn is_fresh(&self, node: &Node) -> bool {
        let since = node
            .clock
            .now_ms()
            .saturating_sub(self.last_ms.load(Acquire));
        since < node.config.silence_ms
    }

    /// The outages of a table's shard that ended after an instant.
    fn after(&self, shard: u8, ms: u64) -> Vec<Outage> {
        if self.latest_ms.load(Acquire) <= ms {
            return Vec::new();
        }
        let outages = self.outages.read().unwrap_or_else(PoisonError::into_inner);
        let mut after: Vec<Outage> = outages
            .iter()
            .filter(|(of, outage)| *of == shard && outage.to_ms > ms)
            .map(|(_, outage)| *outage)
            .collect();
        after.sort_by_key(|outage| outage.from_ms);
        after
    }
}

/// Leaves signs until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(Duration::from_millis(node.config.heartbeat_ms));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            _ = tick.tick() => {}
            () = closed(&mut closing) => return,
        }
        if let Err(error) = node.life.sign(&node).await {
            tracing::warn!(%error, "no sign of life could be left");
        }
    }
}

/// Writes the outages that a table has not been told of.
pub(crate) async fn settle(node: &Node, place: &TablePlace, table: &mut Table) -> Answer<()> {
    for _ in 0..TRIES {
        let running = table.game.clock().and_then(ChessClock::running);
        if running.is_none() || table.game.conclusion().is_some() {
            return Ok(());
        }
        let outages = node.life.after(table.id.shard(), table.accepted_ms);
        let Some((first, last)) = outages.first().zip(outages.last()) else {
            return Ok(());
        };
        let events = stopped(table, &outages);
        if events.is_empty() {
            return Ok(());
        }
        let entry = Entry {
            at_ms: node.clock.now_ms().max(last.to_ms),
            by: Author::AtTable(By::System),
            key: None,
            kind: Kind::Outage {
                from_ms: first.from_ms,
                to_ms: last.to_ms,
                events,
            },
        };
        match append(node, table, entry).await {
            Ok(_) => {
                node.tally.outages.one();
                place.moved(node, table);
                return Ok(());
            }
            // Another node has told the table of it, or it moved on.
            Err(Setback::Conflict) => place
                .catch_up_table(node, table)
                .await
                .map_err(|error| trouble(&error))?,
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Err(Box::new(Problem::unavailable()))
}

/// What stops the clock for the time of these outages; nothing if the table
/// does not take it.
fn stopped(table: &Table, outages: &[Outage]) -> Vec<Event> {
    let mut game = table.game.clone();
    let mut since = table.since;
    let mut all = Vec::new();
    for outage in outages {
        let from = At::from_ms(outage.from_ms).max(since);
        let to = At::from_ms(outage.to_ms).max(from);
        for (at, act) in [(from, Act::StopClock), (to, Act::Resume)] {
            let ctx = Ctx {
                rules: &table.rules,
                oracle: &MatingOracle::default(),
            };
            let by = By::System;
            let events = match decide(&ctx, &game, &Command { at, by, act }) {
                Ok(events) => events,
                Err(refusal) => {
                    tracing::warn!(%refusal, "a table does not take an outage");
                    return Vec::new();
                }
            };
            for event in &events {
                game.apply(event);
            }
            all.extend(events);
        }
        since = to;
    }
    all
}
