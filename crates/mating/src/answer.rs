//! The three answers, each with its evidence.

use tuomari_board::{Color, Move, Position};

use crate::limit::Meter;

/// Whether a side can mate by some series of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It can: by this series of moves.
    CanMate(Line),
    CannotMate(Proof),
    /// Neither was proved within the limit.
    Unknown(Spent),
}

/// A series of legal moves that ends in mate, replayed on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line(Vec<Move>);

impl Line {
    /// The line, if every move of it is legal and the last one mates by `side`.
    pub fn replayed(position: &Position, side: Color, moves: Vec<Move>) -> Option<Line> {
        let mut now = position.clone();
        for m in &moves {
            now.play(*m).ok()?;
        }
        (now.turn() != side && now.is_checkmate()).then_some(Line(moves))
    }

    pub fn moves(&self) -> &[Move] {
        &self.0
    }
}

/// Why a side can never mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// The side has nothing but its king.
    BareKing,
    /// No arrangement of these men, or of what captures leave of them, is mate.
    Material,
    /// Even if every man could go wherever it might ever get, no mate arises.
    OutOfReach,
    /// Every position that can arise was looked at.
    Exhausted { positions: u64 },
    /// The game is over: the side to move has no legal move.
    GameOver,
}

/// What was spent in vain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spent {
    pub positions: u64,
}

impl Spent {
    pub(crate) fn of(meter: &Meter<'_>) -> Spent {
        Spent {
            positions: meter.spent(),
        }
    }
}
