//! A wire between a node and NATS that can be cut, or held up.
#![allow(clippy::unwrap_used, reason = "a test may")]

use std::pin::pin;

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::{AbortHandle, JoinSet},
};

/// Hands everything on to the shared server; dropped, it cuts every connection.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    task: AbortHandle,
    held: watch::Sender<bool>,
}

impl Proxy {
    /// Listens on this port, or on any for 0.
    pub(crate) async fn start(port: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (held, holding) = watch::channel(false);
        let task = tokio::spawn(async move {
            // Aborted with this task.
            let mut connections = JoinSet::new();
            while let Ok((from, _)) = listener.accept().await {
                connections.spawn(carry(from, holding.clone()));
            }
        });
        let task = task.abort_handle();
        Proxy { port, task, held }
    }

    /// Carries nothing and breaks nothing, as a server that hangs; or again.
    pub(crate) fn hold(&self, held: bool) {
        self.held.send_replace(held);
    }
}

async fn carry(mut from: TcpStream, mut held: watch::Receiver<bool>) {
    let to = TcpStream::connect(("127.0.0.1", 14222)).await;
    let mut to = to.unwrap();
    let mut copying = pin!(copy_bidirectional(&mut from, &mut to));
    loop {
        let holds = *held.borrow_and_update();
        tokio::select! {
            _ = &mut copying, if !holds => return,
            changed = held.changed() => if changed.is_err() { return },
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}
