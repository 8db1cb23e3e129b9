//! The tests of the standings, in one executable.
//!
//! `exercises`, `swiss` and `team` compare every value with files under
//! `../shared/events/data`, beside the repository, and pass without them.
//! `sample` does the same with the few that are checked in.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod direct;
mod exercises;
mod from_report;
mod made;
mod properties;
mod sample;
mod shared;
mod swiss;
mod table;
mod team;
mod teams_made;
mod unplayed;
