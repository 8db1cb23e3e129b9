//! Rows and columns of words: what a CSV file and a sheet have in common.

/// The widest a table may be.
pub(crate) const MOST_COLUMNS: usize = 256;

/// The most rows of a table.
pub(crate) const MOST_ROWS: usize = 20_000;

/// A table of short texts.
///
/// A cell is one line of words with single blanks between them. No row is
/// blank, and no row ends with a blank cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Where it stands in its file, counted from 1.
    pub line: usize,
    cells: Vec<String>,
}

impl Table {
    /// The rows from the top.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Adds a row below the others; a blank one is left out.
    pub fn push<C: AsRef<str>>(&mut self, cells: impl IntoIterator<Item = C>) {
        let line = self.rows.last().map_or(0, |row| row.line) + 1;
        self.push_at(line, cells);
    }

    pub(crate) fn push_at<C: AsRef<str>>(
        &mut self,
        line: usize,
        cells: impl IntoIterator<Item = C>,
    ) {
        let cells = cells.into_iter().take(MOST_COLUMNS);
        let mut cells: Vec<String> = cells.map(|cell| clean(cell.as_ref())).collect();
        let used = cells.iter().rposition(|cell| !cell.is_empty());
        cells.truncate(used.map_or(0, |last| last + 1));
        if !cells.is_empty() {
            self.rows.push(Row { line, cells });
        }
    }
}

impl Row {
    pub fn cells(&self) -> &[String] {
        &self.cells
    }

    /// A cell, counted from 0; blank beyond the end.
    pub fn cell(&self, at: usize) -> &str {
        self.cells.get(at).map_or("", String::as_str)
    }
}

/// A blank, or a sign that cannot be seen.
pub(crate) fn is_gap(letter: char) -> bool {
    letter.is_whitespace()
        || letter.is_control()
        || matches!(letter, '\u{feff}' | '\u{200b}'..='\u{200f}')
}

/// Words with single blanks between them; signs that cannot be seen are blanks.
pub(crate) fn clean(text: &str) -> String {
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    let mut cell = String::with_capacity(text.len());
    for word in words {
        if !cell.is_empty() {
            cell.push(' ');
        }
        cell.push_str(word);
    }
    cell
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_one_line_of_words() {
        assert_eq!(clean(" a\u{a0}\r\n b\0\u{feff}"), "a b");
        let mut table = Table::default();
        table.push(["", " a ", "", " "]);
        table.push(["", ""]);
        table.push(["b"]);
        let cells: Vec<&[String]> = table.rows().iter().map(Row::cells).collect();
        assert_eq!(cells, [&["", "a"][..], &["b"]]);
        assert_eq!(table.rows()[1].line, 2);
        assert_eq!(table.rows()[0].cell(7), "");
    }
}
