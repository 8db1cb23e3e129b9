//! Many seeds, on all cores, and what they come to.

use std::{
    cell::Cell,
    collections::BTreeMap,
    fmt,
    ops::Range,
    panic,
    sync::{
        Mutex, Once, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
};

use super::{Fate, Kind, Making, Wrong, live};

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Wish {
    pub seeds: Range<u64>,
    pub jobs: usize,
    pub making: Making,
}

/// What many worlds came to.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub seeds: u64,
    pub steps: u64,
    pub lasted_ms: u64,
    pub counts: BTreeMap<&'static str, u64>,
    /// By kind: in how many worlds, and in which first, with what.
    pub wrongs: BTreeMap<Kind, Found>,
}

/// Something that must not be, among many worlds.
#[derive(Clone, Debug)]
pub struct Found {
    pub worlds: u64,
    /// The first seeds in which it was.
    pub seeds: Vec<u64>,
    pub first: Wrong,
}

/// The seeds that are named.
const NAMED: usize = 100;

thread_local! {
    static PANICS: Cell<u64> = const { Cell::new(0) };
}

/// Lives through all worlds. `progress` hears how many are done.
pub fn run(wish: &Wish, progress: &(dyn Fn(u64) + Sync)) -> Report {
    count_panics();
    let next = AtomicU64::new(wish.seeds.start);
    let fates = Mutex::new(BTreeMap::new());
    let done = AtomicU64::new(0);
    thread::scope(|scope| {
        for _ in 0..wish.jobs.max(1) {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Relaxed);
                    if !wish.seeds.contains(&seed) {
                        return;
                    }
                    let fate = lived(seed, &wish.making);
                    let mut fates = fates.lock().unwrap_or_else(PoisonError::into_inner);
                    fates.insert(seed, fate);
                    progress(done.fetch_add(1, Relaxed) + 1);
                }
            });
        }
    });
    let mut report = Report::default();
    for (_, fate) in fates.into_inner().unwrap_or_else(PoisonError::into_inner) {
        report.add(fate);
    }
    report
}

/// Lives through one world; what panicked in it is found too.
fn lived(seed: u64, making: &Making) -> Fate {
    PANICS.set(0);
    let mut fate = live(seed, making);
    let panics = PANICS.get();
    if panics > 0 {
        fate.wrongs.push(Wrong {
            at_ms: fate.lasted_ms,
            kind: Kind::Panicked,
            detail: format!("{panics} panics"),
        });
    }
    fate
}

/// A panic within a task ends that task and nothing else; it is counted.
fn count_panics() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            PANICS.set(PANICS.get() + 1);
            usual(info);
        }));
    });
}

impl Report {
    fn add(&mut self, fate: Fate) {
        self.seeds += 1;
        self.steps += fate.steps;
        self.lasted_ms += fate.lasted_ms;
        for (what, count) in fate.counts {
            *self.counts.entry(what).or_default() += count;
        }
        let mut kinds: BTreeMap<Kind, Wrong> = BTreeMap::new();
        for wrong in fate.wrongs {
            kinds.entry(wrong.kind).or_insert(wrong);
        }
        for (kind, wrong) in kinds {
            let found = self.wrongs.entry(kind).or_insert(Found {
                worlds: 0,
                seeds: Vec::new(),
                first: wrong,
            });
            found.worlds += 1;
            if found.seeds.len() < NAMED {
                found.seeds.push(fate.seed);
            }
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hours = self.lasted_ms / 3_600_000;
        let minutes = self.lasted_ms / 60_000 % 60;
        writeln!(
            f,
            "{} worlds, {} steps, {hours} h {minutes} min of their time",
            self.seeds, self.steps
        )?;
        let counts = self.counts.iter().map(|(what, n)| format!("{what} {n}"));
        writeln!(f, "{}", counts.collect::<Vec<_>>().join(", "))?;
        for (kind, found) in &self.wrongs {
            writeln!(
                f,
                "WRONG {kind:?} in {} worlds, seeds {:?}: {}",
                found.worlds, found.seeds, found.first
            )?;
        }
        match self.wrongs.len() {
            0 => write!(f, "nothing lost, doubled, overcharged or shown differently"),
            n => write!(f, "{n} KINDS OF WRONG"),
        }
    }
}
