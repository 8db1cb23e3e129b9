//! The journal in a database: what is alike in PostgreSQL and SQLite.

mod ask;
mod cutting;
mod nodes;
mod packing;
mod read;
mod signing;

pub(crate) use ask::{Ask, Columns, Found, Speaks};
pub(crate) use read::{hashes, now_ms};

use std::{collections::BTreeSet, sync::Arc};

use crate::{
    Answer, Append, Head, Journal, JournalError, Listed, Outage, Outcomes, Packing, Signed, Status,
    StoreLimits, Wake, Which,
    journal::too_young,
    lines::Lines,
    settle,
    trouble::{Trouble, again},
};
use tuomari_record::{Row, SignedEnd, StreamId};

/// A journal in a database: what is not alike.
pub(crate) trait Sql: Send + Sync {
    /// The database as sqlx knows it.
    type Db: Speaks;

    /// Begins a transaction that writes.
    const BEGIN: &'static str;
    /// Begins one beside which no other node leaves a sign of life, so that an
    /// outage is found by one node only, and which waits for the locks that
    /// rows wait for: a sign says that rows can be written.
    const BEGIN_BEAT: &'static [&'static str];
    /// Begins one beside which nobody appends.
    const BEGIN_CUT: &'static [&'static str];
    /// Of stream `$1`: finished, and version and hash of its last row.
    const HEAD: &'static str;
    /// Unfinished streams after `$1`, at most `$2`, by the index of those.
    const LIST_LIVE: &'static str;
    /// The same before `$1`, the latest first.
    const LATEST_LIVE: &'static str;
    /// Streams to be packed between `$1` and `$2`, at most `$3`, by the index
    /// of those.
    const TO_PACK: &'static str;
    /// At most `$1` nodes and their last signs, by the bytes of their names.
    const LAST_BEATS: &'static str;
    /// Of stream `$1`: finished, and whether the time is `$2` or later. Nobody
    /// else writes to the stream until the transaction is over.
    const READY: &'static str;
    /// The time, if the database has one that is not this machine's.
    const NOW: Option<&'static str>;

    fn writers(&self) -> &Lines<Self::Db>;

    fn readers(&self) -> &Lines<Self::Db>;

    /// Connections that write what need not wait for those who append.
    fn beside(&self) -> &Lines<Self::Db>;

    /// Inserts rows sorted by stream, one for each, and says which were.
    fn insert(
        &self,
        rows: &[Append],
    ) -> impl Future<Output = Result<BTreeSet<StreamId>, Trouble>> + Send;

    /// What this store cannot take.
    fn flaw(&self, _row: &Append) -> Option<JournalError> {
        None
    }

    /// Whether finished streams are packed by this connection.
    fn packs(&self) -> bool {
        true
    }

    /// Lets a role append.
    fn grant(&self, _role: &str) -> impl Future<Output = Result<(), Trouble>> + Send {
        async { Err(JournalError::refused("only PostgreSQL has roles").into()) }
    }

    /// Grows when the database may be another than before.
    fn epoch(&self) -> u64 {
        0
    }

    /// Does the housekeeping that is due.
    fn keep_house(&self) -> impl Future<Output = Result<(), Trouble>> + Send;

    fn limits(&self) -> StoreLimits {
        self.writers().limits()
    }
}

/// Tries a reading or a small writing until it is done or time is up.
fn trying<'a, T, Fut>(store: &impl Sql, work: impl FnMut() -> Fut + Send + 'a) -> Answer<'a, T>
where
    T: Send + 'a,
    Fut: Future<Output = Result<T, Trouble>> + Send + 'a,
{
    Box::pin(again(store.limits().settle, work))
}

impl<S: Sql> Journal for S {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(settle::append(self, rows))
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        trying(self, move || {
            read::load(self.readers(), stream, from, limit)
        })
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        trying(self, move || read::head(self, stream))
    }

    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>> {
        trying(self, move || read::list(self, which, after, limit))
    }

    fn latest(
        &self,
        which: Which,
        before: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Listed>> {
        trying(self, move || read::latest(self, which, before, limit))
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        trying(self, move || read::due_by(self, at_ms, limit))
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        trying(self, move || read::put_off(self, wake, to_ms))
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        let asked = nodes::Asked::now(node, at_ms, silence_ms);
        trying(self, move || nodes::beat(self, asked.clone()))
    }

    fn last_beats(&self, _shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        trying(self, || nodes::last_beats(self))
    }

    fn outages(&self, _shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        trying(self, move || nodes::outages(self, since_ms))
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        trying(self, || now_ms(self))
    }

    fn keeps_time(&self) -> bool {
        S::NOW.is_some()
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        trying(self, move || packing::pack(self, stream))
    }

    fn to_pack(
        &self,
        by_ms: u64,
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<StreamId>> {
        if !self.packs() {
            return Box::pin(async { Ok(Vec::new()) });
        }
        let before = too_young(by_ms);
        trying(self, move || read::to_pack(self, before, after, limit))
    }

    fn cut(&self, stream: StreamId, keep: u64, status: Status) -> Answer<'_, Vec<Row>> {
        trying(self, move || cutting::cut(self, stream, keep, status))
    }

    fn keep(&self, name: &'static str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        trying(self, move || nodes::keep(self, name, value.clone()))
    }

    fn keep_signed(&self, signed: Vec<Signed>) -> Answer<'_, ()> {
        let signed = Arc::new(signed);
        trying(self, move || {
            let signed = Arc::clone(&signed);
            async move { signing::keep(self, &signed).await }
        })
    }

    fn grant(&self, role: String) -> Answer<'_, ()> {
        let role = Arc::new(role);
        trying(self, move || {
            let role = Arc::clone(&role);
            async move { Sql::grant(self, &role).await }
        })
    }

    fn signed(&self, stream: StreamId) -> Answer<'_, Option<SignedEnd>> {
        trying(self, move || signing::find(self, stream))
    }

    fn signed_between(
        &self,
        times_ms: (u64, u64),
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Signed>> {
        trying(self, move || signing::between(self, times_ms, after, limit))
    }

    fn epoch(&self) -> u64 {
        Sql::epoch(self)
    }

    fn tend(&self) -> Answer<'_, ()> {
        trying(self, || self.keep_house())
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async move {
            self.readers().close().await;
            self.writers().close().await;
            Ok(())
        })
    }
}
