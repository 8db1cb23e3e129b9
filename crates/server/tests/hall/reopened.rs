//! A game that the software ended wrongly goes on, for everybody.

use serde_json::{Value, json};

use crate::kit::{
    Socket, Table, TempFile, act, ask, ask_as, blitz, config, create, make, start, start_clock,
    until,
};

async fn lost_on_time(to: std::net::SocketAddr) -> Table {
    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 1}]});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    until("the flag", || async {
        seen(to, &table, "white").await.get("conclusion").is_some()
    })
    .await;
    table
}

async fn seen(to: std::net::SocketAddr, table: &Table, seat: &str) -> Value {
    let seen = ask_as(to, "GET", &table.path(""), table.token(seat), None).await;
    seen.ok()["view"].clone()
}

async fn live(to: std::net::SocketAddr) -> usize {
    let list = ask(to, "GET", "/api/tables", &[], "").await.ok();
    list["tables"].as_array().unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_live_again_and_its_record_closed() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = lost_on_time(to).await;
    assert_eq!(live(to).await, 0);
    let pgn = ask(to, "GET", &table.path("/pgn"), &[], "").await;
    assert_eq!(pgn.status, 200, "over, it is everybody's");

    let reopen = json!({"act": "reopen", "white": "1:00"});
    let refused = act(to, &table, "white", &reopen).await;
    assert_eq!(refused.json()["refusal"], "game-over", "it is no player's");
    let bare = act(to, &table, "arbiter", &json!({"act": "reopen"})).await;
    assert_eq!(bare.json()["refusal"], "time-missing");

    let (mut black, _) = Socket::follow(to, &table, "black").await;
    act(to, &table, "arbiter", &reopen).await.ok();
    let change = black.hear("change").await;
    let view = &change["view"];
    assert!(
        view.get("conclusion").is_some_and(Value::is_null),
        "{change}"
    );
    assert_eq!(live(to).await, 1);
    let pgn = ask(to, "GET", &table.path("/pgn"), &[], "").await;
    assert_eq!(pgn.status, 403, "in play again, it is the arbiter's");

    act(to, &table, "arbiter", &json!({"act": "resume"}))
        .await
        .ok();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    act(to, &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    assert_eq!(live(to).await, 0);
    let story = ask(to, "GET", &table.path("/story"), &[], "").await;
    assert!(story.text.contains("event-reopened"), "{}", story.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_goes_on_after_a_restart() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let table = lost_on_time(server.address()).await;
    let reopen = json!({"act": "reopen", "white": "1:00"});
    act(server.address(), &table, "arbiter", &reopen).await.ok();
    server.stop().await;

    let server = start(config(&file.journal())).await;
    let to = server.address();
    assert_eq!(live(to).await, 1);
    let view = seen(to, &table, "white").await;
    assert!(view.get("conclusion").is_none(), "{view}");
    assert_eq!(view["clock"]["white"]["left_ms"], 60_000);
    act(to, &table, "arbiter", &json!({"act": "resume"}))
        .await
        .ok();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    server.stop().await;
}
