//! Men with which no mate can ever be given.

use shakmaty::{Bitboard, Board, Color};

use crate::answer::Proof;

/// Why `side` can never mate with these men, if their kinds alone say so.
///
/// Every class here is closed: no capture leads out of it, and there are no
/// pawns to promote. That no arrangement of it is mate was checked on all
/// arrangements of four men; `docs/can-this-side-mate.md` has the argument for
/// more.
pub(crate) fn too_little(board: &Board, side: Color) -> Option<Proof> {
    let own = board.by_color(side) & !board.kings();
    if own.is_empty() {
        return Some(Proof::BareKing);
    }
    if (own & (board.queens() | board.rooks())).any() || board.pawns().any() {
        return None;
    }
    let theirs = board.by_color(!side) & !board.kings();
    let knights = own & board.knights();
    if knights.any() {
        // One knight: only a rook, a bishop or a knight can take a flight
        // square from its own king without guarding the knight's squares.
        let alone = own.count() == 1;
        return (alone && (theirs & !board.queens()).is_empty()).then_some(Proof::Material);
    }
    // Bishops of one colour of squares: the flight squares of the other colour
    // are left to the kings, unless a knight or such a bishop stands there.
    let bishops = own | (theirs & board.bishops());
    let one_shade = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
        || (bishops & Bitboard::DARK_SQUARES).is_empty();
    (one_shade && (theirs & board.knights()).is_empty()).then_some(Proof::Material)
}
