//! The competitions that a node holds.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tuomari_record::StreamId;

use crate::{
    answer::Answer,
    competition::place::{CompetitionPlace, no_competition},
    node::follower::Follower,
    wire::Problem,
};

/// An unused competition is let go after this long.
const IDLE_MS: u64 = 300_000;

/// Competitions that are held at most: one takes about a megabyte.
const MOST: usize = 4_096;

/// The competitions of a node.
#[derive(Debug, Default)]
pub(crate) struct Competitions(Mutex<BTreeMap<StreamId, Arc<CompetitionPlace>>>);

impl Competitions {
    /// The place of a competition, a new one if need be.
    pub(crate) fn place(&self, id: StreamId) -> Answer<Arc<CompetitionPlace>> {
        if !id.is_competition() {
            return Err(no_competition());
        }
        let mut places = self.lock();
        if let Some(place) = places.get(&id) {
            return Ok(Arc::clone(place));
        }
        if places.len() >= MOST {
            return Err(Box::new(
                Problem::new(
                    "full",
                    503,
                    "This node holds as many competitions as it can",
                )
                .with_detail("try again in a minute, or ask another node"),
            ));
        }
        let place = Arc::new(CompetitionPlace::new(id));
        places.insert(id, Arc::clone(&place));
        Ok(place)
    }

    /// The place of a competition that is held.
    pub(crate) fn get(&self, id: StreamId) -> Option<Arc<CompetitionPlace>> {
        self.lock().get(&id).cloned()
    }

    /// Lets go what has not been used for a while.
    pub(crate) fn tidy(&self, now_ms: u64, follower: &Follower) {
        self.lock().retain(|id, place| {
            let idle = Arc::strong_count(place) == 1
                && place.is_idle_since(now_ms.saturating_sub(IDLE_MS));
            if idle {
                follower.released(*id);
            }
            !idle
        });
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<StreamId, Arc<CompetitionPlace>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
