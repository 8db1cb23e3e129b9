//! When two positions are the same.

use shakmaty::{Bitboard, Board, Color, Square};

use crate::castling::CastlingRights;

/// What makes two positions the same (`fide-2018/9.2.2`, `fide-2023/9.2.3`):
/// the same player to move, the same pieces on the same squares, the same
/// possible moves.
///
/// The comparison is exact, not a hash. An en passant capture counts only if it
/// is legal; a castling right counts even while castling is barred for the
/// moment.
///
/// Each square is written in four bits, spread over four planes. Two of the
/// codes left over carry what else matters: a rook with a castling right is a
/// piece of its own, and the empty square of an en passant capture is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Identity {
    planes: [u64; 4],
    /// Bit 0: Black to move. Bits 1 and 2: White, Black castle in the mirror.
    rest: u8,
}

impl Identity {
    pub(crate) fn new(
        board: &Board,
        turn: Color,
        castling: CastlingRights,
        en_passant: Option<Square>,
    ) -> Identity {
        let rooks_with_right = castling.rooks();
        let marked = en_passant.map_or(Bitboard::EMPTY, Bitboard::from);
        let odd = board.pawns() | board.bishops() | board.queens() | rooks_with_right;
        let two = board.knights() | board.bishops() | board.kings() | rooks_with_right;
        let four = board.rooks() | board.queens() | board.kings();
        let white = board.white() | marked;
        Identity {
            planes: [odd.0, two.0, four.0, white.0],
            rest: u8::from(turn.is_black())
                | u8::from(castling.is_mirrored(Color::White)) << 1
                | u8::from(castling.is_mirrored(Color::Black)) << 2,
        }
    }

    /// A 64-bit digest, the same on every machine. Equal identities have equal
    /// digests; the reverse is likely, not certain.
    pub fn digest(self) -> u64 {
        let [a, b, c, d] = self.planes;
        let left = fold(a ^ SALT[0], b ^ SALT[1]);
        let right = fold(c ^ SALT[2], d ^ SALT[3]);
        fold(left ^ u64::from(self.rest) ^ SALT[4], right ^ SALT[5])
    }
}

/// Digits of pi after the point, as numbers with nothing up the sleeve.
const SALT: [u64; 6] = [
    0x243f_6a88_85a3_08d3,
    0x1319_8a2e_0370_7344,
    0xa409_3822_299f_31d0,
    0x082e_fa98_ec4e_6c89,
    0x4528_21e6_38d0_1377,
    0xbe54_66cf_34e9_0c6c,
];

/// Multiplies to 128 bits and folds the halves together.
fn fold(a: u64, b: u64) -> u64 {
    let wide = u128::from(a) * u128::from(b);
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the halves are taken apart"
    )]
    let (low, high) = (wide as u64, (wide >> 64) as u64);
    low ^ high
}
