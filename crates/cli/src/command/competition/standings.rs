//! `tuomari competition standings`.

use serde::Serialize;
use tuomari_checker::Refusal;
use tuomari_standing::{Edition, TieBreak};

use super::{
    file::{Names, read, refused, tell_remarks},
    terms::Opened,
};
use crate::{
    args::StandingsArgs,
    failure::Failure,
    messages::Messages,
    output::{Answer, HEADING, Output, styled},
};

/// Counts the standings.
pub(super) fn run(args: &StandingsArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let report = read(&args.file, out)?;
    let list = args.tie_breaks.as_deref().map(TieBreak::list).transpose();
    let list = list.map_err(|word| refused(&Refusal::TieBreak(word), say))?;
    let counted = tuomari_checker::standings(&report, list.as_deref());
    let counted = counted.map_err(|refusal| refused(&refusal, say))?;
    tell_remarks(&counted.remarks, out);
    let code = report.rules.type_code();
    let names = Names {
        report: &report,
        of_teams: code.is_some_and(|code| code.for_teams),
    };
    let opened = args.terms.map(|number| {
        let standings = &counted.standings;
        Opened::of(number, &standings.rows, &standings.list, &names, say)
    });
    let rows = counted.standings.rows.iter().map(|row| Row {
        rank: row.rank,
        number: row.number,
        name: names.of(row.number),
        values: row
            .values
            .iter()
            .map(tuomari_standing::Value::text)
            .collect(),
    });
    let written = |list: &[TieBreak]| list.iter().map(ToString::to_string).collect();
    let table = Table {
        after: counted.after,
        edition: match counted.edition {
            Edition::August2024 => "august-2024",
            Edition::March2026 => "march-2026",
        },
        tie_breaks: written(&counted.standings.list),
        left_out: written(&counted.standings.fallen),
        standings: rows.collect(),
        opened: opened.transpose()?,
    };
    if !table.left_out.is_empty() {
        let codes = [("codes", table.left_out.join(", ").into())];
        out.note(&say.with("competition-fallen", codes));
    }
    out.give(&table)
}

/// The standings as they are printed.
#[derive(Debug, Serialize)]
struct Table {
    after: u16,
    edition: &'static str,
    tie_breaks: Vec<String>,
    /// Tie-breaks of ratings, where somebody has none.
    left_out: Vec<String>,
    standings: Vec<Row>,
    /// The values of one participant with their terms, if they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    opened: Option<Opened>,
}

#[derive(Debug, Serialize)]
struct Row {
    rank: u32,
    number: u32,
    name: String,
    values: Vec<String>,
}

impl Answer for Table {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("round", self.after.into()),
            ("edition", self.edition.into()),
        ];
        let heading = say.with("competition-heading-after", values);
        if let Some(opened) = &self.opened {
            return format!("{}\n{}", styled(HEADING, &heading), opened.to_text(say));
        }
        let heads = ["competition-rank", "competition-number"].map(|key| say.text(key));
        let mut lines = vec![cells(
            &heads,
            &say.text("competition-name"),
            &self.tie_breaks,
        )];
        lines.extend(self.standings.iter().map(|row| {
            let numbers = [row.rank.to_string(), row.number.to_string()];
            cells(&numbers, &row.name, &row.values)
        }));
        format!("{}\n{}", styled(HEADING, &heading), aligned(&lines))
    }
}

/// The cells of one line.
fn cells(numbers: &[String; 2], name: &str, values: &[String]) -> Vec<String> {
    let mut cells = numbers.to_vec();
    cells.push(name.to_owned());
    cells.extend_from_slice(values);
    cells
}

/// Lines of cells in columns: the third, the name, begins at the left.
fn aligned(lines: &[Vec<String>]) -> String {
    let mut text = String::new();
    let columns = lines.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let cells = lines.iter().filter_map(|line| line.get(column));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for line in lines {
        let cells = line.iter().zip(&widths).enumerate();
        let cells = cells.map(|(column, (cell, &width))| match column {
            2 => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<String>>().join("  ");
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
