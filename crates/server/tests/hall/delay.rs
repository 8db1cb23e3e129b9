//! What strangers are told later, they are told later to the end.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::kit::{
    ORGANISER, Table, act, ask, ask_as, blitz, config, create, make, start, start_clock, until,
};

/// A game that was played and resigned, and is seen so many seconds later.
async fn resigned(to: SocketAddr, seconds: u64) -> Table {
    let mut asked = blitz();
    asked["spectator_delay"] = json!({ "seconds": seconds });
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    act(to, &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    table
}

async fn listed(to: SocketAddr, table: &Table, headers: &[(&str, &str)]) -> bool {
    let list = ask(to, "GET", "/api/tables", headers, "").await.ok();
    let mut tables = list["tables"].as_array().unwrap().iter();
    tables.any(|one: &Value| one["table"] == table.name.as_str())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_is_kept_from_strangers_as_long_as_the_moves() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = resigned(to, 3_600).await;
    for rest in ["/pgn", "/story", "/positions"] {
        let path = table.path(rest);
        assert_eq!(ask(to, "GET", &path, &[], "").await.status, 403, "{rest}");
        let spectator = ask_as(to, "GET", &path, table.token("spectator"), None).await;
        assert_eq!(spectator.status, 403, "{rest}");
        for seat in ["white", "arbiter"] {
            let told = ask_as(to, "GET", &path, table.token(seat), None).await;
            assert_eq!(told.status, 200, "{rest} {seat}");
        }
    }
    let seen = ask(to, "GET", &table.path(""), &[], "").await.ok();
    assert!(seen["view"]["conclusion"].is_null(), "{seen}");
    assert!(listed(to, &table, &[]).await, "for strangers it goes on");
    let bearer = format!("Bearer {ORGANISER}");
    let organiser = [("authorization", bearer.as_str())];
    assert!(!listed(to, &table, &organiser).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_its_time_the_game_is_everybodys() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = resigned(to, 1).await;
    let path = table.path("/pgn");
    assert_eq!(ask(to, "GET", &path, &[], "").await.status, 403);
    until("the end is told", || async {
        ask(to, "GET", &path, &[], "").await.status == 200
    })
    .await;
    let pgn = ask(to, "GET", &path, &[], "").await.text;
    assert!(pgn.contains("1. e4") && pgn.contains("1-0"), "{pgn}");
    assert!(!listed(to, &table, &[]).await);
    server.stop().await;
}
