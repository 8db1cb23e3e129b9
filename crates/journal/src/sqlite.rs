//! The journal in one SQLite file: for a club's laptop.

mod alone;
mod backup;
mod insert;
mod schema;

pub use alone::Alone;
pub use backup::backup;

use std::{collections::BTreeSet, path::Path, time::Duration};

use sqlx::{
    Sqlite as Lite,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous},
};

use crate::{
    Append, JournalError, StoreLimits,
    lines::Lines,
    sql::Sql,
    trouble::{Trouble, again, within},
};
use tuomari_record::StreamId;

/// A [`Journal`](crate::Journal) in one file, with a write-ahead log beside it that is flushed
/// to the disk at every commit.
///
/// There is one writer; readers do not wait for it. A second program may have
/// the file open: it waits for its turn. A second server must not: [`Alone`].
#[derive(Debug)]
pub struct Sqlite {
    writer: Lines<Lite>,
    readers: Lines<Lite>,
}

/// Pages in the log before they are moved to the file: some 80 MB. The default
/// of a thousand halves the speed of large commits.
const CHECKPOINT_PAGES: &str = "20000";

/// How long a statement waits for another program's lock before it fails and
/// is tried again.
const BUSY: Duration = Duration::from_secs(5);

impl Sqlite {
    /// Opens the file, or makes it, and brings its tables to this program's
    /// form.
    pub async fn open(path: &Path, limits: StoreLimits) -> Result<Sqlite, JournalError> {
        make_private(path).map_err(|error| {
            let path = path.display();
            JournalError::refused(format!(
                "{path} cannot be made ({error}); check the folder and its rights"
            ))
        })?;
        let options = options(path, limits);
        let sqlite = Sqlite {
            writer: Lines::new(options.clone(), 1, limits),
            readers: Lines::new(options, limits.readers, limits),
        };
        let opened = again(limits.settle, || schema::migrate(&sqlite.writer));
        opened.await.map_err(|error| match error {
            JournalError::Refused { why } | JournalError::Unreachable { why } => {
                JournalError::refused(format!(
                    "{} cannot be opened ({why}); check the folder and its rights",
                    path.display()
                ))
            }
            other => other,
        })?;
        Ok(sqlite)
    }
}

/// Makes an empty file that only its owner may read, unless there is one:
/// sealed moves and names are nobody else's. The log beside it is made with
/// the same rights.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    match options.open(path) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

/// How the file is opened, each time.
fn options(path: &Path, limits: StoreLimits) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(BUSY.min(limits.answer))
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
}

impl Sql for Sqlite {
    type Db = Lite;

    const BEGIN: &'static str = "BEGIN IMMEDIATE";

    const BEGIN_BEAT: &'static [&'static str] = &["BEGIN IMMEDIATE"];

    const BEGIN_CUT: &'static [&'static str] = &["BEGIN IMMEDIATE"];

    const HEAD: &'static str = "SELECT finished, version, hash FROM journal_streams AS streams JOIN (\
             SELECT stream, version, hash FROM journal_rows WHERE stream = $1 \
             UNION ALL SELECT stream, version, hash FROM journal_packed WHERE stream = $1\
         ) AS rows ON rows.stream = streams.stream \
         WHERE streams.stream = $1 ORDER BY version DESC LIMIT 1";

    const LIST_LIVE: &'static str = "SELECT stream, finished, due_ms FROM journal_streams \
         WHERE stream > $1 AND finished = 0 ORDER BY stream LIMIT $2";
    const LATEST_LIVE: &'static str = "SELECT stream, finished, due_ms FROM journal_streams \
         WHERE stream < $1 AND finished = 0 ORDER BY stream DESC LIMIT $2";

    const TO_PACK: &'static str = "SELECT stream FROM journal_streams \
         WHERE finished = 1 AND packed = 0 AND stream > $1 AND stream < $2 \
         ORDER BY stream LIMIT $3";

    const LAST_BEATS: &'static str = "SELECT node, at_ms FROM journal_nodes ORDER BY node LIMIT $1";

    const READY: &'static str =
        "SELECT finished, unixepoch() * 1000 >= $2 FROM journal_streams WHERE stream = $1";

    const NOW: Option<&'static str> = None;

    fn writers(&self) -> &Lines<Lite> {
        &self.writer
    }

    fn readers(&self) -> &Lines<Lite> {
        &self.readers
    }

    fn beside(&self) -> &Lines<Lite> {
        &self.writer
    }

    async fn insert(&self, rows: &[Append]) -> Result<BTreeSet<StreamId>, Trouble> {
        let mut held = self.writer.hold().await?;
        let inserted = within(self.limits().answer, insert::insert(&mut held, rows)).await?;
        held.release();
        Ok(inserted)
    }

    async fn keep_house(&self) -> Result<(), Trouble> {
        let mut held = self.writer.hold().await?;
        for pragma in ["PRAGMA wal_checkpoint(PASSIVE)", "PRAGMA optimize"] {
            let run = sqlx::query(pragma).execute(&mut *held);
            within(self.limits().answer, run).await?;
        }
        held.release();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use sqlx::{ConnectOptions as _, Connection as _};

    use super::*;

    /// A kill does not show whether the disk was asked to flush: this does.
    #[tokio::test]
    async fn every_commit_is_flushed() {
        let name = format!("tuomari-{}.journal", std::process::id());
        let path = std::env::temp_dir().join(name);
        let mut file = options(&path, StoreLimits::default())
            .connect()
            .await
            .unwrap();
        for (pragma, expected) in [
            ("PRAGMA journal_mode", "wal"),
            ("PRAGMA synchronous", "2"),
            ("PRAGMA wal_autocheckpoint", "20000"),
        ] {
            let row = sqlx::query(pragma).fetch_one(&mut file).await.unwrap();
            let found = sqlx::Row::try_get_unchecked::<String, _>(&row, 0).unwrap();
            assert_eq!(found, expected, "{pragma}");
        }
        file.close().await.unwrap();
        std::fs::remove_file(path).unwrap();
    }
}
