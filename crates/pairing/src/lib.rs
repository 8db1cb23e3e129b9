#![doc = include_str!("../README.md")]
//!
//! A [`History`] says what the rounds so far brought and makes the [`Field`]
//! of a round. [`pair`] pairs it. Each [`Pairing`] carries its reasons, and
//! [`pair_with_proof`] adds dual values by which [`verify`] sees, without the
//! search that found them, that no bracket can be paired better. A round that
//! somebody paired by hand is judged by [`faults`] and [`departure`].

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
