//! Why a placement is no legal move.

use std::fmt;

/// The rule of chapter 3 that a placement breaks, one reason for each rule.
///
/// The [`id`](Illegality::id) is stable; a rulebook maps it to its own
/// article. Where several rules are broken, the one named is the first in the
/// order of this list, which is the order of the chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Illegality {
    /// The board is as it was: no move was made.
    NothingMoved,
    /// There is no piece on the square the move begins on.
    NoPiece,
    /// A piece of the opponent was moved (1.1: each moves his own).
    OpponentsPieceMoved,
    /// More than one piece was moved, and it was not castling.
    SeveralPiecesMoved,
    /// A piece is on the board that was not there.
    PieceAdded,
    /// An own piece is gone from the board.
    OwnPieceRemoved,
    /// A piece has turned into another, and it was not a promotion.
    PieceExchanged,
    /// The square is taken by a piece of the same colour (3.1).
    OwnPieceOnSquare,
    /// A captured piece was left on the board (3.1.1).
    CapturedPieceLeft,
    /// A piece was removed that was not captured (3.1.1).
    WrongPieceRemoved,
    /// A bishop moves along a diagonal (3.2).
    BishopMovement,
    /// A rook moves along a file or a rank (3.3).
    RookMovement,
    /// A queen moves along a file, a rank or a diagonal (3.4).
    QueenMovement,
    /// Bishop, rook and queen may not pass over a piece (3.5).
    PieceInBetween,
    /// A knight goes to the nearest squares not on its file, rank or diagonal
    /// (3.6).
    KnightMovement,
    /// A pawn steps straight ahead, or captures diagonally ahead (3.7.1).
    PawnMovement,
    /// The square in front of the pawn is taken (3.7.1).
    PawnStepBlocked,
    /// Two squares only on the pawn's first move (3.7.2).
    PawnDoubleStepLate,
    /// One of the two squares of a double step is taken (3.7.2).
    PawnDoubleStepBlocked,
    /// A pawn moves diagonally only to capture (3.7.3).
    PawnCaptureOfNothing,
    /// En passant only a pawn that has just made a double step past the
    /// square (3.7.4.1, 3.7.4.2).
    NotEnPassant,
    /// On the last rank the pawn must be exchanged (3.7.5.1).
    PromotionMissing,
    /// Only for a queen, rook, bishop or knight of its own colour (3.7.5.1).
    PromotionToWrongPiece,
    /// A pawn is exchanged only on its last rank (3.7.5.1).
    PromotionTooEarly,
    /// A pawn is exchanged in the move that brings it to its last rank, not
    /// in a later one (3.7.5.1).
    PromotionTooLate,
    /// A pawn left on its last rank never moves again.
    DeadPawnMoved,
    /// A king goes to an adjoining square (3.8.1).
    KingMovement,
    /// The king may not go to an attacked square (3.8.1).
    KingToAttackedSquare,
    /// King and rook were not put where castling puts them (3.8.2).
    CastlingMovement,
    /// The right to castle is lost; king or rook has moved, and the position
    /// cannot tell which (3.8.2.1).
    CastlingRightLost,
    /// The king has moved (3.8.2.1.1).
    CastlingKingMoved,
    /// That rook has moved (3.8.2.1.2).
    CastlingRookMoved,
    /// The king stands on, passes or reaches an attacked square (3.8.2.2.1).
    CastlingThroughAttack,
    /// A piece stands in between (3.8.2.2.2).
    CastlingPieceInBetween,
    /// A king may not be captured (1.4.1).
    KingCaptured,
    /// The move leaves the king in check (3.9.2).
    KingLeftInCheck,
    /// The move exposes the king to check (3.9.2).
    KingExposed,
}

impl Illegality {
    /// All reasons, in the order they are looked for.
    pub const ALL: [Illegality; 37] = [
        Illegality::NothingMoved,
        Illegality::NoPiece,
        Illegality::OpponentsPieceMoved,
        Illegality::SeveralPiecesMoved,
        Illegality::PieceAdded,
        Illegality::OwnPieceRemoved,
        Illegality::PieceExchanged,
        Illegality::OwnPieceOnSquare,
        Illegality::CapturedPieceLeft,
        Illegality::WrongPieceRemoved,
        Illegality::BishopMovement,
        Illegality::RookMovement,
        Illegality::QueenMovement,
        Illegality::PieceInBetween,
        Illegality::KnightMovement,
        Illegality::PawnMovement,
        Illegality::PawnStepBlocked,
        Illegality::PawnDoubleStepLate,
        Illegality::PawnDoubleStepBlocked,
        Illegality::PawnCaptureOfNothing,
        Illegality::NotEnPassant,
        Illegality::PromotionMissing,
        Illegality::PromotionToWrongPiece,
        Illegality::PromotionTooEarly,
        Illegality::PromotionTooLate,
        Illegality::DeadPawnMoved,
        Illegality::KingMovement,
        Illegality::KingToAttackedSquare,
        Illegality::CastlingMovement,
        Illegality::CastlingRightLost,
        Illegality::CastlingKingMoved,
        Illegality::CastlingRookMoved,
        Illegality::CastlingThroughAttack,
        Illegality::CastlingPieceInBetween,
        Illegality::KingCaptured,
        Illegality::KingLeftInCheck,
        Illegality::KingExposed,
    ];

    /// The stable identifier that rulebooks and messages refer to.
    pub fn id(self) -> &'static str {
        match self {
            Illegality::NothingMoved => "nothing-moved",
            Illegality::NoPiece => "no-piece",
            Illegality::OpponentsPieceMoved => "opponents-piece-moved",
            Illegality::SeveralPiecesMoved => "several-pieces-moved",
            Illegality::PieceAdded => "piece-added",
            Illegality::OwnPieceRemoved => "own-piece-removed",
            Illegality::PieceExchanged => "piece-exchanged",
            Illegality::OwnPieceOnSquare => "own-piece-on-square",
            Illegality::CapturedPieceLeft => "captured-piece-left",
            Illegality::WrongPieceRemoved => "wrong-piece-removed",
            Illegality::BishopMovement => "bishop-movement",
            Illegality::RookMovement => "rook-movement",
            Illegality::QueenMovement => "queen-movement",
            Illegality::PieceInBetween => "piece-in-between",
            Illegality::KnightMovement => "knight-movement",
            Illegality::PawnMovement => "pawn-movement",
            Illegality::PawnStepBlocked => "pawn-step-blocked",
            Illegality::PawnDoubleStepLate => "pawn-double-step-late",
            Illegality::PawnDoubleStepBlocked => "pawn-double-step-blocked",
            Illegality::PawnCaptureOfNothing => "pawn-capture-of-nothing",
            Illegality::NotEnPassant => "not-en-passant",
            Illegality::PromotionMissing => "promotion-missing",
            Illegality::PromotionToWrongPiece => "promotion-to-wrong-piece",
            Illegality::PromotionTooEarly => "promotion-too-early",
            Illegality::PromotionTooLate => "promotion-too-late",
            Illegality::DeadPawnMoved => "dead-pawn-moved",
            Illegality::KingMovement => "king-movement",
            Illegality::KingToAttackedSquare => "king-to-attacked-square",
            Illegality::CastlingMovement => "castling-movement",
            Illegality::CastlingRightLost => "castling-right-lost",
            Illegality::CastlingKingMoved => "castling-king-moved",
            Illegality::CastlingRookMoved => "castling-rook-moved",
            Illegality::CastlingThroughAttack => "castling-through-attack",
            Illegality::CastlingPieceInBetween => "castling-piece-in-between",
            Illegality::KingCaptured => "king-captured",
            Illegality::KingLeftInCheck => "king-left-in-check",
            Illegality::KingExposed => "king-exposed",
        }
    }
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl std::error::Error for Illegality {}
