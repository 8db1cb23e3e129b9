//! The bus of a world: hints that are late, doubled, overtaken, lost or forged,
//! and a server that hangs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tuomari_bus::{
    Bus, Bytes, Counts, Hint, Key, Lines, LocalBus, Subscription,
    wire::{Message, decode, encode},
};
use tuomari_client::Dice;

use super::{agenda::Agenda, trace::Trace};

/// How long the real bus takes to notice that its server hangs: two probes.
const NOTICED_AFTER_MS: u64 = 2_500;

/// What the nodes know each other's hints by, and what somebody else has.
const OURS: [u8; 32] = [1; 32];
const ANOTHER: [u8; 32] = [2; 32];

/// The bus of a world.
#[derive(Clone, Debug)]
pub(super) struct Buses(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    trace: Trace,
    dice: Dice,
    agenda: Agenda<(usize, News)>,
    nodes: Vec<Arc<LocalBus>>,
    /// Until when nothing gets through, for each node.
    stalled: Vec<u64>,
    /// Until when hints are lost, doubled and held back.
    unruly_until: u64,
    /// Whether anybody's hint is believed: a fault put back on purpose.
    believes_anybody: bool,
}

#[derive(Debug)]
enum News {
    Said(Bytes),
    Lagged,
    Turn(bool),
}

impl Buses {
    pub(super) fn new(trace: &Trace, nodes: usize, dice: Dice, believes_anybody: bool) -> Buses {
        Buses(Arc::new(Mutex::new(Inner {
            trace: trace.clone(),
            dice,
            agenda: Agenda::default(),
            nodes: (0..nodes).map(|_| Arc::default()).collect(),
            stalled: vec![0; nodes],
            unruly_until: 0,
            believes_anybody,
        })))
    }

    /// The bus of a node that starts.
    pub(super) fn line(&self, node: usize) -> NodeBus {
        let own = Arc::new(LocalBus::new());
        self.lock().nodes[node] = Arc::clone(&own);
        NodeBus {
            node,
            own,
            all: self.clone(),
        }
    }

    /// Nothing gets through to a node, or to any, until then.
    pub(super) fn stall(&self, node: Option<usize>, until_ms: u64) {
        let mut inner = self.lock();
        let now = inner.trace.now.ms();
        let hears = |one: &usize| node.is_none_or(|node| node == *one);
        for one in (0..inner.nodes.len()).filter(hears) {
            inner.stalled[one] = until_ms.max(inner.stalled[one]);
            if until_ms > now + NOTICED_AFTER_MS {
                inner
                    .agenda
                    .put(now + NOTICED_AFTER_MS, (one, News::Turn(false)));
            }
            inner.agenda.put(until_ms + 50, (one, News::Turn(true)));
        }
    }

    /// Hints are lost, doubled and held back until then.
    pub(super) fn be_unruly(&self, until_ms: u64) {
        self.lock().unruly_until = until_ms;
    }

    /// Somebody else says something to all nodes.
    pub(super) fn forge(&self, hint: Hint) {
        let mut inner = self.lock();
        let now = inner.trace.now.ms();
        let key = if inner.believes_anybody {
            OURS
        } else {
            ANOTHER
        };
        let said = encode(&Message::Hint(hint), &Key::new(&key));
        for node in 0..inner.nodes.len() {
            inner.agenda.put(now, (node, News::Said(said.clone())));
        }
    }

    /// Delivers what has arrived.
    pub(super) fn deliver(&self) {
        let mut inner = self.lock();
        let now = inner.trace.now.ms();
        while let Some((_, (node, news))) = inner.agenda.take(now) {
            let bus = Arc::clone(&inner.nodes[node]);
            match news {
                News::Said(said) if inner.stalled[node] > now => {
                    let until = inner.stalled[node];
                    inner.agenda.put(until, (node, News::Said(said)));
                }
                News::Said(said) => {
                    let Ok(Message::Hint(hint)) = decode(&said, &Key::new(&OURS)) else {
                        inner.trace.count("hint not believed");
                        continue;
                    };
                    let version = hint.version;
                    inner
                        .trace
                        .step(format_args!("node {node} hears of version {version}"));
                    bus.publish(hint);
                }
                News::Lagged => bus.lag(),
                // Another cut has begun, or the one that was noticed is over.
                News::Turn(up) if up == (inner.stalled[node] > now) => {}
                News::Turn(up) => {
                    inner.trace.step(format_args!("node {node}: bus up {up}"));
                    bus.turn(up);
                }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn publish(&mut self, by: usize, hint: Hint) {
        let now = self.trace.now.ms();
        let bare = Hint::bare(hint.stream, hint.version);
        let [said, bare] = [hint, bare].map(|hint| encode(&Message::Hint(hint), &Key::new(&OURS)));
        let unruly = self.unruly_until > now;
        // What it cannot send now it sends when it can.
        let now = now.max(self.stalled[by]);
        for node in 0..self.nodes.len() {
            let at_ms = now + 1 + self.dice.below(15);
            let whim = if unruly { self.dice.below(8) } else { 8 };
            let later = at_ms + self.dice.below(600);
            match whim {
                0 => {
                    // Whoever missed something is told, but not at once.
                    self.trace.count("hint lost");
                    self.agenda.put(later, (node, News::Lagged));
                    continue;
                }
                1 => {
                    self.trace.count("hint doubled");
                    self.agenda.put(later, (node, News::Said(said.clone())));
                }
                2 => {
                    self.trace.count("hint held back");
                    self.agenda.put(later, (node, News::Said(said.clone())));
                    continue;
                }
                3 => {
                    self.trace.count("hint without its body");
                    self.agenda.put(at_ms, (node, News::Said(bare.clone())));
                    continue;
                }
                _ => {}
            }
            self.agenda.put(at_ms, (node, News::Said(said.clone())));
        }
    }
}

/// The bus as one node has it.
#[derive(Debug)]
pub(super) struct NodeBus {
    node: usize,
    own: Arc<LocalBus>,
    all: Buses,
}

impl Bus for NodeBus {
    fn publish(&self, hint: Hint) {
        let mut all = self.all.lock();
        let (node, version) = (self.node, hint.version);
        all.trace
            .step(format_args!("node {node} tells of version {version}"));
        all.publish(node, hint);
    }

    fn subscribe(&self, lines: Lines) -> Subscription {
        self.own.subscribe(lines)
    }

    fn counts(&self) -> Counts {
        self.own.counts()
    }
}
