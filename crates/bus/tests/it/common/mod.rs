//! What the tests of the bus share: buses to test, and streams to talk about.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test may; and not every test uses all of it"
)]

use std::{path::PathBuf, process::Command, sync::Arc, time::Duration};

use tokio::{net::TcpStream, time::timeout};
use tuomari_bus::{Bus, Heard, Key, NatsAddress, NatsBus, Subscription};
use tuomari_record::StreamId;
use tuomari_testkit::Dice;

/// Longer than anything takes that works.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

const NATS_PORT: u16 = 14222;

/// The key of the installation that the tests are.
pub(crate) fn key() -> Key {
    Key::new(b"the key of the tests of the bus!")
}

/// A stream with a random name.
pub(crate) fn stream(dice: &mut Dice) -> StreamId {
    let mut random = [0; 9];
    random.fill_with(|| dice.bits().to_le_bytes()[0]);
    StreamId::new(1_794_000_000_000, 0, random)
}

/// The address of the NATS server of a set of `scripts/services`, under a name
/// that no other test uses.
pub(crate) fn address(set: u16, name: &str) -> NatsAddress {
    format!("nats://127.0.0.1:{}/{name}", NATS_PORT + set)
        .parse()
        .unwrap()
}

/// A bus on the NATS server that all tests share.
pub(crate) async fn nats(name: &str) -> Arc<NatsBus> {
    nats_with_capacity(name, tuomari_bus::CAPACITY).await
}

/// The same with room for so many hints.
pub(crate) async fn nats_with_capacity(name: &str, capacity: usize) -> Arc<NatsBus> {
    let reached = TcpStream::connect(("127.0.0.1", NATS_PORT)).await;
    assert!(
        reached.is_ok(),
        "NATS is not there: run scripts/services up"
    );
    let bus = NatsBus::open_with_capacity(&address(0, name), key(), capacity).await;
    Arc::new(bus.unwrap())
}

/// What is heard next; a test that hears nothing has failed.
pub(crate) async fn heard(subscription: &mut Subscription) -> Heard {
    let heard = timeout(PATIENCE, subscription.recv()).await;
    heard.expect("nothing is heard").expect("the bus is closed")
}

/// Reads until this is heard, and says what came before.
pub(crate) async fn until(subscription: &mut Subscription, wanted: &Heard) -> Vec<Heard> {
    let mut before = Vec::new();
    loop {
        let heard = heard(subscription).await;
        if heard == *wanted {
            return before;
        }
        before.push(heard);
    }
}

/// A subscription to everything, once it is in force.
pub(crate) async fn follow(bus: &dyn Bus) -> Subscription {
    let mut subscription = bus.subscribe(tuomari_bus::Lines::ALL);
    assert_eq!(heard(&mut subscription).await, Heard::Up);
    subscription
}

/// A NATS server that one test has to itself, and may kill.
pub(crate) struct OwnNats {
    set: u16,
}

impl OwnNats {
    /// The server of this set, not yet started.
    pub(crate) fn new(set: u16) -> OwnNats {
        let own = OwnNats { set };
        own.services("down");
        own
    }

    pub(crate) fn address(&self) -> NatsAddress {
        address(self.set, "own")
    }

    pub(crate) fn start(&self) {
        self.services("start");
    }

    /// `kill -9`.
    pub(crate) fn kill(&self) {
        self.services("kill");
    }

    fn services(&self, command: &str) {
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
        let set = self.set.to_string();
        let status = Command::new(root.join("scripts/services"))
            .args(["--set", &set, command, "nats"])
            .status();
        assert!(
            status.unwrap().success(),
            "scripts/services {command} nats failed"
        );
    }
}

impl Drop for OwnNats {
    fn drop(&mut self) {
        self.services("down");
    }
}
