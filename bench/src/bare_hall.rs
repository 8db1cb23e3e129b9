//! A hall without Laws: the node's sockets and the journal's rows, and nothing
//! in between.
//!
//! What somebody says at a table is stored as a row of a fixed size, and then
//! both who sit there hear messages of fixed sizes. It answers the messages
//! that the load sends to a node, so one load measures both.

use std::{
    collections::BTreeMap,
    path::Path,
    sync::{Arc, Mutex, PoisonError},
};

use axum::{
    Router,
    extract::{
        State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    response::Response,
    routing::get,
    serve::ListenerExt as _,
};
use futures::SinkExt as _;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tokio::sync::mpsc;
use tuomari_client::{Address, Link};
use uuid::Uuid;

use crate::{
    bare::{CONNECTIONS, ids, insert_postgres, insert_sqlite, open_sqlite},
    mishap::Ran,
};

/// Rows in one statement, as many as the journal puts into one.
const BATCH: usize = 256;

/// The sizes of what is stored and sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Bytes of a row's body.
    pub body: usize,
    /// Bytes of a change to a player.
    pub change: usize,
}

/// Links to tables that nobody has made, two for each.
pub fn seats(at: &Address, count: usize, seed: u64) -> Vec<[Link; 2]> {
    let link = |id: &Uuid| Link {
        address: at.clone(),
        table: id.to_string(),
        token: None,
    };
    let ids = ids(count, seed);
    ids.iter().map(|id| [link(id), link(id)]).collect()
}

type Queue = mpsc::UnboundedSender<Utf8Bytes>;

/// Who sits at a table, and the number of rows it has.
#[derive(Debug, Default)]
struct Seated {
    version: i64,
    queues: Vec<Queue>,
}

type Tables = Mutex<BTreeMap<Uuid, Arc<Mutex<Seated>>>>;

/// Somebody said something at a table.
struct Said {
    id: Uuid,
    table: Arc<Mutex<Seated>>,
    by: Queue,
    key: String,
}

#[derive(Clone)]
struct Hall {
    tables: Arc<Tables>,
    said: mpsc::UnboundedSender<Said>,
}

/// Listens until the process ends. The journal's tables are there already.
pub async fn serve(port: u16, journal: &str, sizes: Sizes) -> Ran<()> {
    let (said, heard) = mpsc::unbounded_channel();
    let heard = Arc::new(tokio::sync::Mutex::new(heard));
    if journal.starts_with("postgres") {
        for _ in 0..CONNECTIONS {
            let store = Store::Postgres(PgConnection::connect(journal).await?);
            tokio::spawn(commit(store, Arc::clone(&heard), sizes));
        }
    } else {
        let store = Store::Sqlite(open_sqlite(Path::new(journal)).await?);
        tokio::spawn(commit(store, heard, sizes));
    }
    let hall = Hall {
        tables: Arc::default(),
        said,
    };
    let router = Router::new()
        .route("/api/socket", get(join))
        .with_state(hall);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port)).await?;
    // As a node's are: a small packet does not wait for the one before it.
    let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
    axum::serve(listener, router).await?;
    Ok(())
}

enum Store {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

/// Stores what was said, all that waits at once, and tells both players.
async fn commit(
    mut store: Store,
    heard: Arc<tokio::sync::Mutex<mpsc::UnboundedReceiver<Said>>>,
    sizes: Sizes,
) -> Ran<()> {
    let body = vec![b'x'; sizes.body];
    let mut said = Vec::with_capacity(BATCH);
    loop {
        if heard.lock().await.recv_many(&mut said, BATCH).await == 0 {
            return Ok(());
        }
        let ids: Vec<Uuid> = said.iter().map(|one| one.id).collect();
        let versions: Vec<i64> = said
            .iter()
            .map(|one| lock(&one.table).version + 1)
            .collect();
        match &mut store {
            Store::Postgres(store) => insert_postgres(store, &ids, &versions, &body).await?,
            Store::Sqlite(store) => insert_sqlite(store, &ids, &versions, &body).await?,
        }
        for (one, version) in said.drain(..).zip(versions) {
            one.tell(version, sizes.change);
        }
    }
}

impl Said {
    fn tell(self, version: i64, size: usize) {
        let Said { id, by, key, .. } = self;
        let accepted = format!("{{\"type\":\"accepted\",\"key\":\"{key}\",\"version\":{version}}}");
        // Who has gone misses nothing.
        let _ = by.send(accepted.into());
        let front =
            format!("{{\"type\":\"change\",\"table\":\"{id}\",\"version\":{version},\"x\":\"");
        let rest = size.saturating_sub(front.len() + 2);
        let change = Utf8Bytes::from(format!("{front}{:x<rest$}\"}}", ""));
        let mut table = lock(&self.table);
        table.version = version;
        for queue in &table.queues {
            let _ = queue.send(change.clone());
        }
    }
}

async fn join(State(hall): State<Hall>, upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(4_096)
        .write_buffer_size(16 * 1_024)
        .on_upgrade(async move |socket| talk(&hall, socket).await)
}

/// One socket: what waits for it is sent in one go.
async fn talk(hall: &Hall, mut socket: WebSocket) {
    let (queue, mut waiting) = mpsc::unbounded_channel();
    let mut texts = Vec::new();
    loop {
        tokio::select! {
            count = waiting.recv_many(&mut texts, 32) => {
                if count == 0 {
                    return;
                }
                for text in texts.drain(..) {
                    if socket.feed(Message::Text(text)).await.is_err() {
                        return;
                    }
                }
                if socket.flush().await.is_err() {
                    return;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => hear(hall, &queue, &text),
                Some(Ok(_)) => {}
                _ => return,
            },
        }
    }
}

fn hear(hall: &Hall, queue: &Queue, text: &str) {
    let Some(id) = field(text, "table").and_then(|id| id.parse::<Uuid>().ok()) else {
        return;
    };
    let table = Arc::clone(lock(&hall.tables).entry(id).or_default());
    if let Some(key) = field(text, "key") {
        let said = Said {
            id,
            table,
            by: queue.clone(),
            key: key.to_owned(),
        };
        let _ = hall.said.send(said);
    } else {
        let mut seated = lock(&table);
        seated.version = seated.version.max(1);
        seated.queues.push(queue.clone());
        let _ = queue.send(format!("{{\"type\":\"view\",\"version\":{}}}", seated.version).into());
    }
}

/// A field of text, found without taking the message apart.
fn field<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(&format!("\"{name}\":\""))?;
    rest.split('"').next()
}

fn lock<T>(of: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}
