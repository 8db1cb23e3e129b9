//! One game as it stands, and how events change it.

pub(crate) mod adjournment;
pub(crate) mod announced;
pub(crate) mod envelope;
pub(crate) mod game;
pub(crate) mod sheet;
pub(crate) mod turn;
pub(crate) mod two_boards;
