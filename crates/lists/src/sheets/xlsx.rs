//! Sheets of Excel's own form, read cell by cell.

use std::io::Cursor;

use calamine::{DataRef, ExcelDateTime, Reader, Xlsx, XlsxError};

use super::{Filling, MOST_SHEETS, Sheet, broken, number};
use crate::error::ListError;

pub(super) fn read(bytes: &[u8]) -> Result<Vec<Sheet>, ListError> {
    let mut book = Xlsx::new(Cursor::new(bytes)).map_err(|_| broken())?;
    let mut sheets = Vec::new();
    for name in book.sheet_names().into_iter().take(MOST_SHEETS) {
        let mut cells = match book.worksheet_cells_reader(&name) {
            Ok(cells) => cells,
            // A chart has a sheet of its own, without cells.
            Err(XlsxError::NotAWorksheet(_)) => continue,
            Err(_) => return Err(broken()),
        };
        let mut filling = Filling::default();
        while let Some(cell) = cells.next_cell().map_err(|_| broken())? {
            let (row, column) = cell.get_position();
            let text = text(cell.get_value());
            filling.take(place(row), place(column), &text)?;
        }
        let table = filling.finish();
        sheets.push(Sheet { name, table });
    }
    Ok(sheets)
}

fn place(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::Int(value) => value.to_string(),
        DataRef::Float(value) => number(*value),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            text.clone()
        }
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Bool(value) => value.to_string(),
        DataRef::DateTime(time) => day(time),
        DataRef::Error(_) | DataRef::Empty => String::new(),
    }
}

/// A day, or the bare number where it is none.
pub(super) fn day(time: &ExcelDateTime) -> String {
    if !time.is_datetime() {
        return number(time.as_f64());
    }
    let (year, month, day, ..) = time.to_ymd_hms_milli();
    format!("{year:04}-{month:02}-{day:02}")
}
