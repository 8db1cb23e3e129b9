//! Which rooks may castle, and where king and rook go.

use shakmaty::{
    Bitboard, Board, ByColor, CastlingSide, Color, File, Piece, Rank, Role, Square, attacks,
};

/// The castling rights of both players, by the squares of the rooks.
///
/// A right exists while king and rook have not moved (`fide-2018/3.8.2.1`).
/// Whether castling is barred for the moment (`fide-2018/3.8.2.2`) is another
/// question, answered by the position's legal moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights {
    rooks: Bitboard,
    mirrored: ByColor<bool>,
}

/// What a rulebook says of a king and a queen that began on each other's
/// squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwappedKing {
    /// A king that began on a wrong square never castles (`fide-2018/A.4.1.2`).
    Barred,
    /// It castles in the mirror: short on the queen's side, long on the king's
    /// side (`fi-blitz-2014/7`).
    Mirrored,
}

/// The two lengths of castling: `0-0` and `0-0-0`.
///
/// In Chess960 the g-side is short and the c-side long, wherever king and rook
/// come from (`fide-2018/II.3.2.6`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CastlingLength {
    /// `0-0`.
    Short,
    /// `0-0-0`.
    Long,
}

/// One way of castling: the four squares and the length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castle {
    /// Short or long, for writing it down.
    pub length: CastlingLength,
    /// The king's square before.
    pub king_from: Square,
    /// The king's square after.
    pub king_to: Square,
    /// The rook's square before.
    pub rook_from: Square,
    /// The rook's square after.
    pub rook_to: Square,
}

impl CastlingRights {
    /// No right for anyone.
    pub const NONE: CastlingRights = CastlingRights {
        rooks: Bitboard::EMPTY,
        mirrored: ByColor {
            white: false,
            black: false,
        },
    };

    /// Rights by the rooks' squares, castling to the c- and g-files.
    ///
    /// Rooks that cannot hold a right on the board they are used with are
    /// dropped when a position is made.
    pub fn by_rooks(rooks: Bitboard) -> CastlingRights {
        CastlingRights {
            rooks,
            ..CastlingRights::NONE
        }
    }

    /// The rights that an array gives at the start of a game of ordinary
    /// chess, however wrongly it was set up: king and rook castle only from
    /// their own squares (`fide-2018/A.4.1.2`); `swapped` says whether a king
    /// that changed places with its queen may castle in the mirror.
    pub fn of_array(array: &Board, swapped: SwappedKing) -> CastlingRights {
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            let home = |file: File| Square::from_coords(file, color.backrank());
            let stands =
                |file: File, role: Role| array.piece_at(home(file)) == Some(Piece { color, role });
            let in_place = stands(File::E, Role::King);
            let in_mirror = stands(File::D, Role::King)
                && stands(File::E, Role::Queen)
                && swapped == SwappedKing::Mirrored;
            if in_place || in_mirror {
                for file in [File::A, File::H] {
                    if stands(file, Role::Rook) {
                        rights.rooks.add(home(file));
                    }
                }
            }
            if in_mirror && rights.any(color) {
                *rights.mirrored.get_mut(color) = true;
            }
        }
        rights
    }

    /// What is left of these rights in a game of ordinary chess: king and rook
    /// castle only from their own squares (`fide-2018/3.8.2`). A king on its
    /// queen's square castles in the mirror where `swapped` says so; with all
    /// its men still in the array it has that right though no FEN can tell.
    #[must_use]
    pub fn in_ordinary_chess(self, board: &Board, swapped: SwappedKing) -> CastlingRights {
        let array = CastlingRights::of_array(board, swapped);
        let mut rights = CastlingRights::NONE;
        for color in Color::ALL {
            let home = Bitboard::from(color.backrank());
            let king = only_king(board, color).filter(|king| home.contains(*king));
            let file = king.map(Square::file);
            let in_mirror = swapped == SwappedKing::Mirrored && file == Some(File::D);
            let rooks = if array.is_mirrored(color) && is_unmoved(board, color) {
                array.rooks & home
            } else if in_mirror || file == Some(File::E) {
                self.rooks & home & Bitboard::CORNERS
            } else {
                Bitboard::EMPTY
            };
            rights.rooks |= rooks;
            *rights.mirrored.get_mut(color) = in_mirror && rooks.any();
        }
        rights
    }

    /// The same rights, castled in the mirror by `color`.
    #[must_use]
    pub fn with_mirrored(mut self, color: Color) -> CastlingRights {
        *self.mirrored.get_mut(color) = true;
        self
    }

    /// The rooks that may castle.
    pub fn rooks(self) -> Bitboard {
        self.rooks
    }

    /// Whether `color` has a right left.
    pub fn any(self, color: Color) -> bool {
        (self.rooks & color.backrank()).any()
    }

    /// Whether `color` castles in the mirror.
    pub fn is_mirrored(self, color: Color) -> bool {
        *self.mirrored.get(color)
    }

    /// Whether anyone castles in the mirror; `shakmaty` does not know how.
    pub(crate) fn any_mirrored(self) -> bool {
        self.mirrored.white || self.mirrored.black
    }

    /// Keeps only rights that can exist on `board`: one king on its first
    /// rank, an own rook on the right's square, at most one on each side.
    #[must_use]
    pub(crate) fn sound_on(self, board: &Board) -> CastlingRights {
        let mut sound = CastlingRights::NONE;
        for color in Color::ALL {
            let Some(king) = only_king(board, color).filter(|k| k.rank() == color.backrank())
            else {
                continue;
            };
            let rooks = self.rooks & board.by_piece(color.rook()) & color.backrank();
            let outermost = [
                rooks.first().filter(|rook| *rook < king),
                rooks.last().filter(|rook| *rook > king),
            ];
            for rook in outermost.into_iter().flatten() {
                sound.rooks.add(rook);
            }
            if self.is_mirrored(color) && king.file() == File::D {
                let corners = Bitboard::CORNERS & color.backrank();
                let inner = sound.rooks & color.backrank() & !corners;
                sound.rooks.discard(inner);
                *sound.mirrored.get_mut(color) = sound.any(color);
            }
        }
        sound
    }

    /// The rights left after something happened on these squares.
    #[must_use]
    pub(crate) fn without(self, squares: Bitboard, board_after: &Board) -> CastlingRights {
        CastlingRights {
            rooks: self.rooks & !squares,
            ..self
        }
        .sound_on(board_after)
    }

    /// The way of castling with the rook on `rook`, if there is a right to it.
    pub(crate) fn castle(self, board: &Board, color: Color, rook: Square) -> Option<Castle> {
        if !self.rooks.contains(rook) || rook.rank() != color.backrank() {
            return None;
        }
        let king = only_king(board, color)?;
        Some(Castle::new(king, rook, self.is_mirrored(color)))
    }
}

/// Whether all sixteen men of `color` fill their two ranks, pawns in front.
fn is_unmoved(board: &Board, color: Color) -> bool {
    let pawns = Bitboard::from(color.relative_rank(Rank::Second));
    board.by_piece(color.pawn()) == pawns && board.by_color(color) == pawns | color.backrank()
}

/// The king of `color` if there is exactly one.
pub(crate) fn only_king(board: &Board, color: Color) -> Option<Square> {
    board.by_piece(color.king()).single_square()
}

impl Castle {
    /// The way of castling for a king and a rook on one rank.
    pub(crate) fn new(king: Square, rook: Square, mirrored: bool) -> Castle {
        let queen_side = rook < king;
        let (length, king_to, rook_to) = if mirrored {
            if queen_side {
                (CastlingLength::Short, File::B, File::C)
            } else {
                (CastlingLength::Long, File::F, File::E)
            }
        } else {
            let side = CastlingSide::from_queen_side(queen_side);
            let length = if queen_side {
                CastlingLength::Long
            } else {
                CastlingLength::Short
            };
            (length, side.king_to_file(), side.rook_to_file())
        };
        Castle {
            length,
            king_from: king,
            king_to: Square::from_coords(king_to, king.rank()),
            rook_from: rook,
            rook_to: Square::from_coords(rook_to, king.rank()),
        }
    }

    /// Squares that must be empty but for king and rook themselves
    /// (`fide-2018/3.8.2.2.2`, `fide-2018/II.3.2.7.4`).
    pub fn path(self) -> Bitboard {
        (attacks::between(self.king_from, self.king_to).with(self.king_to)
            | attacks::between(self.rook_from, self.rook_to).with(self.rook_to))
        .without(self.king_from)
        .without(self.rook_from)
    }

    /// Squares where the king stands, passes and arrives; none may be
    /// attacked (`fide-2018/3.8.2.2.1`).
    pub fn king_walk(self) -> Bitboard {
        attacks::between(self.king_from, self.king_to)
            .with(self.king_from)
            .with(self.king_to)
    }

    /// Puts king and rook on their new squares.
    pub(crate) fn carry_out(self, board: &mut Board, color: Color) {
        board.discard_piece_at(self.king_from);
        board.discard_piece_at(self.rook_from);
        board.set_piece_at(self.king_to, color.king());
        board.set_piece_at(self.rook_to, color.rook());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn array(fen: &str) -> Board {
        Board::from_ascii_board_fen(fen.as_bytes()).unwrap()
    }

    #[test]
    fn a_king_on_a_wrong_square_has_no_right() {
        let swapped = array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
        let rights = CastlingRights::of_array(&swapped, SwappedKing::Barred);
        assert!(!rights.any(Color::White));
        assert_eq!(rights.rooks(), Bitboard::CORNERS & Color::Black.backrank());
    }

    #[test]
    fn a_rook_on_a_wrong_square_takes_its_own_right_away() {
        let wrong = array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBQKBNR");
        let rights = CastlingRights::of_array(&wrong, SwappedKing::Barred);
        assert_eq!(
            rights.rooks() & Color::White.backrank(),
            Bitboard::from(Square::H1)
        );
    }

    #[test]
    fn swapped_king_castles_in_the_mirror_where_the_rulebook_says_so() {
        let swapped = array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
        let rights = CastlingRights::of_array(&swapped, SwappedKing::Mirrored);
        assert!(rights.is_mirrored(Color::White));
        assert!(!rights.is_mirrored(Color::Black));
        let short = rights.castle(&swapped, Color::White, Square::A1).unwrap();
        assert_eq!(short.length, CastlingLength::Short);
        assert_eq!((short.king_to, short.rook_to), (Square::B1, Square::C1));
        assert_eq!(short.path(), Bitboard::from(Square::B1).with(Square::C1));
        let long = rights.castle(&swapped, Color::White, Square::H1).unwrap();
        assert_eq!(long.length, CastlingLength::Long);
        assert_eq!((long.king_to, long.rook_to), (Square::F1, Square::E1));
        assert_eq!(
            long.path(),
            Bitboard::from(Square::E1).with(Square::F1).with(Square::G1)
        );
        assert_eq!(
            long.king_walk(),
            Bitboard::from(Square::D1).with(Square::E1).with(Square::F1)
        );
    }

    #[test]
    fn rights_of_kings_and_rooks_elsewhere_are_none_in_ordinary_chess() {
        let moved = array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR");
        let given = CastlingRights::by_rooks(Bitboard::CORNERS);
        let barred = given.in_ordinary_chess(&moved, SwappedKing::Barred);
        assert_eq!(barred.rooks(), Bitboard::CORNERS & Color::Black.backrank());
        let mirrored = given.in_ordinary_chess(&moved, SwappedKing::Mirrored);
        assert_eq!(mirrored.rooks(), Bitboard::CORNERS);
        assert!(mirrored.is_mirrored(Color::White) && !mirrored.is_mirrored(Color::Black));
        let inner = CastlingRights::by_rooks(Bitboard::from(Square::B1));
        let board = array("4k3/8/8/8/8/8/8/1R2K3");
        assert_eq!(
            inner.in_ordinary_chess(&board, SwappedKing::Barred),
            CastlingRights::NONE
        );
    }

    #[test]
    fn a_swapped_array_has_its_right_though_no_letter_says_so() {
        let swapped = array("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
        let played = array("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BKQBNR");
        for (board, has) in [(&swapped, true), (&played, false)] {
            let rights = CastlingRights::NONE.in_ordinary_chess(board, SwappedKing::Mirrored);
            assert_eq!(rights.any(Color::White), has);
            assert!(!rights.any(Color::Black));
        }
        let barred = CastlingRights::NONE.in_ordinary_chess(&swapped, SwappedKing::Barred);
        assert_eq!(barred, CastlingRights::NONE);
    }
}
