//! Single positions and their next round.

use tuomari_checker::Competition;
use tuomari_pairing::Number;

use crate::shared;

/// The next round of a file; `expected` has White and Black with a dash, 0
/// for the bye.
fn position(name: &str, expected: &str) -> bool {
    let Some(file) = shared::file(name) else {
        return false;
    };
    let report = shared::read(&file);
    let mut theirs: Vec<(Number, Number)> = expected
        .split_whitespace()
        .map(|pair| {
            let (white, black) = pair.split_once('-').unwrap();
            (white.parse().unwrap(), black.parse().unwrap())
        })
        .collect();
    theirs.sort_unstable();
    let competition = Competition::new(&report).unwrap();
    let made = competition.pair(competition.past() + 1).unwrap();
    assert_eq!(made.paired().pairs(), theirs, "{name}");
    true
}

#[test]
fn positions_where_programs_or_editions_differ_are_paired_lawfully() {
    for (folder, count) in [("disputes", 3), ("edition", 8)] {
        let Some(table) = shared::text(&format!("{folder}/expected.tsv")) else {
            continue;
        };
        let mut seen = 0;
        for row in table.lines().skip(1) {
            let cells: Vec<&str> = row.split('\t').collect();
            let pairs = cells[1..].iter().find(|cell| cell.contains('-')).unwrap();
            seen += usize::from(position(&format!("{folder}/{}", cells[0]), pairs));
        }
        assert_eq!(seen, count, "{folder}");
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
        let Some(pairs) = shared::text(&format!("{stem}.pairs")) else {
            continue;
        };
        let pairs = pairs.lines().skip(1);
        let pairs: Vec<String> = pairs.map(|line| line.trim().replace(' ', "-")).collect();
        position(file, &pairs.join(" "));
    }
}

/// The file of the page for arbiters, and the same with two boards swapped.
#[test]
fn the_evening_is_right_and_the_altered_one_is_not() {
    let right = shared::read(include_bytes!("../data/evening.trf"));
    for checked in tuomari_checker::check(&right).unwrap() {
        assert!(checked.agrees(), "{checked:?}");
    }
    let next = tuomari_checker::pair(&right, 4).unwrap().paired();
    let pairs = [(2, 10), (3, 11), (4, 6), (5, 12), (7, 9), (8, 1)];
    let turned = |&(one, other): &(Number, Number)| next.boards.contains(&(other, one));
    let meets = |pair: &(Number, Number)| next.boards.contains(pair) || turned(pair);
    assert!(pairs.iter().all(meets), "{next:?}");
    let altered = shared::read(include_bytes!("../data/evening-altered.trf"));
    let rounds = tuomari_checker::check(&altered).unwrap();
    let wrong = rounds.iter().filter(|round| !round.agrees());
    assert_eq!(wrong.map(|round| round.round).collect::<Vec<u32>>(), [3]);
}
