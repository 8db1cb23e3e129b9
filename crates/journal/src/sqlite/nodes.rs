//! Signs of life, in SQLite.

use std::time::Duration;

use sqlx::{Row as _, Sqlite as Lite, SqliteConnection};

use crate::{
    Outage,
    journal::FORGOTTEN_AFTER_MS,
    lines::Lines,
    numbers::{number, page, stored},
    trouble::{Trouble, within},
};

pub(super) async fn beat(
    lines: &Lines<Lite>,
    limit: Duration,
    node: &str,
    at_ms: u64,
    silence_ms: u64,
) -> Result<Option<Outage>, Trouble> {
    let mut held = lines.hold().await?;
    let outage = within(limit, write(&mut held, node, at_ms, silence_ms)).await?;
    held.release();
    Ok(outage)
}

pub(super) async fn last_beats(
    lines: &Lines<Lite>,
    limit: Duration,
) -> Result<Vec<(String, u64)>, Trouble> {
    let mut held = lines.hold().await?;
    let query = sqlx::query("SELECT node, at_ms FROM journal_nodes ORDER BY node LIMIT ?")
        .bind(page(usize::MAX));
    let rows = within(limit, query.fetch_all(&mut *held)).await?;
    held.release();
    let beats = rows.iter();
    beats
        .map(|row| Ok((row.try_get(0)?, number(row.try_get(1)?))))
        .collect()
}

pub(super) async fn outages(
    lines: &Lines<Lite>,
    limit: Duration,
    since_ms: u64,
) -> Result<Vec<Outage>, Trouble> {
    let mut held = lines.hold().await?;
    let query = sqlx::query(
        "SELECT from_ms, to_ms FROM journal_outages WHERE to_ms > ? ORDER BY to_ms LIMIT ?",
    )
    .bind(stored(since_ms))
    .bind(page(usize::MAX));
    let rows = within(limit, query.fetch_all(&mut *held)).await?;
    held.release();
    let outages = rows.iter();
    outages
        .map(|row| {
            Ok(Outage {
                from_ms: number(row.try_get(0)?),
                to_ms: number(row.try_get(1)?),
            })
        })
        .collect()
}

async fn write(
    connection: &mut SqliteConnection,
    node: &str,
    at_ms: u64,
    silence_ms: u64,
) -> Result<Option<Outage>, Trouble> {
    // One at a time, so that an outage is found by one node only.
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *connection)
        .await?;
    let last: Option<i64> = sqlx::query_scalar("SELECT max(at_ms) FROM journal_nodes")
        .fetch_one(&mut *connection)
        .await?;
    let outage = Outage::after(last.map(number), at_ms, silence_ms);
    if let Some(outage) = outage {
        sqlx::query("INSERT INTO journal_outages VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(stored(outage.from_ms))
            .bind(stored(outage.to_ms))
            .execute(&mut *connection)
            .await?;
    }
    sqlx::query(
        "INSERT INTO journal_nodes VALUES (?, ?) ON CONFLICT (node) \
         DO UPDATE SET at_ms = max(at_ms, excluded.at_ms)",
    )
    .bind(node.to_owned())
    .bind(stored(at_ms))
    .execute(&mut *connection)
    .await?;
    sqlx::query("DELETE FROM journal_nodes WHERE at_ms < ?")
        .bind(stored(at_ms) - stored(FORGOTTEN_AFTER_MS))
        .execute(&mut *connection)
        .await?;
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(outage)
}
