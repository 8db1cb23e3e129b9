#![doc = include_str!("../README.md")]
//!
//! [`Pool`] takes streams, plain or packed, and gives back what was found, in
//! the order of the text: one thread reads and cuts, several read games. What
//! one game comes to is decided in `judgement`; everything else brings text
//! there and findings back. [`Auditor`] does it for a text in memory.

mod auditor;
mod cutter;
mod evidence;
mod finding;
mod ground;
mod judgement;
mod kind;
mod law;
mod pool;
mod replay;
mod result;
mod scanner;
mod source;
mod tally;

pub use auditor::{Auditor, Report};
pub use evidence::Evidence;
pub use finding::{Before, Finding, WordAt, cleaned};
pub use kind::all_ids;
pub use law::Law;
pub use pool::{Done, Pool, Run, Told};
pub use source::{Opener, Source};
pub use tally::Tally;
