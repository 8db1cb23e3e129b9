//! Reading a whole stream, page by page.

use crate::{Journal, JournalError, MAX_PAGE};
use tuomari_record::{Row, StreamId};

/// The rows of a stream from a version on, a page at a time: however long a
/// stream is, no more of it need be held.
pub struct Pages<'j> {
    journal: &'j dyn Journal,
    stream: StreamId,
    next: u64,
}

impl<'j> Pages<'j> {
    pub fn new(journal: &'j dyn Journal, stream: StreamId, from: u64) -> Pages<'j> {
        Pages {
            journal,
            stream,
            next: from.max(1),
        }
    }

    /// The next rows; none at the end.
    ///
    /// Says [`JournalError::Corrupt`] if a version is missing between two rows.
    pub async fn next(&mut self) -> Result<Vec<Row>, JournalError> {
        let page = self.journal.load(self.stream, self.next, MAX_PAGE).await?;
        for row in &page {
            if row.version != self.next {
                let (expected, found) = (self.next, row.version);
                return Err(JournalError::Corrupt {
                    stream: self.stream,
                    why: format!("expected version {expected}, found {found}"),
                });
            }
            self.next += 1;
        }
        Ok(page)
    }
}

impl std::fmt::Debug for Pages<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pages({} from {})", self.stream, self.next)
    }
}

/// All rows of a stream from a version on; empty if there are none.
///
/// Says [`JournalError::Corrupt`] if a version is missing between two rows.
pub async fn read_all(
    journal: &dyn Journal,
    stream: StreamId,
    from: u64,
) -> Result<Vec<Row>, JournalError> {
    let mut pages = Pages::new(journal, stream, from);
    let mut rows = Vec::new();
    loop {
        let page = pages.next().await?;
        if page.is_empty() {
            return Ok(rows);
        }
        rows.extend(page);
    }
}
