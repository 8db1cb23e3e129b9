//! What the installation said of a stream, and signed.

use tuomari_record::{SignedEnd, StreamId};

/// The end of a stream as it was signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signed {
    pub stream: StreamId,
    pub said: SignedEnd,
}
