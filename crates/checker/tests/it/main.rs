//! The tests of the checker, in one executable.
//!
//! `corpus`, `teams`, `exercises`, `tie_breaks` and `team_tie_breaks` compare
//! with files under `../shared/events/data`, beside the repository, and pass
//! without them. Samples of what was generated are checked in.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod berger;
mod converting;
mod corpus;
mod exercises;
mod made;
mod positions;
mod presence;
mod reasons;
mod refusals;
mod sample;
mod shared;
mod table;
mod team_tie_breaks;
mod teams;
mod tie_breaks;
mod words;
