//! The tests of the pairing, in one executable.

mod tables;
