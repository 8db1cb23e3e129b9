#![doc = include_str!("../README.md")]
//!
//! [`LocalBus`] joins the parts of one process, [`NatsBus`] the nodes of an
//! installation. No other crate of the house knows NATS. Versions are compared
//! by a [`Watchlist`]; what a hint brings along is believed only if it was
//! written with the installation's [`Key`] and its hash follows from the entry
//! held before.

mod error;
mod hint;
mod key;
mod line;
mod local;
mod mailbox;
mod mischief;
mod nats;
mod tally;
mod watchlist;
pub mod wire;

use std::sync::Arc;

pub use bytes::Bytes;
pub use error::BusError;
pub use hint::{Hint, MAX_BODY};
pub use key::Key;
pub use line::{Line, Lines};
pub use local::LocalBus;
pub use mailbox::{CAPACITY, Heard, Subscription};
pub use mischief::{Mischief, Odds};
pub use nats::{NatsAddress, NatsBus};
pub use tally::Counts;
pub use watchlist::{Check, Found, Step, Watchlist};

/// What carries hints. Every method returns at once.
pub trait Bus: Send + Sync {
    /// Tells whoever follows the stream; the publisher's own subscriptions
    /// hear it too. Call it after the entry is committed, never before.
    ///
    /// A hint that cannot be carried is dropped and counted, and those who
    /// missed it are told [`Heard::Lagged`] as soon as they can be reached.
    fn publish(&self, hint: Hint);

    /// Hears the hints of these lines. The first thing heard is
    /// [`Heard::Up`]; what is published from then on is heard.
    fn subscribe(&self, lines: Lines) -> Subscription;

    /// What this bus has carried and dropped so far.
    fn counts(&self) -> Counts;
}

/// Opens the bus that a setting names: `local`, or an address of NATS
/// ([`NatsAddress`]). By the key its nodes know each other's hints; within one
/// process none is needed.
///
/// A NATS server that cannot be reached is not an error: the bus starts
/// without it and goes on trying. A server that refuses our name or our
/// certificate is one. Needs a Tokio runtime.
pub async fn open(setting: &str, key: Key) -> Result<Arc<dyn Bus>, BusError> {
    if setting == "local" {
        return Ok(Arc::new(LocalBus::new()));
    }
    let address: NatsAddress = setting.parse()?;
    Ok(Arc::new(NatsBus::open(&address, key).await?))
}
