//! What a node holds of a stream, read from the journal: a table's or a
//! competition's.

use std::fmt;

use tuomari_journal::{Journal, JournalError, MAX_PAGE, Pages};
use tuomari_record::{Hash, Row, StreamId, chain::End};

use crate::table::shelf::Shelf;

/// Something that rows make, one after another.
pub(crate) trait OfRows: Sized {
    /// Whose stream it is.
    fn stream(&self) -> StreamId;

    /// The version and the hash of the last row it took in.
    fn last(&self) -> (u64, Hash);

    /// Takes in what the next row says.
    fn take_body(&mut self, body: &[u8], hash: Hash, rules: &Shelf) -> Result<(), JournalError>;

    /// Takes in one more row, if it is the next.
    fn follow(&mut self, row: &Row, rules: &Shelf) -> Result<(), JournalError> {
        let (version, hash) = self.last();
        End { version, hash }
            .then(self.stream(), row.version, &row.body, &row.hash)
            .map_err(|broken| unfit(self.stream(), broken))?;
        self.take_body(&row.body, row.hash, rules)
    }
}

/// Rows that do not make what they should.
pub(crate) fn unfit(stream: StreamId, why: impl fmt::Display) -> JournalError {
    let why = why.to_string();
    JournalError::Corrupt { stream, why }
}

/// Reads a stream from its first row on; nothing if there is none.
pub(crate) async fn read<T: OfRows>(
    journal: &dyn Journal,
    id: StreamId,
    shelf: &Shelf,
    begin: impl FnOnce(&Row) -> Result<T, JournalError>,
) -> Result<Option<T>, JournalError> {
    let mut pages = Pages::new(journal, id, 1);
    let mut page = pages.next().await?;
    let Some((first, rest)) = page.split_first() else {
        return Ok(None);
    };
    let mut held = begin(first)?;
    for row in rest {
        held.follow(row, shelf)?;
    }
    loop {
        page = pages.next().await?;
        if page.is_empty() {
            return Ok(Some(held));
        }
        for row in &page {
            held.follow(row, shelf)?;
        }
    }
}

/// Reads what the journal has beyond what is held. False if what is held is
/// not in it.
pub(crate) async fn read_more(
    journal: &dyn Journal,
    held: &mut impl OfRows,
    shelf: &Shelf,
) -> Result<bool, JournalError> {
    let (id, last) = (held.stream(), held.last());
    match journal.head(id).await? {
        Some(stored) if (stored.version, stored.hash) == last => return Ok(true),
        Some(stored) if stored.version > last.0 => {}
        _ => return Ok(false),
    }
    let mut rows = journal.load(id, last.0, MAX_PAGE).await?;
    let first = rows.first().map(|row| (row.version, row.hash));
    if first != Some(last) {
        return Ok(false);
    }
    rows.remove(0);
    loop {
        for row in &rows {
            held.follow(row, shelf)?;
        }
        rows = journal.load(id, held.last().0 + 1, MAX_PAGE).await?;
        if rows.is_empty() {
            return Ok(true);
        }
    }
}
