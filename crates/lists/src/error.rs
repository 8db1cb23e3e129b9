//! What a reader of lists says when it cannot read.
//!
//! Where, what stood there, what is wrong with it and what to do about it.
//! The sentences here are English, for programs and their writers. Whoever
//! speaks to people takes the keys and the values: the texts are in
//! `locales/`, in every language.

use std::fmt;

/// Why a list is not read, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListError {
    /// Counted from 1; in a spreadsheet the row.
    pub line: usize,
    /// Counted from 1. In a table the column of the table, in a plain line the
    /// character.
    pub column: usize,
    /// What stands above the column, if it has a heading.
    pub heading: String,
    /// What stood there, its beginning.
    pub found: String,
    pub problem: Problem,
    pub fix: Fix,
}

/// What is wrong at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    TooLarge,
    /// A picture, a packed file or something else that is no text.
    NotText,
    /// A file that cannot be opened as what it seems to be.
    Broken,
    /// The stream that was read from gave up.
    StreamFailed,
    /// Nobody is in it.
    Empty,
    /// No heading that a needed column has.
    NoHeading,
    NotANumber,
    OutOfBounds,
    NotADate,
    UnknownWord,
    Missing,
    /// Something that may stand once only.
    Twice,
    TooLong,
}

/// What to do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fix {
    /// Bytes, lines or players; whatever is counted.
    KeepWithin {
        most: u64,
    },
    SaveAsCsv,
    SaveAsSpreadsheet,
    FetchAgain,
    WriteNames,
    /// One of the columns needs this heading.
    WriteHeading(&'static str),
    WriteNumber {
        least: u32,
        most: u32,
    },
    WriteDate,
    TakeOneOf(&'static str),
    WriteThreeLetters,
    WriteName,
    /// Everybody is in a team here.
    NameTeam,
    TakeAway,
}

impl ListError {
    /// An error of the file as a whole.
    pub(crate) fn whole(problem: Problem, fix: Fix) -> ListError {
        ListError::at(1, 1, "", problem, fix)
    }

    pub(crate) fn at(
        line: usize,
        column: usize,
        found: &str,
        problem: Problem,
        fix: Fix,
    ) -> ListError {
        ListError {
            line,
            column,
            heading: String::new(),
            found: found.chars().take(40).collect(),
            problem,
            fix,
        }
    }

    /// An error of a stream.
    pub(crate) fn stream(line: usize) -> ListError {
        ListError::at(line, 1, "", Problem::StreamFailed, Fix::FetchAgain)
    }
}

impl Problem {
    /// Every problem there is.
    pub const ALL: [Problem; 13] = [
        Problem::TooLarge,
        Problem::NotText,
        Problem::Broken,
        Problem::StreamFailed,
        Problem::Empty,
        Problem::NoHeading,
        Problem::NotANumber,
        Problem::OutOfBounds,
        Problem::NotADate,
        Problem::UnknownWord,
        Problem::Missing,
        Problem::Twice,
        Problem::TooLong,
    ];

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Problem::TooLarge => "list-too-large",
            Problem::NotText => "list-not-text",
            Problem::Broken => "list-broken",
            Problem::StreamFailed => "list-stream-failed",
            Problem::Empty => "list-empty",
            Problem::NoHeading => "list-no-heading",
            Problem::NotANumber => "list-not-a-number",
            Problem::OutOfBounds => "list-out-of-bounds",
            Problem::NotADate => "list-not-a-date",
            Problem::UnknownWord => "list-unknown-word",
            Problem::Missing => "list-missing",
            Problem::Twice => "list-twice",
            Problem::TooLong => "list-too-long",
        }
    }
}

impl Fix {
    /// One of each kind.
    pub const SAMPLES: [Fix; 13] = [
        Fix::KeepWithin { most: 9999 },
        Fix::SaveAsCsv,
        Fix::SaveAsSpreadsheet,
        Fix::FetchAgain,
        Fix::WriteNames,
        Fix::WriteHeading("Name"),
        Fix::WriteNumber { least: 1, most: 9 },
        Fix::WriteDate,
        Fix::TakeOneOf("m w"),
        Fix::WriteThreeLetters,
        Fix::WriteName,
        Fix::NameTeam,
        Fix::TakeAway,
    ];

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Fix::KeepWithin { .. } => "list-fix-keep-within",
            Fix::SaveAsCsv => "list-fix-save-as-csv",
            Fix::SaveAsSpreadsheet => "list-fix-save-as-spreadsheet",
            Fix::FetchAgain => "list-fix-fetch-again",
            Fix::WriteNames => "list-fix-write-names",
            Fix::WriteHeading(_) => "list-fix-write-heading",
            Fix::WriteNumber { .. } => "list-fix-write-number",
            Fix::WriteDate => "list-fix-write-date",
            Fix::TakeOneOf(_) => "list-fix-take-one-of",
            Fix::WriteThreeLetters => "list-fix-write-three-letters",
            Fix::WriteName => "list-fix-write-name",
            Fix::NameTeam => "list-fix-name-team",
            Fix::TakeAway => "list-fix-take-away",
        }
    }

    /// The values that its text asks for, by their names.
    pub fn values(self) -> Vec<(&'static str, String)> {
        match self {
            Fix::KeepWithin { most } => vec![("most", most.to_string())],
            Fix::WriteHeading(heading) => vec![("heading", heading.to_owned())],
            Fix::WriteNumber { least, most } => {
                vec![("least", least.to_string()), ("most", most.to_string())]
            }
            Fix::TakeOneOf(words) => vec![("words", words.to_owned())],
            Fix::SaveAsCsv
            | Fix::SaveAsSpreadsheet
            | Fix::FetchAgain
            | Fix::WriteNames
            | Fix::WriteDate
            | Fix::WriteThreeLetters
            | Fix::WriteName
            | Fix::NameTeam
            | Fix::TakeAway => Vec::new(),
        }
    }
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if !self.heading.is_empty() {
            write!(f, " ({})", self.heading)?;
        }
        write!(f, ": {}", self.problem)?;
        if !self.found.is_empty() {
            write!(f, ", found {:?}", self.found)?;
        }
        write!(f, "; {}", self.fix)
    }
}

impl std::error::Error for ListError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Problem::TooLarge => "it is too large",
            Problem::NotText => "the file is no text",
            Problem::Broken => "the file cannot be opened",
            Problem::StreamFailed => "the file broke off",
            Problem::Empty => "nobody is in the list",
            Problem::NoHeading => "no column has the heading",
            Problem::NotANumber => "not a number",
            Problem::OutOfBounds => "a number out of bounds",
            Problem::NotADate => "not a date",
            Problem::UnknownWord => "a word without meaning here",
            Problem::Missing => "nothing stands here",
            Problem::Twice => "it is there a second time",
            Problem::TooLong => "it is too long",
        })
    }
}

impl fmt::Display for Fix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fix::KeepWithin { most } => write!(f, "keep it within {most}"),
            Fix::SaveAsCsv => f.write_str("save the list as CSV or as a spreadsheet"),
            Fix::SaveAsSpreadsheet => f.write_str("save it as .xlsx or .ods and try again"),
            Fix::FetchAgain => f.write_str("fetch the file again"),
            Fix::WriteNames => f.write_str("write a name on each line"),
            Fix::WriteHeading(heading) => write!(f, "write {heading} above the column"),
            Fix::WriteNumber { least, most } => {
                write!(f, "write a whole number from {least} to {most}")
            }
            Fix::WriteDate => f.write_str("write the date as 1990-05-17, 17.5.1990 or 1990"),
            Fix::TakeOneOf(words) => write!(f, "take one of {words}"),
            Fix::WriteThreeLetters => f.write_str("write three letters such as FIN"),
            Fix::WriteName => f.write_str("write the name as Last, First"),
            Fix::NameTeam => f.write_str("name the player's team"),
            Fix::TakeAway => f.write_str("take it away"),
        }
    }
}
