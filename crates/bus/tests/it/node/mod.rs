//! A node as the server is one, with a digest in place of a game.
#![allow(
    clippy::unwrap_used,
    dead_code,
    reason = "a test may; and not every test uses all of it"
)]

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};

use tuomari_bus::{Bus, Bytes, Check, Found, Heard, Hint, Lines, Step, Subscription, Watchlist};
use tuomari_journal::{Append, Journal as _, Memory, Outcome};
use tuomari_record::{Hash, Row, StreamId};
use tuomari_testkit::Dice;

/// How long a stream may go without being compared with the journal, in the
/// steps that stand for milliseconds here.
pub(crate) const EVERY: u64 = 500;

/// What all nodes have in common: the journal, and every state it ever had.
pub(crate) struct Hall {
    journal: Memory,
    streams: Vec<StreamId>,
    states: Mutex<BTreeMap<(StreamId, u64), u64>>,
}

impl Hall {
    pub(crate) fn new(streams: Vec<StreamId>) -> Hall {
        Hall {
            journal: Memory::new(),
            streams,
            states: Mutex::default(),
        }
    }

    async fn rows(&self, stream: StreamId, after: u64) -> Vec<Row> {
        let mut rows = Vec::new();
        loop {
            let from = after + 1 + rows.len() as u64;
            let page = self.journal.load(stream, from, 100).await.unwrap();
            if page.is_empty() {
                return rows;
            }
            rows.extend(page);
        }
    }
}

/// What a node holds of one stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Held {
    version: u64,
    digest: u64,
}

impl Held {
    fn apply(self, version: u64, body: &[u8]) -> Held {
        assert_eq!(version, self.version + 1, "an entry out of its order");
        let digest = body.iter().fold(self.digest, |digest, byte| {
            (digest ^ u64::from(*byte))
                .wrapping_mul(0x0100_0000_01b3)
                .rotate_left(17)
        });
        Held { version, digest }
    }

    fn hash(self) -> Hash {
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&self.digest.to_le_bytes());
        hash
    }
}

/// One node: it writes, publishes after the commit, and follows.
pub(crate) struct Node {
    hall: Arc<Hall>,
    bus: Arc<dyn Bus>,
    subscription: Subscription,
    list: Watchlist,
    held: BTreeMap<StreamId, Held>,
    /// How often it read the journal.
    pub(crate) reads: u64,
    now: u64,
}

impl Node {
    pub(crate) async fn new(hall: Arc<Hall>, bus: Arc<dyn Bus>) -> Node {
        let mut node = Node {
            subscription: bus.subscribe(Lines::ALL),
            list: Watchlist::new(EVERY),
            held: BTreeMap::new(),
            reads: 0,
            now: 0,
            hall: Arc::clone(&hall),
            bus,
        };
        assert_eq!(
            super::common::heard(&mut node.subscription).await,
            Heard::Up
        );
        for stream in &hall.streams {
            let check = node.list.hold(*stream);
            node.read(check).await;
        }
        node
    }

    /// Decides on what it holds and appends; after a conflict it reads and
    /// tries again.
    pub(crate) async fn write(&mut self, dice: &mut Dice) {
        let stream = *dice.choose(&self.hall.streams).unwrap();
        loop {
            let body = dice.bits().to_le_bytes();
            let held = self.holds(stream);
            let next = held.apply(held.version + 1, &body);
            let row = Append::new(stream, next.version, next.hash(), body.to_vec());
            let row = row.after(held.hash());
            match &self.hall.journal.append(vec![row]).await[..] {
                [Outcome::Appended] => {
                    let mut states = self.hall.states.lock().unwrap();
                    states.insert((stream, next.version), next.digest);
                    drop(states);
                    self.held.insert(stream, next);
                    self.list.applied(stream, next.version);
                    let body = Bytes::copy_from_slice(&body);
                    self.bus
                        .publish(Hint::with_body(stream, next.version, next.hash(), body));
                    return;
                }
                [Outcome::Conflict] => {
                    let check = self.list.recheck(stream).unwrap();
                    self.read(check).await;
                }
                other => panic!("{other:?}"),
            }
        }
    }

    /// Hears what there is to hear, then reads what is due.
    pub(crate) async fn listen(&mut self, now: u64) {
        self.now = now;
        while let Some(heard) = self.subscription.try_recv() {
            self.hear(&heard).await;
        }
        self.read_due().await;
    }

    pub(crate) async fn hear(&mut self, heard: &Heard) {
        match (self.list.hear(heard), heard) {
            (Step::Apply, Heard::Hint(hint)) => {
                let next = self
                    .holds(hint.stream)
                    .apply(hint.version, hint.body().unwrap());
                self.put(hint.stream, next);
                self.list.applied(hint.stream, hint.version);
            }
            (Step::Reload, Heard::Hint(hint)) => {
                let check = self.list.recheck(hint.stream).unwrap();
                self.read(check).await;
            }
            _ => {}
        }
    }

    pub(crate) async fn read_due(&mut self) {
        loop {
            let due = self.list.due(self.now, 5);
            if due.is_empty() {
                return;
            }
            for check in due {
                self.read(check).await;
            }
        }
    }

    /// The next thing heard.
    pub(crate) async fn next(&mut self) -> Heard {
        super::common::heard(&mut self.subscription).await
    }

    /// Whether what it holds is what the journal holds.
    pub(crate) async fn holds_the_newest(&self) -> bool {
        for stream in &self.hall.streams {
            let held = self.holds(*stream);
            if !self.hall.rows(*stream, held.version).await.is_empty() {
                return false;
            }
        }
        true
    }

    pub(crate) async fn must_hold_the_newest(&self) {
        assert!(self.holds_the_newest().await, "a node was left behind");
        for stream in &self.hall.streams {
            let rows = self.hall.rows(*stream, 0).await;
            let all = rows.iter().fold(Held::default(), |held, row| {
                held.apply(row.version, &row.body)
            });
            assert_eq!(self.holds(*stream), all, "a node holds what never was");
        }
    }

    fn holds(&self, stream: StreamId) -> Held {
        self.held.get(&stream).copied().unwrap_or_default()
    }

    fn put(&mut self, stream: StreamId, held: Held) {
        let states = self.hall.states.lock().unwrap();
        let truth = states.get(&(stream, held.version));
        assert_eq!(truth, Some(&held.digest), "a node holds what never was");
        drop(states);
        self.held.insert(stream, held);
    }

    async fn read(&mut self, check: Check) {
        self.reads += 1;
        let rows = self.hall.rows(check.stream, check.have).await;
        let newest = rows.last().map_or(check.have, |row| row.version);
        for row in rows {
            let next = self.holds(check.stream).apply(row.version, &row.body);
            self.put(check.stream, next);
        }
        let found = self.list.settle(check, newest, self.now);
        assert!(matches!(found, Found::Same | Found::Newer));
    }
}
