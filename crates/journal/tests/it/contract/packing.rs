//! Finished streams packed.

use std::sync::Arc;

use tuomari_journal::{Journal, Outcome, Packing, Status, read_all};
use tuomari_record::{Row, StreamId, chain};
use tuomari_testkit::quick_or_full;

use crate::support::{Age, Maker, Place, after, append, append_all, chained, row, stored};

/// A finished stream of 30 rows, and its rows.
async fn finished(journal: &dyn Journal, stream: StreamId) -> Vec<Row> {
    let mut rows = chained(stream, 30);
    rows[29].status = Some(Status::Finished);
    append_all(journal, rows.clone()).await;
    rows.iter().map(stored).collect()
}

pub(crate) async fn a_packed_stream_reads_as_before(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 30).await;
    let (stream, other) = (maker.stream(), maker.stream());
    let rows = finished(&*journal, stream).await;
    append_all(&*journal, chained(other, 3)).await;
    let head = journal.head(stream).await.unwrap();
    for _ in 0..2 {
        assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
        assert_eq!(journal.head(stream).await.unwrap(), head);
        for from in [0, 1, 7, 30] {
            let skipped = usize::try_from(from).unwrap().saturating_sub(1);
            let loaded = journal.load(stream, from, 100).await.unwrap();
            assert_eq!(loaded, rows[skipped..]);
            let five = journal.load(stream, from, 5).await.unwrap();
            assert_eq!(five, rows[skipped..][..five.len()]);
            assert_eq!(five.len(), 5.min(30 - skipped));
        }
        assert_eq!(journal.load(stream, 31, 10).await.unwrap(), []);
    }
    let mut end = chain::End::START;
    for row in read_all(&*journal, stream, 1).await.unwrap() {
        end = end.then(stream, row.version, &row.body, &row.hash).unwrap();
    }
    assert_eq!((end.version, end.hash), (30, rows[29].hash));
    assert_eq!(read_all(&*journal, other, 1).await.unwrap().len(), 3);
}

pub(crate) async fn rows_may_follow_a_packed_stream(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 31).await;
    let stream = maker.stream();
    let mut rows = finished(&*journal, stream).await;
    assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    let mut last = chained(stream, 30).remove(29);
    for _ in 0..3 {
        last = after(&last, "appeal");
        append_all(&*journal, [last.clone()]).await;
        rows.push(stored(&last));
    }
    for _ in 0..2 {
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), rows);
        assert_eq!(read_all(&*journal, stream, 29).await.unwrap(), rows[28..]);
        assert_eq!(read_all(&*journal, stream, 32).await.unwrap(), rows[31..]);
        let head = journal.head(stream).await.unwrap().unwrap();
        assert_eq!((head.version, head.hash), (33, rows[32].hash));
        assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    }
}

pub(crate) async fn a_row_after_a_packed_one_is_stored_only_if_chained_to_it(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 38).await;
    let stream = maker.stream();
    let mut rows = finished(&*journal, stream).await;
    assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    let last = chained(stream, 30).remove(29);
    for wrong in [
        after(&after(&last, "skipped"), "appeal"),
        after(&row(stream, 30, "other"), "appeal"),
    ] {
        assert_eq!(append(&*journal, wrong).await, Outcome::Conflict);
    }
    let more = after(&last, "appeal");
    append_all(&*journal, [more.clone()]).await;
    rows.push(stored(&more));
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), rows);
}

pub(crate) async fn a_late_writer_to_a_packed_stream_conflicts(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 32).await;
    let stream = maker.stream();
    let rows = finished(&*journal, stream).await;
    assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    for version in [1, 2, 17, 30] {
        let late = row(stream, version, "late").status(Status::Live);
        assert_eq!(append(&*journal, late).await, Outcome::Conflict);
    }
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), rows);
    let head = journal.head(stream).await.unwrap().unwrap();
    assert_eq!(head.status, Status::Finished);
}

pub(crate) async fn live_and_young_streams_are_not_packed(place: Arc<Place>) {
    let journal = place.open().await;
    let mut old = Maker::new(&*journal, Age::Old, 33).await;
    let mut young = Maker::new(&*journal, Age::New, 34).await;
    let unknown = old.stream();
    assert_eq!(journal.pack(unknown).await, Ok(Packing::NotFinished));
    let live = old.stream();
    append_all(&*journal, chained(live, 3)).await;
    assert_eq!(journal.pack(live).await, Ok(Packing::NotFinished));
    let fresh = young.stream();
    finished(&*journal, fresh).await;
    assert_eq!(journal.pack(fresh).await, Ok(Packing::TooYoung));
}

pub(crate) async fn what_is_to_be_packed_is_listed_until_it_is(place: Arc<Place>) {
    let journal = place.open().await;
    let by_ms = journal.now_ms().await.unwrap();
    let mut old = Maker::new(&*journal, Age::Old, 36).await;
    let mut young = Maker::new(&*journal, Age::New, 37).await;
    let mut ready = [old.stream(), old.stream(), old.stream()];
    ready.sort();
    for stream in ready {
        finished(&*journal, stream).await;
    }
    append_all(&*journal, chained(old.stream(), 3)).await;
    finished(&*journal, young.stream()).await;
    let listed = |after, limit| journal.to_pack(by_ms, after, limit);
    assert_eq!(listed(None, 10).await.unwrap(), ready);
    assert_eq!(listed(None, 2).await.unwrap(), ready[..2]);
    assert_eq!(listed(Some(ready[0]), 10).await.unwrap(), ready[1..]);
    journal.pack(ready[1]).await.unwrap();
    assert_eq!(listed(None, 10).await.unwrap(), [ready[0], ready[2]]);
    // What follows afterwards is to be packed too.
    let last = chained(ready[1], 30).remove(29);
    append_all(&*journal, [after(&last, "appeal")]).await;
    assert_eq!(listed(None, 10).await.unwrap(), ready);
    journal.pack(ready[1]).await.unwrap();
    assert_eq!(listed(None, 10).await.unwrap(), [ready[0], ready[2]]);
}

pub(crate) async fn packing_and_appending_at_once_lose_nothing(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 35).await;
    for round in 0..quick_or_full(20, 300) {
        let stream = maker.stream();
        let mut rows = finished(&*journal, stream).await;
        let packing = {
            let journal = journal.clone();
            tokio::spawn(async move { journal.pack(stream).await })
        };
        let late = append(&*journal, row(stream, 12, "late")).await;
        assert_eq!(late, Outcome::Conflict, "round {round}");
        let more = after(&chained(stream, 30)[29], "appeal");
        append_all(&*journal, [more.clone()]).await;
        rows.push(stored(&more));
        assert_eq!(packing.await.unwrap(), Ok(Packing::Packed));
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), rows);
    }
}
