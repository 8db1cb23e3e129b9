//! A position held by ourselves: any arrangement, with a side to move.

use shakmaty::{Bitboard, Board, Color, Move, Rank, Role, Square};

use crate::castling::CastlingRights;

/// The state behind a position that `shakmaty` does not accept.
///
/// Also made from regular positions, to compare the two generators.
#[derive(Clone, Debug)]
pub(crate) struct Irregular {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) castling: CastlingRights,
    /// The square a pawn has just passed by a double step.
    pub(crate) passed: Option<Square>,
    pub(crate) move_number: u32,
}

impl Irregular {
    /// Carries out a move that this position's own generator gave.
    pub(crate) fn play_unchecked(&mut self, m: Move) {
        let before = self.board.clone();
        apply(&mut self.board, self.turn, self.castling, m);
        self.passed = passed_square(m);
        self.hand_over(&before);
    }

    /// Lets `after` stand as what the player made of the board, legal or not.
    pub(crate) fn stand(&mut self, after: &Board) {
        let before = std::mem::replace(&mut self.board, after.clone());
        self.passed = double_step(&before, after, self.turn);
        self.hand_over(&before);
    }

    /// Gives the move to the opponent; rights of pieces that left are gone.
    fn hand_over(&mut self, before: &Board) {
        let changed = changed_squares(before, &self.board);
        self.castling = self.castling.without(changed, &self.board);
        for color in Color::ALL {
            if (before.by_piece(color.king()) & changed).any() {
                self.castling = self
                    .castling
                    .without(Bitboard::from(color.backrank()), &self.board);
            }
        }
        if self.turn.is_black() {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = !self.turn;
    }
}

/// Carries out `m` on a bare board.
pub(crate) fn apply(board: &mut Board, color: Color, castling: CastlingRights, m: Move) {
    match m {
        Move::Normal {
            role,
            from,
            to,
            promotion,
            ..
        } => {
            board.discard_piece_at(from);
            board.set_piece_at(to, promotion.unwrap_or(role).of(color));
        }
        Move::EnPassant { from, to } => {
            board.discard_piece_at(Square::from_coords(to.file(), from.rank()));
            board.discard_piece_at(from);
            board.set_piece_at(to, color.pawn());
        }
        Move::Castle { rook, .. } => {
            if let Some(castle) = castling.castle(board, color, rook) {
                castle.carry_out(board, color);
            }
        }
        // A piece drop of another game; no generator here makes one.
        Move::Put { .. } => {}
    }
}

/// Squares on which the two boards differ.
pub(crate) fn changed_squares(a: &Board, b: &Board) -> Bitboard {
    let mut changed = Bitboard::EMPTY;
    for color in Color::ALL {
        changed |= a.by_color(color) ^ b.by_color(color);
    }
    for role in Role::ALL {
        changed |= a.by_role(role) ^ b.by_role(role);
    }
    changed
}

/// The square passed by a pawn's double step.
fn passed_square(m: Move) -> Option<Square> {
    match m {
        Move::Normal {
            role: Role::Pawn,
            from,
            to,
            capture: None,
            ..
        } => passed_between(from, to),
        _ => None,
    }
}

fn passed_between(from: Square, to: Square) -> Option<Square> {
    let passed = match (from.rank(), to.rank()) {
        (Rank::Second, Rank::Fourth) => Rank::Third,
        (Rank::Seventh, Rank::Fifth) => Rank::Sixth,
        _ => return None,
    };
    (from.file() == to.file()).then(|| Square::from_coords(from.file(), passed))
}

/// The square passed if what stands is a pawn's double step and nothing else:
/// an illegal move may be one, for instance when it leaves the king in check.
fn double_step(before: &Board, after: &Board, mover: Color) -> Option<Square> {
    let left = before.by_piece(mover.pawn()) & !after.by_piece(mover.pawn());
    let arrived = after.by_piece(mover.pawn()) & !before.by_piece(mover.pawn());
    let (from, to) = (left.single_square()?, arrived.single_square()?);
    let forward = mover.fold_wb(from < to, to < from);
    let only = changed_squares(before, after) == Bitboard::from(from).with(to);
    let passed = passed_between(from, to)?;
    (forward && only && !before.occupied().contains(passed)).then_some(passed)
}
