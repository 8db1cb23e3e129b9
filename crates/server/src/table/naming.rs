//! Names for new streams.

use tuomari_record::StreamId;

use crate::table::secret::lot;

/// A new id, in one of the shards by lot.
pub(crate) fn new_id(
    shards: usize,
    now_ms: u64,
    make: fn(u64, u8, [u8; 9]) -> StreamId,
) -> StreamId {
    let (one, other) = (lot().to_le_bytes(), lot().to_le_bytes());
    let mut random = [0; 9];
    random[..8].copy_from_slice(&one);
    random[8] = other[0];
    let shard = usize::from(other[1]) % shards.clamp(1, 256);
    make(now_ms, u8::try_from(shard).unwrap_or(0), random)
}
