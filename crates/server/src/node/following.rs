//! Keeping what a node holds fresh: hints from the bus, and comparisons with
//! the journal where hints may have been missed.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    task::JoinSet,
    time::{MissedTickBehavior, interval},
};
use tuomari_bus::{Check, Heard, Hint, Lines, Step};

use crate::{
    doing::{coming, elsewhere},
    node::{Node, calm, closed},
    table::place::TablePlace,
    talk::presence,
};

/// How often the list is looked at.
const TICK: Duration = Duration::from_millis(500);

/// Tables compared in one go.
const PORTION: usize = 1_024;

/// Tables compared at once, so that others get to the journal too.
const AT_ONCE: usize = 16;

/// Follows the bus until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut subscription = node.bus.subscribe(Lines::ALL);
    let mut heard = Vec::new();
    let mut tick = interval(TICK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut down = false;
    let mut first = true;
    let mut epoch = node.journal.epoch();
    loop {
        // A flood of hints must not hold up the comparisons.
        tokio::select! {
            biased;
            _ = tick.tick() => {
                let now = node.journal.epoch();
                if down {
                    node.follower.is_deaf(node.clock.now_ms());
                }
                if down || now != epoch {
                    // Without a bus everything held is in doubt all the time,
                    // and once when the database may be another.
                    epoch = now;
                    node.follower.list().hear(&Heard::Lagged);
                }
                compare(&node).await;
            }
            () = closed(&mut closing) => return,
            count = subscription.recv_many(&mut heard, 256) => {
                if count == 0 {
                    return;
                }
                for heard in heard.drain(..) {
                    match heard {
                        Heard::Down => down = true,
                        Heard::Up => {
                            if !std::mem::take(&mut first) {
                                node.follower.is_deaf(node.clock.now_ms());
                            }
                            down = false;
                        }
                        Heard::Lagged | Heard::Hint(_) => {}
                    }
                    hear(&node, heard);
                }
            }
        }
    }
}

fn hear(node: &Arc<Node>, heard: Heard) {
    if let Heard::Hint(hint) = &heard
        && hint.version == elsewhere::VERSION
    {
        if !presence::hear(node, hint) && !coming::hear(node, hint) {
            node.elsewhere.hear(hint, node.clock.now());
        }
        return;
    }
    let step = node.follower.list().hear(&heard);
    let (Step::Apply | Step::Reload, Heard::Hint(hint)) = (step, heard) else {
        return;
    };
    if hint.stream.is_competition() {
        return hear_of_competition(node, &hint);
    }
    let Some(place) = node.hall.get(hint.stream) else {
        return;
    };
    if place.version() < hint.version {
        let node = Arc::clone(node);
        tokio::spawn(async move { take(&node, &place, &hint).await });
    }
}

fn hear_of_competition(node: &Arc<Node>, hint: &Hint) {
    let place = node.competitions.get(hint.stream);
    let Some(place) = place.filter(|place| place.version() < hint.version) else {
        return;
    };
    let node = Arc::clone(node);
    tokio::spawn(async move {
        if let Err(error) = place.take_hint(&node).await {
            calm::warn("a hint could not be followed", &error);
        }
    });
}

async fn take(node: &Node, place: &Arc<TablePlace>, hint: &Hint) {
    if let Err(error) = place.take_hint(node, hint).await {
        calm::warn("a hint could not be followed", &error);
    }
}

/// Compares some of what is due with the journal.
async fn compare(node: &Arc<Node>) {
    let now_ms = node.clock.now_ms();
    let due = node.follower.list().due(now_ms, PORTION);
    let mut under_way = JoinSet::new();
    for check in due {
        if check.stream.is_competition() {
            compare_competition(node, check, now_ms).await;
            continue;
        }
        let Some(place) = node.hall.get(check.stream) else {
            node.follower.released(check.stream);
            continue;
        };
        if under_way.len() >= AT_ONCE
            && let Some(Ok(false)) = under_way.join_next().await
        {
            // The journal is away; there is no use in asking for the next.
            return;
        }
        let node = Arc::clone(node);
        under_way.spawn(async move {
            place.doubt();
            let table = match place.table(&node).await {
                Ok(table) => table,
                Err(problem) if problem.is("broken-record") || problem.is("no-table") => {
                    // It is read anew when somebody asks for it.
                    node.follower.released(check.stream);
                    return true;
                }
                Err(_) => return false,
            };
            let version = table.version;
            drop(table);
            node.follower.settle(check, version, now_ms);
            true
        });
    }
    while under_way.join_next().await.is_some() {}
}

/// Compares a competition with the journal.
async fn compare_competition(node: &Arc<Node>, check: Check, now_ms: u64) {
    let Some(place) = node.competitions.get(check.stream) else {
        node.follower.released(check.stream);
        return;
    };
    place.doubt();
    match place.held(node).await.map(|held| held.version) {
        Ok(version) => {
            node.follower.settle(check, version, now_ms);
        }
        Err(problem) if problem.status != 503 => node.follower.released(check.stream),
        Err(_) => {}
    }
}
