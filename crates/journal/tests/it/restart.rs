//! A database server that is killed and started again in the middle of play.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::{
    path::PathBuf,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use crate::support::{Age, Maker, chained, limits, stored};
use tuomari_journal::{CommitLimits, Committer, Journal, Outcome, Postgres, StoreLimits, read_all};
use tuomari_record::Row;
use tuomari_testkit::quick_or_full;

/// A server that this test has to itself, stopped when the test is over.
struct OwnServer;

/// The set of `scripts/services` that no other test takes.
const SET: &str = "6";
const URL: &str = "postgres://tuomari@127.0.0.1:15438/tuomari";

impl OwnServer {
    fn up() -> OwnServer {
        services("up");
        OwnServer
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        services("down");
    }
}

fn services(command: &str) {
    let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scripts/services");
    let output = Command::new(script)
        .args(["--set", SET, command, "postgres"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "scripts/services {command}: {said}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_and_started_again_loses_and_doubles_nothing() {
    let server = tokio::task::spawn_blocking(OwnServer::up).await.unwrap();
    let patient = StoreLimits {
        settle: std::time::Duration::from_mins(1),
        ..limits()
    };
    let opened = Postgres::open(URL, 0, patient).await.unwrap();
    let journal: Arc<dyn Journal> = Arc::new(opened);
    let mut maker = Maker::new(&*journal, Age::New, u64::from(std::process::id())).await;
    let committer = Arc::new(Committer::start(journal.clone(), CommitLimits::default()));
    let kills = quick_or_full(1, 10);
    let rows_each = 60 * kills;
    let written = Arc::new(AtomicUsize::new(0));
    let mut tables = Vec::new();
    for stream in maker.streams(50) {
        let (committer, written) = (Arc::clone(&committer), Arc::clone(&written));
        tables.push(tokio::spawn(async move {
            let rows = chained(stream, u64::try_from(rows_each).unwrap());
            for row in rows.clone() {
                assert_eq!(committer.append(row).await, Outcome::Appended);
                written.fetch_add(1, Ordering::SeqCst);
            }
            (stream, rows)
        }));
    }
    for kill in 0..kills {
        while written.load(Ordering::SeqCst) < 50 * (60 * kill + 20) {
            tokio::task::yield_now().await;
        }
        let again = || {
            services("kill");
            services("start");
        };
        tokio::task::spawn_blocking(again).await.unwrap();
    }
    for table in tables {
        let (stream, rows) = table.await.unwrap();
        let expected: Vec<Row> = rows.iter().map(stored).collect();
        assert_eq!(read_all(&*journal, stream, 1).await.unwrap(), expected);
    }
    journal.close().await.unwrap();
    tokio::task::spawn_blocking(move || drop(server))
        .await
        .unwrap();
}
