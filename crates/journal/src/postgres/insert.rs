//! Rows into PostgreSQL, one statement for many streams.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use sqlx::{PgConnection, Postgres as Pg, Row as _};
use uuid::Uuid;

use super::weeks::Weeks;
use crate::{
    Append, Due, StoreLimits, Wake,
    journal::GUARDED_AFTER_MS,
    lines::Lines,
    numbers::{finished, number, stored, stream},
    settle::Writer,
    trouble::{Trouble, within},
    wall,
};
use tuomari_record::{Hash, StreamId};

/// The whole of the hot path.
const ROWS: &str = "INSERT INTO journal_rows (stream, version, hash, body) \
     SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) \
     ON CONFLICT DO NOTHING RETURNING stream";

/// The same, and what the inserted ones do to their streams.
const ROWS_AND_STREAMS: &str = "WITH rows AS (\
         INSERT INTO journal_rows (stream, version, hash, body) \
         SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) \
         ON CONFLICT DO NOTHING RETURNING stream\
     ), changes AS (\
         SELECT change.* FROM unnest(\
             $5::uuid[], $6::bigint[], $7::boolean[], $8::boolean[], $9::bigint[]\
         ) AS change (stream, version, finished, sets_due, due_ms) \
         WHERE change.stream IN (SELECT stream FROM rows)\
     ), made AS (\
         INSERT INTO journal_streams (stream, finished, due_ms, due_set_by) \
         SELECT stream, coalesce(finished, false), due_ms, 1 \
         FROM changes WHERE version = 1 ON CONFLICT DO NOTHING\
     ), changed AS (\
         UPDATE journal_streams AS old SET \
             finished = coalesce(changes.finished, old.finished), \
             due_ms = CASE WHEN sets_due THEN changes.due_ms ELSE old.due_ms END, \
             due_set_by = CASE WHEN sets_due THEN changes.version ELSE old.due_set_by END \
         FROM changes WHERE old.stream = changes.stream AND changes.version > 1\
     ) SELECT stream FROM rows";

/// No partition for a row.
const NO_PARTITION: &str = "23514";

pub(super) struct Inserter<'a> {
    pub(super) lines: &'a Lines<Pg>,
    pub(super) weeks: &'a Weeks,
    pub(super) limits: StoreLimits,
}

impl Writer for Inserter<'_> {
    async fn insert(&self, rows: &[Append]) -> Result<BTreeSet<StreamId>, Trouble> {
        let placed = self.weeks.make_room(self.lines, self.limits, rows);
        let placed = placed.await?;
        let now_ms = wall::now_ms();
        let old = |row: &&Append| row.stream.at_ms().saturating_add(GUARDED_AFTER_MS) < now_ms;
        let (old, young): (Vec<&Append>, Vec<&Append>) = placed.into_iter().partition(old);
        let mut inserted = BTreeSet::new();
        for (rows, guarded) in [(old, true), (young, false)] {
            if !rows.is_empty() {
                inserted.extend(self.insert_alike(&rows, guarded).await?);
            }
        }
        Ok(inserted)
    }

    async fn hashes(&self, rows: &[Append]) -> Result<BTreeMap<StreamId, Hash>, Trouble> {
        let reader = super::read::Reader {
            lines: self.lines,
            limit: self.limits.answer,
        };
        let mut hashes = BTreeMap::new();
        for row in rows {
            let found = reader.load(row.stream, row.version, 1).await?;
            let found = found.into_iter().find(|found| found.version == row.version);
            hashes.extend(found.map(|found| (row.stream, found.hash)));
        }
        Ok(hashes)
    }
}

impl Inserter<'_> {
    async fn insert_alike(
        &self,
        rows: &[&Append],
        guarded: bool,
    ) -> Result<Vec<StreamId>, Trouble> {
        let limit = self.limits.answer;
        let mut held = self.lines.hold().await?;
        let inserted = if guarded {
            within(limit, insert_guarded(&mut held, rows)).await
        } else {
            within(limit, insert(&mut held, rows)).await
        };
        if inserted.as_ref().is_err_and(|e| e.is_code(NO_PARTITION)) {
            // A week has just been dropped: look again which there are.
            self.weeks.forget();
            return Err(Trouble::Late(Duration::ZERO));
        }
        let inserted = inserted?;
        held.release();
        Ok(inserted)
    }

    pub(super) async fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Result<bool, Trouble> {
        let mut held = self.lines.hold().await?;
        let query = sqlx::query(
            "UPDATE journal_streams SET due_ms = $1 \
             WHERE stream = $2 AND due_ms = $3 AND due_set_by = $4",
        )
        .bind(to_ms.map(stored))
        .bind(wake.stream.uuid())
        .bind(stored(wake.due_ms))
        .bind(stored(wake.set_by));
        let done = within(self.limits.answer, query.execute(&mut *held)).await?;
        held.release();
        Ok(done.rows_affected() == 1)
    }
}

/// Inserts rows of streams that are too young to have been packed.
async fn insert(connection: &mut PgConnection, rows: &[&Append]) -> Result<Vec<StreamId>, Trouble> {
    let streams: Vec<Uuid> = rows.iter().map(|row| row.stream.uuid()).collect();
    let versions: Vec<i64> = rows.iter().map(|row| stored(row.version)).collect();
    let hashes: Vec<&[u8]> = rows.iter().map(|row| row.hash.as_slice()).collect();
    let bodies: Vec<&[u8]> = rows.iter().map(|row| row.body.as_ref()).collect();
    let changes = rows.iter().filter(|row| row.touches_stream());
    let changes: Vec<&Append> = changes.copied().collect();
    let statement = if changes.is_empty() {
        ROWS
    } else {
        ROWS_AND_STREAMS
    };
    let mut query = sqlx::query(statement)
        .bind(streams)
        .bind(versions)
        .bind(hashes)
        .bind(bodies);
    if !changes.is_empty() {
        let due = |row: &&Append| match row.due {
            Due::Keep | Due::Never => None,
            Due::At(at_ms) => Some(stored(at_ms)),
        };
        let each = changes.iter();
        query = query
            .bind(
                each.clone()
                    .map(|row| row.stream.uuid())
                    .collect::<Vec<_>>(),
            )
            .bind(
                each.clone()
                    .map(|row| stored(row.version))
                    .collect::<Vec<_>>(),
            )
            .bind(
                each.clone()
                    .map(|row| row.status.map(finished))
                    .collect::<Vec<_>>(),
            )
            .bind(
                each.clone()
                    .map(|row| row.due != Due::Keep)
                    .collect::<Vec<_>>(),
            )
            .bind(each.map(due).collect::<Vec<_>>());
    }
    let inserted = query.fetch_all(connection).await?;
    let inserted = inserted.iter();
    inserted.map(|row| stream(row.try_get(0)?)).collect()
}

/// Inserts rows of streams that may have been packed, whose old rows are then
/// no longer there to conflict with. The lock is the one packing takes.
async fn insert_guarded(
    connection: &mut PgConnection,
    rows: &[&Append],
) -> Result<Vec<StreamId>, Trouble> {
    let streams: Vec<Uuid> = rows.iter().map(|row| row.stream.uuid()).collect();
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    sqlx::query("SELECT 1 FROM journal_streams WHERE stream = ANY($1) ORDER BY stream FOR UPDATE")
        .bind(&streams)
        .execute(&mut *connection)
        .await?;
    let packed = sqlx::query("SELECT stream, version FROM journal_packed WHERE stream = ANY($1)")
        .bind(&streams)
        .fetch_all(&mut *connection)
        .await?;
    let mut last: BTreeMap<StreamId, u64> = BTreeMap::new();
    for row in packed {
        last.insert(stream(row.try_get(0)?)?, number(row.try_get(1)?));
    }
    let beyond = |row: &&&Append| last.get(&row.stream).is_none_or(|last| row.version > *last);
    let beyond: Vec<&Append> = rows.iter().filter(beyond).copied().collect();
    let inserted = insert(&mut *connection, &beyond).await?;
    if inserted.iter().any(|stream| last.contains_key(stream)) {
        // They are to be packed again.
        let again: Vec<Uuid> = inserted.iter().map(|stream| stream.uuid()).collect();
        sqlx::query("UPDATE journal_streams SET packed = false WHERE stream = ANY($1) AND packed")
            .bind(&again)
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(inserted)
}
