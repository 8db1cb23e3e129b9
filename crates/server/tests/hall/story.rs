//! A long story costs those who ask for it, and nobody else.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::time::Instant;
use tuomari_conduct::Seat;
use tuomari_journal::{Append, Journal as _, Outcome, Sqlite, StoreLimits};
use tuomari_record::{Author, Body, Entry, Kind, StreamId, TokenHash, chain};
use tuomari_server::{Config, Server};

use crate::kit::{Table, TempFile, act, ask, blitz, config, create, start};

/// Entries beside those of the game.
const MANY: u64 = 2_400;

/// A table with many entries and an end, on a server with these settings.
async fn long_table(file: &TempFile, settings: Config) -> (Server, Table) {
    let server = start(config(&file.journal())).await;
    let table = create(server.address(), &blitz()).await;
    server.stop().await;
    let journal = Sqlite::open(&file.0, StoreLimits::default()).await.unwrap();
    let id: StreamId = table.name.parse().unwrap();
    let mut hash = journal.load(id, 1, 1).await.unwrap()[0].hash;
    for version in 2..MANY {
        let entry = Entry {
            at_ms: id.at_ms() + version,
            by: Author::Organiser,
            organiser: None,
            key: None,
            kind: Kind::SeatReissued {
                seat: Seat::HallScreen,
                token: TokenHash::of(&version.to_be_bytes()),
            },
        };
        let body: Body = entry.write().into();
        let before = hash;
        hash = chain::link(&before, id, version, &body);
        let row = Append::new(id, version, hash, body).after(before);
        assert_eq!(journal.append(vec![row]).await, [Outcome::Appended]);
    }
    journal.close().await.unwrap();
    let server = start(settings).await;
    let resign = json!({"act": "resign"});
    let to = server.address();
    act(to, &table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
    act(to, &table, "white", &resign).await.ok();
    (server, table)
}

async fn part(to: SocketAddr, table: &Table, after: u64) -> Value {
    let path = table.path(&format!("/story?after={after}"));
    ask(to, "GET", &path, &[], "").await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_story_comes_in_parts_and_counts_once() {
    let file = TempFile::new();
    let mut settings = config(&file.journal());
    settings.set("requests-per-second", "10").unwrap();
    let (server, table) = long_table(&file, settings).await;
    let to = server.address();
    let (mut after, mut versions, mut parts) = (0, Vec::new(), 0);
    let whole = loop {
        let told = part(to, &table, after).await;
        let steps = told["steps"].as_array().unwrap();
        assert!(steps.len() <= 1_000, "{}", steps.len());
        versions.extend(steps.iter().map(|step| step["version"].as_u64().unwrap()));
        parts += 1;
        match told["next"].as_u64() {
            Some(next) => after = next,
            None => break told,
        }
    };
    assert_eq!(parts, 3);
    assert!(versions.iter().copied().eq(2..=MANY + 1), "each step once");
    assert!(whole["end"]["conclusion"].is_object());
    // What has been told is told again for nothing. A part that was not costs
    // by its rows.
    for _ in 0..10 {
        part(to, &table, 0).await;
    }
    let mut last = 200;
    for after in 1..10 {
        let path = table.path(&format!("/story?after={after}"));
        last = ask(to, "GET", &path, &[], "").await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

/// One thread for everything: whoever takes it keeps all others waiting.
#[tokio::test]
async fn games_do_not_wait_for_a_story() {
    let file = TempFile::new();
    let (server, table) = long_table(&file, config(&file.journal())).await;
    let to = server.address();
    let began = Instant::now();
    let told = async {
        part(to, &table, 0).await;
        began.elapsed()
    };
    let lives = async {
        tokio::task::yield_now().await;
        let mut times = 0;
        let mut longest = std::time::Duration::ZERO;
        while times < 20 {
            let asked = Instant::now();
            assert_eq!(ask(to, "GET", "/health/live", &[], "").await.status, 200);
            longest = longest.max(asked.elapsed());
            times += 1;
        }
        (began.elapsed(), longest)
    };
    let (story, (all, longest)) = tokio::join!(told, lives);
    eprintln!(
        "a story of {MANY} rows: {story:?}; twenty looks beside it: {all:?}, the longest {longest:?}"
    );
    assert!(
        all < story || longest * 4 < story,
        "the story took {story:?}, twenty looks {all:?}, the longest {longest:?}"
    );
    server.stop().await;
}
