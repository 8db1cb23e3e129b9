//! Several stores as one journal.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::sync::Arc;

use crate::support::{self, Age, Kind, Maker, Place, append, append_all, limits, row};
use tuomari_journal::{Due, Journal, JournalError, Memory, Outcome, Sharded, Status, Which, open};

fn memories(count: usize) -> (Vec<Arc<Memory>>, Sharded) {
    let parts: Vec<Arc<Memory>> = (0..count).map(|_| Arc::new(Memory::new())).collect();
    let shards = parts.iter().map(|part| part.clone() as Arc<dyn Journal>);
    let sharded = Sharded::new(shards.collect()).unwrap();
    (parts, sharded)
}

#[tokio::test]
async fn each_stream_lies_in_the_shard_that_its_id_names() {
    let (parts, sharded) = memories(3);
    let mut maker = Maker::new(&sharded, Age::New, 1).await;
    let mut streams = Vec::new();
    for shard in [0, 1, 2].repeat(10) {
        streams.push(maker.stream_in(shard));
    }
    let rows = streams.iter().map(|stream| row(*stream, 1, "a"));
    let outcomes = sharded.append(rows.collect()).await;
    assert_eq!(outcomes, vec![Outcome::Appended; 30]);
    for stream in &streams {
        for (part, number) in parts.iter().zip(0..) {
            let there = part.head(*stream).await.unwrap().is_some();
            assert_eq!(there, stream.shard() == number);
        }
        assert_eq!(sharded.load(*stream, 1, 5).await.unwrap().len(), 1);
    }
    streams.sort();
    let first = sharded.list(Which::All, None, 12).await.unwrap();
    assert!(first.iter().map(|one| &one.stream).eq(&streams[..12]));
    let after = first.last().map(|last| last.stream);
    let rest = sharded.list(Which::All, after, 100).await.unwrap();
    assert!(rest.iter().map(|one| &one.stream).eq(&streams[12..]));
}

#[tokio::test]
async fn due_times_of_all_shards_are_merged() {
    let (_, sharded) = memories(2);
    let mut maker = Maker::new(&sharded, Age::New, 2).await;
    for (shard, due_ms) in [(0, 30), (1, 10), (0, 20), (1, 40)] {
        let stream = maker.stream_in(shard);
        append_all(&sharded, [row(stream, 1, "a").due(Due::At(due_ms))]).await;
    }
    let due = sharded.due_by(35, 10).await.unwrap();
    let times: Vec<u64> = due.iter().map(|wake| wake.due_ms).collect();
    assert_eq!(times, [10, 20, 30]);
    assert_eq!(sharded.due_by(100, 2).await.unwrap().len(), 2);
    assert_eq!(sharded.put_off(due[0], None).await, Ok(true));
    assert_eq!(sharded.due_by(35, 10).await.unwrap(), due[1..]);
}

#[tokio::test]
async fn a_stream_of_no_shard_is_told_and_hurts_no_other() {
    let (_, sharded) = memories(2);
    let mut maker = Maker::new(&sharded, Age::New, 3).await;
    let (good, bad) = (maker.stream_in(1), maker.stream_in(7));
    let outcomes = sharded
        .append(vec![row(bad, 1, "a"), row(good, 1, "a")])
        .await;
    let Outcome::Failed(error @ JournalError::WrongShard { .. }) = &outcomes[0] else {
        panic!("{outcomes:?}");
    };
    assert_eq!(
        error.to_string(),
        "no store was given for shard 7, only for 0 to 1; \
         give --journal once for each shard, always in the same order"
    );
    assert_eq!(outcomes[1], Outcome::Appended);
    assert!(sharded.load(bad, 1, 1).await.is_err());
    assert!(Sharded::new(Vec::new()).is_err());
}

#[tokio::test]
async fn signs_of_life_go_to_every_shard() {
    let (parts, sharded) = memories(2);
    sharded.beat("a".to_owned(), 1000, 3000).await.unwrap();
    parts[0].beat("a".to_owned(), 5000, 30_000).await.unwrap();
    // The second shard has not been reached since the first second.
    let outage = sharded.beat("a".to_owned(), 6000, 3000).await.unwrap();
    let outage = outage.unwrap();
    assert_eq!((outage.from_ms, outage.to_ms), (1000, 6000));
    assert_eq!(sharded.outages(0, 0).await.unwrap(), []);
    assert_eq!(sharded.outages(1, 0).await.unwrap(), [outage]);
    assert!(sharded.last_beats(2).await.is_err());
}

#[test]
fn two_databases_are_two_shards_and_stay_so() {
    support::run(Kind::Postgres, |first| async move {
        let second = Place::new(Kind::Postgres).await;
        let addresses = [first.url(), second.url()];
        let journal = open(&addresses, limits()).await.unwrap();
        let mut maker = Maker::new(&*journal, Age::New, 4).await;
        let streams = [maker.stream_in(0), maker.stream_in(1)];
        let ends = streams.map(|stream| row(stream, 1, "a").status(Status::Finished));
        append_all(&*journal, ends).await;
        assert_eq!(journal.lanes(), 2);
        journal.close().await.unwrap();

        let swapped = [second.url(), first.url()];
        let refused = open(&swapped, limits()).await.err().unwrap();
        assert!(
            matches!(refused, JournalError::WrongShard { .. }),
            "{refused}"
        );
        let alone = open(&addresses[..1], limits()).await.unwrap();
        let outcome = append(&*alone, row(streams[1], 2, "b")).await;
        assert!(matches!(
            outcome,
            Outcome::Failed(JournalError::WrongShard { .. })
        ));
        assert_eq!(alone.list(Which::All, None, 9).await.unwrap().len(), 1);
        alone.close().await.unwrap();
        second.remove().await;
    });
}

#[tokio::test]
async fn addresses_that_cannot_be_opened_are_told_without_their_password() {
    for addresses in [
        vec![],
        vec!["mysql://u:secret@h/d"],
        vec!["postgres://u:secret@127.0.0.1:notaport/d"],
        vec!["a.journal", "postgres://u:secret@h/d"],
        vec!["/nowhere/at/all/a.journal"],
    ] {
        let addresses: Vec<String> = addresses.into_iter().map(str::to_owned).collect();
        let error = open(&addresses, limits()).await.err().unwrap();
        assert!(!error.to_string().contains("secret"), "{error}");
    }
    let memory = open(&["memory:".to_owned()], limits()).await.unwrap();
    assert_eq!(memory.list(Which::All, None, 9).await.unwrap(), []);
}
