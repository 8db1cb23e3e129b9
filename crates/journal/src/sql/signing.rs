//! What the installation signed of streams.

use super::{
    Sql,
    ask::{Speaks, ask},
};
use crate::{
    JournalError, Signed,
    lines::Held,
    numbers::{page, stored, stream},
    trouble::{Trouble, within},
};
use tuomari_record::{SignedEnd, StreamId};
use uuid::Uuid;

/// A later signature takes the place of an earlier one.
const KEEP: &str = "INSERT INTO journal_signed (stream, version, at_ms, said) \
     VALUES ($1, $2, $3, $4) ON CONFLICT (stream) DO UPDATE \
     SET version = excluded.version, at_ms = excluded.at_ms, said = excluded.said \
     WHERE excluded.version >= journal_signed.version";

const BETWEEN: &str = "SELECT stream, said FROM journal_signed \
     WHERE at_ms >= $1 AND at_ms < $2 AND stream > $3 ORDER BY stream LIMIT $4";

pub(super) async fn keep<S: Sql>(store: &S, signed: &[Signed]) -> Result<(), Trouble> {
    let mut held = store.beside().hold().await?;
    within(store.limits().answer, keep_all::<S>(&mut held, signed)).await?;
    held.release();
    Ok(())
}

async fn keep_all<S: Sql>(held: &mut Held<S::Db>, signed: &[Signed]) -> Result<(), Trouble> {
    held.run(ask(S::BEGIN)).await?;
    for one in signed {
        let keep = ask(KEEP)
            .with(one.stream.uuid())
            .with(stored(one.said.end.version))
            .with(stored(one.said.at_ms));
        held.run(keep.with(one.said.write())).await?;
    }
    held.run(ask("COMMIT")).await
}

pub(super) async fn find<S: Sql>(store: &S, id: StreamId) -> Result<Option<SignedEnd>, Trouble> {
    let query = ask("SELECT said FROM journal_signed WHERE stream = $1").with(id.uuid());
    let found: Vec<(String,)> = store.readers().all(query).await?;
    let said = found.first().map(|(said,)| read(id, said));
    Ok(said.transpose()?)
}

pub(super) async fn between<S: Sql>(
    store: &S,
    (from_ms, to_ms): (u64, u64),
    after: Option<StreamId>,
    limit: usize,
) -> Result<Vec<Signed>, Trouble> {
    let query = ask(BETWEEN).with(stored(from_ms)).with(stored(to_ms));
    let query = query.with(after.map_or(Uuid::nil(), StreamId::uuid));
    let found: Vec<(Uuid, String)> = store.readers().all(query.with(page(limit))).await?;
    let signed = |(id, said): (Uuid, String)| {
        let stream = stream(id)?;
        let said = read(stream, &said)?;
        Ok(Signed { stream, said })
    };
    found.into_iter().map(signed).collect()
}

/// Takes away what was signed of rows that are cut off.
pub(super) async fn forget<DB: Speaks>(
    held: &mut Held<DB>,
    id: StreamId,
    keep: u64,
) -> Result<(), Trouble> {
    let forget = ask("DELETE FROM journal_signed WHERE stream = $1 AND version > $2");
    held.run(forget.with(id.uuid()).with(stored(keep))).await
}

fn read(stream: StreamId, said: &str) -> Result<SignedEnd, JournalError> {
    SignedEnd::read(said).map_err(|error| JournalError::Corrupt {
        stream,
        why: format!("what was signed of it cannot be read: {error}"),
    })
}
