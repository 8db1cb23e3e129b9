//! A paper: plain words in headings, tables and lines.

use serde::Serialize;
use tuomari_report::Date;

use crate::Language;

/// A list, a sheet or a report, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    pub language: Language,
    /// What it is: `Standings after round 3`.
    pub title: String,
    /// Whose it is: the name of the competition.
    pub heading: String,
    /// Where and when, in a line.
    pub about: String,
    /// The day it belongs to, never the day it is printed.
    pub day: Option<Date>,
    /// Whether it lies across the page.
    pub wide: bool,
    pub parts: Vec<Part>,
}

/// A part of a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "part", content = "holds")]
pub enum Part {
    Heading(String),
    Text(String),
    /// What is called what.
    Facts(Vec<(String, String)>),
    List(Vec<String>),
    Table(Table),
    /// Lines to sign on.
    Signatures(Vec<String>),
    /// Small cards to be cut out.
    Cards(Vec<Card>),
    /// What follows begins on a page of its own.
    NewPage,
}

/// A table of short texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Table {
    pub columns: Vec<Column>,
    /// The column that names a row.
    pub name: usize,
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Column {
    pub heading: String,
    pub side: Side,
    /// Takes what room is left.
    pub wide: bool,
}

/// Where the words of a column stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Start,
    Middle,
    End,
}

/// A card: a badge, or the sign of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Card {
    pub large: String,
    pub small: Vec<String>,
    /// A picture as SVG, and what it shows in words.
    pub picture: Option<(String, String)>,
}

impl Column {
    /// Words that take as much room as there is.
    pub fn words(heading: impl Into<String>) -> Column {
        Column {
            heading: heading.into(),
            side: Side::Start,
            wide: true,
        }
    }

    pub fn word(heading: impl Into<String>) -> Column {
        Column {
            wide: false,
            ..Column::words(heading)
        }
    }

    pub fn number(heading: impl Into<String>) -> Column {
        Column {
            side: Side::End,
            ..Column::word(heading)
        }
    }

    /// Something short in the middle.
    pub fn middle(heading: impl Into<String>) -> Column {
        Column {
            side: Side::Middle,
            ..Column::word(heading)
        }
    }
}

impl Table {
    /// Leaves out columns in which nothing stands.
    #[must_use]
    pub fn without_blanks(mut self) -> Table {
        for at in (0..self.columns.len()).rev() {
            let mut cells = self.rows.iter().filter_map(|row| row.get(at));
            if at != self.name && cells.all(String::is_empty) {
                self.columns.remove(at);
                for row in &mut self.rows {
                    row.remove(at);
                }
                self.name -= usize::from(at < self.name);
            }
        }
        self
    }
}
