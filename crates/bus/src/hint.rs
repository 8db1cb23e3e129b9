//! One hint.

use bytes::Bytes;
use tuomari_record::StreamId;

/// The largest body that travels with a hint, in bytes. An ordinary move's
/// entry takes a few hundred; a larger entry is read from the journal.
pub const MAX_BODY: usize = 4096;

/// The word that a stream has reached a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub stream: StreamId,
    /// The version of its newest entry.
    pub version: u64,
    body: Option<Bytes>,
}

impl Hint {
    /// A hint that says only the version.
    pub fn bare(stream: StreamId, version: u64) -> Hint {
        Hint {
            stream,
            version,
            body: None,
        }
    }

    /// A hint that brings the entry itself, as the journal holds it; a shared
    /// body is not copied by [`Bytes::from_owner`]. A body over [`MAX_BODY`]
    /// is left out.
    pub fn with_body(stream: StreamId, version: u64, body: Bytes) -> Hint {
        Hint {
            stream,
            version,
            body: (body.len() <= MAX_BODY).then_some(body),
        }
    }

    /// The entry, if it travelled along.
    pub fn body(&self) -> Option<&Bytes> {
        self.body.as_ref()
    }
}
