//! Scores, tie-breaks and places of a competition.
//!
//! Numbers in, numbers out: who met whom with which result, and what FIDE's
//! regulations on tie-breaks (C.07) make of it, by the edition the
//! competition began with. Every value opens to its terms: which opponent or
//! dummy, which score, what it was multiplied by, and what was left out.
//!
//! The crate knows no names, no pairing system and no report file. It counts
//! in whole hundredths and in fractions; nothing is rounded but where an
//! article rounds.
//!
//! ```
//! use tuomari_standing::{
//!     Color, Conditions, Edition, Entry, Field, Kind, Participant, Points, System, TieBreak,
//! };
//!
//! let conditions = Conditions {
//!     edition: Edition::March2026,
//!     system: System::Predetermined,
//!     announced: 1,
//!     counted: 1,
//!     win: Points::ONE,
//!     draw: Points::HALF,
//!     unrated: None,
//! };
//! let player = |number, kind, opponent, points| Participant {
//!     number,
//!     rating: None,
//!     entries: vec![Entry {
//!         kind,
//!         opponent: Some(opponent),
//!         color: Some(if number == 1 { Color::White } else { Color::Black }),
//!         points,
//!     }],
//! };
//! let players = [
//!     player(1, Kind::Draw, 2, Points::HALF),
//!     player(2, Kind::Draw, 1, Points::HALF),
//! ];
//! let field = Field::new(conditions, &players)?;
//! let standings = field.standings(&TieBreak::list("BPG")?)?;
//! assert_eq!(standings.rows[0].number, 2);
//! assert_eq!(standings.rows[0].values[1].text(), "1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod boards;
mod code;
mod cuts;
mod direct;
mod edition;
mod entry;
mod exact;
mod extended;
mod field;
mod opponents;
mod own;
mod points;
mod rating_table;
mod ratings;
mod refusal;
mod standings;
mod team;
mod tie_break;
mod unplayed;
mod value;

pub use code::Code;
pub use edition::Edition;
pub use entry::{Color, Entry, Kind};
pub use exact::Exact;
pub use field::{Conditions, Field, Participant, System};
pub use points::Points;
pub use refusal::Refusal;
pub use standings::{Standing, Standings};
pub use team::{Board, Match, Team, TeamConditions, TeamField};
pub use tie_break::{NotATieBreak, Score, TieBreak, Why};
pub use value::{Cut, Source, Term, Value};
