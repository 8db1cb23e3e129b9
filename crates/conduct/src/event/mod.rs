//! What happens at a table: the events, and the words for their details.

pub(crate) mod adjourning;
pub(crate) mod announcement;
pub(crate) mod cites;
pub(crate) mod conclusion;
pub(crate) mod deed;
pub(crate) mod envelope;
pub(crate) mod findings;
pub(crate) mod happening;
pub(crate) mod late_dead;
pub(crate) mod line;
pub(crate) mod on_two_boards;
pub(crate) mod penalty;
pub(crate) mod pending_claim;
pub(crate) mod question;
pub(crate) mod refusal;
pub(crate) mod ruling;
pub(crate) mod score;
pub(crate) mod sheet_events;
pub(crate) mod tally;
pub(crate) mod touch;
pub(crate) mod verdict;
