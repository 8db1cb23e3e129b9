//! A time control, read for a page that says in words what it means.

use serde::Serialize;
use tuomari_clock::{Class, Color, Extra, ParseError, Period, TimeControl};

/// A time control, period by period.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct ControlRead {
    /// As people write it, in the usual form.
    pub human: String,
    /// `blitz`, `rapid` or `standard`.
    pub class: &'static str,
    /// White's periods, or both players'.
    pub white: Vec<PeriodRead>,
    /// Black's, if they are others.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black: Option<Vec<PeriodRead>>,
}

/// A period of it.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct PeriodRead {
    /// The moves to be made in it; none if it is for all that remain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u16>,
    pub time_ms: u64,
    /// `none`, `increment`, `delay` or `bronstein`.
    pub extra: &'static str,
    /// How much of it for each move.
    pub extra_ms: u64,
}

/// What is wrong with a text, and where.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct ControlFault {
    /// The letter at which reading stopped, counted from zero.
    pub offset: usize,
    /// What was seen and expected, in English.
    pub detail: String,
}

/// Reads a time control as people write it.
pub fn read(human: &str) -> Result<ControlRead, ControlFault> {
    let control = TimeControl::from_human(human).map_err(|error| fault(&error))?;
    Ok(describe(&control))
}

/// A time control, told.
pub fn describe(control: &TimeControl) -> ControlRead {
    let told = |color| -> Vec<PeriodRead> {
        let periods = control.schedule(color).periods().iter();
        periods.map(period).collect()
    };
    let (white, black) = (told(Color::White), told(Color::Black));
    ControlRead {
        human: control.to_human().unwrap_or_default(),
        class: match control.class() {
            Class::Blitz => "blitz",
            Class::Rapid => "rapid",
            Class::Standard => "standard",
        },
        black: (black != white).then_some(black),
        white,
    }
}

fn period(period: &Period) -> PeriodRead {
    let (extra, time) = match period.extra() {
        Extra::None => ("none", tuomari_clock::Millis::ZERO),
        Extra::Increment(time) => ("increment", time),
        Extra::SimpleDelay(time) => ("delay", time),
        Extra::Bronstein(time) => ("bronstein", time),
    };
    PeriodRead {
        moves: period.moves(),
        time_ms: period.base().ms(),
        extra,
        extra_ms: time.ms(),
    }
}

fn fault(error: &ParseError) -> ControlFault {
    ControlFault {
        offset: error.offset,
        detail: error.to_string(),
    }
}
