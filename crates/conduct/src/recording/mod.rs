//! Chapter 8: the recording of the moves.

pub(crate) mod duty;
pub(crate) mod signing;
pub(crate) mod updating;
pub(crate) mod writing;
