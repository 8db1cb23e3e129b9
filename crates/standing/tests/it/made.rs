//! Small competitions, written by hand.

use tuomari_standing::{
    Color, Conditions, Edition, Entry, Field, Kind, Participant, Points, System, TieBreak, Value,
};

/// A competition in which a line is a player: his number, his rating, and a
/// word for each round, such as `2w1`, `3b=`, `4w+`, `U`, `H` or `Z`.
pub(crate) fn field(edition: Edition, system: System, text: &str) -> Field {
    let participants: Vec<Participant> = text.lines().filter_map(participant).collect();
    let rounds = participants.iter().map(|one| one.entries.len()).max();
    let rounds = u16::try_from(rounds.unwrap()).unwrap();
    let conditions = Conditions {
        edition,
        system,
        announced: rounds,
        counted: rounds,
        win: Points::ONE,
        draw: Points::HALF,
        unrated: None,
    };
    Field::new(conditions, &participants).unwrap_or_else(|refusal| panic!("{refusal}"))
}

fn participant(line: &str) -> Option<Participant> {
    let mut words = line.split_whitespace();
    Some(Participant {
        number: words.next()?.parse().unwrap(),
        rating: words.next()?.parse().ok(),
        entries: words.map(entry).collect(),
    })
}

fn entry(word: &str) -> Entry {
    let opponent: String = word.chars().take_while(char::is_ascii_digit).collect();
    let signs = &word[opponent.len()..];
    let (kind, points) = match &signs[signs.len() - 1..] {
        "1" => (Kind::Win, Points::ONE),
        "=" => (Kind::Draw, Points::HALF),
        "0" => (Kind::Loss, Points::ZERO),
        "+" => (Kind::ForfeitWin, Points::ONE),
        "-" => (Kind::ForfeitLoss, Points::ZERO),
        "U" => (Kind::PairingBye, Points::ONE),
        "F" => (Kind::FullBye, Points::ONE),
        "H" => (Kind::HalfBye, Points::HALF),
        "Z" => (Kind::ZeroBye, Points::ZERO),
        other => panic!("a round {other}"),
    };
    Entry {
        kind,
        opponent: opponent.parse().ok(),
        color: match &signs[..1] {
            "w" => Some(Color::White),
            "b" => Some(Color::Black),
            _ => None,
        },
        points,
    }
}

/// Compares lines of rank, number and values.
#[track_caller]
pub(crate) fn check(field: &Field, list: &str, expected: &str) {
    let list: Vec<TieBreak> = list.split(' ').map(|code| code.parse().unwrap()).collect();
    let standings = field.standings(&list).unwrap();
    let lines = standings.rows.iter().map(|row| {
        let values: Vec<String> = row.values.iter().map(Value::text).collect();
        format!("{} {} {}", row.rank, row.number, values.join(" "))
    });
    let found: Vec<String> = lines.collect();
    let expected: Vec<&str> = expected.lines().map(str::trim).collect();
    assert_eq!(found, expected);
}
