#![doc = include_str!("../README.md")]
//!
//! # What this crate does not know
//!
//! Who may enter, what a rating is good for and who is first. It opens no file:
//! it takes bytes or a stream and gives text or bytes.

mod decode;
mod entering;
mod entries;
mod entry;
mod error;
mod federations;
mod fold;
mod heading;
mod names;
mod of_report;
mod outcome;
pub mod rating;
mod separated;
#[cfg(feature = "sheets")]
pub mod sheets;
mod table;
mod value;
mod xml;

pub use entries::{Entries, MOST_ENTRIES, Remark};
pub use entry::{Entry, Name, NameOrder, Ratings, Sex};
pub use error::{Fix, ListError, Problem};
pub use heading::{Column, Language};
pub use outcome::{ResultLine, Seated, StandingLine, results_table, standings_table};
pub use separated::Separator;
pub use table::{Row, Table};
