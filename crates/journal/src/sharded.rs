//! Several stores as one: the id of a stream says in which it lies.

use std::{collections::BTreeMap, fmt, sync::Arc, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, timeout_at},
};

use crate::{
    Answer, Append, Head, Journal, JournalError, Listed, MAX_PAGE, Outage, Outcome, Outcomes,
    Packing, Signed, Status, Wake, Which,
};
use tuomari_record::{Row, SignedEnd, StreamId};

/// A [`Journal`] over several, each holding the streams of its shard.
///
/// Shards are numbered from 0 in the order given. New games may go to a shard
/// that is added at the end; no game ever moves.
pub struct Sharded {
    shards: Vec<Arc<dyn Journal>>,
}

/// How long a sign of life waits for a shard that does not answer.
const STRAGGLERS: Duration = Duration::from_secs(1);

fn late() -> JournalError {
    JournalError::unreachable("no shard answered in time")
}

impl Sharded {
    /// The stores of shards 0, 1 and so on: at least one, at most 256.
    pub fn new(shards: Vec<Arc<dyn Journal>>) -> Result<Sharded, JournalError> {
        if shards.is_empty() || shards.len() > 256 {
            let why = format!("{} stores were given, 1 to 256 can be", shards.len());
            return Err(JournalError::WrongShard { why });
        }
        Ok(Sharded { shards })
    }

    fn of(&self, shard: u8) -> Result<&Arc<dyn Journal>, JournalError> {
        self.shards
            .get(usize::from(shard))
            .ok_or_else(|| JournalError::WrongShard {
                why: format!(
                    "no store was given for shard {shard}, only for 0 to {}",
                    self.shards.len() - 1
                ),
            })
    }

    /// Asks every shard at once, and waits for all of them.
    async fn everywhere<T: Send + 'static>(
        &self,
        ask: impl Fn(&dyn Journal) -> Answer<'_, T> + Copy + Send + 'static,
    ) -> Result<Vec<T>, JournalError> {
        let mut asked = JoinSet::new();
        for shard in &self.shards {
            let shard = Arc::clone(shard);
            asked.spawn(async move { ask(shard.as_ref()).await });
        }
        let answers = asked.join_all().await;
        answers.into_iter().collect()
    }
}

/// What the shards found, in one order, and no more than was asked for.
fn merged<T, K: Ord>(found: Vec<Vec<T>>, limit: usize, order: impl Fn(&T) -> K) -> Vec<T> {
    let mut all: Vec<T> = found.into_iter().flatten().collect();
    all.sort_by_key(order);
    all.truncate(limit.min(MAX_PAGE));
    all
}

impl Journal for Sharded {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let mut outcomes = vec![Outcome::Failed(JournalError::Closed); rows.len()];
            let mut parts: BTreeMap<u8, (Vec<usize>, Vec<Append>)> = BTreeMap::new();
            for (place, row) in rows.into_iter().enumerate() {
                let part = parts.entry(row.stream.shard()).or_default();
                part.0.push(place);
                part.1.push(row);
            }
            let mut asked = JoinSet::new();
            for (shard, (places, rows)) in parts {
                match self.of(shard) {
                    Ok(journal) => {
                        let journal = Arc::clone(journal);
                        asked.spawn(async move { (places, journal.append(rows).await) });
                    }
                    Err(error) => {
                        for place in places {
                            outcomes[place] = Outcome::Failed(error.clone());
                        }
                    }
                }
            }
            for (places, settled) in asked.join_all().await {
                for (place, outcome) in places.into_iter().zip(settled) {
                    outcomes[place] = outcome;
                }
            }
            outcomes
        })
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        Box::pin(async move { self.of(stream.shard())?.load(stream, from, limit).await })
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        Box::pin(async move { self.of(stream.shard())?.head(stream).await })
    }

    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let found = self.everywhere(move |shard| shard.list(which, after, limit));
            Ok(merged(found.await?, limit, |one| one.stream))
        })
    }

    fn latest(
        &self,
        which: Which,
        before: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Listed>> {
        Box::pin(async move {
            let found = self.everywhere(move |shard| shard.latest(which, before, limit));
            Ok(merged(found.await?, limit, |one| {
                std::cmp::Reverse(one.stream)
            }))
        })
    }

    /// What the shards that answer have. A shard that is down must not keep
    /// the flags of the others from falling; only if none answers it is told.
    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        Box::pin(async move {
            let mut asked = JoinSet::new();
            for shard in &self.shards {
                let shard = Arc::clone(shard);
                asked.spawn(async move { shard.due_by(at_ms, limit).await });
            }
            let (mut wakes, mut error) = (Vec::new(), None);
            let mut answered = false;
            for answer in asked.join_all().await {
                match answer {
                    Ok(some) => {
                        answered = true;
                        wakes.extend(some);
                    }
                    Err(why) => error = Some(why),
                }
            }
            match error {
                Some(error) if !answered => Err(error),
                _ => {
                    wakes.sort();
                    wakes.truncate(limit.min(MAX_PAGE));
                    Ok(wakes)
                }
            }
        })
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        Box::pin(async move { self.of(wake.stream.shard())?.put_off(wake, to_ms).await })
    }

    /// In every shard; the longest outage that any of them found. A shard that
    /// is down is tried on in the background: waiting for it would look like
    /// an outage to the others.
    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        Box::pin(async move {
            let mut asked = Vec::new();
            for shard in &self.shards {
                let (shard, node) = (Arc::clone(shard), node.clone());
                asked.push(tokio::spawn(async move {
                    shard.beat(node, at_ms, silence_ms).await
                }));
            }
            let end = Instant::now() + STRAGGLERS;
            let mut outages = Vec::new();
            let mut error = None;
            let mut answered = false;
            for one in asked {
                match timeout_at(end, one).await {
                    Ok(Ok(Ok(outage))) => {
                        answered = true;
                        outages.extend(outage);
                    }
                    Ok(Ok(Err(why))) => error = Some(why),
                    Ok(Err(_)) | Err(_) => error = Some(late()),
                }
            }
            match error {
                Some(error) if !answered => Err(error),
                _ => Ok(outages.into_iter().min_by_key(|outage| outage.from_ms)),
            }
        })
    }

    fn beat_in(
        &self,
        lane: usize,
        node: String,
        at_ms: u64,
        silence_ms: u64,
    ) -> Answer<'_, Option<Outage>> {
        Box::pin(async move {
            let shard = self.of(u8::try_from(lane).unwrap_or(u8::MAX))?;
            shard.beat(node, at_ms, silence_ms).await
        })
    }

    fn last_beats(&self, shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(async move { self.of(shard)?.last_beats(shard).await })
    }

    fn outages(&self, shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(async move { self.of(shard)?.outages(shard, since_ms).await })
    }

    /// The time of the first shard: one clock, or nodes would not agree.
    fn now_ms(&self) -> Answer<'_, u64> {
        self.shards[0].now_ms()
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        Box::pin(async move { self.of(stream.shard())?.pack(stream).await })
    }

    fn to_pack(
        &self,
        by_ms: u64,
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<StreamId>> {
        Box::pin(async move {
            let found = self.everywhere(move |shard| shard.to_pack(by_ms, after, limit));
            Ok(merged(found.await?, limit, |stream| *stream))
        })
    }

    fn tend(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.everywhere(|shard| shard.tend()).await.map(drop) })
    }

    fn cut(&self, stream: StreamId, keep: u64, status: Status) -> Answer<'_, Vec<Row>> {
        Box::pin(async move { self.of(stream.shard())?.cut(stream, keep, status).await })
    }

    fn keep_signed(&self, signed: Vec<Signed>) -> Answer<'_, ()> {
        Box::pin(async move {
            let mut parts: BTreeMap<u8, Vec<Signed>> = BTreeMap::new();
            for one in signed {
                parts.entry(one.stream.shard()).or_default().push(one);
            }
            let mut asked = JoinSet::new();
            for (shard, part) in parts {
                let shard = Arc::clone(self.of(shard)?);
                asked.spawn(async move { shard.keep_signed(part).await });
            }
            let kept = asked.join_all().await;
            kept.into_iter().collect()
        })
    }

    fn signed(&self, stream: StreamId) -> Answer<'_, Option<SignedEnd>> {
        Box::pin(async move { self.of(stream.shard())?.signed(stream).await })
    }

    fn signed_between(
        &self,
        times_ms: (u64, u64),
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Signed>> {
        Box::pin(async move {
            let found = self.everywhere(move |shard| shard.signed_between(times_ms, after, limit));
            Ok(merged(found.await?, limit, |one| one.stream))
        })
    }

    fn grant(&self, role: String) -> Answer<'_, ()> {
        Box::pin(async move {
            for shard in &self.shards {
                shard.grant(role.clone()).await?;
            }
            Ok(())
        })
    }

    /// In the first shard, which every node has.
    fn keep(&self, name: &'static str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        self.shards[0].keep(name, value)
    }

    fn epoch(&self) -> u64 {
        self.shards.iter().map(|shard| shard.epoch()).sum()
    }

    fn lanes(&self) -> usize {
        self.shards.len()
    }

    fn lane(&self, stream: StreamId) -> usize {
        usize::from(stream.shard())
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move { self.everywhere(|shard| shard.close()).await.map(drop) })
    }
}

impl fmt::Debug for Sharded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sharded({} shards)", self.shards.len())
    }
}
