//! Packing whatever is ready for it.

use tuomari_record::StreamId;

use crate::{Journal, JournalError, Packing};

/// Packs finished streams that may be by `by_ms`, looked up `portion` at a time,
/// `most` of them at most. Says of each whether it was packed; one that cannot be
/// is in no other's way, unless the store is out of reach.
pub async fn pack_ready(
    journal: &dyn Journal,
    by_ms: u64,
    (portion, most): (usize, usize),
    mut told: impl FnMut(Result<(), JournalError>),
) -> Result<(), JournalError> {
    let mut seen = 0;
    let mut after: Option<StreamId> = None;
    while seen < most {
        let ready = journal.to_pack(by_ms, after, portion).await?;
        let Some(last) = ready.last() else { break };
        after = Some(*last);
        seen += ready.len();
        for stream in ready {
            match journal.pack(stream).await {
                Ok(Packing::Packed) => told(Ok(())),
                // It went on, or the journal's clock is behind the caller's.
                Ok(Packing::NotFinished | Packing::TooYoung) => {}
                Err(error @ JournalError::Unreachable { .. }) => return Err(error),
                Err(error) => told(Err(error)),
            }
        }
    }
    Ok(())
}
