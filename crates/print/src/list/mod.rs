//! The lists and sheets of a competition.

mod cards;
mod cross_table;
mod matches;
mod players;
mod report;
mod round;
mod rules;
mod standings;

pub(crate) use self::{
    cards::boards,
    cross_table::cross_table,
    matches::matches,
    players::players,
    round::{pairings, results},
    rules::rules,
    standings::standings,
};
