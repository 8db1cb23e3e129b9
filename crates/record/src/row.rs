//! One stored row: an entry as bytes, with its place and its hash.

use std::sync::Arc;

/// The bytes of an entry; shared, because a hint to others carries them too.
pub type Body = Arc<[u8]>;

/// The hash of an entry, computed by whoever appends it.
pub type Hash = [u8; 32];

/// The largest body a store takes. An ordinary move has some 300 bytes.
pub const MAX_BODY_BYTES: usize = 64 * 1024;

/// The same in the stream of a competition: the pairing of ten thousand
/// players with its reasons has about a million bytes.
pub const MAX_COMPETITION_BYTES: usize = 4 * 1024 * 1024;

/// One stored row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its version; the first is 1.
    pub version: u64,
    pub hash: Hash,
    pub body: Body,
}
