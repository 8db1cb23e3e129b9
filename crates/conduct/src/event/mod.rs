//! What happens at a table: the events, and the words for their details.

pub(crate) mod cites;
pub(crate) mod conclusion;
pub(crate) mod findings;
pub(crate) mod happening;
pub(crate) mod question;
pub(crate) mod refusal;
pub(crate) mod ruling;
pub(crate) mod score;
pub(crate) mod sheet_events;
