//! What is given back for a slow way: for presses, once, and for all to see.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::kit::{Socket, ask, ask_as, config, create, make, start, start_clock};

/// Seems far away: the server's first ping is answered late.
async fn seem_slow(socket: &mut Socket) -> Value {
    sleep(Duration::from_millis(900)).await;
    socket
        .say(&json!({"type": "ping", "n": 1, "client_time": 0}))
        .await;
    socket.hear("lag").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strict_move_is_given_back_once_and_everybody_concerned_sees_it() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let asked = json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "3 min"});
    let table = create(to, &asked).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let lag = seem_slow(&mut white).await;
    assert!(lag["round_trip_ms"].as_u64().unwrap() >= 500, "{lag}");
    // One fiftieth of three minutes.
    assert_eq!(lag["left_ms"], 3_600);
    start_clock(to, &table).await;
    sleep(Duration::from_millis(400)).await;
    white.command(&table, "k1", &make("e2", "e4")).await;
    white.hear("accepted").await;
    sleep(Duration::from_millis(400)).await;
    white.command(&table, "k2", &json!({"act": "press"})).await;
    white.hear("accepted").await;
    let record = table.path("/record");
    let record = ask_as(to, "GET", &record, table.token("arbiter"), None).await;
    let given = |line: &&str| line.replace('\\', "").contains("\"lag");
    let given: Vec<&str> = record.text.lines().filter(given).collect();
    assert_eq!(given.len(), 1, "{}", record.text);
    assert!(given[0].contains("clock-pressed"), "{}", given[0]);
    let seen = async |seat: &str| {
        let seen = ask_as(to, "GET", &table.path(""), table.token(seat), None).await;
        seen.ok()["view"]["given_back"].clone()
    };
    for seat in ["white", "black", "arbiter"] {
        let expected = json!({"white_ms": 250, "black_ms": 0});
        assert_eq!(seen(seat).await, expected, "{seat}");
    }
    let stranger = ask(to, "GET", &table.path(""), &[], "").await.ok();
    assert!(stranger["view"]["given_back"].is_null());
    server.stop().await;
}
