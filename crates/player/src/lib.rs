#![doc = include_str!("../README.md")]

mod engine;
mod search;

use tuomari_board::{Move, Position};

pub use engine::Engine;
pub use search::best;

/// How well somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    Easy,
    Even,
    Hard,
}

/// A position, and the moves among which one is to be chosen.
#[derive(Clone, Debug)]
pub struct Question {
    pub position: Position,
    pub moves: Vec<Move>,
    pub strength: Strength,
}
