//! Records 240, 250, 260 and 299.

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::ruling::{AbnormalPoints, Acceleration, Bye, ByeKind, Prohibited};

pub(super) fn bye(line: &Line) -> Result<Bye, ReadError> {
    let kind = line.choice(5, "F H Z", ByeKind::from_sign)?;
    let fix = Fix::TakeOneOf("F H Z");
    let kind = kind.ok_or_else(|| line.error(5, 5, Problem::Missing, fix))?;
    line.gaps(&[6, 10])?;
    Ok(Bye {
        kind,
        round: line.round(7, 9)?,
        ids: line.ids(11, 4)?,
    })
}

pub(super) fn acceleration(line: &Line) -> Result<Acceleration, ReadError> {
    line.gaps(&[9, 14, 18, 22, 27])?;
    Ok(Acceleration {
        match_points: line.points(5, 8)?,
        points: line.points(10, 13)?,
        first_round: line.round(15, 17)?,
        last_round: line.round(19, 21)?,
        first: line.needed(23, 26)?,
        last: line.needed(28, 31)?,
    })
}

pub(super) fn prohibited(line: &Line) -> Result<Prohibited, ReadError> {
    line.gaps(&[8, 12])?;
    Ok(Prohibited {
        rounds: Some((line.round(5, 7)?, line.round(9, 11)?)),
        ids: line.ids(13, 4)?,
    })
}

pub(super) fn abnormal_points(line: &Line) -> Result<AbnormalPoints, ReadError> {
    let kind = |sign: char| {
        let sign = sign.to_ascii_uppercase();
        "WDLFHZ+-".contains(sign).then_some(sign)
    };
    let kind = line.choice(5, "W D L F H Z + -", kind)?;
    line.gaps(&[6, 7, 12, 13, 18, 19, 23])?;
    let round = match line.number(20, 22)? {
        None | Some(0) => None,
        Some(round) => Some(line.small(round, 20, 22)?),
    };
    Ok(AbnormalPoints {
        kind,
        match_points: line.points(8, 11)?,
        points: line.points(14, 17)?,
        round,
        ids: line.ids(24, 4)?,
    })
}
