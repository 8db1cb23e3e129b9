//! What a rulebook forbids to say before a player does.

pub(crate) mod withheld_end;
