//! Records 001 and those of federations.

use crate::date::Date;
use crate::player::{Color, Mark, National, Person, Player, Round};
use crate::row::Row;
use crate::unfit::Unfit;

pub(super) fn player(player: &Player) -> Result<Row, Unfit> {
    let mut row = Row::new("001");
    row.right(5, 8, &player.number)?;
    person(&mut row, &player.person)?;
    row.points(81, 84, player.points)?;
    row.right_if(86, 89, player.rank)?;
    let mut column = 92;
    for one in &player.rounds {
        round(&mut row, column, one)?;
        column += 10;
    }
    Ok(row)
}

pub(super) fn national(national: &National) -> Result<Row, Unfit> {
    let mut row = Row::new("");
    row.left(1, 3, &national.federation)?;
    row.right(5, 8, &national.number)?;
    person(&mut row, &national.person)?;
    Ok(row)
}

fn person(row: &mut Row, person: &Person) -> Result<(), Unfit> {
    row.right_if(10, 10, person.sex)?;
    row.left(11, 13, &person.title)?;
    row.left(15, 47, &person.name)?;
    row.right_if(49, 52, person.rating)?;
    row.left(54, 56, &person.federation)?;
    row.right(58, 68, &person.id)?;
    row.right_if(70, 79, person.birth.map(Date::long))
}

fn round(row: &mut Row, at: usize, round: &Round) -> Result<(), Unfit> {
    if round.is_blank() {
        return Ok(());
    }
    row.numbers(at, 4, [round.opponent])?;
    row.left(at + 5, at + 5, &round.color.map_or('-', Color::lower))?;
    row.right_if(at + 7, at + 7, round.mark.map(Mark::sign))
}
