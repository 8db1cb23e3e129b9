//! What arbiters do and what is reported to them, in the edge form.

use serde::Deserialize;
use tuomari_board::{ArrayNumber, ByColor, Color, Position};
use tuomari_clock::{At, Millis, TimeControl};
use tuomari_conduct::{Act, ClockOrder, FaceOrder, QuestionId};

use super::{
    conduct_words::{Reported, ReportedOf},
    ruling_form::{MeasureWord, Measured, RulingForm, read_points},
    time::Length,
    unreadable::Unreadable,
    words::{ClockFaultWord, ClockReasonWord, ColorWord, ProofWord, SideWord, StartErrorWord},
};

/// An act of an arbiter's, or a report to him.
#[derive(Debug, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum ArbiterAct {
    StartClock {},
    SeeBothFlags {
        first: Option<ColorWord>,
    },
    SeeIrregularity {},
    SeeIllegalPosition {},
    AddTime {
        of: ColorWord,
        time: Length,
    },
    ReportTwoHands {
        of: ColorWord,
    },
    AppointStart {
        start: Length,
    },
    NoteAbsence {},
    Excuse {
        of: ColorWord,
    },
    PlaceClock {
        side: SideWord,
    },
    DrawArray {
        lot: u64,
    },
    SetUpArray {
        number: Option<u32>,
        fen: Option<String>,
    },
    ReportStartError {
        error: StartErrorWord,
    },
    ReportClockFault {
        fault: ClockFaultWord,
    },
    SetClock {
        why: ClockReasonWord,
        control: Option<String>,
        white: Option<Length>,
        black: Option<Length>,
        white_moves: Option<u16>,
        black_moves: Option<u16>,
        white_period: Option<u16>,
        black_period: Option<u16>,
        #[serde(default)]
        lift_white_flag: bool,
        #[serde(default)]
        lift_black_flag: bool,
    },
    RestoreTimes {},
    SetAside {},
    EnterResult {
        points: String,
    },
    JudgeStop {
        justified: bool,
    },
    FindSlip {
        of: ColorWord,
    },
    ReportDisplaced {
        of: ColorWord,
    },
    ReportOffSquare {
        since: usize,
    },
    ReportDead {
        plies: usize,
        white: ProofWord,
        black: ProofWord,
    },
    ReportConduct {
        of: ReportedOf,
        what: Reported,
        agreed: Option<bool>,
        before: Option<u8>,
        body: Option<bool>,
    },
    Penalise {
        of: ColorWord,
        measure: MeasureWord,
        time: Option<Length>,
        halves: Option<u8>,
        amount: Option<u32>,
        rounds: Option<u8>,
    },
}

/// An answer to a question: its further fields depend on the ruling.
#[derive(Debug, Deserialize)]
pub(super) struct RuleAct {
    question: u16,
    #[serde(flatten)]
    form: RulingForm,
}

impl RuleAct {
    /// The act itself.
    pub(super) fn act(self) -> Result<Act, Unreadable> {
        Ok(Act::Rule {
            question: QuestionId(self.question),
            ruling: self.form.ruling()?,
        })
    }
}

fn result(points: &str) -> Result<Act, Unreadable> {
    Ok(Act::EnterResult(read_points(points, "enter-result")?))
}

impl ArbiterAct {
    /// The act itself.
    pub(super) fn act(self) -> Result<Act, Unreadable> {
        let of_color = Color::from;
        Ok(match self {
            ArbiterAct::StartClock {} => Act::StartClock,
            ArbiterAct::SeeBothFlags { first } => Act::SeeBothFlags {
                first: first.map(of_color),
            },
            ArbiterAct::SeeIrregularity {} => Act::SeeIrregularity,
            ArbiterAct::SeeIllegalPosition {} => Act::SeeIllegalPosition,
            ArbiterAct::AddTime { of, time } => Act::AddTime {
                of: of.into(),
                time: time.0,
            },
            ArbiterAct::ReportTwoHands { of } => Act::ReportTwoHands { of: of.into() },
            ArbiterAct::AppointStart { start } => Act::AppointStart {
                start: At::from_ms(start.0.ms()),
            },
            ArbiterAct::NoteAbsence {} => Act::NoteAbsence,
            ArbiterAct::Excuse { of } => Act::Excuse { of: of.into() },
            ArbiterAct::PlaceClock { side } => Act::PlaceClock(side.into()),
            ArbiterAct::DrawArray { lot } => Act::DrawArray { lot },
            ArbiterAct::SetUpArray { number, fen } => set_up(number, fen.as_deref())?,
            ArbiterAct::ReportStartError { error } => Act::ReportStartError(error.into()),
            ArbiterAct::ReportClockFault { fault } => Act::ReportClockFault(fault.into()),
            order @ ArbiterAct::SetClock { .. } => order.set_clock()?,
            ArbiterAct::RestoreTimes {} => Act::RestoreTimes,
            ArbiterAct::SetAside {} => Act::SetAside,
            ArbiterAct::EnterResult { points } => result(&points)?,
            ArbiterAct::JudgeStop { justified } => Act::JudgeStop { justified },
            ArbiterAct::FindSlip { of } => Act::FindSlip { of: of.into() },
            ArbiterAct::ReportDisplaced { of } => Act::ReportDisplaced { of: of.into() },
            ArbiterAct::ReportOffSquare { since } => Act::ReportOffSquare { since },
            ArbiterAct::ReportDead {
                plies,
                white,
                black,
            } => dead(plies, white, black),
            ArbiterAct::ReportConduct {
                of,
                what,
                agreed,
                before,
                body,
            } => Act::Report(what.incident(of, agreed, before, body)),
            ArbiterAct::Penalise {
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
                Act::Penalise(measured.penalty(of))
            }
        })
    }

    fn set_clock(self) -> Result<Act, Unreadable> {
        let ArbiterAct::SetClock {
            why,
            control,
            white,
            black,
            white_moves,
            black_moves,
            white_period,
            black_period,
            lift_white_flag,
            lift_black_flag,
        } = self
        else {
            return Err(field("set-clock", "is another act"));
        };
        let control = match control {
            None => None,
            Some(text) => Some(
                TimeControl::from_human(&text)
                    .map_err(|_| field("set-clock", "control is no time control"))?,
            ),
        };
        let face = |time: Option<Length>, moves, period, lift_flag| FaceOrder {
            time: time.map(|length| -> Millis { length.0 }),
            moves,
            period,
            lift_flag,
        };
        Ok(Act::SetClock(Box::new(ClockOrder {
            why: why.into(),
            control,
            white: face(white, white_moves, white_period, lift_white_flag),
            black: face(black, black_moves, black_period, lift_black_flag),
        })))
    }
}

fn set_up(number: Option<u32>, fen: Option<&str>) -> Result<Act, Unreadable> {
    let board = match (number, fen) {
        (Some(number), None) => ArrayNumber::new(number)
            .map(ArrayNumber::arrangement)
            .map_err(|_| field("set-up-array", "number is 0 to 959"))?,
        (None, Some(fen)) => Position::from_fen_lenient(fen)
            .map(|(position, _)| position.board().clone())
            .map_err(|_| field("set-up-array", "fen is no position"))?,
        _ => return Err(field("set-up-array", "give number or fen")),
    };
    Ok(Act::SetUpArray(Box::new(board)))
}

fn field(act: &str, detail: &str) -> Unreadable {
    Unreadable::Field(act.to_owned(), detail.to_owned())
}

fn dead(plies: usize, white: ProofWord, black: ProofWord) -> Act {
    Act::ReportDead {
        plies,
        proofs: ByColor {
            black: black.0,
            white: white.0,
        },
    }
}
