//! Play backwards from a mate.
//!
//! From every position on the way the mate can be reached, known without any
//! search: the moves forward were played.

use tuomari_board::{Color, Piece, Position, Role, Square};

use crate::{
    closed::{any_man, closed_position, regular},
    dice::Dice,
    tables::LINES,
};

/// A position where `side` has mated, made by adding a man to a constructed
/// position.
pub fn some_mate(dice: &mut Dice) -> (Position, Color) {
    loop {
        let base = closed_position(dice);
        let side = !base.turn();
        for _ in 0..60 {
            let mut board = base.board().clone();
            let square = Square::ALL[dice.below(64)];
            let role = any_man(dice).role;
            let end = matches!(u8::from(square), 0..8 | 56..64) && role == Role::Pawn;
            if board.kings().contains(square) || end {
                continue;
            }
            board.set_piece_at(square, Piece { color: side, role });
            if let Some(position) = regular(&board, !side, false)
                && position.is_checkmate()
            {
                return (position, side);
            }
        }
    }
}

/// A position from which one legal move leads to `position`; nothing if the
/// dice find none in a few tries. One in `taking` tries takes a capture back.
pub fn one_move_earlier(dice: &mut Dice, position: &Position, taking: usize) -> Option<Position> {
    (0..40).find_map(|_| {
        let before = before(dice, position, taking)?;
        leads_to(&before, position).then_some(before)
    })
}

/// Whether a legal move of `before` gives `after`: what is not so by the Laws
/// is dropped here, so the rest of this file may guess.
fn leads_to(before: &Position, after: &Position) -> bool {
    let wanted = after.identity();
    before.legal_moves().iter().any(|m| {
        let mut next = before.clone();
        next.play_unchecked(*m);
        next.identity() == wanted
    })
}

fn before(dice: &mut Dice, position: &Position, taking: usize) -> Option<Position> {
    let mover = !position.turn();
    let mut board = position.board().clone();
    let men: Vec<Square> = board.by_color(mover).into_iter().collect();
    let to = *dice.choose(&men)?;
    let mut piece = board.remove_piece_at(to)?;
    let (file, rank) = (i32::from(to.file()), i32::from(to.rank()));
    let up = mover.fold_wb(1, -1);
    let took = dice.one_in(taking);
    let last = mover.fold_wb(7, 0);
    if rank == last && piece.role != Role::King && dice.one_in(2) {
        piece.role = Role::Pawn;
    }
    let from = if piece.role == Role::Pawn {
        let aside = if took { [-1, 1][dice.below(2)] } else { 0 };
        let back = if took || !dice.one_in(4) { 1 } else { 2 };
        square_at(file + aside, rank - up * back)?
    } else {
        let reached = |from: &Square| {
            let man = (mover, piece.role);
            LINES.attacks(man, u8::from(to), u8::from(*from), board.occupied().0)
        };
        let sources: Vec<Square> = Square::ALL.into_iter().filter(reached).collect();
        *dice.choose(&sources)?
    };
    if board.piece_at(from).is_some() || from == to {
        return None;
    }
    board.set_piece_at(from, piece);
    if took {
        let taken = any_man(dice).role.of(!mover);
        let end = matches!(u8::from(to), 0..8 | 56..64) && taken.role == Role::Pawn;
        if end {
            return None;
        }
        board.set_piece_at(to, taken);
    }
    regular(&board, mover, false)
}

fn square_at(file: i32, rank: i32) -> Option<Square> {
    let inside = (0..8).contains(&file) && (0..8).contains(&rank);
    inside.then(|| Square::ALL[usize::try_from(rank * 8 + file).unwrap_or(0)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_back_from_a_mate_goes_on() {
        let mut dice = Dice::new(3);
        let mut steps = 0;
        for _ in 0..20 {
            let (mut position, side) = some_mate(&mut dice);
            assert!(position.is_checkmate() && position.turn() != side);
            for _ in 0..10 {
                let Some(earlier) = one_move_earlier(&mut dice, &position, 6) else {
                    break;
                };
                assert!(leads_to(&earlier, &position));
                position = earlier;
                steps += 1;
            }
        }
        assert!(steps > 60, "{steps}");
    }
}
