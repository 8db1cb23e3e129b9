//! Chapter 6: the chess clock.

pub(crate) mod both_flags;
pub(crate) mod care;
pub(crate) mod completing;
pub(crate) mod display_claim;
pub(crate) mod room;
pub(crate) mod timing;
