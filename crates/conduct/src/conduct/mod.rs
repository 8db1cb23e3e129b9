//! Chapter 11: the conduct of the players.

pub(crate) mod behaviour;
