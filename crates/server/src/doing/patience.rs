//! How long those are waited for who may be on their way.

/// Who was on move when an outage ended has so long to come back.
pub(crate) const RETURN_MS: u64 = 3_000;

/// A page finds out within this time that its node is gone, and comes to
/// another.
pub(crate) const PATIENCE_MS: u64 = 10_000;

/// For so many silences at least a node that is gone is missed.
const MISSED: u64 = 4;

/// For so long after its last sign those who sat at a node that is gone may
/// come to another, and a node that does not answer may come back with what
/// its players did: their flags are seen so much later. How long pages need
/// does not depend on how soon nodes miss each other.
pub(crate) fn missed_for_ms(silence_ms: u64) -> u64 {
    silence_ms
        .saturating_mul(MISSED)
        .max(PATIENCE_MS + RETURN_MS)
}

/// So long it takes a node to read what it was not told.
pub(crate) const UNSEEN_MS: u64 = 3_500;
