//! Packing a finished stream, in PostgreSQL.

use std::time::Duration;

use sqlx::{PgConnection, Postgres as Pg};

use crate::{
    PACKED_AFTER_MS, Packing,
    lines::Lines,
    numbers::stored,
    pack,
    trouble::{Trouble, within},
};
use tuomari_record::StreamId;

/// Finished, and old enough by the database's own clock. The lock is the one
/// that writers to an old stream take.
const READY: &str = "SELECT finished, \
     extract(epoch FROM clock_timestamp()) * 1000 >= $2 \
     FROM journal_streams WHERE stream = $1 FOR UPDATE";

const KEEP: &str = "INSERT INTO journal_packed (stream, version, hash, bytes) \
     VALUES ($1, $2, $3, $4) ON CONFLICT (stream) \
     DO UPDATE SET version = excluded.version, hash = excluded.hash, bytes = excluded.bytes";

pub(super) async fn pack(
    lines: &Lines<Pg>,
    limit: Duration,
    stream: StreamId,
) -> Result<Packing, Trouble> {
    let mut held = lines.hold().await?;
    let packing = within(limit, pack_locked(&mut held, stream)).await?;
    held.release();
    Ok(packing)
}

async fn pack_locked(connection: &mut PgConnection, stream: StreamId) -> Result<Packing, Trouble> {
    sqlx::query("BEGIN").execute(&mut *connection).await?;
    let ready: Option<(bool, bool)> = sqlx::query_as(READY)
        .bind(stream.uuid())
        .bind(stored(stream.at_ms().saturating_add(PACKED_AFTER_MS)))
        .fetch_optional(&mut *connection)
        .await?;
    let packing = match ready {
        None | Some((false, _)) => Packing::NotFinished,
        Some((true, false)) => Packing::TooYoung,
        Some((true, true)) => {
            move_rows(&mut *connection, stream).await?;
            sqlx::query("UPDATE journal_streams SET packed = true WHERE stream = $1")
                .bind(stream.uuid())
                .execute(&mut *connection)
                .await?;
            Packing::Packed
        }
    };
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(packing)
}

async fn move_rows(connection: &mut PgConnection, stream: StreamId) -> Result<(), Trouble> {
    let rows = sqlx::query(
        "SELECT version, hash, body FROM journal_rows WHERE stream = $1 ORDER BY version",
    )
    .bind(stream.uuid())
    .fetch_all(&mut *connection)
    .await?;
    if rows.is_empty() {
        return Ok(());
    }
    let before: Option<Vec<u8>> =
        sqlx::query_scalar("SELECT bytes FROM journal_packed WHERE stream = $1")
            .bind(stream.uuid())
            .fetch_optional(&mut *connection)
            .await?;
    let rows = rows.iter().map(|row| super::read::row(stream, row));
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    let packed = pack::pack_on(stream, before.as_deref(), rows)?;
    sqlx::query(KEEP)
        .bind(stream.uuid())
        .bind(stored(packed.version))
        .bind(packed.hash.as_slice())
        .bind(packed.bytes)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM journal_rows WHERE stream = $1 AND version <= $2")
        .bind(stream.uuid())
        .bind(stored(packed.version))
        .execute(&mut *connection)
        .await?;
    Ok(())
}
