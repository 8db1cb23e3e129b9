//! The words of the steps, one module for each matter.
#![allow(
    clippy::needless_pass_by_value,
    reason = "the words of a step come by value, and a step says what it takes"
)]

mod adjournment;
mod arbiter;
mod articles;
mod blind;
mod claims;
mod clock;
mod clock_care;
mod conduct;
mod displaced;
mod draws;
mod events;
mod mating;
mod movement;
mod moving;
mod outcome;
mod quickplay;
mod recording;
mod setup;
mod start;
mod told;
mod view;
pub(crate) mod words;
