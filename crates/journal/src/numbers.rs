//! Numbers and names as the databases keep them.

use uuid::Uuid;

use crate::{Due, JournalError, MAX_PAGE, Status, trouble::Trouble};
use tuomari_record::{Hash, StreamId};

/// A version or a time as a database keeps it. Appends were looked at before;
/// elsewhere the largest will do.
pub(crate) fn stored(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// A version or a time from a database, where none is below zero.
pub(crate) fn number(n: i64) -> u64 {
    u64::try_from(n).unwrap_or(0)
}

/// How many rows a page has.
pub(crate) fn page(limit: usize) -> i64 {
    stored(u64::try_from(limit.min(MAX_PAGE)).unwrap_or(u64::MAX))
}

/// A status from its column.
pub(crate) fn status(finished: bool) -> Status {
    if finished {
        Status::Finished
    } else {
        Status::Live
    }
}

/// The column from a status.
pub(crate) fn finished(status: Status) -> bool {
    status == Status::Finished
}

/// The column from what an append does to the due time, if it does anything.
pub(crate) fn due_ms(due: Due) -> Option<i64> {
    match due {
        Due::Keep | Due::Never => None,
        Due::At(at_ms) => Some(stored(at_ms)),
    }
}

/// A stream from its column.
pub(crate) fn stream(uuid: Uuid) -> Result<StreamId, Trouble> {
    StreamId::from_uuid(uuid).map_err(|error| {
        Trouble::Found(JournalError::refused(format!("{uuid} is stored: {error}")))
    })
}

/// A hash from its column.
pub(crate) fn hash(stream: StreamId, bytes: &[u8]) -> Result<Hash, Trouble> {
    bytes.try_into().map_err(|_| {
        Trouble::Found(JournalError::Corrupt {
            stream,
            why: format!("a hash has {} bytes", bytes.len()),
        })
    })
}
