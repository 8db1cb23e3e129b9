//! Cases put to the Laws: commands in, what happens out.
//!
//! The edge form is the command's own. A line of a file is one JSON object:
//! when (`at` or `at_ms`), who (`by`), what (`act`) and the fields of the act.
//! A line of the prompt is the same in words. Both become commands of
//! `tuomari-conduct`, which decides; this module decides nothing.

mod acts;
mod hall;
mod line;
mod outcome;
mod prompt;
mod retold;
mod telling;
mod time;
mod told;
mod told_aside;
mod told_mating;
mod told_refusal;
mod told_ruling;
mod told_words;
mod unreadable;

pub(crate) use self::{
    acts::list as list_of_acts,
    hall::{Hall, Setup},
    line::Line,
    outcome::{Gists, Outcome, QuestionTold},
    prompt::converse,
    retold::retell,
    telling::capitalised,
    time::read_clocks,
    unreadable::Unreadable,
};
