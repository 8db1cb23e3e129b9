//! The tests of what goes over the wire, in one executable.

mod acts;
mod change;
mod silence;
mod socket;
mod table;
mod told;
