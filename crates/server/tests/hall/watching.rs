//! Competitions through sockets: who looks on is told what changed.

use std::{net::SocketAddr, time::Duration};

use serde_json::{Value, json};
use tokio::time::timeout;
use tuomari_wire::change::apply;

use crate::{
    competitions::{Event, all_open, two_nodes, until},
    kit::{Socket, TempFile, ask_as, config, start},
};

/// One who looks on through a socket.
struct Onlooker {
    socket: Socket,
    /// What he has, without what is `null`.
    seen: Value,
    /// Changes he was told, and how often he had to read it anew.
    changes: usize,
    anew: usize,
}

impl Onlooker {
    async fn of(to: SocketAddr, event: &Event) -> Onlooker {
        let mut socket = Socket::open(to).await;
        let watch = json!({"type": "watch", "competition": event.name});
        socket.say(&watch).await;
        let moved = socket.hear("moved").await;
        // For the first who looks on, what anybody sees is written now.
        assert_eq!(socket.hear("moved").await, moved);
        let seen = plain(event.public(to).await);
        assert_eq!(moved["version"], seen["version"]);
        Onlooker {
            socket,
            seen,
            changes: 0,
            anew: 0,
        }
    }

    /// Takes in what he is told until he holds a version.
    async fn until(&mut self, to: SocketAddr, event: &Event, version: u64) {
        while self.version() < version {
            let moved = self.socket.hear("moved").await;
            if moved["version"].as_u64() <= Some(self.version()) {
                continue;
            }
            if moved["after"].as_u64() == Some(self.version()) {
                self.seen = apply(self.seen.take(), &moved["change"]);
                self.changes += 1;
            } else {
                self.seen = plain(event.public(to).await);
                self.anew += 1;
            }
        }
    }

    fn version(&self) -> u64 {
        self.seen["version"].as_u64().unwrap()
    }
}

/// A document without the keys that are `null`: they are the same as missing.
fn plain(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            for field in fields.values_mut() {
                *field = plain(field.take());
            }
        }
        Value::Array(items) => {
            for item in items {
                *item = plain(item.take());
            }
        }
        _ => {}
    }
    value
}

fn version(seen: &Value) -> u64 {
    seen["version"].as_u64().unwrap()
}

/// Resigns at every board of the round.
async fn play(to: SocketAddr, event: &Event, badges: &[String]) {
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    for board in &boards {
        board.play(to, badges, &event.chief).await;
    }
    let ended = || async {
        let seen = event.public(to).await;
        let round = seen["view"]["rounds"].as_array().unwrap().last().cloned();
        let boards = round.unwrap()["boards"].as_array().cloned().unwrap();
        boards.iter().all(|board| !board["outcome"].is_null())
    };
    until("the results are in", ended).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_is_told_what_changed_on_whatever_node_it_happens() {
    let (_, one, other) = two_nodes().await;
    let (to, there) = (one.address(), other.address());
    let event = Event::swiss(to, 8).await;
    let badges = event.badges(to).await;
    let mut near = Onlooker::of(to, &event).await;
    let mut far = Onlooker::of(there, &event).await;
    for _ in 0..2 {
        event.publish(to).await;
        play(to, &event, &badges).await;
        let close = json!({"act": "close-round"});
        event.done(to, &event.chief, &close).await;
        let last = event.public(to).await;
        near.until(to, &event, version(&last)).await;
        far.until(there, &event, version(&last)).await;
        assert_eq!(near.seen, plain(last.clone()));
        assert_eq!(far.seen, plain(last));
    }
    // Changes are gathered: there are at least those of each round.
    assert!(near.changes >= 2 && far.changes >= 2, "change by change");
    assert!(near.anew + far.anew == 0, "and not read anew");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_is_small_however_large_the_competition() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 60).await;
    let badges = event.badges(to).await;
    event.publish(to).await;
    let boards = event.boards(to).await;
    until("the tables stand open", || all_open(to, &boards)).await;
    let mut onlooker = Onlooker::of(to, &event).await;
    boards[20].play(to, &badges, &event.chief).await;
    let has_result = |seen: &Value| !seen["view"]["rounds"][0]["boards"][20]["outcome"].is_null();
    let mut longest = 0;
    while !has_result(&onlooker.seen) {
        let moved = onlooker.socket.hear("moved").await;
        if moved["after"].as_u64() == Some(onlooker.version()) {
            longest = longest.max(moved.to_string().len());
            onlooker.seen = apply(onlooker.seen.take(), &moved["change"]);
        }
    }
    let whole = event.public(to).await.to_string().len();
    println!("a result: {longest} bytes of {whole}");
    assert!(longest * 4 < whole, "{longest} of {whole}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_a_link_is_told_that_it_moved_and_reads_it_himself() {
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    let event = Event::swiss(to, 4).await;
    let other = Event::swiss(to, 4).await;
    let badges = event.badges(to).await;
    let mut socket = Socket::open(to).await;
    let watch = |event: &Event, token: &str| json!({"type": "watch", "competition": event.name, "token": token});
    // A link of another competition opens nothing here.
    socket.say(&watch(&other, &badges[0])).await;
    let problem = socket.hear("problem").await;
    assert_eq!(problem["competition"], json!(other.name));
    assert_eq!(problem["problem"]["status"], 401, "{problem}");
    socket.say(&watch(&event, &badges[0])).await;
    let moved = socket.hear("moved").await;
    let here = json!({"act": "check-in", "who": {"player": 2}, "here": true});
    event.done(to, &badges[1], &here).await;
    let next = socket.hear("moved").await;
    assert!(next["version"].as_u64() > moved["version"].as_u64());
    assert_eq!(
        (&next["after"], &next["change"]),
        (&Value::Null, &Value::Null)
    );
    // A badge that is replaced: he is told, and opens nothing any more.
    let again = json!({"seats": ["player-1"]});
    let links = event.path("/links");
    ask_as(to, "POST", &links, &event.organiser, Some(&again))
        .await
        .ok();
    socket.hear("moved").await;
    let seen = ask_as(to, "GET", &event.path(""), &badges[0], None).await;
    assert_eq!(seen.status, 401);
    // Who hears of it no longer is told nothing.
    socket
        .say(&json!({"type": "unwatch", "competition": event.name}))
        .await;
    socket
        .say(&json!({"type": "ping", "n": 1, "client_time": 1}))
        .await;
    socket.hear("pong").await;
    event
        .done(
            to,
            &badges[2],
            &json!({"act": "check-in", "who": {"player": 3}, "here": true}),
        )
        .await;
    let silence = timeout(Duration::from_millis(500), socket.hear("moved")).await;
    assert!(silence.is_err(), "{silence:?}");
    // Whoever runs the server sees what is on it.
    socket.say(&watch(&event, crate::kit::ORGANISER)).await;
    socket.hear("moved").await;
    // A name that is none.
    socket
        .say(&json!({"type": "watch", "competition": "nothing"}))
        .await;
    assert_eq!(socket.hear("problem").await["problem"]["status"], 404);
    server.stop().await;
}
