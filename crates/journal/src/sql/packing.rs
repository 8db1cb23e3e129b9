//! Packing a finished stream.

use super::{
    Sql,
    ask::{Speaks, ask},
    read,
};
use crate::{
    PACKED_AFTER_MS, Packing,
    lines::Held,
    numbers::stored,
    pack,
    trouble::{Trouble, within},
};
use tuomari_record::StreamId;

const ROWS: &str =
    "SELECT version, hash, body FROM journal_rows WHERE stream = $1 ORDER BY version";

const KEEP: &str = "INSERT INTO journal_packed (stream, version, hash, bytes) \
     VALUES ($1, $2, $3, $4) ON CONFLICT (stream) \
     DO UPDATE SET version = excluded.version, hash = excluded.hash, bytes = excluded.bytes";

pub(super) async fn pack<S: Sql>(store: &S, stream: StreamId) -> Result<Packing, Trouble> {
    let mut held = store.beside().hold().await?;
    let packing = pack_alone::<S>(&mut held, stream);
    let packing = within(store.limits().answer, packing).await?;
    held.release();
    Ok(packing)
}

async fn pack_alone<S: Sql>(held: &mut Held<S::Db>, stream: StreamId) -> Result<Packing, Trouble> {
    held.run(ask(S::BEGIN)).await?;
    let may_be_ms = stream.at_ms().saturating_add(PACKED_AFTER_MS);
    let ready = ask(S::READY).with(stream.uuid()).with(stored(may_be_ms));
    let ready: Vec<(bool, bool)> = held.all(ready).await?;
    let packing = match ready.first() {
        None | Some((false, _)) => Packing::NotFinished,
        Some((true, false)) => Packing::TooYoung,
        Some((true, true)) => {
            move_rows(held, stream).await?;
            let packed = ask("UPDATE journal_streams SET packed = true WHERE stream = $1");
            held.run(packed.with(stream.uuid())).await?;
            Packing::Packed
        }
    };
    held.run(ask("COMMIT")).await?;
    Ok(packing)
}

async fn move_rows<DB: Speaks>(held: &mut Held<DB>, stream: StreamId) -> Result<(), Trouble> {
    let id = stream.uuid();
    let rows = read::rows(stream, held.all(ask(ROWS).with(id)).await?)?;
    if rows.is_empty() {
        return Ok(());
    }
    let before = ask("SELECT bytes FROM journal_packed WHERE stream = $1").with(id);
    let before: Vec<(Vec<u8>,)> = held.all(before).await?;
    let before = before.first().map(|(bytes,)| bytes.as_slice());
    let packed = pack::pack_on(stream, before, rows)?;
    let (version, hash) = (stored(packed.version), packed.hash.to_vec());
    let keep = ask(KEEP).with(id).with(version).with(hash);
    held.run(keep.with(packed.bytes)).await?;
    let moved = ask("DELETE FROM journal_rows WHERE stream = $1 AND version <= $2");
    held.run(moved.with(id).with(version)).await
}
