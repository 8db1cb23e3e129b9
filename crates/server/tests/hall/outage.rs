//! Every node was down: nobody loses a second to it.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::kit::{TempFile, act, ask_as, blitz, config, create, make, start, start_clock};

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_an_outage_is_stopped_clock_time() {
    let file = TempFile::new();
    let mut asked = blitz();
    asked["time_control"] = "5 min".into();
    let server = start(config(&file.journal())).await;
    let table = create(server.address(), &asked).await;
    let began = Instant::now();
    start_clock(server.address(), &table).await;
    sleep(Duration::from_millis(600)).await;
    server.crash();
    let ran_before = began.elapsed();
    sleep(Duration::from_secs(3)).await;

    let back = Instant::now();
    let server = start(config(&file.journal())).await;
    let to = server.address();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let ran = ran_before + back.elapsed();
    let seen = ask_as(to, "GET", &table.path(""), table.token("black"), None)
        .await
        .ok();
    let left = seen["view"]["clock"]["white"]["left_ms"].as_u64().unwrap();
    let used = Duration::from_millis(300_000 - left);
    assert!(
        used <= ran + Duration::from_millis(100),
        "{used:?} of {ran:?}"
    );
    let record = table.path("/record");
    let record = ask_as(to, "GET", &record, table.token("arbiter"), None)
        .await
        .text;
    assert!(record.contains("\"outage\""), "{record}");
    server.stop().await;
}
