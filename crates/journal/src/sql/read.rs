//! Reading streams and their rows.

use std::collections::BTreeMap;

use uuid::Uuid;

use super::{
    Sql,
    ask::{Speaks, ask},
};
use crate::{
    Append, Head, JournalError, Listed, Status, Wake, Which,
    lines::Lines,
    numbers::{hash, number, page, status, stored, stream},
    pack,
    trouble::Trouble,
    wall,
};
use tuomari_record::{Hash, Row, StreamId};

const LOAD: &str = "SELECT version, hash, body FROM journal_rows \
     WHERE stream = $1 AND version >= $2 ORDER BY version LIMIT $3";

const LOAD_PACKED: &str = "SELECT bytes FROM journal_packed WHERE stream = $1 AND version >= $2";

const LIST: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > $1 ORDER BY stream LIMIT $2";
const LIST_FINISHED: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream > $1 AND finished ORDER BY stream LIMIT $2";
const LATEST: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream < $1 ORDER BY stream DESC LIMIT $2";
const LATEST_FINISHED: &str = "SELECT stream, finished, due_ms FROM journal_streams \
     WHERE stream < $1 AND finished ORDER BY stream DESC LIMIT $2";

const DUE: &str = "SELECT due_ms, stream, due_set_by FROM journal_streams \
     WHERE due_ms <= $1 ORDER BY due_ms, stream LIMIT $2";

const PUT_OFF: &str = "UPDATE journal_streams SET due_ms = $1 \
     WHERE stream = $2 AND due_ms = $3 AND due_set_by = $4 RETURNING due_set_by";

pub(super) async fn load<DB: Speaks>(
    lines: &Lines<DB>,
    id: StreamId,
    from: u64,
    limit: usize,
) -> Result<Vec<Row>, Trouble> {
    let from = from.max(1);
    let query = ask(LOAD).with(id.uuid()).with(stored(from));
    let found = lines.all(query.with(page(limit))).await?;
    let rows: Vec<Row> = rows(id, found)?;
    if rows.first().is_some_and(|row| row.version == from) {
        return Ok(rows);
    }
    // What is not among the rows may have been packed, even just now.
    let query = ask(LOAD_PACKED).with(id.uuid()).with(stored(from));
    let packed: Vec<(Vec<u8>,)> = lines.all(query).await?;
    let Some((bytes,)) = packed.first() else {
        return Ok(rows);
    };
    Ok(pack::page_of(id, bytes, from, limit)?)
}

/// Rows from the columns version, hash and body.
pub(super) fn rows(id: StreamId, found: Vec<(i64, Vec<u8>, Vec<u8>)>) -> Result<Vec<Row>, Trouble> {
    let row = |(version, its_hash, body): (i64, Vec<u8>, Vec<u8>)| {
        Ok(Row {
            version: number(version),
            hash: hash(id, &its_hash)?,
            body: body.into(),
        })
    };
    found.into_iter().map(row).collect()
}

/// The hashes that are stored under the keys of these rows.
pub(crate) async fn hashes<S: Sql>(
    store: &S,
    rows: &[Append],
) -> Result<BTreeMap<StreamId, Hash>, Trouble> {
    let mut hashes = BTreeMap::new();
    for row in rows {
        let found = load(store.writers(), row.stream, row.version, 1).await?;
        let found = found.into_iter().find(|found| found.version == row.version);
        hashes.extend(found.map(|found| (row.stream, found.hash)));
    }
    Ok(hashes)
}

pub(super) async fn head<S: Sql>(store: &S, id: StreamId) -> Result<Option<Head>, Trouble> {
    let query = ask(S::HEAD).with(id.uuid());
    let found: Vec<(bool, Option<i64>, Option<Vec<u8>>)> = store.readers().all(query).await?;
    match found.first() {
        None => Ok(None),
        Some((finished, Some(version), Some(its_hash))) => Ok(Some(Head {
            version: number(*version),
            hash: hash(id, its_hash)?,
            status: status(*finished),
        })),
        Some(_) => Err(Trouble::Found(JournalError::Corrupt {
            stream: id,
            why: "it has no rows".to_owned(),
        })),
    }
}

pub(super) async fn list<S: Sql>(
    store: &S,
    which: Which,
    after: Option<StreamId>,
    limit: usize,
) -> Result<Vec<Listed>, Trouble> {
    let sql = match which {
        Which::All => LIST,
        Which::Only(Status::Live) => S::LIST_LIVE,
        Which::Only(Status::Finished) => LIST_FINISHED,
    };
    listed(store, sql, id_or_none(after), limit).await
}

pub(super) async fn latest<S: Sql>(
    store: &S,
    which: Which,
    before: Option<StreamId>,
    limit: usize,
) -> Result<Vec<Listed>, Trouble> {
    let sql = match which {
        Which::All => LATEST,
        Which::Only(Status::Live) => S::LATEST_LIVE,
        Which::Only(Status::Finished) => LATEST_FINISHED,
    };
    let before = before.map_or(Uuid::max(), StreamId::uuid);
    listed(store, sql, before, limit).await
}

async fn listed<S: Sql>(
    store: &S,
    sql: &'static str,
    from: Uuid,
    limit: usize,
) -> Result<Vec<Listed>, Trouble> {
    let query = ask(sql).with(from).with(page(limit));
    let found: Vec<(Uuid, bool, Option<i64>)> = store.readers().all(query).await?;
    let listed = |(id, finished, due_ms): (Uuid, bool, Option<i64>)| {
        Ok(Listed {
            stream: stream(id)?,
            status: status(finished),
            due_ms: due_ms.map(number),
        })
    };
    found.into_iter().map(listed).collect()
}

pub(super) async fn due_by<S: Sql>(
    store: &S,
    at_ms: u64,
    limit: usize,
) -> Result<Vec<Wake>, Trouble> {
    let query = ask(DUE).with(stored(at_ms)).with(page(limit));
    let found: Vec<(i64, Uuid, i64)> = store.readers().all(query).await?;
    let wake = |(due_ms, id, set_by): (i64, Uuid, i64)| {
        Ok(Wake {
            due_ms: number(due_ms),
            stream: stream(id)?,
            set_by: number(set_by),
        })
    };
    found.into_iter().map(wake).collect()
}

pub(super) async fn put_off<S: Sql>(
    store: &S,
    wake: Wake,
    to_ms: Option<u64>,
) -> Result<bool, Trouble> {
    let query = ask(PUT_OFF)
        .with(to_ms.map(stored))
        .with(wake.stream.uuid())
        .with(stored(wake.due_ms))
        .with(stored(wake.set_by));
    let changed: Vec<(i64,)> = store.writers().all(query).await?;
    Ok(changed.len() == 1)
}

pub(super) async fn to_pack<S: Sql>(
    store: &S,
    before: StreamId,
    after: Option<StreamId>,
    limit: usize,
) -> Result<Vec<StreamId>, Trouble> {
    let query = ask(S::TO_PACK).with(id_or_none(after)).with(before.uuid());
    let found: Vec<(Uuid,)> = store.readers().all(query.with(page(limit))).await?;
    found.into_iter().map(|(id,)| stream(id)).collect()
}

pub(crate) async fn now_ms<S: Sql>(store: &S) -> Result<u64, Trouble> {
    let Some(sql) = S::NOW else {
        return Ok(wall::now_ms());
    };
    let found: Vec<(i64,)> = store.readers().all(ask(sql)).await?;
    let (now_ms,) = found.first().ok_or(sqlx::Error::RowNotFound)?;
    Ok(number(*now_ms))
}

/// What lies below every stream, if none is given.
fn id_or_none(after: Option<StreamId>) -> Uuid {
    after.map_or(Uuid::nil(), StreamId::uuid)
}
