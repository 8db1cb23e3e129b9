//! Rulings and penalties in the edge form.

use serde::Deserialize;
use tuomari_board::Color;
use tuomari_conduct::{Measure, Penalty, Ruling};
use tuomari_notation::Points;

use super::{time::Length, unreadable::Unreadable, words::ColorWord};

/// How an arbiter rules, with what the ruling needs.
#[derive(Debug, Deserialize)]
#[serde(tag = "ruling", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RulingForm {
    Accept {},
    Reject {},
    End {
        points: String,
    },
    Reinstate {
        plies: usize,
    },
    Warn {
        of: ColorWord,
    },
    AddTime {
        of: ColorWord,
        time: Length,
    },
    TakeTime {
        of: ColorWord,
        time: Length,
    },
    Postpone {
        #[serde(default)]
        bonus: bool,
    },
    NewGame {},
    Times {
        white: Length,
        black: Length,
    },
    Penalise {
        of: ColorWord,
        measure: MeasureWord,
        time: Option<Length>,
        halves: Option<u8>,
        amount: Option<u32>,
        rounds: Option<u8>,
    },
    Expel {},
    Replay {},
}

/// A penalty without its offender.
#[derive(Debug)]
pub(super) struct Measured {
    pub(super) measure: MeasureWord,
    pub(super) time: Option<Length>,
    pub(super) halves: Option<u8>,
    pub(super) amount: Option<u32>,
    pub(super) rounds: Option<u8>,
}

/// What a penalty is.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum MeasureWord {
    Warning,
    AddTime,
    TakeTime,
    RaiseOpponent,
    LowerOffender,
    Loss,
    Fine,
    Exclusion,
    Expulsion,
}

impl RulingForm {
    /// The ruling itself.
    pub(super) fn ruling(self) -> Result<Ruling, Unreadable> {
        Ok(match self {
            RulingForm::Accept {} => Ruling::Accept,
            RulingForm::Reject {} => Ruling::Reject,
            RulingForm::End { points } => Ruling::End(read_points(&points, "rule")?),
            RulingForm::Reinstate { plies } => Ruling::Reinstate(plies),
            RulingForm::Warn { of } => Ruling::Warn(of.into()),
            RulingForm::AddTime { of, time } => Ruling::AddTime(of.into(), time.0),
            RulingForm::TakeTime { of, time } => Ruling::TakeTime(of.into(), time.0),
            RulingForm::Postpone { bonus } => Ruling::Postpone { bonus },
            RulingForm::NewGame {} => Ruling::NewGame,
            RulingForm::Times { white, black } => Ruling::Times(white.0, black.0),
            RulingForm::Penalise {
                of,
                measure,
                time,
                halves,
                amount,
                rounds,
            } => {
                let measured = Measured {
                    measure,
                    time,
                    halves,
                    amount,
                    rounds,
                };
                Ruling::Penalise(measured.penalty(of))
            }
            RulingForm::Expel {} => Ruling::Expel,
            RulingForm::Replay {} => Ruling::Replay,
        })
    }
}

impl Measured {
    /// The penalty on an offender. A length of time that is not given is two
    /// minutes, half a point and one round likewise.
    pub(super) fn penalty(&self, of: ColorWord) -> Penalty {
        let time = self.time.map_or(Length::TWO_MINUTES.0, |time| time.0);
        let halves = self.halves.unwrap_or(1);
        let measure = match self.measure {
            MeasureWord::Warning => Measure::Warning,
            MeasureWord::AddTime => Measure::AddTime(time),
            MeasureWord::TakeTime => Measure::TakeTime(time),
            MeasureWord::RaiseOpponent => Measure::RaiseOpponent(halves),
            MeasureWord::LowerOffender => Measure::LowerOffender(halves),
            MeasureWord::Loss => Measure::Loss {
                opponent: self.halves.unwrap_or(2),
            },
            MeasureWord::Fine => Measure::Fine(self.amount.unwrap_or(0)),
            MeasureWord::Exclusion => Measure::Exclusion(self.rounds.unwrap_or(1)),
            MeasureWord::Expulsion => Measure::Expulsion,
        };
        Penalty {
            offender: Color::from(of),
            measure,
        }
    }
}

/// Points as people write them: `1-0`, `1/2-1/2`, `0-0`.
pub(super) fn read_points(text: &str, act: &str) -> Result<Points, Unreadable> {
    Points::parse(text).ok_or_else(|| {
        let detail = format!("\"{text}\" are no points; write 1-0, 0-1, 1/2-1/2 or 0-0");
        Unreadable::Field(act.to_owned(), detail)
    })
}
