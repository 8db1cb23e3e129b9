//! What happens to scoresheets, and what can be wrong with them.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_notation::{Language, Points};

use crate::{
    act::record::{Medium, Remark, Signature},
    event::line::Line,
};

/// What happened with the scoresheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// The player has a sheet.
    SheetTaken(Color, Medium, Language),
    /// The player wrote a line.
    Entered {
        by: Color,
        /// Which line, counted from zero.
        line: usize,
        what: Line,
    },
    /// The player wrote something else that belongs there.
    Remarked(Color, Remark),
    /// The player need not record until the end of this period.
    Relieved(Color, u16),
    /// The player has to bring his sheet up to date.
    UpdateOrdered(Color, Update),
    Updated(Color),
    /// The player took the opponent's sheet.
    Borrowed(Color),
    /// He gave it back.
    Returned(Color),
    /// The player was shown the record, so many times by now.
    RecordShown(Color, u8),
    /// What stood before the game was reconstructed on another board.
    FactsNoted(Facts),
    /// The game was reconstructed: the sheets are complete.
    Reconstructed,
    /// The player's next move counts as the first of a period.
    PeriodBegun {
        of: Color,
        /// The moves that count as made.
        moves: u16,
    },
    /// A failed sheet was replaced; its entries were carried over.
    SheetReplaced(Color),
    /// The player confirmed a result.
    Signed(Color, Points, Signature),
}

/// What is noted before a reconstruction (`fide-2018/8.5.3`). The position is
/// the one after so many plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    pub plies: usize,
    /// White's and Black's time.
    pub left: [Millis; 2],
    /// Who had the move.
    pub turn: Color,
    /// Moves White and Black had completed.
    pub moves: [u16; 2],
}

/// What is wrong with a scoresheet.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Flaw {
    /// A move was made before earlier ones were recorded.
    NotRecorded,
    /// A move was written before it was made.
    WrittenAhead,
    /// Something is written that does not belong there.
    ForeignEntry,
    /// A draw offer is not marked.
    OfferNotMarked,
    /// Another notation than the algebraic.
    OtherNotation,
    /// The long form, where the edition knows the short one only.
    LongForm,
    /// A letter for a pawn.
    PawnLetter,
    /// A pawn's capture without the file it comes from.
    FileMissing,
    /// A pawn's capture without the square it goes to.
    SquareMissing,
    /// Two like pieces are not told apart.
    Ambiguous,
    /// A promotion without the new piece.
    PromotionMissing,
    /// No such move is possible.
    NoSuchMove,
    /// Another move than the one made.
    AnotherMove,
    /// A move was made before the sheet was up to date.
    NotUpdated,
    /// A move was made before the opponent's sheet was given back.
    NotReturned,
    /// The record was asked for too often.
    ViewedTooOften,
}

/// Why a sheet must be brought up to date (`fide-2018/8.5`).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Update {
    /// Neither player recorded: both update with the clock stopped.
    Both,
    /// Only this one did not: he updates in his own time.
    One,
}
