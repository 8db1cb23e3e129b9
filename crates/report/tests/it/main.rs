//! The tests of the report file, in one executable.
//!
//! `commission` reads a file under `../shared/events/data`, beside the
//! repository, and passes without it.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod commission;
mod forms;
mod noise;
mod refusals;
mod round_trip;
