//! The bytes between a client and a node, in the open or by TLS.

use std::{
    io,
    pin::Pin,
    sync::{Arc, OnceLock},
    task::{Context, Poll},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    client::TlsStream,
    rustls::{ClientConfig, RootCertStore, pki_types::ServerName},
};

use crate::{Address, Trouble};

/// Who does not answer the door for so long is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection.
#[derive(Debug)]
pub enum Stream {
    /// In the open: a hall's own network, or a test.
    Plain(TcpStream),
    Secure(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// Connects to a node.
    pub async fn open(to: &Address) -> Result<Stream, Trouble> {
        let opening = timeout(PATIENCE, open(to)).await;
        opening.map_err(|_| Trouble::unreachable("it takes too long to connect"))?
    }
}

async fn open(to: &Address) -> Result<Stream, Trouble> {
    let stream = TcpStream::connect((to.host.as_str(), to.port))
        .await
        .map_err(Trouble::unreachable)?;
    stream.set_nodelay(true).map_err(Trouble::unreachable)?;
    if !to.secure {
        return Ok(Stream::Plain(stream));
    }
    let name = ServerName::try_from(to.host.clone()).map_err(Trouble::strange)?;
    let connector = TlsConnector::from(roots());
    let secured = connector.connect(name, stream).await;
    let secured = secured.map_err(Trouble::unreachable)?;
    Ok(Stream::Secure(Box::new(secured)))
}

/// The authorities that this system trusts, read once.
fn roots() -> Arc<ClientConfig> {
    static ROOTS: OnceLock<Arc<ClientConfig>> = OnceLock::new();
    let config = ROOTS.get_or_init(|| {
        let mut roots = RootCertStore::empty();
        // One that cannot be read is one less; without any, connecting says so.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        let config = ClientConfig::builder().with_root_certificates(roots);
        Arc::new(config.with_no_client_auth())
    });
    Arc::clone(config)
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_read(cx, buffer),
            Stream::Secure(stream) => Pin::new(stream).poll_read(cx, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_write(cx, bytes),
            Stream::Secure(stream) => Pin::new(stream).poll_write(cx, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_flush(cx),
            Stream::Secure(stream) => Pin::new(stream).poll_flush(cx),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(stream) => Pin::new(stream).poll_shutdown(cx),
            Stream::Secure(stream) => Pin::new(stream).poll_shutdown(cx),
        }
    }
}
