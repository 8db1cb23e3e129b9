//! Chapter 9: the drawn game.

pub(crate) mod drawing;
