//! Rulings and penalties: the words, and what they come to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_clock::Millis;
use tuomari_conduct::{Measure, MeasureKind, Penalty, Ruling, RulingKind};
use utoipa::ToSchema;

use super::word::ColorWord;

/// A ruling, for those it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct RulingDto {
    /// How the arbiter ruled.
    pub ruling: RulingKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<ColorWord>,
    /// The points, `1-0`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<String>,
    /// Time given or taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Whether the opponent gets time.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bonus: Option<bool>,
    /// White's and Black's times.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times_ms: Option<[u64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyDto>,
}

/// A penalty, for those it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PenaltyDto {
    /// On whom it is imposed.
    pub of: ColorWord,
    pub measure: MeasureKind,
    /// Time given to the opponent or taken from the offender.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Halves of a point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub halves: Option<u8>,
    /// A fine, in the smallest unit of its currency.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<u32>,
    /// Rounds of an exclusion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u8>,
}

impl From<Ruling> for RulingDto {
    fn from(ruling: Ruling) -> RulingDto {
        let plain = |ruling| RulingDto {
            ruling,
            of: None,
            points: None,
            time_ms: None,
            bonus: None,
            times_ms: None,
            penalty: None,
        };
        match ruling {
            Ruling::Accept => plain(RulingKind::Accept),
            Ruling::Reject => plain(RulingKind::Reject),
            Ruling::End { points } => RulingDto {
                points: Some(points.to_string()),
                ..plain(RulingKind::End)
            },
            // Plies are a number of moves, which not every seat may be told.
            Ruling::Reinstate { .. } => plain(RulingKind::Reinstate),
            Ruling::Warn { of } => RulingDto {
                of: Some(of.into()),
                ..plain(RulingKind::Warn)
            },
            Ruling::AddTime { of, time } => RulingDto {
                of: Some(of.into()),
                time_ms: Some(time.ms()),
                ..plain(RulingKind::AddTime)
            },
            Ruling::TakeTime { of, time } => RulingDto {
                of: Some(of.into()),
                time_ms: Some(time.ms()),
                ..plain(RulingKind::TakeTime)
            },
            Ruling::Postpone { bonus } => RulingDto {
                bonus: Some(bonus),
                ..plain(RulingKind::Postpone)
            },
            Ruling::NewGame => plain(RulingKind::NewGame),
            Ruling::Times { white, black } => RulingDto {
                times_ms: Some([white.ms(), black.ms()]),
                ..plain(RulingKind::Times)
            },
            Ruling::Penalise(penalty) => RulingDto {
                of: Some(penalty.offender.into()),
                penalty: Some(penalty.into()),
                ..plain(RulingKind::Penalise)
            },
            Ruling::Expel => plain(RulingKind::Expel),
            Ruling::Replay => plain(RulingKind::Replay),
        }
    }
}

impl From<Penalty> for PenaltyDto {
    fn from(penalty: Penalty) -> PenaltyDto {
        let plain = |measure| PenaltyDto {
            of: penalty.offender.into(),
            measure,
            time_ms: None,
            halves: None,
            amount: None,
            rounds: None,
        };
        let timed = |measure, time: Millis| PenaltyDto {
            time_ms: Some(time.ms()),
            ..plain(measure)
        };
        let scored = |measure, halves| PenaltyDto {
            halves: Some(halves),
            ..plain(measure)
        };
        match penalty.measure {
            Measure::Warning => plain(MeasureKind::Warning),
            Measure::AddTime { time } => timed(MeasureKind::AddTime, time),
            Measure::TakeTime { time } => timed(MeasureKind::TakeTime, time),
            Measure::RaiseOpponent { halves } => scored(MeasureKind::RaiseOpponent, halves),
            Measure::LowerOffender { halves } => scored(MeasureKind::LowerOffender, halves),
            Measure::Loss { opponent } => scored(MeasureKind::Loss, opponent),
            Measure::Fine { amount } => PenaltyDto {
                amount: Some(amount),
                ..plain(MeasureKind::Fine)
            },
            Measure::Exclusion { rounds } => PenaltyDto {
                rounds: Some(rounds),
                ..plain(MeasureKind::Exclusion)
            },
            Measure::Expulsion => plain(MeasureKind::Expulsion),
        }
    }
}
