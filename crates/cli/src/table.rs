//! Tables that fit eighty columns.

use comfy_table::{CellAlignment, ContentArrangement, LineStyle, Table, TableStyle};

/// The widest a table gets.
const WIDTH: u16 = 79;
/// What stands below the headings.
const RULE: LineStyle = LineStyle::none().fill('─');

/// A table on its way to the reader.
///
/// A column is as wide as it must be; where that is too wide for the whole,
/// cells are wrapped between words. Cells carry no colours: their codes would
/// be measured as letters.
#[derive(Debug)]
pub(crate) struct Grid {
    table: Table,
}

impl Grid {
    /// A table with these headings.
    pub(crate) fn new<const N: usize>(headings: [String; N]) -> Grid {
        let mut table = Table::new();
        table
            .load_style(TableStyle::new().header_separator(RULE))
            .set_content_arrangement(ContentArrangement::Dynamic)
            .set_width(WIDTH)
            .set_header(headings);
        for column in table.column_iter_mut().take(N.saturating_sub(1)) {
            column.set_padding((0, 2));
        }
        if let Some(last) = table.column_iter_mut().last() {
            last.set_padding((0, 0));
        }
        Grid { table }
    }

    /// With numbers, written to the right, in every column but the first.
    #[must_use]
    pub(crate) fn of_numbers(mut self) -> Grid {
        for column in self.table.column_iter_mut().skip(1) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        self
    }

    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.table.add_row(cells);
    }

    /// The lines of the table, each with its end.
    pub(crate) fn to_text(&self) -> String {
        let lines = self.table.lines();
        lines
            .flat_map(|line| [line.trim_end().to_owned(), "\n".to_owned()])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_table_is_wrapped_and_a_narrow_one_is_not() {
        let mut grid = Grid::new(["a".to_owned(), "b".to_owned()]);
        grid.row(["x".to_owned(), "word ".repeat(40)]);
        let text = grid.to_text();
        assert!(
            text.lines().all(|line| line.chars().count() <= 79),
            "{text}"
        );
        assert_eq!(text.matches("word").count(), 40);
        let mut grid = Grid::new(["a".to_owned(), "b".to_owned()]).of_numbers();
        grid.row(["åäö".to_owned(), "7".to_owned()]);
        assert_eq!(grid.to_text().lines().last(), Some("åäö  7"));
    }
}
