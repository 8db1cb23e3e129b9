//! Where the clock stands and who sits where.

use crate::act::side::Side;

/// What has been settled before play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// Where the clock stands, or which way it faces.
    pub clock: Option<Side>,
    pub black: Option<Side>,
}
