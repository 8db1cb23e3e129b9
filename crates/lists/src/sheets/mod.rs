//! Spreadsheets, in and out.
//!
//! Files come from strangers: how much is unpacked, how many rows and cells
//! are looked at and how much text is kept has a bound, and what goes beyond
//! is refused before memory is taken for it.

mod ods;
mod unpack;
mod write;
mod xls;
mod xlsx;

use std::panic::{AssertUnwindSafe, catch_unwind};

pub use write::write_sheets;

use crate::error::{Fix, ListError, Problem};
use crate::table::{MOST_COLUMNS, MOST_ROWS, Table};

/// The largest file that is opened, in bytes.
pub const MOST_FILE_BYTES: usize = 8 << 20;

/// The most that is kept of one sheet, in bytes.
const MOST_TABLE_BYTES: usize = 16 << 20;

/// The most sheets of a file that are read.
const MOST_SHEETS: usize = 32;

/// A sheet of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    pub name: String,
    pub table: Table,
}

/// Whether a file begins as a spreadsheet does: packed, or as of old.
pub fn is_sheet(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0")
}

/// Reads the sheets of an `.xlsx`, `.xls` or `.ods` file, those without words
/// left out.
///
/// Numbers are written as short as they can be, days as `1990-05-17`. Of a
/// formula its last value is read.
pub fn read_sheets(bytes: &[u8]) -> Result<Vec<Sheet>, ListError> {
    if bytes.len() > MOST_FILE_BYTES {
        return Err(too_large(MOST_FILE_BYTES));
    }
    // What other people's readers do with a file that was made to break them
    // is not for us to know.
    let read = catch_unwind(AssertUnwindSafe(|| {
        if bytes.starts_with(xls::MAGIC) {
            return xls::read(bytes);
        }
        let names = unpack::check(bytes)?;
        if names.iter().any(|name| name == ods::CONTENT) {
            ods::read(bytes)
        } else {
            xlsx::read(bytes)
        }
    }));
    let mut sheets = read.unwrap_or_else(|_| Err(broken()))?;
    sheets.retain(|sheet| !sheet.table.rows().is_empty());
    if sheets.is_empty() {
        return Err(ListError::whole(Problem::Empty, Fix::WriteNames));
    }
    Ok(sheets)
}

fn broken() -> ListError {
    ListError::whole(Problem::Broken, Fix::SaveAsSpreadsheet)
}

fn too_large(most: usize) -> ListError {
    let fix = Fix::KeepWithin { most: most as u64 };
    ListError::whole(Problem::TooLarge, fix)
}

/// A sheet while its cells come, row after row.
#[derive(Default)]
struct Filling {
    table: Table,
    row: usize,
    cells: Vec<String>,
    bytes: usize,
}

impl Filling {
    /// Takes a cell, its row and column counted from 0. Rows come in order.
    fn take(&mut self, row: usize, column: usize, text: &str) -> Result<(), ListError> {
        if text.is_empty() {
            return Ok(());
        }
        if row != self.row {
            self.end_row(row)?;
        }
        let place = |problem, most: usize| {
            let fix = Fix::KeepWithin { most: most as u64 };
            ListError::at(row + 1, column + 1, text, problem, fix)
        };
        if row >= MOST_ROWS {
            return Err(place(Problem::TooLarge, MOST_ROWS));
        }
        if column >= MOST_COLUMNS {
            return Err(place(Problem::TooLarge, MOST_COLUMNS));
        }
        // Blank cells before it take their place as well.
        let new = (column + 1).saturating_sub(self.cells.len());
        self.bytes += text.len() + new * size_of::<String>();
        if self.bytes > MOST_TABLE_BYTES {
            return Err(place(Problem::TooLarge, MOST_TABLE_BYTES));
        }
        if new > 0 {
            self.cells.resize(column + 1, String::new());
        }
        if let Some(cell) = self.cells.get_mut(column) {
            text.clone_into(cell);
        }
        Ok(())
    }

    fn end_row(&mut self, next: usize) -> Result<(), ListError> {
        if next < self.row {
            return Err(broken());
        }
        self.table.push_at(self.row + 1, self.cells.drain(..));
        self.row = next;
        Ok(())
    }

    fn finish(mut self) -> Table {
        self.table.push_at(self.row + 1, self.cells.drain(..));
        self.table
    }
}

/// A number as short as it can be: whole ones without a point.
fn number(value: f64) -> String {
    value.to_string()
}
