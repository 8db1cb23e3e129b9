//! What a command led to.

use tuomari_record::{Hash, hash_text, receipt_of};

/// What a command led to, whether it was done now or when its key came first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) version: u64,
    /// What whoever gave it keeps of it; none if it cannot be read just now.
    receipt: Option<Hash>,
}

impl Done {
    /// With the hash of the entry that it led to, if that is known.
    pub(crate) fn new(version: u64, hash: Option<Hash>) -> Done {
        Done {
            version,
            receipt: hash.as_ref().map(receipt_of),
        }
    }

    /// The receipt as people and programs keep it.
    pub(crate) fn receipt(&self) -> Option<String> {
        self.receipt.as_ref().map(hash_text)
    }
}
