//! What an arbiter orders a clock to show.

use std::ops::Not;

use tuomari_clock::{At, ChessClock, Color as Face, Millis, TimeControl};

use super::written::or_not;

/// New settings for the clock, in one act: what is not named stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(from = "OrderFields", into = "OrderFields")]
pub struct ClockOrder {
    pub why: ClockReason,
    /// Another time control, if the old one was wrong.
    pub control: Option<TimeControl>,
    pub white: FaceOrder,
    pub black: FaceOrder,
}

/// An order as text: the names of the faces stand before their settings.
#[derive(serde::Serialize, serde::Deserialize)]
struct OrderFields {
    why: ClockReason,
    #[serde(default, with = "or_not", skip_serializing_if = "Option::is_none")]
    control: Option<TimeControl>,
    #[serde(default, with = "or_not", skip_serializing_if = "Option::is_none")]
    white: Option<Millis>,
    #[serde(default, with = "or_not", skip_serializing_if = "Option::is_none")]
    black: Option<Millis>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white_moves: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black_moves: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white_period: Option<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    black_period: Option<u16>,
    #[serde(default, skip_serializing_if = "Not::not")]
    lift_white_flag: bool,
    #[serde(default, skip_serializing_if = "Not::not")]
    lift_black_flag: bool,
}

impl From<OrderFields> for ClockOrder {
    fn from(fields: OrderFields) -> ClockOrder {
        ClockOrder {
            why: fields.why,
            control: fields.control,
            white: FaceOrder {
                time: fields.white,
                moves: fields.white_moves,
                period: fields.white_period,
                lift_flag: fields.lift_white_flag,
            },
            black: FaceOrder {
                time: fields.black,
                moves: fields.black_moves,
                period: fields.black_period,
                lift_flag: fields.lift_black_flag,
            },
        }
    }
}

impl From<ClockOrder> for OrderFields {
    fn from(order: ClockOrder) -> OrderFields {
        OrderFields {
            why: order.why,
            control: order.control,
            white: order.white.time,
            black: order.black.time,
            white_moves: order.white.moves,
            black_moves: order.black.moves,
            white_period: order.white.period,
            black_period: order.black.period,
            lift_white_flag: order.white.lift_flag,
            lift_black_flag: order.black.lift_flag,
        }
    }
}

/// New settings for one face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FaceOrder {
    /// The time to show.
    pub time: Option<Millis>,
    pub moves: Option<u16>,
    /// The period, counted from zero.
    pub period: Option<u16>,
    /// Whether a fallen flag is lifted.
    pub lift_flag: bool,
}

/// Why an arbiter touches the clock.
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
pub enum ClockReason {
    /// It is defective (`fide-2018/6.10.1`).
    Defect,
    /// It was set wrongly (`fide-2018/6.10.2`).
    Setting,
    /// The timetable of the event would suffer (`fide-2018/A.4.1.1`).
    Schedule,
    /// An earlier position was put back (`fide-2018/7.1`).
    Restoring,
    /// The players are in dispute.
    Dispute,
    /// A player asked for it.
    Request,
}

impl ClockOrder {
    /// An order that names nothing yet.
    pub fn new(why: ClockReason) -> ClockOrder {
        ClockOrder {
            why,
            control: None,
            white: FaceOrder::default(),
            black: FaceOrder::default(),
        }
    }

    /// The same with these times.
    #[must_use]
    pub fn with_times(mut self, white: Millis, black: Millis) -> ClockOrder {
        self.white.time = Some(white);
        self.black.time = Some(black);
        self
    }

    /// Carries the order out.
    pub(crate) fn carry_out(&self, clock: &mut ChessClock, at: At) {
        if let Some(control) = self.control {
            clock.set_control(control, at);
        }
        for (face, order) in [(Face::White, self.white), (Face::Black, self.black)] {
            if let Some(time) = order.time {
                clock.set_time(face, time, at);
            }
            if order.moves.is_some() || order.period.is_some() {
                let reading = clock.reading(face, at);
                let moves = order.moves.unwrap_or(reading.moves);
                let period = order.period.unwrap_or(reading.period);
                clock.set_counter(face, moves, period, at);
            }
            if order.lift_flag {
                clock.lift_flag(face, at);
            }
        }
    }
}
