//! Sheets written for Excel and whoever reads its files.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, XlsxError};

use super::{Sheet, broken, number};
use crate::error::ListError;

/// Writes sheets as an `.xlsx` file: the first row bold, numbers as numbers.
///
/// The same sheets give the same bytes: the file says of every time that it
/// was the beginning of 2000.
pub fn write_sheets(sheets: &[Sheet]) -> Result<Vec<u8>, ListError> {
    write(sheets).map_err(|_| broken())
}

fn write(sheets: &[Sheet]) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    let time = ExcelDateTime::from_ymd(2000, 1, 1)?;
    book.set_properties(&DocProperties::new().set_creation_datetime(&time));
    let bold = Format::new().set_bold();
    let mut names = Vec::new();
    for sheet in sheets {
        let name = name(&sheet.name, &names);
        let page = book.add_worksheet();
        page.set_name(&name)?;
        names.push(name.to_lowercase());
        for (row, cells) in (0..).zip(sheet.table.rows()) {
            for (column, cell) in (0..).zip(cells.cells()) {
                match plain_number(cell) {
                    _ if cell.is_empty() => continue,
                    Some(value) => page.write_number(row, column, value)?,
                    None if row == 0 => page.write_string_with_format(row, column, cell, &bold)?,
                    None => page.write_string(row, column, cell)?,
                };
            }
        }
        page.set_freeze_panes(1, 0)?;
        page.autofit();
    }
    if sheets.is_empty() {
        book.add_worksheet();
    }
    book.save_to_buffer()
}

/// A number that is read as the same letters again.
fn plain_number(cell: &str) -> Option<f64> {
    let is_short = cell.len() <= 15 && cell.starts_with(|first: char| first.is_ascii_digit());
    let value: f64 = cell.parse().ok().filter(|_| is_short)?;
    (number(value) == cell).then_some(value)
}

/// A name that a sheet may have: short, without some signs, and its own.
fn name(wanted: &str, taken: &[String]) -> String {
    let is_allowed = |letter: &char| !"[]:*?/\\'".contains(*letter) && !letter.is_control();
    let kept: String = wanted.chars().filter(is_allowed).take(24).collect();
    let kept = kept.trim().to_owned();
    let is_free = |name: &str| !name.is_empty() && !taken.contains(&name.to_lowercase());
    if is_free(&kept) {
        return kept;
    }
    let mut numbered =
        (taken.len() + 1..).map(|number| format!("{kept} {number}").trim().to_owned());
    numbered.find(|name| is_free(name)).unwrap_or(kept.clone())
}
