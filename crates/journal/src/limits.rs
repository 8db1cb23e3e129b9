//! How long and how much a store is allowed.

use std::time::Duration;

/// The bounds of one store. Every call ends within them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoreLimits {
    /// Connections that append: as many statements can be under way.
    pub writers: u32,
    pub readers: u32,
    /// How long one statement may take, a new connection included.
    pub answer: Duration,
    /// How long a call tries again while the store is away. It outlasts a
    /// database that is started anew.
    pub settle: Duration,
}

impl Default for StoreLimits {
    fn default() -> StoreLimits {
        StoreLimits {
            writers: 3,
            readers: 6,
            answer: Duration::from_secs(10),
            settle: Duration::from_secs(20),
        }
    }
}
