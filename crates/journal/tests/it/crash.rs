//! A club server whose process is killed loses nothing it had acknowledged.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::{
    io::{BufRead as _, BufReader, Write as _},
    path::Path,
    process::{Command, Stdio},
    sync::Arc,
};

use crate::support::{self, Age, Kind, Maker, chain_of, limits};
use tuomari_journal::{CommitLimits, Committer, Journal, Outcome, Sqlite, Which, read_all};
use tuomari_record::{StreamId, chain};
use tuomari_testkit::quick_or_full;

/// Set for the process that is going to be killed: the file it writes to.
const VICTIM: &str = "TUOMARI_TEST_VICTIM";

const TABLES: usize = 40;

#[test]
fn what_was_acknowledged_survives_a_kill_in_mid_commit() {
    #[expect(
        clippy::disallowed_methods,
        reason = "how a test's child learns its part"
    )]
    let victim = std::env::var_os(VICTIM);
    if let Some(path) = victim {
        write_until_killed(Path::new(&path));
        return;
    }
    support::run(Kind::Sqlite, |place| async move {
        for round in 0..quick_or_full(4, 40) {
            let acknowledged = kill_a_writer(&place.path(), 200 + round * 37);
            let journal = place.open().await;
            check(&*journal, &acknowledged).await;
            journal.close().await.unwrap();
            place.remove().await;
        }
    });
}

/// Starts this very test as a writer and kills it after so many rows. Says
/// which rows it acknowledged.
fn kill_a_writer(path: &Path, rows: usize) -> Vec<(StreamId, u64)> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", "--test-threads=1"])
        .arg("crash::what_was_acknowledged_survives_a_kill_in_mid_commit")
        .env(VICTIM, path)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut acknowledged = Vec::new();
    let mut killed = false;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some((stream, version)) = line.split_once(' ') else {
            continue;
        };
        // The line the process was writing when it died may be cut short.
        let (Ok(stream), Some(version)) = (stream.parse(), version.strip_suffix(';')) else {
            continue;
        };
        acknowledged.push((stream, version.parse().unwrap()));
        if acknowledged.len() >= rows && !killed {
            child.kill().unwrap();
            killed = true;
        }
    }
    assert!(killed, "the writer ended by itself");
    child.wait().unwrap();
    acknowledged
}

/// Every acknowledged row is there, and nothing is there by halves.
async fn check(journal: &dyn Journal, acknowledged: &[(StreamId, u64)]) {
    for (stream, version) in acknowledged {
        let head = journal.head(*stream).await.unwrap();
        assert!(
            head.is_some_and(|head| head.version >= *version),
            "{stream} {version}"
        );
    }
    for listed in journal.list(Which::All, None, 1000).await.unwrap() {
        let mut end = chain::End::START;
        for row in read_all(journal, listed.stream, 1).await.unwrap() {
            let next = end.then(listed.stream, row.version, &row.body, &row.hash);
            end = next.unwrap();
        }
        assert!(end.version > 0);
    }
}

fn write_until_killed(path: &Path) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let journal: Arc<dyn Journal> = Arc::new(Sqlite::open(path, limits()).await.unwrap());
        let mut maker = Maker::new(&*journal, Age::New, 1).await;
        let committer = Arc::new(Committer::start(journal, CommitLimits::default()));
        let mut tables = Vec::new();
        for stream in maker.streams(TABLES) {
            let committer = Arc::clone(&committer);
            tables.push(tokio::spawn(async move {
                for row in chain_of(stream) {
                    let version = row.version;
                    assert_eq!(committer.append(row).await, Outcome::Appended);
                    let line = format!("{stream} {version};\n");
                    std::io::stdout().write_all(line.as_bytes()).unwrap();
                }
            }));
        }
        for table in tables {
            table.await.unwrap();
        }
    });
}
