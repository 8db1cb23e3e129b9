//! Group commit: what travels together, what waits, and what is bounded.
#![allow(clippy::unwrap_used, reason = "a test may unwrap")]

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use crate::support::{Age, Maker, chained, row};
use tokio::{
    sync::Semaphore,
    time::{Instant, advance},
};
use tuomari_journal::{
    Answer, Append, CommitLimits, Committer, Head, Journal, JournalError, Listed, Memory, Outage,
    Outcome, Outcomes, Packing, Sharded, Wake, Which,
};
use tuomari_record::{Row, StreamId};

/// A journal in memory whose statements take as long as the test wants, and
/// which remembers what came in each.
struct Gated {
    memory: Memory,
    gate: Semaphore,
    under_way: AtomicUsize,
    most: AtomicUsize,
    statements: Mutex<Vec<Vec<Append>>>,
}

impl Gated {
    /// Lets so many statements through.
    fn new(open: usize) -> Arc<Gated> {
        Arc::new(Gated {
            memory: Memory::new(),
            gate: Semaphore::new(open),
            under_way: AtomicUsize::new(0),
            most: AtomicUsize::new(0),
            statements: Mutex::default(),
        })
    }

    fn statements(&self) -> Vec<Vec<Append>> {
        self.statements.lock().unwrap().clone()
    }
}

impl Journal for Gated {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let now = self.under_way.fetch_add(1, Ordering::SeqCst) + 1;
            self.most.fetch_max(now, Ordering::SeqCst);
            self.statements.lock().unwrap().push(rows.clone());
            self.gate.acquire().await.unwrap().forget();
            let outcomes = self.memory.append(rows).await;
            self.under_way.fetch_sub(1, Ordering::SeqCst);
            outcomes
        })
    }
    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        self.memory.load(stream, from, limit)
    }
    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        self.memory.head(stream)
    }
    fn list(&self, which: Which, after: Option<StreamId>, n: usize) -> Answer<'_, Vec<Listed>> {
        self.memory.list(which, after, n)
    }
    fn latest(&self, which: Which, before: Option<StreamId>, n: usize) -> Answer<'_, Vec<Listed>> {
        self.memory.latest(which, before, n)
    }
    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        self.memory.due_by(at_ms, limit)
    }
    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        self.memory.put_off(wake, to_ms)
    }
    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        self.memory.beat(node, at_ms, silence_ms)
    }
    fn last_beats(&self, shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        self.memory.last_beats(shard)
    }
    fn outages(&self, shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        self.memory.outages(shard, since_ms)
    }
    fn now_ms(&self) -> Answer<'_, u64> {
        self.memory.now_ms()
    }
    fn pack(&self, stream: StreamId) -> Answer<'_, Packing> {
        self.memory.pack(stream)
    }
    fn to_pack(&self, by: u64, after: Option<StreamId>, n: usize) -> Answer<'_, Vec<StreamId>> {
        self.memory.to_pack(by, after, n)
    }
}

const OPEN: usize = 1_000_000;

fn limits(queue: usize) -> CommitLimits {
    CommitLimits {
        queue,
        wait: Duration::from_millis(20),
        ..CommitLimits::default()
    }
}

/// Starts an append without waiting for its outcome.
fn send(committer: &Arc<Committer>, row: Append) -> tokio::task::JoinHandle<Outcome> {
    let committer = Arc::clone(committer);
    tokio::spawn(async move { committer.append(row).await })
}

/// Lets the other tasks run until nothing changes any more.
async fn settle() {
    for _ in 0..5000 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn what_waits_travels_together_and_at_most_two_statements_at_once() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 1).await;
    let committer = Arc::new(Committer::start(journal.clone(), limits(10_000)));
    let sent: Vec<_> = maker
        .streams(1000)
        .into_iter()
        .map(|stream| send(&committer, row(stream, 1, "a")))
        .collect();
    settle().await;
    assert_eq!(journal.statements().len(), 2, "two are under way, no more");
    journal.gate.add_permits(OPEN);
    for outcome in sent {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
    assert_eq!(journal.most.load(Ordering::SeqCst), 2);
    let sizes: Vec<usize> = journal.statements().iter().map(Vec::len).collect();
    assert!(sizes.iter().all(|size| *size <= 256), "{sizes:?}");
    assert!(sizes.len() <= 6, "{sizes:?}");
    assert_eq!(sizes.iter().sum::<usize>(), 1000);
}

#[tokio::test]
async fn rows_of_one_stream_travel_one_by_one_in_their_order() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 2).await;
    let (stream, other) = (maker.stream(), maker.stream());
    let committer = Arc::new(Committer::start(journal.clone(), limits(100)));
    let mut sent = Vec::new();
    for row in chained(stream, 5) {
        sent.push(send(&committer, row));
        settle().await;
    }
    sent.push(send(&committer, row(other, 1, "other")));
    settle().await;
    let waiting = journal.statements();
    assert_eq!(waiting.len(), 2, "the other stream need not wait");
    assert_eq!(waiting[1][0].stream, other);
    journal.gate.add_permits(OPEN);
    for outcome in sent {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
    for statement in journal.statements() {
        assert_eq!(statement.len(), 1);
    }
}

#[tokio::test]
async fn a_full_queue_says_so_and_takes_no_more() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 3).await;
    let committer = Arc::new(Committer::start(
        journal.clone(),
        CommitLimits {
            batch: 4,
            ..limits(10)
        },
    ));
    let sent: Vec<_> = maker
        .streams(200)
        .into_iter()
        .map(|stream| send(&committer, row(stream, 1, "a")))
        .collect();
    let mut busy = 0;
    tokio::time::sleep(Duration::from_millis(100)).await;
    journal.gate.add_permits(OPEN);
    for outcome in sent {
        match outcome.await.unwrap() {
            Outcome::Appended => {}
            Outcome::Failed(JournalError::Busy) => busy += 1,
            other => panic!("{other:?}"),
        }
    }
    // Two statements of four, four batches taken out, ten in the queue.
    let taken = 200 - busy;
    assert!((10..=2 * 4 + 4 * 4 + 10 + 4).contains(&taken), "{taken}");
    let stored: usize = journal.statements().iter().map(Vec::len).sum();
    assert_eq!(stored, taken, "busy means that nothing was written");
}

#[tokio::test]
async fn a_conflict_is_answered_to_the_one_who_lost() {
    let journal = Gated::new(OPEN);
    let mut maker = Maker::new(&*journal, Age::New, 4).await;
    let committer = Arc::new(Committer::start(journal.clone(), limits(1000)));
    for stream in maker.streams(100) {
        let two = [row(stream, 1, "a"), row(stream, 1, "b")].map(|row| send(&committer, row));
        let mut outcomes = Vec::new();
        for outcome in two {
            outcomes.push(outcome.await.unwrap());
        }
        assert!(outcomes.contains(&Outcome::Appended), "{outcomes:?}");
        assert!(outcomes.contains(&Outcome::Conflict), "{outcomes:?}");
    }
}

#[tokio::test]
async fn closing_writes_what_was_taken_and_takes_no_more() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 5).await;
    let committer = Arc::new(Committer::start(journal.clone(), limits(1000)));
    let streams = maker.streams(700);
    let sent: Vec<_> = streams
        .iter()
        .map(|stream| send(&committer, row(*stream, 1, "a")))
        .collect();
    settle().await;
    let closing = {
        let committer = Arc::clone(&committer);
        tokio::spawn(async move { committer.close().await })
    };
    settle().await;
    let late = committer.append(row(maker.stream(), 1, "late")).await;
    assert_eq!(late, Outcome::Failed(JournalError::Closed));
    assert!(!closing.is_finished());
    journal.gate.add_permits(OPEN);
    closing.await.unwrap();
    for outcome in sent {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
    for stream in streams {
        assert!(journal.head(stream).await.unwrap().is_some());
    }
}

#[tokio::test]
async fn a_row_is_written_though_nobody_waits_for_the_answer() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 6).await;
    let stream = maker.stream();
    let committer = Arc::new(Committer::start(journal.clone(), limits(100)));
    let sent = send(&committer, row(stream, 1, "a"));
    settle().await;
    sent.abort();
    journal.gate.add_permits(OPEN);
    committer.close().await;
    assert!(journal.head(stream).await.unwrap().is_some());
}

#[tokio::test]
async fn a_shard_that_is_down_holds_up_no_other() {
    let (down, up) = (Gated::new(0), Gated::new(OPEN));
    let sharded = Sharded::new(vec![down.clone(), up.clone()]).unwrap();
    let journal: Arc<dyn Journal> = Arc::new(sharded);
    let mut maker = Maker::new(&*up, Age::New, 7).await;
    let committer = Arc::new(Committer::start(journal, limits(1000)));
    let mut stuck = Vec::new();
    for _ in 0..300 {
        stuck.push(send(&committer, row(maker.stream_in(0), 1, "a")));
        let stream = maker.stream_in(1);
        let outcome = committer.append(row(stream, 1, "b")).await;
        assert_eq!(outcome, Outcome::Appended);
    }
    let unknown = committer.append(row(maker.stream_in(2), 1, "c")).await;
    assert!(matches!(
        unknown,
        Outcome::Failed(JournalError::WrongShard { .. })
    ));
    down.gate.add_permits(OPEN);
    for outcome in stuck {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
}

#[tokio::test(start_paused = true)]
async fn a_row_that_waited_past_its_time_is_not_written() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 3).await;
    let committer = Arc::new(Committer::start(journal.clone(), limits(100)));
    let streams = maker.streams(3);
    let by = Instant::now() + Duration::from_secs(3);
    let flying = [0, 1].map(|n| row(streams[n], 1, "a"));
    let mut sent = Vec::new();
    for row in flying {
        sent.push(send(&committer, row));
        settle().await;
    }
    let late = send(&committer, row(streams[2], 1, "late").by(by));
    settle().await;
    advance(Duration::from_secs(4)).await;
    journal.gate.add_permits(OPEN);
    assert_eq!(
        late.await.unwrap(),
        Outcome::Failed(JournalError::Late),
        "it is decided anew"
    );
    for outcome in sent {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
    assert_eq!(journal.head(streams[2]).await, Ok(None));
    let again = row(streams[2], 1, "in time").by(Instant::now() + Duration::from_secs(3));
    assert_eq!(committer.append(again).await, Outcome::Appended);
}

#[tokio::test(start_paused = true)]
async fn a_sign_of_life_waits_for_its_turn_and_is_dated_by_it() {
    let journal = Gated::new(0);
    let mut maker = Maker::new(&*journal, Age::New, 4).await;
    let committer = Arc::new(Committer::start(journal.clone(), limits(100)));
    let beat = |at_ms| {
        let committer = Arc::clone(&committer);
        tokio::spawn(async move { committer.beat(0, "a".to_owned(), at_ms, 3_000).await })
    };
    assert_eq!(beat(1_000).await.unwrap(), Ok(None));
    let mut sent = Vec::new();
    for stream in maker.streams(2) {
        sent.push(send(&committer, row(stream, 1, "a")));
        settle().await;
    }
    let sign = beat(2_000);
    settle().await;
    assert!(!sign.is_finished(), "nothing is written, so nobody lives");
    advance(Duration::from_secs(5)).await;
    journal.gate.add_permits(OPEN);
    let outage = Outage {
        from_ms: 1_000,
        to_ms: 7_000,
    };
    assert_eq!(sign.await.unwrap(), Ok(Some(outage)));
    for outcome in sent {
        assert_eq!(outcome.await.unwrap(), Outcome::Appended);
    }
    committer.close().await;
    // The last sign of a node goes past a committer that is closed.
    assert_eq!(beat(8_000).await.unwrap(), Ok(None));
}
