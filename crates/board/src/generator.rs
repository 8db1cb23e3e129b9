//! Our own generator: the legal moves of any arrangement.
//!
//! A move is legal if it fulfils articles 3.1 to 3.9. For arrangements no game
//! should reach, this reads them as follows:
//!
//! - every king of the mover must be safe afterwards; with no king, nothing
//!   needs to be;
//! - a king is never captured (`fide-2018/1.4.1`);
//! - a pawn on its last rank is dead wood: it does not move and attacks
//!   nothing, but can be captured;
//! - a pawn on its own first rank steps forward one square at a time; only
//!   from the second rank may it step two.

use shakmaty::{Bitboard, Board, Color, Move, Rank, Role, Square, attacks};

use crate::irregular::{Irregular, apply};

const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl Irregular {
    /// All legal moves, in no promised order.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.for_each_candidate(|m| moves.push(m));
        moves.retain(|m| self.leaves_kings_safe(*m));
        self.for_each_castling(|m| moves.push(m));
        moves
    }

    /// Whether any legal move exists; stops at the first.
    pub(crate) fn has_legal_move(&self) -> bool {
        let mut found = false;
        self.for_each_candidate(|m| found = found || self.leaves_kings_safe(m));
        self.for_each_castling(|_| found = true);
        found
    }

    /// Whether `m` leaves no king of the mover attacked (`fide-2018/3.9.2`).
    pub(crate) fn leaves_kings_safe(&self, m: Move) -> bool {
        let mut board = self.board.clone();
        apply(&mut board, self.turn, self.castling, m);
        !any_king_attacked(&board, self.turn)
    }

    /// Moves by 3.1 to 3.8.1, before the king's safety is looked at.
    fn for_each_candidate(&self, mut give: impl FnMut(Move)) {
        let own = self.board.by_color(self.turn);
        let kings = self.board.kings();
        for from in own {
            let Some(role) = self.board.role_at(from) else {
                continue;
            };
            if role == Role::Pawn {
                self.for_each_pawn_candidate(from, &mut give);
                continue;
            }
            let reach = attacks::attacks(from, role.of(self.turn), self.board.occupied());
            for to in reach & !own & !kings {
                give(Move::Normal {
                    role,
                    from,
                    capture: self.board.role_at(to),
                    to,
                    promotion: None,
                });
            }
        }
    }

    fn for_each_pawn_candidate(&self, from: Square, give: &mut impl FnMut(Move)) {
        let occupied = self.board.occupied();
        let forward = self.turn.fold_wb(8, -8);
        let Some(ahead) = from.offset(forward) else {
            return;
        };
        if !occupied.contains(ahead) {
            self.pawn_arrives(from, ahead, give);
            let two_ahead = ahead.offset(forward).filter(|sq| !occupied.contains(*sq));
            if let Some(two_ahead) = two_ahead
                && from.rank() == self.turn.relative_rank(Rank::Second)
            {
                self.pawn_arrives(from, two_ahead, give);
            }
        }
        let reach = attacks::pawn_attacks(self.turn, from);
        for to in reach & self.board.by_color(!self.turn) & !self.board.kings() {
            self.pawn_arrives(from, to, give);
        }
        if let Some(to) = self.passed.filter(|passed| reach.contains(*passed)) {
            let victim = Square::from_coords(to.file(), from.rank());
            let stands = self.board.by_piece((!self.turn).pawn()).contains(victim);
            if stands && !occupied.contains(to) {
                give(Move::EnPassant { from, to });
            }
        }
    }

    fn pawn_arrives(&self, from: Square, to: Square, give: &mut impl FnMut(Move)) {
        let step = |promotion| Move::Normal {
            role: Role::Pawn,
            from,
            capture: self.board.role_at(to),
            to,
            promotion,
        };
        if to.rank() == self.turn.relative_rank(Rank::Eighth) {
            for role in PROMOTIONS {
                give(step(Some(role)));
            }
        } else {
            give(step(None));
        }
    }

    /// Castling that is not barred for the moment (`fide-2018/3.8.2.2`).
    fn for_each_castling(&self, mut give: impl FnMut(Move)) {
        for rook in self.castling.rooks() & self.turn.backrank() {
            let Some(castle) = self.castling.castle(&self.board, self.turn, rook) else {
                continue;
            };
            let m = Move::Castle {
                king: castle.king_from,
                rook,
            };
            let blocked = (castle.path() & self.board.occupied()).any();
            if !blocked && !self.walk_attacked(castle.king_from, castle.king_to) {
                // Arrival is looked at with the rook on its new square, which
                // may uncover or cover the king in Chess960.
                if self.leaves_kings_safe(m) {
                    give(m);
                }
            }
        }
    }

    /// Whether the king's square or one it passes is attacked.
    fn walk_attacked(&self, from: Square, to: Square) -> bool {
        let occupied = self.board.occupied().without(from);
        attacks::between(from, to)
            .with(from)
            .into_iter()
            .any(|sq| self.board.attacks_to(sq, !self.turn, occupied).any())
    }
}

/// Whether some king of `color` stands on an attacked square.
pub(crate) fn any_king_attacked(board: &Board, color: Color) -> bool {
    board
        .by_piece(color.king())
        .into_iter()
        .any(|king| attackers(board, king, !color).any())
}

/// Pieces of `by` that attack `square`, pinned ones included
/// (`fide-2018/3.1.3`). A pawn on its last rank is in nobody's way: the attack
/// tables hold no square beyond the board.
pub(crate) fn attackers(board: &Board, square: Square, by: Color) -> Bitboard {
    board.attacks_to(square, by, board.occupied())
}
