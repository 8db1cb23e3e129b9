//! What is said to everybody at every table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::{field_error::FieldError, problem::Problem};

/// The most characters of a text to everybody.
pub const MAX_NOTICE: usize = 280;

/// Something said to everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NoticeDto {
    pub what: NoticeWord,
    /// When it is going to be, in milliseconds of Unix time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_ms: Option<u64>,
    /// In the organiser's own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 280)]
    pub text: Option<String>,
}

/// What it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoticeWord {
    /// The server restarts; clocks stand while it is away.
    Restart,
    /// What the text says.
    Message,
}

impl NoticeDto {
    /// The server restarts now.
    pub fn restart() -> NoticeDto {
        NoticeDto {
            what: NoticeWord::Restart,
            at_ms: None,
            text: None,
        }
    }

    /// Whether it can be shown; the problem says what to send instead.
    pub fn check(&self) -> Result<(), Box<Problem>> {
        let text = self.text.as_deref().unwrap_or_default();
        let plain = !text.chars().any(char::is_control);
        let said = self.what == NoticeWord::Restart || !text.trim().is_empty();
        if said && plain && text.chars().count() <= MAX_NOTICE {
            return Ok(());
        }
        let detail = format!("has 1 to {MAX_NOTICE} characters in one line");
        Err(Box::new(FieldError::new("text", detail).into()))
    }
}
