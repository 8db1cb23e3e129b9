//! What a silent rulebook keeps back is kept back over the wire too.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tuomari_server::wire::change::apply;

use crate::kit::{Table, act, ask, ask_as, config, create, make, start, start_clock};

async fn strict(to: SocketAddr) -> Table {
    let asked = json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "5 min"});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    table
}

async fn seen(to: SocketAddr, table: &Table, seat: &str) -> Value {
    ask_as(to, "GET", &table.path(""), table.token(seat), None)
        .await
        .ok()
}

/// The names of everything in it, values aside.
fn shape(of: &Value, name: &str, into: &mut Vec<String>) {
    match of {
        Value::Object(fields) if name != "view.board" => {
            for (key, value) in fields {
                shape(value, &format!("{name}.{key}"), into);
            }
        }
        _ => into.push(name.to_owned()),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_legal_and_an_illegal_move_look_alike_to_everybody() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let (legal, illegal) = (strict(to).await, strict(to).await);
    act(to, &legal, "white", &make("e2", "e4")).await.ok();
    act(to, &illegal, "white", &make("e2", "e5")).await.ok();
    for press in [false, true] {
        if press {
            for table in [&legal, &illegal] {
                act(to, table, "white", &json!({"act": "press"})).await.ok();
            }
        }
        for seat in ["white", "black", "spectator", "hall-screen"] {
            let mut shapes = [Vec::new(), Vec::new()];
            for (table, shape_of) in [&legal, &illegal].into_iter().zip(&mut shapes) {
                let seen = seen(to, table, seat).await;
                shape(&seen["view"], "view", shape_of);
                shape(&seen["options"], "options", shape_of);
                shape_of.push(seen["version"].to_string());
            }
            assert_eq!(shapes[0], shapes[1], "{seat}, pressed: {press}");
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mate_is_not_announced_by_any_list_or_file() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = strict(to).await;
    let fools = [
        ("white", "f2", "f3"),
        ("black", "e7", "e5"),
        ("white", "g2", "g4"),
        ("black", "d8", "h4"),
    ];
    for (seat, from, square) in fools {
        act(to, &table, seat, &make(from, square)).await.ok();
        act(to, &table, seat, &json!({"act": "press"})).await.ok();
    }
    for seat in ["white", "black", "spectator"] {
        let seen = seen(to, &table, seat).await;
        assert!(seen["view"].get("conclusion").is_none(), "{seat}");
        let pgn = ask_as(to, "GET", &table.path("/pgn"), table.token(seat), None).await;
        assert_eq!(pgn.status, 403);
        let record = ask_as(to, "GET", &table.path("/record"), table.token(seat), None).await;
        assert_eq!(record.status, 403);
    }
    let list = ask(to, "GET", "/api/tables", &[], "").await.ok();
    assert_eq!(
        list["tables"][0]["table"], table.name,
        "it still counts as live"
    );
    // A player who goes on confirms it.
    act(to, &table, "white", &json!({"act": "resign"})).await;
    let seen = seen(to, &table, "spectator").await;
    assert_eq!(
        seen["view"]["conclusion"]["cause"], "checkmate",
        "{}",
        seen["view"]
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_a_delayed_game_later() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut asked = crate::kit::blitz();
    asked["spectator_delay"] = json!({"moves": 2});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    let (mut looker, first) = crate::kit::Socket::follow(to, &table, "spectator").await;
    let moves = [
        ("white", "e2", "e4"),
        ("black", "e7", "e5"),
        ("white", "g1", "f3"),
    ];
    for (seat, from, square) in moves {
        act(to, &table, seat, &make(from, square)).await.ok();
    }
    // A later version comes as a change of the one before, or whole.
    let mut shown = first["view"].clone();
    while shown["moves"].as_array().unwrap().is_empty() {
        let message = looker.next().await.unwrap();
        match message["type"].as_str() {
            Some("view") => shown = message["view"].clone(),
            Some("change") => shown = apply(shown, &message["view"]),
            _ => {}
        }
    }
    assert_eq!(shown["moves"].as_array().unwrap().len(), 1);
    let now = seen(to, &table, "spectator").await;
    assert_eq!(now["view"]["moves"].as_array().unwrap().len(), 1);
    assert_eq!(now["version"], 3);
    let full = seen(to, &table, "hall-screen").await;
    assert_eq!(full["view"]["moves"].as_array().unwrap().len(), 3);
    server.stop().await;
}
