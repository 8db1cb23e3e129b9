//! How long those are waited for who may be on their way.

/// Who was on move when an outage ended has so long to come back.
pub(crate) const RETURN_MS: u64 = 3_000;

/// For so many silences those who sat at a node that is gone may come to
/// another, and a node that does not answer may come back with what its players
/// did: their flags are seen so much later.
pub(crate) const MISSED: u64 = 4;

/// So long it takes a node to read what it was not told.
pub(crate) const UNSEEN_MS: u64 = 3_500;
