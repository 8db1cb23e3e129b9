//! The tables' form, step by step.

use sqlx::{AssertSqlSafe, Sqlite as Lite, SqliteConnection};

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
    include_str!("0004.sql"),
];

/// Takes the steps that are missing, while no other program writes.
pub(super) async fn migrate(lines: &Lines<Lite>) -> Result<(), Trouble> {
    let limits = lines.limits();
    let mut held = lines.hold().await?;
    within(limits.settle.max(limits.answer), steps(&mut held)).await?;
    held.release();
    Ok(())
}

async fn steps(connection: &mut SqliteConnection) -> Result<(), Trouble> {
    sqlx::query("BEGIN EXCLUSIVE")
        .execute(&mut *connection)
        .await?;
    let found: i64 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut *connection)
        .await?;
    let known = stored(STEPS.len() as u64);
    if found > known {
        return Err(JournalError::LaterSchema { found, known }.into());
    }
    for (version, step) in (1..).zip(STEPS) {
        if version > found {
            sqlx::raw_sql(AssertSqlSafe(*step))
                .execute(&mut *connection)
                .await?;
        }
    }
    sqlx::raw_sql(AssertSqlSafe(format!("PRAGMA user_version = {known}")))
        .execute(&mut *connection)
        .await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(())
}
