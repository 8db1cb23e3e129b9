//! The journal in one SQLite file: for a club's laptop.

mod backup;
mod insert;
mod nodes;
mod packing;
mod read;
mod schema;

pub use backup::backup;

use std::{path::Path, time::Duration};

use sqlx::{
    Sqlite as Lite,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use crate::{
    Answer, Append, Head, Journal, JournalError, Listed, Outage, Outcomes, Packing, StoreLimits,
    Wake, Which,
    journal::too_young,
    lines::Lines,
    settle,
    trouble::{Trouble, again, within},
    wall,
};
use tuomari_record::{Row, StreamId};

/// A [`Journal`] in one file, with a write-ahead log beside it that is flushed
/// to the disk at every commit.
///
/// There is one writer; readers do not wait for it. A second program may have
/// the file open: it waits for its turn.
#[derive(Debug)]
pub struct Sqlite {
    limits: StoreLimits,
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
        let options = options(path, limits);
        let pool = |size: u32| {
            let pool = SqlitePoolOptions::new()
                .max_connections(size.max(1))
                .acquire_timeout(limits.answer)
                .test_before_acquire(false);
            Lines::new(pool.connect_lazy_with(options.clone()), limits)
        };
        let sqlite = Sqlite {
            limits,
            writer: pool(1),
            readers: pool(limits.readers),
        };
        let opened = again(limits.settle, || schema::migrate(&sqlite.writer, limits));
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

    fn inserter(&self) -> insert::Inserter<'_> {
        insert::Inserter {
            lines: &self.writer,
            limit: self.limits.answer,
        }
    }

    fn reader(&self) -> read::Reader<'_> {
        read::Reader {
            lines: &self.readers,
            limit: self.limits.answer,
        }
    }

    async fn again<T, Fut>(&self, work: impl FnMut() -> Fut) -> Result<T, JournalError>
    where
        Fut: Future<Output = Result<T, Trouble>>,
    {
        again(self.limits.settle, work).await
    }

    async fn checkpoint(&self) -> Result<(), Trouble> {
        let mut held = self.writer.hold().await?;
        for pragma in ["PRAGMA wal_checkpoint(PASSIVE)", "PRAGMA optimize"] {
            within(self.limits.answer, sqlx::query(pragma).execute(&mut *held)).await?;
        }
        held.release();
        Ok(())
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

impl Journal for Sqlite {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let inserter = self.inserter();
            settle::append(&inserter, rows, self.limits, |_| None).await
        })
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        Box::pin(async move {
            let reader = self.reader();
            self.again(|| reader.load(stream, from, limit)).await
        })
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        Box::pin(async move {
            let reader = self.reader();
            self.again(|| reader.head(stream)).await
        })
    }

    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let reader = self.reader();
            self.again(|| reader.list(which, after, limit)).await
        })
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        Box::pin(async move {
            let reader = self.reader();
            self.again(|| reader.due_by(at_ms, limit)).await
        })
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        Box::pin(async move {
            let inserter = self.inserter();
            self.again(|| inserter.put_off(wake, to_ms)).await
        })
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(async move {
            let (lines, limit) = (&self.writer, self.limits.answer);
            self.again(|| nodes::beat(lines, limit, &node, at_ms, silence_ms))
                .await
        })
    }

    fn last_beats(&self, _shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let (lines, limit) = (&self.readers, self.limits.answer);
            self.again(|| nodes::last_beats(lines, limit)).await
        })
    }

    fn outages(&self, _shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let (lines, limit) = (&self.readers, self.limits.answer);
            self.again(|| nodes::outages(lines, limit, since_ms)).await
        })
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        Box::pin(async { Ok(wall::now_ms()) })
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        Box::pin(async move {
            let (lines, limit) = (&self.writer, self.limits.answer);
            self.again(|| packing::pack(lines, limit, stream)).await
        })
    }

    fn to_pack(
        &self,
        by_ms: u64,
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<StreamId>> {
        Box::pin(async move {
            let (reader, before) = (self.reader(), too_young(by_ms));
            self.again(|| reader.to_pack(before, after, limit)).await
        })
    }

    fn tend(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.again(|| self.checkpoint()).await })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.close().await;
            Ok(())
        })
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
