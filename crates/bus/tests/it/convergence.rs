//! Dropped, doubled, late and reordered hints cost freshness, never correctness.
//!
//! Several nodes write to and follow the same streams. The journal is a real
//! one in memory; the bus between them misbehaves. A node's state of a stream
//! is a digest over its entries in order, so that an entry applied twice, too
//! early or not at all shows. At every step what a node holds must be a state
//! that the journal had; when the writing has ended, all must hold the last.
#![allow(clippy::unwrap_used, reason = "a test may")]

use crate::common;
use std::sync::Arc;

use crate::node::{self, Hall, Node};
use tuomari_bus::{Bus, LocalBus, Mischief, Odds};
use tuomari_testkit::{Dice, quick_or_full};

const NODES: u64 = 4;
const STREAMS: usize = 12;

/// Odds in thousandths.
fn odds(dropped: u64, doubled: u64, held_back: u64, stripped: u64) -> Odds {
    Odds {
        dropped,
        doubled,
        held_back,
        stripped,
    }
}

fn mischief(bus: Arc<dyn Bus>, odds: Odds, seed: u64) -> Arc<Mischief> {
    let mut dice = Dice::new(seed);
    Arc::new(Mischief::new(bus, odds, move || dice.bits()))
}

/// Runs the nodes over these buses, one for each, and says how many times the
/// journal was read.
async fn converge(buses: Vec<Arc<Mischief>>, seed: u64, steps: usize) -> u64 {
    let mut dice = Dice::new(seed);
    let streams = (0..STREAMS).map(|_| common::stream(&mut dice)).collect();
    let hall = Arc::new(Hall::new(streams));
    let mut nodes = Vec::new();
    for bus in &buses {
        nodes.push(Node::new(Arc::clone(&hall), bus.clone()).await);
    }
    for step in 0..steps {
        let node = dice.below(nodes.len());
        nodes[node].write(&mut dice).await;
        // Some listen often, some hardly ever.
        for (index, node) in nodes.iter_mut().enumerate() {
            if dice.one_in(1 + index * 3) {
                node.listen(step as u64).await;
            }
        }
    }
    for bus in &buses {
        bus.release();
    }
    // Quiet: nothing is written. What the bus did not bring, the regular
    // reading does.
    for node in &mut nodes {
        node.listen(steps as u64).await;
        node.listen(steps as u64 + node::EVERY).await;
        node.must_hold_the_newest().await;
    }
    nodes.iter().map(|node| node.reads).sum()
}

fn each_bus(bus: &Arc<dyn Bus>, odds: Odds) -> Vec<Arc<Mischief>> {
    (0..NODES)
        .map(|seed| mischief(Arc::clone(bus), odds, seed))
        .collect()
}

#[tokio::test]
async fn whatever_the_bus_does_all_nodes_agree_with_the_journal() {
    let steps = quick_or_full(2000, 10_000);
    for (seed, odds) in [
        odds(0, 0, 0, 0),
        odds(300, 0, 0, 0),
        odds(0, 500, 0, 0),
        odds(0, 0, 500, 0),
        odds(0, 0, 0, 1000),
        odds(200, 200, 200, 200),
        odds(1000, 0, 0, 0),
    ]
    .into_iter()
    .enumerate()
    {
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
        converge(each_bus(&bus, odds), seed as u64, steps).await;
    }
}

#[tokio::test]
async fn subscribers_that_lag_agree_as_well() {
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::with_capacity(3));
    converge(
        each_bus(&bus, odds(100, 100, 100, 0)),
        11,
        quick_or_full(2000, 10_000),
    )
    .await;
    assert!(bus.counts().lagged > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn over_nats_all_nodes_agree_with_the_journal() {
    for (seed, odds) in [odds(0, 0, 0, 0), odds(200, 200, 200, 200)]
        .into_iter()
        .enumerate()
    {
        let mut buses = Vec::new();
        for node in 0..NODES {
            buses.push(mischief(common::nats("convergence").await, odds, node));
        }
        converge(buses, seed as u64, quick_or_full(2000, 10_000)).await;
    }
}

#[tokio::test]
async fn a_good_bus_spares_the_journal() {
    let steps = 2000;
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let good = converge(each_bus(&bus, odds(0, 0, 0, 0)), 5, steps).await;
    let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
    let none = converge(each_bus(&bus, odds(1000, 0, 0, 0)), 5, steps).await;
    assert!(
        good * 2 < none,
        "{good} readings with a bus, {none} without"
    );
}
