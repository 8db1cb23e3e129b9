//! The promise that every store keeps.

use std::{collections::BTreeSet, pin::Pin, time::Duration};

use crate::{Append, JournalError, Outcome, Signed, Status};
use tuomari_record::{Hash, Row, SignedEnd, StreamId};

/// The most rows, streams or wakes that one call returns.
pub const MAX_PAGE: usize = 1000;

/// How old a stream must be before it may be packed: half a day after its id
/// was made. Until then a writer need not ask whether it has been.
pub const PACKED_AFTER_MS: u64 = 12 * 60 * 60 * 1000;

/// From which age on a writer asks whether a stream has been packed. The time
/// between this and packing is what a node's clock may be wrong.
pub(crate) const GUARDED_AFTER_MS: u64 = PACKED_AFTER_MS / 2;

/// How long the name of a silent node is kept.
pub(crate) const FORGOTTEN_AFTER_MS: u64 = 24 * 60 * 60 * 1000;

/// A sign of life that takes longer than this had to wait.
pub const PROMPT: Duration = Duration::from_millis(500);

/// An answer that is on its way.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, JournalError>> + Send + 'a>>;

/// The outcomes of an append, on their way: one for each row, in its order.
pub type Outcomes<'a> = Pin<Box<dyn Future<Output = Vec<Outcome>> + Send + 'a>>;

/// An append-only store of streams.
///
/// `(stream, version)` is the key, and the first writer of a key wins; a row is
/// stored only after the one it was chained to, so no stream has a hole. What
/// was answered with [`Outcome::Appended`] survives a crash. Every call ends
/// within bounds of time and size. Times are Unix milliseconds.
pub trait Journal: Send + Sync {
    /// Appends rows of several streams at once, at most one for each stream;
    /// a second row of a stream is refused.
    ///
    /// Each row has an outcome of its own: a conflict in one stream hurts no
    /// other. A change of due time or status is stored together with its row.
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_>;

    /// The rows of a stream from a version on, in order, at most `limit` and
    /// never more than [`MAX_PAGE`]. Fewer than asked for may come though more
    /// are there; none means the end. [`crate::read_all`] turns the pages.
    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>>;

    /// The last row of a stream, without its body; `None` if there is no such
    /// stream.
    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>>;

    /// Streams in the order of their ids, after the given one, at most `limit`
    /// and never more than [`MAX_PAGE`].
    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>>;

    /// The same from the other end: the latest first, before the given one.
    fn latest(
        &self,
        which: Which,
        before: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Listed>>;

    /// Streams that must be looked at by `at_ms`, the most urgent first.
    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>>;

    /// Writes the next bound of a stream that was looked at too early, or none.
    ///
    /// `wake` is what [`Journal::due_by`] gave, *before* the stream was loaded.
    /// Says false, and writes nothing, if the bound has been set since.
    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool>;

    /// Leaves a sign that a node is alive and can write, in every shard. It
    /// needs the locks that rows need.
    ///
    /// If no node has left one for longer than `silence_ms`, the time between
    /// is recorded as an [`Outage`] and returned, once, whichever node comes
    /// first. A sign that had to wait for longer than [`PROMPT`] says nothing
    /// of the time when it was asked for: it is dated when it was written, and
    /// half the silence before it is an outage.
    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>>;

    /// The same in one lane only.
    fn beat_in(
        &self,
        _lane: usize,
        node: String,
        at_ms: u64,
        silence_ms: u64,
    ) -> Answer<'_, Option<Outage>> {
        self.beat(node, at_ms, silence_ms)
    }

    /// The last sign of each node that the store of a shard has, sorted by
    /// name. Nodes silent for a day are forgotten.
    fn last_beats(&self, shard: u8) -> Answer<'_, Vec<(String, u64)>>;

    /// The outages in the store of a shard that ended after `since_ms`, in
    /// order.
    fn outages(&self, shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>>;

    /// The store's own time, to which nodes set their clocks.
    fn now_ms(&self) -> Answer<'_, u64>;

    /// Whether that time is kept elsewhere, for several nodes to agree on. If
    /// not, it is the wall clock of this machine, and one node writes here.
    fn keeps_time(&self) -> bool {
        true
    }

    /// Packs a finished stream into one compressed row. Loading it gives the
    /// same rows as before, and rows may still be appended to it.
    fn pack(&self, stream: StreamId) -> Answer<'_, Packing>;

    /// Finished streams with rows that are not packed and may be by `by_ms`, in
    /// the order of their ids, after the given one; at most `limit` and never
    /// more than [`MAX_PAGE`].
    fn to_pack(
        &self,
        by_ms: u64,
        after: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<StreamId>>;

    /// Cuts a broken stream back to its first `keep` rows, to go on from there
    /// with this status, and gives what was cut. Those rows are kept aside; a
    /// live stream is due to be looked at at once. For whoever repairs it by
    /// hand: nothing else ever takes a row back.
    fn cut(&self, stream: StreamId, _keep: u64, _status: Status) -> Answer<'_, Vec<Row>> {
        let why = format!("{stream} is in a store that cannot be repaired");
        Box::pin(async move { Err(JournalError::Refused { why }) })
    }

    /// Keeps a value of the installation under a name, unless one is kept
    /// already, and says which is: whichever node comes first decides. A store
    /// that is nobody else's need not keep it.
    fn keep(&self, _name: &'static str, value: Vec<u8>) -> Answer<'_, Vec<u8>> {
        Box::pin(async move { Ok(value) })
    }

    /// Keeps what was signed of streams, in one transaction for each shard. Of
    /// each stream the latest is kept: one for fewer rows than another changes
    /// nothing. A store in which nobody signs need not keep it.
    fn keep_signed(&self, _signed: Vec<Signed>) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// What was signed of a stream last; `None` if nothing was.
    fn signed(&self, _stream: StreamId) -> Answer<'_, Option<SignedEnd>> {
        Box::pin(async { Ok(None) })
    }

    /// What was signed last of streams, and between two times, the first one
    /// included: in the order of their ids, after the given one, at most `limit`
    /// and never more than [`MAX_PAGE`].
    fn signed_between(
        &self,
        _times_ms: (u64, u64),
        _after: Option<StreamId>,
        _limit: usize,
    ) -> Answer<'_, Vec<Signed>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    /// Gives a role of the database what a server needs to append, and no more:
    /// it can change no row and delete none. For whoever owns the tables.
    fn grant(&self, role: String) -> Answer<'_, ()> {
        let why = format!("{role} is a role, and only PostgreSQL has any");
        Box::pin(async move { Err(JournalError::Refused { why }) })
    }

    /// Grows whenever the store may be another than before: a server that was
    /// started anew, or a standby in its place that may be behind. What was
    /// read before is then to be compared with it.
    fn epoch(&self) -> u64 {
        0
    }

    /// Does the housekeeping that is due: the server calls it every hour.
    fn tend(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// How many stores work independently of each other. A shard that is down
    /// must not hold up the others, so each gets its own queue.
    fn lanes(&self) -> usize {
        1
    }

    /// In which of them a stream lies.
    fn lane(&self, _stream: StreamId) -> usize {
        0
    }

    /// Finishes what is being written and lets go of files and connections.
    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async { Ok(()) })
    }
}

/// The last row of a stream, without its body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its version, which is also the number of rows.
    pub version: u64,
    pub hash: Hash,
    /// Whether the game goes on.
    pub status: Status,
}

/// Which streams are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    All,
    /// Those of this status.
    Only(Status),
}

/// A stream in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    pub stream: StreamId,
    /// Whether the game goes on.
    pub status: Status,
    /// When it must be looked at, at the earliest.
    pub due_ms: Option<u64>,
}

/// A stream that must be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wake {
    /// When, at the earliest.
    pub due_ms: u64,
    pub stream: StreamId,
    /// The row that set the time, so that a later one is not overwritten.
    pub set_by: u64,
}

/// A time in which no node was alive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign before it.
    pub from_ms: u64,
    /// The first sign after it.
    pub to_ms: u64,
}

impl Outage {
    /// The outage that a sign at `at_ms` shows, if the last one before it lies
    /// too far back.
    pub(crate) fn after(last_ms: Option<u64>, at_ms: u64, silence_ms: u64) -> Option<Outage> {
        let from_ms = last_ms.filter(|last| at_ms.saturating_sub(*last) > silence_ms)?;
        let to_ms = at_ms;
        Some(Outage { from_ms, to_ms })
    }
}

/// What became of a stream that was to be packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// It is packed, now or already before.
    Packed,
    /// There is no such stream, or its game goes on.
    NotFinished,
    /// Its id is younger than [`PACKED_AFTER_MS`]; try again later.
    TooYoung,
}

/// The first id that is too young to be packed.
pub(crate) fn too_young(by_ms: u64) -> StreamId {
    let before_ms = by_ms.saturating_sub(PACKED_AFTER_MS);
    StreamId::new(before_ms, 0, [0; 9])
}

/// The places of rows whose stream has a row before them in the same append.
pub(crate) fn second_of_its_stream(rows: &[Append]) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let places = rows.iter().enumerate();
    places
        .filter(|(_, row)| !seen.insert(row.stream))
        .map(|(place, _)| place)
        .collect()
}
