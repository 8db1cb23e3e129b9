//! Tables as CSV: cells with a sign between them.

use csv::{QuoteStyle, ReaderBuilder, StringRecord, Terminator, WriterBuilder};

use crate::decode::text_of;
use crate::error::{Fix, ListError, Problem};
use crate::heading::Column;
use crate::table::{MOST_COLUMNS, MOST_ROWS, Table};

/// No list of entries comes near it.
pub(crate) const MOST_BYTES: usize = 8 << 20;

/// The sign between two cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Separator {
    /// What spreadsheets in Finland and Sweden write.
    #[default]
    Semicolon,
    Tab,
    Comma,
}

impl Separator {
    pub const ALL: [Separator; 3] = [Separator::Semicolon, Separator::Tab, Separator::Comma];

    pub(crate) fn sign(self) -> u8 {
        match self {
            Separator::Semicolon => b';',
            Separator::Tab => b'\t',
            Separator::Comma => b',',
        }
    }

    /// The one that makes the most headings of a line, or the most cells.
    pub(crate) fn of_line(line: &str) -> Separator {
        let worth = |separator: &Separator| {
            let cells = line.split(char::from(separator.sign())).count();
            (columns(line, *separator).count(), cells)
        };
        // The last of equals would be taken, so the likeliest comes last.
        let mut separators = Separator::ALL;
        separators.reverse();
        separators.into_iter().max_by_key(worth).unwrap_or_default()
    }
}

impl Table {
    /// Reads CSV in any of its encodings, with any of the separators.
    ///
    /// Which separator it is shows in the line with the most headings among
    /// the first ones. Never panics, whatever the bytes.
    pub fn from_csv(bytes: &[u8]) -> Result<Table, ListError> {
        let text = text_of(bytes, MOST_BYTES)?;
        Table::from_text(&text, separator_of(&text))
    }

    /// The same with a separator that is known.
    pub fn from_csv_with(bytes: &[u8], separator: Separator) -> Result<Table, ListError> {
        let text = text_of(bytes, MOST_BYTES)?;
        Table::from_text(&text, separator)
    }

    pub(crate) fn from_text(text: &str, separator: Separator) -> Result<Table, ListError> {
        // The reader counts lines by LF.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let (text, skipped) = match declared(&text) {
            Some((_, rest)) => (rest, 1),
            None => (text.as_str(), 0),
        };
        let mut table = Table::default();
        let mut lines = Lines {
            text,
            line: 1,
            at: 0,
        };
        for record in reader(text.as_bytes(), separator).records() {
            let Ok(record) = record else {
                return Err(ListError::whole(Problem::Broken, Fix::SaveAsCsv));
            };
            let start = record.position().map_or(0, csv::Position::byte);
            let line = lines.count_to(usize::try_from(start).unwrap_or(usize::MAX)) + skipped;
            bounded(&table, line, &record)?;
            table.push_at(line, record.iter().map(unguarded));
        }
        Ok(table)
    }

    /// Writes CSV as spreadsheets read it: UTF-8 that says so, CR and LF.
    ///
    /// A cell that a spreadsheet would take for a formula gets an apostrophe
    /// before it, which the reader takes away.
    pub fn to_csv(&self, separator: Separator) -> String {
        let first = self.rows().first().map_or("", |row| row.cell(0));
        // Such a cell alone would be taken for the name of the separator.
        let style = if first.starts_with("sep=") {
            QuoteStyle::Always
        } else {
            QuoteStyle::Necessary
        };
        let mut writer = WriterBuilder::new()
            .delimiter(separator.sign())
            .terminator(Terminator::CRLF)
            .quote_style(style)
            .flexible(true)
            .from_writer(Vec::new());
        for row in self.rows() {
            // Writing to memory cannot fail.
            let _ = writer.write_record(row.cells().iter().map(|cell| guarded(cell)));
        }
        let bytes = writer.into_inner().unwrap_or_default();
        format!("\u{feff}{}", String::from_utf8(bytes).unwrap_or_default())
    }
}

/// The headings of a line, which need no care with quotes.
fn columns(line: &str, separator: Separator) -> impl Iterator<Item = Column> {
    let cells = line.split(char::from(separator.sign()));
    cells.filter_map(|cell| Column::of(cell.trim().trim_matches('"')))
}

/// The cells of one line.
pub(crate) fn split(line: &str, separator: Separator) -> Vec<String> {
    let mut records = reader(line.as_bytes(), separator).into_records();
    match records.next() {
        Some(Ok(record)) => record.iter().map(str::to_owned).collect(),
        _ => Vec::new(),
    }
}

/// The separator of a text, by its first lines.
pub(crate) fn separator_of(text: &str) -> Separator {
    if let Some((separator, _)) = declared(text) {
        return separator;
    }
    let lines = text
        .split(['\r', '\n'])
        .filter(|line| !line.trim().is_empty());
    let known = |line: &&str| columns(line, Separator::of_line(line)).count();
    let lines: Vec<&str> = lines.take(FIRST_LINES).collect();
    // The line with the headings has one for names; else it is the first of
    // those with the most.
    let named = lines.iter().copied().find(|line| has_names(line));
    let best = named.or_else(|| lines.into_iter().rev().max_by_key(known));
    best.map_or(Separator::default(), Separator::of_line)
}

fn has_names(line: &str) -> bool {
    let mut columns = columns(line, Separator::of_line(line));
    columns.any(|column| matches!(column, Column::Name | Column::Last))
}

/// Headings stand among these, below a title at most.
pub(crate) const FIRST_LINES: usize = 20;

/// What some spreadsheets write on a line of its own: `sep=;`.
fn declared(text: &str) -> Option<(Separator, &str)> {
    let rest = text.strip_prefix("sep=")?;
    let separator = Separator::ALL
        .into_iter()
        .find(|separator| rest.starts_with(char::from(separator.sign())))?;
    let rest = rest.get(1..)?;
    let rest = rest.strip_prefix('\r').unwrap_or(rest);
    Some((separator, rest.strip_prefix('\n')?))
}

fn reader(bytes: &[u8], separator: Separator) -> csv::Reader<&[u8]> {
    ReaderBuilder::new()
        .delimiter(separator.sign())
        .has_headers(false)
        .flexible(true)
        .buffer_capacity(bytes.len().clamp(64, 8192))
        .from_reader(bytes)
}

fn bounded(table: &Table, line: usize, record: &StringRecord) -> Result<(), ListError> {
    let (most, column) = if record.len() > MOST_COLUMNS {
        (MOST_COLUMNS, MOST_COLUMNS + 1)
    } else if table.rows().len() == MOST_ROWS {
        (MOST_ROWS, 1)
    } else {
        return Ok(());
    };
    let fix = Fix::KeepWithin { most: most as u64 };
    Err(ListError::at(line, column, "", Problem::TooLarge, fix))
}

/// Where a record begins, in lines.
struct Lines<'a> {
    text: &'a str,
    line: usize,
    at: usize,
}

impl Lines<'_> {
    /// The line of the first cell at or after a byte: the reader's place is
    /// before the blank lines it passes over.
    fn count_to(&mut self, byte: usize) -> usize {
        let mut next = byte.max(self.at);
        while self.text.as_bytes().get(next) == Some(&b'\n') {
            next += 1;
        }
        let passed = self.text.get(self.at..next).unwrap_or("");
        self.line += passed.matches('\n').count();
        self.at = next;
        self.line
    }
}

/// What a spreadsheet takes for the beginning of a formula.
const FORMULA: [char; 4] = ['=', '+', '-', '@'];

fn guarded(cell: &str) -> String {
    let is_number = cell.starts_with('-') && is_plain_number(&cell[1..]);
    if is_like_formula(cell) && !is_number {
        format!("'{cell}")
    } else {
        cell.to_owned()
    }
}

fn unguarded(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if is_like_formula(rest) => rest,
        _ => cell,
    }
}

fn is_like_formula(cell: &str) -> bool {
    cell.trim_start_matches('\'').starts_with(FORMULA)
}

fn is_plain_number(text: &str) -> bool {
    let is_part = |byte: u8| byte.is_ascii_digit() || byte == b'.' || byte == b',';
    text.starts_with(|first: char| first.is_ascii_digit()) && text.bytes().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[(usize, &[&str])]) {
        let table = Table::from_csv(text.as_bytes()).unwrap();
        let rows: Vec<(usize, Vec<&str>)> = table
            .rows()
            .iter()
            .map(|row| (row.line, row.cells().iter().map(String::as_str).collect()))
            .collect();
        let expected: Vec<(usize, Vec<&str>)> = expected
            .iter()
            .map(|(line, cells)| (*line, cells.to_vec()))
            .collect();
        assert_eq!(rows, expected, "{text:?}");
    }

    #[test]
    fn the_separator_is_found() {
        check(
            "Name;Club\na;b",
            &[(1, &["Name", "Club"]), (2, &["a", "b"])],
        );
        check(
            "Name\tClub\na\tb",
            &[(1, &["Name", "Club"]), (2, &["a", "b"])],
        );
        check(
            "Name,Club\na,b",
            &[(1, &["Name", "Club"]), (2, &["a", "b"])],
        );
        check("sep=,\r\nx,y;z\r\n", &[(2, &["x", "y;z"])]);
        check(
            "Nimi;Seura\n\"A, B\";C",
            &[(1, &["Nimi", "Seura"]), (2, &["A, B", "C"])],
        );
        check(
            "Spring, open; really\nName,Elo\n",
            &[(1, &["Spring", "open; really"]), (2, &["Name", "Elo"])],
        );
    }

    #[test]
    fn lines_are_counted_whatever_ends_them() {
        check(
            "Name;Elo\r\r\na;1\r\rb;2",
            &[(1, &["Name", "Elo"]), (3, &["a", "1"]), (5, &["b", "2"])],
        );
        check(
            "\n\nName;Elo\n\"a\nb\";1\n\nc;2",
            &[(3, &["Name", "Elo"]), (4, &["a b", "1"]), (7, &["c", "2"])],
        );
    }

    #[test]
    fn no_cell_becomes_a_formula() {
        let mut table = Table::default();
        let cells = ["=1+1", "-1.5", "-x", "'=x", "'t Hart", "@a", "''+", "+358"];
        table.push(cells);
        let written = table.to_csv(Separator::Semicolon);
        assert_eq!(
            written,
            "\u{feff}'=1+1;-1.5;'-x;''=x;'t Hart;'@a;'''+;'+358\r\n"
        );
        assert_eq!(
            Table::from_csv_with(written.as_bytes(), Separator::Semicolon),
            Ok(table)
        );
    }

    #[test]
    fn a_table_too_wide_or_too_long_is_refused() {
        let wide = ";".repeat(MOST_COLUMNS);
        let error = Table::from_csv(format!("a\n{wide}").as_bytes()).unwrap_err();
        assert_eq!((error.line, error.problem), (2, Problem::TooLarge));
        let long = "a\n".repeat(MOST_ROWS + 1);
        let error = Table::from_csv(long.as_bytes()).unwrap_err();
        assert_eq!(
            (error.line, error.problem),
            (MOST_ROWS + 1, Problem::TooLarge)
        );
    }
}
