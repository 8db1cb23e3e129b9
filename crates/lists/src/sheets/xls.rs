//! Sheets of Excel's form from 1997 to 2003.
//!
//! Read here and not by calamine, which takes memory for every cell that a
//! sheet says it has, and copies a text for every cell that shares it.

use std::io::{Cursor, Read};

use super::{Filling, MOST_FILE_BYTES, MOST_SHEETS, Sheet, broken, number};
use crate::error::ListError;

/// What such a file begins with.
pub(super) const MAGIC: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, ListError> {
    let stream = workbook(bytes)?;
    let book = Book::read(&stream)?;
    let mut sheets = Vec::new();
    for (name, at) in book.sheets.iter().take(MOST_SHEETS) {
        let table = book.sheet(&stream, *at)?.finish();
        let name = name.clone();
        sheets.push(Sheet { name, table });
    }
    Ok(sheets)
}

/// The stream of records in the container.
fn workbook(bytes: &[u8]) -> Result<Vec<u8>, ListError> {
    let mut container = cfb::CompoundFile::open(Cursor::new(bytes)).map_err(|_| broken())?;
    let stream = container.open_stream("/Workbook").map_err(|_| broken())?;
    let mut records = Vec::new();
    let mut bounded = stream.take(MOST_FILE_BYTES as u64);
    bounded.read_to_end(&mut records).map_err(|_| broken())?;
    Ok(records)
}

/// The kinds of records that we look at.
mod kind {
    pub(super) const FORMULA: u16 = 0x0006;
    pub(super) const END: u16 = 0x000a;
    pub(super) const DATE_MODE: u16 = 0x0022;
    pub(super) const LOCKED: u16 = 0x002f;
    pub(super) const CONTINUE: u16 = 0x003c;
    pub(super) const SHEET: u16 = 0x0085;
    pub(super) const NUMBERS: u16 = 0x00bd;
    pub(super) const RICH_LABEL: u16 = 0x00d6;
    pub(super) const STYLE: u16 = 0x00e0;
    pub(super) const STRINGS: u16 = 0x00fc;
    pub(super) const SHARED_LABEL: u16 = 0x00fd;
    pub(super) const NUMBER: u16 = 0x0203;
    pub(super) const LABEL: u16 = 0x0204;
    pub(super) const TEXT: u16 = 0x0207;
    pub(super) const SHORT_NUMBER: u16 = 0x027e;
    pub(super) const FORMAT: u16 = 0x041e;
    pub(super) const BEGIN: u16 = 0x0809;
}

/// The version of the form that we read, in the first record.
const VERSION: u16 = 0x0600;

/// What holds for all sheets of a file.
#[derive(Default)]
struct Book {
    sheets: Vec<(String, usize)>,
    strings: Vec<String>,
    /// By style: the number of its format.
    styles: Vec<u16>,
    /// The numbers of formats that show days.
    day_formats: Vec<u16>,
    is_from_1904: bool,
}

impl Book {
    fn read(stream: &[u8]) -> Result<Book, ListError> {
        let mut book = Book::default();
        let mut records = Records { rest: stream }.peekable();
        let begin = records.next().ok_or_else(broken)?;
        if begin.kind != kind::BEGIN || begin.u16(0) != Some(VERSION) {
            return Err(broken());
        }
        while let Some(record) = records.next() {
            match record.kind {
                kind::END => break,
                kind::LOCKED => return Err(broken()),
                kind::DATE_MODE => book.is_from_1904 = record.u16(0) == Some(1),
                kind::STYLE => book.styles.push(record.u16(2).unwrap_or(0)),
                kind::FORMAT => {
                    let format = record.text(2).unwrap_or_default();
                    if shows_day(&format) {
                        book.day_formats.extend(record.u16(0));
                    }
                }
                kind::SHEET => book.sheets.extend(record.sheet()),
                kind::STRINGS => {
                    let mut pieces = vec![record.data.get(8..).unwrap_or(&[])];
                    while let Some(more) = records.next_if(|next| next.kind == kind::CONTINUE) {
                        pieces.push(more.data);
                    }
                    book.strings = Pieces {
                        all: pieces,
                        now: 0,
                        at: 0,
                    }
                    .strings();
                }
                _ => {}
            }
        }
        Ok(book)
    }

    /// The cells of the sheet that begins there.
    fn sheet(&self, stream: &[u8], at: usize) -> Result<Filling, ListError> {
        let mut filling = Filling::default();
        let rest = stream.get(at..).ok_or_else(broken)?;
        // A chart in a sheet has a beginning and an end of its own.
        let mut depth = 0;
        let mut formula = (0, 0);
        for record in (Records { rest }) {
            match record.kind {
                kind::BEGIN => depth += 1,
                kind::END if depth <= 1 => break,
                kind::END => depth -= 1,
                _ if depth > 1 => {}
                kind::NUMBERS => self.numbers(&record, &mut filling)?,
                kind::TEXT => {
                    let (row, column) = formula;
                    let text = record.text(0).unwrap_or_default();
                    filling.take(row, column, &text)?;
                }
                _ => {
                    if let Some(cell) = self.cell(&record) {
                        formula = (cell.row, cell.column);
                        filling.take(cell.row, cell.column, &cell.text)?;
                    }
                }
            }
        }
        Ok(filling)
    }

    /// A record of one cell.
    fn cell(&self, record: &Record<'_>) -> Option<Cell> {
        let style = record.u16(4);
        let text = match record.kind {
            kind::SHORT_NUMBER => self.shown(short_number(record.u32(6)?), style),
            kind::LABEL | kind::RICH_LABEL => record.text(6)?,
            kind::SHARED_LABEL => {
                let at = usize::try_from(record.u32(6)?).ok()?;
                self.strings.get(at)?.clone()
            }
            // A text, if it has one, follows in a record of its own.
            kind::FORMULA if record.u16(12) == Some(0xffff) => String::new(),
            kind::NUMBER | kind::FORMULA => self.shown(record.f64(6)?, style),
            _ => return None,
        };
        Some(Cell {
            row: usize::from(record.u16(0)?),
            column: usize::from(record.u16(2)?),
            text,
        })
    }

    /// Several numbers of one row.
    fn numbers(&self, record: &Record<'_>, filling: &mut Filling) -> Result<(), ListError> {
        let (Some(row), Some(first)) = (record.u16(0), record.u16(2)) else {
            return Ok(());
        };
        let count = record.data.len().saturating_sub(6) / 6;
        for number in 0..count {
            let at = 4 + 6 * number;
            if let Some(value) = record.u32(at + 2) {
                let text = self.shown(short_number(value), record.u16(at));
                filling.take(usize::from(row), usize::from(first) + number, &text)?;
            }
        }
        Ok(())
    }

    /// A number as its style shows it: a day or a number.
    fn shown(&self, value: f64, style: Option<u16>) -> String {
        let format = style.and_then(|style| self.styles.get(usize::from(style)));
        let is_day = format.is_some_and(|format| {
            matches!(format, 14..=17 | 22 | 27..=31 | 36 | 50..=58)
                || self.day_formats.contains(format)
        });
        let day = is_day.then(|| day(value, self.is_from_1904)).flatten();
        day.unwrap_or_else(|| number(value))
    }
}

struct Cell {
    row: usize,
    column: usize,
    text: String,
}

struct Records<'a> {
    rest: &'a [u8],
}

struct Record<'a> {
    kind: u16,
    data: &'a [u8],
}

impl<'a> Iterator for Records<'a> {
    type Item = Record<'a>;

    fn next(&mut self) -> Option<Record<'a>> {
        let (head, rest) = self.rest.split_first_chunk::<4>()?;
        let [a, b, c, d] = *head;
        let length = usize::from(u16::from_le_bytes([c, d]));
        let (data, rest) = rest.split_at_checked(length)?;
        self.rest = rest;
        Some(Record {
            kind: u16::from_le_bytes([a, b]),
            data,
        })
    }
}

impl Record<'_> {
    fn bytes<const N: usize>(&self, at: usize) -> Option<[u8; N]> {
        self.data.get(at..)?.first_chunk().copied()
    }

    fn u16(&self, at: usize) -> Option<u16> {
        self.bytes(at).map(u16::from_le_bytes)
    }

    fn u32(&self, at: usize) -> Option<u32> {
        self.bytes(at).map(u32::from_le_bytes)
    }

    fn f64(&self, at: usize) -> Option<f64> {
        self.bytes(at)
            .map(f64::from_le_bytes)
            .filter(|value| value.is_finite())
    }

    /// A text with its length in two bytes.
    fn text(&self, at: usize) -> Option<String> {
        let length = usize::from(self.u16(at)?);
        let [flags] = self.bytes(at + 2)?;
        letters(self.data.get(at + 3..)?, length, flags & 1 != 0)
    }

    /// The name of a sheet and where it begins.
    fn sheet(&self) -> Option<(String, usize)> {
        let at = usize::try_from(self.u32(0)?).ok()?;
        let [_, kind, length, flags] = self.bytes(4)?;
        let name = letters(self.data.get(8..)?, usize::from(length), flags & 1 != 0)?;
        (kind == 0).then_some((name, at))
    }
}

/// So many letters, of one byte or of two.
fn letters(bytes: &[u8], length: usize, is_wide: bool) -> Option<String> {
    if !is_wide {
        let bytes = bytes.get(..length)?;
        return Some(bytes.iter().map(|byte| char::from(*byte)).collect());
    }
    let bytes = bytes.get(..2 * length)?;
    let units = bytes.chunks_exact(2).map(|pair| match pair {
        [low, high] => u16::from_le_bytes([*low, *high]),
        _ => 0,
    });
    let letters = char::decode_utf16(units);
    Some(letters.map(|letter| letter.unwrap_or('\u{fffd}')).collect())
}

/// The texts that cells share, in one record and those that continue it.
struct Pieces<'a> {
    all: Vec<&'a [u8]>,
    now: usize,
    at: usize,
}

impl Pieces<'_> {
    /// All texts up to the end, or to where it makes no sense.
    fn strings(mut self) -> Vec<String> {
        let mut strings = Vec::new();
        while let Some(text) = self.string() {
            strings.push(text);
        }
        strings
    }

    fn string(&mut self) -> Option<String> {
        let length = u16::from_le_bytes([self.byte()?, self.byte()?]);
        let flags = self.byte()?;
        let mut behind = 0;
        if flags & 8 != 0 {
            behind += 4 * usize::from(u16::from_le_bytes([self.byte()?, self.byte()?]));
        }
        if flags & 4 != 0 {
            let bytes = [self.byte()?, self.byte()?, self.byte()?, self.byte()?];
            behind += usize::try_from(u32::from_le_bytes(bytes)).ok()?;
        }
        let text = self.letters(usize::from(length), flags & 1 != 0)?;
        self.skip(behind)?;
        Some(text)
    }

    /// Letters; where a piece ends among them, the next one says anew how wide
    /// they are.
    fn letters(&mut self, mut left: usize, mut is_wide: bool) -> Option<String> {
        let mut text = String::new();
        while left > 0 {
            if self.here().is_empty() {
                self.now += 1;
                self.at = 0;
                is_wide = self.byte()? & 1 != 0;
            }
            let width = if is_wide { 2 } else { 1 };
            let fit = left.min(self.here().len() / width);
            if fit == 0 {
                return None;
            }
            text.push_str(&letters(self.here(), fit, is_wide)?);
            self.at += fit * width;
            left -= fit;
        }
        Some(text)
    }

    fn skip(&mut self, mut left: usize) -> Option<()> {
        while left > 0 {
            let here = self.here().len();
            let step = here.min(left);
            self.at += step;
            left -= step;
            if left > 0 {
                self.now += 1;
                self.at = 0;
                self.all.get(self.now)?;
            }
        }
        Some(())
    }

    /// What is left of the piece.
    fn here(&self) -> &[u8] {
        let piece = self.all.get(self.now).copied().unwrap_or(&[]);
        piece.get(self.at..).unwrap_or(&[])
    }

    fn byte(&mut self) -> Option<u8> {
        if self.here().is_empty() {
            self.now += 1;
            self.at = 0;
        }
        let byte = self.here().first().copied()?;
        self.at += 1;
        Some(byte)
    }
}

/// A number in four bytes: a whole one, or the greater half of a long one; by
/// hundreds, if a bit says so.
fn short_number(bits: u32) -> f64 {
    let value = if bits & 2 != 0 {
        f64::from(bits.cast_signed() >> 2)
    } else {
        f64::from_bits(u64::from(bits & !3) << 32)
    };
    if bits & 1 != 0 { value / 100.0 } else { value }
}

/// Whether a format has the letter of a year or a day outside of quotes.
fn shows_day(format: &str) -> bool {
    let mut is_quoted = false;
    let mut is_bracket = false;
    format.chars().any(|letter| {
        match letter {
            '"' => is_quoted = !is_quoted,
            '[' => is_bracket = true,
            ']' => is_bracket = false,
            _ => {}
        }
        !is_quoted && !is_bracket && matches!(letter, 'y' | 'Y' | 'd' | 'D')
    })
}

/// The day of a serial number: days since the last of 1899, or of 1903.
fn day(value: f64, is_from_1904: bool) -> Option<String> {
    if !(1.0..3_000_000.0).contains(&value) {
        return None;
    }
    #[expect(clippy::cast_possible_truncation, reason = "it was just bounded")]
    let serial = value as i64;
    let from_1904 = if is_from_1904 { 1462 } else { 0 };
    // Excel believes in the 29th of February 1900.
    let missing = i64::from(!is_from_1904 && serial < 60);
    let (year, month, day) = civil(serial + from_1904 + missing - 25_569);
    Some(format!("{year:04}-{month:02}-{day:02}"))
}

/// The day so many days after the first of 1970, in the Gregorian calendar.
fn civil(days: i64) -> (i64, i64, i64) {
    // Years begin in March here, so that a leap day is the last of its year.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 {
        shifted + 3
    } else {
        shifted - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    (year, month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_excel_counts_them() {
        assert_eq!(day(1.0, false).as_deref(), Some("1900-01-01"));
        assert_eq!(day(61.0, false).as_deref(), Some("1900-03-01"));
        assert_eq!(day(33_010.5, false).as_deref(), Some("1990-05-17"));
        assert_eq!(day(31_548.0, true).as_deref(), Some("1990-05-17"));
        assert_eq!(day(0.5, false), None);
    }

    #[test]
    fn short_numbers_are_unpacked() {
        assert_eq!(number(short_number((1850 << 2) | 2)), "1850");
        assert_eq!(number(short_number((1250 << 2) | 3)), "12.5");
        assert_eq!(number(short_number(u32::MAX)), "-0.01");
        let half = u32::try_from(1.5f64.to_bits() >> 32).unwrap();
        assert_eq!(number(short_number(half)), "1.5");
    }

    #[test]
    fn formats_that_show_days() {
        for format in ["dd.mm.yyyy", "[$-40B]d/m/yy"] {
            assert!(shows_day(format), "{format}");
        }
        for format in ["0.00", "\"day\" 0", "[Red]0"] {
            assert!(!shows_day(format), "{format}");
        }
    }

    #[test]
    fn a_text_may_be_cut_between_two_records() {
        let first = [3, 0, 0, b'a', b'b', b'c', 4, 0, 1, b'x', 0, b'y', 0];
        let second = [0, b'z', b'w', 1, 0, 8, 1, 0, b'q', 1, 2, 3, 4];
        let pieces = Pieces {
            all: vec![&first, &second],
            now: 0,
            at: 0,
        };
        assert_eq!(pieces.strings(), ["abc", "xyzw", "q"]);
    }
}
