//! Two nodes on PostgreSQL and NATS: `scripts/services up` first.

use std::{collections::BTreeSet, time::Duration};

use serde_json::json;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tokio::time::sleep;
use tuomari_bus::{Hint, Key, Line, wire};
use tuomari_conduct::Seat;
use tuomari_record::{Author, Entry, Kind, StreamId, chain};
use tuomari_server::{Config, Secret, Server};

use crate::kit::{
    ORGANISER, Socket, act, ask, ask_as, blitz, config, create, make, start, start_clock, until,
};

const POSTGRES: &str = "postgres://tuomari@127.0.0.1:15432";
const NATS: &str = "nats://127.0.0.1:14222";

/// A database of its own, so that no test meets another's tables.
struct Database(String);

impl Database {
    async fn new() -> Database {
        let secret = Secret::draw().unwrap();
        let letters = secret.reveal().bytes().filter(u8::is_ascii_lowercase);
        let name: String = letters.map(char::from).collect();
        let name = format!("hall{name}");
        run(format!("CREATE DATABASE {name}")).await;
        Database(name)
    }

    fn config(&self) -> Config {
        let mut config = config(&format!("{POSTGRES}/{}", self.0));
        config.set("bus", &format!("{NATS}/{}", self.0)).unwrap();
        config
    }

    async fn drop(self) {
        run(format!("DROP DATABASE {} WITH (FORCE)", self.0)).await;
    }
}

async fn run(sql: String) {
    let mut connection = PgConnection::connect(&format!("{POSTGRES}/tuomari"))
        .await
        .expect("PostgreSQL is not there: run scripts/services up");
    connection.execute(AssertSqlSafe(sql)).await.unwrap();
}

async fn two() -> (Database, Server, Server) {
    let database = Database::new().await;
    let one = start(database.config()).await;
    let other = start(database.config()).await;
    (database, one, other)
}

#[tokio::test(flavor = "multi_thread")]
async fn who_sits_at_one_node_is_seen_at_the_other() {
    let (database, one, other) = two().await;
    let table = create(one.address(), &blitz()).await;
    let (mut white, _) = Socket::follow(one.address(), &table, "white").await;
    let (black, _) = Socket::follow(other.address(), &table, "black").await;
    let heard = async |socket: &mut Socket, color: &str, here: bool| {
        while socket.hear("presence").await[color]["here"] != here {}
    };
    heard(&mut white, "black", true).await;
    // Who comes first to a node hears of those at others.
    let (mut arbiter, _) = Socket::follow(other.address(), &table, "arbiter").await;
    heard(&mut arbiter, "white", true).await;
    // He goes to another node, and his first one lets go of him later.
    let (again, _) = Socket::follow(one.address(), &table, "black").await;
    drop(black);
    start_clock(one.address(), &table).await;
    let (mut late, _) = Socket::follow(other.address(), &table, "arbiter").await;
    heard(&mut late, "black", true).await;
    drop(again);
    heard(&mut white, "black", false).await;
    heard(&mut late, "black", false).await;
    one.stop().await;
    other.stop().await;
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn white_on_one_node_and_black_on_the_other() {
    let (database, one, other) = two().await;
    let table = create(one.address(), &blitz()).await;
    let (mut white, _) = Socket::follow(one.address(), &table, "white").await;
    let (mut black, _) = Socket::follow(other.address(), &table, "black").await;
    start_clock(other.address(), &table).await;
    let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8"];
    for n in 0..12_usize {
        let (from, square) = there_and_back[n % 4].split_at(2);
        let (mover, opponent) = if n % 2 == 0 {
            (&mut white, &mut black)
        } else {
            (&mut black, &mut white)
        };
        mover
            .command(&table, &format!("k{n}"), &make(from, square))
            .await;
        let version = mover.hear("accepted").await["version"].as_u64().unwrap();
        loop {
            let message = opponent.next().await.unwrap();
            // A slow commit is followed at once by what is given back for it.
            if message["version"].as_u64() >= Some(version) {
                break;
            }
        }
    }
    // Both nodes show the same, and know the same time.
    let path = table.path("");
    until("the same view", || async {
        let [here, there] = [&one, &other].map(|node| {
            let token = table.token("arbiter");
            ask_as(node.address(), "GET", &path, token, None)
        });
        here.await.ok() == there.await.ok()
    })
    .await;
    for _ in 0..20 {
        let (here, there) = (one.now_ms(), other.now_ms());
        assert!(here.abs_diff(there) <= 20, "{here} and {there}");
        sleep(Duration::from_millis(5)).await;
    }
    one.stop().await;
    other.stop().await;
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_race_and_every_command_counts_once() {
    let (database, one, other) = two().await;
    let table = create(one.address(), &blitz()).await;
    start_clock(one.address(), &table).await;
    // A clock that stands gets nothing back for slow commits.
    act(
        one.address(),
        &table,
        "arbiter",
        &json!({"act": "stop-clock"}),
    )
    .await
    .ok();
    let nodes = [one.address(), other.address()];
    let mut racing = tokio::task::JoinSet::new();
    for n in 0..40_usize {
        let table = table.clone();
        racing.spawn(async move {
            // Each command goes to both nodes at once, with one key.
            let bearer = format!("Bearer {}", table.token("arbiter"));
            let key = format!("add-{n}");
            let headers = [
                ("authorization", bearer.as_str()),
                ("idempotency-key", key.as_str()),
            ];
            let body = json!({"act": "add-time", "of": "white", "time": "0:01"}).to_string();
            let path = table.path("/commands");
            let (here, there) = tokio::join!(
                ask(nodes[0], "POST", &path, &headers, body.clone()),
                ask(nodes[1], "POST", &path, &headers, body),
            );
            let (here, there) = (here.ok(), there.ok());
            assert_eq!(here["version"], there["version"]);
            here["version"].as_u64().unwrap()
        });
    }
    let versions: BTreeSet<u64> = racing.join_all().await.into_iter().collect();
    assert_eq!(versions.len(), 40, "{versions:?}");
    let record = table.path("/record");
    let record = ask_as(nodes[0], "GET", &record, table.token("arbiter"), None).await;
    assert_eq!(record.text.matches("\"key\"").count(), 40);
    one.stop().await;
    other.stop().await;
    database.drop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_due_on_a_dead_node_is_found_by_another() {
    let (database, one, other) = two().await;
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 2}]});
    let table = create(one.address(), &asked).await;
    start_clock(one.address(), &table).await;
    one.crash();
    let path = table.path("");
    // For thirteen seconds those who sat there may come here, and are waited for.
    sleep(Duration::from_secs(10)).await;
    until("the end", || async {
        let seen = ask_as(other.address(), "GET", &path, table.token("white"), None).await;
        seen.ok()["view"].get("conclusion").is_some()
    })
    .await;
    let late = act(other.address(), &table, "white", &make("e2", "e4")).await;
    assert_eq!(late.json()["refusal"], "game-over");
    other.stop().await;
    database.drop().await;
}

/// What an anonymous client of NATS needed to take the arbiter's seat of any
/// table: the first form of a hint, and one in today's form with its own key.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_hint_opens_no_seat_and_breaks_nothing() {
    let (database, one, other) = two().await;
    let table = create(one.address(), &blitz()).await;
    let (mut white, seen) = Socket::follow(other.address(), &table, "white").await;
    let id: StreamId = table.name.parse().unwrap();
    let mine = Secret::brought("0123456789abcdef0123456789abcdef");
    let entry = Entry {
        at_ms: one.now_ms(),
        by: Author::Organiser,
        organiser: None,
        key: None,
        kind: Kind::SeatReissued {
            seat: Seat::Arbiter,
            token: mine.seat_hash(),
        },
    };
    let body = entry.write();
    let next = seen["version"].as_u64().unwrap() + 1;
    let first_form = [
        b"TUO\x01\x01".as_slice(),
        id.as_bytes(),
        &next.to_be_bytes(),
        &body,
    ]
    .concat();
    let hash = chain::link(&chain::NO_HASH, id, next, &body);
    let hint = Hint::with_body(id, next, hash, body.into());
    let own_key = wire::encode(&wire::Message::Hint(hint), &Key::new(&[7; 32]));
    let stranger = async_nats::connect("127.0.0.1:14222").await.unwrap();
    let subject = format!("{}.hint.{:02x}", database.0, Line::of(id).0);
    for message in [first_form.into(), own_key] {
        stranger.publish(subject.clone(), message).await.unwrap();
    }
    stranger.flush().await.unwrap();
    for node in [&one, &other] {
        until("both are counted", || async {
            let metrics = ask(node.address(), "GET", "/metrics", &[], "").await.text;
            let has = |line: &str| metrics.lines().any(|has| has == line);
            has("tuomari_bus_malformed_total 1") && has("tuomari_bus_forged_total 1")
        })
        .await;
        let path = table.path("");
        let mine = ask_as(node.address(), "GET", &path, mine.reveal(), None).await;
        assert_eq!(mine.status, 401, "{mine:?}");
    }
    // A link that is really taken away is known on the other node at once.
    let path = table.path("/seats/white");
    let revoked = ask_as(one.address(), "DELETE", &path, ORGANISER, None).await;
    assert_eq!(revoked.status, 204, "{revoked:?}");
    assert_eq!(white.hear("gone").await["why"], "revoked");
    until("the seat is free", || async {
        let reissued = ask_as(one.address(), "POST", &path, ORGANISER, None).await;
        reissued.status == 200
    })
    .await;
    start_clock(one.address(), &table).await;
    let record = table.path("/record");
    let record = ask_as(one.address(), "GET", &record, table.token("arbiter"), None).await;
    assert_eq!(record.status, 200, "{record:?}");
}

/// Somebody locks the table that rows go into.
#[tokio::test(flavor = "multi_thread")]
async fn a_locked_table_is_nobodys_time() {
    let (database, one, other) = two().await;
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 3}]});
    let table = create(one.address(), &asked).await;
    let (mut white, _) = Socket::follow(one.address(), &table, "white").await;
    let (mut black, _) = Socket::follow(other.address(), &table, "black").await;
    start_clock(one.address(), &table).await;
    let url = format!("{POSTGRES}/{}", database.0);
    let mut locker = PgConnection::connect(&url).await.unwrap();
    let lock = "BEGIN; LOCK TABLE journal_rows IN EXCLUSIVE MODE";
    locker.execute(lock).await.unwrap();
    white.command(&table, "w1", &make("e2", "e4")).await;
    sleep(Duration::from_secs(5)).await;
    locker.execute("COMMIT").await.unwrap();
    let version = white.hear("accepted").await["version"].as_u64();
    loop {
        let message = black.next().await.unwrap();
        assert!(message["view"].get("conclusion").is_none(), "{message}");
        if message["version"].as_u64() >= version {
            break;
        }
    }
    black.command(&table, "b1", &make("e7", "e5")).await;
    black.hear("accepted").await;
    let seen = ask_as(
        one.address(),
        "GET",
        &table.path(""),
        table.token("arbiter"),
        None,
    )
    .await
    .ok();
    let left = seen["view"]["clock"]["black"]["left_ms"].as_u64().unwrap();
    assert!(left >= 2_700, "Black has {left} ms left of 3000");
    one.stop().await;
    other.stop().await;
    database.drop().await;
}
