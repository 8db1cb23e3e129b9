//! The tests of the rulebooks, in one executable.

mod data;
mod rules;
