//! Where a competition leaves the rules: never an error, always written down.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};

use crate::word::{
    article::{Article, Handbook},
    id::{PlayerId, TeamId, Who},
    regulations::Clause,
};

/// Something that the rules do not foresee, or forbid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Departure {
    /// The round that was under way or to be paired.
    pub round: u16,
    pub level: Level,
    #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
    pub article: Article,
    pub matter: Matter,
}

/// How much a desk has to ask before it is done.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    Notice,
    Confirm,
    ConfirmTwice,
    /// From here on the competition is not by FIDE's regulations.
    LeavesFide,
}

/// What departs from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum_discriminants(
    name(MatterKind),
    derive(Hash, PartialOrd, Ord, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "What departs, in a word.",
    allow(missing_docs, reason = "they are those of `Matter`")
)]
pub enum Matter {
    /// Regulations were changed after the first pairing.
    Amended {
        clause: Clause,
    },
    /// Entered when the first round had been paired.
    LateEntry {
        who: Who,
    },
    /// A full-point bye, which FIDE advises against.
    FullPointBye {
        who: Who,
    },
    /// More half-point byes than announced.
    TooManyByes {
        who: Who,
    },
    /// A half-point bye for a round in which there is none.
    ByeTooLate {
        who: Who,
    },
    /// A half-point bye for one who may not have it.
    NotEligible {
        who: Who,
    },
    /// A pair was forbidden after the first pairing.
    ProhibitedLate,
    /// New numbers after round 4 had been paired.
    NumbersLate,
    /// A result was missing when the next round was paired.
    ResultMissing {
        round: u16,
        board: u32,
    },
    SecondMeeting {
        one: Who,
        other: Who,
    },
    ProhibitedMeeting {
        one: Who,
        other: Who,
    },
    /// The pairing's bye for one who may not have it.
    ByeBarred {
        who: Who,
    },
    ThirdColor {
        who: Who,
    },
    ColorDifference {
        who: Who,
    },
    /// Somebody who should play has no place.
    LeftOut {
        who: Who,
    },
    /// Somebody plays who was not to be paired.
    PlaysThough {
        who: Who,
    },
    /// The pairing is not the one of the announced system.
    DiffersFromSystem {
        boards: Vec<(u32, u32)>,
    },
    /// The system leaves no pairing, and the chief arbiter decides.
    NoCompletePairing,
    /// A pairing was changed after it had been published.
    PublishedChanged,
    /// A correction came so late that only ratings take it.
    RatingOnly {
        round: u16,
        board: u32,
    },
    UnusualScore {
        round: u16,
        board: u32,
    },
    /// A team's list was changed after the first pairing.
    BoardOrderLate {
        team: TeamId,
    },
    /// A line-up that does not follow the list.
    LineupOutOfOrder {
        team: TeamId,
        player: PlayerId,
    },
    LineupLate {
        team: TeamId,
    },
    /// The competition ended before its last round.
    RoundsLeft {
        rounds: u16,
    },
    /// A player's rating was corrected, and the numbers are frozen.
    CorrectedLate {
        player: PlayerId,
    },
    /// Announced as rated, and not played by the Laws alone.
    NotRateable,
}

impl Matter {
    /// Whether it is about who meets whom, and would tell of a pairing.
    pub(crate) fn is_of_pairing(&self) -> bool {
        matches!(
            self,
            Matter::SecondMeeting { .. }
                | Matter::ProhibitedMeeting { .. }
                | Matter::ByeBarred { .. }
                | Matter::ThirdColor { .. }
                | Matter::ColorDifference { .. }
                | Matter::LeftOut { .. }
                | Matter::PlaysThough { .. }
                | Matter::DiffersFromSystem { .. }
                | Matter::NoCompletePairing
                | Matter::PublishedChanged
        )
    }

    /// How much is to be asked, and the article that is departed from.
    pub(crate) fn weight(&self) -> (Level, Handbook) {
        match self {
            Matter::Amended { clause } => of_clause(*clause),
            Matter::LateEntry { .. } => (Level::Notice, Handbook::LateEntry),
            Matter::FullPointBye { .. } | Matter::LeftOut { .. } => {
                (Level::Confirm, Handbook::PairingBye)
            }
            Matter::TooManyByes { .. } | Matter::ByeTooLate { .. } | Matter::NotEligible { .. } => {
                (Level::Confirm, Handbook::HalfPointBye)
            }
            Matter::ProhibitedLate => (Level::LeavesFide, Handbook::Report),
            Matter::NumbersLate => (Level::LeavesFide, Handbook::NumbersFrozen),
            Matter::ResultMissing { .. } => (Level::Notice, Handbook::Adjourned),
            Matter::SecondMeeting { .. } => (Level::ConfirmTwice, Handbook::MeetOnce),
            Matter::ByeBarred { .. } => (Level::ConfirmTwice, Handbook::ByeBarred),
            Matter::ThirdColor { .. } => (Level::Confirm, Handbook::ThirdColor),
            Matter::ColorDifference { .. } => (Level::Confirm, Handbook::ColorDifference),
            Matter::PlaysThough { .. } => (Level::Confirm, Handbook::Presence),
            Matter::DiffersFromSystem { .. } => (Level::ConfirmTwice, Handbook::SamePairing),
            Matter::NoCompletePairing => (Level::ConfirmTwice, Handbook::NoCompletePairing),
            Matter::PublishedChanged => (Level::ConfirmTwice, Handbook::PublishedStands),
            Matter::RatingOnly { .. } => (Level::Confirm, Handbook::Correction),
            Matter::ProhibitedMeeting { .. }
            | Matter::UnusualScore { .. }
            | Matter::BoardOrderLate { .. }
            | Matter::LineupOutOfOrder { .. }
            | Matter::LineupLate { .. } => (Level::Confirm, Handbook::Regulations),
            Matter::RoundsLeft { .. } => (Level::ConfirmTwice, Handbook::RoundsDeclared),
            Matter::CorrectedLate { .. } => (Level::Notice, Handbook::NumbersFrozen),
            Matter::NotRateable => (Level::ConfirmTwice, Handbook::Regulations),
        }
    }
}

/// What it means to change a clause once the first round has been paired.
fn of_clause(clause: Clause) -> (Level, Handbook) {
    match clause {
        Clause::Heading | Clause::Schedule => (Level::Notice, Handbook::Regulations),
        Clause::TimeControl | Clause::DefaultTime | Clause::Byes => {
            (Level::Confirm, Handbook::Regulations)
        }
        Clause::Laws | Clause::Teams => (Level::ConfirmTwice, Handbook::Regulations),
        Clause::Rounds => (Level::ConfirmTwice, Handbook::RoundsDeclared),
        Clause::TieBreaks => (Level::ConfirmTwice, Handbook::TieBreaks),
        Clause::Points => (Level::LeavesFide, Handbook::PairingBye),
        Clause::System => (Level::LeavesFide, Handbook::SystemDeclared),
        Clause::Acceleration => (Level::LeavesFide, Handbook::Acceleration),
    }
}
