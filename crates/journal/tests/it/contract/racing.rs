//! Writers that get in each other's way.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use tuomari_journal::{Append, Due, Journal, Outcome, StoreLimits};
use tuomari_record::StreamId;
use tuomari_testkit::quick_or_full;

use crate::support::{Age, Maker, Place, after, append, append_all, limits, row, stored};

pub(crate) async fn of_two_writers_one_wins(place: Arc<Place>) {
    race(place, Age::New, quick_or_full(300, 3000)).await;
}

pub(crate) async fn of_two_writers_to_an_old_stream_one_wins(place: Arc<Place>) {
    race(place, Age::Old, quick_or_full(150, 3000)).await;
}

/// Two nodes, each with its own connections, write the same versions.
async fn race(place: Arc<Place>, age: Age, rounds: usize) {
    let (left, right) = (place.open().await, place.open().await);
    let mut maker = Maker::new(&*left, age, 50).await;
    let stream = maker.stream();
    let mut last: Option<Append> = None;
    for version in (1..).take(rounds) {
        let next = |by: &str| {
            let last = last.as_ref();
            last.map_or_else(|| row(stream, 1, by), |last| after(last, by))
        };
        let write = |journal: Arc<dyn Journal>, by: &'static str| {
            let row = next(by);
            tokio::spawn(async move { append(&*journal, row).await })
        };
        let (a, b) = (write(left.clone(), "left"), write(right.clone(), "right"));
        let winner = match (a.await.unwrap(), b.await.unwrap()) {
            (Outcome::Appended, Outcome::Conflict) => "left",
            (Outcome::Conflict, Outcome::Appended) => "right",
            both => panic!("version {version}: {both:?}"),
        };
        let rows = left.load(stream, version, 9).await.unwrap();
        let won = next(winner);
        assert_eq!(rows, [stored(&won)]);
        last = Some(won);
    }
}

pub(crate) async fn overlapping_batches_in_any_order_do_not_deadlock(place: Arc<Place>) {
    // Nothing is tried twice: a deadlock would be settled that way, and hidden.
    let once = StoreLimits {
        settle: Duration::ZERO,
        ..limits()
    };
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(place.open_with(once).await);
    }
    let mut maker = Maker::new(&*nodes[0], Age::New, 51).await;
    let streams = maker.streams(40);
    let mut last: BTreeMap<StreamId, Append> = BTreeMap::new();
    for version in (1..).take(quick_or_full(60, 600)) {
        let mut batches = Vec::new();
        for (node, by) in nodes.iter().zip(["a", "b", "c"]) {
            let next = |stream: &StreamId| {
                let last = last.get(stream);
                last.map_or_else(|| row(*stream, 1, by), |last| after(last, by))
            };
            let mut rows: Vec<Append> = streams.iter().map(next).collect();
            maker.shuffle(&mut rows);
            let node = node.clone();
            batches.push(tokio::spawn(async move {
                let outcomes = node.append(rows.clone()).await;
                rows.into_iter().zip(outcomes).collect::<Vec<_>>()
            }));
        }
        let mut won = Vec::new();
        for batch in batches {
            for (row, outcome) in batch.await.unwrap() {
                match outcome {
                    Outcome::Appended => {
                        won.push(row.stream);
                        last.insert(row.stream, row);
                    }
                    Outcome::Conflict => {}
                    Outcome::Failed(error) => panic!("version {version}: {error}"),
                }
            }
        }
        won.sort();
        let mut expected = streams.clone();
        expected.sort();
        assert_eq!(won, expected, "version {version}");
    }
}

/// Whoever is last, a bound that a row set is never lost.
pub(crate) async fn a_due_time_races_with_putting_it_off(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 52).await;
    for round in 0..quick_or_full(100, 1000) {
        let stream = maker.stream();
        append_all(&*journal, [row(stream, 1, "start").due(Due::At(500))]).await;
        let wakes = journal.due_by(500, 10).await.unwrap();
        let wake = wakes
            .into_iter()
            .find(|wake| wake.stream == stream)
            .unwrap();
        let putting_off = {
            let journal = journal.clone();
            tokio::spawn(async move { journal.put_off(wake, Some(800)).await })
        };
        let lower = after(&row(stream, 1, "start"), "lower").due(Due::At(600));
        append_all(&*journal, [lower]).await;
        putting_off.await.unwrap().unwrap();
        let wakes = journal.due_by(9000, 1000).await.unwrap();
        let wake = wakes
            .into_iter()
            .find(|wake| wake.stream == stream)
            .unwrap();
        assert_eq!((wake.due_ms, wake.set_by), (600, 2), "round {round}");
        assert_eq!(journal.put_off(wake, None).await, Ok(true));
    }
}
