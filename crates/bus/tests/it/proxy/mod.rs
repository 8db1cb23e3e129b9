//! A wire between a node and NATS that can be cut.
#![allow(clippy::unwrap_used, reason = "a test may")]

use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::{AbortHandle, JoinSet},
};

/// Hands everything on to the shared server; dropped, it cuts every connection.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    task: AbortHandle,
}

impl Proxy {
    /// Listens on this port, or on any for 0.
    pub(crate) async fn start(port: u16) -> Proxy {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let task = tokio::spawn(async move {
            // Aborted with this task.
            let mut connections = JoinSet::new();
            while let Ok((mut from, _)) = listener.accept().await {
                connections.spawn(async move {
                    let mut to = TcpStream::connect(("127.0.0.1", 14222)).await?;
                    copy_bidirectional(&mut from, &mut to).await
                });
            }
        });
        let task = task.abort_handle();
        Proxy { port, task }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}
