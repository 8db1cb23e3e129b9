//! In which order the mover's pieces left their squares.
//!
//! Squares that are empty in one and the same message have no order among
//! them, and neither has what happened while nobody looked.

use tuomari_board::{Arrangement, Position, Role, Square};

use super::reading::changed;

/// The message that shows what stood there before anybody looked.
const FIRST: u64 = 0;

/// The mover's squares that were left.
#[derive(Debug, Default)]
pub(super) struct Lifted {
    /// Each with the message that showed it first.
    squares: Vec<(Square, u64)>,
    /// How many messages came since the board could be seen.
    messages: u64,
}

impl Lifted {
    pub(super) fn see(&mut self, base: &Position, seen: &Arrangement) {
        let gone = changed(base.board(), seen) & base.board().by_color(base.turn());
        self.squares.retain(|(square, _)| gone.contains(*square));
        for square in gone {
            if self.message(square).is_none() {
                self.squares.push((square, self.messages));
            }
        }
        self.messages += 1;
    }

    /// Nobody looks for now.
    pub(super) fn is_dark(&mut self) {
        *self = Lifted::default();
    }

    fn message(&self, square: Square) -> Option<u64> {
        let known = self.squares.iter().find(|(known, _)| *known == square);
        known.map(|(_, message)| *message)
    }

    /// Whether the one was seen to be left before the other.
    pub(super) fn is_before(&self, one: Square, other: Square) -> bool {
        let (one, other) = (self.message(one), self.message(other));
        one.is_some_and(|one| one != FIRST && other.is_some_and(|other| one < other))
    }

    /// The squares in their order. Whoever is charged with having touched
    /// another piece before his king must have been seen to do so: in doubt the
    /// king was first.
    pub(super) fn in_order(&self, base: &Position) -> Vec<Square> {
        let doubt = self.squares.iter().any(|(_, message)| *message == FIRST);
        let key = |(square, message): &(Square, u64)| {
            let king = base.board().role_at(*square) == Some(Role::King);
            (if king && doubt { FIRST } else { *message }, !king, *square)
        };
        let mut squares = self.squares.clone();
        squares.sort_by_key(key);
        squares.into_iter().map(|(square, _)| square).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "4k3/8/8/8/8/8/8/R3K3";
    const NO_ROOK: &str = "4k3/8/8/8/8/8/8/4K3";
    const NO_KING: &str = "4k3/8/8/8/8/8/8/R7";
    const CASTLED: &str = "4k3/8/8/8/8/8/8/2KR4";

    fn after(boards: &[&str]) -> (bool, Vec<Square>) {
        let base = Position::from_fen(&format!("{BEFORE} w Q - 0 1")).unwrap();
        let mut lifted = Lifted::default();
        for board in boards {
            match *board {
                "" => lifted.is_dark(),
                board => lifted.see(&base, &board.parse().unwrap()),
            }
        }
        (
            lifted.is_before(Square::A1, Square::E1),
            lifted.in_order(&base),
        )
    }

    #[test]
    fn the_rook_is_first_if_it_was_seen_to_be_and_else_the_king_is() {
        let (rook, king) = ([Square::A1, Square::E1], [Square::E1, Square::A1]);
        for (boards, is_before, order) in [
            (&[BEFORE, NO_ROOK, CASTLED][..], true, rook),
            (&[BEFORE, NO_KING, CASTLED], false, king),
            // At once; and put back in between.
            (&[BEFORE, CASTLED], false, king),
            (&[BEFORE, NO_ROOK, BEFORE, CASTLED], false, king),
            // While nobody looked, or before that.
            (&[CASTLED], false, king),
            (&[NO_ROOK, CASTLED], false, king),
            (&[BEFORE, NO_ROOK, "", CASTLED], false, king),
        ] {
            assert_eq!(after(boards), (is_before, order.to_vec()), "{boards:?}");
        }
    }
}
