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
    include_str!("0004.sql"),
];

/// One schema's lock: nodes that start together take their turns.
pub(super) const LOCK: &str = "SELECT pg_advisory_xact_lock(\
     hashtextextended('tuomari journal ' || current_schema(), 0))";

const FOUND: &str = "CREATE TABLE IF NOT EXISTS journal_schema (\
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), \
     version bigint NOT NULL, shard bigint NOT NULL)";

/// What a role may do that only appends. It can change no row and delete none.
const GRANTS: [(&str, &str); 8] = [
    ("journal_schema", "SELECT"),
    ("journal_rows", "SELECT, INSERT"),
    ("journal_packed", "SELECT"),
    ("journal_streams", "SELECT, INSERT, UPDATE"),
    ("journal_nodes", "SELECT, INSERT, UPDATE, DELETE"),
    ("journal_outages", "SELECT, INSERT"),
    ("journal_settings", "SELECT, INSERT"),
    ("journal_signed", "SELECT, INSERT, UPDATE"),
];

/// Takes the steps that are missing, under a lock, all or none. Says whether
/// the tables are ours: a role that only appends finds them made.
pub(super) async fn migrate(lines: &Lines<Pg>, shard: u8) -> Result<bool, Trouble> {
    let limits = lines.limits();
    let mut held = lines.hold().await?;
    let owns = within(limits.answer, owns(&mut held)).await?;
    if owns {
        within(limits.settle.max(limits.answer), steps(&mut held, shard)).await?;
    } else {
        within(limits.answer, found(&mut held, shard)).await?;
    }
    held.release();
    Ok(owns)
}

/// Whether whoever connected may make tables.
async fn owns(connection: &mut PgConnection) -> Result<bool, Trouble> {
    let may: Option<bool> =
        sqlx::query_scalar("SELECT has_schema_privilege(current_schema(), 'CREATE')")
            .fetch_one(connection)
            .await?;
    Ok(may.unwrap_or_default())
}

/// Looks whether the tables have the form that is expected.
async fn found(connection: &mut PgConnection, shard: u8) -> Result<(), Trouble> {
    let made: Option<String> = sqlx::query_scalar("SELECT to_regclass('journal_schema')::text")
        .fetch_one(&mut *connection)
        .await?;
    let found = match made {
        Some(_) => fits(connection, shard).await?,
        None => 0,
    };
    let known = stored(STEPS.len() as u64);
    if found < known {
        return Err(JournalError::refused(format!(
            "its tables have form {found} and form {known} is needed, and this role may not \
             change them; `tuomari journal tend` does so for whoever owns them"
        ))
        .into());
    }
    Ok(())
}

/// Gives a role what it needs to append, and no more.
pub(super) async fn grant(lines: &Lines<Pg>, role: &str) -> Result<(), Trouble> {
    let mut held = lines.hold().await?;
    let role = format!("\"{}\"", role.replace('"', "\"\""));
    let grants = GRANTS.map(|(table, what)| format!("GRANT {what} ON {table} TO {role};"));
    let sql = format!(
        "DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO {role}', current_schema()); \
         END $$; {}",
        grants.concat()
    );
    let run = sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut *held);
    within(lines.limits().answer, run).await?;
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
    let found = fits(&mut *connection, shard).await?;
    let known = stored(STEPS.len() as u64);
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

/// The form of the tables, if it is not a later program's nor another shard's.
async fn fits(connection: &mut PgConnection, shard: u8) -> Result<i64, Trouble> {
    let row = sqlx::query("SELECT version, shard FROM journal_schema")
        .fetch_one(connection)
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
    Ok(found)
}
