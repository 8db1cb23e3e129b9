//! Why stored bytes cannot be read, and where.

use std::{error::Error, fmt};

/// Why an entry could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// A later program wrote it.
    Later {
        /// The version it was written in.
        version: u32,
    },
    /// It is not of the form an entry has.
    Form {
        /// Where reading stopped, in bytes from the beginning.
        offset: usize,
        /// What stands before that place.
        near: String,
        /// What is wrong there.
        why: String,
    },
    /// It is longer than any entry.
    TooLong { bytes: usize },
}

/// So much of the text before the fault is repeated.
const NEAR_BYTES: usize = 60;

impl Unreadable {
    pub(crate) fn form(bytes: &[u8], offset: usize, why: impl fmt::Display) -> Unreadable {
        let end = offset.min(bytes.len());
        let near = bytes.get(end.saturating_sub(NEAR_BYTES)..end);
        Unreadable::Form {
            offset: end,
            near: String::from_utf8_lossy(near.unwrap_or_default()).into_owned(),
            why: why.to_string(),
        }
    }

    /// What the JSON reader said. An entry is one line, so its column is a
    /// place in the bytes.
    pub(crate) fn json(bytes: &[u8], error: &serde_json::Error) -> Unreadable {
        let offset = match error.line() {
            0 | 1 => error.column(),
            line => {
                let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
                let end = ends.nth(line - 2).map_or(0, |(place, _)| place + 1);
                end + error.column()
            }
        };
        let text = error.to_string();
        // The place is said by us, in bytes.
        let why = text.rfind(" at line ").and_then(|at| text.get(..at));
        Unreadable::form(bytes, offset, why.unwrap_or(&text))
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Later { version } => write!(
                f,
                "the entry has form {version} and was written by a later Tuomari; update this one"
            ),
            Unreadable::Form { offset, near, why } => {
                write!(f, "{why}, at byte {offset}, after `{near}`")
            }
            Unreadable::TooLong { bytes } => write!(
                f,
                "an entry has at most {} bytes, this one has {bytes}",
                crate::MAX_BODY_BYTES
            ),
        }
    }
}

impl Error for Unreadable {}
