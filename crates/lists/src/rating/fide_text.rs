//! FIDE's list as text: fixed columns, which the first line names.

use std::io::BufRead;

use crate::entry::Sex;
use crate::error::{Fix, ListError, Problem};
use crate::rating::lines::Lines;
use crate::rating::{Listed, Pace};
use crate::table::clean;
use crate::value;

/// The players of a list in FIDE's text form, one at a time.
///
/// The columns are found by the words of the first line, so that lists of
/// several years are read. A line that cannot be read is given as an error,
/// and the next one is read.
pub struct FideText<R> {
    lines: Lines<R>,
    layout: Layout,
    is_over: bool,
}

/// What we want to know, and what else the list has, to know where a column
/// ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Field {
    Id,
    Name,
    Federation,
    Sex,
    Title,
    WomanTitle,
    OtherTitles,
    Rating(Pace),
    Birth,
    Flag,
    Other,
}

struct Layout {
    /// Where each column begins, counted from 0.
    columns: Vec<(usize, Field)>,
    width: usize,
}

impl<R: BufRead> FideText<R> {
    /// Reads the first line. `pace` says what rating it is if that line names
    /// a month only.
    pub fn new(stream: R, pace: Pace) -> Result<FideText<R>, ListError> {
        let mut lines = Lines::new(stream);
        let layout = match lines.next_line() {
            Some(header) => Layout::of(&header?, pace),
            None => None,
        };
        let no_heading = || {
            let fix = Fix::WriteHeading("ID Number, Name, Fed");
            ListError::whole(Problem::NoHeading, fix)
        };
        Ok(FideText {
            lines,
            layout: layout.ok_or_else(no_heading)?,
            is_over: false,
        })
    }
}

impl<R: BufRead> Iterator for FideText<R> {
    type Item = Result<Listed, ListError>;

    fn next(&mut self) -> Option<Result<Listed, ListError>> {
        while !self.is_over {
            let number = self.lines.number() + 1;
            match self.lines.next_line() {
                None => break,
                Some(Err(error)) => {
                    self.is_over = error.problem == Problem::StreamFailed;
                    return Some(Err(error));
                }
                Some(Ok(line)) if line.trim().is_empty() => {}
                Some(Ok(line)) => return Some(self.layout.read(&line, number)),
            }
        }
        self.is_over = true;
        None
    }
}

impl Layout {
    /// The columns by the words of the header, if it is one.
    fn of(header: &str, pace: Pace) -> Option<Layout> {
        let mut columns: Vec<(usize, Field)> = Vec::new();
        let mut at = 0;
        for (place, word) in words(header.trim_end()) {
            let field = field(word, pace);
            // `ID Number` is one heading of two words.
            let is_second = word.eq_ignore_ascii_case("number") && columns.len() == 1;
            if !is_second {
                columns.push((place, field));
            }
            at = place + word.chars().count();
        }
        let has = |field| columns.iter().any(|(_, other)| *other == field);
        let is_header = has(Field::Id) && has(Field::Name) && has(Field::Federation);
        is_header.then_some(Layout { columns, width: at })
    }

    fn read(&self, line: &str, number: usize) -> Result<Listed, ListError> {
        let line = line.trim_end();
        let letters: Vec<usize> = if line.is_ascii() {
            Vec::new()
        } else {
            line.char_indices().map(|(at, _)| at).collect()
        };
        let length = if letters.is_empty() {
            line.len()
        } else {
            letters.len()
        };
        let byte = |at: usize| {
            if letters.is_empty() {
                at.min(line.len())
            } else {
                letters.get(at).copied().unwrap_or(line.len())
            }
        };
        // The other titles of a few players are longer than their column and
        // push what follows to the right.
        let pushed = length.saturating_sub(self.width);
        let mut listed = Listed::default();
        let mut is_pushed = false;
        for (index, (start, field)) in self.columns.iter().enumerate() {
            let before = if is_pushed { pushed } else { 0 };
            is_pushed |= *field == Field::OtherTitles;
            let after = if is_pushed { pushed } else { 0 };
            let next = self.columns.get(index + 1);
            let end = next.map_or(usize::MAX, |(next, _)| next + after);
            let text = line.get(byte(start + before)..byte(end)).unwrap_or("");
            set(&mut listed, *field, text.trim()).map_err(|(problem, fix)| {
                ListError::at(number, start + before + 1, text.trim(), problem, fix)
            })?;
        }
        if listed.name.is_empty() {
            return Err(ListError::at(
                number,
                1,
                line,
                Problem::Missing,
                Fix::FetchAgain,
            ));
        }
        Ok(listed)
    }
}

/// The words of a line and where they begin, in characters.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    line.split(' ').filter_map(move |word| {
        let start = at;
        at += word.chars().count() + 1;
        (!word.is_empty()).then_some((start, word))
    })
}

fn field(word: &str, pace: Pace) -> Field {
    match word.to_ascii_lowercase().as_str() {
        "id" | "idnumber" | "id_number" | "idcode" => Field::Id,
        "name" => Field::Name,
        "fed" => Field::Federation,
        "sex" => Field::Sex,
        "tit" | "titl" | "title" => Field::Title,
        "wtit" => Field::WomanTitle,
        "otit" => Field::OtherTitles,
        "srtng" => Field::Rating(Pace::Standard),
        "rrtng" => Field::Rating(Pace::Rapid),
        "brtng" => Field::Rating(Pace::Blitz),
        "b-day" | "born" => Field::Birth,
        "flag" => Field::Flag,
        month if is_month(month) => Field::Rating(pace),
        _ => Field::Other,
    }
}

/// `nov26`: the list of that month.
fn is_month(word: &str) -> bool {
    let bytes = word.as_bytes();
    let (letters, digits) = bytes.split_at(bytes.len().min(3));
    letters.iter().all(u8::is_ascii_lowercase)
        && digits.len() == 2
        && digits.iter().all(u8::is_ascii_digit)
}

fn set(listed: &mut Listed, field: Field, text: &str) -> Result<(), value::Fault> {
    match field {
        Field::Id => {
            listed.id = value::number(text, 1, u32::MAX)?.ok_or((
                Problem::Missing,
                Fix::WriteNumber {
                    least: 1,
                    most: u32::MAX,
                },
            ))?;
        }
        Field::Name => listed.name = clean(text),
        Field::Federation => listed.federation = value::federation(text)?,
        Field::Sex => listed.sex = Sex::read(text),
        Field::Title => listed.title = value::short(text)?,
        Field::WomanTitle if listed.title.is_empty() => listed.title = value::short(text)?,
        Field::Rating(pace) => *listed.rating_mut(pace) = value::rating(text)?,
        Field::Birth => listed.birth_year = value::birth(text)?.map(|date| date.year),
        Field::Flag => listed.is_inactive = text.contains('i'),
        Field::WomanTitle | Field::OtherTitles | Field::Other => {}
    }
    Ok(())
}
