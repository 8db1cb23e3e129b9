//! A flood by one person at the usual limits, and what it comes to. It is small
//! here; `TUOMARI_FULL=1` has the size of the first attackers. It prints its
//! figures.

use std::time::Duration;

use serde_json::json;
use tokio::{
    task::JoinSet,
    time::{Instant, sleep, timeout},
};

use crate::kit::{
    Socket, Table, TempFile, act, create, is_full, make, start, start_clock, usual_limits,
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
