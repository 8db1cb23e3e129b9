//! What only national codes have.

pub(crate) mod no_progress;
