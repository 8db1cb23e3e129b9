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

/// Asks for something, with the secret of a link if there is one.
pub async fn ask(
    to: &Address,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Result<Answer, Trouble> {
    let asking = timeout(PATIENCE, exchange(to, method, path, secret, body)).await;
    asking.map_err(|_| Trouble::unreachable("no answer came"))?
}

async fn exchange(
    to: &Address,
    method: &str,
    path: &str,
    secret: Option<&str>,
    body: Option<&Value>,
) -> Result<Answer, Trouble> {
    let stream = TokioIo::new(Stream::open(to).await?);
    let (mut sender, connection) = handshake(stream).await.map_err(Trouble::unreachable)?;
    let mut request = Request::builder()
        .method(method)
        .uri(path)
        .header("host", to.authority());
    if let Some(secret) = secret {
        request = request.header("authorization", format!("Bearer {secret}"));
    }
    let bytes = body.map_or_else(Bytes::new, |body| Bytes::from(body.to_string()));
    let request = request.body(Full::new(bytes)).map_err(Trouble::strange)?;
    let asked = async {
        let answer = sender.send_request(request).await;
        let answer = answer.map_err(Trouble::unreachable)?;
        let status = answer.status().as_u16();
        let body = Limited::new(answer.into_body(), MOST_BYTES).collect().await;
        let bytes = body.map_err(Trouble::unreachable)?.to_bytes();
        let text = String::from_utf8(bytes.into()).map_err(Trouble::strange)?;
        Ok(Answer { status, text })
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
