//! A node without a door of its own: whoever starts it brings the journal, the
//! bus and the connections.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use axum::Router;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    time::{sleep, timeout},
};
use tuomari_bus::Bus;
use tuomari_journal::Journal;

use crate::{
    http::router,
    node::{
        Node,
        aside::Aside,
        attending::attend,
        config::Config,
        start::{StartError, Work},
    },
    table::secret::OrganiserHash,
};

/// A node that serves what it is handed, for a simulation: all that it does is
/// done in the thread it runs in. It ends like a crash when its runtime does.
#[derive(Debug)]
pub struct Hosted {
    node: Arc<Node>,
    work: Work,
    router: Router,
}

impl Hosted {
    /// Starts a node on the current runtime.
    pub async fn start(
        config: Config,
        organiser: Option<OrganiserHash>,
        journal: Arc<dyn Journal>,
        bus: Arc<dyn Bus>,
    ) -> Result<Hosted, StartError> {
        let (node, work) = Node::begin(config, organiser, journal, bus, None, Aside::Here).await?;
        let router = router(&node);
        Ok(Hosted { node, work, router })
    }

    /// Serves one connection to its end, whatever carries it.
    pub fn serve<S>(&self, stream: S, peer: SocketAddr) -> impl Future<Output = ()> + Send + 'static
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (node, router) = (Arc::clone(&self.node), self.router.clone());
        async move {
            if let Some(visit) = node.doors.enter(peer.ip(), false) {
                attend(&node, router, stream, peer, visit).await;
            }
        }
    }

    /// The node's time, in Unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        self.node.clock.now_ms()
    }

    /// Stops in good order: sockets say goodbye, what was begun is finished.
    pub async fn stop(self) {
        self.node.begin_closing();
        let drained = async {
            while self.node.tally.open_sockets.get() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        let drain = Duration::from_millis(self.node.config.drain_ms);
        // Who does not say goodbye in time is left behind.
        let _ = timeout(drain, drained).await;
        self.node.close(self.work).await;
    }
}
