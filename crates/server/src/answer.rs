//! Answers that may be problems.

use tuomari_journal::JournalError;

use crate::{node::calm, wire::Problem};

/// An answer, or why there is none. A problem is boxed: it is rare and large.
pub(crate) type Answer<T> = Result<T, Box<Problem>>;

/// The journal could not do what was asked.
pub(crate) fn trouble(error: &JournalError) -> Box<Problem> {
    // What it says is for operators; it may name hosts and files.
    calm::warn("the journal", error);
    Box::new(match error {
        JournalError::TooLarge { most, .. } => Problem::too_large(*most),
        JournalError::Corrupt { .. } => Problem::broken_record(),
        _ => Problem::unavailable(),
    })
}

/// This is not for whoever asked.
pub(crate) fn forbidden(detail: &str) -> Box<Problem> {
    Box::new(Problem::new("forbidden", 403, "This link does not open that").with_detail(detail))
}

/// Whoever asked brought no link, or one that opens nothing.
pub(crate) fn unknown_link() -> Box<Problem> {
    Box::new(
        Problem::new("unknown-link", 401, "This link opens nothing")
            .with_detail("open the link you were given, or ask the organiser for another"),
    )
}

/// Fields that cannot be read.
pub(crate) fn field(field: &str, detail: impl Into<String>) -> Box<Problem> {
    Box::new(crate::wire::FieldError::new(field, detail).into())
}

/// A key came again, with something else.
pub(crate) fn key_reused() -> Box<Problem> {
    Box::new(
        Problem::new(
            "key-reused",
            409,
            "This key has been used for something else",
        )
        .with_detail("nothing was done; send it with a key of its own"),
    )
}
