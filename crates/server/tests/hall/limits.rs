//! Strangers who send too much, or anything.

use serde_json::json;

use crate::kit::{ORGANISER, Socket, ask, ask_as, blitz, config, create, start};

#[tokio::test(flavor = "multi_thread")]
async fn oversized_and_malformed_requests_are_problems() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let bearer = format!("Bearer {ORGANISER}");
    let headers = [("authorization", bearer.as_str())];
    let check = async |path: &str, body: String, status: u16| {
        let answer = ask(to, "POST", path, &headers, body).await;
        assert_eq!(answer.status, status, "{path}: {answer:?}");
        assert_eq!(answer.kind, "application/problem+json");
        assert_eq!(answer.json()["status"], status);
    };
    check("/api/tables", "x".repeat(100_000), 413).await;
    check("/api/tables", "{".to_owned(), 400).await;
    check("/api/tables", "[]".to_owned(), 400).await;
    check(
        "/api/tables",
        json!({"rulebook": "no", "table": "strict"}).to_string(),
        422,
    )
    .await;
    check("/api/tables/x/commands", "{}".to_owned(), 404).await;
    check("/api/nothing", String::new(), 404).await;
    check("/api/laws", String::new(), 405).await;
    let unknown = "/api/tables/01a1b34f-d47b-712a-9111-111111111111";
    assert_eq!(ask(to, "GET", unknown, &[], "").await.status, 404);
    let foreign = [("origin", "https://evil.example")];
    assert_eq!(ask(to, "GET", "/api/laws", &foreign, "").await.status, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_is_told_to_wait() {
    let mut config = config("memory:");
    config.set("requests-per-second", "1").unwrap();
    let server = start(config).await;
    let to = server.address();
    let mut last = 200;
    for _ in 0..15 {
        last = ask(to, "GET", "/api/laws", &[], "").await.status;
    }
    assert_eq!(last, 429);
    assert_eq!(ask(to, "GET", "/health/live", &[], "").await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_through_a_socket_ends_it() {
    let mut config = config("memory:");
    config.set("messages-per-second", "5").unwrap();
    let server = start(config).await;
    let mut socket = Socket::open(server.address()).await;
    for n in 0..11 {
        socket
            .say(&json!({"type": "ping", "n": n, "client_time": 0}))
            .await;
    }
    let problem = socket.hear("problem").await;
    assert_eq!(problem["problem"]["status"], 429);
    while socket.next().await.is_some() {}
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_through_a_socket_is_answered_and_too_much_ends_it() {
    let server = start(config("memory:")).await;
    let mut socket = Socket::open(server.address()).await;
    for text in [
        "",
        "{",
        "[1]",
        r#"{"type":"follow"}"#,
        r#"{"type":"dance"}"#,
    ] {
        socket.say_text(text).await;
        let problem = socket.hear("problem").await;
        assert_eq!(problem["problem"]["status"], 400, "{text}");
    }
    socket.say_text(&"x".repeat(20_000)).await;
    assert!(socket.next().await.is_none());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_says_goodbye() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let table = create(to, &blitz()).await;
    let (mut white, _) = Socket::follow(to, &table, "white").await;
    let stopping = tokio::spawn(server.stop());
    assert_eq!(white.hear("gone").await["why"], "shutting-down");
    assert!(white.next().await.is_none());
    stopping.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn health_metrics_and_laws_are_there() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let get = async |path: &str| ask(to, "GET", path, &[], "").await;
    assert_eq!(get("/health/ready").await.status, 200);
    create(to, &blitz()).await;
    let metrics = get("/metrics").await.text;
    assert!(metrics.contains("tuomari_bus_up 1"), "{metrics}");
    let laws = get("/api/laws").await.ok();
    assert_eq!(laws.as_array().unwrap().len(), 6);
    let articles = get("/api/laws/fi-blitz-2014").await.ok();
    assert!(articles[0]["gist"]["fi"].is_string());
    let differences = get("/api/laws/fide-2018:blitz-unsupervised/differences/fi-blitz-2014").await;
    assert!(!differences.ok().as_array().unwrap().is_empty());
    assert!(get("/").await.text.contains("Tuomari"));
    let table = create(to, &blitz()).await;
    let qr = ask_as(to, "GET", &table.path("/qr"), table.token("white"), None).await;
    assert!(qr.kind == "image/svg+xml" && qr.text.contains("<svg"));
    server.stop().await;
}
