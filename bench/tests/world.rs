//! Worlds in a box: the same seed is the same world, and nothing is lost.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

use tuomari_bench::world::{self, Fault, Kind, Making, Report, Wish};

fn live(seeds: std::ops::Range<u64>, making: Making) -> Report {
    let jobs = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let wish = Wish {
        seeds,
        jobs,
        making,
    };
    world::run(&wish, &|_| {})
}

fn seeds() -> u64 {
    #[expect(
        clippy::disallowed_methods,
        reason = "a test is an edge: its size is said by the environment"
    )]
    let full = std::env::var_os("TUOMARI_FULL").is_some();
    if full { 100_000 } else { 1_000 }
}

#[test]
fn the_same_seed_is_the_same_world() {
    let making = Making::default();
    let mut all = std::collections::BTreeSet::new();
    for seed in 0..200 {
        // A thread of its own: nothing is left over from the world before.
        let lived = || world::live(seed, &making).hash;
        let twice = [(); 2].map(|()| std::thread::scope(|scope| scope.spawn(lived).join()));
        let [one, other] = twice.map(Result::unwrap);
        assert_eq!(one, other, "seed {seed}");
        all.insert(one);
    }
    assert_eq!(all.len(), 200, "other seeds are other worlds");
}

#[test]
fn whatever_happens_nothing_is_lost_doubled_or_shown_differently() {
    let making = Making {
        faults: Fault::ALL
            .into_iter()
            .filter(|fault| !matches!(fault, Fault::Failover | Fault::Forgery))
            .collect(),
        ..Making::default()
    };
    let report = live(0..seeds(), making);
    println!("{report}");
    for kind in [
        Kind::Lost,
        Kind::Doubled,
        Kind::Broken,
        Kind::Diverged,
        Kind::Unreadable,
        Kind::Forged,
        Kind::Panicked,
    ] {
        let found = report.wrongs.get(&kind);
        assert!(found.is_none(), "{kind:?}: {found:?}");
    }
}

#[test]
fn a_store_that_takes_any_row_is_found_out() {
    let making = Making {
        faults: vec![Fault::Failover],
        store_takes_anything: true,
        ..Making::default()
    };
    let report = live(0..200, making);
    assert!(report.wrongs.contains_key(&Kind::Broken), "{report}");
}
