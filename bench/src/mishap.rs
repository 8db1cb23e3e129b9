//! Why a run could not be made. What a run found is no mishap.

use std::fmt;

/// Why a run could not be made.
#[derive(Debug)]
pub struct Mishap(pub String);

/// What a run gives, or why there was none.
pub type Ran<T> = Result<T, Mishap>;

impl Mishap {
    /// Something failed while something was being done.
    pub fn of(doing: &str, why: impl fmt::Display) -> Mishap {
        Mishap(format!("{doing}: {why}"))
    }
}

impl fmt::Display for Mishap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mishap {}

impl From<tuomari_client::Trouble> for Mishap {
    fn from(trouble: tuomari_client::Trouble) -> Mishap {
        Mishap::of("a client", trouble)
    }
}

impl From<tuomari_journal::JournalError> for Mishap {
    fn from(error: tuomari_journal::JournalError) -> Mishap {
        Mishap::of("the journal", error)
    }
}

impl From<sqlx::Error> for Mishap {
    fn from(error: sqlx::Error) -> Mishap {
        Mishap::of("the store", error)
    }
}

impl From<std::io::Error> for Mishap {
    fn from(error: std::io::Error) -> Mishap {
        Mishap::of("the system", error)
    }
}
