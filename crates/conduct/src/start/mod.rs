//! Before the first move: who comes, who sits where, and games that were
//! begun wrongly (articles 6.5 to 6.7, 7.2 and 7.3).

pub(crate) mod arrivals;
pub(crate) mod new_game;
pub(crate) mod seating;
pub(crate) mod wrong_start;
