//! The tests of competitions, in one executable.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod desk;
mod golden;
mod hazard;
mod properties;
mod seats;
mod stories;
mod teams;
