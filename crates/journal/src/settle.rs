//! Finding out what became of every row before anybody is answered.
//!
//! A connection lost in the middle of a statement says nothing about what was
//! stored, and looking at once is no proof either: the statement may still be
//! running over there. So the rows are inserted once more. A row that is under
//! way makes the second insert wait for it; then the key decides, and the hash
//! tells whether the row that is there is ours.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Append, JournalError, Outcome, StoreLimits,
    journal::second_of_its_stream,
    trouble::{Pause, Trouble},
};
use tuomari_record::{Hash, StreamId};

/// A store that can insert rows and look at them.
pub(crate) trait Writer {
    /// Inserts rows sorted by stream, one for each, and says which were.
    fn insert(
        &self,
        rows: &[Append],
    ) -> impl Future<Output = Result<BTreeSet<StreamId>, Trouble>> + Send;

    /// The hashes that are stored under the keys of these rows.
    fn hashes(
        &self,
        rows: &[Append],
    ) -> impl Future<Output = Result<BTreeMap<StreamId, Hash>, Trouble>> + Send;
}

/// Appends the rows; `flaw` says what this store cannot take.
pub(crate) async fn append(
    writer: &impl Writer,
    rows: Vec<Append>,
    limits: StoreLimits,
    flaw: impl Fn(&Append) -> Option<JournalError>,
) -> Vec<Outcome> {
    let twice = second_of_its_stream(&rows);
    let mut outcomes: Vec<Option<Outcome>> = vec![None; rows.len()];
    let mut good: Vec<(usize, Append)> = Vec::with_capacity(rows.len());
    for (place, row) in rows.into_iter().enumerate() {
        if twice.contains(&place) {
            outcomes[place] = Some(Outcome::Failed(JournalError::refused(
                "two rows of one stream in one append",
            )));
        } else if let Some(flaw) = row.flaw().or_else(|| flaw(&row)) {
            outcomes[place] = Some(Outcome::Failed(flaw));
        } else {
            good.push((place, row));
        }
    }
    good.sort_by_key(|(_, row)| row.stream);
    let (places, sorted): (Vec<usize>, Vec<Append>) = good.into_iter().unzip();
    if !sorted.is_empty() {
        for (place, outcome) in places
            .into_iter()
            .zip(settle(writer, &sorted, limits).await)
        {
            outcomes[place] = Some(outcome);
        }
    }
    let settled = outcomes.into_iter();
    settled
        .map(|outcome| outcome.expect("every row is flawed, doubled or settled"))
        .collect()
}

async fn settle(writer: &impl Writer, rows: &[Append], limits: StoreLimits) -> Vec<Outcome> {
    let mut pause = Pause::until(limits.settle);
    let mut in_doubt = false;
    loop {
        let trouble = match once(writer, rows, in_doubt).await {
            Ok(outcomes) => return outcomes,
            Err(trouble) => trouble,
        };
        in_doubt = true;
        if !(trouble.passes() && pause.rest().await) {
            let failed = Outcome::Failed(trouble.into());
            return vec![failed; rows.len()];
        }
    }
}

async fn once(
    writer: &impl Writer,
    rows: &[Append],
    in_doubt: bool,
) -> Result<Vec<Outcome>, Trouble> {
    let inserted = writer.insert(rows).await?;
    let missing = rows.iter().filter(|row| !inserted.contains(&row.stream));
    let missing: Vec<Append> = missing.cloned().collect();
    let found = if in_doubt && !missing.is_empty() {
        writer.hashes(&missing).await?
    } else {
        BTreeMap::new()
    };
    let outcome = |row: &Append| {
        if inserted.contains(&row.stream) || found.get(&row.stream) == Some(&row.hash) {
            Outcome::Appended
        } else {
            Outcome::Conflict
        }
    };
    Ok(rows.iter().map(outcome).collect())
}
