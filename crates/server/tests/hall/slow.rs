//! A reader who takes nothing is in nobody's way, and is shown the table anew
//! when he takes again.

use std::time::Duration;

use serde_json::json;
use tokio::{net::TcpSocket, time::Instant};
use tokio_tungstenite::client_async;

use crate::kit::{Socket, config, create, make, start, start_clock};

/// More than the buffers of a socket hold.
const MOVES: usize = 4_000;

/// A silent rulebook ends no game by itself, however often a knight comes back.
fn endless() -> serde_json::Value {
    json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "60 min"})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_holds_nobody_up_and_is_shown_the_table_anew() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &endless()).await;
    start_clock(to, &table).await;
    // As little room as the system allows; an arbiter is told most.
    let narrow = TcpSocket::new_v4().unwrap();
    narrow.set_recv_buffer_size(2_048).unwrap();
    let stream = narrow.connect(to).await.unwrap();
    let url = format!("ws://{to}/api/socket");
    let mut slow = Socket(client_async(url, stream).await.unwrap().0);
    let follow = json!({"type": "follow", "table": table.name, "token": table.token("arbiter")});
    slow.say(&follow).await;

    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let (mut black, _) = Socket::follow(to, &table, "black").await;
    let there_and_back = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    let (mut longest, mut version) = (Duration::ZERO, 0);
    for n in 0..MOVES / 2 {
        let mover = if n % 2 == 0 { &mut white } else { &mut black };
        let (from, square) = there_and_back[n % 4];
        for (key, act) in [("m", make(from, square)), ("p", json!({"act": "press"}))] {
            let asked = Instant::now();
            mover.command(&table, &format!("{key}{n}"), &act).await;
            version = mover.hear("accepted").await["version"].as_u64().unwrap();
            longest = longest.max(asked.elapsed());
        }
    }
    assert!(
        longest < Duration::from_secs(2),
        "a player waited {longest:?}"
    );

    let (mut changes, mut views) = (0, 0);
    loop {
        let message = slow.next().await.unwrap();
        match message["type"].as_str() {
            Some("view") => views += 1,
            Some("change") => changes += 1,
            _ => {}
        }
        if message["version"].as_u64() >= Some(version) {
            break;
        }
    }
    assert!(views >= 2, "shown the table at first and anew: {views}");
    assert!(
        changes < MOVES,
        "{changes} of {MOVES} changes were kept for him"
    );
    server.stop().await;
}
