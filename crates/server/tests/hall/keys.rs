//! What is sent again is one thing, and what is not the same is not.

use serde_json::{Value, json};

use crate::kit::{ORGANISER, Socket, act, ask, blitz, config, create, make, start, start_clock};

#[tokio::test(flavor = "multi_thread")]
async fn a_key_with_another_act_is_refused_and_nothing_vanishes() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    white.command(&table, "k", &make("e2", "e4")).await;
    let first = white.hear("accepted").await;
    let resign = json!({"act": "resign"});
    white.command(&table, "k", &resign).await;
    let refused = white.hear("refused").await;
    assert_eq!(refused["problem"]["type"], "urn:tuomari:problem:key-reused");
    white.command(&table, "k", &make("e2", "e4")).await;
    assert_eq!(white.hear("accepted").await["version"], first["version"]);
    white.command(&table, "k2", &resign).await;
    let resigned = white.hear("accepted").await;
    assert_ne!(resigned["version"], first["version"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_do_makes_nobodys_key_forgotten() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    white.command(&table, "k", &make("e2", "e4")).await;
    let first = white.hear("accepted").await;
    for n in 0..100 {
        // The arbiter sets the clock, again and again.
        let of = if n % 2 == 0 { "white" } else { "black" };
        let more = json!({"act": "add-time", "of": of, "time": "0:01"});
        act(to, &table, "arbiter", &more).await.ok();
    }
    white.command(&table, "k", &make("e2", "e4")).await;
    assert_eq!(white.hear("accepted").await["version"], first["version"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_asked_for_twice_under_one_key_is_one_table() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let bearer = format!("Bearer {ORGANISER}");
    let ask_for = async |key: &str, asked: &Value| {
        let mut headers = vec![("authorization", bearer.as_str())];
        if !key.is_empty() {
            headers.push(("idempotency-key", key));
        }
        ask(to, "POST", "/api/tables", &headers, asked.to_string()).await
    };
    let first = ask_for("one", &blitz()).await;
    assert_eq!(first.status, 201);
    let again = ask_for("one", &blitz()).await;
    assert_eq!(again.status, 201);
    assert_eq!(again.json(), first.json());
    let mut other = blitz();
    other["time_control"] = json!("5+0");
    let refused = ask_for("one", &other).await;
    assert_eq!(refused.status, 409);
    assert_eq!(refused.json()["type"], "urn:tuomari:problem:key-reused");
    assert_eq!(ask_for("!", &blitz()).await.status, 422);
    assert_ne!(ask_for("two", &blitz()).await.json(), first.json());
    assert_ne!(ask_for("", &blitz()).await.json(), first.json());
    let list = ask(to, "GET", "/api/tables", &[], "").await.ok();
    assert_eq!(list["tables"].as_array().unwrap().len(), 3);
    server.stop().await;
}
