//! A person's decision.

use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_notation::Points;

use crate::event::penalty::{Measure, Penalty};

/// How an arbiter rules on a question.
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
#[serde(tag = "ruling", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(RulingKind),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case"),
    cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema)),
    doc = "How an arbiter rules, in a word.",
    allow(missing_docs, reason = "they are those of `Ruling`")
)]
pub enum Ruling {
    /// As claimed, or as proposed.
    Accept,
    /// Not so; play goes on.
    Reject,
    /// The game ends with these points.
    End {
        #[serde(with = "crate::act::written")]
        points: Points,
    },
    /// The position after so many plies is reinstated.
    Reinstate {
        /// The plies that remain.
        plies: usize,
    },
    /// The player is warned (`fide-2018/12.9.1`).
    Warn {
        #[serde(with = "crate::act::written")]
        of: Color,
    },
    /// The player gets time (`fide-2018/12.9.2`).
    AddTime {
        #[serde(with = "crate::act::written")]
        of: Color,
        #[serde(with = "crate::act::written")]
        time: Millis,
    },
    /// The player loses time (`fide-2018/12.9.3`).
    TakeTime {
        #[serde(with = "crate::act::written")]
        of: Color,
        #[serde(with = "crate::act::written")]
        time: Millis,
    },
    /// Later: play goes on, watched (`fide-2018/III.5.2`).
    Postpone {
        /// Whether the opponent gets time.
        #[serde(default)]
        bonus: bool,
    },
    /// The game is annulled and a new one played.
    NewGame,
    /// The clock shows these times.
    Times {
        #[serde(with = "crate::act::written")]
        white: Millis,
        #[serde(with = "crate::act::written")]
        black: Millis,
    },
    /// This penalty is imposed (`fide-2018/12.9`).
    Penalise(Penalty),
    /// Who meddled leaves the hall (`fide-2018/12.7`).
    Expel,
    /// The game is played again (`fi-blitz-2014/20`).
    Replay,
}

impl Ruling {
    /// Whose time it changes by so much, and how; none if it changes no time
    /// or sets both anew.
    pub(crate) fn time_changed(self) -> Option<(Color, Measure)> {
        match self {
            Ruling::AddTime { of, time } => Some((of, Measure::AddTime { time })),
            Ruling::TakeTime { of, time } => Some((of, Measure::TakeTime { time })),
            Ruling::Accept
            | Ruling::Reject
            | Ruling::End { .. }
            | Ruling::Reinstate { .. }
            | Ruling::Warn { .. }
            | Ruling::Postpone { .. }
            | Ruling::NewGame
            | Ruling::Times { .. }
            | Ruling::Penalise(_)
            | Ruling::Expel
            | Ruling::Replay => None,
        }
    }
}
