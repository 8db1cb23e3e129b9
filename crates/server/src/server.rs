//! A server: a node that listens.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    net::TcpListener,
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};

use crate::{
    config::Config,
    http::router,
    node::{Node, StartError, Work},
    secret::OrganiserHash,
};

/// A server that runs. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    node: Arc<Node>,
    work: Work,
    address: SocketAddr,
    serving: JoinHandle<()>,
    stop: oneshot::Sender<()>,
}

impl Server {
    /// Starts a server on the current runtime.
    pub async fn start(
        mut config: Config,
        organiser: Option<OrganiserHash>,
    ) -> Result<Server, StartError> {
        let listener = TcpListener::bind(config.listen)
            .await
            .map_err(StartError::Listen)?;
        let address = listener.local_addr().map_err(StartError::Listen)?;
        config.listen = address;
        let organiser = organiser.or_else(|| {
            let token = config.organiser_token.as_ref();
            token.map(crate::secret::Secret::organiser_hash)
        });
        let (node, work) = Node::start(config, organiser).await?;
        let service = router(&node).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, stopped) = oneshot::channel::<()>();
        let serving = tokio::spawn(async move {
            let serving = axum::serve(listener, service)
                .with_graceful_shutdown(async move { stopped.await.unwrap_or(()) });
            if let Err(error) = serving.await {
                tracing::error!(%error, "the server has stopped");
            }
        });
        tracing::info!(%address, node = %node.name, "listening");
        Ok(Server {
            node,
            work,
            address,
            serving,
            stop,
        })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its settings, with the port that was chosen.
    pub fn config(&self) -> &Config {
        &self.node.config
    }

    /// The node's time, in Unix milliseconds.
    pub fn now_ms(&self) -> u64 {
        self.node.clock.now_ms()
    }

    /// Stops: takes no more, lets sockets say goodbye, finishes what was begun
    /// and closes the journal.
    pub async fn stop(self) {
        let drain = Duration::from_millis(self.node.config.drain_ms);
        let _ = self.stop.send(());
        self.node.begin_closing();
        let drained = async {
            while self.node.tally.open_sockets.get() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(drain, drained).await.is_err() {
            tracing::warn!("some sockets did not say goodbye in time");
        }
        let abort = self.serving.abort_handle();
        if timeout(drain, self.serving).await.is_err() {
            abort.abort();
        }
        self.node.close(self.work).await;
        tracing::info!("stopped");
    }

    /// Ends as a crash would: nothing is finished, nobody is told. For tests.
    pub fn crash(self) {
        self.serving.abort();
        self.work.abort();
        self.node.begin_closing();
    }
}
