//! Many behind one address, and those who would be many: whose limits are
//! whose.

use std::time::Duration;

use futures::SinkExt as _;
use serde_json::json;
use tokio::{
    io::AsyncWriteExt as _,
    task::JoinSet,
    time::{Instant, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{
    ORGANISER, Socket, TempFile, ask, ask_as, blitz, config, create, is_full, make, start,
    start_clock, usual_limits,
};

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_socket_of_a_link_wins() {
    let mut config = config("memory:");
    config.set("sockets-per-link", "2").unwrap();
    let server = start(config).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    let (mut first, _) = Socket::follow(to, &table, "white").await;
    let (mut second, _) = Socket::follow(to, &table, "white").await;
    let (mut third, _) = Socket::follow(to, &table, "white").await;
    let gone = first.hear("gone").await;
    assert_eq!(gone["why"], "replaced");
    assert_eq!(gone["table"], table.name.as_str());
    // What it still wants to do there it cannot; the others can.
    first.command(&table, "k1", &make("e2", "e4")).await;
    let refused = first.hear("refused").await;
    assert_eq!(
        refused["problem"]["type"],
        "urn:tuomari:problem:not-followed"
    );
    third.command(&table, "k2", &make("e2", "e4")).await;
    third.hear("accepted").await;
    second.hear("change").await;
    // A link of another seat is another link.
    let (_black, _) = Socket::follow(to, &table, "black").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_socket_follows_three_hundred_boards_with_the_usual_limits() {
    let server = start(usual_limits("memory:")).await;
    let to = server.address();
    let mut socket = Socket::open(to).await;
    let here = socket.next().await.unwrap();
    assert_eq!(here["type"], "here", "it says first which node it is");
    let mut tables = Vec::new();
    for _ in 0..300 {
        tables.push(create(to, &blitz()).await);
    }
    for table in &tables {
        let follow = json!({"type": "follow", "table": table.name, "token": ORGANISER});
        socket.say(&follow).await;
    }
    for _ in 0..tables.len() {
        socket.hear("view").await;
    }
    // The same table again and again is no desk.
    let again = json!({"type": "follow", "table": tables[0].name, "token": ORGANISER});
    let mut sent = 0;
    while sent < 100
        && socket
            .0
            .send(Message::text(again.to_string()))
            .await
            .is_ok()
    {
        sent += 1;
    }
    while socket.next().await.is_some() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_behind_one_address_comes_back_at_once() {
    let games = if is_full() { 1_000 } else { 300 };
    let file = TempFile::new();
    let server = start(config(&file.journal())).await;
    let mut tables = Vec::new();
    for _ in 0..games {
        tables.push(create(server.address(), &blitz()).await);
    }
    server.crash();
    let server = start(usual_limits(&file.journal())).await;
    let to = server.address();
    // A neighbour asks as often as he can.
    while ask(to, "GET", "/api/laws", &[], "").await.status != 429 {}
    let began = Instant::now();
    let mut coming = JoinSet::new();
    for table in &tables {
        for seat in ["white", "black"] {
            let table = table.clone();
            coming.spawn(async move { Socket::follow(to, &table, seat).await.0 });
        }
    }
    let there = coming.join_all().await;
    assert_eq!(there.len(), 2 * games);
    let took = began.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    eprintln!("{} sockets back after {took:?}", there.len());
    // And over HTTP a link is not its neighbour either.
    let table = &tables[0];
    let path = table.path("");
    while ask(to, "GET", &path, &[], "").await.status != 429 {}
    let seen = ask_as(to, "GET", &path, table.token("white"), None).await;
    assert_eq!(seen.status, 200);
    drop(there);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_count_people_and_not_what_they_claim() {
    let mut config = config("memory:");
    config.set("requests-per-second", "1").unwrap();
    config.set("trusted-proxies", "127.0.0.1").unwrap();
    let server = start(config).await;
    let to = server.address();
    // The proxy adds its word in a line of its own: the last one counts.
    let forged = async |n: usize| {
        let own = format!("198.51.100.{n}");
        let headers = [
            ("x-forwarded-for", own.as_str()),
            ("x-forwarded-for", "203.0.113.7"),
        ];
        ask(to, "GET", "/api/laws", &headers, "").await.status
    };
    let mut last = 200;
    for n in 0..15 {
        last = forged(n).await;
    }
    assert_eq!(last, 429);
    // A network of IPv6 is one caller.
    let mut last = 200;
    for n in 0..15 {
        let from = format!("2001:db8::{n}");
        let headers = [("x-forwarded-for", from.as_str())];
        last = ask(to, "GET", "/api/laws", &headers, "").await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_no_proxy_is_not_believed() {
    let mut config = config("memory:");
    config.set("requests-per-second", "1").unwrap();
    config.set("trusted-proxies", "192.0.2.0/24").unwrap();
    let server = start(config).await;
    let to = server.address();
    let mut last = 200;
    for n in 0..15 {
        let from = format!("198.51.100.{n}");
        let headers = [("x-forwarded-for", from.as_str())];
        last = ask(to, "GET", "/api/laws", &headers, "").await.status;
    }
    assert_eq!(last, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_no_table_take_no_place() {
    let mut config = config("memory:");
    config.set("max-tables", "50").unwrap();
    let server = start(config).await;
    let to = server.address();
    let mut socket = Socket::open(to).await;
    for n in 0..200 {
        let name = format!("01a1b34f-d47b-712a-9111-1111111111{n:02x}");
        socket.say(&json!({"type": "follow", "table": name})).await;
        let problem = socket.hear("problem").await;
        assert_eq!(problem["problem"]["status"], 404, "{problem}");
    }
    // There is room for a real one at once.
    let table = create(to, &blitz()).await;
    Socket::follow(to, &table, "white").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_from_one_address_are_bounded_and_keep_nobody_out() {
    let mut config = usual_limits("memory:");
    config.set("requests-per-second", "5").unwrap();
    let server = start(config).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let held = Socket::follow(to, &table, "black").await;
    let mut statuses = Vec::new();
    for round in 0..4 {
        let mut socket = Socket::open(to).await;
        for n in 0..30 {
            let name = format!("01a1b34f-d47b-712a-9111-11111111{round:02x}{n:02x}");
            socket.say(&json!({"type": "follow", "table": name})).await;
            let problem = socket.hear("problem").await;
            statuses.push(problem["problem"]["status"].clone());
        }
    }
    assert_eq!(statuses[0], 404);
    assert_eq!(statuses.last().unwrap(), 429);
    Socket::follow(to, &table, "white").await;
    drop(held);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pongs_that_nobody_asked_for_count() {
    let mut config = config("memory:");
    config.set("messages-per-second", "5").unwrap();
    let server = start(config).await;
    let mut socket = Socket::open(server.address()).await;
    for _ in 0..11 {
        let pong = Message::Pong(vec![0; 4].into());
        socket.0.send(pong).await.unwrap();
    }
    let problem = socket.hear("problem").await;
    assert_eq!(problem["problem"]["status"], 429);
    while socket.next().await.is_some() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn empty_fragments_without_end_are_not_listened_to() {
    let mut config = config("memory:");
    config.set("messages-per-second", "1").unwrap();
    let server = start(config).await;
    let mut socket = Socket::open(server.address()).await;
    // A text begins, and goes on with nothing: masked frames without a byte.
    let stream = socket.0.get_mut();
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    let nothing = [0x00, 0x80, 0, 0, 0, 0].repeat(1_000);
    let flood = async {
        for _ in 0..100_000 {
            if stream.write_all(&nothing).await.is_err() {
                return;
            }
        }
    };
    let ended = timeout(Duration::from_secs(10), flood).await;
    ended.expect("it was listened to for ever");
    server.stop().await;
}
