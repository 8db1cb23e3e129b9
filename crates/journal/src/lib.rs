#![doc = include_str!("../README.md")]
//!
//! [`Journal`] is the promise; [`Memory`] keeps it for tests, [`Sqlite`],
//! [`Postgres`] and [`Sharded`] for good, and [`open`] opens one by its
//! address. [`Committer`] stands before any of them and commits the rows of
//! many tables in one statement.
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
mod ready;
mod settle;
mod sharded;
mod signed;
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
pub use ready::pack_ready;
pub use sharded::Sharded;
pub use signed::Signed;
pub use sqlite::{Alone, Sqlite, backup};
