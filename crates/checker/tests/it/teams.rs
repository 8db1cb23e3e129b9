//! Swiss for teams: rounds that another engine paired.

use std::collections::BTreeMap;

use serde_json::Value;
use tuomari_pairing::{
    Color, Entrant, Entry, History, Number, PointSystem, Points, TeamHistory, TeamPreferences,
    pair_teams,
};

use crate::corpus::{data, unpacked};

/// What one line of the corpus tells: the history and the pairs of each round.
struct Told {
    history: TeamHistory,
    pairs: Vec<Vec<(Number, Number)>>,
}

fn cut(line: &str, from: usize, to: usize) -> &str {
    line.get(from - 1..to.min(line.len())).unwrap_or("").trim()
}

fn tenths(text: &str) -> Points {
    text.replace('.', "").parse().unwrap()
}

/// Game points by team and round, and those of match and game for a bye.
fn game_points(trf: &str, rounds: usize) -> (BTreeMap<Number, Vec<Points>>, Points, Points) {
    let mut team_of: BTreeMap<u32, Number> = BTreeMap::new();
    let mut points: BTreeMap<Number, Vec<Points>> = BTreeMap::new();
    let mut bye = (10, 0);
    for line in trf.lines() {
        if line.starts_with("310") {
            let team: Number = cut(line, 5, 7).parse().unwrap();
            points.insert(team, vec![0; rounds]);
            let members = (0..).map(|k| cut(line, 74 + 5 * k, 77 + 5 * k));
            for member in members.take_while(|member| !member.is_empty()) {
                team_of.insert(member.parse().unwrap(), team);
            }
        } else if line.starts_with("320") {
            bye = (tenths(cut(line, 5, 8)), tenths(cut(line, 10, 13)));
        }
    }
    for line in trf.lines().filter(|line| line.starts_with("001")) {
        let team = team_of[&cut(line, 5, 8).parse().unwrap()];
        for round in 0..rounds {
            let at = 92 + 10 * round;
            let value = match cut(line, at + 7, at + 7) {
                "1" | "+" | "W" => 10,
                "=" | "D" => 5,
                _ => 0,
            };
            if cut(line, at, at + 3) != "0000" {
                points.get_mut(&team).unwrap()[round] += value;
            }
        }
    }
    (points, bye.0, bye.1)
}

fn read(value: &Value) -> Told {
    let trf = value["trf"].as_str().unwrap();
    let code = value["code"].as_str().unwrap();
    let pairs: Vec<Vec<(Number, Number)>> = serde_json::from_value(value["pairs"].clone()).unwrap();
    let (games, bye_match, bye_game) = game_points(trf, pairs.len());
    let is_game_first = code.ends_with("_GP_MP");
    let mut entrants: BTreeMap<Number, Entrant> = BTreeMap::new();
    let mut secondary: BTreeMap<Number, Vec<Points>> = BTreeMap::new();
    for (round, matches) in pairs.iter().enumerate() {
        let mut enter =
            |number: Number, scores: (Points, Points), make: &dyn Fn(Points) -> Entry| {
                let (first, second) = if is_game_first {
                    (scores.1, scores.0)
                } else {
                    scores
                };
                let new = || Entrant {
                    number,
                    entries: Vec::new(),
                    virtual_points: Vec::new(),
                };
                let entrant = entrants.entry(number).or_insert_with(new);
                entrant.entries.push(make(first));
                if code.ends_with("_MP_GP") || is_game_first {
                    secondary.entry(number).or_default().push(second);
                }
            };
        for &(white, black) in matches {
            if black == 0 {
                enter(white, (bye_match, bye_game), &|points| Entry::PairingBye {
                    points,
                });
                continue;
            }
            let score = |one: Number, other: Number| {
                let (own, theirs) = (games[&one][round], games[&other][round]);
                let points = 10 * (1 + i32::from(own > theirs) - i32::from(own < theirs));
                (points, own)
            };
            for (one, other, color) in [(white, black, Color::White), (black, white, Color::Black)]
            {
                enter(one, score(one, other), &|points| Entry::Game {
                    opponent: other,
                    color,
                    points,
                });
            }
        }
    }
    let preferences = match code {
        code if code.contains("TYPEA") => TeamPreferences::TypeA,
        code if code.contains("TYPEB") => TeamPreferences::TypeB,
        _ => TeamPreferences::None,
    };
    let is_white = trf.lines().any(|line| line.starts_with("152 W"));
    Told {
        history: TeamHistory {
            history: History {
                rounds: pairs.len() as u32,
                points: PointSystem {
                    win: 1_000,
                    loss: 0,
                },
                initial: if is_white { Color::White } else { Color::Black },
                entrants: entrants.into_values().collect(),
            },
            preferences,
            secondary,
        },
        pairs,
    }
}

/// Holds every round against ours; gives their number.
fn hold(text: &str) -> usize {
    let (mut rounds, mut different) = (0, Vec::new());
    for line in text.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let told = read(&value);
        let everybody = told.history.history.entrants.iter();
        let all: Vec<Number> = everybody.map(|entrant| entrant.number).collect();
        for (at, theirs) in told.pairs.iter().enumerate() {
            let round = at as u32 + 1;
            let field = told.history.field(round, &all, &[]).unwrap();
            let pairing = pair_teams(&field).unwrap();
            let matches = pairing.matches.iter().map(|m| (m.white, m.black));
            let mut ours: Vec<(Number, Number)> = matches.collect();
            ours.extend(pairing.bye.map(|number| (number, 0)));
            ours.sort_unstable();
            let mut theirs = theirs.clone();
            theirs.sort_unstable();
            rounds += 1;
            if ours != theirs {
                let name = value["name"].as_str().unwrap();
                different.push(format!("{name} round {round}: {ours:?}, not {theirs:?}"));
            }
        }
    }
    assert!(
        different.is_empty(),
        "{} differ: {different:#?}",
        different.len()
    );
    rounds
}

#[test]
fn the_sample_of_teams_is_paired_alike() {
    assert_eq!(hold(include_str!("../teams.jsonl")), 66);
}

#[test]
fn the_team_corpus_is_paired_alike() {
    let Some(text) = unpacked(&data().join("team-corpus.jsonl.gz")) else {
        println!("team-corpus.jsonl.gz is not there: nothing compared");
        return;
    };
    let rounds = hold(&text);
    println!("team-corpus.jsonl.gz: {rounds} rounds");
    assert_eq!(rounds, 351);
}
