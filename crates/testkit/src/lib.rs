//! Generators and small tools for the tests of the other crates.
//!
//! Everything random comes from a [`Dice`] with a seed, so that a failure can
//! be thrown again. Nothing here is used outside tests and benches.

mod arrangements;
mod closed;
mod dice;
mod example;
mod games;
mod golden;
mod retro;
#[cfg(feature = "samples")]
pub mod samples;
mod seek;
mod size;
mod tables;

pub use arrangements::{any_arrangement, any_position};
pub use closed::{closed_position, impossible_position, mutated};
pub use dice::Dice;
pub use example::printed_by;
pub use games::{Walk, random_game, random_position};
pub use golden::golden;
pub use retro::{one_move_earlier, some_mate};
pub use seek::{Sought, seek_mate};
pub use size::quick_or_full;
pub use tables::{Entry, Men, Tables};
