//! What goes wrong between us and a database, and whether trying again helps.

use std::{fmt, time::Duration};

use tokio::time::{Instant, sleep, timeout};

use crate::JournalError;

/// A statement did not do what was asked.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The database or the way to it.
    Sql(sqlx::Error),
    /// No answer in time.
    Late(Duration),
    /// What was found is wrong; no use in trying again.
    Found(JournalError),
}

impl From<sqlx::Error> for Trouble {
    fn from(error: sqlx::Error) -> Trouble {
        Trouble::Sql(error)
    }
}

impl From<JournalError> for Trouble {
    fn from(error: JournalError) -> Trouble {
        Trouble::Found(error)
    }
}

impl Trouble {
    /// Whether another try may succeed: a lost connection, a lock, a restart.
    pub(crate) fn passes(&self) -> bool {
        match self {
            Trouble::Late(_) => true,
            Trouble::Found(_) => false,
            Trouble::Sql(error) => match error {
                sqlx::Error::Io(_)
                | sqlx::Error::Protocol(_)
                | sqlx::Error::PoolTimedOut
                | sqlx::Error::WorkerCrashed => true,
                sqlx::Error::Database(error) => error.code().is_some_and(|code| passing(&code)),
                _ => false,
            },
        }
    }

    /// The SQLSTATE or SQLite code, if the database gave one.
    pub(crate) fn is_code(&self, wanted: &str) -> bool {
        let Trouble::Sql(sqlx::Error::Database(error)) = self else {
            return false;
        };
        error.code().is_some_and(|code| code == wanted)
    }
}

/// Connection lost, rolled back by a deadlock, out of resources, shut down; or
/// SQLite's busy and locked, whose detail is in the upper bits.
fn passing(code: &str) -> bool {
    if code.len() == 5 {
        return ["08", "40", "53", "57"].contains(&&code[..2]);
    }
    code.parse::<u32>()
        .is_ok_and(|code| [5, 6].contains(&(code & 0xff)))
}

impl From<Trouble> for JournalError {
    fn from(trouble: Trouble) -> JournalError {
        let passes = trouble.passes();
        match trouble {
            Trouble::Found(error) => error,
            Trouble::Sql(sqlx::Error::PoolClosed) => JournalError::Closed,
            trouble if passes => JournalError::unreachable(trouble),
            trouble => JournalError::refused(trouble),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Sql(error) => error.fmt(f),
            Trouble::Late(limit) => write!(f, "no answer within {} ms", limit.as_millis()),
            Trouble::Found(error) => error.fmt(f),
        }
    }
}

/// The answer, if it comes in time.
pub(crate) async fn within<T, E: Into<Trouble>>(
    limit: Duration,
    work: impl Future<Output = Result<T, E>>,
) -> Result<T, Trouble> {
    match timeout(limit, work).await {
        Ok(answer) => answer.map_err(Into::into),
        Err(_) => Err(Trouble::Late(limit)),
    }
}

/// Tries, and tries again while the trouble may pass and `limit` is not over.
pub(crate) async fn again<T, Fut>(
    limit: Duration,
    mut work: impl FnMut() -> Fut,
) -> Result<T, JournalError>
where
    Fut: Future<Output = Result<T, Trouble>>,
{
    let mut pause = Pause::until(limit);
    loop {
        match work().await {
            Ok(answer) => return Ok(answer),
            Err(trouble) if trouble.passes() && pause.rest().await => {}
            Err(trouble) => return Err(trouble.into()),
        }
    }
}

/// Pauses between tries that grow longer, up to an end.
pub(crate) struct Pause {
    end: Instant,
    next: Duration,
}

impl Pause {
    pub(crate) fn until(limit: Duration) -> Pause {
        Pause {
            end: Instant::now() + limit,
            next: Duration::from_millis(10),
        }
    }

    /// Waits; false, at once, if the time is over.
    pub(crate) async fn rest(&mut self) -> bool {
        if Instant::now() + self.next > self.end {
            return false;
        }
        sleep(self.next).await;
        self.next = (self.next * 2).min(Duration::from_millis(400));
        true
    }
}
