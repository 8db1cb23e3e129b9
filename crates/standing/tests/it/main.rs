//! The tests of the standings, in one executable.
//!
//! Values that others computed are compared in `crates/checker`, where report
//! files are put to the standings.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod direct;
mod made;
mod properties;
mod teams_made;
mod unplayed;
