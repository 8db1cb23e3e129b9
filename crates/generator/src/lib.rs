//! Competitions made by dice.
//!
//! FIDE asks of a program that pairs that it can make random competitions,
//! for others to check. [`generate`] plays one of players by the Dutch system,
//! [`generate_teams`] one of teams by C.04.6; each round is paired by
//! [`tuomari_pairing`], so the file is what our own program would have written.
//!
//! Chance is a seed, and the same seed gives the same file everywhere: the
//! dice are a counter stirred by shifts and multiplications, and results fall
//! by the ratings in whole per cent.
//!
//! Where no pairing exists that keeps the absolute criteria, the chief arbiter
//! would decide. Nobody is there to decide here: the competition ends before
//! that round, and a comment of the file says so.
//!
//! [`illegal`] looks a finished file over, with nothing of the engine's.
//!
//! ```
//! use tuomari_generator::{Axes, generate, illegal};
//! use tuomari_report::Form;
//!
//! let axes = Axes {
//!     players: Some(12),
//!     rounds: Some(5),
//!     ..Axes::default()
//! };
//! let report = generate(7, &axes);
//! assert_eq!(report.players.len(), 12);
//! assert_eq!(illegal(&report), []);
//! assert_eq!(generate(7, &axes).write(Form::Trf26)?, report.write(Form::Trf26)?);
//! # Ok::<(), tuomari_report::Unfit>(())
//! ```

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
