//! What keeps a position from being regular.

use std::fmt;

/// Why a position could not have been reached by legal moves, as far as that
/// is looked at. The list is not complete: many positions are unreachable and
/// still regular.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fault {
    /// The board is empty.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has more than one king.
    SeveralKings,
    /// A pawn stands on the first or the last rank.
    PawnOnEndRank,
    /// The side that is not to move is in check; adjacent kings are among
    /// these.
    OpponentInCheck,
    /// No single move could have given this check.
    ImpossibleCheck,
    /// More pieces than promotions can explain, nine pawns for instance.
    TooMuchMaterial,
    /// A king castles in the mirror (`fi-blitz-2014/7`).
    MirroredCastling,
}

impl Fault {
    /// All faults, in the order they are reported.
    pub const ALL: [Fault; 8] = [
        Fault::EmptyBoard,
        Fault::MissingKing,
        Fault::SeveralKings,
        Fault::PawnOnEndRank,
        Fault::OpponentInCheck,
        Fault::ImpossibleCheck,
        Fault::TooMuchMaterial,
        Fault::MirroredCastling,
    ];

    /// A stable identifier, for messages and for data.
    pub fn id(self) -> &'static str {
        match self {
            Fault::EmptyBoard => "empty-board",
            Fault::MissingKing => "missing-king",
            Fault::SeveralKings => "several-kings",
            Fault::PawnOnEndRank => "pawn-on-end-rank",
            Fault::OpponentInCheck => "opponent-in-check",
            Fault::ImpossibleCheck => "impossible-check",
            Fault::TooMuchMaterial => "too-much-material",
            Fault::MirroredCastling => "mirrored-castling",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
