//! Rows into SQLite, many in one commit.

use std::collections::BTreeSet;

use sqlx::SqliteConnection;

use crate::{
    Append, Due,
    journal::GUARDED_AFTER_MS,
    numbers::{due_ms, finished, stored},
    trouble::Trouble,
    wall,
};
use tuomari_record::StreamId;

/// Inserts the given number of rows, those whose predecessors are there. An old
/// row that was packed is no longer there to conflict with or to follow, so the
/// packed ones are asked too.
macro_rules! insert {
    ($($one:literal)*) => {
        concat!(
            "INSERT INTO journal_rows (stream, version, hash, body) ",
            "SELECT column1, column2, column3, column4 FROM (VALUES (?, ?, ?, ?, ?)",
            $($one,)*
            ") WHERE NOT EXISTS (SELECT 1 FROM journal_packed AS packed ",
            "WHERE packed.stream = column1 AND packed.version >= column2) ",
            "AND (column2 = 1 OR column5 = (SELECT old.hash FROM journal_rows AS old ",
            "WHERE old.stream = column1 AND old.version = column2 - 1) ",
            "OR column5 = (SELECT packed.hash FROM journal_packed AS packed ",
            "WHERE packed.stream = column1 AND packed.version = column2 - 1)) ",
            "ON CONFLICT DO NOTHING"
        )
    };
}

const ONE: &str = insert!();
const FOUR: &str = insert!(", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)");
const SIXTEEN: &str = insert!(
    ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)"
    ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)"
    ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)" ", (?, ?, ?, ?, ?)"
);

/// A new stream.
const MAKE: &str = "INSERT INTO journal_streams (stream, finished, due_ms, due_set_by) \
     VALUES (?, ?, ?, 1) ON CONFLICT DO NOTHING";

/// A stream that is there: what is NULL or 0 stays.
const CHANGE: &str = "UPDATE journal_streams SET finished = coalesce(?1, finished), \
     due_ms = CASE WHEN ?2 THEN ?3 ELSE due_ms END, \
     due_set_by = CASE WHEN ?2 THEN ?4 ELSE due_set_by END WHERE stream = ?5";

/// Inserts the rows, in one commit. Conflicts are rare, so at first only the
/// numbers are compared; if a row was left out, it is done again one by one.
pub(super) async fn insert(
    connection: &mut SqliteConnection,
    rows: &[Append],
) -> Result<BTreeSet<StreamId>, Trouble> {
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *connection)
        .await?;
    let inserted = if insert_all(&mut *connection, rows).await? {
        rows.iter().map(|row| row.stream).collect()
    } else {
        sqlx::query("ROLLBACK").execute(&mut *connection).await?;
        sqlx::query("BEGIN IMMEDIATE")
            .execute(&mut *connection)
            .await?;
        insert_each(&mut *connection, rows).await?
    };
    let changes = rows.iter().filter(|row| row.touches_stream());
    for row in changes.filter(|row| inserted.contains(&row.stream)) {
        change(&mut *connection, row).await?;
    }
    let now_ms = wall::now_ms();
    let old = |stream: &&StreamId| stream.at_ms().saturating_add(GUARDED_AFTER_MS) < now_ms;
    for stream in inserted.iter().filter(old) {
        // If it was packed, it is to be packed again.
        sqlx::query("UPDATE journal_streams SET packed = 0 WHERE stream = ? AND packed = 1")
            .bind(stream.as_bytes().to_vec())
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(inserted)
}

/// Whether all rows could be inserted.
async fn insert_all(connection: &mut SqliteConnection, rows: &[Append]) -> Result<bool, Trouble> {
    let mut left = rows;
    while !left.is_empty() {
        let (statement, size) = match left.len() {
            16.. => (SIXTEEN, 16),
            4.. => (FOUR, 4),
            _ => (ONE, 1),
        };
        let (now, later) = left.split_at(size);
        left = later;
        if insert_some(&mut *connection, statement, now).await? != size {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Which of the rows could be inserted.
async fn insert_each(
    connection: &mut SqliteConnection,
    rows: &[Append],
) -> Result<BTreeSet<StreamId>, Trouble> {
    let mut inserted = BTreeSet::new();
    for row in rows {
        if insert_some(&mut *connection, ONE, std::slice::from_ref(row)).await? == 1 {
            inserted.insert(row.stream);
        }
    }
    Ok(inserted)
}

/// How many of the rows could be inserted.
async fn insert_some(
    connection: &mut SqliteConnection,
    statement: &'static str,
    rows: &[Append],
) -> Result<usize, Trouble> {
    let mut query = sqlx::query(statement);
    for row in rows {
        query = query
            .bind(row.stream.as_bytes().to_vec())
            .bind(stored(row.version))
            .bind(row.hash.to_vec())
            .bind(row.body.to_vec())
            .bind(row.before.to_vec());
    }
    let done = query.execute(connection).await?;
    Ok(usize::try_from(done.rows_affected()).unwrap_or(usize::MAX))
}

async fn change(connection: &mut SqliteConnection, row: &Append) -> Result<(), Trouble> {
    let due_ms = due_ms(row.due);
    let status = row.status.map(finished);
    let stream = row.stream.as_bytes().to_vec();
    let query = if row.version == 1 {
        let query = sqlx::query(MAKE).bind(stream);
        query.bind(status.unwrap_or(false)).bind(due_ms)
    } else {
        let query = sqlx::query(CHANGE).bind(status).bind(row.due != Due::Keep);
        query.bind(due_ms).bind(stored(row.version)).bind(stream)
    };
    query.execute(connection).await?;
    Ok(())
}
