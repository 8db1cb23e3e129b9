//! What receivers outside are told, how, and that they are in nobody's way.

use std::{net::SocketAddr, process::Stdio, sync::Arc, time::Duration};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncBufReadExt as _, BufReader},
    net::{TcpListener, TcpStream},
    process::Command,
    sync::Semaphore,
    time::{Instant, sleep},
};
use tuomari_bus::{Bus, LocalBus};
use tuomari_server::Server;

use crate::{
    competitions::{Event, all_open},
    fickle::Fickle,
    kit::{
        Table, TempFile, act, ask, ask_as, blitz, create, make, metric, start, start_clock, until,
    },
    receiver::{Receiver, Reply, SECRET, told},
};

/// A game that White gives up at once.
async fn given_up(to: SocketAddr) -> Table {
    let table = create(to, &blitz()).await;
    start_clock(to, &table).await;
    act(to, &table, "white", &json!({"act": "resign"}))
        .await
        .ok();
    table
}

async fn silent(to: SocketAddr, kind: &str, time: &Value) -> Table {
    let asked = json!({"rulebook": "fi-blitz-2014", "table": kind, "time_control": time});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    table
}

async fn press(to: SocketAddr, table: &Table, seat: &str, from: &str, square: &str) {
    act(to, table, seat, &make(from, square)).await.ok();
    act(to, table, seat, &json!({"act": "press"})).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_fails_twice_is_tried_again_after_growing_pauses() {
    let mut receiver =
        Receiver::open(|count| Reply::Status(if count < 2 { 503 } else { 204 })).await;
    let mut config = told("memory:", &[receiver.url("")]);
    config.set("webhook-pause-ms", "100").unwrap();
    let server = start(config).await;
    let to = server.address();
    let table = given_up(to).await;
    let tries = [
        receiver.next().await,
        receiver.next().await,
        receiver.next().await,
    ];
    let id = format!("{}-3-result", table.name);
    for one in &tries {
        assert_eq!(one.path, "/games");
        assert_eq!(one.header("webhook-id"), id);
        assert_eq!(one.text, tries[0].text);
        assert!(one.is_signed(), "{one:?}");
        let at: u64 = one.header("webhook-timestamp").parse().unwrap();
        assert!(at.abs_diff(server.now_ms() / 1_000) < 60, "{at}");
    }
    let pauses = [tries[1].at - tries[0].at, tries[2].at - tries[1].at];
    assert!(pauses[0] >= Duration::from_millis(100), "{pauses:?}");
    assert!(pauses[1] >= Duration::from_millis(200), "{pauses:?}");
    let body = tries[0].json();
    assert_eq!(body["type"], "result");
    let data = &body["data"];
    assert_eq!(data["score"], "0-1");
    assert_eq!(data["version"], 3);
    assert_eq!(data["told"]["key"], "event-concluded");
    assert_eq!(data["told"]["articles"][0], "fide-2018/5.1.2");
    assert_eq!(data["text"], "The game is over: 0-1. White resigned.");
    let url = data["url"].as_str().unwrap();
    assert!(url.ends_with(&format!("/t/{}", table.name)), "{url}");
    until("it is counted", || async {
        metric(to, "tuomari_webhooks_sent_total").await == 1
    })
    .await;
    assert_eq!(metric(to, "tuomari_webhooks_retried_total").await, 2);
    assert_eq!(metric(to, "tuomari_webhooks_failed_total").await, 0);
    assert_eq!(metric(to, "tuomari_webhooks_waiting").await, 0);
    server.stop().await;
    assert!(receiver.now().is_none(), "it is sent once");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_hangs_or_talks_for_ever_is_in_nobodys_way() {
    let mut hangs = Receiver::open(|_| Reply::Never).await;
    let mut talks = Receiver::open(|_| Reply::Endless).await;
    let mut ready = Receiver::ready().await;
    let receivers = [hangs.url(""), talks.url(""), ready.url("")];
    let mut config = told("memory:", &receivers);
    config.set("drain-ms", "300").unwrap();
    let server = start(config).await;
    let to = server.address();
    for _ in 0..5 {
        let began = Instant::now();
        given_up(to).await;
        let took = began.elapsed();
        assert!(took < Duration::from_secs(2), "a game waited {took:?}");
    }
    for _ in 0..5 {
        assert_eq!(ready.next().await.kind(), "result");
        // What it says is cut off, and the next is sent.
        assert_eq!(talks.next().await.kind(), "result");
    }
    hangs.next().await;
    assert!(hangs.now().is_none(), "one message at a time");
    let began = Instant::now();
    server.stop().await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(3), "the end waited {took:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_pushes_the_oldest_out() {
    let go = Arc::new(Semaphore::new(0));
    let gate = Arc::clone(&go);
    let mut slow = Receiver::open(move |_| Reply::When(Arc::clone(&gate))).await;
    let mut config = told("memory:", &[slow.url("result")]);
    config.set("webhook-queue", "4").unwrap();
    let server = start(config).await;
    let to = server.address();
    let mut tables = vec![given_up(to).await];
    // It is on its way, and no longer in the queue.
    assert_eq!(slow.next().await.table(), tables[0].name);
    for _ in 0..10 {
        tables.push(given_up(to).await);
    }
    assert_eq!(metric(to, "tuomari_webhooks_dropped_total").await, 6);
    assert_eq!(metric(to, "tuomari_webhooks_waiting").await, 4);
    go.add_permits(5);
    for table in &tables[7..] {
        assert_eq!(slow.next().await.table(), table.name, "the newest are kept");
    }
    server.stop().await;
    assert!(slow.now().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_redirect_leads_nobody_goes() {
    let mut other = Receiver::ready().await;
    let elsewhere = other.address;
    let mut moved = Receiver::open(move |_| Reply::Elsewhere(elsewhere)).await;
    let mut gone = Receiver::open(|_| Reply::Status(410)).await;
    let server = start(told("memory:", &[moved.url(""), gone.url("")])).await;
    let to = server.address();
    given_up(to).await;
    until("both are given up", || async {
        metric(to, "tuomari_webhooks_failed_total").await == 2
    })
    .await;
    server.stop().await;
    for _ in 0..8 {
        moved.next().await;
    }
    assert!(moved.now().is_none(), "so often and no more");
    gone.next().await;
    assert!(gone.now().is_none(), "who is gone is not asked again");
    assert!(other.now().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_rulebook_is_silent_until_a_player_speaks() {
    let mut receiver = Receiver::ready().await;
    let server = start(told("memory:", &[receiver.url("")])).await;
    let to = server.address();
    let (illegal, legal) = (
        silent(to, "strict", &json!("5 min")).await,
        silent(to, "strict", &json!("5 min")).await,
    );
    press(to, &illegal, "white", "e2", "e5").await;
    press(to, &legal, "white", "e2", "e4").await;
    let expired = silent(to, "assisted", &json!({"periods": [{"time": 1}]})).await;
    let fools = silent(to, "strict", &json!("5 min")).await;
    for (seat, from, square) in [
        ("white", "f2", "f3"),
        ("black", "e7", "e5"),
        ("white", "g2", "g4"),
        ("black", "d8", "h4"),
    ] {
        press(to, &fools, seat, from, square).await;
    }
    let run_out = || async {
        let path = expired.path("");
        let seen = ask_as(to, "GET", &path, expired.token("arbiter"), None).await;
        seen.ok()["view"]["clock"]["white"]["flag"] == true
    };
    until("the clock has run out", run_out).await;
    // Messages to one receiver keep their order: nothing came before this.
    let marker = given_up(to).await;
    assert_eq!(receiver.next().await.table(), marker.name);

    // A player speaks.
    let claim = json!({"act": "claim", "claim": "illegal-move"});
    act(to, &illegal, "black", &claim).await.ok();
    let (first, second) = (receiver.next().await, receiver.next().await);
    assert_eq!([first.kind(), second.kind()], ["claim", "result"]);
    assert_eq!(first.table(), illegal.name);
    assert_eq!(first.json()["data"]["waits"], false);
    let claim = json!({"act": "claim", "claim": "flag"});
    act(to, &expired, "black", &claim).await.ok();
    // By this rulebook it counts once the clock is stopped, and the arbiter is
    // shown nothing before.
    let marker = given_up(to).await;
    assert_eq!(receiver.next().await.table(), marker.name);
    let stop = json!({"act": "stop-clock"});
    act(to, &expired, "black", &stop).await.ok();
    let kinds = [
        receiver.next().await.kind(),
        receiver.next().await.kind(),
        receiver.next().await.kind(),
    ];
    assert_eq!(kinds, ["claim", "flag", "result"]);
    act(to, &fools, "white", &json!({"act": "resign"})).await;
    let mate = receiver.next().await;
    assert_eq!(
        (mate.kind(), mate.table()),
        ("result".to_owned(), fools.name)
    );
    assert!(mate.text.contains("cause-checkmate"), "{}", mate.text);
    server.stop().await;
    assert!(receiver.now().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_calls_rings_on_the_arbiters_phone() {
    let mut phone = Receiver::ready().await;
    let mut program = Receiver::ready().await;
    let ntfy = format!(
        "ntfy+http://tk_secret@{}/espoo-7f3k#fi,call,question",
        phone.address
    );
    let server = start(told("memory:", &[ntfy, program.url("names")])).await;
    let to = server.address();
    let table = create(
        to,
        &json!({
            "rulebook": "fide-2018", "profile": "standard", "table": "strict",
            "time_control": "90+30", "regulations": {"fide-rated": "no"},
            "names": {"white": "Espoo", "black": "Turku", "event": "Cup", "round": "3", "board": "7"},
        }),
    )
    .await;
    start_clock(to, &table).await;
    act(to, &table, "white", &json!({"act": "stop-clock"}))
        .await
        .ok();
    let rings = phone.next().await;
    assert_eq!(rings.path, "/");
    assert_eq!(rings.header("authorization"), "Bearer tk_secret");
    assert_eq!(rings.header("webhook-signature"), "");
    let push = rings.json();
    assert_eq!(push["topic"], "espoo-7f3k");
    assert_eq!(push["title"], "Pöytä 7 kutsuu");
    assert_eq!(push["priority"], 4);
    let message = push["message"].as_str().unwrap();
    assert!(message.starts_with("Cup · Kierros 3\n"), "{message}");
    assert!(!message.contains("Espoo"), "nobody is named: {message}");
    assert!(push["click"].as_str().unwrap().ends_with("/desk"));
    let heard = program.next().await;
    let data = heard.json()["data"].clone();
    assert_eq!(heard.kind(), "call");
    assert_eq!((&data["board"], &data["waits"]), (&json!(7), &json!(true)));
    assert_eq!(
        (&data["white"], &data["language"]),
        (&json!("Espoo"), &json!("en"))
    );
    for text in [&rings.text, &heard.text] {
        for link in table.links.as_array().unwrap() {
            let token = link["token"].as_str().unwrap();
            assert!(!text.contains(token), "no link opens a seat: {text}");
        }
    }
    // The clock goes on, and the result is for the program alone.
    act(to, &table, "arbiter", &json!({"act": "resume"}))
        .await
        .ok();
    act(to, &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    assert_eq!(program.next().await.kind(), "result");
    server.stop().await;
    assert!(phone.now().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_claim_that_waits_and_a_flag_that_is_seen_are_told() {
    let mut receiver = Receiver::ready().await;
    let server = start(told("memory:", &[receiver.url("")])).await;
    let to = server.address();
    let asked = json!({
        "rulebook": "fide-2018", "profile": "standard", "table": "wooden",
        "time_control": "90+30", "regulations": {"fide-rated": "no"},
    });
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    act(to, &table, "white", &json!({"act": "press"}))
        .await
        .ok();
    let claim = json!({"act": "claim", "claim": "threefold"});
    act(to, &table, "black", &claim).await.ok();
    let waits = receiver.next().await;
    assert_eq!(
        (waits.kind(), waits.table()),
        ("claim".to_owned(), table.name.clone())
    );
    let data = waits.json()["data"].clone();
    assert_eq!(data["waits"], true);
    let article = data["told"]["articles"][0].as_str().unwrap();
    assert!(article.starts_with("fide-2018/9.2"), "{article}");
    let text = data["text"].as_str().unwrap();
    assert!(text.contains("the position for the third time"), "{text}");

    let mut asked = blitz();
    asked["time_control"] = json!({"periods": [{"time": 1}]});
    let table = create(to, &asked).await;
    start_clock(to, &table).await;
    let (flag, result) = (receiver.next().await, receiver.next().await);
    assert_eq!([flag.kind(), result.kind()], ["flag", "result"]);
    assert_eq!(flag.table(), table.name);
    assert_eq!(result.json()["data"]["score"], "0-1");
    server.stop().await;
    assert!(receiver.now().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_it_is_told_that_time_was_given_back() {
    let (file, mut receiver) = (TempFile::new(), Receiver::ready().await);
    let settings = told(&file.journal(), &[receiver.url("outage,result")]);
    let server = start(settings.clone()).await;
    let mut asked = blitz();
    asked["time_control"] = "5 min".into();
    let table = create(server.address(), &asked).await;
    start_clock(server.address(), &table).await;
    server.crash();
    // As long as nobody is there, nothing can be awaited.
    sleep(Duration::from_millis(1_300)).await;
    let server = start(settings).await;
    let away = receiver.next().await;
    assert_eq!(
        (away.kind(), away.table()),
        ("away".to_owned(), String::new())
    );
    assert!(
        away.header("webhook-id").starts_with("shard-0-"),
        "{away:?}"
    );
    let to = server.address();
    act(to, &table, "white", &make("e2", "e4")).await.ok();
    let back = receiver.next().await;
    assert_eq!(
        (back.kind(), back.table()),
        ("outage".to_owned(), table.name)
    );
    assert_eq!(back.json()["data"]["told"]["key"], "record-outage");
    // What waits when a server stops is still sent.
    let last = given_up(to).await;
    server.stop().await;
    assert_eq!(receiver.now().map(|one| one.table()), Some(last.name));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_the_one_that_stored_it_tells() {
    let mut receiver = Receiver::ready().await;
    let (journal, bus) = (Fickle::new(true), Arc::new(LocalBus::new()) as Arc<dyn Bus>);
    let node = async |journal: Arc<Fickle>| {
        let settings = told("memory:", &[receiver.url("")]);
        let given = (journal as Arc<_>, Arc::clone(&bus));
        Server::start_with(settings, None, Some(given))
            .await
            .unwrap()
    };
    let lives = journal.shared();
    let (one, other) = (node(journal).await, node(lives).await);
    let table = create(one.address(), &blitz()).await;
    start_clock(other.address(), &table).await;
    act(one.address(), &table, "white", &make("e2", "e4"))
        .await
        .ok();
    act(other.address(), &table, "black", &json!({"act": "resign"}))
        .await
        .ok();
    let told = receiver.next().await;
    assert_eq!(
        told.header("webhook-id"),
        format!("{}-4-result", table.name)
    );
    until("the other node has seen it", || async {
        let path = table.path("");
        let seen = ask_as(one.address(), "GET", &path, table.token("white"), None).await;
        seen.ok()["version"] == 4
    })
    .await;
    one.stop().await;
    other.stop().await;
    assert!(receiver.now().is_none(), "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_tells_of_calls_and_of_results_entered_by_hand() {
    let mut receiver = Receiver::ready().await;
    let server = start(told("memory:", &[receiver.url("")])).await;
    let to = server.address();
    let event = Event::swiss(to, 4).await;
    event.publish(to).await;
    let badges = event.badges(to).await;
    let call = json!({"act": "call-arbiter", "text": "My clock shows nothing"});
    event.done(to, &badges[0], &call).await;
    let called = receiver.next().await;
    assert_eq!(called.kind(), "call");
    let data = called.json()["data"].clone();
    assert_eq!(data["competition"], event.name);
    assert_eq!(data["title"], "The arbiter is called");
    assert!(
        !called.text.contains("My clock"),
        "what he wrote is at the desk"
    );
    let boards = event.boards(to).await;
    until("the boards are open", || all_open(to, &boards)).await;
    let entered = json!({"act": "enter-result", "round": 1, "board": 1, "outcome": "draw"});
    event.done(to, &event.chief, &entered).await;
    let data = receiver.next().await.json()["data"].clone();
    assert_eq!((&data["round"], &data["board"]), (&json!(1), &json!(1)));
    assert_eq!(data["title"], "Board 1: result");
    // A game at a board is told by its table, once.
    boards[1].play(to, &badges, &event.chief).await;
    let played = receiver.next().await;
    assert_eq!(played.table(), boards[1].table);
    assert_eq!(played.json()["data"]["board"], 2);
    until("the result is brought", || async {
        let seen = event.public(to).await;
        seen["view"]["rounds"][0]["boards"][1]["outcome"].is_string()
    })
    .await;
    server.stop().await;
    assert!(receiver.now().is_none());
}

/// The example of the handbook, which anybody may copy.
fn example(port: u16) -> String {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md");
    #[expect(clippy::disallowed_methods, reason = "a test reads what is checked in")]
    let page = std::fs::read_to_string(page).unwrap();
    let (_, rest) = page.split_once("```python\n").unwrap();
    let (code, _) = rest.split_once("```").unwrap();
    code.replace("8099", &port.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_receiver_of_the_handbook_takes_what_is_signed_and_nothing_else() {
    // A port that was free a moment ago.
    let free = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let mut python = Command::new("python3")
        .args(["-c", &example(address.port())])
        .env("TUOMARI_WEBHOOK_SECRET", SECRET)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    until("it listens", || async {
        TcpStream::connect(address).await.is_ok()
    })
    .await;
    let server = start(told("memory:", &[format!("http://{address}/")])).await;
    let table = given_up(server.address()).await;
    let mut lines = BufReader::new(python.stdout.take().unwrap()).lines();
    let line = lines.next_line().await.unwrap().unwrap();
    let (_, last) = table.name.split_at(table.name.len() - 4);
    assert_eq!(line, format!("result Table {last}: 0-1"));
    let now = (server.now_ms() / 1_000).to_string();
    let forged = [
        ("webhook-id", "forged"),
        ("webhook-timestamp", now.as_str()),
        (
            "webhook-signature",
            "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
        ),
    ];
    for headers in [&forged[..], &[]] {
        let answer = ask(address, "POST", "/", headers, "{}").await;
        assert_eq!(answer.status, 401, "{answer:?}");
    }
    server.stop().await;
    python.kill().await.unwrap();
}
