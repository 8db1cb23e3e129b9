//! The tests of notation, in one executable.

mod announcements;
mod appendix_c;
mod leniency;
mod never_panic;
mod pgn;
mod pgn_common;
mod pgn_reading;
mod pgn_round;
mod pgn_stretches;
mod round_trip;
