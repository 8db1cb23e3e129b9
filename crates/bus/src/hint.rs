//! One hint.

use bytes::Bytes;
use tuomari_record::{Hash, StreamId};

/// The largest body that travels with a hint, in bytes. An ordinary move's
/// entry takes a few hundred; a larger entry is read from the journal.
pub const MAX_BODY: usize = 4096;

/// The word that a stream has reached a version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    pub stream: StreamId,
    /// The version of its newest entry.
    pub version: u64,
    entry: Option<(Hash, Bytes)>,
}

impl Hint {
    /// A hint that says only the version.
    pub fn bare(stream: StreamId, version: u64) -> Hint {
        Hint {
            stream,
            version,
            entry: None,
        }
    }

    /// A hint that brings the entry itself, as the journal holds it, and its
    /// hash; a shared body is not copied by [`Bytes::from_owner`]. A body over
    /// [`MAX_BODY`] is left out, and the hash with it.
    pub fn with_body(stream: StreamId, version: u64, hash: Hash, body: Bytes) -> Hint {
        Hint {
            stream,
            version,
            entry: (body.len() <= MAX_BODY).then_some((hash, body)),
        }
    }

    /// The entry, if it travelled along.
    pub fn body(&self) -> Option<&Bytes> {
        self.entry.as_ref().map(|(_, body)| body)
    }

    /// The same with its hash, which must follow from the entry held before.
    pub fn entry(&self) -> Option<(&Hash, &Bytes)> {
        self.entry.as_ref().map(|(hash, body)| (hash, body))
    }
}
