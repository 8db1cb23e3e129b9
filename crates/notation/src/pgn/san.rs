//! The legal move that a move of PGN means.
//!
//! The crate's own reader of algebraic notation finds all legal moves first
//! and explains at length what is wrong with a text. Here gigabytes go by: the
//! pieces that could go to the square are found by the attack tables, and only
//! they are tried.

use pgn_reader::shakmaty::{
    CastlingSide, Rank, Square,
    attacks::{attacks, pawn_attacks},
    san::San,
};
use tuomari_board::{Bitboard, Move, Position, Role};

/// Why a text means no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoMove {
    /// No legal move fits.
    Illegal,
    Ambiguous,
}

/// The one legal move that a word of PGN's movetext means, or nothing where it
/// is not PGN's notation, fits no legal move or fits several. Signs of check
/// may stand behind it, annotations such as `!?` may not.
///
/// This is for reading gigabytes. [`read_move`](crate::read_move) reads more
/// and says what is wrong with the rest.
pub fn find_san(position: &Position, word: &[u8]) -> Option<Move> {
    find(position, San::from_ascii(word).ok()?).ok()
}

/// The one legal move that `san` fits. It may say more of the departure square
/// than it must; whether it marks a capture does not matter.
pub(super) fn find(position: &Position, san: San) -> Result<Move, NoMove> {
    match san {
        San::Normal {
            role: Role::Pawn,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            let turned = file.is_some_and(|file| file != to.file()) || (capture && file.is_none());
            let pawns = if turned {
                pawn_attacks(!position.turn(), to)
            } else {
                behind(position, to)
            };
            let from = restrict(pawns, file.map(Into::into), rank.map(Into::into));
            let en_passant = turned && position.board().role_at(to).is_none();
            one_of(position, from, |from| match (en_passant, promotion) {
                (true, None) => Some(Move::EnPassant { from, to }),
                (true, Some(_)) => None,
                (false, _) => Some(normal(position, Role::Pawn, from, to, promotion)),
            })
        }
        San::Normal {
            role,
            file,
            rank,
            to,
            promotion: None,
            ..
        } => {
            let piece = role.of(position.turn());
            let reach = attacks(to, piece, position.board().occupied());
            let from = restrict(
                reach & position.board().by_piece(piece),
                file.map(Into::into),
                rank.map(Into::into),
            );
            one_of(position, from, |from| {
                Some(normal(position, role, from, to, None))
            })
        }
        San::Castle(side) => castling(position, side),
        San::Normal { .. } | San::Put { .. } | San::Null => Err(NoMove::Illegal),
    }
}

/// The pawns that could step straight to `to`.
fn behind(position: &Position, to: Square) -> Bitboard {
    let turn = position.turn();
    let back = turn.fold_wb(-8, 8);
    let mut squares = Bitboard::EMPTY;
    let one = to.offset(back);
    squares.extend(one);
    if to.rank() == turn.relative_rank(Rank::Fourth) {
        squares.extend(one.and_then(|sq| sq.offset(back)));
    }
    squares
}

fn restrict(squares: Bitboard, file: Option<Bitboard>, rank: Option<Bitboard>) -> Bitboard {
    squares & file.unwrap_or(Bitboard::FULL) & rank.unwrap_or(Bitboard::FULL)
}

fn normal(
    position: &Position,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Move {
    Move::Normal {
        role,
        from,
        capture: position.board().role_at(to),
        to,
        promotion,
    }
}

/// The one legal move among those from the squares.
fn one_of(
    position: &Position,
    from: Bitboard,
    to_move: impl Fn(Square) -> Option<Move>,
) -> Result<Move, NoMove> {
    let mut legal = from
        .into_iter()
        .filter_map(to_move)
        .filter(|m| position.is_legal(*m));
    match (legal.next(), legal.next()) {
        (Some(m), None) => Ok(m),
        (Some(_), Some(_)) => Err(NoMove::Ambiguous),
        (None, _) => Err(NoMove::Illegal),
    }
}

/// Castling by its length, which in Chess960 is its side and in the mirror the
/// other one.
fn castling(position: &Position, side: CastlingSide) -> Result<Move, NoMove> {
    use tuomari_board::CastlingLength::{Long, Short};
    let turn = position.turn();
    let length = if side == CastlingSide::KingSide {
        Short
    } else {
        Long
    };
    let king = position.board().by_piece(turn.king()).single_square();
    (position.castling().rooks() & turn.backrank())
        .into_iter()
        .filter_map(|rook| king.map(|king| Move::Castle { king, rook }))
        .find(|m| {
            position
                .castle(*m)
                .is_some_and(|castle| castle.length == length)
        })
        .filter(|m| position.is_legal(*m))
        .ok_or(NoMove::Illegal)
}
