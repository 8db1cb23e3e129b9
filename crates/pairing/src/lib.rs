//! Who meets whom: numbers in, pairs out.
//!
//! Swiss by the Dutch system of 2026, round robins, Scheveningen, knock-out.
//! The crate knows numbers, points, colours and floats; no names, no dates,
//! no rulebook. It reads no clock, no file and no chance, and the same field
//! gives the same pairs everywhere.
//!
//! A [`History`] says what the rounds so far brought and makes the [`Field`]
//! of a round. [`pair_literally`] pairs it, and each [`Pairing`] carries its
//! reasons.
//!
//! ```
//! let rounds = tuomari_pairing::berger(4);
//! assert_eq!(rounds[0].boards, [(1, 4), (2, 3)]);
//! ```

mod allocation;
mod baku;
mod color;
mod criterion;
mod dutch;
mod field;
mod history;
mod knock_out;
mod pairing;
mod player;
mod points;
mod preference;
mod refusal;
mod roster;
mod round_robin;
mod scheveningen;

pub use allocation::{ColorRule, allocate};
pub use baku::{baku_group, baku_points};
pub use color::Color;
pub use criterion::Criterion;
pub use dutch::pair_literally;
pub use field::Field;
pub use history::{Entrant, Entry, History};
pub use knock_out::{Tie, knock_out, knock_out_next};
pub use pairing::{Board, Bracket, Choice, Pairing, PassedOver, Scope};
pub use player::{Float, Number, Player};
pub use points::{PointSystem, Points};
pub use preference::{Preference, Strength};
pub use refusal::Refusal;
pub use round_robin::{TableRound, berger, berger_double};
pub use scheveningen::{TeamGame, scheveningen};
