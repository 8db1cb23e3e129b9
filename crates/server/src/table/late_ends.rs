//! Games that are over and not yet for those who see them later.

use std::{
    collections::BTreeMap,
    ops::Bound::{Excluded, Unbounded},
    sync::{Mutex, PoisonError},
};

use tuomari_record::StreamId;

use crate::table::Table;

/// Games that are kept in mind at most.
const MOST: usize = 10_000;

/// Tables that still belong into a stranger's list of games in play, and until
/// when. A node knows those it holds.
#[derive(Debug, Default)]
pub(crate) struct LateEnds(Mutex<BTreeMap<StreamId, u64>>);

impl LateEnds {
    /// Takes note of a table, if its end is not told to everybody yet.
    pub(crate) fn note(&self, table: &Table) {
        let until_ms = table.delayed.as_ref().and_then(|late| late.last_ms());
        let Some(until_ms) = until_ms.filter(|_| table.is_over(&table.game)) else {
            return;
        };
        let mut ends = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if ends.len() < MOST {
            ends.insert(table.id, until_ms);
        }
    }

    /// Those after a table, in order; what is past is forgotten.
    pub(crate) fn after(&self, after: Option<StreamId>, now_ms: u64) -> Vec<StreamId> {
        let mut ends = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        ends.retain(|_, until_ms| *until_ms > now_ms);
        let from = after.map_or(Unbounded, Excluded);
        ends.range((from, Unbounded)).map(|(id, _)| *id).collect()
    }
}
