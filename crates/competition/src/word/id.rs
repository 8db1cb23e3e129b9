//! Who and what is meant: players, teams, tables.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player by the order of entry, from 1. It never changes; his pairing
/// number may (C.04.2, 2.3).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(transparent)]
pub struct PlayerId(pub u32);

/// A team by the order of entry, from 1.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(transparent)]
pub struct TeamId(pub u32);

/// A table of the hall, as whoever sets it up names it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(transparent)]
pub struct TableId(pub String);

/// A side of a board, or of a match by its first board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    White,
    Black,
}

impl Side {
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whoever is paired: a player or, where teams play, a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    Player(PlayerId),
    Team(TeamId),
}

impl Who {
    /// The number of entry, whichever of the two it is.
    pub fn entry(self) -> u32 {
        match self {
            Who::Player(player) => player.0,
            Who::Team(team) => team.0,
        }
    }
}

impl From<PlayerId> for Who {
    fn from(player: PlayerId) -> Who {
        Who::Player(player)
    }
}

impl From<TeamId> for Who {
    fn from(team: TeamId) -> Who {
        Who::Team(team)
    }
}
