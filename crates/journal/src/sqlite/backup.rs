//! A whole copy of the file, while it is in use or not.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _, sqlite::SqliteConnectOptions};

use super::make_private;
use crate::{JournalError, StoreLimits};

/// Copies the journal in the file `from` into a new file. What was
/// acknowledged before the call is in it; the copy is whole by itself, without
/// a write-ahead log beside it.
pub async fn backup(from: &Path, to: &Path) -> Result<(), JournalError> {
    let refused = |error: sqlx::Error| {
        let (from, to) = (from.display(), to.display());
        JournalError::refused(format!(
            "{from} cannot be copied to {to} ({error}); check that the one is a journal and the \
             other does not exist yet"
        ))
    };
    if to.exists() {
        let to = to.display();
        return Err(JournalError::refused(format!(
            "{to} exists already; choose another name"
        )));
    }
    let options = SqliteConnectOptions::new()
        .filename(from)
        .create_if_missing(false)
        .busy_timeout(StoreLimits::default().answer);
    let mut connection = options.connect().await.map_err(refused)?;
    // It fills a file that is there and empty.
    make_private(to).map_err(|error| refused(sqlx::Error::Io(error)))?;
    let copied = sqlx::query("VACUUM INTO ?1")
        .bind(to.display().to_string())
        .execute(&mut connection)
        .await;
    if copied.is_err() {
        // What is not a copy must not look like one.
        let _ = std::fs::remove_file(to);
    }
    copied.map_err(refused)?;
    connection.close().await.map_err(refused)
}
