//! What the reader says when it cannot read.
//!
//! Where, what stood there, what is wrong with it and what to do about it.
//! The sentences are English, for programs and their writers. Whoever speaks
//! to people takes the keys and the values: the texts are in `locales/`, in
//! every language.

use std::fmt;

/// Why a text is not a report file, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Counted from 1; lines may end in CR, LF or both.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    /// The record of the line, where it has one.
    pub record: String,
    /// What stood there; empty at the end of a line.
    pub found: String,
    pub problem: Problem,
    pub fix: Fix,
}

/// What is wrong at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Problem {
    NotUtf8,
    /// Larger than any report file.
    TooLarge,
    /// A line of fewer than three characters.
    NoRecord,
    /// Something between two fields: the columns have moved.
    BetweenFields,
    NotANumber,
    /// A number that must not be zero, or is too large.
    OutOfBounds,
    NotPoints,
    NotADate,
    /// A letter or sign that has no meaning here.
    UnknownSign,
    Missing,
    /// A record that may stand once only, or a number that is taken.
    Twice,
    /// A game at the board needs an opponent.
    NoOpponent,
}

/// What to do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fix {
    SaveAsUtf8,
    SplitFile,
    BeginWithRecord,
    /// These columns hold one field, and nothing may stand beside it.
    AlignWith {
        from: usize,
        to: usize,
    },
    WriteNumber {
        from: usize,
        to: usize,
    },
    WritePoints {
        from: usize,
        to: usize,
    },
    WriteDate {
        form: &'static str,
    },
    /// Take one of these signs.
    TakeOneOf(&'static str),
    TakeAway,
    WriteOpponent {
        from: usize,
        to: usize,
    },
}

impl Problem {
    /// Every problem there is.
    pub const ALL: [Problem; 12] = [
        Problem::NotUtf8,
        Problem::TooLarge,
        Problem::NoRecord,
        Problem::BetweenFields,
        Problem::NotANumber,
        Problem::OutOfBounds,
        Problem::NotPoints,
        Problem::NotADate,
        Problem::UnknownSign,
        Problem::Missing,
        Problem::Twice,
        Problem::NoOpponent,
    ];

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Problem::NotUtf8 => "report-not-utf8",
            Problem::TooLarge => "report-too-large",
            Problem::NoRecord => "report-no-record",
            Problem::BetweenFields => "report-between-fields",
            Problem::NotANumber => "report-not-a-number",
            Problem::OutOfBounds => "report-out-of-bounds",
            Problem::NotPoints => "report-not-points",
            Problem::NotADate => "report-not-a-date",
            Problem::UnknownSign => "report-unknown-sign",
            Problem::Missing => "report-missing",
            Problem::Twice => "report-twice",
            Problem::NoOpponent => "report-no-opponent",
        }
    }
}

impl Fix {
    /// One of each kind.
    pub const SAMPLES: [Fix; 10] = [
        Fix::SaveAsUtf8,
        Fix::SplitFile,
        Fix::BeginWithRecord,
        Fix::AlignWith { from: 5, to: 8 },
        Fix::WriteNumber { from: 5, to: 8 },
        Fix::WritePoints { from: 81, to: 84 },
        Fix::WriteDate { form: "YYYY/MM/DD" },
        Fix::TakeOneOf("W B"),
        Fix::TakeAway,
        Fix::WriteOpponent { from: 92, to: 95 },
    ];

    /// The key of its text.
    pub fn key(self) -> &'static str {
        match self {
            Fix::SaveAsUtf8 => "report-fix-save-as-utf8",
            Fix::SplitFile => "report-fix-split-file",
            Fix::BeginWithRecord => "report-fix-begin-with-record",
            Fix::AlignWith { .. } => "report-fix-align-with",
            Fix::WriteNumber { .. } => "report-fix-write-number",
            Fix::WritePoints { .. } => "report-fix-write-points",
            Fix::WriteDate { .. } => "report-fix-write-date",
            Fix::TakeOneOf(_) => "report-fix-take-one-of",
            Fix::TakeAway => "report-fix-take-away",
            Fix::WriteOpponent { .. } => "report-fix-write-opponent",
        }
    }

    /// The values that its text asks for, by their names.
    pub fn values(self) -> Vec<(&'static str, String)> {
        match self {
            Fix::AlignWith { from, to }
            | Fix::WriteNumber { from, to }
            | Fix::WritePoints { from, to }
            | Fix::WriteOpponent { from, to } => {
                vec![("from", from.to_string()), ("to", to.to_string())]
            }
            Fix::WriteDate { form } => vec![("form", form.to_owned())],
            Fix::TakeOneOf(signs) => vec![("signs", signs.to_owned())],
            Fix::SaveAsUtf8 | Fix::SplitFile | Fix::BeginWithRecord | Fix::TakeAway => Vec::new(),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if !self.record.is_empty() {
            write!(f, " (record {})", self.record)?;
        }
        write!(f, ": {}", self.problem)?;
        if !self.found.is_empty() {
            write!(f, ", found {:?}", self.found)?;
        }
        write!(f, "; {}", self.fix)
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Problem::NotUtf8 => "the text is not UTF-8",
            Problem::TooLarge => "the file is too large",
            Problem::NoRecord => "no record of three characters",
            Problem::BetweenFields => "something stands between two fields",
            Problem::NotANumber => "not a number",
            Problem::OutOfBounds => "a number out of bounds",
            Problem::NotPoints => "not a number of points",
            Problem::NotADate => "not a date",
            Problem::UnknownSign => "a sign without meaning here",
            Problem::Missing => "nothing stands here",
            Problem::Twice => "it is there a second time",
            Problem::NoOpponent => "a game without an opponent",
        })
    }
}

impl fmt::Display for Fix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fix::SaveAsUtf8 => f.write_str("save the file as UTF-8"),
            Fix::SplitFile => f.write_str("make a file for each competition"),
            Fix::BeginWithRecord => f.write_str("begin the line with a record, such as 001"),
            Fix::AlignWith { from, to } => {
                write!(f, "put the field into columns {from} to {to}")
            }
            Fix::WriteNumber { from, to } => {
                write!(f, "write a whole number into columns {from} to {to}")
            }
            Fix::WritePoints { from, to } => {
                write!(f, "write points such as 11.5 into columns {from} to {to}")
            }
            Fix::WriteDate { form } => write!(f, "write the date as {form}"),
            Fix::TakeOneOf(signs) => write!(f, "take one of {signs}"),
            Fix::TakeAway => f.write_str("take it away"),
            Fix::WriteOpponent { from, to } => write!(
                f,
                "write the opponent's number into columns {from} to {to}, or the sign of a bye"
            ),
        }
    }
}
