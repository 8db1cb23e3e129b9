//! Flags that fall while somebody looks, and while nobody does.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::kit::{Socket, act, ask_as, blitz, config, create, start, start_clock, until};

fn one_second(mut asked: Value) -> Value {
    asked["time_control"] = json!({"periods": [{"time": 1}]});
    asked
}

#[tokio::test(flavor = "multi_thread")]
async fn at_an_assisted_table_the_software_sees_the_flag() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &one_second(blitz())).await;
    let (mut black, _) = Socket::follow(to, &table, "black").await;
    start_clock(to, &table).await;
    let mut flag_shown = false;
    let conclusion = loop {
        let change = black.next().await.unwrap();
        let view = &change["view"];
        flag_shown |= view["clock"]["white"]["flag"] == true;
        if let Some(conclusion) = view.get("conclusion") {
            break conclusion.clone();
        }
    };
    assert!(flag_shown, "the clock's face shows the flag first");
    assert_eq!(
        (conclusion["cause"].as_str(), conclusion["of"].as_str()),
        (Some("time"), Some("white"))
    );
    // Who comes too late is told so.
    let late = act(to, &table, "white", &crate::kit::make("e2", "e4")).await;
    assert_eq!(late.json()["refusal"], "game-over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_though_nobody_is_connected() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &one_second(blitz())).await;
    start_clock(to, &table).await;
    let path = table.path("");
    until("the end", || async {
        let seen = ask_as(to, "GET", &path, table.token("white"), None)
            .await
            .ok();
        seen["view"].get("conclusion").is_some()
    })
    .await;
    let list = crate::kit::ask(to, "GET", "/api/tables", &[], "")
        .await
        .ok();
    assert_eq!(list["tables"], json!([]), "it is no longer live");
    let pgn = ask_as(to, "GET", &table.path("/pgn"), table.token("black"), None).await;
    assert!(pgn.text.contains("0-1"), "{}", pgn.text);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_only_players_may_notice_a_flag_nobody_does() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let asked = json!({
        "rulebook": "fi-blitz-2014", "table": "assisted",
        "time_control": {"periods": [{"time": 1}]},
    });
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    sleep(Duration::from_millis(2_500)).await;
    let seen = ask_as(to, "GET", &table.path(""), table.token("arbiter"), None).await;
    let seen = seen.ok();
    assert!(seen["view"].get("conclusion").is_none(), "{}", seen["view"]);
    assert_eq!(seen["version"], 2, "nothing was written");
    server.stop().await;
}
