//! Who holds connections and says nothing.

use std::time::Duration;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{Instant, sleep, timeout},
};

use crate::kit::{Socket, ask, blitz, config, create, metric, start, until, usual_limits};

/// How many connections there are, as `/metrics` says.
async fn open(to: std::net::SocketAddr) -> usize {
    metric(to, "tuomari_connections_open").await
}

/// Eleven hundred that say nothing, or half of something.
async fn idle(to: std::net::SocketAddr) -> Vec<TcpStream> {
    let mut idle = Vec::new();
    for n in 0..1_100 {
        let mut stream = TcpStream::connect(to).await.unwrap();
        if n % 2 == 0 {
            let half = b"GET / HTTP/1.1\r\nHost: x\r\n";
            // Who was shown out meanwhile says it to nobody.
            let _ = stream.write_all(half).await;
        }
        idle.push(stream);
    }
    idle
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_idle_connections_shut_nobody_out() {
    let mut config = config("memory:");
    config.set("connections-per-address", "100").unwrap();
    let server = start(config).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut player, _) = Socket::follow(to, &table, "white").await;
    let idle = idle(to).await;
    let began = Instant::now();
    assert_eq!(ask(to, "GET", "/health/live", &[], "").await.status, 200);
    let (newcomer, _) = Socket::follow(to, &table, "black").await;
    assert!(began.elapsed() < Duration::from_secs(2));
    until("idle connections go", || async { open(to).await <= 103 }).await;
    // Who had shown his link was not among them.
    player
        .say(&serde_json::json!({"type": "ping", "n": 1, "client_time": 0}))
        .await;
    player.hear("pong").await;
    drop((newcomer, idle));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn idle_connections_keep_nobody_out_at_the_usual_limits() {
    let server = start(usual_limits("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let idle = idle(to).await;
    let began = Instant::now();
    let (newcomer, _) = Socket::follow(to, &table, "white").await;
    let first = began.elapsed();
    assert!(first < Duration::from_secs(2), "{first:?}");
    let waited = Instant::now();
    while open(to).await > 100 {
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

#[tokio::test(flavor = "multi_thread")]
async fn half_a_header_is_waited_for_ten_seconds() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut silent = TcpStream::connect(to).await.unwrap();
    let mut slow = TcpStream::connect(to).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n")
        .await
        .unwrap();
    // A request that was answered leaves the connection open for the next.
    let mut kept = TcpStream::connect(to).await.unwrap();
    let whole = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
    kept.write_all(whole).await.unwrap();
    for stream in [&mut silent, &mut slow] {
        let mut rest = Vec::new();
        let ended = timeout(Duration::from_secs(15), stream.read_to_end(&mut rest)).await;
        ended.expect("it is not held for ever").unwrap();
    }
    kept.write_all(whole).await.unwrap();
    let mut answers = String::new();
    while answers.matches("200 OK").count() < 2 {
        let mut part = [0; 1_024];
        let read = kept.read(&mut part).await.unwrap();
        assert!(read > 0, "closed too soon: {answers}");
        answers.push_str(&String::from_utf8_lossy(&part[..read]));
    }
    server.stop().await;
}
