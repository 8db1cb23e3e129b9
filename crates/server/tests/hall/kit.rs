//! A real server on a port of the loopback, and clients that talk to it.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

use futures::{SinkExt as _, StreamExt as _};
use http_body_util::{BodyExt as _, Full};
use hyper::{Request, body::Bytes};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::{
    net::TcpStream,
    time::{sleep, timeout},
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};
use tuomari_server::{Config, Secret, Server};

pub(crate) const ORGANISER: &str = "organiser-0123456789abcdef0123456789";

/// Settings for a test: the loopback, any port, quick signs of life.
pub(crate) fn config(journal: &str) -> Config {
    let mut config = Config::default();
    for (name, value) in [
        ("listen", "127.0.0.1:0"),
        ("journal", journal),
        ("organiser-token", ORGANISER),
        ("requests-per-second", "100000"),
        ("messages-per-second", "100000"),
        ("acts-per-minute", "100000"),
        ("heartbeat-ms", "200"),
        ("silence-ms", "2000"),
        ("drain-ms", "2000"),
    ] {
        config.set(name, value).unwrap();
    }
    config
}

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

/// Whether the whole size was asked for.
#[expect(clippy::disallowed_methods, reason = "a test is told its size")]
pub(crate) fn is_full() -> bool {
    std::env::var("TUOMARI_FULL").is_ok()
}

pub(crate) async fn start(config: Config) -> Server {
    Server::start(config, None).await.unwrap()
}

/// A file that is removed when the test is over.
pub(crate) struct TempFile(pub(crate) PathBuf);

impl TempFile {
    pub(crate) fn new() -> TempFile {
        let name = Secret::draw().unwrap();
        let name = format!("tuomari-{}.db", name.reveal());
        TempFile(std::env::temp_dir().join(name))
    }

    pub(crate) fn journal(&self) -> String {
        format!("sqlite:{}", self.0.display())
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

/// What a request was answered with.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) kind: String,
    pub(crate) tag: String,
    /// What a page may do, by its policy.
    pub(crate) policy: String,
    /// Who may frame it, as older browsers read it.
    pub(crate) framing: String,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.json()
    }
}

/// Sends a request.
pub(crate) async fn ask(
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: impl Into<Bytes>,
) -> Answer {
    let stream = TcpStream::connect(to).await.unwrap();
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
        .await
        .unwrap();
    let connection = tokio::spawn(connection);
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", to.to_string());
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Full::new(body.into())).unwrap();
    let response = sender.send_request(request).await.unwrap();
    let status = response.status().as_u16();
    let header = |name: &str| {
        let value = response.headers().get(name);
        value.map_or(String::new(), |value| value.to_str().unwrap().to_owned())
    };
    let (kind, tag) = (header("content-type"), header("etag"));
    let policy = header("content-security-policy");
    let framing = header("x-frame-options");
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    connection.abort();
    Answer {
        status,
        kind,
        tag,
        policy,
        framing,
        text: String::from_utf8_lossy(&bytes).into_owned(),
    }
}

/// Sends a request with a link's secret.
pub(crate) async fn ask_as(
    to: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: Option<&Value>,
) -> Answer {
    let bearer = format!("Bearer {token}");
    let body = body.map_or(String::new(), Value::to_string);
    ask(to, method, path, &[("authorization", &bearer)], body).await
}

/// A table and the secrets of its seats.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) name: String,
    pub(crate) links: Value,
}

impl Table {
    /// From the answer to whoever created it.
    pub(crate) fn of(created: &Value) -> Table {
        Table {
            name: created["table"]["table"].as_str().unwrap().to_owned(),
            links: created["links"].clone(),
        }
    }

    pub(crate) fn token(&self, seat: &str) -> &str {
        let links = self.links.as_array().unwrap();
        let link = links.iter().find(|link| link["seat"] == seat).unwrap();
        link["token"].as_str().unwrap()
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.name)
    }
}

/// An ordinary online game of three minutes.
pub(crate) fn blitz() -> Value {
    json!({
        "rulebook": "fide-2018", "profile": "blitz-unsupervised", "table": "assisted",
        "time_control": "3+2", "regulations": {"fide-rated": "no"},
    })
}

pub(crate) async fn create(to: SocketAddr, asked: &Value) -> Table {
    let answer = ask_as(to, "POST", "/api/tables", ORGANISER, Some(asked)).await;
    Table::of(&answer.ok())
}

/// Does something over HTTP.
pub(crate) async fn act(to: SocketAddr, table: &Table, seat: &str, act: &Value) -> Answer {
    let path = table.path("/commands");
    ask_as(to, "POST", &path, table.token(seat), Some(act)).await
}

/// Starts the clock, in the arbiter's name.
pub(crate) async fn start_clock(to: SocketAddr, table: &Table) {
    act(to, table, "arbiter", &json!({"act": "start-clock"}))
        .await
        .ok();
}

pub(crate) fn make(from: &str, to: &str) -> Value {
    json!({"act": "make", "from": from, "to": to})
}

/// A client's socket.
pub(crate) struct Socket(pub(crate) WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(to: SocketAddr) -> Socket {
        Socket::knock(to).await.unwrap()
    }

    /// A socket, if the door is opened.
    pub(crate) async fn knock(to: SocketAddr) -> Option<Socket> {
        let stream = TcpStream::connect(to).await.ok()?;
        stream.set_nodelay(true).ok()?;
        let url = format!("ws://{to}/api/socket");
        let opened = timeout(Duration::from_secs(20), client_async(url, stream)).await;
        Some(Socket(opened.ok()?.ok()?.0))
    }

    /// A socket that follows a table from a seat, and its first view.
    pub(crate) async fn follow(to: SocketAddr, table: &Table, seat: &str) -> (Socket, Value) {
        let mut socket = Socket::open(to).await;
        let token = table.token(seat);
        socket
            .say(&json!({"type": "follow", "table": table.name, "token": token}))
            .await;
        let view = socket.hear("view").await;
        (socket, view)
    }

    pub(crate) async fn say(&mut self, message: &Value) {
        self.say_text(&message.to_string()).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    pub(crate) async fn command(&mut self, table: &Table, key: &str, act: &Value) {
        let message = json!({"type": "command", "table": table.name, "key": key, "act": act});
        self.say(&message).await;
    }

    /// The next message; none when the socket is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = timeout(Duration::from_secs(20), self.0.next()).await;
            match next.expect("nothing was said for a long time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of a kind; others are passed over.
    pub(crate) async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            let message = message.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
            let answered = (kind, message["type"].as_str());
            assert!(answered != ("accepted", Some("refused")), "{message}");
        }
    }
}

/// One number of `/metrics`.
pub(crate) async fn metric(to: SocketAddr, name: &str) -> usize {
    let text = ask(to, "GET", "/metrics", &[], "").await.text;
    let line = text.lines().find_map(|line| {
        let (first, number) = line.split_once(' ')?;
        (first == name).then_some(number)
    });
    let number = line.unwrap_or_else(|| panic!("{name} is counted:\n{text}"));
    number.parse().unwrap()
}

/// Waits until something is so.
pub(crate) async fn until<F: Future<Output = bool>>(what: &str, mut is_so: impl FnMut() -> F) {
    for _ in 0..400 {
        if is_so().await {
            return;
        }
        sleep(Duration::from_millis(25)).await;
    }
    panic!("never came: {what}");
}
