//! A list of moves.

use std::ops::Deref;

use shakmaty::{Move, MoveList};

/// The legal moves of a position, in no promised order. Reads as a slice.
///
/// Regular positions have at most 218 and live on the stack; irregular ones
/// may have more.
#[derive(Clone, Debug)]
pub struct Moves(List);

#[derive(Clone, Debug)]
#[expect(
    clippy::large_enum_variant,
    reason = "the large one is the common one, and boxing it would cost an allocation a move"
)]
enum List {
    Regular(MoveList),
    Irregular(Vec<Move>),
}

impl From<MoveList> for Moves {
    fn from(moves: MoveList) -> Moves {
        Moves(List::Regular(moves))
    }
}

impl From<Vec<Move>> for Moves {
    fn from(moves: Vec<Move>) -> Moves {
        Moves(List::Irregular(moves))
    }
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        match &self.0 {
            List::Regular(moves) => moves,
            List::Irregular(moves) => moves,
        }
    }
}

impl<'a> IntoIterator for &'a Moves {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
