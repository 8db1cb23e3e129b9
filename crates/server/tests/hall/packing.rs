//! Finished games are packed by whichever node comes to it.

use tuomari_journal::{Append, Journal, Outcome, Packing, Sqlite, Status, StoreLimits, read_all};
use tuomari_record::{Body, Hash, Row, StreamId, chain};

use crate::kit::{TempFile, config, start, until};

const HALF_A_DAY_MS: u64 = 12 * 60 * 60 * 1_000;

/// A finished stream that was begun so long ago.
async fn finished(journal: &Sqlite, ago_ms: u64, seed: u8) -> (StreamId, Vec<Row>) {
    let now_ms = journal.now_ms().await.unwrap();
    let stream = StreamId::new(now_ms - ago_ms, 0, [seed; 9]);
    let mut before: Hash = chain::NO_HASH;
    for version in 1..=40 {
        let body: Body = format!("{{\"entry\":{version}}}").into_bytes().into();
        let hash = chain::link(&before, stream, version, &body);
        let mut row = Append::new(stream, version, hash, body).after(before);
        before = hash;
        row.status = (version == 40).then_some(Status::Finished);
        assert_eq!(journal.append(vec![row]).await, [Outcome::Appended]);
    }
    let rows = read_all(journal, stream, 1).await.unwrap();
    (stream, rows)
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_yesterday_are_packed_and_read_as_before() {
    let file = TempFile::new();
    let limits = StoreLimits::default();
    let journal = Sqlite::open(&file.0, limits).await.unwrap();
    let mut old = Vec::new();
    for seed in 0..70 {
        old.push(finished(&journal, HALF_A_DAY_MS + 60_000 * u64::from(seed + 1), seed).await);
    }
    let (fresh, _) = finished(&journal, 60_000, 200).await;
    let mut config = config(&file.journal());
    config.set("pack-every-ms", "50").unwrap();
    let server = start(config).await;
    // Another packs too: whoever comes second finds nothing left to do.
    for (stream, _) in old.iter().step_by(3) {
        assert_eq!(journal.pack(*stream).await, Ok(Packing::Packed));
    }
    let by_ms = journal.now_ms().await.unwrap();
    until("all are packed", || async {
        journal.to_pack(by_ms, None, 100).await.unwrap().is_empty()
    })
    .await;
    for (stream, rows) in &old {
        assert_eq!(read_all(&journal, *stream, 1).await.unwrap(), *rows);
    }
    let later_ms = by_ms + HALF_A_DAY_MS;
    assert_eq!(journal.to_pack(later_ms, None, 100).await.unwrap(), [fresh]);
    server.stop().await;
}
