//! From where a competition is seen, and in whose name something is done.

use serde::{Deserialize, Serialize};

use crate::word::id::{PlayerId, TableId, TeamId};

/// A place from which a competition is seen and acted upon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seat {
    Organiser,
    ChiefArbiter,
    Deputy,
    /// Looks after some boards, the first and the last of them named.
    SectorArbiter(u32, u32),
    Captain(TeamId),
    Player(PlayerId),
    /// A table of the hall, which tells what became of its game.
    Table(TableId),
    /// The software in its own name: an hour that has come.
    System,
    /// Anybody who looks on.
    Public,
}

impl Seat {
    /// Who conducts the competition as a whole.
    pub fn is_chief(&self) -> bool {
        matches!(self, Seat::ChiefArbiter | Seat::Deputy)
    }

    pub fn is_arbiter(&self) -> bool {
        self.is_chief() || matches!(self, Seat::SectorArbiter(..))
    }

    /// Whether the seat sees what is not published yet.
    pub fn is_official(&self) -> bool {
        self.is_arbiter() || matches!(self, Seat::Organiser | Seat::System)
    }
}
