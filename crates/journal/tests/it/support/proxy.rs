//! A way to the database that can be cut at the worst moment.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

/// Forwards connections to PostgreSQL. Once told to, it lets a statement
/// through, swallows its answer and breaks the connection.
pub struct Proxy {
    pub port: u16,
    swallow: Arc<AtomicBool>,
    swallowed: Arc<AtomicU64>,
}

impl Proxy {
    pub async fn start() -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let swallow = Arc::new(AtomicBool::new(false));
        let swallowed = Arc::new(AtomicU64::new(0));
        let proxy = Proxy {
            port,
            swallow: Arc::clone(&swallow),
            swallowed: Arc::clone(&swallowed),
        };
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let server = TcpStream::connect("127.0.0.1:15432").await.unwrap();
                let (from_client, to_client) = client.into_split();
                let (from_server, to_server) = server.into_split();
                tokio::spawn(forward(from_client, to_server));
                let (swallow, swallowed) = (Arc::clone(&swallow), Arc::clone(&swallowed));
                tokio::spawn(async move {
                    back(from_server, to_client, &swallow, &swallowed).await;
                });
            }
        });
        proxy
    }

    /// The next answer is lost, and its connection with it; once.
    pub fn lose_next_answer(&self) {
        self.swallow.store(true, Ordering::SeqCst);
    }

    /// How many answers were lost.
    pub fn lost(&self) -> u64 {
        self.swallowed.load(Ordering::SeqCst)
    }
}

async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
    // Whatever ends it ends the connection, which is all that is wanted.
    drop(tokio::io::copy(&mut from, &mut to).await);
}

async fn back(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    swallow: &AtomicBool,
    swallowed: &AtomicU64,
) {
    let mut bytes = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        // A complete answer ends with "ready for query".
        let complete = count >= 6 && bytes[count - 6] == b'Z';
        if complete && swallow.swap(false, Ordering::SeqCst) {
            swallowed.fetch_add(1, Ordering::SeqCst);
            return;
        }
        if to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
