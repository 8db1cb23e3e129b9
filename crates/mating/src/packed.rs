//! A position in thirty-two bytes, without loss.

use shakmaty::{
    Bitboard, Board, ByColor, ByRole, CastlingMode, Chess, Color, FromSetup, Position as _,
    PositionError, Setup,
};

/// A position packed into four planes of bits; equal if and only if the same
/// moves are possible in both.
///
/// On every square three planes hold what stands there (nothing, one of six
/// roles, or a rook that may still castle) and the fourth its colour. On an
/// empty square the fourth plane marks a square that was just passed by a pawn
/// which can be taken. If Black has the move the fourth plane is turned over:
/// at least half of the board is empty and at most one empty square is marked,
/// so which way it lies can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packed([u64; 4]);

impl Packed {
    pub(crate) fn of(chess: &Chess) -> Packed {
        let board = chess.board();
        let color = board.by_color(Color::White);
        let castling = chess.castles().castling_rights();
        let passed = chess
            .legal_ep_square()
            .map_or(Bitboard::EMPTY, Bitboard::from_square);
        let mut planes = [
            board.pawns() | board.bishops() | board.queens() | castling,
            board.knights() | board.bishops() | board.kings() | castling,
            board.rooks() | board.queens() | board.kings(),
            color | passed,
        ];
        if chess.turn().is_black() {
            planes[3] = !planes[3];
        }
        Packed(planes.map(u64::from))
    }

    pub(crate) fn turn(self) -> Color {
        let [a, b, c, color] = self.0;
        let marked = (!(a | b | c) & color).count_ones();
        Color::from_white(marked <= 1)
    }

    pub(crate) fn chess(self) -> Chess {
        let [a, b, c, color] = self.planes();
        let setup = Setup {
            board: self.board(),
            turn: self.turn(),
            castling_rights: a & b & c,
            ep_square: (color & !(a | b | c)).first(),
            ..Setup::empty()
        };
        Chess::from_setup(setup, CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .expect("a legal move leads to a position that can be set up")
    }

    /// The planes with the fourth the right way round.
    fn planes(self) -> [Bitboard; 4] {
        let [a, b, c, color] = self.0.map(Bitboard);
        let color = if self.turn().is_white() {
            color
        } else {
            !color
        };
        [a, b, c, color]
    }

    /// What stands on the board.
    pub(crate) fn board(self) -> Board {
        let [a, b, c, color] = self.planes();
        let occupied = a | b | c;
        let castling = a & b & c;
        let by_role = ByRole {
            pawn: a & !b & !c,
            knight: !a & b & !c,
            bishop: a & b & !c,
            rook: (!a & !b & c) | castling,
            queen: a & !b & c,
            king: !a & b & c,
        };
        let by_color = ByColor {
            white: color & occupied,
            black: !color & occupied,
        };
        Board::try_from_bitboards(by_role, by_color).expect("planes do not overlap")
    }

    /// A number that differs for most positions that differ.
    pub(crate) fn hash(self) -> u64 {
        const K: u64 = 0x9E37_79B9_7F4A_7C15;
        let mut hash = 0_u64;
        for plane in self.0 {
            hash = (hash.rotate_left(23) ^ plane).wrapping_mul(K);
            hash ^= hash >> 29;
        }
        hash.wrapping_mul(K)
    }
}
