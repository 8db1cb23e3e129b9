//! The tests of the pairing, in one executable.
//!
//! Rounds that others paired are compared in `crates/checker`, where report
//! files are put to the pairing.

#![expect(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "what the tests share fails as loudly as they do"
)]

mod departures;
mod dice;
mod engines;
mod fields;
mod swiss;
mod tables;
mod team_reading;
