//! Chapter 7: irregularities.

pub(crate) mod displaced;
pub(crate) mod illegal_moves;
pub(crate) mod impossible_position;
pub(crate) mod order_of_events;
pub(crate) mod repair;
pub(crate) mod two_hands;
