//! Chapters 11 and 12: what is put to the arbiter, and what he rules.

pub(crate) mod appeals;
pub(crate) mod assistants;
pub(crate) mod claims;
pub(crate) mod penalties;
pub(crate) mod reopening;
pub(crate) mod rulings;
pub(crate) mod set_aside;
