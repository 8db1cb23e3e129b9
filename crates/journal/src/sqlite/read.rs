//! Reading from SQLite.

use std::time::Duration;

use sqlx::{Row as _, Sqlite as Lite, sqlite::SqliteRow};

use crate::{
    Head, JournalError, Listed, Status, Wake, Which,
    lines::Lines,
    numbers::{hash, number, page, status, stored},
    pack,
    trouble::{Trouble, within},
};
use tuomari_record::{Row, StreamId};

const LOAD: &str = "SELECT version, hash, body FROM journal_rows \
     WHERE stream = ? AND version >= ? ORDER BY version LIMIT ?";

const LOAD_PACKED: &str = "SELECT bytes FROM journal_packed WHERE stream = ? AND version >= ?";

const HEAD: &str = "SELECT finished, version, hash FROM journal_streams AS streams JOIN (\
         SELECT stream, version, hash FROM journal_rows WHERE stream = ?1 \
         UNION ALL SELECT stream, version, hash FROM journal_packed WHERE stream = ?1\
     ) AS rows ON rows.stream = streams.stream \
     WHERE streams.stream = ?1 ORDER BY version DESC LIMIT 1";

const LIST: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > ? ORDER BY stream LIMIT ?";
const LIST_LIVE: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > ? AND finished = 0 ORDER BY stream LIMIT ?";
const LIST_FINISHED: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > ? AND finished = 1 ORDER BY stream LIMIT ?";

const DUE: &str = "SELECT due_ms, stream, due_set_by FROM journal_streams \
     WHERE due_ms <= ? ORDER BY due_ms, stream LIMIT ?";

const TO_PACK: &str = "SELECT stream FROM journal_streams \
     WHERE finished = 1 AND packed = 0 AND stream > ? AND stream < ? ORDER BY stream LIMIT ?";

pub(super) struct Reader<'a> {
    pub(super) lines: &'a Lines<Lite>,
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
            .bind(stream.as_bytes().to_vec())
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
            .bind(stream.as_bytes().to_vec())
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
        let query = sqlx::query(HEAD).bind(stream.as_bytes().to_vec());
        let found = within(self.limit, query.fetch_optional(&mut *held)).await?;
        held.release();
        let Some(found) = found else {
            return Ok(None);
        };
        Ok(Some(Head {
            version: number(found.try_get(1)?),
            hash: hash(stream, found.try_get(2)?)?,
            status: status(found.try_get(0)?),
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
        let after = after.map_or(Vec::new(), |after| after.as_bytes().to_vec());
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(sql).bind(after).bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        held.release();
        let listed = |row: &SqliteRow| {
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
        let wake = |row: &SqliteRow| {
            Ok(Wake {
                due_ms: number(row.try_get(0)?),
                stream: stream(row.try_get(1)?)?,
                set_by: number(row.try_get(2)?),
            })
        };
        rows.iter().map(wake).collect()
    }
}

impl Reader<'_> {
    pub(super) async fn to_pack(
        &self,
        before: StreamId,
        after: Option<StreamId>,
        limit: usize,
    ) -> Result<Vec<StreamId>, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(TO_PACK)
            .bind(after.map_or(Vec::new(), |after| after.as_bytes().to_vec()))
            .bind(before.as_bytes().to_vec())
            .bind(page(limit));
        let rows = within(self.limit, query.fetch_all(&mut *held)).await?;
        held.release();
        rows.iter().map(|row| stream(row.try_get(0)?)).collect()
    }
}

/// A row of the three columns version, hash and body.
pub(super) fn row(stream: StreamId, found: &SqliteRow) -> Result<Row, Trouble> {
    let body: &[u8] = found.try_get(2)?;
    Ok(Row {
        version: number(found.try_get(0)?),
        hash: hash(stream, found.try_get(1)?)?,
        body: body.into(),
    })
}

/// A stream from its sixteen bytes.
pub(super) fn stream(bytes: &[u8]) -> Result<StreamId, Trouble> {
    let stream = bytes.try_into().ok().map(StreamId::from_bytes);
    match stream {
        Some(Ok(stream)) => Ok(stream),
        _ => Err(Trouble::Found(JournalError::refused(
            "a stored id is not the id of a stream; restore the file from a backup",
        ))),
    }
}
