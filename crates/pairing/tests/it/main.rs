//! The tests of the pairing, in one executable.

#![expect(
    clippy::unwrap_used,
    reason = "what the tests share fails as loudly as they do"
)]

mod dice;
mod engines;
mod fields;
mod swiss;
mod tables;
