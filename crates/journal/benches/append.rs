//! Rows appended through the journal, beside the bare statement.
//!
//! `cargo bench -p tuomari-journal` prints rows per second, the median and the
//! 99th percentile of the time one takes, and the ratio of both, in the same
//! run, to the same tables, with the same rows and as many connections. It
//! needs the PostgreSQL that `scripts/services up` starts.
#![allow(missing_docs, reason = "a bench is no library")]

use std::{path::PathBuf, sync::Arc, time::Duration};

use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tokio::time::Instant;
use tuomari_journal::{
    Append, CommitLimits, Committer, Journal, Outcome, Postgres, Sqlite, StoreLimits,
};
use tuomari_record::{Body, StreamId};

const SERVER: &str = "postgres://tuomari@127.0.0.1:15432/tuomari";
const SCHEMA: &str = "bench_append";
const BODY_BYTES: usize = 300;
const ROUND: Duration = Duration::from_secs(2);
const ROUNDS: usize = 7;
const CONNECTIONS: usize = 2;

/// How much goes at once: rows of a bare statement, and tables that wait for
/// the journal.
const LOADS: [(usize, usize); 2] = [(256, 1200), (16, 40)];

/// What a round did.
struct Done {
    rows: usize,
    took: Duration,
    each: Vec<Duration>,
}

impl Done {
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    fn per_second(&self) -> f64 {
        self.rows as f64 / self.took.as_secs_f64()
    }

    fn percentile(&mut self, percent: usize) -> f64 {
        self.each.sort();
        let place = (self.each.len() - 1) * percent / 100;
        self.each[place].as_secs_f64() * 1000.0
    }
}

/// New streams at every call.
fn streams(count: usize, seed: &mut u64) -> Vec<StreamId> {
    let mut one = || {
        *seed += 1;
        let mut random = [0; 9];
        random[1..].copy_from_slice(&seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
        StreamId::new(now_ms(), 0, random)
    };
    (0..count).map(|_| one()).collect()
}

#[expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "streams are new when they are measured"
)]
fn now_ms() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    u64::try_from(since.expect("after 1970").as_millis()).expect("before the year 10889")
}

/// So many tables, each of which appends its next row once the last is stored.
async fn through_journal(journal: &Arc<dyn Journal>, tables: usize, seed: &mut u64) -> Done {
    let committer = Arc::new(Committer::start(
        Arc::clone(journal),
        CommitLimits::default(),
    ));
    let body: Body = vec![b'x'; BODY_BYTES].into();
    let streams = streams(tables, seed);
    let made = streams.iter().map(|stream| first(*stream, &body)).collect();
    assert!(
        journal
            .append(made)
            .await
            .iter()
            .all(|one| *one == Outcome::Appended)
    );
    let start = Instant::now();
    let mut work = Vec::new();
    for stream in streams {
        let (committer, body) = (Arc::clone(&committer), Arc::clone(&body));
        work.push(tokio::spawn(async move {
            let mut each = Vec::new();
            for version in 2.. {
                let sent = Instant::now();
                if sent - start > ROUND {
                    break;
                }
                let row = Append::new(stream, version, [7; 32], Arc::clone(&body)).after([7; 32]);
                assert_eq!(committer.append(row).await, Outcome::Appended);
                each.push(sent.elapsed());
            }
            each
        }));
    }
    let mut each = Vec::new();
    for one in work {
        each.extend(one.await.expect("no table fails"));
    }
    committer.close().await;
    Done {
        rows: each.len(),
        took: start.elapsed(),
        each,
    }
}

fn first(stream: StreamId, body: &Body) -> Append {
    Append::new(stream, 1, [7; 32], Arc::clone(body))
}

/// The statement alone, on as many connections as the journal has under way.
async fn through_postgres(urls: &str, batch: usize, seed: &mut u64) -> Done {
    let start = Instant::now();
    let mut work = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut streams = streams(batch, seed);
        streams.sort();
        let connection = PgConnection::connect(urls)
            .await
            .expect("it was there before");
        work.push(tokio::spawn(bare_postgres(connection, streams, start)));
    }
    let mut each = Vec::new();
    for one in work {
        each.extend(one.await.expect("no connection fails"));
    }
    Done {
        rows: each.len() * batch,
        took: start.elapsed(),
        each,
    }
}

async fn bare_postgres(
    mut connection: PgConnection,
    streams: Vec<StreamId>,
    start: Instant,
) -> Vec<Duration> {
    let ids: Vec<uuid::Uuid> = streams
        .iter()
        .map(|stream| uuid::Uuid::from_bytes(*stream.as_bytes()))
        .collect();
    let body = vec![b'x'; BODY_BYTES];
    let bodies: Vec<&[u8]> = vec![&body; ids.len()];
    let hashes: Vec<&[u8]> = vec![&[7; 32]; ids.len()];
    let mut each = Vec::new();
    for version in 2_i64.. {
        let sent = Instant::now();
        if sent - start > ROUND {
            break;
        }
        let rows = sqlx::query(
            "INSERT INTO journal_rows (stream, version, hash, body) \
             SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) \
             ON CONFLICT DO NOTHING RETURNING stream",
        )
        .bind(&ids)
        .bind(vec![version; ids.len()])
        .bind(&hashes)
        .bind(&bodies)
        .fetch_all(&mut connection)
        .await
        .expect("a bare insert");
        assert_eq!(rows.len(), ids.len());
        each.push(sent.elapsed());
    }
    each
}

/// The insert alone, so many rows in a commit, sixteen in a statement.
async fn through_sqlite(path: &std::path::Path, batch: usize, seed: &mut u64) -> Done {
    let mut connection: SqliteConnection = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "20000")
        .connect()
        .await
        .expect("the journal has made it");
    let mut streams = streams(batch, seed);
    streams.sort();
    let sixteen = format!(
        "INSERT INTO journal_rows (stream, version, hash, body) VALUES (?, ?, ?, ?){}",
        ", (?, ?, ?, ?)".repeat(15)
    );
    let start = Instant::now();
    let mut each = Vec::new();
    for version in 2_i64.. {
        let sent = Instant::now();
        if sent - start > ROUND {
            break;
        }
        let run = |sql: &'static str| sqlx::query(sql);
        run("BEGIN IMMEDIATE")
            .execute(&mut connection)
            .await
            .expect("begin");
        for chunk in streams.chunks(16) {
            let mut query = sqlx::query(AssertSqlSafe(sixteen.as_str()));
            for stream in chunk {
                query = query
                    .bind(stream.as_bytes().to_vec())
                    .bind(version)
                    .bind(vec![7; 32])
                    .bind(vec![b'x'; BODY_BYTES]);
            }
            query.execute(&mut connection).await.expect("insert");
        }
        run("COMMIT")
            .execute(&mut connection)
            .await
            .expect("commit");
        each.push(sent.elapsed());
    }
    connection.close().await.expect("close");
    Done {
        rows: each.len() * batch,
        took: start.elapsed(),
        each,
    }
}

/// Prints neighbouring rounds' medians.
fn report(name: &str, load: (usize, usize), mut rounds: Vec<(Done, Done)>) {
    let median = |mut figures: Vec<f64>| {
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    let (batch, tables) = load;
    let both = rounds.iter();
    let ratio = both
        .clone()
        .map(|(ours, bare)| ours.per_second() / bare.per_second());
    let ratio = median(ratio.collect());
    let ours = median(both.clone().map(|(ours, _)| ours.per_second()).collect());
    let bare = median(both.map(|(_, bare)| bare.per_second()).collect());
    println!("{name}, {tables} tables; bare statements of {batch} rows");
    println!("  journal / bare: {ratio:.2} (median of {ROUNDS} rounds)");
    for (who, per_second, is_ours) in [("journal", ours, true), ("bare", bare, false)] {
        let mut percentile = |percent| {
            let each = rounds.iter_mut();
            let each = each.map(|(ours, bare)| if is_ours { ours } else { bare });
            median(each.map(|done| done.percentile(percent)).collect())
        };
        let (p50, p99) = (percentile(50), percentile(99));
        println!("  {who:<8}{per_second:>9.0} rows/s   p50 {p50:.2} ms   p99 {p99:.2} ms");
    }
}

async fn postgres(seed: &mut u64) {
    let mut admin = PgConnection::connect(SERVER)
        .await
        .expect("PostgreSQL is not there: run scripts/services up");
    let drop = format!("DROP SCHEMA IF EXISTS {SCHEMA} CASCADE");
    let make = format!("{drop}; CREATE SCHEMA {SCHEMA}");
    let run = |sql: String| sqlx::raw_sql(AssertSqlSafe(sql));
    run(make).execute(&mut admin).await.expect("a schema");
    let url = format!("{SERVER}?options[search_path]={SCHEMA}");
    let opened = Postgres::open(&url, 0, StoreLimits::default()).await;
    let journal: Arc<dyn Journal> = Arc::new(opened.expect("a journal"));
    for load in LOADS {
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let bare = through_postgres(&url, load.0, seed).await;
            let ours = through_journal(&journal, load.1, seed).await;
            rounds.push((ours, bare));
        }
        report("PostgreSQL", load, rounds);
    }
    journal.close().await.expect("closed");
    run(drop).execute(&mut admin).await.expect("dropped");
}

async fn sqlite(seed: &mut u64) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("bench.journal");
    for load in LOADS {
        let clear = || {
            for end in ["", "-wal", "-shm"] {
                let mut path = path.clone().into_os_string();
                path.push(end);
                // It need not be there.
                drop(std::fs::remove_file(path));
            }
        };
        clear();
        let opened = Sqlite::open(&path, StoreLimits::default()).await;
        let journal: Arc<dyn Journal> = Arc::new(opened.expect("a journal"));
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let bare = through_sqlite(&path, load.0, seed).await;
            let ours = through_journal(&journal, load.1, seed).await;
            rounds.push((ours, bare));
        }
        report("SQLite", load, rounds);
        journal.close().await.expect("closed");
        clear();
    }
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        let mut seed = now_ms();
        postgres(&mut seed).await;
        sqlite(&mut seed).await;
    });
}
