//! The flag of a face: the end of the time allotted, as the device knows it.
//!
//! `fide-2018/6.1` gives each display a flag and calls the end of the allotted
//! time its fall. `6.8` says when that fall *counts*: when the arbiter observes
//! it or a player has made a valid claim. This crate holds only the first, the
//! fact with its instant. Who may see it, and what follows, is decided above;
//! under the Finnish blitz code nobody is told before a player notices.

use crate::millis::At;

/// That the time of a face ran out, and when.
///
/// The instant is exact: it does not depend on when anybody asked. A press in
/// the same millisecond comes too late, for nothing was left of the time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expiry {
    /// The first instant with no time left.
    pub at: At,
    /// The number of the period whose time ran out, counted from zero.
    pub period: u16,
    /// How many moves the counter of this player showed then: what
    /// `fide-2018/6.4` asks to be checked at once.
    pub moves: u16,
    /// Whether the face stands at zero for good. False only where the clock
    /// adds the next period at zero ([`crate::NextPeriod::AtZero`]) and the
    /// time ran on.
    pub stands: bool,
}
