//! Which mutation is switched on: in the copy that `mutants` builds, `conduct`
//! asks here before each place that could be wrong.

use std::{
    collections::BTreeSet,
    env, mem,
    sync::{LazyLock, Mutex, PoisonError},
};

static CHOSEN: LazyLock<Option<u32>> =
    LazyLock::new(|| env::var("TUOMARI_MUTANT").ok()?.parse().ok());

static REACHED: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Whether this mutation is switched on. If none is, what is asked is noted.
pub(crate) fn is(number: u32) -> bool {
    if let Some(chosen) = *CHOSEN {
        return chosen == number;
    }
    let mut reached = REACHED.lock().unwrap_or_else(PoisonError::into_inner);
    reached.insert(number);
    false
}

/// The mutations that were asked for since the last call.
pub fn reached() -> BTreeSet<u32> {
    mem::take(&mut *REACHED.lock().unwrap_or_else(PoisonError::into_inner))
}
