//! What is wrong with a field of a message, and what to write instead.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A field that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FieldError {
    /// The field, with dots between the levels: `start.fen`.
    pub field: String,
    /// What is wrong with it and what to write, in English.
    pub detail: String,
}

impl FieldError {
    /// An error in a field.
    pub fn new(field: impl Into<String>, detail: impl Into<String>) -> FieldError {
        FieldError {
            field: field.into(),
            detail: detail.into(),
        }
    }

    /// The same, inside another field.
    #[must_use]
    pub fn within(self, outer: &str) -> FieldError {
        FieldError {
            field: format!("{outer}.{}", self.field),
            ..self
        }
    }
}

impl fmt::Display for FieldError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.detail)
    }
}

impl std::error::Error for FieldError {}
