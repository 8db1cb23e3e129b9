//! The tests of the conduct of a game that are no scenarios, in one executable.

mod desk;
mod example;
mod goes_on;
#[path = "../hazard/mod.rs"]
mod hazard;
mod properties;
mod silence;
mod words;
