//! The tests of the record, in one executable.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod competition;
mod golden;
#[path = "../../../conduct/tests/hazard/mod.rs"]
mod hazard;
mod origin;
mod samples;
mod stored;
