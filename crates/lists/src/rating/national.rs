//! A national list: CSV whose headings say what the columns hold.

use std::io::BufRead;

use crate::entry::{Name, NameOrder, Sex};
use crate::error::{Fix, ListError, Problem};
use crate::heading::{Column, Language};
use crate::rating::lines::Lines;
use crate::rating::{Listed, Pace};
use crate::separated::{FIRST_LINES, Separator, split};
use crate::table::clean;
use crate::value;

/// The players of a national list, one at a time, a line each.
///
/// Finland's SELO (standard) and PELO (blitz) lists are such files: semicolons
/// between the cells, Windows-1252 letters, the last name and the first name
/// in columns of their own.
pub struct NationalList<R> {
    lines: Lines<R>,
    separator: Separator,
    columns: Vec<(Option<Column>, String)>,
    pace: Pace,
    is_over: bool,
}

impl<R: BufRead> NationalList<R> {
    /// Reads to the line with the headings. `pace` says what a rating is whose
    /// heading does not.
    pub fn new(stream: R, pace: Pace) -> Result<NationalList<R>, ListError> {
        let mut lines = Lines::new(stream);
        for _ in 0..FIRST_LINES {
            let Some(line) = lines.next_line() else { break };
            let line = line?;
            let separator = Separator::of_line(&line);
            let cells = split(&line, separator);
            drop(line);
            let mut columns: Vec<(Option<Column>, String)> = cells
                .iter()
                .map(|cell| (Column::of(cell), clean(cell)))
                .collect();
            if is_header(&columns) {
                prefer_own_id(&mut columns);
                return Ok(NationalList {
                    lines,
                    separator,
                    columns,
                    pace,
                    is_over: false,
                });
            }
        }
        let fix = Fix::WriteHeading(Column::NationalId.heading(Language::English));
        Err(ListError::whole(Problem::NoHeading, fix))
    }

    fn read(&self, cells: &[String], number: usize) -> Result<Listed, ListError> {
        let mut listed = Listed::default();
        let mut name = Name::default();
        for (at, (column, heading)) in self.columns.iter().enumerate() {
            let text = clean(cells.get(at).map_or("", String::as_str));
            let Some(column) = column else { continue };
            let is_set = match column {
                Column::Name => {
                    name = Name::read(&text, NameOrder::LastFirst);
                    Ok(())
                }
                Column::Last => value::short(&text).map(|last| name.last = last),
                Column::First => value::short(&text).map(|first| name.first = first),
                _ => set(&mut listed, *column, &text, self.pace),
            };
            is_set.map_err(|(problem, fix)| {
                let mut error = ListError::at(number, at + 1, &text, problem, fix);
                error.heading.clone_from(heading);
                error
            })?;
        }
        listed.name = Name::of(&name.last, &name.first).to_string();
        if listed.id == 0 || listed.name.is_empty() {
            return Err(ListError::at(
                number,
                1,
                &listed.name,
                Problem::Missing,
                Fix::FetchAgain,
            ));
        }
        Ok(listed)
    }
}

/// Where the federation has numbers of its own, those of FIDE are no ids.
fn prefer_own_id(columns: &mut [(Option<Column>, String)]) {
    let own = Some(Column::NationalId);
    if columns.iter().any(|(column, _)| *column == own) {
        for (column, _) in columns {
            *column = column.filter(|column| *column != Column::FideId);
        }
    }
}

fn is_header(columns: &[(Option<Column>, String)]) -> bool {
    let has = |sought: &[Column]| {
        let mut known = columns.iter().filter_map(|(column, _)| *column);
        known.any(|column| sought.contains(&column))
    };
    has(&[Column::Name, Column::Last]) && has(&[Column::NationalId, Column::FideId])
}

impl<R: BufRead> Iterator for NationalList<R> {
    type Item = Result<Listed, ListError>;

    fn next(&mut self) -> Option<Result<Listed, ListError>> {
        while !self.is_over {
            let number = self.lines.number() + 1;
            let cells = match self.lines.next_line() {
                None => break,
                Some(Err(error)) => {
                    self.is_over = error.problem == Problem::StreamFailed;
                    return Some(Err(error));
                }
                Some(Ok(line)) => split(&line, self.separator),
            };
            if cells.iter().any(|cell| !cell.trim().is_empty()) {
                return Some(self.read(&cells, number));
            }
        }
        self.is_over = true;
        None
    }
}

fn set(listed: &mut Listed, column: Column, text: &str, pace: Pace) -> Result<(), value::Fault> {
    match column {
        Column::NationalId | Column::FideId => {
            listed.id = value::number(text, 0, u32::MAX)?.unwrap_or(0);
        }
        Column::Federation => listed.federation = value::federation(text)?,
        Column::Club => listed.club = value::short(text)?,
        Column::Title => listed.title = value::short(text)?,
        Column::Sex => listed.sex = Sex::read(text),
        Column::Birth => listed.birth_year = value::birth(text)?.map(|date| date.year),
        Column::Rating | Column::NationalRating => {
            *listed.rating_mut(pace) = value::rating(text)?;
        }
        Column::Rapid => listed.rapid = value::rating(text)?,
        Column::Blitz => listed.blitz = value::rating(text)?,
        _ => {}
    }
    Ok(())
}
