//! What a journal cannot do, and what to do about it.

use std::{error::Error, fmt};

use tuomari_record::StreamId;

/// Why a journal could not do what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JournalError {
    /// More is waiting than the queue holds. Nothing was written.
    Busy,
    /// The journal has been closed. Nothing more is taken.
    Closed,
    /// The row was to be written in time or not at all, and it is too late.
    /// Whether a try before that wrote it is not known.
    Late,
    /// The store does not answer, or not in time.
    Unreachable {
        /// What the store or the network said.
        why: String,
    },
    /// The store answered that it cannot.
    Refused { why: String },
    /// A body is larger than any store takes. Nothing was written.
    TooLarge { bytes: usize, most: usize },
    /// The tables were made by a later program.
    LaterSchema {
        found: i64,
        /// The last one this program knows.
        known: i64,
    },
    /// No store was given for a shard, or another one than expected.
    WrongShard {
        /// What was found and what was expected.
        why: String,
    },
    /// What is stored cannot be read.
    Corrupt {
        stream: StreamId,
        /// What is wrong with it.
        why: String,
    },
}

impl JournalError {
    pub(crate) fn refused(why: impl fmt::Display) -> JournalError {
        let why = why.to_string();
        JournalError::Refused { why }
    }

    pub(crate) fn unreachable(why: impl fmt::Display) -> JournalError {
        let why = why.to_string();
        JournalError::Unreachable { why }
    }
}

impl fmt::Display for JournalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JournalError::Busy => f.write_str("the journal has too much to write; try again soon"),
            JournalError::Closed => {
                f.write_str("the journal is closed; this node is shutting down")
            }
            JournalError::Late => {
                f.write_str("the journal did not write in time; it is decided anew")
            }
            JournalError::Unreachable { why } => write!(
                f,
                "the journal does not answer ({why}); check that its database runs and can be reached"
            ),
            JournalError::Refused { why } => write!(f, "the journal refused: {why}"),
            JournalError::TooLarge { bytes, most } => write!(
                f,
                "an entry of {bytes} bytes is too large; the limit is {most}"
            ),
            JournalError::LaterSchema { found, known } => write!(
                f,
                "the journal was made by a later Tuomari (schema {found}, this program knows {known}); \
                 update this program"
            ),
            JournalError::WrongShard { why } => write!(
                f,
                "{why}; give --journal once for each shard, always in the same order"
            ),
            JournalError::Corrupt { stream, why } => write!(
                f,
                "stream {stream} cannot be read: {why}; `tuomari journal check` says where it breaks, \
                 restore it from a backup or cut it back with `tuomari journal repair`"
            ),
        }
    }
}

impl Error for JournalError {}
