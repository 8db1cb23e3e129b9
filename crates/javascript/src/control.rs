//! A time control, read period by period.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use tuomari_clock::TimeControl;
use tuomari_wire::pocket::ControlDto;

use crate::asked::{Answer, wrong};

/// A time control in both forms, and its periods.
#[derive(Debug, Serialize, TS)]
#[ts(optional_fields)]
pub struct TimeControlReadDto {
    #[serde(flatten)]
    pub control: ControlDto,
    /// As FIDE's report files code it, if that can say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub trf: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ControlAsked {
    text: String,
    #[serde(default)]
    form: ControlForm,
}

/// `5+3` is minutes and seconds to people and seconds in a report file.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ControlForm {
    #[default]
    Human,
    Trf,
}

/// Reads a time control.
pub(crate) fn read(asked: &ControlAsked) -> Answer<TimeControlReadDto> {
    let (read, example) = match asked.form {
        ControlForm::Human => (
            TimeControl::from_human(&asked.text),
            "90/40+30, 30+30 or 3+2",
        ),
        ControlForm::Trf => (TimeControl::from_trf(&asked.text), "40/5400+30:1800+30"),
    };
    let control = read.map_err(|error| wrong("text", format!("{error}; write {example}")))?;
    Ok(TimeControlReadDto {
        trf: control.to_trf().ok(),
        control: ControlDto::from(&control),
    })
}
