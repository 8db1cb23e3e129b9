//! The stores and the broadcast without anything of ours in front.

use std::{path::Path, time::Duration};

use axum::{
    Router,
    extract::{
        State,
        ws::{Message, Utf8Bytes, WebSocketUpgrade},
    },
    response::Response,
    routing::get,
};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, SqliteConnection,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};
use tokio::{
    sync::broadcast,
    time::{Instant, MissedTickBehavior, interval},
};
use tuomari_client::Dice;
use uuid::Uuid;

use crate::{
    machine,
    mishap::{Mishap, Ran},
    spread::Spread,
};

/// As many as the journal has under way.
pub const CONNECTIONS: usize = 2;

/// A load for a bare store.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    /// Rows in one statement.
    pub batch: usize,
    /// Bytes of a row's body.
    pub body: usize,
    pub time: Duration,
    /// Rows a second in all; as many as it takes, if not said.
    pub pace: Option<f64>,
}

/// What a bare store did.
#[derive(Debug, Default)]
pub struct Done {
    pub per_second: f64,
    /// How long a commit took.
    pub commits: Spread,
}

/// The statement of the journal's hot path, on connections of its own.
pub async fn postgres(url: &str, load: Load, seed: u64) -> Ran<Done> {
    let began = Instant::now();
    let mut work = Vec::new();
    for number in 0..CONNECTIONS {
        let connection = PgConnection::connect(url).await?;
        let seed = seed.wrapping_add(u64::try_from(number).unwrap_or(0) << 32);
        work.push(tokio::spawn(statements(connection, load, seed)));
    }
    let mut commits = Spread::default();
    for one in work {
        commits.join(
            one.await
                .map_err(|error| Mishap::of("a connection", error))??,
        );
    }
    Ok(done(commits, load, began))
}

async fn statements(mut connection: PgConnection, load: Load, seed: u64) -> Ran<Spread> {
    let ids = ids(load.batch, seed);
    let body = vec![b'x'; load.body];
    let mut commits = Spread::default();
    let mut pace = Pacer::new(load, CONNECTIONS);
    let began = Instant::now();
    for version in 2_i64.. {
        pace.next().await;
        let sent = Instant::now();
        if sent - began > load.time {
            break;
        }
        insert_postgres(&mut connection, &ids, &vec![version; ids.len()], &body).await?;
        commits.note(sent.elapsed());
    }
    connection.close().await?;
    Ok(commits)
}

/// One row of each stream, with a hash and a body that mean nothing.
pub(crate) async fn insert_postgres(
    connection: &mut PgConnection,
    ids: &[Uuid],
    versions: &[i64],
    body: &[u8],
) -> Ran<()> {
    let hash: &[u8] = &[7; 32];
    sqlx::query(
        "INSERT INTO journal_rows (stream, version, hash, body) \
         SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) \
         ON CONFLICT DO NOTHING RETURNING stream",
    )
    .bind(ids)
    .bind(versions)
    .bind(vec![hash; ids.len()])
    .bind(vec![body; ids.len()])
    .fetch_all(connection)
    .await?;
    Ok(())
}

/// A file as the journal opens it: flushed at each commit.
pub(crate) async fn open_sqlite(path: &Path) -> Ran<SqliteConnection> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "20000")
        .busy_timeout(Duration::from_secs(10));
    Ok(options.connect().await?)
}

/// The same in one commit of a file.
pub(crate) async fn insert_sqlite(
    connection: &mut SqliteConnection,
    ids: &[Uuid],
    versions: &[i64],
    body: &[u8],
) -> Ran<()> {
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *connection)
        .await?;
    for (ids, versions) in ids.chunks(16).zip(versions.chunks(16)) {
        let more = ", (?, ?, ?, ?)".repeat(ids.len() - 1);
        let sql = format!(
            "INSERT INTO journal_rows (stream, version, hash, body) VALUES (?, ?, ?, ?){more}"
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (id, version) in ids.iter().zip(versions) {
            query = query
                .bind(id.as_bytes().to_vec())
                .bind(*version)
                .bind(vec![7_u8; 32])
                .bind(body.to_vec());
        }
        query.execute(&mut *connection).await?;
    }
    sqlx::query("COMMIT").execute(connection).await?;
    Ok(())
}

/// The same rows into a file, flushed at each commit.
pub async fn sqlite(path: &Path, load: Load, seed: u64) -> Ran<Done> {
    let mut connection = open_sqlite(path).await?;
    let body = vec![b'x'; load.body];
    let ids = ids(load.batch, seed);
    let mut commits = Spread::default();
    let mut pace = Pacer::new(load, 1);
    let began = Instant::now();
    for version in 2_i64.. {
        pace.next().await;
        let sent = Instant::now();
        if sent - began > load.time {
            break;
        }
        insert_sqlite(&mut connection, &ids, &vec![version; ids.len()], &body).await?;
        commits.note(sent.elapsed());
    }
    connection.close().await?;
    Ok(done(commits, load, began))
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
fn done(commits: Spread, load: Load, began: Instant) -> Done {
    let rows = commits.count() * load.batch;
    Done {
        per_second: rows as f64 / began.elapsed().as_secs_f64(),
        commits,
    }
}

/// Lets so many rows a second through.
struct Pacer(Option<tokio::time::Interval>);

impl Pacer {
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    fn new(load: Load, connections: usize) -> Pacer {
        Pacer(load.pace.map(|pace| {
            let every = (load.batch * connections) as f64 / pace.max(1.0);
            let mut every = interval(Duration::from_secs_f64(every));
            every.set_missed_tick_behavior(MissedTickBehavior::Delay);
            every
        }))
    }

    async fn next(&mut self) {
        if let Some(every) = &mut self.0 {
            every.tick().await;
        }
    }
}

/// Ids like those of new streams, in order: time first, then chance.
pub(crate) fn ids(count: usize, seed: u64) -> Vec<Uuid> {
    let mut dice = Dice::new(seed);
    let at_ms = machine::now_ms();
    let mut ids: Vec<Uuid> = (0..count)
        .map(|_| {
            let mut random = [0; 9];
            random[..8].copy_from_slice(&dice.bits().to_be_bytes());
            let id = tuomari_record::StreamId::new(at_ms, 0, random);
            Uuid::from_bytes(*id.as_bytes())
        })
        .collect();
    ids.sort_unstable();
    ids
}

/// A broadcast with axum and nothing else: what one socket says, all others
/// hear. It listens until the process ends.
pub async fn broadcast(port: u16) -> Ran<()> {
    let (sender, _) = broadcast::channel::<Utf8Bytes>(64);
    let router = Router::new()
        .route("/api/socket", get(join))
        .route("/health/ready", get(async || "ready"))
        .with_state(sender);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
    axum::serve(listener, router).await?;
    Ok(())
}

async fn join(
    State(sender): State<broadcast::Sender<Utf8Bytes>>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .read_buffer_size(4_096)
        .on_upgrade(async move |mut socket| {
            let mut heard = sender.subscribe();
            loop {
                tokio::select! {
                    text = heard.recv() => {
                        let Ok(text) = text else { return };
                        if socket.send(Message::Text(text)).await.is_err() {
                            return;
                        }
                    }
                    said = socket.recv() => match said {
                        Some(Ok(Message::Text(text))) => {
                            // Nobody listens: nobody misses it.
                            let _ = sender.send(text);
                        }
                        Some(Ok(_)) => {}
                        _ => return,
                    },
                }
            }
        })
}
