//! The tests of the pairing, in one executable.

#![expect(
    clippy::unwrap_used,
    clippy::cast_possible_truncation,
    reason = "what the tests share fails as loudly as they do"
)]

mod corpus;
mod departures;
mod dice;
mod engines;
mod fields;
mod swiss;
mod tables;
mod team_reading;
mod teams;
mod trf;
