//! As much of a report file as pairing needs, read for tests.

use std::collections::BTreeMap;

use tuomari_pairing::{Color, Entrant, Entry, History, Number, PointSystem, Points};

/// A competition as a file tells it, all its rounds.
pub(crate) struct Told {
    pub(crate) history: History,
    /// Rounds that the file has entries for.
    pub(crate) rounds: u32,
    /// Who was paired, by round: White and Black, 0 for the bye.
    pub(crate) pairs: Vec<Vec<(Number, Number)>>,
    /// Who is absent from the round after those, by records 240 and entries.
    pub(crate) absent: Vec<Number>,
}

/// What the symbols of record 162 are worth, in tenths.
struct Worth(BTreeMap<char, Points>);

impl Worth {
    fn of(&self, symbol: char) -> Points {
        self.0[&symbol]
    }
}

/// Reads a file; `rounds` is how many the competition has, if it does not say.
pub(crate) fn read(text: &str, rounds: Option<u32>) -> Told {
    let lines: Vec<Vec<char>> = text
        .split(['\n', '\r'])
        .map(|l| l.chars().collect())
        .collect();
    let worth = worth(&lines);
    let mut entrants: Vec<Entrant> = Vec::new();
    let mut pairs: Vec<Vec<(Number, Number)>> = Vec::new();
    let mut absent = Vec::new();
    let players = lines.iter().filter(|line| record(line) == "001");
    let longest = players
        .clone()
        .map(|line| entries_in(line))
        .max()
        .unwrap_or(0);
    let past = past_rounds(&lines, longest);
    for line in players {
        let number: Number = cut(line, 5, 8).parse().unwrap();
        let mut entries = Vec::new();
        for round in 0..past {
            let (entry, pair) = entry(line, round, number, &worth);
            if pairs.len() <= round {
                pairs.push(Vec::new());
            }
            pairs[round].extend(pair);
            entries.push(entry);
        }
        if entries_in(line) > past {
            absent.push(number);
        }
        entrants.push(Entrant {
            number,
            entries,
            virtual_points: Vec::new(),
        });
    }
    let in_file = lines
        .iter()
        .find(|l| record(l) == "142" || record(l) == "XXR");
    let in_file = in_file.map(|line| cut(line, 5, 12).parse().unwrap());
    let rounds_all = in_file.or(rounds).unwrap_or(past as u32);
    accelerate(&lines, &mut entrants, rounds_all);
    let initial = initial(&lines, &entrants);
    Told {
        history: History {
            rounds: rounds_all,
            points: PointSystem {
                win: worth.of('W'),
                loss: worth.of('L'),
            },
            initial,
            entrants,
        },
        rounds: past as u32,
        pairs,
        absent,
    }
}

impl Told {
    /// Those who were to be paired in a round of the file.
    pub(crate) fn present(&self, round: u32) -> Vec<Number> {
        let at = round as usize - 1;
        let entrants = self.history.entrants.iter();
        entrants
            .filter(|entrant| match entrant.entries.get(at) {
                Some(entry) => entry.is_paired(),
                None => !self.absent.contains(&entrant.number),
            })
            .map(|entrant| entrant.number)
            .collect()
    }
}

fn record(line: &[char]) -> String {
    line.iter().take(3).collect()
}

/// Columns counted from 1, both ends in, trimmed.
fn cut(line: &[char], from: usize, to: usize) -> String {
    let end = to.min(line.len());
    let text: String = line.get(from - 1..end).unwrap_or(&[]).iter().collect();
    text.trim().to_owned()
}

/// How many rounds a line has something for.
fn entries_in(line: &[char]) -> usize {
    let end = line.iter().rposition(|c| !c.is_whitespace()).unwrap_or(0);
    if end < 91 { 0 } else { (end - 91) / 10 + 1 }
}

/// A round with nothing but byes is not past yet: somebody must have played.
fn past_rounds(lines: &[Vec<char>], longest: usize) -> usize {
    let mut past = longest;
    while past > 0 {
        let players = lines.iter().filter(|line| record(line) == "001");
        let mut results = players.map(|line| cut(line, 99 + 10 * (past - 1), 99 + 10 * (past - 1)));
        if results.any(|result| !matches!(result.as_str(), "" | "H" | "F" | "Z")) {
            break;
        }
        past -= 1;
    }
    past
}

fn entry(
    line: &[char],
    round: usize,
    number: Number,
    worth: &Worth,
) -> (Entry, Option<(Number, Number)>) {
    let at = 92 + 10 * round;
    let opponent: Number = cut(line, at, at + 3).parse().unwrap_or(0);
    let color = match cut(line, at + 5, at + 5).as_str() {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    };
    let result = cut(line, at + 7, at + 7);
    let symbol = match result.as_str() {
        "1" | "W" | "+" | "F" => 'W',
        "=" | "D" | "H" => 'D',
        "0" | "L" => 'L',
        "U" => 'P',
        "-" | "Z" | "" => 'A',
        other => panic!("unknown result {other}"),
    };
    let points = worth.of(symbol);
    let is_played = matches!(result.as_str(), "1" | "=" | "0" | "W" | "D" | "L");
    let entry = match (opponent, color) {
        (0, _) if result == "U" => Entry::PairingBye { points },
        (0, _) => Entry::Absence { points },
        (_, Some(color)) if is_played => Entry::Game {
            opponent,
            color,
            points,
        },
        _ => Entry::Forfeit { opponent, points },
    };
    let pair = match (entry, color) {
        (Entry::PairingBye { .. }, _) => Some((number, 0)),
        (_, Some(Color::White)) => Some((number, opponent)),
        _ => None,
    };
    (entry, pair)
}

fn worth(lines: &[Vec<char>]) -> Worth {
    let mut worth = BTreeMap::from([('W', 10), ('D', 5), ('L', 0), ('A', 0)]);
    for line in lines.iter().filter(|line| record(line) == "162") {
        let mut at = 6;
        while let Some(symbol) = cut(line, at, at).chars().next() {
            worth.insert(symbol, tenths(&cut(line, at + 1, at + 4)));
            at += 9;
        }
    }
    let win = worth[&'W'];
    worth.entry('P').or_insert(win);
    Worth(worth)
}

fn tenths(text: &str) -> Points {
    text.replace('.', "").parse().unwrap()
}

/// Records 250 and XXA.
fn accelerate(lines: &[Vec<char>], entrants: &mut [Entrant], rounds: u32) {
    for line in lines {
        if record(line) == "250" {
            let points = tenths(&cut(line, 10, 13));
            let number = |from, to| -> u32 { cut(line, from, to).parse().unwrap() };
            let (first, last) = (number(15, 17), number(19, 21));
            let ids = number(23, 26)..=number(28, 31);
            for entrant in entrants.iter_mut().filter(|e| ids.contains(&e.number)) {
                entrant.virtual_points.resize(rounds as usize, 0);
                for round in first..=last.min(rounds) {
                    entrant.virtual_points[round as usize - 1] = points;
                }
            }
        } else if record(line) == "XXA" {
            let number: Number = cut(line, 5, 8).parse().unwrap();
            let entrant = entrants.iter_mut().find(|e| e.number == number);
            let values = (0..rounds as usize).map(|r| cut(line, 10 + 5 * r, 13 + 5 * r));
            let values = values.take_while(|value| !value.is_empty());
            entrant.unwrap().virtual_points = values.map(|value| tenths(&value)).collect();
        }
    }
}

/// Record 152, or what round 1 shows.
fn initial(lines: &[Vec<char>], entrants: &[Entrant]) -> Color {
    for line in lines {
        match (record(line).as_str(), cut(line, 5, 12).as_str()) {
            ("152", "W") | ("XXC", "white1") => return Color::White,
            ("152", "B") | ("XXC", "black1") => return Color::Black,
            _ => {}
        }
    }
    let first_color = |line: &Vec<char>| match cut(line, 97, 97).as_str() {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        _ => None,
    };
    let players = lines.iter().filter(|line| record(line) == "001");
    let mut paired = players.clone().zip(entrants).filter(|(_, entrant)| {
        let first = entrant.entries.first();
        first.is_some_and(|entry| entry.is_paired())
    });
    // The first of the list ranks first and has place 1.
    let first = paired.next().and_then(|(line, _)| first_color(line));
    first.unwrap_or(Color::White)
}
