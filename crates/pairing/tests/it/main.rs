//! The tests of the pairing, in one executable.

mod swiss;
mod tables;
