//! Packing a finished stream, in SQLite.

use std::time::Duration;

use sqlx::{Sqlite as Lite, SqliteConnection};

use crate::{
    PACKED_AFTER_MS, Packing,
    lines::Lines,
    numbers::stored,
    pack,
    trouble::{Trouble, within},
    wall,
};
use tuomari_record::StreamId;

const KEEP: &str = "INSERT INTO journal_packed (stream, version, hash, bytes) \
     VALUES (?, ?, ?, ?) ON CONFLICT (stream) \
     DO UPDATE SET version = excluded.version, hash = excluded.hash, bytes = excluded.bytes";

pub(super) async fn pack(
    lines: &Lines<Lite>,
    limit: Duration,
    stream: StreamId,
) -> Result<Packing, Trouble> {
    let mut held = lines.hold().await?;
    let packing = within(limit, pack_alone(&mut held, stream)).await?;
    held.release();
    Ok(packing)
}

async fn pack_alone(
    connection: &mut SqliteConnection,
    stream: StreamId,
) -> Result<Packing, Trouble> {
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut *connection)
        .await?;
    let finished: Option<bool> =
        sqlx::query_scalar("SELECT finished FROM journal_streams WHERE stream = ?")
            .bind(stream.as_bytes().to_vec())
            .fetch_optional(&mut *connection)
            .await?;
    let packing = if finished != Some(true) {
        Packing::NotFinished
    } else if stream.at_ms().saturating_add(PACKED_AFTER_MS) > wall::now_ms() {
        Packing::TooYoung
    } else {
        move_rows(&mut *connection, stream).await?;
        sqlx::query("UPDATE journal_streams SET packed = 1 WHERE stream = ?")
            .bind(stream.as_bytes().to_vec())
            .execute(&mut *connection)
            .await?;
        Packing::Packed
    };
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(packing)
}

async fn move_rows(connection: &mut SqliteConnection, stream: StreamId) -> Result<(), Trouble> {
    let id = stream.as_bytes().to_vec();
    let rows = sqlx::query(
        "SELECT version, hash, body FROM journal_rows WHERE stream = ? ORDER BY version",
    )
    .bind(id.clone())
    .fetch_all(&mut *connection)
    .await?;
    if rows.is_empty() {
        return Ok(());
    }
    let before: Option<Vec<u8>> =
        sqlx::query_scalar("SELECT bytes FROM journal_packed WHERE stream = ?")
            .bind(id.clone())
            .fetch_optional(&mut *connection)
            .await?;
    let rows = rows.iter().map(|row| super::read::row(stream, row));
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    let packed = pack::pack_on(stream, before.as_deref(), rows)?;
    sqlx::query(KEEP)
        .bind(id.clone())
        .bind(stored(packed.version))
        .bind(packed.hash.to_vec())
        .bind(packed.bytes)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM journal_rows WHERE stream = ? AND version <= ?")
        .bind(id)
        .bind(stored(packed.version))
        .execute(&mut *connection)
        .await?;
    Ok(())
}
