#![doc = include_str!("../README.md")]
//!
//! Two things are kept apart on purpose. An *expiry* is the device's fact; a
//! *flag fall* counts when it is observed or claimed (`fide-2018/6.8`), and
//! that is not decided here. And a *press* is the player's act at the end of
//! his move; moving the lever without one is [`ChessClock::run`].
//!
//! Two ledgers hold whatever anybody does. For each face, what was granted is
//! what is left plus what was used. And a stop with its resumption costs
//! nothing, not even a part of a delay.
//!
//! # Time controls
//!
//! A [`TimeControl`] is a [`Schedule`] of up to eight [`Period`]s for each
//! colour. It reads and writes the coded form of tag 222 in FIDE's report file
//! and the forms people use. The two are separate functions, since `5+3` is
//! seconds in one and minutes in the other.
//!
//! ```
//! use tuomari_clock::{Class, TimeControl};
//!
//! let control = TimeControl::from_trf("40/6000+30:900+30")?;
//! assert_eq!(control.to_human().unwrap(), "100/40+30, 15+30");
//! assert_eq!(control.class(), Class::Standard);
//!
//! let error = TimeControl::from_human("90/40+30, 3x").unwrap_err();
//! assert_eq!(error.offset, 11);
//! # Ok::<(), tuomari_clock::ParseError>(())
//! ```
//!
//! The readers take any text in time linear in its length and never panic;
//! [`TimeControl::from_trf`] and [`TimeControl::from_human`] are the places to
//! point a fuzzer at.

mod class;
mod clock;
mod color;
mod control;
mod default_time;
mod face;
mod flag;
mod human;
mod lever;
mod millis;
mod parse_error;
mod period;
mod press;
mod scan;
mod schedule;
mod setting;
mod trf;

pub use class::Class;
pub use clock::{ChessClock, Reading, State, Stopper};
pub use color::Color;
pub use control::{ControlError, NextPeriod, TimeControl};
pub use default_time::{BothAbsent, DefaultTime, Defaulted, Presence};
pub use face::Grant;
pub use flag::Expiry;
pub use lever::Switch;
pub use millis::{At, Millis};
pub use parse_error::{Expected, Found, ParseError, Unsayable};
pub use period::{Extra, MAX_EXTRA, MAX_MOVES, MAX_TIME, Period};
pub use press::{Press, Pressed};
pub use schedule::{MAX_PERIODS, Schedule};
pub use setting::{FlagLifted, MovesCorrected, TimeSet, TimeTaken};
