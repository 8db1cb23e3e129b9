//! Broken streams cut back by hand.

use std::sync::Arc;

use tuomari_journal::{Outcome, Packing, Status, Which, read_all};
use tuomari_record::Row;

use crate::support::{Age, Maker, Place, after, append, append_all, chained, stored};

pub(crate) async fn a_stream_is_cut_back_and_goes_on(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 60).await;
    let (stream, other) = (maker.stream(), maker.stream());
    let mut rows = chained(stream, 10);
    rows[9].status = Some(Status::Finished);
    append_all(&*journal, rows.clone()).await;
    append_all(&*journal, chained(other, 3)).await;
    let cut = journal.cut(stream, 6, Status::Live).await.unwrap();
    let all: Vec<Row> = rows.iter().map(stored).collect();
    assert_eq!(cut, all[6..]);
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), all[..6]);
    let head = journal.head(stream).await.unwrap().unwrap();
    assert_eq!((head.version, head.status), (6, Status::Live));
    let due = journal.due_by(u64::MAX, 9).await.unwrap();
    assert_eq!((due.len(), due[0].stream, due[0].set_by), (1, stream, 6));
    // Who held more is told, and whoever looked again goes on.
    let late = after(&rows[9], "late");
    assert_eq!(append(&*journal, late).await, Outcome::Conflict);
    append_all(&*journal, [after(&rows[5], "again")]).await;
    // The same versions can be cut a second time.
    let cut = journal.cut(stream, 6, Status::Live).await.unwrap();
    assert_eq!(cut.len(), 1);
    assert_eq!(read_all(&*journal, other, 1).await.unwrap().len(), 3);
}

pub(crate) async fn a_packed_stream_is_cut_back_too(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::Old, 61).await;
    let stream = maker.stream();
    let mut rows = chained(stream, 12);
    rows[9].status = Some(Status::Finished);
    append_all(&*journal, rows[..10].to_vec()).await;
    assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    append_all(&*journal, rows[10..].to_vec()).await;
    let all: Vec<Row> = rows.iter().map(stored).collect();
    // Only what came after the packed ones, then some of those as well.
    let cut = journal.cut(stream, 10, Status::Finished).await.unwrap();
    assert_eq!(cut, all[10..]);
    let cut = journal.cut(stream, 4, Status::Live).await.unwrap();
    assert_eq!(cut, all[4..10]);
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), all[..4]);
    append_all(&*journal, rows[4..10].to_vec()).await;
    assert_eq!(journal.pack(stream).await, Ok(Packing::Packed));
    assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), all[..10]);
}

pub(crate) async fn a_stream_without_a_sound_row_is_taken_away(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 62).await;
    let stream = maker.stream();
    append_all(&*journal, chained(stream, 3)).await;
    assert_eq!(journal.cut(stream, 0, Status::Live).await.unwrap().len(), 3);
    assert_eq!(journal.head(stream).await, Ok(None));
    assert_eq!(journal.list(Which::All, None, 9).await, Ok(Vec::new()));
    assert_eq!(journal.cut(stream, 0, Status::Live).await, Ok(Vec::new()));
}
