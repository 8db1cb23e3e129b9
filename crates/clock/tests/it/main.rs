//! The tests of the clock, in one executable.

mod cases;
mod forms;
mod properties;
