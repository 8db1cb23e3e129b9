//! A real receiver of webhooks on the loopback, which answers as a test wants.

use std::{collections::BTreeMap, net::SocketAddr, sync::Arc, time::Duration};

use base64::{Engine as _, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde_json::Value;
use sha2::Sha256;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{Semaphore, mpsc},
    task::JoinHandle,
    time::{Instant, timeout},
};
use tuomari_server::Config;

use crate::kit::config;

pub(crate) const SECRET: &str = "whsec_dHVvbWFyaS10dW9tYXJpLXR1b21hcmktdHVvbWFyaQ==";

const KEY: &[u8] = b"tuomari-tuomari-tuomari-tuomari";

/// How a message is answered.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    Status(u16),
    /// Somewhere else it would be taken.
    Elsewhere(SocketAddr),
    /// Never, though the connection stays.
    Never,
    /// With more than anybody wants to read.
    Endless,
    /// Once it is let go on.
    When(Arc<Semaphore>),
}

/// A message as it came.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub(crate) path: String,
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) text: String,
    pub(crate) at: Instant,
}

impl Taken {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    /// What it is about.
    pub(crate) fn kind(&self) -> String {
        self.json()["type"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn table(&self) -> String {
        let body = self.json();
        body["data"]["table"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Whether whoever sent it knows the secret.
    pub(crate) fn is_signed(&self) -> bool {
        let (id, at) = (self.header("webhook-id"), self.header("webhook-timestamp"));
        let mut mac = Hmac::<Sha256>::new_from_slice(KEY).unwrap();
        mac.update(format!("{id}.{at}.{}", self.text).as_bytes());
        let own = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
        self.header("webhook-signature") == own
    }
}

/// A receiver. It goes when it is dropped.
pub(crate) struct Receiver {
    pub(crate) address: SocketAddr,
    taken: mpsc::UnboundedReceiver<Taken>,
    task: JoinHandle<()>,
}

impl Receiver {
    /// One that answers the first, second, … message so.
    pub(crate) async fn open(reply: impl Fn(usize) -> Reply + Send + Sync + 'static) -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (tell, taken) = mpsc::unbounded_channel();
        let task = tokio::spawn(async move {
            let mut count = 0;
            let mut open = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                let Some(one) = read(&mut stream).await else {
                    continue;
                };
                let reply = reply(count);
                count += 1;
                let _ = tell.send(one);
                open.push(answer(stream, reply).await);
            }
        });
        Receiver {
            address,
            taken,
            task,
        }
    }

    /// One that takes everything.
    pub(crate) async fn ready() -> Receiver {
        Receiver::open(|_| Reply::Status(204)).await
    }

    /// The address of a receiver in the settings.
    pub(crate) fn url(&self, chosen: &str) -> String {
        format!("http://{}/games#{chosen}", self.address)
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Taken {
        let next = timeout(Duration::from_secs(20), self.taken.recv()).await;
        next.expect("nothing was sent for a long time").unwrap()
    }

    /// The next one, whatever has come already.
    pub(crate) fn now(&mut self) -> Option<Taken> {
        self.taken.try_recv().ok()
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn read(stream: &mut TcpStream) -> Option<Taken> {
    let mut bytes = Vec::new();
    loop {
        let mut more = [0; 4_096];
        let size = stream.read(&mut more).await.ok().filter(|size| *size > 0)?;
        bytes.extend_from_slice(&more[..size]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let mut lines = head.lines();
        let path = lines.next()?.split(' ').nth(1)?.to_owned();
        let pairs = lines.filter_map(|line| line.split_once(": "));
        let headers: BTreeMap<String, String> = pairs
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        if headers["content-length"].parse() == Ok(body.len()) {
            return Some(Taken {
                path,
                text: body.to_owned(),
                headers,
                at: Instant::now(),
            });
        }
    }
}

/// Answers; a connection that is kept open is given back.
async fn answer(mut stream: TcpStream, reply: Reply) -> Option<TcpStream> {
    let text = match reply {
        Reply::Never => return Some(stream),
        Reply::Endless => {
            let head = b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n";
            let _ = stream.write_all(head).await;
            // Until nobody reads any more.
            while stream.write_all(&[b' '; 8_192]).await.is_ok() {}
            return None;
        }
        Reply::When(go) => {
            go.acquire().await.unwrap().forget();
            "204 No Content\r\n".to_owned()
        }
        Reply::Elsewhere(address) => {
            format!("307 Temporary Redirect\r\nlocation: http://{address}/games\r\n")
        }
        Reply::Status(status) => format!("{status} So\r\n"),
    };
    let answer = format!("HTTP/1.1 {text}content-length: 0\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
    None
}

/// Settings with these receivers, and pauses for which a test need not wait.
pub(crate) fn told(journal: &str, receivers: &[String]) -> Config {
    let mut config = config(journal);
    for (name, value) in [
        ("webhooks", receivers.join(" ").as_str()),
        ("webhook-secret", SECRET),
        ("webhook-pause-ms", "1"),
    ] {
        config.set(name, value).unwrap();
    }
    config
}
