//! Reading a whole stream, page by page.

use crate::{Journal, JournalError, MAX_PAGE};
use tuomari_record::{Row, StreamId};

/// The most rows a stream may have to be read in one piece. A game of three
/// hundred moves with every touch and press has about two thousand.
const MAX_ROWS: usize = 100_000;

/// All rows of a stream from a version on; empty if there are none.
///
/// Says [`JournalError::Corrupt`] if a version is missing between two rows.
pub async fn read_all(
    journal: &dyn Journal,
    stream: StreamId,
    from: u64,
) -> Result<Vec<Row>, JournalError> {
    let corrupt = |why: String| JournalError::Corrupt { stream, why };
    let mut rows: Vec<Row> = Vec::new();
    let mut next = from.max(1);
    loop {
        let page = journal.load(stream, next, MAX_PAGE).await?;
        if page.is_empty() {
            return Ok(rows);
        }
        for row in page {
            if row.version != next {
                let found = row.version;
                return Err(corrupt(format!("expected version {next}, found {found}")));
            }
            next += 1;
            rows.push(row);
        }
        if rows.len() > MAX_ROWS {
            return Err(corrupt(format!("it has more than {MAX_ROWS} rows")));
        }
    }
}
