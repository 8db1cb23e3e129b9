//! The position on the table, worked out from boards alone.
//!
//! Where the rulebook keeps legal moves from a player, the view shows what
//! stands where and no more. Who may castle and what may be captured in
//! passing a player has to remember.

use std::collections::BTreeMap;

use tuomari_board::{Arrangement, Color, Position};
use tuomari_wire::place::{MoveName, PieceLetter, SquareName};

/// What a player remembers of the game.
#[derive(Clone, Debug)]
pub(crate) struct Tracker(Position);

impl Tracker {
    /// A game that begins with this position.
    pub(crate) fn new(start: Position) -> Tracker {
        Tracker(start)
    }

    pub(crate) fn position(&self) -> &Position {
        &self.0
    }

    /// Looks at the board; `turn` is who has the move now.
    pub(crate) fn look(&mut self, board: &Arrangement, turn: Color) {
        if self.0.board() == board && self.0.turn() == turn {
            return;
        }
        self.0 = self.after(board, turn);
    }

    /// The legal moves, by their squares.
    pub(crate) fn legal(&self) -> Vec<MoveName> {
        let moves = self.0.legal_moves();
        moves.iter().filter_map(|m| MoveName::of(*m)).collect()
    }

    /// The position with this board: by one move, by two if one was not seen,
    /// and else as somebody left it.
    fn after(&self, board: &Arrangement, turn: Color) -> Position {
        if let Ok(m) = self.0.judge(board) {
            let mut next = self.0.clone();
            next.play_unchecked(m);
            if next.turn() == turn {
                return next;
            }
        }
        for first in &self.0.legal_moves() {
            let mut next = self.0.clone();
            next.play_unchecked(*first);
            if let Ok(second) = next.judge(board) {
                next.play_unchecked(second);
                if next.turn() == turn {
                    return next;
                }
            }
        }
        let left = self.0.stand(board);
        if left.turn() == turn {
            left
        } else {
            left.stand(board)
        }
    }
}

/// The pieces of a view as a board.
pub(crate) fn arrangement(seen: &BTreeMap<SquareName, PieceLetter>) -> Arrangement {
    let mut board = Arrangement::empty();
    for (square, piece) in seen {
        board.set_piece_at(square.0, piece.0);
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves of a game, seen with gaps of one ply and of two.
    #[test]
    fn castling_and_passing_are_remembered() {
        let mut position = Position::default();
        let mut tracker = Tracker::new(position.clone());
        let game = [
            "e2e4", "e7e5", "g1f3", "g8f6", "f1c4", "f6e4", "e1h1", "d7d5", "f3e5", "d5c4",
        ];
        for (ply, name) in game.iter().enumerate() {
            let step = MoveName::read(name).unwrap().0;
            let legal = position.legal_moves();
            let named = |m: &&tuomari_board::Move| MoveName::of(**m).map(|n| n.0) == Some(step);
            let m = *legal.iter().find(named).unwrap();
            position.play_unchecked(m);
            if ply != 4 {
                tracker.look(position.board(), position.turn());
                assert_eq!(tracker.0.identity(), position.identity(), "after {name}");
            }
        }
    }

    #[test]
    fn a_board_that_no_move_leaves_is_taken_as_it_is() {
        let mut tracker = Tracker::new(Position::default());
        let odd = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1").unwrap();
        tracker.look(odd.board(), Color::Black);
        assert_eq!(tracker.0.turn(), Color::Black);
        assert!(!tracker.legal().is_empty());
        tracker.look(odd.board(), Color::White);
        assert_eq!(tracker.0.turn(), Color::White);
    }
}
