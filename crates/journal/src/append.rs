//! What is appended, and what became of it.

use tokio::time::Instant;

use crate::JournalError;
use tuomari_record::{Body, Hash, MAX_BODY_BYTES, MAX_COMPETITION_BYTES, StreamId, chain};

/// One row to be appended to one stream.
///
/// A store takes it only where the stream ends with the row it was chained to:
/// a database that lost its last rows, a standby that was behind, gets no row
/// after a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The stream; the first row of it makes it.
    pub stream: StreamId,
    /// The version this row will have: one more than the last. The first is 1.
    pub version: u64,
    /// The hash of the row before; nothing is before the first.
    pub before: Hash,
    /// Its hash, over the one before and the body. Rows with the same hash are
    /// the same row: by this a writer knows its own after a lost connection.
    pub hash: Hash,
    pub body: Body,
    /// When the stream must be looked at next.
    pub due: Due,
    /// What becomes of the stream; `None` leaves it. A new stream is live.
    pub status: Option<Status>,
    /// After this the row is not written any more: what the software does of
    /// itself was decided on the strength of a sign of life, and that is old.
    pub by: Option<Instant>,
}

/// What an append does to the time at which the stream must be looked at.
///
/// The stored time is a lower bound, so that it changes rarely: for a running
/// clock the instant plus the *smaller* of both remaining times. Whoever wakes
/// too early writes the next bound with [`crate::Journal::put_off`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Due {
    /// It stays. Right when nothing can fall due before the bound that follows
    /// from the state *before* this row; moves and presses are of that kind.
    /// It must not be judged by the bound that happens to be stored: another
    /// node may be putting that off at this moment.
    #[default]
    Keep,
    /// Nothing will be due until another row says so.
    Never,
    /// Not before this, in Unix milliseconds.
    At(u64),
}

/// Whether a stream is still going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The game goes on.
    Live,
    /// It is over. Rows may still come: signatures, appeals, new links.
    Finished,
}

/// What became of one appended row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is stored and will survive a crash.
    Appended,
    /// The stream does not end with the row before this one: another row has
    /// this version, or the stream is not what the writer held. Nothing was
    /// written; compare what is held with the stream and decide again.
    Conflict,
    /// Nobody knows: it may be stored or not. Load the stream before deciding
    /// again, and do not tell anybody that it happened.
    Failed(JournalError),
}

impl Append {
    /// The first row of a stream, or an ordinary one if it is said
    /// [after](Append::after) which it comes: nothing about the stream changes.
    pub fn new(stream: StreamId, version: u64, hash: Hash, body: impl Into<Body>) -> Append {
        Append {
            stream,
            version,
            before: chain::NO_HASH,
            hash,
            body: body.into(),
            due: Due::Keep,
            status: None,
            by: None,
        }
    }

    /// The same row with the hash of the one before it.
    #[must_use]
    pub fn after(mut self, before: Hash) -> Append {
        self.before = before;
        self
    }

    /// The same row with what it does to the due time.
    #[must_use]
    pub fn due(mut self, due: Due) -> Append {
        self.due = due;
        self
    }

    /// The same row with what becomes of the stream.
    #[must_use]
    pub fn status(mut self, status: Status) -> Append {
        self.status = Some(status);
        self
    }

    /// The same row, to be written in time or not at all.
    #[must_use]
    pub fn by(mut self, by: Instant) -> Append {
        self.by = Some(by);
        self
    }

    /// Whether it is too late to write it.
    pub(crate) fn is_late(&self) -> bool {
        self.by.is_some_and(|by| Instant::now() > by)
    }

    /// Whether the small table of streams is touched, beside the rows.
    pub(crate) fn touches_stream(&self) -> bool {
        self.version == 1 || self.due != Due::Keep || self.status.is_some()
    }

    /// What makes the row impossible for any store.
    pub(crate) fn flaw(&self) -> Option<JournalError> {
        let most = if self.stream.is_competition() {
            MAX_COMPETITION_BYTES
        } else {
            MAX_BODY_BYTES
        };
        if self.body.len() > most {
            let bytes = self.body.len();
            return Some(JournalError::TooLarge { bytes, most });
        }
        let fits = |n: u64| i64::try_from(n).is_ok();
        let due = match self.due {
            Due::At(at_ms) => fits(at_ms),
            Due::Keep | Due::Never => true,
        };
        (self.version == 0 || !fits(self.version) || !due).then(|| {
            JournalError::refused("a version or time is out of range: versions start at 1")
        })
    }
}
