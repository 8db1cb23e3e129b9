//! Sheets of the form `.ods`.
//!
//! Read here and not by calamine, which takes memory for every repetition
//! that a cell or a row asks for.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::{Filling, MOST_SHEETS, Sheet, broken, unpack};
use crate::error::ListError;
use crate::table::{MOST_COLUMNS, MOST_ROWS};

/// The part that holds the cells.
pub(super) const CONTENT: &str = "content.xml";

/// How deep elements lie in each other.
const MOST_DEPTH: usize = 256;

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, ListError> {
    let content = unpack::part(bytes, CONTENT)?;
    let mut reader = Reader::from_reader(content.as_slice());
    let mut book = Book::default();
    let mut depth: usize = 0;
    loop {
        match reader.read_event().map_err(|_| broken())? {
            Event::Start(element) => {
                depth += 1;
                book.begin(&element);
            }
            Event::Empty(element) => {
                book.begin(&element);
                book.end(element.name().into_inner())?;
            }
            Event::End(element) => {
                depth = depth.saturating_sub(1);
                book.end(element.name().into_inner())?;
            }
            Event::Text(text) => book.words(&text.into_inner()),
            Event::GeneralRef(reference) => book.words(&crate::xml::referred(&reference)),
            Event::Eof => return Ok(book.sheets),
            _ => {}
        }
        if depth > MOST_DEPTH || book.sheets.len() == MOST_SHEETS {
            return if depth > MOST_DEPTH {
                Err(broken())
            } else {
                Ok(book.sheets)
            };
        }
    }
}

/// A file while it is read.
#[derive(Default)]
struct Book {
    sheets: Vec<Sheet>,
    name: String,
    filling: Filling,
    row: usize,
    row_repeats: usize,
    column: usize,
    column_repeats: usize,
    /// The cells of the row that have something, with their columns.
    cells: Vec<(usize, String)>,
    /// What the cell has beside its words: a number or a day.
    value: Option<String>,
    words: String,
    is_in_cell: bool,
    is_in_note: bool,
}

impl Book {
    fn begin(&mut self, element: &BytesStart<'_>) {
        match element.name().into_inner() {
            "table:table" => {
                self.name = attribute(element, "table:name").unwrap_or_default();
                self.filling = Filling::default();
                self.row = 0;
            }
            "table:table-row" => {
                self.column = 0;
                self.row_repeats = repeats(element, "table:number-rows-repeated");
            }
            "table:table-cell" | "table:covered-table-cell" => {
                self.is_in_cell = true;
                self.column_repeats = repeats(element, "table:number-columns-repeated");
                self.value = value(element);
                self.words.clear();
            }
            "office:annotation" => self.is_in_note = true,
            "text:p" | "text:s" | "text:tab" | "text:line-break" => self.words(" "),
            _ => {}
        }
    }

    fn words(&mut self, text: &str) {
        if self.is_in_cell && !self.is_in_note {
            self.words.push_str(text);
        }
    }

    fn end(&mut self, element: &str) -> Result<(), ListError> {
        match element {
            "office:annotation" => self.is_in_note = false,
            "table:table-cell" | "table:covered-table-cell" => self.end_cell(),
            "table:table-row" => self.end_row()?,
            "table:table" => {
                let table = std::mem::take(&mut self.filling).finish();
                let name = std::mem::take(&mut self.name);
                self.sheets.push(Sheet { name, table });
            }
            _ => {}
        }
        Ok(())
    }

    fn end_cell(&mut self) {
        self.is_in_cell = false;
        self.is_in_note = false;
        let words = crate::table::clean(&self.words);
        let text = self.value.take().unwrap_or(words);
        if !text.is_empty() {
            // One more than may be, so that too many are noticed.
            for repeat in 0..self.column_repeats.min(MOST_COLUMNS + 1) {
                let column = self.column.saturating_add(repeat);
                if column <= MOST_COLUMNS {
                    self.cells.push((column, text.clone()));
                }
            }
        }
        self.column = self.column.saturating_add(self.column_repeats);
    }

    fn end_row(&mut self) -> Result<(), ListError> {
        let cells = std::mem::take(&mut self.cells);
        if !cells.is_empty() {
            for repeat in 0..self.row_repeats.min(MOST_ROWS + 1) {
                for (column, text) in &cells {
                    self.filling
                        .take(self.row.saturating_add(repeat), *column, text)?;
                }
            }
        }
        self.row = self.row.saturating_add(self.row_repeats);
        Ok(())
    }
}

/// A number or a day; words are in the element.
fn value(element: &BytesStart<'_>) -> Option<String> {
    match attribute(element, "office:value-type")?.as_str() {
        "float" => attribute(element, "office:value"),
        "date" => attribute(element, "office:date-value"),
        _ => None,
    }
}

fn repeats(element: &BytesStart<'_>, name: &str) -> usize {
    let text = attribute(element, name);
    text.and_then(|text| text.parse().ok()).unwrap_or(1).max(1)
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let attribute = element.try_get_attribute(name).ok()??;
    let value = attribute
        .normalized_value(quick_xml::XmlVersion::Implicit1_0)
        .ok()?;
    Some(value.into_owned())
}
