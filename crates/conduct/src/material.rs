//! The Finnish material test: what forces mate on a bare king.

use tuomari_board::{Arrangement, Bitboard, Color, Rank};

/// Whether the men of `side` alone can force mate on a bare king
/// (`fi-blitz-2014/13.c.2`): a queen, a rook, bishops on both colours of
/// squares, a bishop and a knight, three knights, or, where `pawn_counts`, a
/// pawn that can still promote. A pawn left on its last rank is no material.
pub fn forces_bare_king(board: &Arrangement, side: Color, pawn_counts: bool) -> bool {
    let own = board.by_color(side);
    if (own & (board.queens() | board.rooks())).any() {
        return true;
    }
    let last = Bitboard::from(side.relative_rank(Rank::Eighth));
    if pawn_counts && (own & board.pawns() & !last).any() {
        return true;
    }
    let bishops = own & board.bishops();
    let knights = (own & board.knights()).count();
    let light = (bishops & Bitboard::LIGHT_SQUARES).any();
    let dark = (bishops & Bitboard::DARK_SQUARES).any();
    (light && dark) || (bishops.any() && knights > 0) || knights > 2
}
