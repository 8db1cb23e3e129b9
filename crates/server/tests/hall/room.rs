//! All clocks of a room, and a word to everybody in it.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::kit::{
    Answer, ORGANISER, Socket, Table, act, ask, ask_as, blitz, config, create, start, start_clock,
};

async fn running(to: SocketAddr, boards: usize) -> Vec<Table> {
    let mut tables = Vec::new();
    for _ in 0..boards {
        let table = create(to, &blitz()).await;
        start_clock(to, &table).await;
        tables.push(table);
    }
    tables
}

async fn clocks(to: SocketAddr, token: &str, body: &Value) -> Answer {
    ask_as(to, "POST", "/api/room/clocks", token, Some(body)).await
}

async fn runs(to: SocketAddr, table: &Table) -> bool {
    let seen = ask_as(to, "GET", &table.path(""), table.token("white"), None).await;
    seen.ok()["view"]["clock"].get("runs").is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn one_act_stops_every_clock_and_one_sets_going_what_it_stopped() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let tables = running(to, 40).await;
    let stop = json!({"act": "stop-clock"});
    act(to, &tables[7], "black", &stop).await.ok();
    let idle = create(to, &blitz()).await;

    let told = clocks(to, ORGANISER, &json!({"clocks": "stop"})).await.ok();
    assert_eq!(told["done"].as_array().unwrap().len(), 39, "{told}");
    assert_eq!(told["left"].as_array().unwrap().len(), 2, "{told}");
    for table in &tables {
        assert!(!runs(to, table).await);
    }
    let record = ask_as(to, "GET", &tables[0].path("/record"), ORGANISER, None).await;
    assert!(record.text.contains("room-stopped"), "{}", record.text);

    let told = clocks(to, ORGANISER, &json!({"clocks": "resume"}))
        .await
        .ok();
    assert_eq!(told["done"].as_array().unwrap().len(), 39, "{told}");
    assert!(!runs(to, &tables[7]).await, "Black stopped it himself");
    assert!(!runs(to, &idle).await);
    assert!(runs(to, &tables[8]).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_arbiter_does_it_where_he_is_one_and_nobody_else_anywhere() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let tables = running(to, 3).await;
    let named = |seats: &[(&Table, &str)]| {
        let tables: Vec<Value> = seats
            .iter()
            .map(|(table, seat)| json!({"table": table.name, "token": table.token(seat)}))
            .collect();
        json!({"clocks": "stop", "tables": tables})
    };
    let body = named(&[
        (&tables[0], "arbiter"),
        (&tables[1], "arbiter"),
        (&tables[2], "black"),
    ]);
    let told = ask(to, "POST", "/api/room/clocks", &[], body.to_string())
        .await
        .ok();
    assert_eq!(told["done"].as_array().unwrap().len(), 2, "{told}");
    assert_eq!(told["failed"][0]["table"], tables[2].name, "{told}");
    assert!(runs(to, &tables[2]).await);

    let all = json!({"clocks": "stop"});
    let nobody = ask(to, "POST", "/api/room/clocks", &[], all.to_string()).await;
    assert!((400..500).contains(&nobody.status), "{nobody:?}");
    let black = clocks(to, tables[2].token("black"), &all).await;
    assert_eq!(black.status, 403, "{black:?}");
    let stranger = json!({"clocks": "stop", "tables": [{"table": tables[2].name}]});
    let told = ask(to, "POST", "/api/room/clocks", &[], stranger.to_string())
        .await
        .ok();
    assert_eq!(told["done"], json!([]), "{told}");
    assert!(runs(to, &tables[2]).await);
    server.stop().await;
}

/// The next message of a kind.
async fn next_of(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let message = socket.next().await.unwrap();
        if message["type"] == kind {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_reaches_every_table_and_who_comes_later() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let tables = running(to, 2).await;
    let (mut white, _) = Socket::follow(to, &tables[0], "white").await;
    let notice = json!({"what": "restart", "at_ms": 1_900_000_000_000_u64, "text": "Ten minutes"});
    let black = tables[0].token("black");
    let refused = ask_as(to, "POST", "/api/room/notice", black, Some(&notice)).await;
    assert_eq!(refused.status, 403);
    ask_as(to, "POST", "/api/room/notice", ORGANISER, Some(&notice))
        .await
        .ok();
    assert_eq!(next_of(&mut white, "notice").await["notice"], notice);
    let mut late = Socket::open(to).await;
    assert_eq!(next_of(&mut late, "notice").await["notice"], notice);
    let gone = ask_as(to, "DELETE", "/api/room/notice", ORGANISER, None).await;
    assert_eq!(gone.status, 204);
    assert!(next_of(&mut white, "notice").await.get("notice").is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_in_good_order_says_so_first() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let tables = running(to, 1).await;
    let (mut white, _) = Socket::follow(to, &tables[0], "white").await;
    let stopping = tokio::spawn(server.stop());
    let told = next_of(&mut white, "notice").await;
    assert_eq!(told["notice"]["what"], "restart");
    assert_eq!(next_of(&mut white, "gone").await["why"], "shutting-down");
    stopping.await.unwrap();
}
