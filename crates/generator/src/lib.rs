#![doc = include_str!("../README.md")]

mod axes;
mod chance;
mod dice;
mod legality;
mod points;
mod swiss;
mod teams;
mod tie_breaks;

pub use axes::{Axes, Ratings};
pub use legality::{Illegal, Wrong, illegal};
pub use points::PointTable;
pub use swiss::{Engine, generate, generate_by};
pub use teams::{TeamAxes, TeamCode, generate_teams};
