//! Records 001 and those of federations.

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::player::{Color, Mark, National, Person, Player, Round};

/// The column where the first round begins, and how far apart rounds are.
const FIRST: usize = 92;
const STEP: usize = 10;

/// Reads record 001.
pub(super) fn player(line: &Line) -> Result<Player, ReadError> {
    line.gaps(&[9])?;
    let number = line.needed(5, 8)?;
    let person = person(line)?;
    line.gaps(&[80, 85, 90, 91])?;
    let points = line.points(81, 84)?;
    let rank = line.number(86, 89)?;
    let mut rounds = Vec::new();
    let mut column = FIRST;
    while column <= line.width() {
        rounds.push(round(line, column)?);
        column += STEP;
    }
    while rounds.last().is_some_and(Round::is_blank) {
        rounds.pop();
    }
    Ok(Player {
        number,
        person,
        points,
        rank,
        rounds,
    })
}

/// Reads what a federation says of a player.
pub(super) fn national(line: &Line) -> Result<National, ReadError> {
    let number = line.needed(5, 8)?;
    let person = person(line)?;
    if line.width() > 79 {
        return Err(line.error(80, line.width(), Problem::BetweenFields, Fix::TakeAway));
    }
    Ok(National {
        federation: line.record(),
        number,
        person,
    })
}

fn person(line: &Line) -> Result<Person, ReadError> {
    line.gaps(&[9, 14, 48, 53, 57, 69])?;
    let letter = |sign: char| sign.is_ascii_alphabetic().then_some(sign);
    Ok(Person {
        sex: line.choice(10, "m w", letter)?,
        title: line.part(11, 13),
        name: line.part(15, 47),
        rating: line.number(49, 52)?,
        federation: line.part(54, 56),
        id: line.part(58, 68),
        birth: line.date(70, 79)?,
    })
}

fn round(line: &Line, at: usize) -> Result<Round, ReadError> {
    let opponent = line.number(at, at + 3)?.filter(|&number| number > 0);
    line.gaps(&[at + 4, at + 6, at + 8, at + 9])?;
    let color = |sign| match sign {
        '-' => Some(None),
        _ => Color::from_sign(sign).map(Some),
    };
    let color = line.choice(at + 5, "w b -", color)?.flatten();
    let mark = line.choice(at + 7, Mark::WRITTEN, Mark::from_sign)?;
    if mark.is_some_and(Mark::is_game) && opponent.is_none() {
        let fix = Fix::WriteOpponent {
            from: at,
            to: at + 3,
        };
        return Err(line.error(at, at + 7, Problem::NoOpponent, fix));
    }
    Ok(Round {
        opponent,
        color,
        mark,
    })
}
