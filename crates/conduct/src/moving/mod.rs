//! Chapter 4: the act of moving the pieces.

pub(crate) mod handling;
pub(crate) mod obligation;
pub(crate) mod touch_claim;
