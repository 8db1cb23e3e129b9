//! One try: a request to a receiver, signed, bounded in time and size.

use std::{fmt, pin::pin, sync::Arc, time::Duration};

use futures::FutureExt as _;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{
    Request,
    body::Bytes,
    client::conn::http1::handshake,
    header::{AUTHORIZATION, CONTENT_TYPE, HOST, USER_AGENT},
};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};

use crate::{
    hooks::{receiver::Receiver, sign::SigningSecret},
    node::config::Config,
};

/// More of an answer is not read, and nothing of it is looked at.
const MOST_OF_AN_ANSWER: usize = 16 * 1024;

/// The status by which a receiver says that it wants no more of this.
const GONE: u16 = 410;

/// How messages are sent.
#[derive(Clone)]
pub(super) struct Post {
    tls: Option<Arc<ClientConfig>>,
    secret: Option<SigningSecret>,
    patience: Duration,
}

/// Why a message was not taken.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// It took too long.
    Late,
    /// It could not be reached, or does not speak HTTP.
    Unreachable(String),
    /// It answered with something else than a status from 200 to 299. Where a
    /// redirect leads is not looked at.
    Status(u16),
}

impl Fault {
    /// Whether it is of no use to try again.
    pub(super) fn is_final(&self) -> bool {
        *self == Fault::Status(GONE)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Late => f.write_str("no answer came in time"),
            Fault::Unreachable(why) => f.write_str(why),
            Fault::Status(status) => write!(f, "it answered with status {status}"),
        }
    }
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Post")
    }
}

/// A message to be sent.
#[derive(Clone, Copy, Debug)]
pub(super) struct Message<'a> {
    pub(super) id: &'a str,
    /// When it is tried, by which old ones are told from copies.
    pub(super) at_secs: u64,
    pub(super) body: &'a Bytes,
}

impl Post {
    pub(super) fn new(config: &Config) -> Post {
        let secure = config.webhooks.iter().any(|receiver| receiver.secure);
        Post {
            tls: secure.then(|| trusting(system_roots())).flatten(),
            secret: config.webhook_secret.clone(),
            patience: Duration::from_millis(config.webhook_timeout_ms),
        }
    }

    pub(super) async fn send(&self, to: &Receiver, message: Message<'_>) -> Result<(), Fault> {
        let sending = timeout(self.patience, self.sent(to, message));
        sending.await.map_err(|_| Fault::Late)?
    }

    async fn sent(&self, to: &Receiver, message: Message<'_>) -> Result<(), Fault> {
        let stream = TcpStream::connect((to.host.as_str(), to.port)).await;
        let stream = stream.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        if !to.secure {
            return self.exchange(stream, to, message).await;
        }
        let Some(tls) = &self.tls else {
            return Err(Fault::Unreachable(
                "this system trusts no certificates".to_owned(),
            ));
        };
        let name = ServerName::try_from(to.host.clone()).map_err(unreachable)?;
        let connector = TlsConnector::from(Arc::clone(tls));
        let stream = connector.connect(name, stream).await;
        self.exchange(stream.map_err(unreachable)?, to, message)
            .await
    }

    async fn exchange<S>(&self, stream: S, to: &Receiver, message: Message<'_>) -> Result<(), Fault>
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let request = self.request(to, message)?;
        let (mut sender, connection) =
            handshake(TokioIo::new(stream)).await.map_err(unreachable)?;
        let asked = async {
            let answer = sender.send_request(request).await.map_err(unreachable)?;
            let status = answer.status().as_u16();
            if !(200..300).contains(&status) {
                return Err(Fault::Status(status));
            }
            // It has taken the message. What it says of it is for nobody, but
            // some do not like to be hung up on.
            let _ = Limited::new(answer.into_body(), MOST_OF_AN_ANSWER)
                .collect()
                .await;
            Ok(())
        };
        let mut asked = pin!(asked);
        tokio::select! {
            done = &mut asked => done,
            // It may have hung up with its answer.
            ended = drive(connection) => asked.now_or_never().unwrap_or(Err(ended)),
        }
    }

    fn request(&self, to: &Receiver, message: Message<'_>) -> Result<Request<Full<Bytes>>, Fault> {
        let agent = concat!("tuomari/", env!("CARGO_PKG_VERSION"));
        let mut request = Request::post(&to.path)
            .header(HOST, to.authority())
            .header(USER_AGENT, agent)
            .header(CONTENT_TYPE, "application/json");
        if let Some(authorization) = &to.authorization {
            request = request.header(AUTHORIZATION, authorization);
        }
        if let Some(secret) = self.secret.as_ref().filter(|_| !to.is_ntfy()) {
            let Message { id, at_secs, body } = message;
            request = request
                .header("webhook-id", id)
                .header("webhook-timestamp", at_secs)
                .header("webhook-signature", secret.sign(id, at_secs, body));
        }
        request
            .body(Full::new(message.body.clone()))
            .map_err(unreachable)
    }
}

fn unreachable(why: impl fmt::Display) -> Fault {
    Fault::Unreachable(why.to_string())
}

/// Moves the bytes; ends only when there is nobody left to talk to.
async fn drive(connection: impl Future<Output = hyper::Result<()>>) -> Fault {
    match connection.await {
        Err(error) => unreachable(error),
        // The other half has its answer or will see that none comes.
        Ok(()) => std::future::pending().await,
    }
}

/// The authorities that this system trusts. One that cannot be read is one
/// less.
fn system_roots() -> RootCertStore {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    roots
}

fn trusting(roots: RootCertStore) -> Option<Arc<ClientConfig>> {
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().ok()?;
    let config = config.with_root_certificates(roots).with_no_client_auth();
    Some(Arc::new(config))
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };
    use tokio_rustls::{
        TlsAcceptor,
        rustls::{
            ServerConfig,
            pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
        },
    };

    use super::*;

    const CA: &[u8] = include_bytes!("../../tests/hall/tls/ca.pem");
    const CHAIN: &[u8] = include_bytes!("../../tests/hall/tls/server.pem");
    const KEY: &[u8] = include_bytes!("../../tests/hall/tls/server.key");

    fn post(roots: RootCertStore) -> Post {
        Post {
            tls: trusting(roots),
            secret: None,
            patience: Duration::from_secs(5),
        }
    }

    /// A receiver for `localhost` that takes one message by TLS.
    async fn receiver() -> (Receiver, tokio::task::JoinHandle<String>) {
        let chain = CertificateDer::pem_slice_iter(CHAIN);
        let chain = chain.collect::<Result<Vec<_>, _>>().unwrap();
        let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let config = config.with_safe_default_protocol_versions().unwrap();
        let config = config
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let taken = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let acceptor = TlsAcceptor::from(Arc::new(config));
            let Ok(mut stream) = acceptor.accept(stream).await else {
                return String::new();
            };
            let mut read = vec![0; 4_096];
            let mut text = String::new();
            while !text.ends_with("{}") {
                let size = stream.read(&mut read).await.unwrap_or(0);
                if size == 0 {
                    return text;
                }
                text.push_str(&String::from_utf8_lossy(&read[..size]));
            }
            let answer = b"HTTP/1.1 204 No Content\r\n\r\n";
            stream.write_all(answer).await.unwrap();
            text
        });
        (
            format!("https://localhost:{port}/x").parse().unwrap(),
            taken,
        )
    }

    async fn send(post: &Post, to: &Receiver) -> Result<(), Fault> {
        let body = Bytes::from_static(b"{}");
        let message = Message {
            id: "t-1-call",
            at_secs: 1,
            body: &body,
        };
        post.send(to, message).await
    }

    #[tokio::test]
    async fn https_goes_to_whom_an_authority_vouches_for() {
        let mut roots = RootCertStore::empty();
        roots
            .add(CertificateDer::from_pem_slice(CA).unwrap())
            .unwrap();
        let (to, taken) = receiver().await;
        send(&post(roots), &to).await.unwrap();
        assert!(taken.await.unwrap().starts_with("POST /x HTTP/1.1\r\n"));
    }

    #[tokio::test]
    async fn whom_nobody_vouches_for_is_told_nothing() {
        let (to, taken) = receiver().await;
        let fault = send(&post(RootCertStore::empty()), &to).await.unwrap_err();
        assert!(matches!(fault, Fault::Unreachable(_)), "{fault}");
        assert_eq!(taken.await.unwrap(), "");
    }
}
