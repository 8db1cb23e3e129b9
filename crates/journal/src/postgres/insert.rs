//! Rows into PostgreSQL, one statement for many streams.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use sqlx::{PgConnection, Postgres as Pg, Row as _};
use uuid::Uuid;

use super::weeks::Weeks;
use crate::{
    Append, Due,
    journal::GUARDED_AFTER_MS,
    lines::Lines,
    numbers::{due_ms, finished, number, stored, stream},
    trouble::{Trouble, within},
    wall,
};
use tuomari_record::StreamId;

/// Inserts rows whose predecessors are there. Each is looked up by its key: a
/// subquery for one value is never turned into a reading of the whole table.
macro_rules! rows {
    ($($or_packed:literal)?) => {
        concat!(
            "INSERT INTO journal_rows (stream, version, hash, body) ",
            "SELECT new.stream, new.version, new.hash, new.body FROM unnest(",
            "$1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[], $5::bytea[]",
            ") AS new (stream, version, hash, body, before) ",
            "WHERE new.version = 1 OR new.before = (SELECT old.hash FROM journal_rows AS old ",
            "WHERE old.stream = new.stream AND old.version = new.version - 1)",
            $($or_packed,)?
            " ON CONFLICT DO NOTHING RETURNING stream"
        )
    };
}

/// The same, and what the inserted ones do to their streams.
macro_rules! rows_and_streams {
    ($($or_packed:literal)?) => {
        concat!(
            "WITH rows AS (",
            rows!($($or_packed)?),
            "), changes AS (\
                 SELECT change.* FROM unnest(\
                     $6::uuid[], $7::bigint[], $8::boolean[], $9::boolean[], $10::bigint[]\
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
                     due_set_by = CASE WHEN sets_due THEN changes.version \
                         ELSE old.due_set_by END \
                 FROM changes WHERE old.stream = changes.stream AND changes.version > 1\
             ) SELECT stream FROM rows"
        )
    };
}

/// The predecessor may be the last of the packed rows.
macro_rules! with_packed {
    ($rows:ident) => {
        $rows!(
            " OR new.before = (SELECT packed.hash FROM journal_packed AS packed \
              WHERE packed.stream = new.stream AND packed.version = new.version - 1)"
        )
    };
}

/// The whole of the hot path: no stream so young has been packed.
const YOUNG: Statements = Statements {
    rows: rows!(),
    rows_and_streams: rows_and_streams!(),
};

const OLD: Statements = Statements {
    rows: with_packed!(rows),
    rows_and_streams: with_packed!(rows_and_streams),
};

struct Statements {
    rows: &'static str,
    rows_and_streams: &'static str,
}

/// No partition for a row.
const NO_PARTITION: &str = "23514";

/// Inserts rows sorted by stream, and says which were.
pub(super) async fn insert(
    lines: &Lines<Pg>,
    weeks: &Weeks,
    rows: &[Append],
) -> Result<BTreeSet<StreamId>, Trouble> {
    let placed = weeks.make_room(lines, rows).await?;
    let now_ms = wall::now_ms();
    let old = |row: &&Append| row.stream.at_ms().saturating_add(GUARDED_AFTER_MS) < now_ms;
    let (old, young): (Vec<&Append>, Vec<&Append>) = placed.into_iter().partition(old);
    let mut inserted = BTreeSet::new();
    for (rows, guarded) in [(old, true), (young, false)] {
        if !rows.is_empty() {
            inserted.extend(insert_alike(lines, weeks, &rows, guarded).await?);
        }
    }
    Ok(inserted)
}

async fn insert_alike(
    lines: &Lines<Pg>,
    weeks: &Weeks,
    rows: &[&Append],
    guarded: bool,
) -> Result<Vec<StreamId>, Trouble> {
    let limit = lines.limits().answer;
    let mut held = lines.hold().await?;
    let inserted = if guarded {
        within(limit, insert_guarded(&mut held, rows)).await
    } else {
        within(limit, insert_rows(&mut held, &YOUNG, rows)).await
    };
    if inserted.as_ref().is_err_and(|e| e.is_code(NO_PARTITION)) {
        // A week has just been dropped: look again which there are.
        weeks.forget();
        return Err(Trouble::Late(Duration::ZERO));
    }
    let inserted = inserted?;
    held.release();
    Ok(inserted)
}

async fn insert_rows(
    connection: &mut PgConnection,
    statements: &Statements,
    rows: &[&Append],
) -> Result<Vec<StreamId>, Trouble> {
    let changes = rows.iter().filter(|row| row.touches_stream());
    let changes: Vec<&Append> = changes.copied().collect();
    let statement = if changes.is_empty() {
        statements.rows
    } else {
        statements.rows_and_streams
    };
    let mut query = sqlx::query(statement)
        .bind(column(rows, |row| row.stream.uuid()))
        .bind(column(rows, |row| stored(row.version)))
        .bind(column(rows, |row| row.hash.as_slice()))
        .bind(column(rows, |row| row.body.as_ref()))
        .bind(column(rows, |row| row.before.as_slice()));
    if !changes.is_empty() {
        query = query
            .bind(column(&changes, |row| row.stream.uuid()))
            .bind(column(&changes, |row| stored(row.version)))
            .bind(column(&changes, |row| row.status.map(finished)))
            .bind(column(&changes, |row| row.due != Due::Keep))
            .bind(column(&changes, |row| due_ms(row.due)));
    }
    let inserted = query.fetch_all(connection).await?;
    let inserted = inserted.iter();
    inserted.map(|row| stream(row.try_get(0)?)).collect()
}

/// One value of each row.
fn column<'a, T>(rows: &[&'a Append], of: impl Fn(&'a Append) -> T) -> Vec<T> {
    rows.iter().map(|row| of(row)).collect()
}

/// Inserts rows of streams that may have been packed, whose old rows are then
/// no longer there to conflict with. The lock is the one packing takes.
async fn insert_guarded(
    connection: &mut PgConnection,
    rows: &[&Append],
) -> Result<Vec<StreamId>, Trouble> {
    let streams: Vec<Uuid> = column(rows, |row| row.stream.uuid());
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
    let inserted = insert_rows(&mut *connection, &OLD, &beyond).await?;
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
