//! Settings that change while a server runs: limits, secrets, the certificate.
//!
//! What is read anew counts from the next request, message or socket on. All
//! else stays as it was at the start.

use std::fmt;

use tokio::sync::watch;
use tokio_rustls::TlsAcceptor;
use tuomari_record::TokenHash;

use crate::{
    node::{
        config::{Config, ConfigFault},
        tls,
    },
    table::secret::Secret,
};

/// The settings that count as they were read last.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(crate) max_sockets: usize,
    pub(crate) sockets_per_link: usize,
    pub(crate) tables_per_socket: usize,
    pub(crate) messages_per_second: u32,
    pub(crate) acts_per_minute: u32,
    /// By what the secret is known with which `/metrics` is read.
    pub(crate) metrics_token: Option<TokenHash>,
}

impl From<&Config> for Live {
    fn from(config: &Config) -> Live {
        Live {
            max_sockets: config.max_sockets,
            sockets_per_link: config.sockets_per_link,
            tables_per_socket: config.tables_per_socket,
            messages_per_second: config.messages_per_second,
            acts_per_minute: config.acts_per_minute,
            metrics_token: config.metrics_token.as_ref().map(Secret::seat_hash),
        }
    }
}

/// The certificate that new connections are shown, if there is one.
#[derive(Debug)]
pub(crate) struct Certificate(watch::Sender<Option<Shown>>);

/// What speaks TLS says nothing of itself.
#[derive(Clone)]
pub(crate) struct Shown(pub(crate) TlsAcceptor);

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TlsAcceptor")
    }
}

impl Certificate {
    pub(crate) fn read(config: &Config) -> Result<Certificate, ConfigFault> {
        let shown = tls::acceptor(config)?.map(Shown);
        Ok(Certificate(watch::channel(shown).0))
    }

    pub(crate) fn shown(&self) -> watch::Receiver<Option<Shown>> {
        self.0.subscribe()
    }

    /// Reads the same files once more.
    pub(crate) fn read_again(&self, config: &Config) -> Result<(), ConfigFault> {
        let shown = tls::acceptor(config)?.map(Shown);
        self.0.send_replace(shown);
        Ok(())
    }
}
