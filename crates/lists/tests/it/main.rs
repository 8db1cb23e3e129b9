//! The tests of lists, in one executable.
#![allow(clippy::unwrap_used, reason = "a test may")]

mod entries;
mod made;
mod names;
mod noise;
mod rating;
mod sheets;
mod tables;
mod texts;
