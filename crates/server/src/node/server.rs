//! A server: a node that listens.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use tokio::{
    net::{TcpListener, TcpSocket},
    sync::oneshot,
    task::JoinHandle,
    time::{sleep, timeout},
};
use tuomari_bus::Bus;
use tuomari_journal::Journal;

use crate::{
    http::router,
    node::{
        Node,
        aside::Aside,
        attending,
        config::Config,
        renewing::Certificate,
        start::{StartError, Work},
    },
    table::secret::OrganiserHash,
};

/// What the system may hold back for a reader who takes nothing, beside what
/// waits in his outbox. Left to itself it would be megabytes for each.
const SEND_BUFFER: u32 = 128 * 1024;

/// Callers who wait to be let in.
const BACKLOG: u32 = 1_024;

/// A server that runs. Dropping it does not stop it; [`Server::stop`] does.
#[derive(Debug)]
pub struct Server {
    node: Arc<Node>,
    work: Work,
    address: SocketAddr,
    serving: JoinHandle<()>,
    stop: oneshot::Sender<()>,
    certificate: Certificate,
}

impl Server {
    /// Starts a server on the current runtime.
    pub async fn start(
        config: Config,
        organiser: Option<OrganiserHash>,
    ) -> Result<Server, StartError> {
        Server::start_with(config, organiser, None).await
    }

    /// The same, perhaps with a journal and a bus that are open already: for
    /// tests that break them.
    pub async fn start_with(
        mut config: Config,
        organiser: Option<OrganiserHash>,
        over: Option<(Arc<dyn Journal>, Arc<dyn Bus>)>,
    ) -> Result<Server, StartError> {
        config.check().map_err(StartError::Config)?;
        let certificate = Certificate::read(&config).map_err(StartError::Config)?;
        let listener = listen(config.listen).map_err(StartError::Listen)?;
        let address = listener.local_addr().map_err(StartError::Listen)?;
        config.listen = address;
        let organiser = organiser.or_else(|| {
            let token = config.organiser_token.as_ref();
            token.map(crate::table::secret::Secret::organiser_hash)
        });
        let (node, work) = match over {
            Some((journal, bus)) => {
                Node::begin(config, organiser, journal, bus, None, Aside::Threads).await?
            }
            None => Node::start(config, organiser).await?,
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let tls = certificate.shown();
        let serving = attending::run(Arc::clone(&node), listener, router(&node), tls, stopped);
        let serving = tokio::spawn(serving);
        tracing::info!(%address, node = %node.name, "listening");
        Ok(Server {
            node,
            work,
            address,
            serving,
            stop,
            certificate,
        })
    }

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

    /// Gives the organiser another link; whoever has a socket comes back with
    /// the link that he has.
    pub(crate) fn change_organiser(&self, hash: OrganiserHash) {
        self.node.change_organiser(hash);
    }

    /// Takes what may change of the settings that were read anew, and the same
    /// certificate once more.
    pub(crate) fn renew(&self, config: &Config) {
        self.node.renew(config);
        if let Err(fault) = self.certificate.read_again(&self.node.config) {
            tracing::error!(%fault, "the old certificate stays in use");
        }
        if let Err(fault) = self.node.signing.read_again(&self.node.config) {
            tracing::error!(%fault, "the old keys stay in use");
        }
    }

    /// Tells balancers to look elsewhere, and how long that is to last. Whoever
    /// is here plays on, and whoever comes is let in.
    pub(crate) fn leave(&self) -> Duration {
        self.node.begin_leaving();
        Duration::from_millis(self.node.config.unready_ms)
    }

    /// Whether the journal answers.
    pub(crate) async fn is_ready(&self) -> bool {
        self.node.life.ensure(&self.node).await.is_ok()
    }

    /// Stops: takes no more, lets sockets say goodbye, finishes what was begun
    /// and closes the journal.
    pub async fn stop(self) {
        let drain = Duration::from_millis(self.node.config.drain_ms);
        let _ = self.stop.send(());
        self.node.begin_closing();
        // It ends at once; nobody is let in any more.
        let _ = self.serving.await;
        let drained = async {
            while self.node.doors.open() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        };
        if timeout(drain, drained).await.is_err() {
            tracing::warn!("some sockets did not say goodbye in time");
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

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = match address {
        SocketAddr::V4(_) => TcpSocket::new_v4(),
        SocketAddr::V6(_) => TcpSocket::new_v6(),
    }?;
    // A server that is started again takes its port again at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    // Who is let in inherits it.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
