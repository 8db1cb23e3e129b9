//! Attacks by one person at the usual limits, and what they come to. The sizes
//! are small here; `TUOMARI_FULL=1` has those of the first attackers. Each
//! prints its figures.

use std::{net::SocketAddr, time::Duration};

use serde_json::json;
use tokio::{
    io::AsyncWriteExt as _,
    net::TcpStream,
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tuomari_server::Config;

use crate::kit::{Socket, TempFile, act, ask, blitz, config, create, make, start, start_clock};

/// What a server has whose operator set nothing.
pub(crate) fn usual_limits(journal: &str) -> Config {
    let usual = Config::default();
    Config {
        requests_per_second: usual.requests_per_second,
        messages_per_second: usual.messages_per_second,
        acts_per_minute: usual.acts_per_minute,
        ..config(journal)
    }
}

#[expect(clippy::disallowed_methods, reason = "a test is told its size")]
pub(crate) fn is_full() -> bool {
    std::env::var("TUOMARI_FULL").is_ok()
}

/// One socket of Black's link that reports the same breach over and over; how
/// often it was accepted and refused.
async fn reports(
    mut socket: Socket,
    table: crate::kit::Table,
    number: usize,
    times: usize,
) -> (usize, usize) {
    let (mut accepted, mut refused) = (0, 0);
    for time in 0..times {
        // Another report each time: the same one is folded.
        let of = if time % 2 == 0 { "white" } else { "black" };
        let report = json!({"act": "report-displaced", "of": of, "ply": 1 + time % 3});
        socket
            .command(&table, &format!("{number}-{time}"), &report)
            .await;
        let answered = async {
            loop {
                let message = socket.next().await?;
                if let Some("accepted" | "refused" | "problem") = message["type"].as_str() {
                    return Some(message);
                }
            }
        };
        match timeout(Duration::from_secs(5), answered).await {
            Ok(Some(message)) if message["type"] == "accepted" => accepted += 1,
            Ok(Some(_)) => refused += 1,
            Ok(None) | Err(_) => break,
        }
        sleep(Duration::from_millis(51)).await;
    }
    (accepted, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_reports_spoils_no_game() {
    let file = TempFile::new();
    let server = start(usual_limits(&file.journal())).await;
    let to = server.address();
    let asked = json!({
        "rulebook": "fide-2018", "profile": "standard", "table": "strict",
        "time_control": "90+30", "default_time": "30min", "regulations": {"fide-rated": "no"},
    });
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    let times = if is_full() { 1_200 } else { 40 };
    let began = Instant::now();
    let mut flood = JoinSet::new();
    for number in 0..8 {
        let (socket, _) = Socket::follow(to, &table, "black").await;
        flood.spawn(reports(socket, table.clone(), number, times));
    }
    // The other plays on meanwhile.
    sleep(Duration::from_millis(500)).await;
    let asked_at = Instant::now();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    act(to, &table, "white", &json!({"act": "press"}))
        .await
        .ok();
    let played = asked_at.elapsed();
    let all = flood.join_all().await;
    let accepted: usize = all.iter().map(|(accepted, _)| accepted).sum();
    let refused: usize = all.iter().map(|(_, refused)| refused).sum();
    let took = began.elapsed();
    let minutes = usize::try_from(took.as_secs() / 60).unwrap() + 2;
    // Whoever reads it anew can.
    server.stop().await;
    let server = start(usual_limits(&file.journal())).await;
    let opened_at = Instant::now();
    let (_, seen) = Socket::follow(server.address(), &table, "white").await;
    let rows = usize::try_from(seen["version"].as_u64().unwrap()).unwrap();
    assert!(
        rows <= minutes * 200 + 10,
        "{rows} rows of {accepted} accepted"
    );
    eprintln!(
        "a flood of eight sockets for {:.1} s: {accepted} accepted, the repeated ones among them, {refused} told to wait; \
         a move and its press of the other: {:.0} ms; read anew at version {} in {:.0} ms",
        took.as_secs_f64(),
        played.as_secs_f64() * 1e3,
        seen["version"],
        opened_at.elapsed().as_secs_f64() * 1e3
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_keep_nobody_out_at_the_usual_limits() {
    let server = start(usual_limits("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let mut idle = Vec::new();
    for n in 0..1_100 {
        let mut stream = TcpStream::connect(to).await.unwrap();
        if n % 2 == 0 {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n").await;
        }
        idle.push(stream);
    }
    let began = Instant::now();
    let (newcomer, _) = Socket::follow(to, &table, "white").await;
    let first = began.elapsed();
    assert!(first < Duration::from_secs(2), "{first:?}");
    let waited = Instant::now();
    while connections(to).await > 100 {
        assert!(waited.elapsed() < Duration::from_secs(20), "they stay");
        sleep(Duration::from_millis(100)).await;
    }
    eprintln!(
        "1,100 idle connections: a player is in after {:.0} ms, and they are gone after {:.1} s",
        first.as_secs_f64() * 1e3,
        began.elapsed().as_secs_f64()
    );
    drop((newcomer, idle));
    server.stop().await;
}

async fn connections(to: SocketAddr) -> usize {
    let text = ask(to, "GET", "/metrics", &[], "").await.text;
    let mut lines = text.lines();
    let open = lines.find_map(|line| line.strip_prefix("tuomari_connections_open "));
    open.and_then(|open| open.parse().ok())
        .unwrap_or(usize::MAX)
}
