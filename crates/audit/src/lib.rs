//! Game databases held against the Laws: which games of a PGN collection
//! contradict a rulebook, and where.
//!
//! [`Pool`] takes streams, plain or packed, and gives back what was found, in
//! the order of the text: one thread reads and cuts, several read games. What
//! one game comes to is decided in `judgement`; everything else brings text
//! there and findings back. [`Auditor`] does it for a text in memory.
//!
//! Nothing here opens a file, prints or speaks a language: a [`Finding`] has an
//! identifier, its articles and its place, and whoever tells it has the words.

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
