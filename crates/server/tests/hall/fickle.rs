//! A journal that hangs, refuses or has the wrong time whenever a test wants.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering::SeqCst},
};

use tokio::{sync::watch, time::Instant};
use tuomari_journal::{
    Answer, Append, Head, Journal, JournalError, Listed, Memory, Outage, Outcome, Outcomes, PROMPT,
    Packing, Wake, Which,
};
use tuomari_record::{Row, StreamId};

/// What ails the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ails {
    Nothing,
    /// A lock on the tables: who writes waits, who reads does not.
    Locked,
    /// It hangs: everybody waits.
    Hangs,
    /// The disk is full: who writes is refused at once.
    Full,
}

/// A journal in memory, with ailments.
pub(crate) struct Fickle {
    memory: Arc<Memory>,
    ails: watch::Sender<Ails>,
    /// How far its clock is ahead of the machine's.
    ahead_ms: AtomicI64,
    keeps_time: bool,
    /// After so many more rows it takes none: whoever writes has died.
    rows_left: AtomicI64,
}

impl Fickle {
    /// For one node, or for several that set their clocks by it.
    pub(crate) fn new(keeps_time: bool) -> Arc<Fickle> {
        Fickle::over(Arc::new(Memory::new()), keeps_time)
    }

    fn over(memory: Arc<Memory>, keeps_time: bool) -> Arc<Fickle> {
        Arc::new(Fickle {
            memory,
            ails: watch::channel(Ails::Nothing).0,
            ahead_ms: AtomicI64::new(0),
            keeps_time,
            rows_left: AtomicI64::new(i64::MAX),
        })
    }

    /// The same store for another node, with ailments of its own.
    pub(crate) fn shared(&self) -> Arc<Fickle> {
        Fickle::over(Arc::clone(&self.memory), self.keeps_time)
    }

    /// Whoever writes here dies after so many more rows.
    pub(crate) fn dies_after(&self, rows: i64) {
        self.rows_left.store(rows, SeqCst);
    }

    /// The rows that are still written of a batch.
    fn spare(&self, rows: usize) -> usize {
        let rows = i64::try_from(rows).unwrap();
        let left = self.rows_left.fetch_sub(rows, SeqCst);
        usize::try_from(left.clamp(0, rows)).unwrap()
    }

    pub(crate) fn set(&self, ails: Ails) {
        self.ails.send_replace(ails);
    }

    /// Sets its clock, so far ahead of the machine's.
    pub(crate) fn set_clock(&self, ahead_ms: i64) {
        self.ahead_ms.store(ahead_ms, SeqCst);
    }

    async fn writing(&self) -> Result<(), JournalError> {
        let mut ails = self.ails.subscribe();
        let now = *ails
            .wait_for(|ails| matches!(ails, Ails::Nothing | Ails::Full))
            .await
            .unwrap();
        match now {
            Ails::Full => Err(JournalError::Refused {
                why: "the disk is full".to_owned(),
            }),
            _ => Ok(()),
        }
    }

    fn reading<'a, T>(&'a self, read: Answer<'a, T>) -> Answer<'a, T>
    where
        T: Send + 'a,
    {
        Box::pin(async move {
            let mut ails = self.ails.subscribe();
            ails.wait_for(|ails| *ails != Ails::Hangs).await.unwrap();
            read.await
        })
    }
}

impl Journal for Fickle {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            match self.writing().await {
                Ok(()) => {
                    let mut rows = rows;
                    let dead = rows.split_off(self.spare(rows.len()));
                    let mut outcomes = self.memory.append(rows).await;
                    let gone = JournalError::Refused {
                        why: "nobody is there".to_owned(),
                    };
                    outcomes.extend(vec![Outcome::Failed(gone); dead.len()]);
                    outcomes
                }
                Err(error) => vec![Outcome::Failed(error); rows.len()],
            }
        })
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        let asked = Instant::now();
        Box::pin(async move {
            self.writing().await?;
            let waited = asked.elapsed();
            let (at_ms, silence_ms) = if waited > PROMPT {
                let waited_ms = u64::try_from(waited.as_millis()).unwrap();
                (at_ms + waited_ms, silence_ms / 2)
            } else {
                (at_ms, silence_ms)
            };
            self.memory.beat(node, at_ms, silence_ms).await
        })
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        self.reading(self.memory.load(stream, from, limit))
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        self.reading(self.memory.head(stream))
    }

    fn list(&self, which: Which, after: Option<StreamId>, n: usize) -> Answer<'_, Vec<Listed>> {
        self.reading(self.memory.list(which, after, n))
    }

    fn latest(&self, which: Which, before: Option<StreamId>, n: usize) -> Answer<'_, Vec<Listed>> {
        self.reading(self.memory.latest(which, before, n))
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        self.reading(self.memory.due_by(at_ms, limit))
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        Box::pin(async move {
            self.writing().await?;
            self.memory.put_off(wake, to_ms).await
        })
    }

    fn last_beats(&self, shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        self.reading(self.memory.last_beats(shard))
    }

    fn outages(&self, shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        self.reading(self.memory.outages(shard, since_ms))
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        self.reading(Box::pin(async move {
            let now_ms = self.memory.now_ms().await?;
            Ok(now_ms.saturating_add_signed(self.ahead_ms.load(SeqCst)))
        }))
    }

    fn keeps_time(&self) -> bool {
        self.keeps_time
    }

    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        self.memory.pack(stream)
    }

    fn to_pack(&self, by: u64, after: Option<StreamId>, n: usize) -> Answer<'_, Vec<StreamId>> {
        self.reading(self.memory.to_pack(by, after, n))
    }
}
