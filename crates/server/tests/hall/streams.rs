//! Streams that lose rows, are flooded or broken, and what people notice.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::{Connection as _, SqliteConnection};
use tokio::time::sleep;
use tuomari_journal::{Append, Due, Journal, Outcome, Sqlite, Status, StoreLimits, read_all};
use tuomari_record::{StreamId, chain};
use tuomari_server::Server;

use crate::kit::{
    Answer, Socket, Table, TempFile, act, ask, ask_as, blitz, config, create, make, start,
    start_clock, until,
};

/// Runs a statement beside the server, with the table's id as its first value.
async fn beside(file: &TempFile, sql: &'static str, table: &Table) {
    let mut connection = SqliteConnection::connect(&file.journal()).await.unwrap();
    let id: StreamId = table.name.parse().unwrap();
    sqlx::query(sql)
        .bind(id.as_bytes().to_vec())
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

async fn run(file: &TempFile, sql: &'static str) {
    let mut connection = SqliteConnection::connect(&file.journal()).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn journal(file: &TempFile) -> Sqlite {
    let limits = StoreLimits::default();
    Sqlite::open(&file.0, limits).await.unwrap()
}

async fn view(server: &Server, table: &Table, seat: &str) -> Answer {
    let to = server.address();
    ask_as(to, "GET", &table.path(""), table.token(seat), None).await
}

async fn count(server: &Server, name: &str) -> u64 {
    let metrics = ask(server.address(), "GET", "/metrics", &[], "").await.text;
    let start = format!("tuomari_{name} ");
    let line = metrics.lines().find_map(|line| line.strip_prefix(&start));
    line.unwrap_or_else(|| panic!("{name} in {metrics}"))
        .parse()
        .unwrap()
}

async fn moved(server: &Server, table: &Table, moves: &[(&str, &str, &str)]) {
    for (seat, from, to) in moves {
        let made = act(server.address(), table, seat, &make(from, to)).await;
        made.ok();
    }
}

/// A standby took the database's place and was behind: the node held entries 5
/// and 6, and the journal ends with 4.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_from_what_the_journal_has_and_everybody_is_told() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let four = [
        ("white", "e2", "e4"),
        ("black", "e7", "e5"),
        ("white", "g1", "f3"),
        ("black", "b8", "c6"),
    ];
    moved(&server, &table, &four).await;
    let (mut black, seen) = Socket::follow(to, &table, "black").await;
    assert_eq!(seen["version"], 6);
    beside(
        &file,
        "DELETE FROM journal_rows WHERE stream = ? AND version > 4",
        &table,
    )
    .await;
    // White plays on with a knight that is not on f3 any more.
    let late = act(to, &table, "white", &make("f3", "e5")).await;
    assert_eq!(late.status, 409, "{late:?}");
    let told = black.hear("view").await;
    assert_eq!(told["version"], 4);
    assert_eq!(told["view"]["board"]["f3"], Value::Null);
    let id: StreamId = table.name.parse().unwrap();
    moved(&server, &table, &[("white", "f1", "c4")]).await;
    let rows = read_all(&journal(&file).await, id, 1).await.unwrap();
    assert_eq!(chain::verify(id, &rows).unwrap().version, 5);
    let record = table.path("/record");
    let record = ask_as(to, "GET", &record, table.token("arbiter"), None).await;
    assert_eq!(record.status, 200);
    assert_eq!(count(&server, "tables_fallen_back_total").await, 1);
    server.stop().await;
    // It opens again: there is no hole. What passed meanwhile is given back.
    let server = start(config(&file.journal())).await;
    let seen = view(&server, &table, "white").await.ok()["version"].as_u64();
    server.stop().await;
    let rows = read_all(&journal(&file).await, id, 1).await.unwrap();
    assert_eq!(Some(chain::verify(id, &rows).unwrap().version), seen);
    assert!(seen >= Some(5), "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_the_journal_lost_altogether_is_closed() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    for sql in [
        "DELETE FROM journal_rows WHERE stream = ?",
        "DELETE FROM journal_streams WHERE stream = ?",
    ] {
        beside(&file, sql, &table).await;
    }
    let late = act(to, &table, "arbiter", &json!({"act": "start-clock"})).await;
    assert_eq!(late.status, 404, "{late:?}");
    assert_eq!(white.hear("gone").await["why"], "closed");
    server.stop().await;
}

/// Black reports the same thing again and again.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_report_is_one_event_until_something_else_happens() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let report = json!({"act": "report-two-hands", "of": "white"});
    let first = act(to, &table, "black", &report).await.ok()["version"].clone();
    let mut versions = Vec::new();
    for _ in 0..50 {
        versions.push(act(to, &table, "black", &report).await.ok()["version"].clone());
    }
    let id: StreamId = table.name.parse().unwrap();
    let journal = journal(&file).await;
    let stored = journal.head(id).await.unwrap().unwrap().version;
    assert!(stored <= 4, "{stored} entries");
    let last = versions.last().unwrap();
    assert!(
        versions[1..].iter().all(|version| version == last),
        "{versions:?}"
    );
    assert!(first.as_u64() <= last.as_u64());
    // A move later it is news.
    moved(&server, &table, &[("white", "e2", "e4")]).await;
    act(to, &table, "black", &report).await.ok();
    let now = journal.head(id).await.unwrap().unwrap().version;
    assert_eq!(now, stored + 2);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_floods_its_table_is_told_to_wait_and_the_others_play_on() {
    let file = TempFile::new();
    let mut config = config(&file.journal());
    config.set("acts-per-minute", "40").unwrap();
    let server = start(config.clone()).await;
    let to = server.address();
    let asked = json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "5 min"});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    let touch = |n: usize| {
        let square = ["e2", "d2", "c2"][n % 3];
        json!({"act": "touch", "square": square})
    };
    let mut accepted = 0;
    let refused = loop {
        let answer = act(to, &table, "white", &touch(accepted)).await;
        if answer.status != 200 {
            break answer;
        }
        accepted += 1;
        assert!(accepted <= 90, "nobody stops it");
    };
    assert_eq!(refused.status, 429, "{refused:?}");
    assert_eq!(refused.json()["type"], "urn:tuomari:problem:too-many-acts");
    // Forty in the minute that ends and as many in the one that begins.
    assert!((40..=80).contains(&accepted), "{accepted}");
    act(to, &table, "arbiter", &json!({"act": "stop-clock"}))
        .await
        .ok();
    // Another node, or this one started again, counts the same.
    server.stop().await;
    let server = start(config).await;
    let again = act(server.address(), &table, "white", &touch(accepted)).await;
    assert_eq!(again.status, 429, "{again:?}");
    let resigned = act(server.address(), &table, "white", &json!({"act": "resign"})).await;
    assert_eq!(resigned.status, 200, "{resigned:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_record_is_named_and_counted_and_read_again_when_mended() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let table = create(server.address(), &blitz()).await;
    start_clock(server.address(), &table).await;
    server.stop().await;
    let (break_it, mend_it) = (
        "UPDATE journal_rows SET body = CAST('{' || CAST(body AS TEXT) AS BLOB) \
         WHERE stream = ? AND version = 2",
        "UPDATE journal_rows SET body = substr(body, 2) WHERE stream = ? AND version = 2",
    );
    beside(&file, break_it, &table).await;
    let server = start(config(&file.journal())).await;
    for _ in 0..20 {
        let answer = view(&server, &table, "white").await;
        assert_eq!(answer.status, 500, "{answer:?}");
        let problem = answer.json();
        assert_eq!(problem["type"], "urn:tuomari:problem:broken-record");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains("tuomari journal check"), "{detail}");
    }
    assert_eq!(count(&server, "broken_records").await, 1);
    let met = count(&server, "broken_records_met_total").await;
    assert!((1..=4).contains(&met), "it was read {met} times");
    // The list of tables is not hidden by it.
    let list = ask(server.address(), "GET", "/api/tables", &[], "").await;
    assert_eq!(list.status, 200, "{list:?}");
    beside(&file, mend_it, &table).await;
    until("it is read again", || async {
        view(&server, &table, "white").await.status == 200
    })
    .await;
    assert_eq!(count(&server, "broken_records").await, 0);
    server.stop().await;
}

/// More broken streams are due than are looked at in one go, before one whose
/// flag is about to fall.
#[tokio::test(flavor = "multi_thread")]
async fn broken_streams_that_are_due_hide_no_other() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 2}]});
    let table = create(server.address(), &asked).await;
    start_clock(server.address(), &table).await;
    server.stop().await;
    let journal = journal(&file).await;
    let now_ms = journal.now_ms().await.unwrap();
    for before_ms in 1..=500 {
        let stream = StreamId::new(now_ms - 60_000 - before_ms, 0, [7; 9]);
        let body = b"{\"no\":\"entry\"}".to_vec();
        let hash = chain::link(&chain::NO_HASH, stream, 1, &body);
        let row = Append::new(stream, 1, hash, body).due(Due::At(1));
        assert_eq!(journal.append(vec![row]).await, [Outcome::Appended]);
    }
    let server = start(config(&file.journal())).await;
    let id: StreamId = table.name.parse().unwrap();
    until("the flag falls though nobody looks", || async {
        let head = journal.head(id).await.unwrap().unwrap();
        head.status == Status::Finished
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_file() {
    let file = TempFile::new();
    let first = start(config(&file.journal())).await;
    let second = Server::start(config(&file.journal()), None).await;
    let refused = second.expect_err("the second is refused").to_string();
    assert!(
        refused.contains("in use by another tuomari serve"),
        "{refused}"
    );
    first.stop().await;
    start(config(&file.journal())).await.stop().await;
}

/// Whatever is written is refused at once, as when a disk is full, and a flag
/// is due.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_not_asked_a_thousand_times() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 1}]});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    run(
        &file,
        "CREATE TRIGGER full BEFORE INSERT ON journal_rows \
         BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
    )
    .await;
    sleep(Duration::from_secs(5)).await;
    let tries = count(&server, "appends_doubtful_total").await;
    assert!((1..=12).contains(&tries), "{tries} tries in five seconds");
    run(&file, "DROP TRIGGER full").await;
    until("the flag falls", || async {
        view(&server, &table, "white").await.ok()["view"]
            .get("conclusion")
            .is_some()
    })
    .await;
    server.stop().await;
}
