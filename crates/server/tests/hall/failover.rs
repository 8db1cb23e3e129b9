//! A standby that was behind takes the place of the database: `scripts/services`
//! gives this test a server of its own, which goes and leaves the field to the
//! one that all tests share.

use std::{
    path::PathBuf,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicU16, Ordering},
    },
};

use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
};
use tuomari_journal::{Append, Journal, Outcome, Postgres, StoreLimits, read_all};
use tuomari_record::{StreamId, chain};
use tuomari_server::Secret;

use crate::kit::{
    Socket, Table, act, ask, ask_as, blitz, config, create, make, start, start_clock, until,
};

/// The set of `scripts/services` that no other test takes.
const SET: &str = "5";
const PRIMARY: u16 = 15437;
const STANDBY: u16 = 15432;

/// The primary, stopped when the test is over.
struct Primary;

impl Primary {
    fn up() -> Primary {
        services("up");
        Primary
    }
}

impl Drop for Primary {
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

/// The address that stays the same while the server behind it changes.
struct Way {
    port: u16,
    to: Arc<AtomicU16>,
    cut: watch::Sender<u64>,
}

impl Way {
    async fn start(to: u16) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let to = Arc::new(AtomicU16::new(to));
        let cut = watch::Sender::new(0);
        let (target, cuts) = (Arc::clone(&to), cut.clone());
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let (target, mut cut) = (target.load(Ordering::SeqCst), cuts.subscribe());
                tokio::spawn(async move {
                    let Ok(mut server) = TcpStream::connect(("127.0.0.1", target)).await else {
                        return;
                    };
                    tokio::select! {
                        _ = copy_bidirectional(&mut client, &mut server) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Way { port, to, cut }
    }

    fn lead_to(&self, port: u16) {
        self.to.store(port, Ordering::SeqCst);
        self.cut.send_modify(|cuts| *cuts += 1);
    }
}

/// What the standby has of the primary's streams.
async fn replicate(from: &dyn Journal, to: &dyn Journal, tables: &[&Table]) {
    for table in tables {
        let id: StreamId = table.name.parse().unwrap();
        let mut before = chain::NO_HASH;
        for row in read_all(from, id, 1).await.unwrap() {
            let append = Append::new(id, row.version, row.hash, row.body).after(before);
            assert_eq!(to.append(vec![append]).await, [Outcome::Appended]);
            before = row.hash;
        }
    }
}

async fn run(port: u16, sql: String) {
    let url = format!("postgres://tuomari@127.0.0.1:{port}/tuomari");
    let connection = PgConnection::connect(&url).await;
    let mut connection = connection.expect("PostgreSQL is not there: run scripts/services up");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
}

async fn journal(port: u16, name: &str) -> Postgres {
    let url = format!("postgres://tuomari@127.0.0.1:{port}/{name}");
    let journal = Postgres::open(&url, 0, StoreLimits::default()).await;
    journal.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_failover_that_lost_moves_every_game_goes_on() {
    let primary = tokio::task::spawn_blocking(Primary::up).await.unwrap();
    let secret = Secret::draw().unwrap();
    let letters = secret.reveal().bytes().filter(u8::is_ascii_lowercase);
    let name: String = letters.map(char::from).collect();
    let name = format!("failover{name}");
    for port in [PRIMARY, STANDBY] {
        run(port, format!("CREATE DATABASE {name}")).await;
    }
    let way = Way::start(PRIMARY).await;
    let url = format!("postgres://tuomari@127.0.0.1:{}/{name}", way.port);
    let server = start(config(&url)).await;
    let to = server.address();
    let (played, watched) = (create(to, &blitz()).await, create(to, &blitz()).await);
    for table in [&played, &watched] {
        start_clock(to, table).await;
        act(to, table, "white", &make("e2", "e4")).await.ok();
        act(to, table, "black", &make("e7", "e5")).await.ok();
    }
    // So much has the standby; the next two moves of each game it has not.
    let behind = journal(STANDBY, &name).await;
    {
        let ahead = journal(PRIMARY, &name).await;
        replicate(&ahead, &behind, &[&played, &watched]).await;
        ahead.close().await.unwrap();
    }
    for table in [&played, &watched] {
        act(to, table, "white", &make("g1", "f3")).await.ok();
        act(to, table, "black", &make("b8", "c6")).await.ok();
    }
    let (mut black, seen) = Socket::follow(to, &watched, "black").await;
    assert_eq!(seen["version"], 6);
    way.lead_to(STANDBY);
    // White answers a move that nobody has any more.
    let late = act(to, &played, "white", &make("f1", "b5")).await;
    let version = late.json()["version"].clone();
    assert!(late.status == 409 || version == 5, "{late:?}");
    // Where nobody moves it is shown all the same.
    let told = black.hear("view").await;
    assert_eq!(told["version"], 4);
    assert_eq!(told["view"]["board"]["f3"], Value::Null);
    act(to, &watched, "white", &make("f1", "c4")).await.ok();
    for table in [&played, &watched] {
        let path = table.path("/record");
        let record = ask_as(to, "GET", &path, table.token("arbiter"), None).await;
        assert_eq!(record.status, 200, "{record:?}");
        let id: StreamId = table.name.parse().unwrap();
        let rows = read_all(&behind, id, 1).await.unwrap();
        chain::verify(id, &rows).unwrap();
    }
    until("both are counted", || async {
        let metrics = ask(to, "GET", "/metrics", &[], "").await.text;
        metrics.contains("tuomari_tables_fallen_back_total 2")
    })
    .await;
    server.stop().await;
    // After a restart they open as they were left.
    let server = start(config(&url)).await;
    for table in [&played, &watched] {
        let path = table.path("");
        let seen = ask_as(server.address(), "GET", &path, table.token("white"), None).await;
        assert_eq!(seen.status, 200, "{seen:?}");
    }
    server.stop().await;
    behind.close().await.unwrap();
    for port in [PRIMARY, STANDBY] {
        run(port, format!("DROP DATABASE {name} WITH (FORCE)")).await;
    }
    tokio::task::spawn_blocking(move || drop(primary))
        .await
        .unwrap();
}
