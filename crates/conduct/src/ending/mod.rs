//! Chapter 5: the completion of the game.

pub(crate) mod concluding;
pub(crate) mod late_dead;
pub(crate) mod oracle;
pub(crate) mod result_entry;
