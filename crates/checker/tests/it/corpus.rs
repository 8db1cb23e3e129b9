//! Thousands of rounds paired by others: the same pairs must come out.
//!
//! A sample lies beside these tests. The whole corpora are looked for in
//! `../shared/events/data`, next to the checkout; without them the tests that
//! need them say so and pass.

use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use serde_json::Value;
use tuomari_pairing::{Number, faults, pair, pair_by_matching, pair_with_proof, verify};

use crate::trf::{Told, read};

/// What came of holding a file against us.
#[derive(Default)]
struct Tally {
    tournaments: usize,
    rounds: usize,
    different: Vec<String>,
}

/// The pairs of a round as we make it: White and Black, 0 for the bye.
fn ours(told: &Told, round: u32) -> Vec<(Number, Number)> {
    let field = told
        .history
        .field(round, &told.present(round), &[])
        .expect("the file is whole");
    let pairing = pair(&field).expect("it was paired before");
    let pairs = pairing
        .boards
        .iter()
        .map(|board| (board.white, board.black));
    let mut pairs: Vec<(Number, Number)> = pairs.collect();
    pairs.extend(pairing.bye.map(|number| (number, 0)));
    assert_eq!(faults(&field, &pairing.boards, pairing.bye), []);
    pairs.sort_unstable();
    pairs
}

/// The rounds of a file that we pair otherwise.
fn differing(told: &Told) -> Vec<u32> {
    let differs = |&round: &u32| {
        let mut theirs = told.pairs[round as usize - 1].clone();
        theirs.sort_unstable();
        ours(told, round) != theirs
    };
    (1..=told.rounds).filter(differs).collect()
}

fn hold(lines: &str, tally: &mut Tally) {
    for line in lines.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let rounds = value["rounds"].as_u64().map(|r| u32::try_from(r).unwrap());
        let told = read(value["trf"].as_str().unwrap(), rounds);
        let wrong = value["wrong_rounds"].as_array();
        let expected = wrong.map_or_else(Vec::new, |wrong| {
            let rounds = wrong.iter().map(|r| r.as_u64().unwrap());
            rounds.map(|r| u32::try_from(r).unwrap()).collect()
        });
        let found = differing(&told);
        tally.tournaments += 1;
        tally.rounds += told.rounds as usize;
        if found != expected {
            let name = value["name"].as_str().unwrap();
            tally
                .different
                .push(format!("{name}: rounds {found:?}, expected {expected:?}"));
        }
    }
}

pub(crate) fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/events/data")
}

pub(crate) fn unpacked(path: &Path) -> Option<String> {
    let file = File::open(path).ok()?;
    let mut text = String::new();
    if path.extension().is_some_and(|e| e == "gz") {
        MultiGzDecoder::new(file).read_to_string(&mut text).unwrap();
    } else {
        let mut file = file;
        file.read_to_string(&mut text).unwrap();
    }
    Some(text)
}

/// Holds a whole corpus, on two threads.
fn whole(name: &str, tournaments: usize, rounds: usize) {
    let Some(text) = unpacked(&data().join(name)) else {
        println!("{name} is not there: nothing compared");
        return;
    };
    let lines: Vec<&str> = text.lines().collect();
    let halves = lines.split_at(lines.len() / 2);
    let parts = [halves.0.join("\n"), halves.1.join("\n")];
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let runs = parts.each_ref().map(|part| {
            scope.spawn(move || {
                let mut tally = Tally::default();
                hold(part, &mut tally);
                tally
            })
        });
        runs.into_iter().map(|run| run.join().unwrap()).collect()
    });
    let seen: usize = tallies.iter().map(|tally| tally.rounds).sum();
    let files: usize = tallies.iter().map(|tally| tally.tournaments).sum();
    let different: Vec<&String> = tallies.iter().flat_map(|t| &t.different).collect();
    println!("{name}: {files} tournaments, {seen} rounds");
    assert!(
        different.is_empty(),
        "{} of {files} tournaments differ:\n{different:#?}",
        different.len()
    );
    assert_eq!((files, seen), (tournaments, rounds));
}

#[test]
fn the_sample_is_paired_alike() {
    let mut tally = Tally::default();
    hold(include_str!("../sample.jsonl"), &mut tally);
    assert!(tally.different.is_empty(), "{:#?}", tally.different);
    assert_eq!(tally.tournaments, 40);
}

#[test]
fn the_proofs_of_the_sample_hold() {
    for line in include_str!("../sample.jsonl").lines().step_by(4) {
        let value: Value = serde_json::from_str(line).unwrap();
        let rounds = value["rounds"].as_u64().map(|r| u32::try_from(r).unwrap());
        let told = read(value["trf"].as_str().unwrap(), rounds);
        for round in 1..=told.rounds {
            let field = told
                .history
                .field(round, &told.present(round), &[])
                .unwrap();
            for way in [pair_with_proof, pair_by_matching] {
                let (pairing, proof) = way(&field).unwrap();
                assert_eq!(verify(&field, &pairing, &proof), []);
            }
        }
    }
}

#[test]
fn the_corpus_is_paired_alike() {
    whole("dutch-corpus.jsonl.gz", 767, 5_912);
}

#[test]
fn the_wide_corpus_is_paired_alike() {
    whole("dutch-wide.jsonl.gz", 2_437, 17_462);
}

#[test]
fn exactly_the_wrong_rounds_of_the_mutants_are_found() {
    whole("dutch-mutants.jsonl.gz", 60, 448);
}

/// One position and its next round.
fn position(path: &Path, expected: &str) {
    let Some(text) = unpacked(path) else {
        println!("{} is not there: nothing compared", path.display());
        return;
    };
    let told = read(&text, None);
    let mut theirs: Vec<(Number, Number)> = expected
        .split_whitespace()
        .map(|pair| {
            let (white, black) = pair.split_once('-').unwrap();
            (white.parse().unwrap(), black.parse().unwrap())
        })
        .collect();
    theirs.sort_unstable();
    assert_eq!(ours(&told, told.rounds + 1), theirs, "{}", path.display());
}

#[test]
fn positions_where_programs_or_editions_differ_are_paired_lawfully() {
    for folder in ["disputes", "edition"] {
        let Some(table) = unpacked(&data().join(folder).join("expected.tsv")) else {
            println!("{folder} is not there: nothing compared");
            continue;
        };
        for row in table.lines().skip(1) {
            let cells: Vec<&str> = row.split('\t').collect();
            let pairs = cells[1..].iter().find(|cell| cell.contains('-')).unwrap();
            position(&data().join(folder).join(cells[0]), pairs);
        }
    }
}

#[test]
fn single_positions_are_paired_alike() {
    let files = [
        "trf/dutch-2025-c5.trf",
        "trf/dutch-2025-c9.trf",
        "trf/issue-7.trf",
        "large/200-0.trf.gz",
        "large/200-1.trf.gz",
        "large/200-4.trf.gz",
        "large/200-7.trf.gz",
        "large/1000-0.trf.gz",
        "large/1000-1.trf.gz",
        "large/1000-4.trf.gz",
    ];
    for file in files {
        let stem = file.trim_end_matches(".gz").trim_end_matches(".trf");
        let Some(pairs) = unpacked(&data().join(format!("{stem}.pairs"))) else {
            println!("{file} is not there: nothing compared");
            continue;
        };
        let pairs: Vec<String> = pairs
            .lines()
            .skip(1)
            .map(|l| l.trim().replace(' ', "-"))
            .collect();
        position(&data().join(file), &pairs.join(" "));
    }
}
