//! The arbiter's desk: one link for all tables, the facts of a question,
//! earlier positions, and rulings with what would come of them.

use serde_json::{Value, json};

use crate::kit::{
    ORGANISER, Socket, Table, act, ask, ask_as, blitz, config, create, make, start, start_clock,
};

fn wooden() -> Value {
    json!({
        "rulebook": "fide-2018", "profile": "standard", "table": "wooden",
        "time_control": "90+30", "regulations": {"fide-rated": "no"},
    })
}

#[tokio::test]
async fn the_organisers_link_is_the_arbiter_of_every_table() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut socket = Socket::open(to).await;
    for _ in 0..3 {
        let table = create(to, &blitz()).await;
        let follow = json!({"type": "follow", "table": table.name, "token": ORGANISER});
        socket.say(&follow).await;
        let view = socket.hear("view").await;
        assert_eq!(view["view"]["seat"], "arbiter");
        let start = json!({"act": "start-clock"});
        socket.command(&table, "start", &start).await;
        socket.hear("accepted").await;
        // The clock's colour is to be seen at every seat, by the same entry.
        let seen = ask(to, "GET", &table.path(""), &[], "").await.ok();
        assert_eq!(seen["view"]["clock"]["runs"], "white");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_question_comes_with_its_facts_and_rulings() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &wooden()).await;
    start_clock(to, &table).await;
    for (seat, from, dest) in [("white", "g1", "f3"), ("black", "g8", "f6")] {
        act(to, &table, seat, &make(from, dest)).await.ok();
        act(to, &table, seat, &json!({"act": "press"})).await.ok();
    }
    let press = json!({"act": "press"});
    act(to, &table, "white", &press).await.ok();
    let claim = json!({"act": "claim", "claim": "threefold"});
    act(to, &table, "black", &claim).await.ok();

    let seen = as_organiser(&table, to, "").await;
    let question = &seen["view"]["questions"][0];
    assert!(question["since_ms"].is_u64(), "{question}");
    let number = question["question"].as_u64().unwrap();
    let key = format!("rule {number} reject");
    let mut options = seen["options"].as_array().unwrap().iter();
    let option = options.find(|option| option["key"] == key).unwrap();
    let effects = option["effects"].to_string();
    assert!(
        effects.contains("time-added") && effects.contains("120000"),
        "{effects}"
    );
    assert_eq!(option["articles"][0], "fide-2018/9.5.3");

    let path = format!("/questions/{number}");
    let facts = as_organiser(&table, to, &path).await;
    assert_eq!(
        facts["appearances"].as_array().map(Vec::len),
        Some(1),
        "{facts}"
    );
    assert_eq!(facts["behind"], true);
    let positions = as_organiser(&table, to, "/positions").await;
    let positions = positions["positions"].as_array().unwrap().clone();
    assert_eq!(positions.len(), 3);
    assert_eq!(
        positions[1]["pieces"],
        "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R"
    );
    assert_eq!(positions[1]["turn"], "black");

    for rest in [path.as_str(), "/positions"] {
        let answer = ask_as(to, "GET", &table.path(rest), table.token("white"), None).await;
        assert_eq!(answer.status, 403, "{answer:?}");
    }
    let gone = ask_as(to, "GET", &table.path("/questions/99"), ORGANISER, None).await;
    assert_eq!(gone.status, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_is_over_is_listed_for_the_organiser() {
    let mut closed = config("memory:");
    closed.anyone_lists = false;
    let server = start(closed).await;
    let to = server.address();
    let table = create(to, &wooden()).await;
    start_clock(to, &table).await;
    let result = json!({"act": "enter-result", "points": "1/2-1/2"});
    act(to, &table, "arbiter", &result).await.ok();
    let listed = |status: &str| format!("/api/tables?status={status}");
    for status in ["live", "finished", "all"] {
        let stranger = ask(to, "GET", &listed(status), &[], "").await;
        assert_eq!(stranger.status, 401, "{stranger:?}");
    }
    for (status, count) in [("live", 0), ("finished", 1), ("all", 1)] {
        let found = ask_as(to, "GET", &listed(status), ORGANISER, None)
            .await
            .ok();
        assert_eq!(
            found["tables"].as_array().map(Vec::len),
            Some(count),
            "{status}"
        );
    }
    server.stop().await;
}

async fn as_organiser(table: &Table, to: std::net::SocketAddr, rest: &str) -> Value {
    ask_as(to, "GET", &table.path(rest), ORGANISER, None)
        .await
        .ok()
}
