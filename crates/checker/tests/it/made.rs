//! Small files made in place.

use tuomari_report::{Color, Mark, Player, Report, Round};

/// Players by number, each with the rounds of a line: `3w1 0-H 2b=`.
pub(crate) fn report(lines: &[&str]) -> Report {
    let players = (1..).zip(lines).map(|(number, line)| Player {
        number,
        rounds: line.split_whitespace().map(round).collect(),
        ..Player::default()
    });
    Report {
        players: players.collect(),
        ..Report::default()
    }
}

/// One round: opponent, colour, mark; a dot for a mark that is missing.
fn round(text: &str) -> Round {
    let at = text.find(['w', 'b', '-']).unwrap();
    let (opponent, rest) = text.split_at(at);
    let opponent: u32 = opponent.parse().unwrap();
    let mut signs = rest.chars();
    Round {
        opponent: Some(opponent).filter(|opponent| *opponent > 0),
        color: match signs.next() {
            Some('w') => Some(Color::White),
            Some('b') => Some(Color::Black),
            _ => None,
        },
        mark: signs.next().and_then(Mark::from_sign),
    }
}
