//! Pieces put anywhere: which legal move it amounts to, or why it is none.

use shakmaty::{Bitboard, Board, Color, Move, Rank, Role, Square, attacks};

use crate::{
    castling::{Castle, only_king},
    illegality::Illegality,
    irregular::changed_squares,
    position::Position,
};

impl Position {
    /// Judges one piece carried from a square to a square.
    ///
    /// Castling is the king carried to its castling square, if that is no
    /// ordinary king's move, or onto its own rook. `promotion` is the piece
    /// that takes the pawn's place.
    pub fn judge_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<Move, Illegality> {
        let moves = self.legal_moves();
        let plain = moves.iter().find(|m| {
            !m.is_castle() && m.from() == Some(from) && m.to() == to && m.promotion() == promotion
        });
        let castling = || {
            moves.iter().find(|m| {
                self.castle(**m).is_some_and(|castle| {
                    promotion.is_none()
                        && castle.king_from == from
                        && (castle.rook_from == to || castle.king_to == to)
                })
            })
        };
        match plain.or_else(castling) {
            Some(m) => Ok(*m),
            None => Err(self.why_not(from, to, promotion)),
        }
    }

    /// Judges the whole board as a player left it.
    ///
    /// It does not matter in which order pieces were taken up and put down,
    /// nor how a promotion or castling was carried out (`fide-2018/4.6`).
    pub fn judge(&self, after: &Board) -> Result<Move, Illegality> {
        let changed = changed_squares(self.board(), after);
        if changed.is_empty() {
            return Err(Illegality::NothingMoved);
        }
        let moves = self.legal_moves();
        let found = moves.iter().find(|m| {
            let touches = m.from().is_some_and(|from| changed.contains(from)) || m.is_castle();
            touches && self.board_after(**m) == *after
        });
        match found {
            Some(m) => Ok(*m),
            None => Err(self.why_not_board(after)),
        }
    }

    fn why_not(&self, from: Square, to: Square, promotion: Option<Role>) -> Illegality {
        let board = self.board();
        let turn = self.turn();
        let Some(piece) = board.piece_at(from) else {
            return Illegality::NoPiece;
        };
        if piece.color != turn {
            return Illegality::OpponentsPieceMoved;
        }
        if from == to {
            return Illegality::NothingMoved;
        }
        if promotion.is_some() && piece.role != Role::Pawn {
            return Illegality::PieceExchanged;
        }
        let onto_own_rook = board.piece_at(to) == Some(turn.rook());
        if piece.role == Role::King && from.rank() == turn.backrank() && to.rank() == from.rank() {
            let two_squares = from.file().distance(to.file()) == 2;
            let rook = onto_own_rook.then_some(to);
            if two_squares || (onto_own_rook && self.castling().rooks().contains(to)) {
                return self.why_no_castling(from, to, rook);
            }
        }
        if board.by_color(turn).contains(to) {
            return Illegality::OwnPieceOnSquare;
        }
        if let Some(broken) = self.movement_broken(piece.role, from, to, promotion) {
            return broken;
        }
        if board.kings().contains(to) {
            return Illegality::KingCaptured;
        }
        if piece.role == Role::King {
            Illegality::KingToAttackedSquare
        } else if self.in_check(turn) {
            Illegality::KingLeftInCheck
        } else {
            Illegality::KingExposed
        }
    }

    /// The rule of 3.2 to 3.8.1 that the piece's way breaks.
    fn movement_broken(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Illegality> {
        let free = attacks::attacks(from, role.of(self.turn()), Bitboard::EMPTY).contains(to);
        let blocked = (attacks::between(from, to) & self.board().occupied()).any();
        let sliding = |movement| match (free, blocked) {
            (false, _) => Some(movement),
            (true, true) => Some(Illegality::PieceInBetween),
            (true, false) => None,
        };
        match role {
            Role::Pawn => self.pawn_movement_broken(from, to, promotion),
            Role::Knight => (!free).then_some(Illegality::KnightMovement),
            Role::King => (!free).then_some(Illegality::KingMovement),
            Role::Bishop => sliding(Illegality::BishopMovement),
            Role::Rook => sliding(Illegality::RookMovement),
            Role::Queen => sliding(Illegality::QueenMovement),
        }
    }

    fn pawn_movement_broken(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Illegality> {
        let turn = self.turn();
        let occupied = self.board().occupied();
        let forward = turn.fold_wb(8, -8);
        let Some(ahead) = from.offset(forward) else {
            return Some(Illegality::DeadPawnMoved);
        };
        if to == ahead {
            if occupied.contains(to) {
                return Some(Illegality::PawnStepBlocked);
            }
        } else if Some(to) == ahead.offset(forward) {
            if from.rank() != turn.relative_rank(Rank::Second) {
                return Some(Illegality::PawnDoubleStepLate);
            }
            if occupied.contains(ahead) || occupied.contains(to) {
                return Some(Illegality::PawnDoubleStepBlocked);
            }
        } else if attacks::pawn_attacks(turn, from).contains(to) {
            let beside = Square::from_coords(to.file(), from.rank());
            let pawn_beside = self.board().piece_at(beside) == Some((!turn).pawn())
                && from.rank() == turn.relative_rank(Rank::Fifth);
            if !occupied.contains(to) && self.passed_square() != Some(to) {
                return Some(if pawn_beside {
                    Illegality::NotEnPassant
                } else {
                    Illegality::PawnCaptureOfNothing
                });
            }
        } else {
            return Some(Illegality::PawnMovement);
        }
        let last = to.rank() == turn.relative_rank(Rank::Eighth);
        match promotion {
            None if last => Some(Illegality::PromotionMissing),
            Some(_) if !last => Some(Illegality::PromotionTooEarly),
            Some(Role::Pawn | Role::King) => Some(Illegality::PromotionToWrongPiece),
            _ => None,
        }
    }

    /// Why the king cannot castle by going to `to`, with `rook` if it was
    /// named.
    fn why_no_castling(&self, king: Square, to: Square, rook: Option<Square>) -> Illegality {
        let rights = self.castling();
        let turn = self.turn();
        let named = |candidate: &Square| match rook {
            Some(rook) => *candidate == rook,
            None => (*candidate < king) == (to < king),
        };
        let Some(rook) = (rights.rooks() & turn.backrank()).into_iter().find(named) else {
            return if rights.any(turn) {
                Illegality::CastlingRookMoved
            } else {
                Illegality::CastlingRightLost
            };
        };
        match rights.castle(self.board(), turn, rook) {
            Some(castle) => self.castling_barred(castle),
            None => Illegality::CastlingRightLost,
        }
    }

    /// Why castling is barred for the moment (`fide-2018/3.8.2.2`).
    fn castling_barred(&self, castle: Castle) -> Illegality {
        let without_king = self.board().occupied().without(castle.king_from);
        let attacked = castle.king_walk().into_iter().any(|sq| {
            self.board()
                .attacks_to(sq, !self.turn(), without_king)
                .any()
        });
        let blocked = (castle.path() & self.board().occupied()).any();
        match (attacked, blocked) {
            // With the rook gone from between, the king may be attacked where
            // it arrives although nothing attacks the square now.
            (true, _) | (false, false) => Illegality::CastlingThroughAttack,
            (false, true) => Illegality::CastlingPieceInBetween,
        }
    }

    fn why_not_board(&self, after: &Board) -> Illegality {
        let diff = Difference::new(self.board(), after, self.turn());
        if diff.opponents_arrived.any() {
            return if diff.opponents_removed.any() {
                Illegality::OpponentsPieceMoved
            } else {
                Illegality::PieceAdded
            };
        }
        let single = (
            diff.own_left.single_square(),
            diff.own_arrived.single_square(),
        );
        if let (Some(from), Some(to)) = single {
            return self.why_not_single(after, from, to);
        }
        if let Some(rook) = self.castled_rook(after, &diff) {
            let king = only_king(self.board(), self.turn()).unwrap_or(rook);
            return match self.judge_move(king, rook, None) {
                Ok(_) => Illegality::CastlingMovement,
                Err(Illegality::OwnPieceOnSquare) => self.why_no_castling(king, rook, Some(rook)),
                Err(why) => why,
            };
        }
        let (left, arrived) = (diff.own_left.count(), diff.own_arrived.count());
        match left.cmp(&arrived) {
            std::cmp::Ordering::Greater => Illegality::OwnPieceRemoved,
            std::cmp::Ordering::Less => Illegality::PieceAdded,
            std::cmp::Ordering::Equal if left == 0 => Illegality::WrongPieceRemoved,
            std::cmp::Ordering::Equal => Illegality::SeveralPiecesMoved,
        }
    }

    /// One own piece left a square and one stands on a new one.
    fn why_not_single(&self, after: &Board, from: Square, to: Square) -> Illegality {
        let before = self.board().role_at(from);
        let now = after.role_at(to);
        let promotion = match (before, now) {
            (Some(old), Some(new)) if old == new => None,
            (Some(Role::Pawn), new) => new,
            _ => return Illegality::PieceExchanged,
        };
        if from == to {
            let last = to.rank() == self.turn().relative_rank(Rank::Eighth);
            return if last {
                Illegality::PromotionTooLate
            } else {
                Illegality::PromotionTooEarly
            };
        }
        match self.judge_move(from, to, promotion) {
            Err(why) => why,
            Ok(m) if m.is_castle() => Illegality::CastlingMovement,
            Ok(m) if self.board_after(m).occupied().count() < after.occupied().count() => {
                Illegality::CapturedPieceLeft
            }
            Ok(_) => Illegality::WrongPieceRemoved,
        }
    }

    /// The rook of what looks like castling: the king and one rook, both from
    /// the first rank, stand on other squares of it.
    fn castled_rook(&self, after: &Board, diff: &Difference) -> Option<Square> {
        let turn = self.turn();
        let home = Bitboard::from(turn.backrank());
        let (kings, rooks) = (turn.king(), turn.rook());
        let left_home = home.is_superset(diff.own_left) && home.is_superset(diff.own_arrived);
        let king_went = (self.board().by_piece(kings) & diff.own_left).any()
            && (after.by_piece(kings) & diff.own_arrived).any();
        let rook_arrived = (after.by_piece(rooks) & diff.own_arrived).any();
        let two = diff.own_left.count() == 2 && diff.own_arrived.count() == 2;
        let rook = (self.board().by_piece(rooks) & diff.own_left).single_square();
        rook.filter(|_| left_home && king_went && rook_arrived && two)
    }
}

/// What changed on the board, from the mover's side.
struct Difference {
    own_left: Bitboard,
    own_arrived: Bitboard,
    opponents_arrived: Bitboard,
    /// Opponent's squares that are now empty: neither left alone nor taken by
    /// a piece that arrived.
    opponents_removed: Bitboard,
}

impl Difference {
    fn new(before: &Board, after: &Board, mover: Color) -> Difference {
        let changed = changed_squares(before, after);
        Difference {
            own_left: before.by_color(mover) & changed,
            own_arrived: after.by_color(mover) & changed,
            opponents_arrived: after.by_color(!mover) & changed,
            opponents_removed: before.by_color(!mover) & changed & !after.occupied(),
        }
    }
}
