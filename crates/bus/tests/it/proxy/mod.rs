//! A wire between a node and NATS that can be cut, or held up.
#![allow(clippy::unwrap_used, reason = "a test may")]

use std::{io::ErrorKind, pin::pin, time::Duration};

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
    task::{AbortHandle, JoinSet},
    time::{Instant, sleep},
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
        let listener = listen(port).await;
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

/// The port of a proxy that was cut is free a moment later.
async fn listen(port: u16) -> TcpListener {
    let end = Instant::now() + Duration::from_secs(5);
    loop {
        match TcpListener::bind(("127.0.0.1", port)).await {
            Err(error) if error.kind() == ErrorKind::AddrInUse && Instant::now() < end => {
                sleep(Duration::from_millis(10)).await;
            }
            listening => return listening.unwrap(),
        }
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
