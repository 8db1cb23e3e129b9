//! Records that programs had before TRF26.

use super::{File, heading};
use crate::old::OldPoints;
use crate::report::Report;
use crate::row::Row;
use crate::rules::Rules;
use crate::unfit::Unfit;

/// What TRF16 has of the rules: the additions of programs.
pub(super) fn rules(file: &mut File, rules: &Rules) -> Result<(), Unfit> {
    if let Some(rounds) = rules.rounds {
        file.line("XXR", 5, &rounds.to_string())?;
    }
    if let Some(color) = rules.first_color {
        file.line("XXC", 5, heading::first_color(color))?;
    }
    Ok(())
}

/// What was in a file under old names stays there.
pub(super) fn records(file: &mut File, report: &Report) -> Result<(), Unfit> {
    if report.old.by_rank {
        file.line("XXC", 5, "rank")?;
    }
    if !report.old.absent.is_empty() {
        file.line("XXZ", 5, &spaced(&report.old.absent))?;
    }
    for points in &report.old.points {
        match points {
            OldPoints::Named(name, points) => file.line("XXS", 5, &format!("{name}={points}"))?,
            OldPoints::Lettered(letter, points) => {
                file.line(&format!("BB{letter}"), 5, &points.to_string())?;
            }
        }
    }
    for (id, points) in &report.old.accelerations {
        let mut row = Row::new("XXA");
        row.right(5, 8, &id)?;
        let mut column = 10;
        for &one in points {
            row.points(column, column + 3, Some(one))?;
            column += 5;
        }
        file.row(&row);
    }
    Ok(())
}

/// Those who may not meet in the whole competition.
pub(super) fn prohibited(ids: &[u32]) -> Result<Row, Unfit> {
    let mut row = Row::new("XXP");
    row.free(5, &spaced(ids))?;
    Ok(row)
}

fn spaced(ids: &[u32]) -> String {
    let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
    ids.join(" ")
}
