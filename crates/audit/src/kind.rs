//! What an audit can find.

/// The ends that come by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    Checkmate,
    Stalemate,
    Dead,
    SeventyFive,
    Fifty,
    Threefold,
    Fivefold,
}

/// The kinds of findings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A win on time by a side that could not win.
    FlagWithoutMate,
    /// A draw on time although the other side could win.
    FlagDrawn,
    /// A win by resignation for a side that could not mate.
    ResignedWithoutMate,
    /// The game was over and went on.
    PlayedOn(End),
    /// The last position ends the game otherwise than recorded.
    Misrecorded(End),
    /// A draw by repetition that was none.
    NoRepetition,
    /// A draw by fifty moves that were not made.
    NoFifty,
    /// A mate that is none.
    NoCheckmate,
    /// A stalemate that is none.
    NoStalemate,
    /// A dead position that is none.
    NotDead,
    /// A draw before the moves were made that an agreement needs.
    DrawnTooEarly,
    /// The tag and the end of the moves give different results.
    TwoResults,
    /// A move that is not legal.
    IllegalMove,
    /// A text that fits several legal moves.
    AmbiguousMove,
    /// A word among the moves that is no move.
    UnreadableWord,
    /// A starting position that cannot be read.
    UnreadableStart,
    /// A comment or a variation without its end.
    Endless,
    /// Moves without a result behind them: something may be missing.
    BreaksOff,
    /// A game longer than any that is read.
    TooLong,
}

impl Kind {
    /// The identifier, and the end of the key of its text.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Kind::FlagWithoutMate => "flag-without-mate",
            Kind::FlagDrawn => "flag-drawn",
            Kind::ResignedWithoutMate => "resigned-without-mate",
            Kind::PlayedOn(End::Checkmate) => "played-on-after-checkmate",
            Kind::PlayedOn(End::Stalemate) => "played-on-after-stalemate",
            Kind::PlayedOn(End::Dead) => "played-on-after-dead-position",
            Kind::PlayedOn(End::SeventyFive) => "played-on-after-seventyfive",
            Kind::PlayedOn(End::Fifty) => "played-on-after-fifty",
            Kind::PlayedOn(End::Threefold) => "played-on-after-threefold",
            Kind::PlayedOn(End::Fivefold) => "played-on-after-fivefold",
            Kind::Misrecorded(End::Checkmate) => "checkmate-misrecorded",
            Kind::Misrecorded(End::Stalemate) => "stalemate-misrecorded",
            Kind::Misrecorded(End::Dead) => "dead-position-misrecorded",
            Kind::Misrecorded(End::SeventyFive) => "seventyfive-misrecorded",
            Kind::Misrecorded(End::Fifty) => "fifty-misrecorded",
            Kind::Misrecorded(End::Threefold) => "threefold-misrecorded",
            Kind::Misrecorded(End::Fivefold) => "fivefold-misrecorded",
            Kind::NoRepetition => "no-repetition",
            Kind::NoFifty => "no-fifty",
            Kind::NoCheckmate => "no-checkmate",
            Kind::NoStalemate => "no-stalemate",
            Kind::NotDead => "not-dead",
            Kind::DrawnTooEarly => "drawn-too-early",
            Kind::TwoResults => "two-results",
            Kind::IllegalMove => "illegal-move",
            Kind::AmbiguousMove => "ambiguous-move",
            Kind::UnreadableWord => "unreadable-word",
            Kind::UnreadableStart => "unreadable-start",
            Kind::Endless => "endless",
            Kind::BreaksOff => "breaks-off",
            Kind::TooLong => "too-long",
        }
    }
}

/// The identifiers of all kinds: every one has a text and a name.
pub fn all_ids() -> impl Iterator<Item = &'static str> {
    const ENDS: [End; 7] = [
        End::Checkmate,
        End::Stalemate,
        End::Dead,
        End::SeventyFive,
        End::Fifty,
        End::Threefold,
        End::Fivefold,
    ];
    const OTHERS: [Kind; 17] = [
        Kind::FlagWithoutMate,
        Kind::FlagDrawn,
        Kind::ResignedWithoutMate,
        Kind::NoRepetition,
        Kind::NoFifty,
        Kind::NoCheckmate,
        Kind::NoStalemate,
        Kind::NotDead,
        Kind::DrawnTooEarly,
        Kind::TwoResults,
        Kind::IllegalMove,
        Kind::AmbiguousMove,
        Kind::UnreadableWord,
        Kind::UnreadableStart,
        Kind::Endless,
        Kind::BreaksOff,
        Kind::TooLong,
    ];
    let played_on = ENDS.map(Kind::PlayedOn).into_iter();
    let misrecorded = ENDS.map(Kind::Misrecorded).into_iter();
    played_on.chain(misrecorded).chain(OTHERS).map(Kind::id)
}
