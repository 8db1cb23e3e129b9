//! Rulings and penalties: the words, and what they come to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_clock::Millis;
use tuomari_conduct::{Measure, Penalty, Ruling};
use tuomari_notation::Points;
use utoipa::ToSchema;

use super::{
    field_error::FieldError,
    length::Length,
    word::{ColorWord, shown},
};

/// How an arbiter rules on a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RulingWord {
    /// As claimed, or as proposed.
    Accept,
    /// Not so; play goes on.
    Reject,
    /// The game ends.
    End,
    /// An earlier position is reinstated.
    Reinstate,
    /// The player is warned.
    Warn,
    /// The player gets time.
    AddTime,
    /// The player loses time.
    TakeTime,
    /// Later: play goes on, watched.
    Postpone,
    /// The game is annulled and a new one played.
    NewGame,
    /// These times.
    Times,
    /// A penalty is imposed.
    Penalise,
    /// Who meddled leaves the hall.
    Expel,
    /// The game is played again.
    Replay,
}

/// What a penalty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MeasureWord {
    /// A warning.
    Warning,
    /// More time for the opponent.
    AddTime,
    /// Less time for the offender.
    TakeTime,
    /// Points more for the opponent.
    RaiseOpponent,
    /// Points less for the offender.
    LowerOffender,
    /// Loss of the game.
    Loss,
    /// A fine.
    Fine,
    /// Exclusion from rounds.
    Exclusion,
    /// Expulsion from the competition.
    Expulsion,
}

/// A ruling, for those it concerns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct RulingDto {
    /// How the arbiter ruled.
    pub ruling: RulingWord,
    /// Whom it concerns.
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
    /// The penalty.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub penalty: Option<PenaltyDto>,
}

/// A penalty, for those it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct PenaltyDto {
    /// On whom it is imposed.
    pub of: ColorWord,
    /// What it is.
    pub measure: MeasureWord,
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
            Ruling::Accept => plain(RulingWord::Accept),
            Ruling::Reject => plain(RulingWord::Reject),
            Ruling::End(points) => RulingDto {
                points: Some(points.to_string()),
                ..plain(RulingWord::End)
            },
            // Plies are a number of moves, which not every seat may be told.
            Ruling::Reinstate(_) => plain(RulingWord::Reinstate),
            Ruling::Warn(of) => RulingDto {
                of: Some(of.into()),
                ..plain(RulingWord::Warn)
            },
            Ruling::AddTime(of, time) => RulingDto {
                of: Some(of.into()),
                time_ms: Some(time.ms()),
                ..plain(RulingWord::AddTime)
            },
            Ruling::TakeTime(of, time) => RulingDto {
                of: Some(of.into()),
                time_ms: Some(time.ms()),
                ..plain(RulingWord::TakeTime)
            },
            Ruling::Postpone { bonus } => RulingDto {
                bonus: Some(bonus),
                ..plain(RulingWord::Postpone)
            },
            Ruling::NewGame => plain(RulingWord::NewGame),
            Ruling::Times(white, black) => RulingDto {
                times_ms: Some([white.ms(), black.ms()]),
                ..plain(RulingWord::Times)
            },
            Ruling::Penalise(penalty) => RulingDto {
                of: Some(penalty.offender.into()),
                penalty: Some(penalty.into()),
                ..plain(RulingWord::Penalise)
            },
            Ruling::Expel => plain(RulingWord::Expel),
            Ruling::Replay => plain(RulingWord::Replay),
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
            Measure::Warning => plain(MeasureWord::Warning),
            Measure::AddTime(time) => timed(MeasureWord::AddTime, time),
            Measure::TakeTime(time) => timed(MeasureWord::TakeTime, time),
            Measure::RaiseOpponent(halves) => scored(MeasureWord::RaiseOpponent, halves),
            Measure::LowerOffender(halves) => scored(MeasureWord::LowerOffender, halves),
            Measure::Loss { opponent } => scored(MeasureWord::Loss, opponent),
            Measure::Fine(amount) => PenaltyDto {
                amount: Some(amount),
                ..plain(MeasureWord::Fine)
            },
            Measure::Exclusion(rounds) => PenaltyDto {
                rounds: Some(rounds),
                ..plain(MeasureWord::Exclusion)
            },
            Measure::Expulsion => plain(MeasureWord::Expulsion),
        }
    }
}

impl From<PenaltyDto> for Penalty {
    /// A length of time that is not given is two minutes, half a point and
    /// one round likewise; a loss gives the opponent a whole point.
    fn from(dto: PenaltyDto) -> Penalty {
        let time = dto.time_ms.map_or(Length::TWO_MINUTES.0, Millis::from_ms);
        let halves = dto.halves.unwrap_or(1);
        let measure = match dto.measure {
            MeasureWord::Warning => Measure::Warning,
            MeasureWord::AddTime => Measure::AddTime(time),
            MeasureWord::TakeTime => Measure::TakeTime(time),
            MeasureWord::RaiseOpponent => Measure::RaiseOpponent(halves),
            MeasureWord::LowerOffender => Measure::LowerOffender(halves),
            MeasureWord::Loss => Measure::Loss {
                opponent: dto.halves.unwrap_or(2),
            },
            MeasureWord::Fine => Measure::Fine(dto.amount.unwrap_or(0)),
            MeasureWord::Exclusion => Measure::Exclusion(dto.rounds.unwrap_or(1)),
            MeasureWord::Expulsion => Measure::Expulsion,
        };
        Penalty {
            offender: dto.of.into(),
            measure,
        }
    }
}

/// Points as people write them: `1-0`, `1/2-1/2`, `0-0`.
pub(super) fn read_points(text: &str, field: &str) -> Result<Points, FieldError> {
    Points::parse(text).ok_or_else(|| {
        let text = shown(text);
        FieldError::new(
            field,
            format!("\"{text}\" are no points; write 1-0, 0-1, 1/2-1/2 or 0-0"),
        )
    })
}
