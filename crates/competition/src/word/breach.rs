//! Breaches that count over games, and what an arbiter imposes.

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, IntoStaticStr, VariantArray};
use tuomari_report::Points;
use tuomari_rulebook::Topic;

use crate::word::written;

/// A breach that is counted in the whole competition.
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
pub enum Breach {
    /// A device made a sound.
    PhoneSounded,
    /// Conduct that the rules forbid.
    Misconduct,
    /// Left the playing area on the opponent's move without telling, where
    /// the regulations ask for it.
    LeftUnreported,
    /// Used a device without leave when his own game was over.
    DeviceAfterGame,
    /// Meddled with another game when his own was over.
    InterferedAfterGame,
}

/// What the rulebook proposes for a breach.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Proposal {
    Warning,
    Loss,
    /// Other sanctions, to exclusion from the competition.
    Exclusion,
    Choice,
}

/// What an arbiter imposes for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "measure", rename_all = "kebab-case")]
#[strum_discriminants(
    name(MeasureKind),
    derive(Hash, IntoStaticStr, VariantArray),
    strum(serialize_all = "kebab-case"),
    doc = "What is imposed, in a word.",
    allow(missing_docs, reason = "they are those of `Measure`")
)]
pub enum Measure {
    Warning,
    /// More points of the game for the opponent.
    RaiseOpponent {
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        points: Points,
    },
    /// Fewer points of the game for the offender.
    LowerOffender {
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        points: Points,
    },
    /// The game is lost; the opponent gets these points.
    Loss {
        #[serde(with = "written::points")]
        #[cfg_attr(feature = "schema", ts(type = "string"), schema(value_type = String))]
        opponent: Points,
    },
    /// A fine announced in advance, in the smallest unit of its currency.
    Fine {
        amount: u32,
    },
}

impl Measure {
    /// Where the rulebooks speak of it.
    pub(crate) fn topic(self) -> Topic {
        match self {
            Measure::Warning => Topic::PenaltyWarning,
            Measure::RaiseOpponent { .. } => Topic::PenaltyPointsRaised,
            Measure::LowerOffender { .. } => Topic::PenaltyPointsLowered,
            Measure::Loss { .. } => Topic::PenaltyLoss,
            Measure::Fine { .. } => Topic::PenaltyFine,
        }
    }
}
