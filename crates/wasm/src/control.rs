//! A time control, read for a page that says in words what it means.

use serde::Serialize;
use tuomari_clock::{ParseError, TimeControl};
use tuomari_wire::pocket::ControlDto;

/// What is wrong with a text, and where.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct ControlFault {
    /// The letter at which reading stopped, counted from zero.
    pub offset: usize,
    /// What was seen and expected, in English.
    pub detail: String,
}

/// Reads a time control as people write it.
pub fn read(human: &str) -> Result<ControlDto, ControlFault> {
    let control = TimeControl::from_human(human).map_err(|error| fault(&error))?;
    Ok(ControlDto::from(&control))
}

fn fault(error: &ParseError) -> ControlFault {
    ControlFault {
        offset: error.offset,
        detail: error.to_string(),
    }
}
