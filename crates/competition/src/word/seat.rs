//! From where a competition is seen, and in whose name something is done.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::word::id::{PlayerId, TableId, TeamId};

/// A place from which a competition is seen and acted upon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
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

/// One word, as it stands in links and records: `chief-arbiter`, `player-17`,
/// `sector-arbiter-1-20`.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Organiser => f.write_str("organiser"),
            Seat::ChiefArbiter => f.write_str("chief-arbiter"),
            Seat::Deputy => f.write_str("deputy"),
            Seat::SectorArbiter(first, last) => write!(f, "sector-arbiter-{first}-{last}"),
            Seat::Captain(team) => write!(f, "captain-{team}"),
            Seat::Player(player) => write!(f, "player-{player}"),
            Seat::Table(table) => write!(f, "table-{table}"),
            Seat::System => f.write_str("system"),
            Seat::Public => f.write_str("public"),
        }
    }
}

/// No seat has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeat;

impl FromStr for Seat {
    type Err = NoSeat;

    /// Reads exactly what is written.
    fn from_str(text: &str) -> Result<Seat, NoSeat> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| NoSeat);
        let seat = match text {
            "organiser" => Seat::Organiser,
            "chief-arbiter" => Seat::ChiefArbiter,
            "deputy" => Seat::Deputy,
            "system" => Seat::System,
            "public" => Seat::Public,
            _ => {
                if let Some(boards) = text.strip_prefix("sector-arbiter-") {
                    let (first, last) = boards.split_once('-').ok_or(NoSeat)?;
                    Seat::SectorArbiter(number(first)?, number(last)?)
                } else if let Some(team) = text.strip_prefix("captain-") {
                    Seat::Captain(TeamId(number(team)?))
                } else if let Some(player) = text.strip_prefix("player-") {
                    Seat::Player(PlayerId(number(player)?))
                } else if let Some(table) = text.strip_prefix("table-") {
                    Seat::Table(TableId(table.to_owned()))
                } else {
                    return Err(NoSeat);
                }
            }
        };
        // No sign, no leading zero.
        if seat.to_string() == text {
            Ok(seat)
        } else {
            Err(NoSeat)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seat_has_a_word_that_reads_back() {
        let seats = [
            Seat::Organiser,
            Seat::ChiefArbiter,
            Seat::Deputy,
            Seat::SectorArbiter(1, 20),
            Seat::Captain(TeamId(3)),
            Seat::Player(PlayerId(17)),
            Seat::Table(TableId("a-b".to_owned())),
            Seat::System,
            Seat::Public,
        ];
        for seat in seats {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        for text in ["", "player", "player-", "player-+1", "player-01", "king"] {
            assert_eq!(text.parse::<Seat>(), Err(NoSeat), "{text}");
        }
    }
}
