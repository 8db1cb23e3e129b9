//! Where the tests keep their journals, and what they put there.
#![allow(
    dead_code,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "each test file uses its part, and a test may unwrap"
)]

pub mod proxy;

use std::{
    path::PathBuf,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use tuomari_journal::{Append, Journal, Memory, Outcome, Postgres, Sqlite, StoreLimits};
use tuomari_record::{Hash, Row, StreamId, chain};
use tuomari_testkit::Dice;

/// The server that `scripts/services up` starts.
pub const SERVER: &str = "postgres://tuomari@127.0.0.1:15432/tuomari";

/// Which store a journal is kept in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Memory,
    Sqlite,
    Postgres,
}

/// A place for one test's journal, empty at first and gone afterwards.
pub struct Place {
    pub kind: Kind,
    pub name: String,
    memory: Arc<Memory>,
}

pub fn limits() -> StoreLimits {
    StoreLimits {
        writers: 3,
        readers: 3,
        answer: Duration::from_secs(10),
        settle: Duration::from_secs(20),
    }
}

impl Place {
    pub async fn new(kind: Kind) -> Place {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("t{}_{count}", std::process::id());
        let memory = Arc::new(Memory::new());
        let place = Place { kind, name, memory };
        place.remove().await;
        if kind == Kind::Postgres {
            place.admin(&format!("CREATE SCHEMA {}", place.name)).await;
        }
        place
    }

    /// Opens the journal, the first time or again.
    pub async fn open(&self) -> Arc<dyn Journal> {
        self.open_with(limits()).await
    }

    pub async fn open_with(&self, limits: StoreLimits) -> Arc<dyn Journal> {
        match self.kind {
            Kind::Memory => self.memory.clone(),
            Kind::Sqlite => Arc::new(Sqlite::open(&self.path(), limits).await.unwrap()),
            Kind::Postgres => Arc::new(Postgres::open(&self.url(), 0, limits).await.unwrap()),
        }
    }

    pub fn path(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.journal", self.name))
    }

    pub fn url(&self) -> String {
        let name = &self.name;
        format!("{SERVER}?options[search_path]={name}&application_name={name}")
    }

    /// Runs a statement beside the journal, on a connection of its own.
    pub async fn admin(&self, sql: &str) {
        let mut connection = connect().await;
        let path = format!("SET search_path TO {}", self.name);
        for sql in [path.as_str(), sql] {
            sqlx::raw_sql(AssertSqlSafe(sql.to_owned()))
                .execute(&mut connection)
                .await
                .unwrap();
        }
        connection.close().await.unwrap();
    }

    pub async fn remove(&self) {
        match self.kind {
            Kind::Memory => {}
            Kind::Sqlite => {
                for end in ["", "-wal", "-shm", "-lock"] {
                    let mut path = self.path().into_os_string();
                    path.push(end);
                    // It may not have been made at all.
                    drop(std::fs::remove_file(path));
                }
            }
            Kind::Postgres => {
                self.admin(&format!("DROP SCHEMA IF EXISTS {} CASCADE", self.name))
                    .await;
            }
        }
    }
}

/// A connection to the real server, or a failure that says what to do.
pub async fn connect() -> PgConnection {
    match PgConnection::connect(SERVER).await {
        Ok(connection) => connection,
        Err(error) => panic!("PostgreSQL is not there ({error}): run scripts/services up"),
    }
}

/// Runs a test at a place and clears the place, however the test ends.
pub fn run<F>(kind: Kind, test: impl FnOnce(Arc<Place>) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let place = Arc::new(Place::new(kind).await);
        let ended = tokio::spawn(test(Arc::clone(&place))).await;
        place.remove().await;
        if let Err(error) = ended {
            std::panic::resume_unwind(error.into_panic());
        }
    });
}

/// Ids and bodies that are the same for the same seed.
pub struct Maker {
    dice: Dice,
    at_ms: u64,
}

/// How old the streams of a test are: the older ones might have been packed.
#[derive(Clone, Copy, Debug)]
pub enum Age {
    New,
    Old,
}

impl Maker {
    pub async fn new(journal: &dyn Journal, age: Age, seed: u64) -> Maker {
        let now_ms = journal.now_ms().await.unwrap();
        let at_ms = match age {
            Age::New => now_ms,
            Age::Old => now_ms - 13 * 60 * 60 * 1000,
        };
        let dice = Dice::new(seed);
        Maker { dice, at_ms }
    }

    pub fn stream(&mut self) -> StreamId {
        self.stream_in(0)
    }

    pub fn stream_in(&mut self, shard: u8) -> StreamId {
        let mut random = [0; 9];
        for byte in &mut random {
            *byte = u8::try_from(self.dice.below(256)).unwrap();
        }
        StreamId::new(self.at_ms, shard, random)
    }

    /// Streams in no order.
    pub fn streams(&mut self, count: usize) -> Vec<StreamId> {
        (0..count).map(|_| self.stream()).collect()
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.dice.below(place + 1));
        }
    }

    pub fn below(&mut self, sides: usize) -> usize {
        self.dice.below(sides)
    }
}

/// A row whose body says who wrote it; its hash follows from the body alone.
pub fn row(stream: StreamId, version: u64, by: &str) -> Append {
    let body = format!("{{\"version\":{version},\"by\":\"{by}\"}}").into_bytes();
    let hash = hash_of(stream, version, &body);
    Append::new(stream, version, hash, body)
}

/// The row after another; its hash follows from both.
pub fn after(before: &Append, by: &str) -> Append {
    let (stream, version) = (before.stream, before.version + 1);
    let body = format!("{{\"version\":{version},\"by\":\"{by}\"}}").into_bytes();
    let hash = chain::link(&before.hash, stream, version, &body);
    Append::new(stream, version, hash, body).after(before.hash)
}

pub fn hash_of(stream: StreamId, version: u64, body: &[u8]) -> Hash {
    chain::link(&chain::NO_HASH, stream, version, body)
}

/// Rows 1 to `count` with the hashes of a chain.
pub fn chained(stream: StreamId, count: u64) -> Vec<Append> {
    chain_of(stream)
        .take(usize::try_from(count).unwrap())
        .collect()
}

/// Rows from 1 on with the hashes of a chain, without end.
pub fn chain_of(stream: StreamId) -> impl Iterator<Item = Append> + Send {
    (1..).scan(chain::NO_HASH, move |before, version| {
        let body = format!("{{\"version\":{version},\"move\":\"e2e4\"}}").into_bytes();
        let last = std::mem::replace(before, chain::link(before, stream, version, &body));
        Some(Append::new(stream, version, *before, body).after(last))
    })
}

/// Appends one row.
pub async fn append(journal: &dyn Journal, row: Append) -> Outcome {
    let mut outcomes = journal.append(vec![row]).await;
    assert_eq!(outcomes.len(), 1);
    outcomes.remove(0)
}

/// Appends rows one after the other, each of which must be stored.
pub fn append_all(
    journal: &dyn Journal,
    rows: impl IntoIterator<Item = Append>,
) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
    let rows: Vec<Append> = rows.into_iter().collect();
    Box::pin(async move {
        for row in rows {
            let at = (row.stream, row.version);
            assert_eq!(append(journal, row).await, Outcome::Appended, "{at:?}");
        }
    })
}

pub fn stored(row: &Append) -> Row {
    Row {
        version: row.version,
        hash: row.hash,
        body: Arc::clone(&row.body),
    }
}
