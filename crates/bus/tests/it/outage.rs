//! A NATS server that is killed, stays away and comes back.
//!
//! Each test has a server of its own (`scripts/services --set`), because it
//! kills it.
#![allow(clippy::unwrap_used, reason = "a test may")]

use std::{sync::Arc, time::Duration};

use crate::common::{self, OwnNats, heard, until};
use crate::node::{Hall, Node};
use crate::proxy::Proxy;
use tokio::time::{Instant, sleep, timeout};
use tuomari_bus::{Bus, Heard, Hint, NatsBus};
use tuomari_testkit::{Dice, quick_or_full};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_go_on_without_the_bus_and_agree_when_it_is_back() {
    let nats = OwnNats::new(1);
    nats.start();
    let mut dice = Dice::new(7);
    let streams = (0..10).map(|_| common::stream(&mut dice)).collect();
    let hall = Arc::new(Hall::new(streams));
    let mut nodes = Vec::new();
    for _ in 0..3 {
        let bus = NatsBus::open(&nats.address(), common::key()).await.unwrap();
        nodes.push(Node::new(Arc::clone(&hall), Arc::new(bus)).await);
    }
    for away_s in [quick_or_full(1, 60), 1] {
        write_some(&mut nodes, &mut dice, 200).await;
        nats.kill();
        for node in &mut nodes {
            hear_until(node, &Heard::Down).await;
        }
        // The games go on; time stands still here, so nothing is read again
        // merely because it is old.
        let until = Instant::now() + Duration::from_secs(away_s as u64);
        while Instant::now() < until {
            write_some(&mut nodes, &mut dice, 20).await;
            sleep(Duration::from_millis(50)).await;
        }
        nats.start();
        for node in &mut nodes {
            hear_until(node, &Heard::Up).await;
            node.read_due().await;
            node.must_hold_the_newest().await;
        }
    }
    // The bus carries again.
    write_some(&mut nodes, &mut dice, 50).await;
    let patience = Instant::now() + common::PATIENCE;
    for node in &mut nodes {
        while !node.holds_the_newest().await {
            assert!(Instant::now() < patience, "the bus brings nothing");
            let heard = node.next().await;
            node.hear(&heard).await;
            node.read_due().await;
        }
        node.must_hold_the_newest().await;
    }
}

async fn write_some(nodes: &mut [Node], dice: &mut Dice, entries: usize) {
    for _ in 0..entries {
        let node = dice.below(nodes.len());
        nodes[node].write(dice).await;
    }
}

async fn hear_until(node: &mut Node, wanted: &Heard) {
    loop {
        let heard = node.next().await;
        node.hear(&heard).await;
        if heard == *wanted {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bus_that_is_gone_delays_nobody_and_counts_what_it_dropped() {
    let nats = OwnNats::new(2);
    nats.start();
    let stream = common::stream(&mut Dice::new(8));
    let here = NatsBus::open(&nats.address(), common::key()).await.unwrap();
    let there = NatsBus::open(&nats.address(), common::key()).await.unwrap();
    let mut own = common::follow(&here).await;
    let mut other = common::follow(&there).await;
    nats.kill();
    assert_eq!(heard(&mut own).await, Heard::Down);
    assert_eq!(heard(&mut other).await, Heard::Down);
    assert!(!here.counts().up);
    let before = Instant::now();
    for version in 0..100_000 {
        here.publish(Hint::bare(stream, version));
    }
    let taken = before.elapsed();
    assert!(
        taken < Duration::from_secs(1),
        "100,000 hints took {taken:?}"
    );
    assert_eq!(here.counts().dropped, 100_000);
    // A subscription made meanwhile waits for the bus, not the caller.
    let mut late = there.subscribe(tuomari_bus::Lines::ALL);
    assert_eq!(late.try_recv(), None);
    nats.start();
    until(&mut late, &Heard::Up).await;
    until(&mut other, &Heard::Up).await;
    until(&mut own, &Heard::Up).await;
    here.publish(Hint::bare(stream, 7));
    let hint = Heard::Hint(Hint::bare(stream, 7));
    for subscription in [&mut own, &mut other, &mut late] {
        let before = until(subscription, &hint).await;
        assert!(
            before.iter().all(|heard| *heard == Heard::Lagged),
            "{before:?}"
        );
    }
    assert_eq!(here.counts().ups, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bus_may_be_opened_before_its_server_runs() {
    let nats = OwnNats::new(3);
    let bus = timeout(
        common::PATIENCE,
        NatsBus::open(&nats.address(), common::key()),
    )
    .await;
    let bus = bus.unwrap().unwrap();
    let mut subscription = bus.subscribe(tuomari_bus::Lines::ALL);
    assert!(!bus.counts().up);
    nats.start();
    assert_eq!(heard(&mut subscription).await, Heard::Up);
    assert!(bus.counts().up);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_tells_those_who_did_not_notice() {
    let stream = common::stream(&mut Dice::new(9));
    let there = common::nats("cut-off").await;
    let mut other = common::follow(&*there).await;
    let proxy = Proxy::start(0).await;
    let port = proxy.port;
    let address = format!("nats://127.0.0.1:{port}/cut-off").parse().unwrap();
    let here = NatsBus::open(&address, common::key()).await.unwrap();
    let mut own = common::follow(&here).await;
    here.publish(Hint::bare(stream, 1));
    let first = Heard::Hint(Hint::bare(stream, 1));
    assert_eq!(heard(&mut other).await, first);
    assert_eq!(heard(&mut own).await, first);
    drop(proxy);
    assert_eq!(heard(&mut own).await, Heard::Down);
    here.publish(Hint::bare(stream, 2));
    assert_eq!(here.counts().dropped, 1);
    let _proxy = Proxy::start(port).await;
    assert_eq!(heard(&mut own).await, Heard::Up);
    // The second hint never arrives; that it is missing does.
    assert_eq!(heard(&mut other).await, Heard::Lagged);
    here.publish(Hint::bare(stream, 3));
    let third = Heard::Hint(Hint::bare(stream, 3));
    let before = until(&mut other, &third).await;
    assert!(
        before.iter().all(|heard| *heard == Heard::Lagged),
        "{before:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_hangs_is_noticed_within_seconds_and_heard_again() {
    let stream = common::stream(&mut Dice::new(10));
    let there = common::nats("hangs").await;
    let proxy = Proxy::start(0).await;
    let port = proxy.port;
    let address = format!("nats://127.0.0.1:{port}/hangs").parse().unwrap();
    let here = NatsBus::open(&address, common::key()).await.unwrap();
    let mut own = common::follow(&here).await;
    proxy.hold(true);
    let began = Instant::now();
    // At first it is in doubt, then it is gone.
    assert_eq!(heard(&mut own).await, Heard::Lagged);
    assert_eq!(heard(&mut own).await, Heard::Down);
    assert!(
        began.elapsed() < Duration::from_secs(6),
        "{:?}",
        began.elapsed()
    );
    assert!(!here.counts().up);
    here.publish(Hint::bare(stream, 1));
    assert_eq!(here.counts().dropped, 1);
    there.publish(Hint::bare(stream, 2));
    proxy.hold(false);
    until(&mut own, &Heard::Up).await;
    here.publish(Hint::bare(stream, 3));
    until(&mut own, &Heard::Hint(Hint::bare(stream, 3))).await;
}
