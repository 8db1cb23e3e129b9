//! Time that belongs to nobody: no player loses a second to it.
//!
//! Nobody is charged for time in which no node could write, in which the node
//! he sits at stood still, in which an act before his turn was on its way into
//! the journal, or was there and not shown to him. Each such time becomes an
//! entry of its own that stops the clock at its beginning and starts it again
//! at its end. A node that could leave no sign of life decides nothing until
//! it has left one.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};
use tuomari_board::Color;
use tuomari_bus::Heard;
use tuomari_clock::At;
use tuomari_conduct::{Act, By, Command, Ctx, Event, MatingOracle, decide};
use tuomari_journal::Outage;
use tuomari_record::{Author, Entry, Kind};

use crate::{
    answer::{Answer, trouble},
    doing::{Setback, append, life::PULSE},
    node::{Node, calm, closed},
    table::{Table, place::TablePlace},
    wire::Problem,
};

/// How often an outage is written before it is given up.
const TRIES: usize = 8;

/// What is shorter is not given back: every act takes a moment to be stored.
const TRIFLE_MS: u64 = 200;

/// From here on a clock that shows it for a moment would frighten somebody.
const MUCH_MS: u64 = 1_000;

/// How often what passes while time is given back is given back too.
const ROUNDS: usize = 3;

/// Tables told at once, so that others get to the journal too.
const AT_ONCE: usize = 16;

/// Leaves signs in one shard until the node closes.
pub(crate) async fn run(node: Arc<Node>, lane: usize, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(Duration::from_millis(node.config.heartbeat_ms));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            // A slow journal makes every tick late, and it would always win.
            () = closed(&mut closing) => return,
            _ = tick.tick() => {}
        }
        if let Err(error) = node.life.sign_in(&node, lane).await {
            calm::warn("no sign of life could be left", &error);
        }
    }
}

/// Keeps the pulse, and tells those who sit here of what is given back to
/// them, until the node closes.
pub(crate) async fn watch(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(PULSE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut telling = JoinSet::new();
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            _ = tick.tick() => node.life.pulse(&node),
            () = node.life.news.notified() => {
                // What came while nothing was heard is not known either.
                node.follower.list().hear(&Heard::Lagged);
                telling.spawn(tell_all(Arc::clone(&node)));
            }
            Some(_) = telling.join_next() => {}
        }
    }
}

async fn tell_all(node: Arc<Node>) {
    let mut under_way = JoinSet::new();
    for place in node.hall.followed() {
        if under_way.len() >= AT_ONCE {
            under_way.join_next().await;
        }
        let node = Arc::clone(&node);
        under_way.spawn(async move {
            place.doubt();
            drop(place.table(&node).await);
        });
    }
    while under_way.join_next().await.is_some() {}
}

/// Whose turn it is, to be compared with what it is after more was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    of: Option<Color>,
    plies: usize,
}

impl Turn {
    pub(crate) fn of(table: &Table) -> Turn {
        Turn {
            of: table.on_move(),
            plies: table.game.history().plies().len(),
        }
    }
}

/// Rows of another node were read. If a player who sits here came to his turn
/// by them and is shown it only now, the time since then is owed to him.
pub(crate) fn shown_late(node: &Node, place: &TablePlace, table: &mut Table, before: Turn) {
    let now = Turn::of(table);
    let Some(color) = now.of.filter(|_| now != before) else {
        return;
    };
    if let Some(present_ms) = place.present_since(color) {
        let from_ms = table.since.ms().max(present_ms);
        owe(node, table, from_ms, TRIFLE_MS);
    }
}

/// An act was stored here that came, or was decided, at the table's latest
/// instant, `lag_ms` after that. If it took a while, that is nobody's time;
/// whether it did.
pub(crate) fn stored_late(node: &Node, table: &mut Table, lag_ms: u64) -> bool {
    let from_ms = table.since.ms();
    owe(node, table, from_ms, TRIFLE_MS + lag_ms)
}

fn owe(node: &Node, table: &mut Table, from_ms: u64, at_least_ms: u64) -> bool {
    let to_ms = node.clock.now_ms();
    let late = table.on_move().is_some() && to_ms.saturating_sub(from_ms) > at_least_ms;
    if late {
        table.owed = Some(Outage { from_ms, to_ms });
    }
    late
}

/// Gives back what is owed. If it is much, nobody is shown the table before,
/// and what passes meanwhile is given back too; a slow journal is not given
/// more to write than that. If it cannot be done now, it is when the table is
/// used next.
pub(crate) async fn give_back(node: &Node, place: &TablePlace, table: &mut Table) {
    let owed = |table: &Table| table.owed.map(|owed| owed.to_ms - owed.from_ms);
    if owed(table).is_some_and(|ms| ms < MUCH_MS) {
        place.moved(node, table);
    }
    for _ in 0..ROUNDS {
        let Some(owed_ms) = owed(table) else { return };
        if settle(node, place, table).await.is_err() || owed_ms < MUCH_MS {
            return;
        }
        stored_late(node, table, 0);
    }
}

/// Writes what a table has not been told of, each outage in an entry of its
/// own.
pub(crate) async fn settle(node: &Node, place: &TablePlace, table: &mut Table) -> Answer<()> {
    let mut tries = 0;
    while let Some(outage) = next(node, place, table) {
        let events = stopped(table, outage);
        if events.is_empty() {
            return Ok(());
        }
        let Outage { from_ms, to_ms } = outage;
        let entry = Entry {
            at_ms: node.clock.now_ms().max(to_ms),
            by: Author::AtTable(By::System),
            key: None,
            kind: Kind::Outage {
                from_ms,
                to_ms,
                events,
            },
        };
        match append(node, table, entry).await {
            Ok(_) => {
                node.tally.outages.one();
                place.moved(node, table);
            }
            Err(Setback::Conflict) if tries == TRIES => {
                return Err(Box::new(Problem::unavailable()));
            }
            // Another node has told the table of it, or it moved on.
            Err(Setback::Conflict) => {
                tries += 1;
                place
                    .catch_up_table(node, table)
                    .await
                    .map_err(|error| trouble(&error))?;
            }
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Ok(())
}

/// The first time for which the running clock is still to be stopped.
fn next(node: &Node, place: &TablePlace, table: &mut Table) -> Option<Outage> {
    let color = table.on_move()?;
    let since_ms = table.since.ms();
    let mut all = node.life.outages_after(table.id.shard(), since_ms);
    let stalls = node.life.stalls_after(since_ms);
    if !stalls.is_empty()
        && let Some(present_ms) = place.present_since(color)
    {
        let here = stalls.into_iter().map(|stall| Outage {
            from_ms: stall.from_ms.max(present_ms),
            ..stall
        });
        all.extend(here);
    }
    all.extend(table.owed);
    let ours = all.into_iter().map(|outage| Outage {
        from_ms: outage.from_ms.max(since_ms),
        ..outage
    });
    let ours = ours.filter(|outage| outage.to_ms > outage.from_ms + TRIFLE_MS / 2);
    let next = ours.min_by_key(|outage| (outage.from_ms, outage.to_ms));
    if next.is_none() {
        table.owed = None;
    }
    next
}

/// What stops the clock for this time; nothing if the table does not take it.
fn stopped(table: &Table, outage: Outage) -> Vec<Event> {
    let mut game = table.game.clone();
    let mut all = Vec::new();
    let (from, to) = (At::from_ms(outage.from_ms), At::from_ms(outage.to_ms));
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
    all
}
