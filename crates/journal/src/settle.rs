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
    let mut pause = Pause::until(store.limits().settle);
    let mut in_doubt = false;
    loop {
        let trouble = match once(store, rows, in_doubt).await {
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
