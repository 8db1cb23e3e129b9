//! Competitions made by dice, and whether a fault in them would be noticed.

mod axes;
mod blind;
mod brackets;
mod files;
mod guards;
mod legality;
