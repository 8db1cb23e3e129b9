//! Whether one move is legal, told without a list of all the others.
//!
//! Reading a game asks this of every move, so it is worth its own answer. The
//! generators are the measure: tests hold it against them.

use shakmaty::{Bitboard, Chess, Move, Position as _, Rank, Role, Square, attacks};

/// Whether `m` is legal in a regular position: every other one is left to
/// [`Irregular`](crate::irregular::Irregular).
pub(crate) fn is_legal(chess: &Chess, m: Move) -> bool {
    match m {
        Move::Normal {
            role,
            from,
            capture,
            to,
            promotion,
        } => {
            let (board, turn) = (chess.board(), chess.turn());
            board.piece_at(from) == Some(role.of(turn))
                && board.role_at(to) == capture
                && capture != Some(Role::King)
                && !board.by_color(turn).contains(to)
                && goes(chess, role, from, to, promotion)
                && leaves_king_safe(chess, role, from, to)
        }
        Move::EnPassant { .. } | Move::Castle { .. } => chess.is_legal(m),
        // A crazyhouse drop is a move to shakmaty's types, not to the Laws.
        Move::Put { .. } => false,
    }
}

/// Whether the player having the move has a legal one.
pub(crate) fn has_legal_move(chess: &Chess) -> bool {
    let (board, turn) = (chess.board(), chess.turn());
    let own = board.by_color(turn);
    let some_piece_can = (own & !board.pawns()).into_iter().any(|from| {
        board.role_at(from).is_some_and(|role| {
            let reach = attacks::attacks(from, role.of(turn), board.occupied());
            let mut goals = (reach & !own & !board.kings()).into_iter();
            goals.any(|to| leaves_king_safe(chess, role, from, to))
        })
    });
    some_piece_can || !chess.legal_moves().is_empty()
}

/// Whether the piece goes so (`fide-2018/3.2` to `3.8.1`).
fn goes(chess: &Chess, role: Role, from: Square, to: Square, promotion: Option<Role>) -> bool {
    let occupied = chess.board().occupied();
    let turn = chess.turn();
    if role != Role::Pawn {
        return promotion.is_none() && attacks::attacks(from, role.of(turn), occupied).contains(to);
    }
    let arrives = to.rank() == turn.relative_rank(Rank::Eighth);
    let becomes = promotion.is_none_or(|role| !matches!(role, Role::Pawn | Role::King));
    if promotion.is_some() != arrives || !becomes {
        return false;
    }
    if occupied.contains(to) {
        return attacks::pawn_attacks(turn, from).contains(to);
    }
    let forward = turn.fold_wb(8, -8);
    let ahead = from.offset(forward);
    let two_ahead = || {
        let passed = ahead.filter(|ahead| !occupied.contains(*ahead))?;
        passed.offset(forward)
    };
    let from_home = from.rank() == turn.relative_rank(Rank::Second);
    ahead == Some(to) || (from_home && two_ahead() == Some(to))
}

/// Whether the mover's king is not attacked afterwards (`fide-2018/3.9.2`).
fn leaves_king_safe(chess: &Chess, role: Role, from: Square, to: Square) -> bool {
    let (board, turn) = (chess.board(), chess.turn());
    let king = if role == Role::King {
        Some(to)
    } else {
        board.king_of(turn)
    };
    let after = board.occupied().without(from).with(to);
    king.is_some_and(|king| {
        let attackers = board.attacks_to(king, !turn, after);
        (attackers & !Bitboard::from(to)).is_empty()
    })
}
