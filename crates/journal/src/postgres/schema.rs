//! The tables' form, step by step.

use sqlx::{AssertSqlSafe, PgConnection, Postgres as Pg, Row as _};

use crate::{
    JournalError,
    lines::Lines,
    numbers::stored,
    trouble::{Trouble, within},
};

/// The steps, in order. A step that has been released is never changed: what
/// has to be otherwise becomes the next one.
const STEPS: &[&str] = &[
    include_str!("0001.sql"),
    include_str!("0002.sql"),
    include_str!("0003.sql"),
];

/// One schema's lock: nodes that start together take their turns.
pub(super) const LOCK: &str = "SELECT pg_advisory_xact_lock(\
     hashtextextended('tuomari journal ' || current_schema(), 0))";

const FOUND: &str = "CREATE TABLE IF NOT EXISTS journal_schema (\
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), \
     version bigint NOT NULL, shard bigint NOT NULL)";

/// Takes the steps that are missing, under a lock, all or none.
pub(super) async fn migrate(lines: &Lines<Pg>, shard: u8) -> Result<(), Trouble> {
    let limits = lines.limits();
    let mut held = lines.hold().await?;
    within(limits.settle.max(limits.answer), steps(&mut held, shard)).await?;
    held.release();
    Ok(())
}

async fn steps(connection: &mut PgConnection, shard: u8) -> Result<(), Trouble> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    sqlx::query(LOCK).execute(&mut *connection).await?;
    sqlx::query(FOUND).execute(&mut *connection).await?;
    sqlx::query(
        "INSERT INTO journal_schema (version, shard) VALUES (0, $1) ON CONFLICT DO NOTHING",
    )
    .bind(i64::from(shard))
    .execute(&mut *connection)
    .await?;
    let row = sqlx::query("SELECT version, shard FROM journal_schema")
        .fetch_one(&mut *connection)
        .await?;
    let (found, its_shard): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let known = stored(STEPS.len() as u64);
    if found > known {
        return Err(JournalError::LaterSchema { found, known }.into());
    }
    if its_shard != i64::from(shard) {
        let why = format!("this database is shard {its_shard} and was given as shard {shard}");
        return Err(JournalError::WrongShard { why }.into());
    }
    for (version, step) in (1..).zip(STEPS) {
        if version > found {
            sqlx::raw_sql(AssertSqlSafe(*step))
                .execute(&mut *connection)
                .await?;
        }
    }
    sqlx::query("UPDATE journal_schema SET version = $1 WHERE version <> $1")
        .bind(known)
        .execute(&mut *connection)
        .await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}
