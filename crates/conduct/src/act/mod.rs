//! What people do at a table: the acts, and the words for their details.

pub(crate) mod clock_order;
pub(crate) mod command;
pub(crate) mod id;
