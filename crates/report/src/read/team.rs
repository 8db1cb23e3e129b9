//! Records 013, 300 to 330 and 802.

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::player::Color;
use crate::team::{Against, ForfeitedMatch, Lineup, OldTeam, Team, TeamByes, TeamLine, TeamRound};

pub(super) fn team(line: &Line) -> Result<Team, ReadError> {
    line.gaps(&[8, 41, 47, 54, 61, 68, 72, 73])?;
    Ok(Team {
        number: line.needed(5, 7)?,
        name: line.part(9, 40),
        nickname: line.part(42, 46),
        strength: line.part(48, 53),
        match_points: line.points(55, 60)?,
        game_points: line.points(62, 67)?,
        rank: line.number(69, 71)?,
        members: line.ids(74, 4)?,
    })
}

pub(super) fn old_team(line: &Line) -> Result<OldTeam, ReadError> {
    Ok(OldTeam {
        name: line.part(5, 36),
        members: line.ids(37, 4)?,
    })
}

pub(super) fn lineup(line: &Line) -> Result<Lineup, ReadError> {
    line.gaps(&[8, 12, 16])?;
    Ok(Lineup {
        round: line.round(5, 7)?,
        team: line.needed(9, 11)?,
        opponent: line.number(13, 15)?.filter(|&number| number > 0),
        players: line.numbers(17, 4, 5)?,
    })
}

pub(super) fn byes(line: &Line) -> Result<TeamByes, ReadError> {
    line.gaps(&[9, 14])?;
    Ok(TeamByes {
        match_points: line.points(5, 8)?,
        game_points: line.points(10, 13)?,
        teams: line.numbers(15, 3, 4)?,
    })
}

pub(super) fn forfeited(line: &Line) -> Result<ForfeitedMatch, ReadError> {
    let (white_is_there, black_is_there) = match line.part(5, 6).as_str() {
        "+-" => (true, false),
        "-+" => (false, true),
        "--" => (false, false),
        _ => {
            let fix = Fix::TakeOneOf("+- -+ --");
            return Err(line.error(5, 6, Problem::UnknownSign, fix));
        }
    };
    line.gaps(&[7, 11, 15])?;
    Ok(ForfeitedMatch {
        white_is_there,
        black_is_there,
        round: line.round(8, 10)?,
        white: line.needed(12, 14)?,
        black: line.needed(16, 18)?,
    })
}

/// Reads record 802.
pub(super) fn line_of_table(line: &Line) -> Result<TeamLine, ReadError> {
    line.gaps(&[8, 14, 21, 28])?;
    let mut rounds = Vec::new();
    let mut column = 29;
    while column <= line.width() {
        rounds.push(round(line, column)?);
        column += 13;
    }
    while rounds.last() == Some(&TeamRound::default()) {
        rounds.pop();
    }
    Ok(TeamLine {
        number: line.needed(5, 7)?,
        nickname: line.part(9, 13),
        match_points: line.points(15, 20)?,
        game_points: line.points(22, 27)?,
        rounds,
    })
}

fn round(line: &Line, at: usize) -> Result<TeamRound, ReadError> {
    let word = line.part(at, at + 2);
    let mut against = Against::from_word(&word);
    if against.is_none() {
        let number = line.number(at, at + 2)?;
        against = number.filter(|&number| number > 0).map(Against::Team);
    }
    line.gaps(&[at + 3, at + 5, at + 11, at + 12])?;
    let color = |sign| match sign {
        '-' => Some(None),
        _ => Color::from_sign(sign).map(Some),
    };
    let forfeited = |sign| (sign == 'f' || sign == 'F').then_some(());
    Ok(TeamRound {
        against,
        color: line.choice(at + 4, "w b", color)?.flatten(),
        game_points: line.points(at + 6, at + 9)?,
        is_forfeited: line.choice(at + 10, "f", forfeited)?.is_some(),
    })
}
