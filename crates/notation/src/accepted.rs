//! What a reader let pass.

use std::fmt;

/// One way in which a written move differs from the canonical short form and
/// was read all the same.
///
/// Some ways are Appendix C's own choices, the others are only tolerated;
/// [`is_permitted`](Accepted::is_permitted) tells which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Accepted {
    /// The departure square is written out (C.8).
    LongForm,
    /// A hyphen stands before the arrival square (C.8: not needed).
    Hyphen,
    /// A file or rank of departure is given that tells nothing apart.
    RedundantDeparture,
    /// Like pieces are told apart, but not in the way C.10 prefers.
    OtherDeparture,
    /// A pawn's capture without its departure file, which C.9.3 asks for; only
    /// one pawn could capture there.
    MissingPawnFile,
    /// A pawn's capture by its two files alone, as in `ed` or `cd:`; only one
    /// could be meant.
    FilesOnly,
    /// A capture without its mark (C.9).
    MissingCaptureMark,
    /// A capture mark where nothing is captured.
    CaptureMarkWithoutCapture,
    /// A capture mark other than `x`.
    OtherCaptureMark,
    /// A check that is not marked (C.13).
    MissingCheckMark,
    /// A mate that is not marked (C.13).
    MissingMateMark,
    /// A mate marked as a check.
    CheckMarkForMate,
    /// A check mark where there is no check.
    CheckMarkWithoutCheck,
    /// A mate mark where there is no mate. `++` for a double check is one.
    MateMarkWithoutMate,
    /// A sign of check or mate other than the language's own (C.13 has two).
    OtherCheckMark,
    /// An en passant capture that is not marked (C.9.3).
    MissingEnPassantMark,
    /// An en passant mark on another move.
    EnPassantMarkWithoutCapture,
    /// A sign of en passant other than the language's own (C.9.3 has two).
    OtherEnPassantMark,
    /// Castling written with the letter O instead of zeros.
    CastlingInLetters,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
    /// A sign before the promoted piece, as in `d8=D` (C.11 has none).
    PromotionSign,
    /// A small letter for a piece.
    SmallPieceLetter,
    /// A capital letter for a file.
    CapitalFileLetter,
    /// A letter for a pawn, which C.4 asks to leave out.
    PawnLetter,
    /// A filled figurine instead of the outlined one.
    OtherGlyph,
    /// A comment on the move's worth, as in `Rf3!`.
    Annotation,
    /// A comma after the move.
    Comma,
    /// The end of the game in a word, as in `tasan`; with the last move.
    EndInWords,
    /// A resignation that does not say whose it is: taken for that of the
    /// player having the move; with the last move.
    ResignationUnnamed,
}

impl Accepted {
    /// Everything a reader may let pass.
    pub const ALL: [Accepted; 29] = [
        Accepted::LongForm,
        Accepted::Hyphen,
        Accepted::RedundantDeparture,
        Accepted::OtherDeparture,
        Accepted::MissingPawnFile,
        Accepted::FilesOnly,
        Accepted::MissingCaptureMark,
        Accepted::CaptureMarkWithoutCapture,
        Accepted::OtherCaptureMark,
        Accepted::MissingCheckMark,
        Accepted::MissingMateMark,
        Accepted::CheckMarkForMate,
        Accepted::CheckMarkWithoutCheck,
        Accepted::MateMarkWithoutMate,
        Accepted::OtherCheckMark,
        Accepted::MissingEnPassantMark,
        Accepted::EnPassantMarkWithoutCapture,
        Accepted::OtherEnPassantMark,
        Accepted::CastlingInLetters,
        Accepted::CastlingAsKingMove,
        Accepted::PromotionSign,
        Accepted::SmallPieceLetter,
        Accepted::CapitalFileLetter,
        Accepted::PawnLetter,
        Accepted::OtherGlyph,
        Accepted::Annotation,
        Accepted::Comma,
        Accepted::EndInWords,
        Accepted::ResignationUnnamed,
    ];

    /// The stable identifier that messages refer to.
    pub fn id(self) -> &'static str {
        match self {
            Accepted::LongForm => "long-form",
            Accepted::Hyphen => "hyphen",
            Accepted::RedundantDeparture => "redundant-departure",
            Accepted::OtherDeparture => "other-departure",
            Accepted::MissingPawnFile => "missing-pawn-file",
            Accepted::FilesOnly => "files-only",
            Accepted::MissingCaptureMark => "missing-capture-mark",
            Accepted::CaptureMarkWithoutCapture => "capture-mark-without-capture",
            Accepted::OtherCaptureMark => "other-capture-mark",
            Accepted::MissingCheckMark => "missing-check-mark",
            Accepted::MissingMateMark => "missing-mate-mark",
            Accepted::CheckMarkForMate => "check-mark-for-mate",
            Accepted::CheckMarkWithoutCheck => "check-mark-without-check",
            Accepted::MateMarkWithoutMate => "mate-mark-without-mate",
            Accepted::OtherCheckMark => "other-check-mark",
            Accepted::MissingEnPassantMark => "missing-en-passant-mark",
            Accepted::EnPassantMarkWithoutCapture => "en-passant-mark-without-capture",
            Accepted::OtherEnPassantMark => "other-en-passant-mark",
            Accepted::CastlingInLetters => "castling-in-letters",
            Accepted::CastlingAsKingMove => "castling-as-king-move",
            Accepted::PromotionSign => "promotion-sign",
            Accepted::SmallPieceLetter => "small-piece-letter",
            Accepted::CapitalFileLetter => "capital-file-letter",
            Accepted::PawnLetter => "pawn-letter",
            Accepted::OtherGlyph => "other-glyph",
            Accepted::Annotation => "annotation",
            Accepted::Comma => "comma",
            Accepted::EndInWords => "end-in-words",
            Accepted::ResignationUnnamed => "resignation-unnamed",
        }
    }

    /// Whether Appendix C itself leaves this to the writer.
    pub fn is_permitted(self) -> bool {
        matches!(
            self,
            Accepted::LongForm
                | Accepted::Hyphen
                | Accepted::OtherDeparture
                | Accepted::MissingCaptureMark
                | Accepted::MissingCheckMark
                | Accepted::MissingMateMark
                | Accepted::OtherCheckMark
                | Accepted::MissingEnPassantMark
                | Accepted::OtherEnPassantMark
        )
    }
}

impl fmt::Display for Accepted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn identifiers_are_unique() {
        for accepted in Accepted::ALL {
            let same = |other: &&Accepted| other.id() == accepted.id();
            assert_eq!(Accepted::ALL.iter().filter(same).count(), 1);
        }
    }
}
