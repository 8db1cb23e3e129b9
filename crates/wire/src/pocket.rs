//! What the core in a page says of the table that the page keeps by itself.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;
use tuomari_clock::{Class, Color, Extra, Millis, Period, TimeControl};

use super::{new_table::TableDto, option::OptionsDto, view::ViewDto};

/// What a seat is shown, as in a server's message.
#[derive(Debug, Serialize, TS)]
pub struct ShownDto {
    /// Acts done so far.
    pub version: u64,
    pub view: ViewDto,
    /// What the seat may do, by the keys of the options.
    #[ts(type = "Record<string, OptionDto>")]
    pub options: OptionsDto,
}

/// What a table is.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct AboutDto {
    /// As in lists of tables.
    pub table: TableDto,
    /// The time control, period by period.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<ControlDto>,
    pub aloud: AloudDto,
    /// Values of the settings that a clock page speaks of, with their
    /// articles.
    pub settings: BTreeMap<&'static str, GivenDto>,
}

/// What the clock may do so that it is heard or felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AloudDto {
    pub press: bool,
    /// Tell that a flag has fallen.
    pub flag: bool,
}

/// The value of a setting and why it holds.
#[derive(Debug, Serialize, TS)]
pub struct GivenDto {
    /// The value, as in `laws/`.
    pub value: String,
    /// The articles it rests on, the nearest first.
    pub articles: Vec<String>,
}

/// A time control, period by period.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct ControlDto {
    /// As people write it, in the usual form.
    pub human: String,
    pub class: ClassWord,
    /// White's periods, or both players'.
    pub white: Vec<ReadPeriodDto>,
    /// Black's, if they are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<ReadPeriodDto>>,
}

/// How quick a game is, by its time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClassWord {
    Blitz,
    Rapid,
    Standard,
}

/// A period of a time control, read.
#[derive(Debug, PartialEq, Eq, Serialize, TS)]
#[ts(optional_fields)]
pub struct ReadPeriodDto {
    /// The moves to be made in it; none if it is for all that remain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    pub time_ms: u64,
    pub extra: ExtraWord,
    /// How much of it for each move.
    pub extra_ms: u64,
}

/// How time is given for each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ExtraWord {
    None,
    Increment,
    Delay,
    Bronstein,
}

impl From<&TimeControl> for ControlDto {
    fn from(control: &TimeControl) -> ControlDto {
        let told = |color| -> Vec<ReadPeriodDto> {
            let periods = control.schedule(color).periods().iter();
            periods.map(ReadPeriodDto::from).collect()
        };
        let (white, black) = (told(Color::White), told(Color::Black));
        ControlDto {
            human: control.to_human().unwrap_or_default(),
            class: match control.class() {
                Class::Blitz => ClassWord::Blitz,
                Class::Rapid => ClassWord::Rapid,
                Class::Standard => ClassWord::Standard,
            },
            black: (black != white).then_some(black),
            white,
        }
    }
}

impl From<&Period> for ReadPeriodDto {
    fn from(period: &Period) -> ReadPeriodDto {
        let (extra, time) = match period.extra() {
            Extra::None => (ExtraWord::None, Millis::ZERO),
            Extra::Increment(time) => (ExtraWord::Increment, time),
            Extra::SimpleDelay(time) => (ExtraWord::Delay, time),
            Extra::Bronstein(time) => (ExtraWord::Bronstein, time),
        };
        ReadPeriodDto {
            moves: period.moves(),
            time_ms: period.base().ms(),
            extra,
            extra_ms: time.ms(),
        }
    }
}
