#![doc = include_str!("../README.md")]
//!
//! # Readings
//!
//! Where C.07 leaves room, this is how it is read here:
//!
//! - 6.3: who is first, second and so on whatever the missing games bring is
//!   looked for in one and the same standings; those who are left begin anew.
//!   The value of a direct encounter is the place among the tied, or 0 where
//!   it parts nobody.
//! - 7.7: a round that was not played is held against a draw's points, a
//!   double forfeit too; a game in which both lost is equal, and worth a half.
//! - 8.3: a forfeited game of the last round was paired and counts as drawn,
//!   so that a bye before it is followed by a game. Before the last round of
//!   the competition Fore Buchholz is Buchholz.
//! - 9.2: points against a scheduled opponent count, forfeits too. The free
//!   rounds of an odd round robin are no part of the highest score.
//! - 10: results at the board count 1, a half and 0 whatever the points; the
//!   share of the points is rounded to whole per cent, a half up.
//! - 13: in game points `WIN`, `WON`, `BPG` and `BWG` count games at boards;
//!   all else counts rounds. A pairing-allocated bye is a win there only if it
//!   brings the points of one.
//! - 13.3.2: two teams go on with the boards of the matches between them.
//! - 13.4: a divisor that comes to nothing is one.
//! - 14.3: the most significant of progressive scores is the last.
//! - 16.4.2: the number of rounds is that of the rounds counted.
//! - 16.5: of voluntary rounds that bring the same, the least significant is
//!   cut first.
//! - `/P`: a forfeit is a game against the scheduled opponent with his
//!   adjusted score, and is not voluntary then; the adjusted scores stay.

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
