//! What an installation signs of streams.

use std::sync::Arc;

use tuomari_journal::{Signed, Status};
use tuomari_record::{SignedEnd, SigningKey, StreamId, chain::End};

use crate::support::{Age, Maker, Place, append_all, chained};

/// What is said of a stream with so many rows at a time.
fn signed(stream: StreamId, version: u64, at_ms: u64) -> Signed {
    let key = SigningKey::from_secret(&[1; 32]);
    let hash = [version.to_be_bytes()[7]; 32];
    let said = SignedEnd::new(&key, stream, End { version, hash }, at_ms);
    Signed { stream, said }
}

pub(crate) async fn the_latest_that_was_signed_is_kept(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 70).await;
    let (one, other) = (maker.stream(), maker.stream());
    assert_eq!(journal.signed(one).await, Ok(None));
    journal.keep_signed(Vec::new()).await.unwrap();
    let both = vec![signed(one, 5, 100), signed(other, 1, 100)];
    journal.keep_signed(both).await.unwrap();
    let said = |found: Option<SignedEnd>| found.map(|said| (said.end.version, said.at_ms));
    assert_eq!(journal.signed(one).await.map(said), Ok(Some((5, 100))));
    // Another node is behind.
    journal
        .keep_signed(vec![signed(one, 4, 200)])
        .await
        .unwrap();
    assert_eq!(journal.signed(one).await.map(said), Ok(Some((5, 100))));
    journal
        .keep_signed(vec![signed(one, 9, 300)])
        .await
        .unwrap();
    let found = journal.signed(one).await.unwrap().unwrap();
    assert_eq!(found, signed(one, 9, 300).said);
    assert!(found.holds(one) && !found.holds(other));
    assert_eq!(journal.signed(other).await.map(said), Ok(Some((1, 100))));
}

pub(crate) async fn what_was_signed_on_a_day_is_listed_in_pages(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 71).await;
    let mut streams: Vec<StreamId> = (0..5).map(|_| maker.stream()).collect();
    streams.sort();
    let all = (0..).zip(&streams).map(|(n, id)| signed(*id, 1, 100 + n));
    journal.keep_signed(all.collect()).await.unwrap();
    let listed = async |times, after, limit| {
        let found = journal.signed_between(times, after, limit).await.unwrap();
        found.iter().map(|one| one.stream).collect::<Vec<_>>()
    };
    assert_eq!(listed((0, 1_000), None, 9).await, streams);
    assert_eq!(listed((101, 104), None, 9).await, streams[1..4]);
    assert_eq!(listed((101, 104), None, 2).await, streams[1..3]);
    assert_eq!(listed((101, 104), Some(streams[2]), 9).await, streams[3..4]);
    assert_eq!(listed((200, 300), None, 9).await, []);
}

pub(crate) async fn what_was_signed_of_rows_that_are_cut_off_is_gone(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 72).await;
    let stream = maker.stream();
    append_all(&*journal, chained(stream, 8)).await;
    journal
        .keep_signed(vec![signed(stream, 6, 1)])
        .await
        .unwrap();
    journal.cut(stream, 7, Status::Live).await.unwrap();
    assert!(journal.signed(stream).await.unwrap().is_some());
    journal.cut(stream, 5, Status::Live).await.unwrap();
    assert_eq!(journal.signed(stream).await, Ok(None));
}
