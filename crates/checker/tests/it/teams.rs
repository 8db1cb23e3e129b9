//! Swiss for teams: rounds that another engine paired.

use tuomari_checker::Competition;
use tuomari_pairing::Number;

use crate::shared;

/// Holds every round against ours, and what the file says against the pairs
/// beside it; gives the number of rounds.
fn hold(text: &str) -> usize {
    let (mut rounds, mut different) = (0, Vec::new());
    for line in shared::lines(text) {
        let beside: Vec<Vec<(Number, Number)>> =
            serde_json::from_value(line.value["pairs"].clone()).unwrap();
        let competition = Competition::new(&line.report).unwrap();
        assert_eq!(competition.past() as usize, beside.len(), "{}", line.name);
        for (checked, mut beside) in competition.check().into_iter().zip(beside) {
            rounds += 1;
            beside.sort_unstable();
            assert_eq!(checked.theirs.pairs(), beside, "{}", line.name);
            if !checked.agrees() {
                different.push(format!("{} {checked:?}", line.name));
            }
        }
    }
    let count = different.len();
    assert!(count == 0, "{count} differ: {different:#?}");
    rounds
}

#[test]
fn the_check_agrees_with_the_sample_of_teams() {
    assert_eq!(hold(include_str!("../teams.jsonl")), 66);
}

#[test]
fn the_check_agrees_with_the_team_corpus() {
    let Some(text) = shared::text("team-corpus.jsonl.gz") else {
        return;
    };
    assert_eq!(hold(&text), 351);
}

#[test]
fn the_check_agrees_where_colours_bear_on_nothing() {
    let Some(file) = shared::file("trf/team-no-colour.trf") else {
        return;
    };
    let rounds = tuomari_checker::check(&shared::read(&file)).unwrap();
    assert!(!rounds.is_empty());
    for round in rounds {
        assert!(round.agrees(), "{round:?}");
    }
}
