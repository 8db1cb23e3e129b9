//! Hints over the bus beside the same bytes over bare `async-nats`.
//!
//! `cargo bench -p tuomari-bus` needs `scripts/services up` and prints, for
//! each: messages a second from one publisher to one subscriber, and the time
//! from publishing to hearing, one message at a time. They are measured in
//! turns within one run, so that a noisy machine disturbs both alike.
#![allow(clippy::unwrap_used, reason = "a measurement may stop")]

use std::{sync::Arc, time::Duration};

use futures::StreamExt as _;
use tokio::time::{Instant, timeout};
use tuomari_bus::{Bus, Bytes, Heard, Hint, Key, Lines, LocalBus, NatsBus, Subscription, wire};
use tuomari_record::StreamId;

const URL: &str = "nats://127.0.0.1:14222";
const ROUNDS: usize = 7;
/// Less than a mailbox holds, so that nobody lags.
const BURST: u64 = 4000;
const BURSTS: u64 = 50;
const ECHOES: u64 = 4000;
/// An ordinary move's entry.
const BODY: usize = 300;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let mut figures: [Vec<Figures>; 3] = Default::default();
    for _ in 0..ROUNDS {
        figures[0].push(bare().await);
        let address = format!("{URL}/bench").parse().unwrap();
        let here = NatsBus::open(&address, key())
            .await
            .expect("run scripts/services up");
        let there = NatsBus::open(&address, key()).await.unwrap();
        figures[1].push(ours(&here, there.subscribe(Lines::ALL)).await);
        let local = Arc::new(LocalBus::new());
        figures[2].push(ours(&*local, local.subscribe(Lines::ALL)).await);
    }
    let rate = |which: usize| median(figures[which].iter().map(|figures| figures.rate));
    println!("{BODY} bytes a body; the median of {ROUNDS} rounds");
    for (which, name) in ["async-nats", "NatsBus", "LocalBus"]
        .into_iter()
        .enumerate()
    {
        let part = |part: fn(&Figures) -> f64| median(figures[which].iter().map(part));
        println!(
            "{name:>10}: {:>9.0} messages/s, {:.2} of bare; p50 {:>4.0} us, p99 {:>4.0} us",
            rate(which),
            rate(which) / rate(0),
            part(|figures| figures.p50_us),
            part(|figures| figures.p99_us),
        );
    }
}

struct Figures {
    rate: f64,
    p50_us: f64,
    p99_us: f64,
}

impl Figures {
    fn new(taken: Duration, mut echoes: Vec<Duration>) -> Figures {
        echoes.sort_unstable();
        let at = |percent: usize| echoes[(echoes.len() - 1) * percent / 100].as_secs_f64() * 1e6;
        #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
        let messages = (BURST * BURSTS) as f64;
        Figures {
            rate: messages / taken.as_secs_f64(),
            p50_us: at(50),
            p99_us: at(99),
        }
    }
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn hint(version: u64) -> Hint {
    let stream = StreamId::new(1_794_000_000_000, 0, [7; 9]);
    Hint::with_body(stream, version, [7; 32], Bytes::from(vec![b'x'; BODY]))
}

async fn ours(bus: &dyn Bus, mut subscription: Subscription) -> Figures {
    assert_eq!(subscription.recv().await, Some(Heard::Up));
    let before = Instant::now();
    let mut heard = Vec::new();
    for _ in 0..BURSTS {
        for version in 0..BURST {
            bus.publish(hint(version));
        }
        let mut left = BURST;
        while left > 0 {
            heard.clear();
            let portion = subscription.recv_many(&mut heard, 256);
            left -= timeout(Duration::from_secs(5), portion).await.unwrap() as u64;
            assert!(
                heard.iter().all(|heard| matches!(heard, Heard::Hint(_))),
                "lost one"
            );
        }
    }
    let taken = before.elapsed();
    let mut echoes = Vec::new();
    for version in 0..ECHOES {
        let before = Instant::now();
        bus.publish(hint(version));
        assert!(matches!(subscription.recv().await, Some(Heard::Hint(_))));
        echoes.push(before.elapsed());
    }
    Figures::new(taken, echoes)
}

async fn bare() -> Figures {
    let here = async_nats::connect(URL)
        .await
        .expect("run scripts/services up");
    let there = async_nats::connect(URL).await.unwrap();
    let mut subscriber = there.subscribe("bare").await.unwrap();
    there.flush().await.unwrap();
    // The subscription has to be in force: wait for a first message.
    while timeout(Duration::from_millis(50), subscriber.next())
        .await
        .is_err()
    {
        here.publish("bare", Bytes::new()).await.unwrap();
    }
    let before = Instant::now();
    for _ in 0..BURSTS {
        for version in 0..BURST {
            let message = wire::encode(&wire::Message::Hint(hint(version)), &key());
            here.publish("bare", message).await.unwrap();
        }
        for _ in 0..BURST {
            let message = timeout(Duration::from_secs(5), subscriber.next()).await;
            assert!(message.unwrap().is_some());
        }
    }
    let taken = before.elapsed();
    let mut echoes = Vec::new();
    for version in 0..ECHOES {
        let before = Instant::now();
        let message = wire::encode(&wire::Message::Hint(hint(version)), &key());
        here.publish("bare", message).await.unwrap();
        assert!(subscriber.next().await.is_some());
        echoes.push(before.elapsed());
    }
    Figures::new(taken, echoes)
}

fn key() -> Key {
    Key::new(&[7; 32])
}
