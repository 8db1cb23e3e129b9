//! What happens in a world, in order: counted, hashed, and printed if somebody
//! wants to read it.

use std::{
    collections::BTreeMap,
    fmt,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
};

/// The time of a world, in milliseconds since its beginning.
#[derive(Clone, Debug, Default)]
pub(super) struct Now(Arc<AtomicU64>);

impl Now {
    pub(super) fn ms(&self) -> u64 {
        self.0.load(Relaxed)
    }

    pub(super) fn set(&self, ms: u64) {
        self.0.store(ms, Relaxed);
    }
}

/// What must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Acknowledged, and not in the journal.
    Lost,
    /// One command in two rows.
    Doubled,
    /// A stream whose rows are no chain, or make no game.
    Broken,
    /// A seat was shown something else than the journal says, or more than
    /// its rulebook lets it see.
    Diverged,
    /// A table that cannot be followed though everything is well again.
    Unreadable,
    /// A seat that nobody gave was taken.
    Forged,
    /// A player was charged for time that he could not use.
    Charged,
    /// A game was lost on time by it.
    LostOnTime,
    /// He was charged while the node he was connected to was away and another
    /// was not: what his page takes to notice and to come back.
    Waited,
    /// A player thought for nothing.
    StoodStill,
    Panicked,
}

/// One thing that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub at_ms: u64,
    pub kind: Kind,
    pub detail: String,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at {} ms: {}", self.kind, self.at_ms, self.detail)
    }
}

/// The trace of one world.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    pub(super) now: Now,
    inner: Arc<Mutex<Inner>>,
}

#[derive(Debug, Default)]
struct Inner {
    hash: Fnv,
    steps: u64,
    prints: bool,
    wrongs: Vec<Wrong>,
    counts: BTreeMap<&'static str, u64>,
}

/// What a trace comes to.
#[derive(Clone, Debug, Default)]
pub(super) struct Sum {
    pub(super) hash: u64,
    pub(super) steps: u64,
    pub(super) wrongs: Vec<Wrong>,
    pub(super) counts: BTreeMap<&'static str, u64>,
}

impl Trace {
    pub(super) fn new(prints: bool) -> Trace {
        let inner = Inner {
            prints,
            ..Inner::default()
        };
        Trace {
            now: Now::default(),
            inner: Arc::new(Mutex::new(inner)),
        }
    }

    pub(super) fn step(&self, what: fmt::Arguments<'_>) {
        let now = self.now.ms();
        let mut inner = self.lock();
        inner.steps += 1;
        let _ = fmt::write(&mut inner.hash, format_args!("{now} {what}\n"));
        if inner.prints {
            println!("{now:>7} {what}");
        }
    }

    /// Something for whoever reads it, which is no step.
    pub(super) fn remark(&self, what: fmt::Arguments<'_>) {
        if self.lock().prints {
            println!("        {what}");
        }
    }

    /// Counts something, by name.
    pub(super) fn count(&self, what: &'static str) {
        *self.lock().counts.entry(what).or_default() += 1;
    }

    /// Something must not be.
    pub(super) fn wrong(&self, kind: Kind, detail: String) {
        let at_ms = self.now.ms();
        self.step(format_args!("WRONG {kind:?}: {detail}"));
        let mut inner = self.lock();
        // One broken thing is seen by many, many times.
        if inner.wrongs.len() < 64 {
            inner.wrongs.push(Wrong {
                at_ms,
                kind,
                detail,
            });
        }
    }

    pub(super) fn sum(&self) -> Sum {
        let inner = self.lock();
        Sum {
            hash: inner.hash.0,
            steps: inner.steps,
            wrongs: inner.wrongs.clone(),
            counts: inner.counts.clone(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The hash of Fowler, Noll and Vo: plain, and the same everywhere.
#[derive(Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
