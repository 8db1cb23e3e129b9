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
    table::secret::{OrganiserHash, Secret},
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

/// By what the organiser's links are known: the one that counts, and the one
/// before it until settings are read once more, so that all who have it can
/// take the new one meanwhile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Organisers {
    own: Option<OrganiserHash>,
    before: Option<OrganiserHash>,
}

impl Organisers {
    pub(crate) fn of(own: Option<OrganiserHash>) -> Organisers {
        Organisers { own, before: None }
    }

    pub(crate) fn have(self, hash: OrganiserHash) -> bool {
        [self.own, self.before].contains(&Some(hash))
    }

    /// The link as settings have it now. The one before it goes on if there is
    /// a new one, and is over if there is none.
    fn renewed(self, hash: OrganiserHash) -> Organisers {
        if self.own == Some(hash) {
            return Organisers::of(self.own);
        }
        Organisers {
            own: Some(hash),
            before: self.own,
        }
    }

    /// Takes the link as settings have it now; whether somebody is sent away by
    /// that. Nobody is for a link that is added.
    pub(crate) fn renew(&mut self, hash: OrganiserHash) -> bool {
        let before = *self;
        *self = before.renewed(hash);
        if self.before.is_some() {
            tracing::info!(
                "the organiser has a new token; the old one is valid until settings are read \
                 once more"
            );
        } else if before.before.is_some() {
            tracing::info!("the organiser's old token opens nothing any more");
        }
        before.before.is_some_and(|old| !self.have(old))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_link_before_is_valid_until_settings_are_read_once_more() {
        let hash = |text: &str| Secret::brought(text).organiser_hash();
        let (one, two, three) = (hash("one"), hash("two"), hash("three"));
        let has = |organisers: Organisers| [one, two, three].map(|hash| organisers.have(hash));
        let first = Organisers::of(Some(one));
        assert_eq!(has(first), [true, false, false]);
        assert_eq!(has(first.renewed(one)), [true, false, false]);
        let both = first.renewed(two);
        assert_eq!(has(both), [true, true, false]);
        assert_eq!(has(both.renewed(two)), [false, true, false]);
        assert_eq!(has(both.renewed(three)), [false, true, true]);
        assert_eq!(
            has(Organisers::default().renewed(two)),
            [false, true, false]
        );
    }
}
