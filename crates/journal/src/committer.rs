//! Group commit: many tables' rows in one statement.

use std::{
    collections::{BTreeSet, VecDeque},
    sync::{Arc, Mutex},
    time::Duration,
};

use tokio::{
    sync::{mpsc, oneshot, watch},
    task::{JoinHandle, JoinSet},
    time::timeout,
};

use crate::{Append, Journal, JournalError, Outcome};
use tuomari_record::StreamId;

/// The bounds of a [`Committer`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommitLimits {
    /// Rows that may wait, in each lane.
    pub queue: usize,
    /// Rows in one statement.
    pub batch: usize,
    /// Statements under way at once, in each lane.
    pub in_flight: usize,
    /// How long a row waits for a place in the queue.
    pub wait: Duration,
}

impl Default for CommitLimits {
    /// What was measured to be best on one database: two statements of at most
    /// 256 rows. More only adds latency.
    fn default() -> CommitLimits {
        CommitLimits {
            queue: 8192,
            batch: 256,
            in_flight: 2,
            wait: Duration::from_millis(500),
        }
    }
}

/// Stands before a journal and commits what is waiting, all at once, as soon
/// as a statement may go: it never waits for more to come.
///
/// Rows of one stream never travel together. Each row is answered by itself,
/// and a row that was taken is written even if nobody waits for the answer.
#[derive(Debug)]
pub struct Committer {
    lanes: Vec<mpsc::Sender<Waiting>>,
    lane: LaneOf,
    wait: Duration,
    closing: watch::Sender<bool>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

/// A row and whoever waits for its outcome.
#[derive(Debug)]
struct Waiting {
    row: Append,
    answer: oneshot::Sender<Outcome>,
}

struct LaneOf(Arc<dyn Journal>);

impl std::fmt::Debug for LaneOf {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} lanes", self.0.lanes())
    }
}

impl Committer {
    /// Starts one task for each lane of the journal, on the current runtime.
    pub fn start(journal: Arc<dyn Journal>, limits: CommitLimits) -> Committer {
        let mut lanes = Vec::new();
        let mut tasks = Vec::new();
        let (closing, _) = watch::channel(false);
        for _ in 0..journal.lanes().max(1) {
            let (sender, queue) = mpsc::channel(limits.queue.max(1));
            let lane = Lane {
                journal: Arc::clone(&journal),
                limits,
                queue,
                closing: closing.subscribe(),
                waiting: VecDeque::new(),
                flying: BTreeSet::new(),
                statements: JoinSet::new(),
            };
            lanes.push(sender);
            tasks.push(tokio::spawn(lane.run()));
        }
        Committer {
            lanes,
            lane: LaneOf(journal),
            wait: limits.wait,
            closing,
            tasks: Mutex::new(tasks),
        }
    }

    /// Appends one row and waits until its outcome is known.
    ///
    /// [`JournalError::Busy`] and [`JournalError::Closed`] mean that the row
    /// was not taken: nothing was written.
    pub async fn append(&self, row: Append) -> Outcome {
        let lane = self.lane.0.lane(row.stream);
        let Some(lane) = self.lanes.get(lane) else {
            let why = format!("no lane {lane}");
            return Outcome::Failed(JournalError::WrongShard { why });
        };
        let place = match lane.try_reserve() {
            Ok(place) => place,
            Err(mpsc::error::TrySendError::Closed(())) => {
                return Outcome::Failed(JournalError::Closed);
            }
            Err(mpsc::error::TrySendError::Full(())) => {
                match timeout(self.wait, lane.reserve()).await {
                    Ok(Ok(place)) => place,
                    Ok(Err(_)) => return Outcome::Failed(JournalError::Closed),
                    Err(_) => return Outcome::Failed(JournalError::Busy),
                }
            }
        };
        let (answer, outcome) = oneshot::channel();
        place.send(Waiting { row, answer });
        let lost = || JournalError::unreachable("the statement was given up");
        outcome.await.unwrap_or_else(|_| Outcome::Failed(lost()))
    }

    /// Takes no more rows, writes those that were taken, and waits for them.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        let tasks = {
            let mut tasks = self.tasks.lock().expect("nothing panics while it is held");
            std::mem::take(&mut *tasks)
        };
        for task in tasks {
            // A lane that panicked has answered its rows by dropping them.
            drop(task.await);
        }
    }
}

/// One store's queue.
struct Lane {
    journal: Arc<dyn Journal>,
    limits: CommitLimits,
    queue: mpsc::Receiver<Waiting>,
    closing: watch::Receiver<bool>,
    /// Taken from the queue, not yet in a statement.
    waiting: VecDeque<Waiting>,
    /// Streams that have a row in a statement.
    flying: BTreeSet<StreamId>,
    statements: JoinSet<Vec<StreamId>>,
}

impl Lane {
    async fn run(mut self) {
        let batch = self.limits.batch.max(1);
        let most = batch * 4;
        let mut taken = Vec::with_capacity(batch);
        let (mut closing, mut ended) = (false, false);
        loop {
            self.start_statements(batch);
            tokio::select! {
                biased;
                count = self.queue.recv_many(&mut taken, batch),
                    if !ended && self.waiting.len() < most =>
                {
                    ended = count == 0;
                    self.waiting.extend(taken.drain(..));
                }
                Some(done) = self.statements.join_next() => match done {
                    Ok(streams) => for stream in streams {
                        self.flying.remove(&stream);
                    },
                    // It panicked, and its rows were answered by dropping them.
                    Err(_) => self.flying.clear(),
                },
                _ = self.closing.wait_for(|closing| *closing), if !closing => {
                    closing = true;
                    self.queue.close();
                }
                else => return,
            }
        }
    }

    fn start_statements(&mut self, batch: usize) {
        while self.statements.len() < self.limits.in_flight.max(1) {
            let (rows, answers) = self.next_batch(batch);
            if rows.is_empty() {
                return;
            }
            let streams: Vec<StreamId> = rows.iter().map(|row| row.stream).collect();
            let journal = Arc::clone(&self.journal);
            self.statements.spawn(async move {
                let outcomes = journal.append(rows).await;
                for (answer, outcome) in answers.into_iter().zip(outcomes) {
                    // Whoever asked may have gone; the row is written all the same.
                    drop(answer.send(outcome));
                }
                streams
            });
        }
    }

    /// The next rows, at most one of each stream and none of a stream that has
    /// one under way; the others keep their order.
    fn next_batch(&mut self, batch: usize) -> (Vec<Append>, Vec<oneshot::Sender<Outcome>>) {
        let mut rows = Vec::new();
        let mut answers = Vec::new();
        let mut later = VecDeque::new();
        while let Some(next) = self.waiting.pop_front() {
            if rows.len() == batch {
                later.push_back(next);
                later.append(&mut self.waiting);
            } else if self.flying.insert(next.row.stream) {
                rows.push(next.row);
                answers.push(next.answer);
            } else {
                later.push_back(next);
            }
        }
        self.waiting = later;
        (rows, answers)
    }
}
