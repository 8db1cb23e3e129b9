//! The chess clock of the Laws, as a value.
//!
//! A chess clock has two displays, connected so that time runs in only one of
//! them (`fide-2018/6.1`). This crate is that device and nothing more: it knows
//! periods and move counters, increment and delay, the lever, the flag, and
//! what an arbiter can set. It knows nothing of the board, of who may see a
//! flag, of penalties or results; those who judge stand above it.
//!
//! Nothing here reads a clock. Every act takes the instant at which it
//! happened, in milliseconds since an origin the caller chooses, so the same
//! acts give the same clock on a server, in a browser and in a test. Nothing
//! ticks either: [`ChessClock::deadline`] says when the next flag is due.
//!
//! ```
//! use tuomari_clock::{At, ChessClock, Color, Millis, Press, TimeControl};
//!
//! // Three minutes and two seconds a move; the first two are there at once.
//! let mut clock = ChessClock::new(TimeControl::from_human("3+2")?);
//! clock.start(Color::White, At::from_ms(0));
//! assert_eq!(clock.deadline(), Some(At::from_ms(182_000)));
//!
//! // White presses after five seconds: 3:02 less 5 and plus 2 is 2:59.
//! let at = At::from_ms(5_000);
//! assert!(matches!(clock.press(Color::White, at), Press::Completed(_)));
//! assert_eq!(clock.left(Color::White, at), Millis::from_secs(179));
//!
//! // Pressing again does nothing: the lever is down already.
//! assert_eq!(clock.press(Color::White, at), Press::NotYourTurn);
//!
//! // Black does not move. His flag falls at an exact instant, asked or not.
//! let expiry = clock.expiry(Color::Black, At::from_ms(999_999)).unwrap();
//! assert_eq!(expiry.at, At::from_ms(5_000 + 182_000));
//! # Ok::<(), tuomari_clock::ParseError>(())
//! ```
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
