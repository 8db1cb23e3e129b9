//! The tests of the solver, in one executable.

#![allow(
    missing_docs,
    unreachable_pub,
    reason = "what is shared with an example"
)]

mod attack;
mod few_men;
mod forced_line;
mod known;
mod material_test;
mod rows;
mod second_opinion;
mod tables;
