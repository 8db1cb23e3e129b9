//! What the writer says when a value has no place in the file.

use std::fmt;

/// A value that does not fit into its columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    pub record: String,
    /// The first column of the field, counted from 1.
    pub column: usize,
    /// How many characters the field takes, if it has an end.
    pub width: Option<usize>,
    pub text: String,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unfit {
            record,
            column,
            width,
            text,
        } = self;
        write!(f, "record {record}, column {column}: {text:?} does not fit")?;
        match width {
            Some(width) => write!(f, " into {width} characters of one line"),
            None => f.write_str(" into one line"),
        }
    }
}

impl std::error::Error for Unfit {}
