//! The 960 arrays of Chess960 (`fide-2018/II`).

use std::fmt;

use shakmaty::{Bitboard, Board, Rank, Square};

use crate::{castling::CastlingRights, position::Position};

/// The number of an array, 0 to 959, as Reinhard Scharnagl numbered them. The
/// array of ordinary chess is 518.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArrayNumber(u16);

/// A number that is no array's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchArray(pub u32);

impl fmt::Display for NoSuchArray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "there is no array {}; they are numbered 0 to 959",
            self.0
        )
    }
}

impl std::error::Error for NoSuchArray {}

impl ArrayNumber {
    /// The array of ordinary chess.
    pub const ORDINARY: ArrayNumber = ArrayNumber(518);

    /// An array by its number.
    pub fn new(number: u32) -> Result<ArrayNumber, NoSuchArray> {
        match u16::try_from(number) {
            Ok(small) if small < 960 => Ok(ArrayNumber(small)),
            _ => Err(NoSuchArray(number)),
        }
    }

    /// Draws an array by lot. The random number is the caller's: any 64 bits,
    /// each as likely as another, make any array as likely as another (to one
    /// part in ten to the sixteenth).
    pub fn draw(random: u64) -> ArrayNumber {
        let scaled = (u128::from(random) * 960) >> 64;
        ArrayNumber(u16::try_from(scaled).unwrap_or(0))
    }

    /// All arrays, in order.
    pub fn all() -> impl Iterator<Item = ArrayNumber> {
        (0..960).map(ArrayNumber)
    }

    pub fn get(self) -> u16 {
        self.0
    }

    /// The number of the array that `board` shows, if it is one.
    pub fn of(board: &Board) -> Option<ArrayNumber> {
        let number = numbered(board)?;
        (number.arrangement() == *board).then_some(number)
    }

    /// The pieces of the array.
    pub fn arrangement(self) -> Board {
        Board::chess960(u32::from(self.0))
    }

    /// The start of a game from this array: both players may castle with both
    /// rooks.
    pub fn position(self) -> Position {
        let array = self.arrangement();
        let rooks = array.rooks() & Bitboard::BACKRANKS;
        Position::of_array(&array, CastlingRights::by_rooks(rooks))
    }
}

/// The number of the one array that has White's first rank, if it is of one: a
/// bishop of each colour on four files, the queen on one of the six that are
/// left, the knights on two of five.
fn numbered(board: &Board) -> Option<ArrayNumber> {
    let rank = board.white() & Bitboard::from(Rank::First);
    let one = |squares: Bitboard| squares.single_square().map(|it| u16::from(it.file()));
    let bishops = rank & board.bishops();
    let light = one(bishops & Bitboard::LIGHT_SQUARES)? / 2;
    let dark = one(bishops & Bitboard::DARK_SQUARES)? / 2;
    let left = |taken: Bitboard, square: Square| {
        (rank & !taken & Bitboard(Bitboard::from(square).0 - 1)).count()
    };
    let queen = (rank & board.queens()).single_square()?;
    let queen_place = left(bishops, queen);
    let knights = rank & board.knights();
    let (first, last) = (knights.first()?, knights.last()?);
    let taken = bishops | Bitboard::from(queen);
    // Of those whose first knight stands further to the left there are 4, 3 and 2.
    let (a, b) = (left(taken, first), left(taken, last));
    let before_a = [0, 4, 7, 9].get(a)?;
    let knights_place = (before_a + b).checked_sub(a + 1)?;
    let places = u16::try_from(queen_place * 16 + knights_place * 96).ok()?;
    ArrayNumber::new(u32::from(light + dark * 4 + places)).ok()
}

impl fmt::Display for ArrayNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
