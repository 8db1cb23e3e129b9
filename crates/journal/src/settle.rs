//! Finding out what became of every row before anybody is answered.
//!
//! A connection lost in the middle of a statement says nothing about what was
//! stored, and looking at once is no proof either: the statement may still be
//! running over there. So the rows are inserted once more. A row that is under
//! way makes the second insert wait for it; then the key decides, and the hash
//! tells whether the row that is there is ours.

use std::collections::BTreeMap;

use crate::{
    Append, JournalError, Outcome,
    journal::second_of_its_stream,
    sql::{self, Sql},
    trouble::{Pause, Trouble},
};
use tuomari_record::StreamId;

/// Appends the rows.
pub(crate) async fn append(store: &impl Sql, rows: Vec<Append>) -> Vec<Outcome> {
    let twice = second_of_its_stream(&rows);
    let mut outcomes: Vec<Option<Outcome>> = vec![None; rows.len()];
    let mut good: Vec<(usize, Append)> = Vec::with_capacity(rows.len());
    for (place, row) in rows.into_iter().enumerate() {
        if twice.contains(&place) {
            outcomes[place] = Some(Outcome::Failed(JournalError::refused(
                "two rows of one stream in one append",
            )));
        } else if let Some(flaw) = row.flaw().or_else(|| store.flaw(&row)) {
            outcomes[place] = Some(Outcome::Failed(flaw));
        } else {
            good.push((place, row));
        }
    }
    good.sort_by_key(|(_, row)| row.stream);
    let (places, sorted): (Vec<usize>, Vec<Append>) = good.into_iter().unzip();
    if !sorted.is_empty() {
        for (place, outcome) in places.into_iter().zip(settle(store, &sorted).await) {
            outcomes[place] = Some(outcome);
        }
    }
    let settled = outcomes.into_iter();
    settled
        .map(|outcome| outcome.expect("every row is flawed, doubled or settled"))
        .collect()
}

async fn settle(store: &impl Sql, rows: &[Append]) -> Vec<Outcome> {
    let pause = Pause::until(store.limits().settle);
    match once(store, rows, false).await {
        Ok(outcomes) => outcomes,
        Err(trouble) => settle_doubtful(store, rows, trouble, pause).await,
    }
}

/// Tries again while the trouble may pass, without the rows for which it has
/// become too late.
async fn settle_doubtful(
    store: &impl Sql,
    rows: &[Append],
    mut trouble: Trouble,
    mut pause: Pause,
) -> Vec<Outcome> {
    let mut left = rows.to_vec();
    let mut outcomes: BTreeMap<StreamId, Outcome> = BTreeMap::new();
    while trouble.passes() && pause.rest().await {
        for row in left.extract_if(.., |row| row.is_late()) {
            outcomes.insert(row.stream, Outcome::Failed(JournalError::Late));
        }
        if left.is_empty() {
            break;
        }
        match once(store, &left, true).await {
            Ok(found) => {
                let streams = left.drain(..).map(|row| row.stream);
                outcomes.extend(streams.zip(found));
                break;
            }
            Err(next) => trouble = next,
        }
    }
    let failed = Outcome::Failed(trouble.into());
    let outcome = |row: &Append| outcomes.remove(&row.stream).unwrap_or(failed.clone());
    rows.iter().map(outcome).collect()
}

async fn once(store: &impl Sql, rows: &[Append], in_doubt: bool) -> Result<Vec<Outcome>, Trouble> {
    let inserted = store.insert(rows).await?;
    let missing = rows.iter().filter(|row| !inserted.contains(&row.stream));
    let missing: Vec<Append> = missing.cloned().collect();
    let found = if in_doubt && !missing.is_empty() {
        sql::hashes(store, &missing).await?
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
