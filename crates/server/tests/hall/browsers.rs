//! What a browser is told to keep to, and who may ask under which name.

use std::net::SocketAddr;

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::kit::{ask, config, start};

/// The head of the answer to a request for a page.
async fn head(to: SocketAddr, path: &str, more: &str) -> String {
    head_of(to, "GET", path, more).await
}

/// The head of an answer.
async fn head_of(to: SocketAddr, method: &str, path: &str, more: &str) -> String {
    let mut stream = TcpStream::connect(to).await.unwrap();
    let request = format!("{method} {path} HTTP/1.1\r\n{more}Connection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = Vec::new();
    stream.read_to_end(&mut text).await.unwrap();
    let text = String::from_utf8_lossy(&text).to_lowercase();
    let (head, _) = text.split_once("\r\n\r\n").unwrap();
    head.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_not_ours_gets_nothing() {
    let mut config = config("memory:");
    config.set("public-url", "https://chess.example").unwrap();
    let server = start(config).await;
    let to = server.address();
    let check = async |path: &str, host: &str, expected: &str| {
        let head = head(to, path, &format!("Host: {host}\r\n")).await;
        assert!(head.contains(expected), "{host} {path}: {head}");
    };
    // Whose name server says that his name is here reads no list.
    check("/api/tables", "rebound.evil.example", "421").await;
    check("/api/socket", "rebound.evil.example", "421").await;
    check("/", "rebound.evil.example", "421").await;
    check("/api/tables", "chess.example", "200").await;
    check("/api/tables", "localhost", "200").await;
    check("/api/tables", "192.168.1.7:8080", "200").await;
    check("/health/live", "balancer.example", "200").await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_stay_among_themselves() {
    let mut config = config("memory:");
    config.set("trusted-proxies", "127.0.0.1").unwrap();
    let server = start(config).await;
    let to = server.address();
    let plain = head(to, "/", "Host: localhost\r\n").await;
    for header in [
        "cross-origin-opener-policy: same-origin",
        "cross-origin-resource-policy: same-origin",
    ] {
        assert!(plain.contains(header), "{header} in {plain}");
    }
    assert!(!plain.contains("strict-transport-security"), "{plain}");
    let secure = "Host: localhost\r\nX-Forwarded-Proto: https\r\n";
    let secure = head(to, "/", secure).await;
    assert!(secure.contains("strict-transport-security"), "{secure}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_counted_is_for_this_machine_or_for_a_token() {
    let token = "metrics-0123456789abcdef0123456789";
    let mut config = config("memory:");
    config.set("metrics-token", token).unwrap();
    let server = start(config).await;
    let to = server.address();
    let bearer = format!("Bearer {token}");
    let through = ("x-forwarded-for", "203.0.113.7");
    let status =
        async |headers: &[(&str, &str)]| ask(to, "GET", "/metrics", headers, "").await.status;
    assert_eq!(status(&[]).await, 200);
    assert_eq!(status(&[through]).await, 403);
    assert_eq!(
        status(&[through, ("authorization", "Bearer no")]).await,
        403
    );
    assert_eq!(status(&[through, ("authorization", &bearer)]).await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_site_that_is_named_reads_what_is_public_and_nothing_else() {
    const ALLOWED: &str = "access-control-allow-origin";
    let mut config = config("memory:");
    config.set("cors-origins", "https://club.example").unwrap();
    let server = start(config).await;
    let to = server.address();
    let from = |site: &str, more: &str| format!("Host: localhost\r\nOrigin: {site}\r\n{more}");
    let club = from("https://club.example", "");
    for path in ["/api/tables", "/api/laws", "/api/tables/none"] {
        let read = head(to, path, &club).await;
        let allowed = format!("{ALLOWED}: https://club.example");
        assert!(read.contains(&allowed), "{path}: {read}");
        assert!(read.contains("vary: origin"), "{path}: {read}");
        assert!(!read.contains("allow-credentials"), "{path}: {read}");
    }
    let refused = async |method: &str, path: &str, headers: String| {
        let refused = head_of(to, method, path, &headers).await;
        assert!(refused.contains(" 403 "), "{method} {path}: {refused}");
        assert!(!refused.contains(ALLOWED), "{method} {path}: {refused}");
    };
    refused("GET", "/api/tables", from("https://other.example", "")).await;
    refused("GET", "/api/tables", from("null", "")).await;
    let asks = "Access-Control-Request-Method: POST\r\n";
    refused("OPTIONS", "/api/tables", from("https://club.example", asks)).await;
    refused("POST", "/api/tables", club.clone()).await;
    refused("POST", "/api/rules", club.clone()).await;
    let link = "Authorization: Bearer 0123456789abcdef0123456789abcdef\r\n";
    refused("GET", "/api/tables", from("https://club.example", link)).await;
    for path in ["/api/socket", "/metrics", "/health/ready", "/"] {
        refused("GET", path, club.clone()).await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_no_other_site_reads_anything() {
    let server = start(config("memory:")).await;
    let origin = "Host: localhost\r\nOrigin: https://club.example\r\n";
    let refused = head(server.address(), "/api/laws", origin).await;
    assert!(refused.contains(" 403 "), "{refused}");
    assert!(!refused.contains("access-control"), "{refused}");
    server.stop().await;
}
