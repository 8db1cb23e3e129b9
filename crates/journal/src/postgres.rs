//! The journal in PostgreSQL: for a federation's server, and for many nodes.

mod insert;
mod nodes;
mod packing;
mod read;
mod schema;
mod weeks;

use std::{fmt, str::FromStr};

use sqlx::{
    Postgres as Pg,
    postgres::{PgConnectOptions, PgPoolOptions},
};

use crate::{
    Answer, Append, Head, Journal, JournalError, Listed, Outage, Outcomes, Packing, StoreLimits,
    Wake, Which,
    journal::too_young,
    lines::Lines,
    settle,
    trouble::{Trouble, again},
};
use tuomari_record::{Row, StreamId};
use weeks::Weeks;

/// A [`Journal`] in one PostgreSQL database, which may be one shard of many.
///
/// Rows lie in partitions, one for each week in which streams were made;
/// `SELECT journal_drop_before('2026-01-01')` drops the weeks that had ended
/// by then. Every durability setting of the server is left as it is: they are
/// right by default.
pub struct Postgres {
    shard: u8,
    limits: StoreLimits,
    writers: Lines<Pg>,
    readers: Lines<Pg>,
    weeks: Weeks,
}

/// The statements that write find every row by its key. A plan that was made
/// while a table was small must not read the whole of it when it has grown.
const BY_KEY: [(&str, &str); 3] = [
    ("enable_seqscan", "off"),
    ("enable_hashjoin", "off"),
    ("enable_mergejoin", "off"),
];

impl Postgres {
    /// Connects, brings the tables to this program's form, and makes the
    /// coming weeks' partitions.
    ///
    /// `url` is `postgres://user:password@host:port/database`, and as for
    /// psql `?sslmode=verify-full` asks for TLS. The database keeps the number
    /// of its shard and is refused under another one.
    pub async fn open(url: &str, shard: u8, limits: StoreLimits) -> Result<Postgres, JournalError> {
        let options = PgConnectOptions::from_str(url).map_err(|error| {
            JournalError::refused(format!(
                "the address of the journal cannot be read: {error}"
            ))
        })?;
        let millis = limits.answer.as_millis().to_string();
        let options = match options.get_application_name() {
            Some(_) => options,
            None => options.application_name("tuomari"),
        };
        let options = options.options([
            ("statement_timeout", millis.as_str()),
            ("idle_in_transaction_session_timeout", millis.as_str()),
        ]);
        let pool = |size: u32, options: PgConnectOptions| {
            let pool = PgPoolOptions::new()
                .max_connections(size.max(1))
                .acquire_timeout(limits.answer)
                .test_before_acquire(false);
            Lines::new(pool.connect_lazy_with(options), limits)
        };
        let postgres = Postgres {
            shard,
            limits,
            writers: pool(limits.writers, options.clone().options(BY_KEY)),
            readers: pool(limits.readers, options),
            weeks: Weeks::default(),
        };
        let settle = limits.settle;
        again(settle, || schema::migrate(&postgres.writers, limits, shard)).await?;
        postgres.tend().await?;
        Ok(postgres)
    }

    fn writer(&self) -> insert::Inserter<'_> {
        insert::Inserter {
            lines: &self.writers,
            weeks: &self.weeks,
            limits: self.limits,
        }
    }

    fn reader(&self) -> read::Reader<'_> {
        read::Reader {
            lines: &self.readers,
            limit: self.limits.answer,
        }
    }

    /// Tries a reading or a small writing until it is done or time is up.
    async fn again<T, Fut>(&self, work: impl FnMut() -> Fut) -> Result<T, JournalError>
    where
        Fut: Future<Output = Result<T, Trouble>>,
    {
        again(self.limits.settle, work).await
    }

    fn flaw(&self, row: &Append) -> Option<JournalError> {
        let (found, ours) = (row.stream.shard(), self.shard);
        (found != ours).then(|| JournalError::WrongShard {
            why: format!(
                "stream {} belongs to shard {found}, this is {ours}",
                row.stream
            ),
        })
    }
}

impl Journal for Postgres {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let writer = self.writer();
            settle::append(&writer, rows, self.limits, |row| self.flaw(row)).await
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
            let writer = self.writer();
            self.again(|| writer.put_off(wake, to_ms)).await
        })
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(async move {
            let nodes = nodes::Nodes {
                lines: &self.readers,
                limit: self.limits.answer,
            };
            self.again(|| nodes.beat(&node, at_ms, silence_ms)).await
        })
    }

    fn last_beats(&self, _shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(async move {
            let nodes = nodes::Nodes {
                lines: &self.readers,
                limit: self.limits.answer,
            };
            self.again(|| nodes.last_beats()).await
        })
    }

    fn outages(&self, _shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move {
            let nodes = nodes::Nodes {
                lines: &self.readers,
                limit: self.limits.answer,
            };
            self.again(|| nodes.outages(since_ms)).await
        })
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        Box::pin(async move {
            let reader = self.reader();
            self.again(|| reader.now_ms()).await
        })
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        Box::pin(async move {
            let lines = &self.readers;
            self.again(|| packing::pack(lines, self.limits.answer, stream))
                .await
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
        Box::pin(async move {
            let now_ms = self.now_ms().await?;
            let weeks = &self.weeks;
            self.again(|| weeks.prepare(&self.writers, self.limits, now_ms))
                .await
        })
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.writers.close().await;
            self.readers.close().await;
            Ok(())
        })
    }
}

impl fmt::Debug for Postgres {
    /// Says nothing of the address, which may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Postgres")
            .field("shard", &self.shard)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}
