//! Records that programs had before TRF26.

use crate::error::{Fix, Problem, ReadError};
use crate::line::Line;
use crate::old::OldPoints;
use crate::player::Color;
use crate::points::Points;
use crate::report::Report;
use crate::ruling::Prohibited;

/// Takes a record of old programs; whether it is one.
pub(super) fn take(report: &mut Report, record: &str, line: &Line) -> Result<bool, ReadError> {
    match record {
        "XXC" => colors(report, line)?,
        "XXZ" => report.old.absent.extend(line.loose_ids(5)?),
        "XXP" => report.prohibited.push(Prohibited {
            rounds: None,
            ids: line.loose_ids(5)?,
        }),
        "XXS" => named_points(report, line)?,
        "XXA" => accelerations(report, line)?,
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
            let letter = record.chars().last().unwrap_or('W');
            let end = line.width().max(5);
            let fix = Fix::WritePoints { from: 5, to: end };
            let points = line.points(5, end)?;
            let points = points.ok_or_else(|| line.error(5, end, Problem::Missing, fix))?;
            report.old.points.push(OldPoints::Lettered(letter, points));
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn colors(report: &mut Report, line: &Line) -> Result<(), ReadError> {
    for (column, word) in line.words(5) {
        match word.to_ascii_lowercase().as_str() {
            "white1" => report.rules.first_color = Some(Color::White),
            "black1" => report.rules.first_color = Some(Color::Black),
            "rank" => report.old.by_rank = true,
            _ => {
                let end = column + word.chars().count() - 1;
                let fix = Fix::TakeOneOf("white1 black1 rank");
                return Err(line.error(column, end, Problem::UnknownSign, fix));
            }
        }
    }
    Ok(())
}

fn named_points(report: &mut Report, line: &Line) -> Result<(), ReadError> {
    for (column, word) in line.words(5) {
        let (name, value) = word.split_once('=').unwrap_or((&word, ""));
        let points = Points::from_text(value).filter(|_| !name.is_empty());
        let Some(points) = points else {
            let to = column + word.chars().count() - 1;
            let fix = Fix::WritePoints { from: column, to };
            return Err(line.error(column, to, Problem::NotPoints, fix));
        };
        let named = OldPoints::Named(name.to_owned(), points);
        report.old.points.push(named);
    }
    Ok(())
}

fn accelerations(report: &mut Report, line: &Line) -> Result<(), ReadError> {
    let id = line.needed(5, 8)?;
    line.gaps(&[9])?;
    let mut points = Vec::new();
    let mut column = 10;
    while column <= line.width() {
        let one = line.points(column, column + 3)?;
        line.gaps(&[column + 4])?;
        points.push(one.unwrap_or(Points::ZERO));
        column += 5;
    }
    report.old.accelerations.push((id, points));
    Ok(())
}
