//! Somebody to practise with.
//!
//! Two players answer the same [`Question`]: [`best`] looks some half moves
//! ahead and needs nothing but time, [`Engine`] asks a program that speaks UCI.
//! Both choose among the moves they are given, so a touched piece binds them as
//! it binds anybody.
//!
//! ```
//! use tuomari_board::Position;
//! use tuomari_player::{Question, Strength, best};
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
//! let moves = position.legal_moves().to_vec();
//! let question = Question { position, moves, strength: Strength::Easy };
//! assert_eq!(best(&question, 0).unwrap().to().to_string(), "a8");
//! ```

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
