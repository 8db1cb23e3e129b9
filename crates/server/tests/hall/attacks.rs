//! A flood by one person at the usual limits, and what it comes to. It is small
//! here; `TUOMARI_FULL=1` has the size of the first attackers. It prints its
//! figures.

use std::{net::SocketAddr, time::Duration};

use futures::SinkExt as _;
use serde_json::json;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::tungstenite::Message;

use crate::kit::{
    Socket, Table, TempFile, act, blitz, create, is_full, make, metric, start, start_clock,
    usual_limits,
};

/// One socket of Black's link that reports the same breach over and over; how
/// often it was accepted and refused.
async fn reports(mut socket: Socket, table: Table, number: usize, times: usize) -> (usize, usize) {
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

/// What became of a flood of names.
#[derive(Clone, Copy, Debug, Default)]
struct Names {
    said: usize,
    unknown: usize,
    told_to_wait: usize,
    sockets: usize,
    /// The door stayed shut.
    shut: usize,
}

/// Follows tables that there are not as fast as it can, through one socket after
/// the other, until `end`.
async fn follow_names(to: SocketAddr, worker: usize, end: Instant) -> Names {
    let mut all = Names::default();
    while Instant::now() < end {
        let Some(mut socket) = Socket::knock(to).await else {
            all.shut += 1;
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        all.sockets += 1;
        for n in 0..100 {
            let name = format!(
                "01a1b34f-d47b-712a-9111-{worker:02x}{:05x}{n:05x}",
                all.sockets
            );
            let follow = json!({"type": "follow", "table": name}).to_string();
            if socket.0.send(Message::text(follow)).await.is_err() {
                break;
            }
            all.said += 1;
        }
        while let Ok(Some(message)) = timeout(Duration::from_secs(2), socket.next()).await {
            match message["problem"]["status"].as_u64() {
                Some(404) => all.unknown += 1,
                Some(429) => all.told_to_wait += 1,
                _ => {}
            }
            if all.unknown + all.told_to_wait >= all.said {
                break;
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_names_takes_no_place_and_keeps_nobody_out() {
    let mut config = usual_limits("memory:");
    config.set("max-tables", "1000").unwrap();
    let server = start(config).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (_black, _) = Socket::follow(to, &table, "black").await;
    let began = Instant::now();
    let end = began + Duration::from_secs(if is_full() { 9 } else { 2 });
    let mut flood = JoinSet::new();
    for worker in 0..8 {
        flood.spawn(follow_names(to, worker, end));
    }
    sleep(Duration::from_secs(1)).await;
    // Who shows his link comes in, and plays.
    let asked_at = Instant::now();
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let came = asked_at.elapsed();
    white.command(&table, "first", &make("e2", "e4")).await;
    white.hear("accepted").await;
    let played = asked_at.elapsed();
    let all = flood.join_all().await;
    let sum = |of: fn(&Names) -> usize| all.iter().map(of).sum::<usize>();
    let held = metric(to, "tuomari_tables_held").await;
    assert!(sum(|one| one.said) > 500, "{all:?}");
    assert!(
        sum(|one| one.told_to_wait) + sum(|one| one.shut) > 0,
        "{all:?}"
    );
    assert_eq!(held, 1, "names take places: {all:?}");
    assert!(came < Duration::from_secs(2), "{came:?}");
    eprintln!(
        "names of no table for {:.1} s: {} said through {} sockets, {} looked up, {} told to wait, {} times the door stayed shut; \
         {held} table is held; a player was in after {:.0} ms and had moved after {:.0} ms",
        began.elapsed().as_secs_f64(),
        sum(|one| one.said),
        sum(|one| one.sockets),
        sum(|one| one.unknown),
        sum(|one| one.told_to_wait),
        sum(|one| one.shut),
        came.as_secs_f64() * 1e3,
        played.as_secs_f64() * 1e3
    );
    server.stop().await;
}
