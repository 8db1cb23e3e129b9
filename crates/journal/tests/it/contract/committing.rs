//! Group commit before a real store.

use std::sync::Arc;

use tuomari_journal::{CommitLimits, Committer, Outcome, read_all};
use tuomari_record::Row;
use tuomari_testkit::quick_or_full;

use crate::support::{Age, Maker, Place, chained, stored};

pub(crate) async fn a_committer_appends_for_many_at_once(place: Arc<Place>) {
    let journal = place.open().await;
    let mut maker = Maker::new(&*journal, Age::New, 40).await;
    let games = quick_or_full(300, 3000);
    let committer = Arc::new(Committer::start(journal.clone(), CommitLimits::default()));
    let mut tables = Vec::new();
    for stream in maker.streams(games) {
        let committer = Arc::clone(&committer);
        tables.push(tokio::spawn(async move {
            let rows = chained(stream, 20);
            for row in rows.clone() {
                assert_eq!(committer.append(row).await, Outcome::Appended);
            }
            (stream, rows)
        }));
    }
    for table in tables {
        let (stream, rows) = table.await.unwrap();
        let expected: Vec<Row> = rows.iter().map(stored).collect();
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), expected);
    }
    committer.close().await;
}
