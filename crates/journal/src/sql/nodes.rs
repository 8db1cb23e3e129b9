//! Signs of life, and what the nodes of an installation share.

use super::{Sql, ask::ask};
use crate::{
    Outage,
    journal::FORGOTTEN_AFTER_MS,
    lines::Held,
    numbers::{number, page, stored},
    trouble::{Trouble, within},
};

const OUTAGES: &str =
    "SELECT from_ms, to_ms FROM journal_outages WHERE to_ms > $1 ORDER BY to_ms LIMIT $2";

const BEAT: &str = "INSERT INTO journal_nodes VALUES ($1, $2) ON CONFLICT (node) \
     DO UPDATE SET at_ms = excluded.at_ms WHERE journal_nodes.at_ms < excluded.at_ms";

pub(super) async fn beat<S: Sql>(
    store: &S,
    node: String,
    at_ms: u64,
    silence_ms: u64,
) -> Result<Option<Outage>, Trouble> {
    let mut held = store.beside().hold().await?;
    let beat = beat_alone::<S>(&mut held, node, at_ms, silence_ms);
    let outage = within(store.limits().answer, beat).await?;
    held.release();
    Ok(outage)
}

async fn beat_alone<S: Sql>(
    held: &mut Held<S::Db>,
    node: String,
    at_ms: u64,
    silence_ms: u64,
) -> Result<Option<Outage>, Trouble> {
    for sql in S::BEGIN_BEAT {
        held.run(ask(sql)).await?;
    }
    let last = ask("SELECT max(at_ms) FROM journal_nodes");
    let last: Vec<(Option<i64>,)> = held.all(last).await?;
    let last = last.first().and_then(|(at_ms,)| at_ms.map(number));
    let outage = Outage::after(last, at_ms, silence_ms);
    if let Some(Outage { from_ms, to_ms }) = outage {
        let keep = ask("INSERT INTO journal_outages VALUES ($1, $2) ON CONFLICT DO NOTHING");
        held.run(keep.with(stored(from_ms)).with(stored(to_ms)))
            .await?;
    }
    held.run(ask(BEAT).with(node).with(stored(at_ms))).await?;
    let forgotten = stored(at_ms) - stored(FORGOTTEN_AFTER_MS);
    let forget = ask("DELETE FROM journal_nodes WHERE at_ms < $1");
    held.run(forget.with(forgotten)).await?;
    held.run(ask("COMMIT")).await?;
    Ok(outage)
}

pub(super) async fn last_beats<S: Sql>(store: &S) -> Result<Vec<(String, u64)>, Trouble> {
    let query = ask(S::LAST_BEATS).with(page(usize::MAX));
    let found: Vec<(String, i64)> = store.readers().all(query).await?;
    let beats = found.into_iter();
    Ok(beats.map(|(node, at_ms)| (node, number(at_ms))).collect())
}

pub(super) async fn outages<S: Sql>(store: &S, since_ms: u64) -> Result<Vec<Outage>, Trouble> {
    let query = ask(OUTAGES).with(stored(since_ms)).with(page(usize::MAX));
    let found: Vec<(i64, i64)> = store.readers().all(query).await?;
    let outage = |(from_ms, to_ms): (i64, i64)| Outage {
        from_ms: number(from_ms),
        to_ms: number(to_ms),
    };
    Ok(found.into_iter().map(outage).collect())
}

pub(super) async fn keep<S: Sql>(
    store: &S,
    name: &'static str,
    value: Vec<u8>,
) -> Result<Vec<u8>, Trouble> {
    let keep = ask("INSERT INTO journal_settings VALUES ($1, $2) ON CONFLICT DO NOTHING");
    store
        .writers()
        .all::<()>(keep.with(name).with(value))
        .await?;
    let kept = ask("SELECT value FROM journal_settings WHERE name = $1").with(name);
    let kept: Vec<(Vec<u8>,)> = store.writers().all(kept).await?;
    let kept = kept.into_iter().next().ok_or(sqlx::Error::RowNotFound)?;
    Ok(kept.0)
}
