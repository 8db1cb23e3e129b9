//! Two nodes, bots at every table, and something is killed: nothing that was
//! acknowledged is lost or doubled, and everybody sees the same end.
//!
//! The nodes are processes of the command under test; PostgreSQL and NATS come
//! from `scripts/services`, a set for each test. `TUOMARI_FULL=1` plays 500
//! games at once and keeps the services away as long as a bad night would.
#![allow(clippy::unwrap_used, reason = "a test says where it failed")]

use std::{path::PathBuf, time::Duration};

use tuomari_bench::{
    checker::{Report, Wrong},
    crowd::Manner,
    faults::{Fault, Run, run},
    scene::Blow,
    storm::{Storm, weather},
};
use tuomari_testkit::quick_or_full;

/// Plays and breaks; the report has to be clean.
fn play(name: &str, set: u8, games: usize, fault: Fault) -> Report {
    let run_of = Run {
        program: PathBuf::from(env!("CARGO_BIN_EXE_tuomari")),
        folder: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name),
        set,
        games,
        manner: Manner {
            moves: quick_or_full(12, 40),
            speed: if games > 100 { 5.0 } else { 20.0 },
            seed: 11,
        },
        fault,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let report = runtime.block_on(run(&run_of)).unwrap();
    println!("{report}");
    assert!(report.findings.is_empty(), "{report}");
    assert_eq!(report.tables, games);
    assert!(report.acknowledged > games * 12, "{report}");
    report
}

#[test]
fn a_node_killed_in_the_middle_loses_and_doubles_nothing() {
    let times = quick_or_full(1, 2);
    let games = quick_or_full(50, 500);
    let report = play("node", 7, games, Fault::Node { times });
    // A game or two may be over by then.
    assert!(report.reconnected > games * times / 2, "{report}");
}

#[test]
fn postgres_killed_in_the_middle_loses_and_doubles_nothing() {
    let away = Duration::from_millis(u64::try_from(quick_or_full(500, 5_000)).unwrap());
    play(
        "postgres",
        8,
        quick_or_full(20, 500),
        Fault::Postgres { away },
    );
}

#[test]
fn nats_away_in_the_middle_costs_freshness_and_nothing_else() {
    let away = Duration::from_millis(u64::try_from(quick_or_full(1_000, 30_000)).unwrap());
    play("nats", 9, quick_or_full(20, 500), Fault::Nats { away });
}

/// Games with three seconds on the clock, and mishaps that are longer: nobody
/// loses on time, and nobody is charged for them.
fn brave(name: &str, set: u8, nodes: usize, kinds: &[Blow]) {
    let storm = Storm {
        program: PathBuf::from(env!("CARGO_BIN_EXE_tuomari")),
        folder: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name),
        set,
        nodes,
        games: quick_or_full(6, 20),
        manner: Manner {
            moves: 16,
            speed: 1.0,
            seed: 13,
        },
        clock_s: 3,
        kinds: kinds.to_vec(),
        mishaps: quick_or_full(2, 20) * kinds.len(),
        lasts: (Duration::from_secs(4), Duration::from_secs(5)),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    let report = runtime.block_on(weather(&storm)).unwrap();
    println!("{report}");
    let mut findings = report.findings.iter();
    assert!(
        findings.all(|found| found.what == Wrong::Overcharged),
        "{report}"
    );
    // At the small size other tests run beside it and hold up the players' own
    // programs. At full size it has the machine for itself: 200 ms.
    let most_ms = i64::try_from(quick_or_full(1_000, 200)).unwrap();
    assert!(report.most_over_ms <= most_ms, "{report}");
    assert!(report.turns > storm.games * 4, "{report}");
}

#[test]
fn the_only_node_stopped_costs_nobody_anything() {
    brave("only", 4, 1, &[Blow::NodeStopped]);
}

#[test]
fn one_of_two_nodes_or_nats_stopped_costs_nobody_anything() {
    brave("stopped", 5, 2, &[Blow::NodeStopped, Blow::NatsStopped]);
}

#[test]
fn postgres_killed_stopped_or_locked_costs_nobody_anything() {
    let kinds = [
        Blow::PostgresKilled,
        Blow::PostgresStopped,
        Blow::PostgresLocked,
    ];
    brave("brave", 6, 2, &kinds);
}
