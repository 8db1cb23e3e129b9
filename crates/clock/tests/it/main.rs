//! The tests of the clock, in one executable.

mod cases;
mod example;
mod forms;
mod properties;
