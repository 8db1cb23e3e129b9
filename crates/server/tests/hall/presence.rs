//! Who sits at a table, and where the two go on.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::kit::{Socket, Table, act, ask_as, blitz, config, create, make, start, start_clock};

/// What somebody is told of the players, as soon as it is so.
async fn told(socket: &mut Socket, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let presence = socket.hear("presence").await;
        if is_so(&presence) {
            return presence;
        }
    }
}

async fn over(to: SocketAddr, table: &Table) {
    start_clock(to, table).await;
    act(to, table, "white", &make("e2", "e4")).await.ok();
    act(to, table, "black", &json!({"act": "resign"}))
        .await
        .ok();
}

#[tokio::test]
async fn players_and_the_arbiter_see_who_is_there_and_nobody_else_is_told() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let first = told(&mut white, |_| true).await;
    assert_eq!(
        (&first["white"], &first["black"]),
        (&json!({"here": true}), &json!({"here": false})),
        "one who never came was never heard of"
    );
    let (mut arbiter, _) = Socket::follow(to, &table, "arbiter").await;
    let (mut crowd, _) = Socket::follow(to, &table, "spectator").await;
    let (black, _) = Socket::follow(to, &table, "black").await;
    told(&mut white, |seen| seen["black"]["here"] == true).await;
    told(&mut arbiter, |seen| seen["black"]["here"] == true).await;
    drop(black);
    let gone = told(&mut white, |seen| seen["black"]["here"] == false).await;
    assert!(
        gone["black"]["heard_ms"].as_u64() > Some(1_700_000_000_000),
        "{gone}"
    );
    // A second device that goes changes nothing.
    let (phone, _) = Socket::follow(to, &table, "black").await;
    let (_laptop, _) = Socket::follow(to, &table, "black").await;
    told(&mut white, |seen| seen["black"]["here"] == true).await;
    drop(phone);
    start_clock(to, &table).await;
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    loop {
        let message = crowd.next().await.unwrap();
        assert_ne!(message["type"], "presence", "spectators are a crowd");
        if message["type"] == "change" && message.to_string().contains("e4") {
            break;
        }
    }
    let (mut late, _) = Socket::follow(to, &table, "arbiter").await;
    assert_eq!(
        told(&mut late, |_| true).await["black"],
        json!({"here": true})
    );
    server.stop().await;
}

#[tokio::test]
async fn the_house_is_always_there() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut asked = blitz();
    asked["house"] = json!({"color": "black"});
    let table = create(to, &asked).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let seen = told(&mut white, |_| true).await;
    assert_eq!(seen["black"], json!({"here": true}));
    server.stop().await;
}

#[tokio::test]
async fn two_go_on_with_colours_changed_by_the_links_they_have() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut asked = blitz();
    asked["names"] = json!({"white": "Turku", "black": "Vaasa", "round": "3", "board": "2"});
    let table = create(to, &asked).await;
    let next =
        async |seat: &str| ask_as(to, "POST", &table.path("/next"), table.token(seat), None).await;
    assert_eq!(next("white").await.status, 409, "the game goes on");
    let (mut black, _) = Socket::follow(to, &table, "black").await;
    over(to, &table).await;
    for seat in ["spectator", "arbiter", "hall-screen"] {
        assert_eq!(next(seat).await.status, 403, "{seat}");
    }
    let all: Vec<String> = futures::future::join_all((0..10).map(async |n: usize| {
        let seat = ["white", "black"][n % 2];
        next(seat).await.ok()["table"].as_str().unwrap().to_owned()
    }))
    .await;
    assert!(all.iter().all(|one| *one == all[0]), "{all:?}");
    let heard = told(&mut black, |seen| seen["next"].is_string()).await;
    assert_eq!(heard["next"], all[0].as_str());
    let path = format!("/api/tables/{}", all[0]);
    for (seat, now) in [
        ("white", "black"),
        ("black", "white"),
        ("arbiter", "arbiter"),
    ] {
        let seen = ask_as(to, "GET", &path, table.token(seat), None).await.ok();
        assert_eq!(seen["view"]["seat"], now);
        assert_eq!(
            seen["about"]["names"],
            json!({"white": "Vaasa", "black": "Turku"})
        );
        assert_eq!(seen["about"]["time_control"], "3+2");
    }
    // Who comes back to the old table later is told of it too.
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    assert_eq!(told(&mut white, |_| true).await["next"], all[0].as_str());
    server.stop().await;
}
