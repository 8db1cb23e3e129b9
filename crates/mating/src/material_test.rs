//! The Finnish material test: what forces mate on a bare king.
//!
//! It looks at the men of one side by their kind, not at the squares and not at
//! the opponent: it is the test of a national code, made to be applied at the
//! board in a second, and it is another question than [`can_mate`] answers.
//!
//! [`can_mate`]: crate::can_mate

use tuomari_board::{Arrangement, Bitboard, Color, Rank};

/// What the test says of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaterialVerdict {
    /// The best the side has.
    pub class: MaterialClass,
    /// Whether that forces mate on a bare king.
    pub forces: bool,
}

/// The men of one side by what they can do, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialClass {
    Queen,
    Rook,
    /// Bishops on squares of both colours.
    BishopPair,
    /// A bishop and a knight.
    BishopAndKnight,
    /// Three knights or more.
    ThreeKnights,
    /// A pawn that can still promote, and nothing of the above.
    Pawn,
    TwoKnights,
    Knight,
    /// One bishop, or several on squares of one colour.
    Bishop,
    /// Only pawns that were left on their last rank: they never promote
    /// (`fi-blitz-2014/11`).
    DeadPawn,
    /// Nothing but the king.
    BareKing,
}

impl MaterialClass {
    /// All of them, the best first.
    pub const ALL: [MaterialClass; 11] = [
        MaterialClass::Queen,
        MaterialClass::Rook,
        MaterialClass::BishopPair,
        MaterialClass::BishopAndKnight,
        MaterialClass::ThreeKnights,
        MaterialClass::Pawn,
        MaterialClass::TwoKnights,
        MaterialClass::Knight,
        MaterialClass::Bishop,
        MaterialClass::DeadPawn,
        MaterialClass::BareKing,
    ];

    /// The class of the men of `side`.
    pub fn of(board: &Arrangement, side: Color) -> MaterialClass {
        let own = board.by_color(side);
        let last = Bitboard::from(side.relative_rank(Rank::Eighth));
        let pawns = own & board.pawns();
        let bishops = own & board.bishops();
        let knights = (own & board.knights()).count();
        let light = (bishops & Bitboard::LIGHT_SQUARES).any();
        let dark = (bishops & Bitboard::DARK_SQUARES).any();
        if (own & board.queens()).any() {
            MaterialClass::Queen
        } else if (own & board.rooks()).any() {
            MaterialClass::Rook
        } else if light && dark {
            MaterialClass::BishopPair
        } else if bishops.any() && knights > 0 {
            MaterialClass::BishopAndKnight
        } else if knights > 2 {
            MaterialClass::ThreeKnights
        } else if (pawns & !last).any() {
            MaterialClass::Pawn
        } else if knights == 2 {
            MaterialClass::TwoKnights
        } else if knights == 1 {
            MaterialClass::Knight
        } else if bishops.any() {
            MaterialClass::Bishop
        } else if pawns.any() {
            MaterialClass::DeadPawn
        } else {
            MaterialClass::BareKing
        }
    }

    /// Whether it forces mate on a bare king (`fi-blitz-2014/13.c.2`). The
    /// code does not speak of pawns, so whether one counts is said by the
    /// caller.
    pub fn forces_bare_king(self, pawn_counts: bool) -> bool {
        match self {
            MaterialClass::Queen
            | MaterialClass::Rook
            | MaterialClass::BishopPair
            | MaterialClass::BishopAndKnight
            | MaterialClass::ThreeKnights => true,
            MaterialClass::Pawn => pawn_counts,
            MaterialClass::TwoKnights
            | MaterialClass::Knight
            | MaterialClass::Bishop
            | MaterialClass::DeadPawn
            | MaterialClass::BareKing => false,
        }
    }

    /// The stable identifier that messages refer to.
    pub fn id(self) -> &'static str {
        match self {
            MaterialClass::Queen => "queen",
            MaterialClass::Rook => "rook",
            MaterialClass::BishopPair => "bishop-pair",
            MaterialClass::BishopAndKnight => "bishop-and-knight",
            MaterialClass::ThreeKnights => "three-knights",
            MaterialClass::Pawn => "pawn",
            MaterialClass::TwoKnights => "two-knights",
            MaterialClass::Knight => "knight",
            MaterialClass::Bishop => "bishop",
            MaterialClass::DeadPawn => "dead-pawn",
            MaterialClass::BareKing => "bare-king",
        }
    }
}

/// Applies the test to the men of `side`.
///
/// ```
/// use tuomari_board::{Color, Position};
/// use tuomari_mating::{MaterialClass, material_test};
///
/// let position = Position::from_fen("7k/8/8/8/8/8/1NN5/K7 b - - 0 1")?;
/// let verdict = material_test(position.board(), Color::White, true);
/// assert_eq!(verdict.class, MaterialClass::TwoKnights);
/// assert!(!verdict.forces);
/// # Ok::<(), tuomari_board::FenError>(())
/// ```
pub fn material_test(board: &Arrangement, side: Color, pawn_counts: bool) -> MaterialVerdict {
    let class = MaterialClass::of(board, side);
    MaterialVerdict {
        class,
        forces: class.forces_bare_king(pawn_counts),
    }
}
