//! Swiss for teams as in force from 1 February 2026 (C.04.6).
//!
//! The bye is given first. Then from the top down: a scoregroup is made even
//! and pairable by upfloaters from below, and paired whole; its pairs are the
//! first by their identifier among those best in colours.

mod bracket;
mod colors;
mod field;
mod outcome;
mod preference;
mod round;
mod upfloaters;

pub use colors::{TeamColorRule, allocate_teams};
pub use field::{Team, TeamField, TeamHistory};
pub use outcome::{TeamBracket, TeamMatch, TeamPairing};
pub use preference::{TeamPreference, TeamPreferences};
pub use round::pair_teams;
