//! Penalties, and where the rulebooks speak of them.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_rulebook::Topic;

/// A penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Penalty {
    /// On whom it is imposed.
    #[serde(rename = "of", with = "crate::act::written")]
    pub offender: Color,
    #[serde(flatten)]
    pub measure: Measure,
}

/// What a penalty is.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    serde::Serialize,
    serde::Deserialize,
    strum::EnumDiscriminants,
    strum::VariantNames,
)]
#[serde(tag = "measure", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(MeasureKind),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case"),
    cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema)),
    doc = "What a penalty is, in a word.",
    allow(missing_docs, reason = "they are those of `Measure`")
)]
pub enum Measure {
    Warning,
    /// More time for the opponent.
    AddTime {
        /// How much; two minutes if not said.
        #[serde(with = "crate::act::written", default = "two_minutes")]
        time: Millis,
    },
    /// Less time for the offender.
    TakeTime {
        /// How much; two minutes if not said.
        #[serde(with = "crate::act::written", default = "two_minutes")]
        time: Millis,
    },
    /// So many halves of a point more for the opponent.
    RaiseOpponent {
        /// How many; one if not said.
        #[serde(default = "one")]
        halves: u8,
    },
    /// So many halves of a point less for the offender.
    LowerOffender {
        /// How many; one if not said.
        #[serde(default = "one")]
        halves: u8,
    },
    /// Loss of the game; the opponent gets so many halves of a point.
    Loss {
        /// The opponent's score, in halves.
        #[serde(rename = "halves", default = "whole_point")]
        opponent: u8,
    },
    /// A fine announced in advance, in the smallest unit of its currency.
    Fine {
        #[serde(default)]
        amount: u32,
    },
    /// Exclusion from so many rounds.
    Exclusion {
        /// How many; one if not said.
        #[serde(default = "one")]
        rounds: u8,
    },
    /// Expulsion from the competition.
    Expulsion,
}

/// What the Laws mostly give.
fn two_minutes() -> Millis {
    Millis::from_mins(2)
}

fn one() -> u8 {
    1
}

fn whole_point() -> u8 {
    2
}

impl Measure {
    /// Where the rulebooks speak of it.
    pub(crate) fn topic(self) -> Topic {
        match self {
            Measure::Warning => Topic::PenaltyWarning,
            Measure::AddTime { .. } => Topic::PenaltyTimeAdded,
            Measure::TakeTime { .. } => Topic::PenaltyTimeTaken,
            Measure::RaiseOpponent { .. } => Topic::PenaltyPointsRaised,
            Measure::LowerOffender { .. } => Topic::PenaltyPointsLowered,
            Measure::Loss { .. } => Topic::PenaltyLoss,
            Measure::Fine { .. } => Topic::PenaltyFine,
            Measure::Exclusion { .. } => Topic::PenaltyExclusion,
            Measure::Expulsion => Topic::PenaltyExpulsion,
        }
    }
}
