//! Oversized, malformed and endless input: a server answers or hangs up, and
//! its memory stays where it was.
//!
//! The flood comes over the loopback, is bounded in count and ends by itself.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    path::PathBuf,
    thread,
    time::Duration,
};

use tuomari_bench::{machine::most_memory, node::Node};

/// Clients that pour at once.
const CLIENTS: usize = 64;

/// What each of them would like to send.
const EACH: usize = 8 * 1024 * 1024;

/// By how much the server's memory may grow: far less than is poured.
const MOST_GROWTH: u64 = 96 * 1024 * 1024;

type Pour = fn(TcpStream, &str);

#[test]
fn a_flood_is_refused_and_memory_stays_bounded() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("flood");
    std::fs::create_dir_all(&folder).unwrap();
    let organiser = tuomari_bench::node::ORGANISER;
    let settings = [
        "journal=memory:".to_owned(),
        format!("organiser-token={organiser}"),
        "requests-per-second=100000".to_owned(),
    ];
    let program = PathBuf::from(env!("CARGO_BIN_EXE_tuomari"));
    let started = runtime.block_on(Node::start(&program, &settings, &folder.join("log")));
    let mut node = started.unwrap();
    let pid = node.pid().unwrap();
    let before = most_memory(pid);
    let kinds: [(&str, Pour); 6] = [
        ("a body without end", endless_body),
        ("a body that says it is long", long_body),
        ("headers without end", endless_headers),
        ("nested brackets", brackets),
        ("a message that is too long", long_message),
        ("small messages without end", many_messages),
    ];
    let address = node.address.authority();
    for (what, pour) in kinds {
        thread::scope(|scope| {
            for _ in 0..CLIENTS {
                scope.spawn(|| {
                    let stream = TcpStream::connect(&address).unwrap();
                    let patience = Some(Duration::from_secs(10));
                    stream.set_write_timeout(patience).unwrap();
                    stream.set_read_timeout(patience).unwrap();
                    pour(stream, &address);
                });
            }
        });
        let after = most_memory(pid);
        let grown = after.saturating_sub(before);
        println!("{what}: {} KB more", grown / 1024);
        assert!(grown < MOST_GROWTH, "{what}: {grown} bytes more");
    }
    // It still serves.
    let ready = runtime.block_on(tuomari_client::ask(
        &node.address,
        "GET",
        "/health/ready",
        None,
        None,
    ));
    assert_eq!(ready.unwrap().status, 200);
    node.kill().unwrap();
}

/// Writes so much, or until the other side has had enough.
fn pour(stream: &mut TcpStream, portion: &[u8]) -> usize {
    let mut sent = 0;
    while sent < EACH && stream.write_all(portion).is_ok() {
        sent += portion.len();
    }
    sent
}

/// The first line of the answer, if one came before the line was cut.
fn answer(mut stream: TcpStream) -> String {
    let mut start = [0; 64];
    let read = stream.read(&mut start).unwrap_or(0);
    String::from_utf8_lossy(&start[..read]).into_owned()
}

fn post(address: &str, rest: &str) -> String {
    let organiser = tuomari_bench::node::ORGANISER;
    format!(
        "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {organiser}\r\n\
         Content-Type: application/json\r\n{rest}\r\n\r\n"
    )
}

fn is_no(answer: &str) -> bool {
    answer.is_empty() || answer.starts_with("HTTP/1.1 4")
}

fn endless_body(mut stream: TcpStream, address: &str) {
    let head = post(address, "Transfer-Encoding: chunked");
    stream.write_all(head.as_bytes()).unwrap();
    let mut chunk = b"4000\r\n".to_vec();
    chunk.resize(chunk.len() + 0x4000, b' ');
    chunk.extend(b"\r\n");
    pour(&mut stream, &chunk);
    let answer = answer(stream);
    assert!(is_no(&answer), "{answer}");
}

fn long_body(mut stream: TcpStream, address: &str) {
    let head = post(address, "Content-Length: 1000000000000");
    stream.write_all(head.as_bytes()).unwrap();
    pour(&mut stream, &[b'['; 16_384]);
    let answer = answer(stream);
    assert!(is_no(&answer), "{answer}");
}

fn endless_headers(mut stream: TcpStream, _: &str) {
    stream.write_all(b"GET / HTTP/1.1\r\n").unwrap();
    let sent = pour(&mut stream, b"X-Again: and again and again and again\r\n");
    assert!(sent < EACH, "headers without end were taken");
    let answer = answer(stream);
    assert!(is_no(&answer), "{answer}");
}

fn brackets(mut stream: TcpStream, address: &str) {
    let body = "[".repeat(60_000);
    let head = post(address, &format!("Content-Length: {}", body.len()));
    stream.write_all(head.as_bytes()).unwrap();
    stream.write_all(body.as_bytes()).unwrap();
    let answer = answer(stream);
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
}

/// Opens a WebSocket; nothing of it is read.
fn upgrade(stream: &mut TcpStream, address: &str) {
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).unwrap();
    assert_eq!(&start, b"HTTP/1.1 101");
}

fn long_message(mut stream: TcpStream, address: &str) {
    upgrade(&mut stream, address);
    // A text frame of a gigabyte, masked with zeros.
    let mut head = vec![0x81, 0xff];
    head.extend(1_000_000_000_u64.to_be_bytes());
    head.extend([0; 4]);
    stream.write_all(&head).unwrap();
    let sent = pour(&mut stream, &[b'x'; 16_384]);
    assert!(sent < EACH, "a message of a gigabyte was taken");
}

fn many_messages(mut stream: TcpStream, address: &str) {
    upgrade(&mut stream, address);
    let text = br#"{"type":"ping","n":1,"client_time":0}"#;
    let mut frame = vec![0x81, 0x80 | u8::try_from(text.len()).unwrap(), 0, 0, 0, 0];
    frame.extend(text);
    let sent = pour(&mut stream, &frame.repeat(256));
    assert!(sent < EACH, "a flood of messages was taken");
}
