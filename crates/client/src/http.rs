//! One request over HTTP, on a connection of its own.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{Request, client::conn::http1::handshake};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::time::timeout;

use crate::{Address, Stream, Trouble};

/// No answer takes longer: a server gives up before.
const PATIENCE: Duration = Duration::from_secs(40);

/// The most bytes of an answer that are read.
const MOST_BYTES: usize = 64 * 1024 * 1024;

/// What a request was answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub status: u16,
    pub text: String,
    /// What the text is known by, if the server says it: its `ETag`.
    pub tag: String,
}

impl Answer {
    /// The body of an answer that says yes; the problem of one that says no.
    pub fn json(&self) -> Result<Value, Trouble> {
        if (200..300).contains(&self.status) {
            return serde_json::from_str(&self.text).map_err(Trouble::strange);
        }
        match serde_json::from_str(&self.text) {
            Ok(problem) => Err(Trouble::Refused(Box::new(problem))),
            Err(_) => Err(Trouble::strange(format_args!("status {}", self.status))),
        }
    }
}

/// What is asked for.
#[derive(Default)]
struct Asked<'a> {
    method: &'a str,
    path: &'a str,
    secret: Option<&'a str>,
    /// What is sent, and of which kind it is.
    body: Option<(&'a str, Bytes)>,
    /// The tag of what is known already.
    known: &'a str,
}

/// Asks for something, with the secret of a link if there is one.
pub async fn ask(
    to: &Address,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Result<Answer, Trouble> {
    let asked = Asked {
        method,
        path,
        secret,
        body: body.map(|body| ("application/json", Bytes::from(body.to_string()))),
        ..Asked::default()
    };
    exchange(to, asked).await
}

/// Reads a text, unless it is known by this tag.
pub(crate) async fn read_again(to: &Address, path: &str, known: &str) -> Result<Answer, Trouble> {
    let asked = Asked {
        method: "GET",
        path,
        known,
        ..Asked::default()
    };
    exchange(to, asked).await
}

/// Hands in a text.
pub(crate) async fn hand_in(
    to: &Address,
    path: &str,
    secret: &str,
    text: String,
) -> Result<Answer, Trouble> {
    let asked = Asked {
        method: "POST",
        path,
        secret: Some(secret),
        body: Some(("text/plain", Bytes::from(text))),
        ..Asked::default()
    };
    exchange(to, asked).await
}

async fn exchange(to: &Address, asked: Asked<'_>) -> Result<Answer, Trouble> {
    let asking = timeout(PATIENCE, exchanged(to, asked)).await;
    asking.map_err(|_| Trouble::unreachable("no answer came"))?
}

async fn exchanged(to: &Address, asked: Asked<'_>) -> Result<Answer, Trouble> {
    let stream = TokioIo::new(Stream::open(to).await?);
    let (mut sender, connection) = handshake(stream).await.map_err(Trouble::unreachable)?;
    let mut request = Request::builder()
        .method(asked.method)
        .uri(asked.path)
        .header("host", to.authority());
    if let Some(secret) = asked.secret {
        request = request.header("authorization", format!("Bearer {secret}"));
    }
    if !asked.known.is_empty() {
        request = request.header("if-none-match", asked.known);
    }
    let mut bytes = Bytes::new();
    if let Some((kind, body)) = asked.body {
        request = request.header("content-type", kind);
        bytes = body;
    }
    let request = request.body(Full::new(bytes)).map_err(Trouble::strange)?;
    let asked = async {
        let answer = sender.send_request(request).await;
        let answer = answer.map_err(Trouble::unreachable)?;
        let status = answer.status().as_u16();
        let tag = answer.headers().get("etag");
        let tag = tag.and_then(|tag| tag.to_str().ok()).unwrap_or_default();
        let tag = tag.to_owned();
        let body = Limited::new(answer.into_body(), MOST_BYTES).collect().await;
        let bytes = body.map_err(Trouble::unreachable)?.to_bytes();
        let text = String::from_utf8(bytes.into()).map_err(Trouble::strange)?;
        Ok(Answer { status, text, tag })
    };
    tokio::select! {
        answer = asked => answer,
        ended = drive(connection) => Err(ended),
    }
}

/// Moves the bytes; ends only when there is nobody left to talk to.
async fn drive(connection: impl Future<Output = hyper::Result<()>>) -> Trouble {
    match connection.await {
        Err(error) => Trouble::unreachable(error),
        // The other half has its answer or will see that none comes.
        Ok(()) => std::future::pending().await,
    }
}
