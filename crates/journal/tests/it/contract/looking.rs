//! Lists, due times and signs of life.

use std::{collections::BTreeSet, sync::Arc};

use tuomari_journal::{Due, Listed, Outage, Status, Wake, Which};
use tuomari_record::StreamId;

use crate::support::{Age, Maker, Place, after, append_all, row};

pub(crate) async fn streams_are_listed_by_status_in_pages(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 20).await;
    let streams = maker.streams(25);
    append_all(&*journal, streams.iter().map(|s| row(*s, 1, "start"))).await;
    let (done, rest) = streams.split_at(10);
    let ends = done
        .iter()
        .map(|s| after(&row(*s, 1, "start"), "end").status(Status::Finished));
    append_all(&*journal, ends).await;
    // One that is finished at once, and one that goes on after all.
    let both = maker.streams(2);
    append_all(
        &*journal,
        [
            row(both[0], 1, "end").status(Status::Finished),
            row(both[1], 1, "end").status(Status::Finished),
            after(&row(both[1], 1, "end"), "go on").status(Status::Live),
        ],
    )
    .await;
    let mut live: BTreeSet<StreamId> = rest.iter().copied().collect();
    live.insert(both[1]);
    let mut finished: BTreeSet<StreamId> = done.iter().copied().collect();
    finished.insert(both[0]);
    let all: BTreeSet<StreamId> = live.union(&finished).copied().collect();
    for (which, expected) in [
        (Which::Only(Status::Live), &live),
        (Which::Only(Status::Finished), &finished),
        (Which::All, &all),
    ] {
        let mut found: Vec<Listed> = Vec::new();
        loop {
            let after = found.last().map(|last| last.stream);
            let page = journal.list(which, after, 4).await.unwrap();
            assert!(page.len() <= 4);
            if page.is_empty() {
                break;
            }
            found.extend(page);
        }
        assert!(
            found
                .iter()
                .map(|one| one.stream)
                .eq(expected.iter().copied())
        );
        let mut back: Vec<Listed> = Vec::new();
        loop {
            let before = back.last().map(|last| last.stream);
            let page = journal.latest(which, before, 4).await.unwrap();
            assert!(page.len() <= 4);
            if page.is_empty() {
                break;
            }
            back.extend(page);
        }
        back.reverse();
        assert_eq!(back, found, "the same from the other end");
        for one in found {
            assert_eq!(one.status == Status::Live, live.contains(&one.stream));
            assert_eq!(one.due_ms, None);
        }
    }
}

pub(crate) async fn the_most_urgent_is_due_first(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 21).await;
    let streams = maker.streams(30);
    let mut expected = Vec::new();
    for (stream, place) in streams.iter().zip(0_u64..) {
        let due_ms = 1000 + (place * 7) % 10;
        append_all(&*journal, [row(*stream, 1, "start").due(Due::At(due_ms))]).await;
        expected.push(Wake {
            due_ms,
            stream: *stream,
            set_by: 1,
        });
    }
    expected.sort();
    assert_eq!(journal.due_by(999, 100).await, Ok(Vec::new()));
    assert_eq!(journal.due_by(2000, 100).await.unwrap(), expected);
    assert_eq!(journal.due_by(2000, 4).await.unwrap(), expected[..4]);
    let until = expected.iter().filter(|wake| wake.due_ms <= 1003).count();
    assert_eq!(journal.due_by(1003, 100).await.unwrap(), expected[..until]);
    let listed = journal.list(Which::All, None, 1).await.unwrap();
    assert!(listed[0].due_ms.is_some());
}

pub(crate) async fn an_ordinary_row_keeps_the_due_time(place: Arc<Place>) {
    let journal = place.open().await;
    for age in [Age::New, Age::Old] {
        let mut maker = Maker::new(&*journal, age, 22).await;
        let stream = maker.stream();
        let wake = |due_ms, set_by| Wake {
            due_ms,
            stream,
            set_by,
        };
        let start = row(stream, 1, "start");
        append_all(&*journal, [start.clone()]).await;
        assert_eq!(journal.due_by(9000, 9).await, Ok(Vec::new()));
        let clock = after(&start, "clock").due(Due::At(500));
        let one_move = after(&clock, "move");
        let lower = after(&one_move, "lower").due(Due::At(400));
        append_all(&*journal, [clock, one_move]).await;
        assert_eq!(journal.due_by(9000, 9).await.unwrap(), [wake(500, 2)]);
        append_all(&*journal, [lower.clone()]).await;
        assert_eq!(journal.due_by(9000, 9).await.unwrap(), [wake(400, 4)]);
        let end = after(&lower, "end").due(Due::Never);
        append_all(&*journal, [end.status(Status::Finished)]).await;
        assert_eq!(journal.due_by(9000, 9).await, Ok(Vec::new()));
    }
}

pub(crate) async fn a_bound_is_put_off_unless_a_later_row_set_it(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 23).await;
    let stream = maker.stream();
    append_all(&*journal, [row(stream, 1, "start").due(Due::At(500))]).await;
    let first = journal.due_by(500, 1).await.unwrap()[0];
    assert_eq!(journal.put_off(first, Some(700)).await, Ok(true));
    assert_eq!(journal.due_by(699, 9).await, Ok(Vec::new()));
    // It has been put off already.
    assert_eq!(journal.put_off(first, Some(900)).await, Ok(false));
    let second = journal.due_by(700, 1).await.unwrap()[0];
    assert_eq!((second.due_ms, second.set_by), (700, 1));
    // A later row set the same time; it is another bound all the same.
    let lower = after(&row(stream, 1, "start"), "lower").due(Due::At(700));
    append_all(&*journal, [lower]).await;
    assert_eq!(journal.put_off(second, None).await, Ok(false));
    let third = journal.due_by(700, 1).await.unwrap()[0];
    assert_eq!((third.due_ms, third.set_by), (700, 2));
    assert_eq!(journal.put_off(third, None).await, Ok(true));
    assert_eq!(journal.due_by(9000, 9).await, Ok(Vec::new()));
}

pub(crate) async fn an_outage_is_found_once(place: Arc<Place>) {
    let journal = place.open().await;
    let beat = |node: &str, at_ms| journal.beat(node.to_owned(), at_ms, 3000);
    assert_eq!(beat("a", 10_000).await, Ok(None));
    assert_eq!(beat("b", 12_000).await, Ok(None));
    assert_eq!(beat("a", 15_000).await, Ok(None));
    // A late sign does not turn the time back.
    assert_eq!(beat("a", 14_000).await, Ok(None));
    let beats = journal.last_beats(0).await.unwrap();
    assert_eq!(beats, [("a".to_owned(), 15_000), ("b".to_owned(), 12_000)]);
    let mut nodes = Vec::new();
    for node in 0..8_u64 {
        let journal = journal.clone();
        nodes.push(tokio::spawn(async move {
            let beat = journal.beat(format!("n{node}"), 60_000 + node, 3000);
            beat.await.unwrap()
        }));
    }
    let mut found = Vec::new();
    for node in nodes {
        found.extend(node.await.unwrap());
    }
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].from_ms, 15_000);
    // A sign that had to wait is dated when it was written.
    let beats = journal.last_beats(0).await.unwrap();
    let newest_ms = beats.iter().map(|(_, at_ms)| *at_ms).max().unwrap();
    assert!((60_007..90_000).contains(&newest_ms));
    assert!((60_000..=newest_ms).contains(&found[0].to_ms));
    assert_eq!(journal.outages(0, 0).await.unwrap(), found);
    assert_eq!(journal.outages(0, 59_999).await.unwrap(), found);
    assert_eq!(journal.outages(0, newest_ms).await.unwrap(), []);
    let second = Outage {
        from_ms: newest_ms,
        to_ms: 99_000,
    };
    assert_eq!(beat("a", 99_000).await, Ok(Some(second)));
    assert_eq!(journal.outages(0, 0).await.unwrap(), [found[0], second]);
}

pub(crate) async fn silent_nodes_are_forgotten(place: Arc<Place>) {
    const DAY_MS: u64 = 24 * 60 * 60 * 1000;
    let journal = place.open().await;
    for (node, at_ms) in [("old", 1000), ("b", 5000), ("new", DAY_MS + 2000)] {
        journal.beat(node.to_owned(), at_ms, DAY_MS).await.unwrap();
    }
    let beats = journal.last_beats(0).await.unwrap();
    let names: Vec<&str> = beats.iter().map(|(node, _)| node.as_str()).collect();
    assert_eq!(names, ["b", "new"]);
}

pub(crate) async fn the_time_runs_forward(place: Arc<Place>) {
    let journal = place.open().await;
    let mut last = 1_700_000_000_000;
    for _ in 0..20 {
        let now_ms = journal.now_ms().await.unwrap();
        assert!(now_ms >= last, "{now_ms} after {last}");
        last = now_ms;
    }
}

pub(crate) async fn what_the_first_node_keeps_is_kept_for_all(place: Arc<Place>) {
    let mut nodes = Vec::new();
    for n in 0..6_u8 {
        let journal = place.open().await;
        nodes.push(tokio::spawn(async move {
            journal.keep("bus-key", vec![n; 32]).await.unwrap()
        }));
    }
    let mut kept = Vec::new();
    for node in nodes {
        kept.push(node.await.unwrap());
    }
    assert!(kept.iter().all(|one| *one == kept[0]), "{kept:?}");
    let journal = place.open().await;
    assert_eq!(journal.keep("bus-key", vec![9; 32]).await.unwrap(), kept[0]);
    assert_eq!(journal.keep("other", vec![9]).await.unwrap(), [9]);
}
