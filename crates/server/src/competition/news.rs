//! Competitions that have changed while somebody looks at them.

use std::{
    collections::BTreeSet,
    sync::{Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;
use tuomari_record::StreamId;

/// What is to be told; however often one changes, it is here once.
#[derive(Debug, Default)]
pub(crate) struct News {
    changed: Mutex<BTreeSet<StreamId>>,
    wake: Notify,
}

impl News {
    /// A competition that somebody looks at has changed.
    pub(crate) fn of(&self, competition: StreamId) {
        self.lock().insert(competition);
        self.wake.notify_one();
    }

    /// Waits until there is something.
    pub(crate) async fn come(&self) {
        self.wake.notified().await;
    }

    pub(crate) fn take(&self) -> BTreeSet<StreamId> {
        std::mem::take(&mut *self.lock())
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<StreamId>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
