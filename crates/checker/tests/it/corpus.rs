//! Thousands of rounds paired by others: the check must agree with them, and
//! find exactly the rounds that were made wrong.

use tuomari_checker::{Competition, Made};
use tuomari_pairing::{departure, pair_by_matching, pair_with_proof, verify};

use crate::shared::{self, Line};

/// What came of checking a file.
#[derive(Default)]
struct Tally {
    tournaments: usize,
    rounds: usize,
    different: Vec<String>,
}

/// The rounds of a line that were made wrong.
fn wrong_rounds(line: &Line) -> Vec<u64> {
    let wrong = line.value["wrong_rounds"].as_array();
    wrong.map_or_else(Vec::new, |wrong| {
        wrong.iter().map(|round| round.as_u64().unwrap()).collect()
    })
}

fn hold(text: &str, tally: &mut Tally) {
    for line in text.lines().map(shared::line) {
        let rounds = tuomari_checker::check(&line.report).unwrap();
        let found = rounds.iter().filter(|round| !round.agrees());
        let found: Vec<u64> = found.map(|round| u64::from(round.round)).collect();
        let expected = wrong_rounds(&line);
        tally.tournaments += 1;
        tally.rounds += rounds.len();
        if found != expected {
            let name = &line.name;
            let said = format!("{name}: rounds {found:?}, expected {expected:?}");
            tally.different.push(said);
        }
    }
}

/// Holds a whole corpus, on two threads.
fn whole(name: &str, tournaments: usize, rounds: usize) {
    let Some(text) = shared::text(name) else {
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
    let count = different.len();
    assert!(count == 0, "{count} of {files} differ:\n{different:#?}");
    assert_eq!((files, seen), (tournaments, rounds));
}

const SAMPLE: &str = include_str!("../players.jsonl");

#[test]
fn the_check_agrees_with_the_sample() {
    let mut tally = Tally::default();
    hold(SAMPLE, &mut tally);
    assert!(tally.different.is_empty(), "{:#?}", tally.different);
    assert_eq!(tally.tournaments, 40);
}

#[test]
fn the_proofs_of_the_sample_hold() {
    for line in SAMPLE.lines().step_by(4).map(shared::line) {
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let Ok(Made::Dutch { field, .. }) = competition.pair(round) else {
                panic!("{} is a Swiss of players", line.name);
            };
            for way in [pair_with_proof, pair_by_matching] {
                let (pairing, proof) = way(&field).unwrap();
                assert_eq!(verify(&field, &pairing, &proof), []);
            }
        }
    }
}

/// Two boards of each round swapped by hand: the check names the criterion.
#[test]
fn two_boards_swapped_are_noticed() {
    let mut named = std::collections::BTreeSet::new();
    for line in SAMPLE.lines().map(shared::line) {
        let competition = Competition::new(&line.report).unwrap();
        for round in 1..=competition.past() {
            let Ok(Made::Dutch { field, .. }) = competition.pair(round) else {
                panic!("{} is a Swiss of players", line.name);
            };
            let mut pairs = competition.check_round(round).theirs.boards;
            if pairs.len() > 1 {
                let first = pairs[0].1;
                pairs[0].1 = std::mem::replace(&mut pairs[1].1, first);
                let found = departure(&field, &pairs).unwrap().unwrap();
                named.insert(found.by);
            }
        }
    }
    let has_met = named.contains(&tuomari_pairing::Criterion::C1);
    assert!(has_met && named.len() > 6, "{named:?}");
}

#[test]
fn the_check_agrees_with_the_corpus() {
    whole("dutch-corpus.jsonl.gz", 767, 5_912);
}

#[test]
fn the_check_agrees_with_the_wide_corpus() {
    whole("dutch-wide.jsonl.gz", 2_437, 17_462);
}

#[test]
fn exactly_the_wrong_rounds_of_the_mutants_are_found() {
    whole("dutch-mutants.jsonl.gz", 60, 448);
}
