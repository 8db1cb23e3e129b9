//! Reading from PostgreSQL.

use std::time::Duration;

use sqlx::{Postgres as Pg, Row as _, postgres::PgRow};

use crate::{
    Head, JournalError, Listed, Status, Wake, Which,
    lines::Lines,
    numbers::{hash, number, page, status, stored, stream},
    pack,
    trouble::{Trouble, within},
};
use tuomari_record::{Row, StreamId};

const LOAD: &str = "SELECT version, hash, body FROM journal_rows \
     WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3";

const LOAD_PACKED: &str = "SELECT bytes FROM journal_packed WHERE stream = $1 AND version >= $2";

const HEAD: &str = "SELECT finished, rows.version, rows.hash, packed.version, packed.hash \
     FROM journal_streams AS streams \
     LEFT JOIN LATERAL (SELECT version, hash FROM journal_rows \
         WHERE stream = $1 ORDER BY version DESC LIMIT 1) AS rows ON true \
     LEFT JOIN LATERAL (SELECT version, hash FROM journal_packed \
         WHERE stream = $1) AS packed ON true \
     WHERE streams.stream = $1";

const LIST: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > $1 ORDER BY stream LIMIT $2";
const LIST_LIVE: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > $1 AND NOT finished ORDER BY stream LIMIT $2";
const LIST_FINISHED: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > $1 AND finished ORDER BY stream LIMIT $2";

const DUE: &str = "SELECT due_ms, stream, due_set_by FROM journal_streams \
     WHERE due_ms <= $1 ORDER BY due_ms, stream LIMIT $2";

const TO_PACK: &str = "SELECT stream FROM journal_streams \
     WHERE finished AND NOT packed AND stream > $1 AND stream < $2 ORDER BY stream LIMIT $3";

const NOW: &str = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

pub(super) struct Reader<'a> {
    pub(super) lines: &'a Lines<Pg>,
    pub(super) limit: Duration,
}

impl Reader<'_> {
    pub(super) async fn load(
        &self,
        stream: StreamId,
        from: u64,
        limit: usize,
    ) -> Result<Vec<Row>, Trouble> {
        let from = from.max(1);
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(LOAD)
            .bind(stream.uuid())
            .bind(stored(from))
            .bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        let rows: Vec<Row> = rows
            .iter()
            .map(|found| row(stream, found))
            .collect::<Result<_, _>>()?;
        if rows.first().is_some_and(|row| row.version == from) {
            held.release();
            return Ok(rows);
        }
        // What is not among the rows may have been packed, even just now.
        let query = sqlx::query_scalar(LOAD_PACKED)
            .bind(stream.uuid())
            .bind(stored(from));
        let bytes: Option<Vec<u8>> = within(self.limit, query.fetch_optional(&mut *held)).await?;
        held.release();
        let Some(bytes) = bytes else {
            return Ok(rows);
        };
        Ok(pack::page_of(stream, &bytes, from, limit)?)
    }

    pub(super) async fn head(&self, stream: StreamId) -> Result<Option<Head>, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(HEAD).bind(stream.uuid());
        let found = within(self.limit, query.fetch_optional(&mut *held)).await?;
        held.release();
        let Some(found) = found else {
            return Ok(None);
        };
        for column in [1, 3] {
            if let Some(version) = found.try_get::<Option<i64>, _>(column)? {
                return Ok(Some(Head {
                    version: number(version),
                    hash: hash(stream, found.try_get(column + 1)?)?,
                    status: status(found.try_get(0)?),
                }));
            }
        }
        Err(Trouble::Found(JournalError::Corrupt {
            stream,
            why: "it has no rows".to_owned(),
        }))
    }

    pub(super) async fn list(
        &self,
        which: Which,
        after: Option<StreamId>,
        limit: usize,
    ) -> Result<Vec<Listed>, Trouble> {
        let sql = match which {
            Which::All => LIST,
            Which::Only(Status::Live) => LIST_LIVE,
            Which::Only(Status::Finished) => LIST_FINISHED,
        };
        let after = after.map_or(uuid::Uuid::nil(), StreamId::uuid);
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(sql).bind(after).bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        held.release();
        let listed = |row: &PgRow| {
            Ok(Listed {
                stream: stream(row.try_get(0)?)?,
                status: status(row.try_get(1)?),
                due_ms: row.try_get::<Option<i64>, _>(2)?.map(number),
            })
        };
        rows.iter().map(listed).collect()
    }

    pub(super) async fn due_by(&self, at_ms: u64, limit: usize) -> Result<Vec<Wake>, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(DUE).bind(stored(at_ms)).bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        held.release();
        let wake = |row: &PgRow| {
            Ok(Wake {
                due_ms: number(row.try_get(0)?),
                stream: stream(row.try_get(1)?)?,
                set_by: number(row.try_get(2)?),
            })
        };
        rows.iter().map(wake).collect()
    }

    pub(super) async fn to_pack(
        &self,
        before: StreamId,
        after: Option<StreamId>,
        limit: usize,
    ) -> Result<Vec<StreamId>, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(TO_PACK)
            .bind(after.map_or(uuid::Uuid::nil(), StreamId::uuid))
            .bind(before.uuid())
            .bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        held.release();
        rows.iter().map(|row| stream(row.try_get(0)?)).collect()
    }

    pub(super) async fn now_ms(&self) -> Result<u64, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query_scalar(NOW);
        let now_ms: i64 = within(self.limit, query.fetch_one(&mut *held)).await?;
        held.release();
        Ok(number(now_ms))
    }
}

/// A row of the three columns version, hash and body.
pub(super) fn row(stream: StreamId, found: &PgRow) -> Result<Row, Trouble> {
    let body: &[u8] = found.try_get(2)?;
    Ok(Row {
        version: number(found.try_get(0)?),
        hash: hash(stream, found.try_get(1)?)?,
        body: body.into(),
    })
}
