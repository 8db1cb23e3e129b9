//! The journal: the append-only truth of every table.
//!
//! A stream is one table; a row of it is one accepted command with everything
//! that followed. The primary key `(stream, version)` decides who was first:
//! no lease, no leader, no lock that a dead node could hold. [`Journal`] is
//! the promise; [`Memory`] keeps it for tests, and each store runs the same
//! contract tests. [`Committer`] stands before any of them and commits the
//! rows of many tables in one statement.
//!
//! To the stores a body is bytes and a hash is 32 bytes; what they mean
//! is the matter of `tuomari_record`.

mod append;
mod committer;
mod error;
mod journal;
mod limits;
mod lines;
mod memory;
mod numbers;
mod open;
mod pack;
mod postgres;
mod reading;
mod settle;
mod sharded;
mod sql;
mod sqlite;
mod trouble;
mod wall;

pub use append::{Append, Due, Outcome, Status};
pub use committer::{CommitLimits, Committer};
pub use error::JournalError;
pub use journal::{
    Answer, Head, Journal, Listed, MAX_PAGE, Outage, Outcomes, PACKED_AFTER_MS, PROMPT, Packing,
    Wake, Which,
};
pub use limits::StoreLimits;
pub use memory::Memory;
pub use open::{file_of, open};
pub use postgres::Postgres;
pub use reading::{Pages, read_all};
pub use sharded::Sharded;
pub use sqlite::{Alone, Sqlite, backup};
