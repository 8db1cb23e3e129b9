//! Records 240, 250, 260 and 299.

use crate::row::Row;
use crate::ruling::{AbnormalPoints, Acceleration, Bye};
use crate::unfit::Unfit;

pub(super) fn bye(bye: &Bye) -> Result<Row, Unfit> {
    let mut row = Row::new("240");
    row.left(5, 5, &bye.kind.sign())?;
    row.right(7, 9, &bye.round)?;
    row.numbers(11, 4, bye.ids.iter().map(|&id| Some(id)))?;
    Ok(row)
}

pub(super) fn acceleration(acceleration: &Acceleration) -> Result<Row, Unfit> {
    let mut row = Row::new("250");
    row.points(5, 8, acceleration.match_points)?;
    row.points(10, 13, acceleration.points)?;
    row.right(15, 17, &acceleration.first_round)?;
    row.right(19, 21, &acceleration.last_round)?;
    row.right(23, 26, &acceleration.first)?;
    row.right(28, 31, &acceleration.last)?;
    Ok(row)
}

pub(super) fn prohibited(rounds: (u16, u16), ids: &[u32]) -> Result<Row, Unfit> {
    let mut row = Row::new("260");
    row.right(5, 7, &rounds.0)?;
    row.right(9, 11, &rounds.1)?;
    row.numbers(13, 4, ids.iter().map(|&id| Some(id)))?;
    Ok(row)
}

pub(super) fn abnormal_points(abnormal: &AbnormalPoints) -> Result<Row, Unfit> {
    let mut row = Row::new("299");
    row.right_if(5, 5, abnormal.kind)?;
    row.points(8, 11, abnormal.match_points)?;
    row.points(14, 17, abnormal.points)?;
    match abnormal.round {
        Some(round) => row.right(20, 22, &round)?,
        None => row.right(20, 22, "000")?,
    }
    row.numbers(24, 4, abnormal.ids.iter().map(|&id| Some(id)))?;
    Ok(row)
}
