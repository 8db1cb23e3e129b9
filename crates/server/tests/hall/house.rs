//! The house as an opponent: it plays, it is fair, and it goes on.

use std::{net::SocketAddr, path::Path, time::Duration};

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::kit::{Answer, Table, TempFile, act, ask, ask_as, config, make, start, until};

/// Where Debian puts it; `.ci/run` brings it.
const STOCKFISH: &str = "/usr/games/stockfish";

fn practice(kind: &str, house: &Value) -> Value {
    json!({
        "rulebook": "fide-2023", "table": kind, "time_control": "10+5",
        "regulations": {"fide-rated": "no"}, "house": house,
    })
}

/// A stranger asks for a game with the house.
async fn sits_down(to: SocketAddr, asked: &Value) -> Table {
    let answer = asks(to, asked).await;
    Table::of(&answer.ok())
}

async fn asks(to: SocketAddr, asked: &Value) -> Answer {
    ask(to, "POST", "/api/tables", &[], asked.to_string()).await
}

async fn seen(to: SocketAddr, table: &Table, seat: &str) -> Value {
    let token = table.token(seat);
    ask_as(to, "GET", &table.path(""), token, None).await.ok()
}

async fn moves(to: SocketAddr, table: &Table, seat: &str) -> usize {
    seen(to, table, seat).await["view"]["moves"]
        .as_array()
        .unwrap()
        .len()
}

/// Waits until it is this seat's turn again, its clock running.
async fn turn(to: SocketAddr, table: &Table, seat: &str) {
    until("it is our turn", async || {
        let view = seen(to, table, seat).await;
        view["view"]["to_act"] == seat && view["view"]["clock"]["runs"] == seat
    })
    .await;
}

async fn done(to: SocketAddr, table: &Table, seat: &str, what: &Value) {
    let answer = act(to, table, seat, what).await;
    assert_eq!(answer.status, 200, "{what}: {answer:?}");
}

#[tokio::test]
async fn anybody_plays_the_house_and_gets_no_seat_but_his_own() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let here = ask(to, "GET", "/api/here", &[], "").await.ok();
    assert_eq!(
        (&here["creates"], &here["house"]),
        (&json!(false), &json!(true))
    );
    let asked = practice("assisted", &json!({"color": "black"}));
    let table = sits_down(to, &asked).await;
    let mut seats: Vec<&str> = table
        .links
        .as_array()
        .unwrap()
        .iter()
        .map(|link| link["seat"].as_str().unwrap())
        .collect();
    seats.sort_unstable();
    assert_eq!(
        seats,
        ["hall-screen", "spectator", "white", "white-assistant"]
    );
    let about = seen(to, &table, "white").await["about"].clone();
    assert_eq!(about["house"], json!({"color": "black", "level": "easy"}));
    assert_eq!(about["names"], json!({"black": "Tuomari"}));
    // The house has started the clock, and answers each move.
    for (from, aim) in [("e2", "e4"), ("d2", "d3"), ("a2", "a3")] {
        turn(to, &table, "white").await;
        done(to, &table, "white", &make(from, aim)).await;
    }
    turn(to, &table, "white").await;
    assert_eq!(moves(to, &table, "white").await, 6);
    // It declines; a beginner learns nothing from a draw.
    done(to, &table, "white", &make("h2", "h3")).await;
    done(to, &table, "white", &json!({"act": "offer-draw"})).await;
    until("the offer is declined", async || {
        seen(to, &table, "white").await["view"]["offer"].is_null()
    })
    .await;
    let over = act(to, &table, "white", &json!({"act": "resign"})).await;
    assert_eq!(over.status, 200);
    server.stop().await;
}

#[tokio::test]
async fn it_plays_white_too_and_both_sides_of_the_law() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let asked = practice("assisted", &json!({"color": "white", "level": "hard"}));
    let table = sits_down(to, &asked).await;
    done(to, &table, "black", &json!({"act": "start-clock"})).await;
    turn(to, &table, "black").await;
    assert_eq!(moves(to, &table, "black").await, 1);
    let wooden = practice("wooden", &json!({"color": "white"}));
    let refused = asks(to, &wooden).await;
    assert_eq!(refused.status, 422, "{refused:?}");
    assert!(refused.text.contains("house"), "{refused:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_server_that_keeps_no_house_says_so() {
    let mut closed = config("memory:");
    closed.house = false;
    let server = start(closed).await;
    let to = server.address();
    assert_eq!(
        ask(to, "GET", "/api/here", &[], "").await.ok()["house"],
        json!(false)
    );
    let asked = practice("assisted", &json!({"color": "black"}));
    assert_eq!(asks(to, &asked).await.status, 401);
    // And a table without the house is the organiser's, house or not.
    let server_with = start(config("memory:")).await;
    let plain = crate::kit::blitz();
    assert_eq!(asks(server_with.address(), &plain).await.status, 401);
    server.stop().await;
    server_with.stop().await;
}

#[tokio::test]
async fn in_its_lesson_it_slips_once_and_then_moves_the_piece_it_touched() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let house = json!({"color": "black", "lesson": true});
    let table = sits_down(to, &practice("strict", &house)).await;
    let press = json!({"act": "press"});
    for (from, aim) in [("e2", "e4"), ("d2", "d4")] {
        turn(to, &table, "white").await;
        done(to, &table, "white", &make(from, aim)).await;
        done(to, &table, "white", &press).await;
    }
    turn(to, &table, "white").await;
    let board = seen(to, &table, "white").await["view"]["board"].clone();
    let straight = ["b6", "g6"].into_iter().find(|square| board[square] == "n");
    let straight = straight.unwrap_or_else(|| panic!("no knight went straight: {board}"));
    let home = straight.replace('6', "8");
    assert!(board.get(&home).is_none(), "{board}");
    done(
        to,
        &table,
        "white",
        &json!({"act": "claim", "claim": "illegal-move"}),
    )
    .await;
    until("it has moved the knight lawfully", async || {
        let view = seen(to, &table, "white").await["view"].clone();
        view["clock"]["runs"] == "white"
            && view["board"].get(&home).is_none()
            && view["board"].get(straight).is_none()
    })
    .await;
    // It slips no second time.
    done(to, &table, "white", &make("a2", "a3")).await;
    done(to, &table, "white", &press).await;
    turn(to, &table, "white").await;
    let claimed = act(
        to,
        &table,
        "white",
        &json!({"act": "claim", "claim": "illegal-move"}),
    )
    .await;
    let told = seen(to, &table, "white").await["view"]["announced"].to_string();
    assert!(
        claimed.status == 200 || claimed.status == 409,
        "{claimed:?}"
    );
    assert!(!told.contains("loses"), "{told}");
    server.stop().await;
}

#[tokio::test]
async fn it_claims_what_a_fair_opponent_would() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = sits_down(to, &practice("strict", &json!({"color": "black"}))).await;
    turn(to, &table, "white").await;
    done(to, &table, "white", &make("e2", "e5")).await;
    done(to, &table, "white", &json!({"act": "press"})).await;
    until("the pawn is put back", async || {
        let view = seen(to, &table, "white").await["view"].clone();
        view["board"]["e2"] == "P" && view["board"].get("e5").is_none()
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn it_goes_on_after_a_crash() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let table = sits_down(to, &practice("assisted", &json!({"color": "black"}))).await;
    turn(to, &table, "white").await;
    done(to, &table, "white", &make("e2", "e4")).await;
    // It thinks for half a second.
    server.crash();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    turn(to, &table, "white").await;
    assert_eq!(moves(to, &table, "white").await, 2);
    server.stop().await;
}

#[tokio::test]
async fn an_engine_that_hangs_or_is_not_there_costs_no_game() {
    for engine in ["/bin/cat", "/nowhere/at-all"] {
        let mut with = config("memory:");
        with.house_engine = Some(engine.to_owned());
        let server = start(with).await;
        let to = server.address();
        let table = sits_down(to, &practice("assisted", &json!({"color": "black"}))).await;
        turn(to, &table, "white").await;
        done(to, &table, "white", &make("e2", "e4")).await;
        turn(to, &table, "white").await;
        assert_eq!(moves(to, &table, "white").await, 2, "{engine}");
        server.stop().await;
    }
}

/// An engine that knows one move.
const ONE_MOVE: &str = r"#!/bin/sh
while read -r word; do
    case $word in
        uci) echo uciok ;;
        isready) echo readyok ;;
        go*) echo bestmove h7h6 ;;
    esac
done
";

#[cfg(unix)]
#[tokio::test]
async fn with_an_engine_it_plays_that_engines_moves() {
    use std::os::unix::fs::PermissionsExt as _;
    let file = TempFile::new();
    std::fs::write(&file.0, ONE_MOVE).unwrap();
    std::fs::set_permissions(&file.0, std::fs::Permissions::from_mode(0o700)).unwrap();
    let mut with = config("memory:");
    with.house_engine = Some(file.0.display().to_string());
    let server = start(with).await;
    let to = server.address();
    let table = sits_down(to, &practice("assisted", &json!({"color": "black"}))).await;
    turn(to, &table, "white").await;
    done(to, &table, "white", &make("e2", "e4")).await;
    turn(to, &table, "white").await;
    let board = seen(to, &table, "white").await["view"]["board"].clone();
    assert_eq!(board["h6"], "p", "{board}");
    server.stop().await;
}

#[tokio::test]
async fn with_stockfish_it_mates() {
    if !Path::new(STOCKFISH).exists() {
        println!("not tried: there is no {STOCKFISH}; apt install stockfish");
        return;
    }
    let mut with = config("memory:");
    with.house_engine = Some(STOCKFISH.to_owned());
    let server = start(with).await;
    let to = server.address();
    let mut asked = practice("assisted", &json!({"color": "black", "level": "hard"}));
    asked["start"] = json!({"position": "fen", "fen": "6k1/5ppp/8/8/8/1r6/r4PPP/6K1 w - - 0 1"});
    let table = sits_down(to, &asked).await;
    turn(to, &table, "white").await;
    let began = Instant::now();
    done(to, &table, "white", &make("f2", "f3")).await;
    until("Black mates", async || {
        seen(to, &table, "white").await["view"]["conclusion"]["cause"] == "checkmate"
    })
    .await;
    assert!(began.elapsed() < Duration::from_secs(10));
    server.stop().await;
}
