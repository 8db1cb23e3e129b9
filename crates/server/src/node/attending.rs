//! Letting connections in and serving each: with bounds, and with patience of
//! a known length.

use std::{
    io,
    net::SocketAddr,
    pin::{Pin, pin},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    task::{Context, Poll},
    time::Duration,
};

use axum::{Router, extract::ConnectInfo};
use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::{TcpListener, TcpStream},
    sync::{oneshot, watch},
    time::{sleep, timeout},
};
use tokio_rustls::{TlsAcceptor, server::TlsStream};

use crate::node::{
    Node, closed,
    doors::{Standing, Visit},
    renewing::Shown,
};

/// How long a newcomer may take to say what he wants.
const FIRST_HEADER: Duration = Duration::from_secs(10);

/// How long a connection is kept for the next request, its header included.
/// Proxies give theirs up after a minute or sooner.
const KEEP_ALIVE: Duration = Duration::from_mins(1);

/// A pause when the system lets nobody in.
const NOBODY: Duration = Duration::from_millis(50);

/// Lets people in until it is told to stop.
pub(crate) async fn run(
    node: Arc<Node>,
    listener: TcpListener,
    router: Router,
    tls: watch::Receiver<Option<Shown>>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut failing = false;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = &mut stopped => return,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if !std::mem::replace(&mut failing, !is_his_own(&error)) && failing {
                    tracing::error!(%error, "nobody can be let in");
                }
                if failing {
                    sleep(NOBODY).await;
                }
                continue;
            }
        };
        failing = false;
        let is_proxy = node.config.trusts(peer.ip());
        let Some(visit) = node.doors.enter(peer.ip(), is_proxy) else {
            node.tally.limited.one();
            continue;
        };
        send_at_once(&stream);
        let (node, router, tls) = (Arc::clone(&node), router.clone(), tls.borrow().clone());
        tokio::spawn(async move {
            match tls {
                None => attend(&node, router, stream, peer, visit).await,
                Some(Shown(tls)) => {
                    if let Some(stream) = greet(&tls, stream, &visit).await {
                        attend(&node, router, stream, peer, visit).await;
                    }
                }
            }
        });
    }
}

/// Agrees upon secrets, unless that takes too long.
async fn greet(
    tls: &TlsAcceptor,
    stream: TcpStream,
    visit: &Visit,
) -> Option<TlsStream<TcpStream>> {
    tokio::select! {
        greeted = timeout(FIRST_HEADER, tls.accept(stream)) => greeted.ok()?.ok(),
        () = visit.shown_out() => None,
    }
}

/// Whether it concerns that caller alone.
fn is_his_own(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

/// Serves one connection to its end, whatever carries it. A WebSocket goes on
/// by itself and takes the visit with it.
pub(crate) async fn attend<S>(
    node: &Node,
    router: Router,
    stream: S,
    peer: SocketAddr,
    visit: Arc<Visit>,
) where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let stream = Heard {
        stream,
        visit: Arc::clone(&visit),
    };
    let (router, asked) = (TowerToHyperService::new(router), AtomicBool::new(false));
    let service = service_fn(|mut request: Request<Incoming>| {
        asked.store(true, Relaxed);
        visit.stand(Standing::Works);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(Arc::clone(&visit));
        let (answer, visit) = (router.call(request), Arc::clone(&visit));
        async move {
            let answer = answer.await;
            visit.stand(Standing::Waits);
            answer
        }
    });
    let mut connection = pin!(
        http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(KEEP_ALIVE)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades()
    );
    let mut closing = node.closing();
    let mut too_late = pin!(async {
        sleep(FIRST_HEADER).await;
        if asked.load(Relaxed) {
            std::future::pending::<()>().await;
        }
    });
    let mut goes = false;
    loop {
        tokio::select! {
            biased;
            () = &mut too_late => return,
            () = visit.shown_out() => return,
            () = closed(&mut closing), if !goes => {
                if !asked.load(Relaxed) {
                    return;
                }
                goes = true;
                connection.as_mut().graceful_shutdown();
            }
            // How it ends is the client's matter.
            _ = &mut connection => return,
        }
    }
}

/// A move is a small packet that somebody waits for: it must not wait for the
/// one before it to be acknowledged.
fn send_at_once(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a socket that cannot send at once");
    }
}

/// A stream of which it is known how much came through it.
struct Heard<S> {
    stream: S,
    visit: Arc<Visit>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Heard<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        let said = buf.filled().len() - before;
        if said > 0 && !self.visit.said(said) {
            return Poll::Ready(Err(io::Error::other("it says too much")));
        }
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Heard<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
