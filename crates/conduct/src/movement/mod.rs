//! Chapter 3: how the pieces move.

pub(crate) mod articles;
