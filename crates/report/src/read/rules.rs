//! Records 142 to 222, 352 and 362.

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::player::Color;
use crate::points::Points;
use crate::rules::{MatchSymbol, RatingOrder, Rules, Symbol};

/// Takes a record of the rules; whether it is one.
pub(super) fn take(rules: &mut Rules, record: &str, line: &Line) -> Result<bool, ReadError> {
    match record {
        "142" | "XXR" => rules.rounds = Some(line.round(5, line.width().max(5))?),
        "152" => {
            rules.first_color = line.choice(5, "W B", Color::from_sign)?;
            line.gaps(&(6..=line.width()).collect::<Vec<_>>())?;
        }
        "162" => rules.points = points(line)?,
        "172" => {
            line.gaps(&[8])?;
            rules.ratings = Some(RatingOrder {
                federation: line.part(5, 7),
                rule: line.part(9, 13),
            });
        }
        "182" => rules.paired_by = line.rest(5),
        "192" => rules.type_code = line.rest(5),
        "202" => rules.tie_breaks = list(&line.rest(5)),
        "212" => rules.order = list(&line.rest(5)),
        "222" => rules.time_control = line.rest(5),
        "352" => rules.board_colors = colors(line)?,
        "362" => rules.match_points = match_points(line)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// A list with commas between.
fn list(text: &str) -> Vec<String> {
    let words = text.split(',').map(str::trim);
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

fn points(line: &Line) -> Result<Vec<(Symbol, Points)>, ReadError> {
    let mut points: Vec<(Symbol, Points)> = Vec::new();
    let mut column = 6;
    line.gaps(&[5])?;
    while column <= line.width() {
        let symbol = line.choice(column, Symbol::ALL, Symbol::from_sign)?;
        let value = line.points(column + 1, column + 4)?;
        line.gaps(&[column + 5, column + 6, column + 7, column + 8])?;
        match (symbol, value) {
            (Some(symbol), Some(value)) => {
                if points.iter().any(|&(other, _)| other == symbol) {
                    return Err(line.error(column, column, Problem::Twice, Fix::TakeAway));
                }
                points.push((symbol, value));
            }
            (None, None) => {}
            (Some(_), None) => {
                let (from, to) = (column + 1, column + 4);
                let fix = Fix::WritePoints { from, to };
                return Err(line.error(from, to, Problem::Missing, fix));
            }
            (None, Some(_)) => {
                let fix = Fix::TakeOneOf(Symbol::ALL);
                return Err(line.error(column, column, Problem::Missing, fix));
            }
        }
        column += 9;
    }
    Ok(points)
}

fn match_points(line: &Line) -> Result<Vec<(MatchSymbol, Points)>, ReadError> {
    let mut points: Vec<(MatchSymbol, Points)> = Vec::new();
    let mut column = 5;
    while column <= line.width() {
        let word = line.part(column, column + 1);
        let (from, to) = (column + 2, column + 5);
        let value = line.points(from, to)?;
        line.gaps(&[column + 6, column + 7, column + 8])?;
        match (MatchSymbol::from_word(&word), value) {
            (Some(symbol), Some(value)) => {
                if points.iter().any(|&(other, _)| other == symbol) {
                    return Err(line.error(column, column + 1, Problem::Twice, Fix::TakeAway));
                }
                points.push((symbol, value));
            }
            (None, None) if word.is_empty() => {}
            (Some(_), None) => {
                let fix = Fix::WritePoints { from, to };
                return Err(line.error(from, to, Problem::Missing, fix));
            }
            (None, _) => {
                let fix = Fix::TakeOneOf("TW TD TL");
                return Err(line.error(column, column + 1, Problem::UnknownSign, fix));
            }
        }
        column += 9;
    }
    Ok(points)
}

/// The colours of the boards, one after another.
fn colors(line: &Line) -> Result<Vec<Color>, ReadError> {
    let mut colors = Vec::new();
    for column in 5..=line.width() {
        let color = line.choice(column, "W B", Color::from_sign)?;
        let fix = Fix::TakeOneOf("W B");
        let missing = || line.error(column, column, Problem::Missing, fix);
        colors.push(color.ok_or_else(missing)?);
    }
    Ok(colors)
}
