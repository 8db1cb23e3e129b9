//! What every bus promises: the same for one process and for NATS.
#![allow(clippy::unwrap_used, reason = "a test may")]

use std::{sync::Arc, time::Duration};

use crate::common::{self, heard, stream, until};
use tuomari_bus::{
    Bus, Bytes, Heard, Hint, Key, Line, Lines, LocalBus, MAX_BODY, NatsBus,
    wire::{self, Message},
};
use tuomari_testkit::Dice;

/// How many hints wait for a subscriber of the small buses.
const SMALL: usize = 16;

/// The buses of two nodes; within one process it is the same bus.
struct Pair {
    here: Arc<dyn Bus>,
    there: Arc<dyn Bus>,
    /// A third that keeps only a few hints.
    small: Arc<dyn Bus>,
}

fn local() -> Pair {
    let bus = Arc::new(LocalBus::new());
    let small = Arc::new(LocalBus::with_capacity(SMALL));
    Pair {
        here: bus.clone(),
        there: bus,
        small,
    }
}

async fn nats(name: &str) -> Pair {
    Pair {
        here: common::nats(name).await,
        there: common::nats(name).await,
        small: common::nats_with_capacity(name, SMALL).await,
    }
}

async fn what_is_published_is_heard_in_its_order(pair: Pair) {
    let mut dice = Dice::new(1);
    let mut own = common::follow(&*pair.here).await;
    let mut other = common::follow(&*pair.there).await;
    let hints: Vec<Hint> = (0..1000)
        .map(|version| {
            let stream = stream(&mut dice);
            if dice.one_in(2) {
                Hint::bare(stream, version)
            } else {
                let body = vec![version.to_le_bytes()[0]; dice.below(MAX_BODY + 1)];
                Hint::with_body(stream, version, [3; 32], Bytes::from(body))
            }
        })
        .collect();
    for hint in &hints {
        pair.here.publish(hint.clone());
    }
    for hint in hints {
        assert_eq!(heard(&mut own).await, Heard::Hint(hint.clone()));
        assert_eq!(heard(&mut other).await, Heard::Hint(hint));
    }
    let counts = pair.here.counts();
    assert_eq!(
        (counts.published, counts.dropped, counts.malformed),
        (1000, 0, 0)
    );
    assert!(counts.up && counts.received >= 1000);
}

async fn only_the_lines_asked_for_are_heard(pair: Pair) {
    let mut dice = Dice::new(2);
    let lines: Lines = Line::all().filter(|line| line.0 % 3 == 0).collect();
    let mut some = pair.there.subscribe(lines);
    let mut none = pair.there.subscribe(Lines::NONE);
    assert_eq!(heard(&mut some).await, Heard::Up);
    assert_eq!(heard(&mut none).await, Heard::Up);
    let hints: Vec<Hint> = (0..600).map(|n| Hint::bare(stream(&mut dice), n)).collect();
    for hint in &hints {
        pair.here.publish(hint.clone());
    }
    // Between lines there is no order.
    let mut expected: Vec<u64> = hints
        .iter()
        .filter(|hint| lines.contains(Line::of(hint.stream)))
        .map(|hint| hint.version)
        .collect();
    assert!(expected.len() > 100 && expected.len() < 300);
    let mut versions = Vec::new();
    while versions.len() < expected.len() {
        match heard(&mut some).await {
            Heard::Hint(hint) => versions.push(hint.version),
            other => panic!("{other:?}"),
        }
    }
    versions.sort_unstable();
    expected.sort_unstable();
    assert_eq!(versions, expected);
    assert_eq!((some.try_recv(), none.try_recv()), (None, None));
}

async fn a_slow_subscriber_is_told_and_holds_up_nobody(pair: Pair) {
    let mut dice = Dice::new(3);
    let stream = stream(&mut dice);
    let mut slow = common::follow(&*pair.small).await;
    let published: u64 = 1000;
    for version in 1..=published {
        pair.small.publish(Hint::bare(stream, version));
    }
    // Until the last one has arrived, not until it has been read.
    while pair.small.counts().received < published {
        tokio::time::timeout(common::PATIENCE, tokio::task::yield_now())
            .await
            .unwrap();
    }
    assert_eq!(pair.small.counts().dropped, 0);
    assert!(pair.small.counts().lagged > 0);
    assert_eq!(heard(&mut slow).await, Heard::Lagged);
    let last = Heard::Hint(Hint::bare(stream, published));
    let rest = until(&mut slow, &last).await;
    assert!(rest.len() < SMALL, "{} hints waited", rest.len());
    assert!(!rest.contains(&Heard::Lagged));
    assert_eq!(slow.try_recv(), None);
}

async fn many_things_are_heard_at_once(pair: Pair) {
    let stream = stream(&mut Dice::new(4));
    let mut subscription = pair.there.subscribe(Lines::ALL);
    assert_eq!(heard(&mut subscription).await, Heard::Up);
    for version in 0..100 {
        pair.here.publish(Hint::bare(stream, version));
    }
    let mut all = Vec::new();
    while all.len() < 100 {
        let portion = subscription.recv_many(&mut all, 7);
        let portion = tokio::time::timeout(common::PATIENCE, portion)
            .await
            .unwrap();
        assert!((1..=7).contains(&portion));
    }
    let expected: Vec<Heard> = (0..100)
        .map(|version| Heard::Hint(Hint::bare(stream, version)))
        .collect();
    assert_eq!(all, expected);
}

async fn a_closed_bus_says_so_and_a_dropped_subscription_hears_nothing(pair: Pair) {
    let stream = stream(&mut Dice::new(5));
    drop(common::follow(&*pair.here).await);
    let mut last = common::follow(&*pair.here).await;
    pair.here.publish(Hint::bare(stream, 1));
    assert_eq!(heard(&mut last).await, Heard::Hint(Hint::bare(stream, 1)));
    assert_eq!(pair.here.counts().received, 1);
    drop(pair);
    let end = tokio::time::timeout(common::PATIENCE, last.recv()).await;
    assert_eq!(end.unwrap(), None);
}

macro_rules! contract {
    ($($promise:ident)*) => {
        mod within_one_process {
            $(#[tokio::test]
            async fn $promise() {
                super::$promise(super::local()).await;
            })*
        }

        mod over_nats {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                let name = stringify!($promise).replace('_', "-");
                super::$promise(super::nats(&name[..name.len().min(32)]).await).await;
            })*
        }
    };
}

contract! {
    what_is_published_is_heard_in_its_order
    only_the_lines_asked_for_are_heard
    a_slow_subscriber_is_told_and_holds_up_nobody
    many_things_are_heard_at_once
    a_closed_bus_says_so_and_a_dropped_subscription_hears_nothing
}

#[tokio::test]
async fn a_setting_opens_a_bus() {
    assert!(
        tuomari_bus::open("local", common::key())
            .await
            .unwrap()
            .counts()
            .up
    );
    let error = tuomari_bus::open("redis://host", common::key())
        .await
        .err()
        .unwrap();
    assert!(error.to_string().contains("nats://"), "{error}");
}

#[tokio::test]
async fn a_wrong_password_is_an_error_and_the_right_one_is_not() {
    let _there = common::nats("passwords").await;
    let open = |who: &str| {
        let address = format!("nats://{who}@127.0.0.1:14222/passwords")
            .parse()
            .unwrap();
        async move { NatsBus::open(&address, common::key()).await }
    };
    let error = open("node:wrong").await.err().unwrap();
    assert!(error.to_string().contains("password"), "{error}");
    assert!(!error.to_string().contains("wrong"), "{error}");
    let bus = open("node:p%40ss").await.unwrap();
    common::follow(&bus).await;
}

#[tokio::test]
async fn strangers_on_our_subjects_are_counted_and_not_heard() {
    let bus = common::nats("strangers").await;
    let mut subscription = common::follow(&*bus).await;
    let stranger = async_nats::connect("127.0.0.1:14222").await.unwrap();
    let messages: [&[u8]; 4] = [b"", b"hello", b"TUO\x03\x00rest", &[0xff; 5000]];
    for message in messages {
        let subject = "strangers.hint.00";
        stranger
            .publish(subject, Bytes::copy_from_slice(message))
            .await
            .unwrap();
    }
    stranger.flush().await.unwrap();
    let patience = tokio::time::Instant::now() + common::PATIENCE;
    while bus.counts().malformed < 4 {
        assert!(tokio::time::Instant::now() < patience, "{:?}", bus.counts());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let hint = Hint::bare(stream(&mut Dice::new(6)), 1);
    bus.publish(hint.clone());
    assert_eq!(heard(&mut subscription).await, Heard::Hint(hint));
}

/// A client of NATS that has not the key: neither its hints nor those of the
/// first form, which needed none, are heard.
#[tokio::test]
async fn a_hint_without_our_key_is_counted_and_not_heard() {
    let bus = common::nats("forgers").await;
    let mut subscription = common::follow(&*bus).await;
    let stranger = async_nats::connect("127.0.0.1:14222").await.unwrap();
    let stream = stream(&mut Dice::new(7));
    let forged = Hint::with_body(stream, 5, [1; 32], Bytes::from_static(b"{\"v\":1}"));
    let forged = wire::encode(&Message::Hint(forged), &Key::new(&[1; 32]));
    let lost = wire::encode(&Message::Lost, &Key::new(&[1; 32]));
    let number = 5_u64.to_be_bytes();
    let first_form = [
        b"TUO\x01\x01",
        &stream.as_bytes()[..],
        &number,
        b"{\"v\":1}",
    ]
    .concat();
    let subject = format!("forgers.hint.{:02x}", Line::of(stream).0);
    for message in [forged, lost, first_form.into()] {
        stranger.publish(subject.clone(), message).await.unwrap();
    }
    stranger.flush().await.unwrap();
    let patience = tokio::time::Instant::now() + common::PATIENCE;
    while bus.counts().forged < 2 || bus.counts().malformed < 1 {
        assert!(tokio::time::Instant::now() < patience, "{:?}", bus.counts());
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let hint = Hint::bare(stream, 1);
    bus.publish(hint.clone());
    assert_eq!(heard(&mut subscription).await, Heard::Hint(hint));
}
