//! Chapter 9: the drawn game.

pub(crate) mod drawing;
pub(crate) mod findings;
