//! Why an act could not be read.

use tuomari_notation::Language;

use super::field_error::FieldError;

/// What makes it no act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActError {
    /// A field is missing, too many or wrong.
    Field(FieldError),
    /// What should be a move is none in this position. Who speaks to people
    /// has a sentence of his own for it.
    Move {
        /// The field it stands in.
        field: &'static str,
        /// What was written, short enough for a message.
        text: String,
        language: Language,
    },
}

impl From<FieldError> for ActError {
    fn from(error: FieldError) -> ActError {
        ActError::Field(error)
    }
}

impl From<ActError> for FieldError {
    fn from(error: ActError) -> FieldError {
        match error {
            ActError::Field(error) => error,
            ActError::Move {
                field,
                text,
                language,
            } => {
                let detail = format!(
                    "\"{text}\" is no move here in the letters of {language}; \
                     write it so, or by squares as g1f3"
                );
                FieldError::new(field, detail)
            }
        }
    }
}
