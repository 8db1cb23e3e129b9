//! Signs of life, and what the nodes of an installation share.

use tokio::time::Instant;

use super::{Sql, ask::ask};
use crate::{
    Outage,
    journal::{FORGOTTEN_AFTER_MS, PROMPT},
    lines::Held,
    numbers::{number, page, stored},
    trouble::{Trouble, within},
};

const OUTAGES: &str =
    "SELECT from_ms, to_ms FROM journal_outages WHERE to_ms > $1 ORDER BY to_ms LIMIT $2";

const BEAT: &str = "INSERT INTO journal_nodes VALUES ($1, $2) ON CONFLICT (node) \
     DO UPDATE SET at_ms = excluded.at_ms WHERE journal_nodes.at_ms < excluded.at_ms";

/// A sign that is to be left, and when that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    node: String,
    at_ms: u64,
    silence_ms: u64,
    since: Instant,
}

impl Asked {
    pub(super) fn now(node: String, at_ms: u64, silence_ms: u64) -> Asked {
        Asked {
            node,
            at_ms,
            silence_ms,
            since: Instant::now(),
        }
    }

    /// When it is written, and after how long a silence there was an outage.
    fn dated(&self) -> (u64, u64) {
        let waited = self.since.elapsed();
        if waited <= PROMPT {
            return (self.at_ms, self.silence_ms);
        }
        let waited_ms = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
        (self.at_ms.saturating_add(waited_ms), self.silence_ms / 2)
    }
}

pub(super) async fn beat<S: Sql>(store: &S, asked: Asked) -> Result<Option<Outage>, Trouble> {
    let mut held = store.writers().hold().await?;
    let limit = store.limits().answer;
    let (mut found, before) =
        within(limit, beat_alone::<S>(&mut held, &asked, Own::AsStored)).await?;
    if asked.since.elapsed() > PROMPT && found.is_none() {
        // Written at once and stored late: what it says of its time is not
        // so. Our sign before it is the last that counts.
        (found, _) = within(
            limit,
            beat_alone::<S>(&mut held, &asked, Own::Before(before)),
        )
        .await?;
    }
    held.release();
    Ok(found)
}

/// What counts as our own last sign.
#[derive(Clone, Copy)]
enum Own {
    AsStored,
    /// This one, whatever is stored.
    Before(Option<u64>),
}

/// The outage that was found, and our own last sign before.
async fn beat_alone<S: Sql>(
    held: &mut Held<S::Db>,
    asked: &Asked,
    own: Own,
) -> Result<(Option<Outage>, Option<u64>), Trouble> {
    for sql in S::BEGIN_BEAT {
        held.run(ask(sql)).await?;
    }
    let beats = ask("SELECT node, at_ms FROM journal_nodes");
    let beats: Vec<(String, i64)> = held.all(beats).await?;
    let (ours, others): (Vec<_>, Vec<_>) =
        beats.into_iter().partition(|(node, _)| *node == asked.node);
    let before = ours.first().map(|(_, at_ms)| number(*at_ms));
    let others = others.iter().map(|(_, at_ms)| number(*at_ms));
    let own = match own {
        Own::AsStored => before,
        Own::Before(sign) => sign,
    };
    let last = others.chain(own).max();
    let (at_ms, silence_ms) = asked.dated();
    let outage = Outage::after(last, at_ms, silence_ms);
    if let Some(Outage { from_ms, to_ms }) = outage {
        let keep = ask("INSERT INTO journal_outages VALUES ($1, $2) ON CONFLICT DO NOTHING");
        held.run(keep.with(stored(from_ms)).with(stored(to_ms)))
            .await?;
    }
    held.run(ask(BEAT).with(asked.node.clone()).with(stored(at_ms)))
        .await?;
    let forgotten = stored(at_ms) - stored(FORGOTTEN_AFTER_MS);
    let forget = ask("DELETE FROM journal_nodes WHERE at_ms < $1");
    held.run(forget.with(forgotten)).await?;
    held.run(ask("COMMIT")).await?;
    Ok((outage, before))
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
