//! The tables at which the house is to do something.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::mpsc;
use tuomari_player::Engine;
use tuomari_record::StreamId;

use crate::table::Table;

/// Tables that wait to be looked at. If more would, their next change brings
/// them again.
const WAITING: usize = 4_096;

/// The house of a node.
#[derive(Debug)]
pub(crate) struct House {
    waiting: mpsc::Sender<StreamId>,
    pub(super) engine: Option<Engine>,
    /// Tables at which it thinks, and whether they moved on meanwhile.
    busy: Mutex<BTreeMap<StreamId, bool>>,
}

impl House {
    /// The house, and the queue of the tables it is to look at.
    pub(crate) fn new(engine: Option<&str>) -> (House, mpsc::Receiver<StreamId>) {
        let (waiting, queue) = mpsc::channel(WAITING);
        let house = House {
            waiting,
            engine: engine.map(Engine::new),
            busy: Mutex::default(),
        };
        (house, queue)
    }

    /// A table was loaded or moved on.
    pub(crate) fn look(&self, table: &Table) {
        if table.created.house.is_some() && !table.is_over(&table.game) {
            let _ = self.waiting.try_send(table.id);
        }
    }

    /// Takes a table; not if somebody has it, who then looks again.
    pub(super) fn take(&self, id: StreamId) -> bool {
        let mut busy = self.lock();
        if let Some(again) = busy.get_mut(&id) {
            *again = true;
            return false;
        }
        busy.insert(id, false);
        true
    }

    /// Lets go of it; whether it moved on meanwhile, and is still held.
    pub(super) fn moved_on(&self, id: StreamId) -> bool {
        let mut busy = self.lock();
        match busy.get_mut(&id) {
            Some(again) if *again => {
                *again = false;
                true
            }
            _ => {
                busy.remove(&id);
                false
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<StreamId, bool>> {
        self.busy.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
