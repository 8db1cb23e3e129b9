//! Cases put to the Laws: commands in, what happens out.
//!
//! The edge form is the command's own. A line of a file is one JSON object:
//! when (`at` or `at_ms`), who (`by`), what (`act`) and the fields of the act.
//! A line of the prompt is the same in words. Both become commands of
//! `tuomari-conduct`, which decides; this module decides nothing.

#![deny(clippy::wildcard_enum_match_arm)]

mod acts;
mod clocks;
mod hall;
mod line;
mod outcome;
mod prompt;
mod retold;
mod time;
mod unreadable;

pub(crate) use self::{
    acts::list as list_of_acts,
    clocks::ClocksTold,
    hall::{Hall, Setup},
    line::Line,
    outcome::{Gists, Outcome, QuestionTold},
    prompt::converse,
    retold::retell,
    time::{length, read_clocks},
    unreadable::Unreadable,
};
