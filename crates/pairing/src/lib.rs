//! Who meets whom: numbers in, pairs out.
//!
//! Swiss by the Dutch system of 2026 and for teams by C.04.6, round robins,
//! Scheveningen, knock-out.
//! The crate knows numbers, points, colours and floats; no names, no dates,
//! no rulebook. It reads no clock, no file and no chance, and the same field
//! gives the same pairs everywhere.
//!
//! A [`History`] says what the rounds so far brought and makes the [`Field`]
//! of a round. [`pair`] pairs it. Each [`Pairing`] carries its reasons, and
//! [`pair_with_proof`] adds dual values by which [`verify`] sees, without the
//! search that found them, that no bracket can be paired better. A round that
//! somebody paired by hand is judged by [`faults`] and [`departure`].
//!
//! ```
//! use tuomari_pairing::{Color, Entrant, History, PointSystem, pair};
//!
//! let entrant = |number| Entrant {
//!     number,
//!     entries: Vec::new(),
//!     virtual_points: Vec::new(),
//! };
//! let history = History {
//!     rounds: 5,
//!     points: PointSystem { win: 2, loss: 0 },
//!     initial: Color::White,
//!     entrants: (1..=5).map(entrant).collect(),
//! };
//! let field = history.field(1, &[1, 2, 3, 4, 5], &[])?;
//! let round = pair(&field)?;
//! let boards: Vec<_> = round.boards.iter().map(|b| (b.white, b.black)).collect();
//! assert_eq!(boards, [(1, 3), (4, 2)]);
//! assert_eq!(round.bye, Some(5));
//! # Ok::<(), tuomari_pairing::Refusal>(())
//! ```

mod allocation;
mod baku;
mod color;
mod criterion;
mod dutch;
mod field;
mod history;
mod knock_out;
mod matching;
mod pairing;
mod player;
mod points;
mod preference;
mod refusal;
mod roster;
mod round_robin;
mod scheveningen;
mod team;
mod verify;

pub use allocation::{ColorRule, allocate};
pub use baku::{baku_group, baku_points};
pub use color::Color;
pub use criterion::Criterion;
pub use dutch::{
    Departure, Proof, Weighing, departure, pair, pair_by_matching, pair_literally, pair_with_proof,
};
pub use field::Field;
pub use history::{Entrant, Entry, History};
pub use knock_out::{Tie, knock_out, knock_out_next};
pub use matching::Stage;
pub use pairing::{Board, Bracket, Choice, Pairing, PassedOver, Scope};
pub use player::{Float, Number, Player};
pub use points::{PointSystem, Points};
pub use preference::{Preference, Strength};
pub use refusal::Refusal;
pub use round_robin::{TableRound, berger, berger_double};
pub use scheveningen::{TeamGame, scheveningen};
pub use team::{
    Team, TeamBracket, TeamColorRule, TeamField, TeamHistory, TeamMatch, TeamPairing,
    TeamPreference, TeamPreferences, allocate_teams, pair_teams,
};
pub use verify::{Fault, faults, verify};
