//! Records 013, 300 to 330 and 802.

use crate::player::Color;
use crate::row::Row;
use crate::team::{Against, ForfeitedMatch, Lineup, OldTeam, Team, TeamByes, TeamLine};
use crate::unfit::Unfit;

pub(super) fn team(team: &Team) -> Result<Row, Unfit> {
    let mut row = Row::new("310");
    row.right(5, 7, &team.number)?;
    row.left(9, 40, &team.name)?;
    row.left(42, 46, &team.nickname)?;
    row.right(48, 53, &team.strength)?;
    row.points(55, 60, team.match_points)?;
    row.points(62, 67, team.game_points)?;
    row.right_if(69, 71, team.rank)?;
    row.numbers(74, 4, team.members.iter().map(|&member| Some(member)))?;
    Ok(row)
}

pub(super) fn old_team(team: &OldTeam) -> Result<Row, Unfit> {
    let mut row = Row::new("013");
    row.left(5, 36, &team.name)?;
    row.numbers(37, 4, team.members.iter().map(|&member| Some(member)))?;
    Ok(row)
}

pub(super) fn lineup(lineup: &Lineup) -> Result<Row, Unfit> {
    let mut row = Row::new("300");
    row.right(5, 7, &lineup.round)?;
    row.right(9, 11, &lineup.team)?;
    row.right_if(13, 15, lineup.opponent)?;
    row.numbers(17, 4, lineup.players.iter().copied())?;
    Ok(row)
}

pub(super) fn byes(byes: &TeamByes) -> Result<Row, Unfit> {
    let mut row = Row::new("320");
    row.points(5, 8, byes.match_points)?;
    row.points(10, 13, byes.game_points)?;
    row.numbers(15, 3, byes.teams.iter().copied())?;
    Ok(row)
}

pub(super) fn forfeited(forfeited: &ForfeitedMatch) -> Result<Row, Unfit> {
    let sign = |is_there: bool| if is_there { '+' } else { '-' };
    let mut row = Row::new("330");
    row.left(5, 5, &sign(forfeited.white_is_there))?;
    row.left(6, 6, &sign(forfeited.black_is_there))?;
    row.right(8, 10, &forfeited.round)?;
    row.right(12, 14, &forfeited.white)?;
    row.right(16, 18, &forfeited.black)?;
    Ok(row)
}

/// Writes record 802.
pub(super) fn line_of_table(line: &TeamLine) -> Result<Row, Unfit> {
    let mut row = Row::new("802");
    row.right(5, 7, &line.number)?;
    row.left(9, 13, &line.nickname)?;
    row.points(15, 20, line.match_points)?;
    row.points(22, 27, line.game_points)?;
    let mut at = 29;
    for round in &line.rounds {
        row.right_if(at, at + 2, round.against.map(Against::text))?;
        row.right_if(at + 4, at + 4, round.color.map(Color::lower))?;
        row.points(at + 6, at + 9, round.game_points)?;
        if round.is_forfeited {
            row.left(at + 10, at + 10, &'f')?;
        }
        at += 13;
    }
    Ok(row)
}
