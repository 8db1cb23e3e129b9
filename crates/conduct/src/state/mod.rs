//! One game as it stands, and how events change it.

pub(crate) mod adjournment;
pub(crate) mod apply;
pub(crate) mod displacement;
pub(crate) mod game;
pub(crate) mod last_ruling;
pub(crate) mod seating;
pub(crate) mod sheet;
#[cfg(test)]
mod tests;
pub(crate) mod turn;
pub(crate) mod two_boards;
