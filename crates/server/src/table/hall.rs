//! The tables that a node holds: those somebody uses, and no more than fit.

use std::{
    collections::BTreeMap,
    sync::{Arc, PoisonError, RwLock},
};

use tuomari_record::StreamId;

use crate::{answer::Answer, node::Node, table::place::TablePlace, wire::Problem};

/// Locks among which the tables are spread.
const SHELVES: usize = 64;

/// An unused table is let go after this long.
const IDLE_MS: u64 = 120_000;

/// A place whose table was not found is let go after this long.
const EMPTY_MS: u64 = 5_000;

/// What was shown last is dropped after this long without an event.
const REST_MS: u64 = 60_000;

/// The tables of a node.
#[derive(Debug)]
pub(crate) struct Hall {
    shelves: Vec<RwLock<BTreeMap<StreamId, Arc<TablePlace>>>>,
    most: usize,
}

impl Hall {
    /// A hall for at most so many tables.
    pub(crate) fn new(most: usize) -> Hall {
        Hall {
            shelves: (0..SHELVES).map(|_| RwLock::default()).collect(),
            most,
        }
    }

    /// The place of a table, a new one if need be.
    pub(crate) fn place(&self, node: &Node, id: StreamId) -> Answer<Arc<TablePlace>> {
        if let Some(place) = self.get(id) {
            return Ok(place);
        }
        if usize::try_from(node.tally.held.get()).unwrap_or(0) >= self.most {
            node.tally.limited.one();
            return Err(Box::new(
                Problem::new("full", 503, "This node holds as many tables as it can")
                    .with_detail("try again in a minute, or ask another node"),
            ));
        }
        let mut tables = self
            .shelf(id)
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let place = tables.entry(id).or_insert_with(|| {
            node.tally.held.rise();
            Arc::new(TablePlace::new(id))
        });
        Ok(Arc::clone(place))
    }

    /// The place of a table that is held.
    pub(crate) fn get(&self, id: StreamId) -> Option<Arc<TablePlace>> {
        let tables = self
            .shelf(id)
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        tables.get(&id).cloned()
    }

    /// The places of tables that somebody follows here.
    pub(crate) fn followed(&self) -> Vec<Arc<TablePlace>> {
        let mut followed = Vec::new();
        for shelf in &self.shelves {
            let tables = shelf.read().unwrap_or_else(PoisonError::into_inner);
            let places = tables.values().filter(|place| !place.audience().is_empty());
            followed.extend(places.cloned());
        }
        followed
    }

    /// Lets a table go, unless somebody is using it.
    pub(crate) fn release(&self, node: &Node, id: StreamId) {
        let mut tables = self
            .shelf(id)
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let unused = tables
            .get(&id)
            .is_some_and(|place| Arc::strong_count(place) == 1 && place.audience().is_empty());
        if unused && let Some(place) = tables.remove(&id) {
            node.tally.held.fall();
            node.follower.released(id);
            node.timers.forget(&place);
        }
    }

    /// A name of no table takes no place.
    pub(crate) fn forget_empty(&self, node: &Node, place: &TablePlace) {
        let mut tables = self
            .shelf(place.id)
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        let is_this = tables
            .get(&place.id)
            .is_some_and(|held| std::ptr::eq(Arc::as_ptr(held), place));
        if is_this && tables.remove(&place.id).is_some() {
            node.tally.held.fall();
            node.timers.forget(place);
        }
    }

    /// Lets go what has not been used for a while, and more if the hall is
    /// nearly full. Called every few seconds.
    pub(crate) fn tidy(&self, node: &Node) {
        let now_ms = node.clock.now_ms();
        let held = usize::try_from(node.tally.held.get()).unwrap_or(0);
        let idle_ms = if held * 10 >= self.most * 9 {
            IDLE_MS / 8
        } else {
            IDLE_MS
        };
        for shelf in &self.shelves {
            let mut idle = Vec::new();
            for (id, place) in &*shelf.read().unwrap_or_else(PoisonError::into_inner) {
                // A name of no table is kept no longer than it takes to ask.
                let idle_ms = if place.version() == 0 {
                    EMPTY_MS
                } else {
                    idle_ms
                };
                if place.is_idle_since(now_ms.saturating_sub(idle_ms)) {
                    idle.push(*id);
                } else if place.is_quiet_since(now_ms.saturating_sub(REST_MS)) {
                    place.audience().rest();
                }
            }
            for id in idle {
                self.release(node, id);
            }
        }
    }

    fn shelf(&self, id: StreamId) -> &RwLock<BTreeMap<StreamId, Arc<TablePlace>>> {
        let last = id.as_bytes()[15];
        &self.shelves[usize::from(last) % SHELVES]
    }
}
