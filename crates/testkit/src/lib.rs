//! Generators and small tools for the tests of the other crates.
//!
//! Everything random comes from a [`Dice`] with a seed, so that a failure can
//! be thrown again. Nothing here is used outside tests and benches.

mod arrangements;
mod dice;
mod games;
mod size;

pub use arrangements::{any_arrangement, any_position};
pub use dice::Dice;
pub use games::{Walk, random_game, random_position};
pub use size::quick_or_full;
