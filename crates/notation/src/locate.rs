//! The legal move that a written one means.

use tuomari_board::{CastlingLength, Illegality, Move, Position, Role, Square};

use crate::{
    error::ReadFault,
    written::{Displacement, PawnCapture, Step},
};

/// The one legal move that fits, or why there is none or more than one.
///
/// `legal` are the legal moves of `position`.
pub(crate) fn locate(
    position: &Position,
    legal: &[Move],
    step: Step,
    capture: bool,
) -> Result<Move, ReadFault> {
    match step {
        Step::Castling(length) => legal
            .iter()
            .copied()
            .find(|m| position.castle(*m).is_some_and(|c| c.length == length))
            .ok_or_else(|| ReadFault::NoSuchMove {
                why: why_no_castling(position, length),
            }),
        Step::Displacement(step) => locate_displacement(position, legal, step, capture),
        Step::PawnCapture(step) => locate_pawn_capture(legal, step),
    }
}

fn locate_displacement(
    position: &Position,
    legal: &[Move],
    step: Displacement,
    capture: bool,
) -> Result<Move, ReadFault> {
    let mut fitting = legal.iter().copied().filter(|m| fits(*m, step));
    if let Some(first) = fitting.next() {
        return match fitting.next() {
            None => Ok(first),
            Some(second) => Err(ReadFault::Ambiguous {
                candidates: [first, second].into_iter().chain(fitting).collect(),
            }),
        };
    }
    // A king's move that is none may be castling written down in full.
    if let Some(castling) = legal.iter().find(|m| is_castling_by(position, **m, step)) {
        return Ok(*castling);
    }
    let promotes = |m: &&Move| m.promotion().is_some() && fits(without_promotion(**m), step);
    if legal.iter().any(|m| promotes(&m)) {
        return Err(ReadFault::PromotionMissing);
    }
    Err(ReadFault::NoSuchMove {
        why: why_not(position, step, capture),
    })
}

fn locate_pawn_capture(legal: &[Move], step: PawnCapture) -> Result<Move, ReadFault> {
    let takes = |m: &Move| {
        m.role() == Role::Pawn
            && m.is_capture()
            && m.to().file() == step.to
            && m.from().is_some_and(|from| from.file() == step.from)
    };
    let fitting = |m: &Move| takes(m) && m.promotion() == step.promotion;
    let candidates: Vec<Move> = legal.iter().copied().filter(fitting).collect();
    match candidates[..] {
        [only] => Ok(only),
        [] if step.promotion.is_none() && legal.iter().any(takes) => {
            Err(ReadFault::PromotionMissing)
        }
        [] => Err(ReadFault::NoSuchMove { why: None }),
        _ => Err(ReadFault::Ambiguous { candidates }),
    }
}

fn fits(m: Move, step: Displacement) -> bool {
    let Some(from) = m.from() else {
        return false;
    };
    !m.is_castle()
        && m.to() == step.to
        && m.role() == step.role
        && m.promotion() == step.promotion
        && comes_from(from, step)
}

fn comes_from(from: Square, step: Displacement) -> bool {
    step.from_file.is_none_or(|file| from.file() == file)
        && step.from_rank.is_none_or(|rank| from.rank() == rank)
}

fn is_castling_by(position: &Position, m: Move, step: Displacement) -> bool {
    step.role == Role::King
        && position
            .castle(m)
            .is_some_and(|c| c.king_to == step.to && comes_from(c.king_from, step))
}

fn without_promotion(m: Move) -> Move {
    match m {
        Move::Normal {
            role,
            from,
            capture,
            to,
            ..
        } => Move::Normal {
            role,
            from,
            capture,
            to,
            promotion: None,
        },
        other => other,
    }
}

/// The rule in the way, if only one piece can be meant: the only one of its
/// kind, or the only one that goes to such a square at all.
fn why_not(position: &Position, step: Displacement, capture: bool) -> Option<Illegality> {
    let board = position.board();
    let judge = |from| position.judge_move(from, step.to, step.promotion).err();
    if let Some((file, rank)) = step.from_file.zip(step.from_rank) {
        let from = Square::from_coords(file, rank);
        let meant = step.role.of(position.turn());
        let other_own = board
            .piece_at(from)
            .is_some_and(|piece| piece.color == meant.color && piece != meant);
        return judge(from).filter(|_| !other_own);
    }
    // A pawn that names no file and captures nothing stays on its file.
    let straight = step.role == Role::Pawn && step.from_file.is_none() && !capture;
    let pieces: Vec<Square> = board
        .by_piece(step.role.of(position.turn()))
        .into_iter()
        .filter(|from| comes_from(*from, step))
        .filter(|from| !straight || from.file() == step.to.file())
        .collect();
    if let [only] = pieces[..] {
        return judge(only);
    }
    let mut reasons = pieces
        .into_iter()
        .filter_map(judge)
        .filter(|why| !is_movement(*why));
    let first = reasons.next();
    first.filter(|_| reasons.next().is_none())
}

/// Whether the piece does not go to such squares at all.
fn is_movement(why: Illegality) -> bool {
    matches!(
        why,
        Illegality::BishopMovement
            | Illegality::RookMovement
            | Illegality::QueenMovement
            | Illegality::KnightMovement
            | Illegality::PawnMovement
            | Illegality::KingMovement
            | Illegality::DeadPawnMoved
            | Illegality::PawnDoubleStepLate
    )
}

fn why_no_castling(position: &Position, length: CastlingLength) -> Option<Illegality> {
    let turn = position.turn();
    let king = position.board().by_piece(turn.king()).single_square()?;
    let rights = position.castling();
    let right = rights.rooks().into_iter().find(|rook| {
        let m = Move::Castle { king, rook: *rook };
        position.castle(m).is_some_and(|c| c.length == length)
    });
    match right {
        Some(rook) => position.judge_move(king, rook, None).err(),
        None if rights.any(turn) => Some(Illegality::CastlingRookMoved),
        None => Some(Illegality::CastlingRightLost),
    }
}
