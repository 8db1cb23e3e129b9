//! From entries to the game: nothing is decided again, events are carried out.

use std::{collections::BTreeMap, error::Error, fmt};

use tuomari_conduct::{Game, Seat};
use tuomari_rulebook::Rules;

use super::{
    digest::TokenHash,
    entry::{Entry, Kind},
    outcome::{OutcomeFault, check_outcome},
    table::{TableCreated, TableFault},
};

/// A table built from its entries.
#[derive(Clone, Debug)]
pub struct Replay {
    /// How it was created.
    pub created: TableCreated,
    /// The rules in force.
    pub rules: Rules,
    /// The game as it stands.
    pub game: Game,
    seats: BTreeMap<&'static str, TokenHash>,
}

/// Why entries do not make a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// There is no entry, or the first does not create the table.
    NotCreated,
    /// A later entry creates the table again.
    CreatedTwice,
    /// The table cannot be built.
    Table(TableFault),
    /// The game ended, and its score does not follow from how it ended.
    Outcome(OutcomeFault),
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::NotCreated => f.write_str(
                "the first entry does not create the table; a record begins with its first entry",
            ),
            ReplayError::CreatedTwice => f.write_str(
                "the table is created a second time; two records were put into one file",
            ),
            ReplayError::Table(fault) => fault.fmt(f),
            ReplayError::Outcome(fault) => fault.fmt(f),
        }
    }
}

impl Error for ReplayError {}

/// Builds a table from all its entries.
pub fn replay<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Result<Replay, ReplayError> {
    let mut entries = entries.into_iter();
    let first = entries.next().ok_or(ReplayError::NotCreated)?;
    let mut replay = Replay::begin(first)?;
    for entry in entries {
        replay.follow(entry)?;
    }
    Ok(replay)
}

impl Replay {
    /// The table after its first entry.
    pub fn begin(entry: &Entry) -> Result<Replay, ReplayError> {
        let Kind::TableCreated(created) = &entry.kind else {
            return Err(ReplayError::NotCreated);
        };
        let rules = created.rules().map_err(ReplayError::Table)?;
        let game = created.game(&rules).map_err(ReplayError::Table)?;
        let seats = created.seats.iter();
        Ok(Replay {
            seats: seats.map(|(seat, token)| (seat.id(), *token)).collect(),
            created: (**created).clone(),
            rules,
            game,
        })
    }

    /// Carries out one more entry.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        match &entry.kind {
            Kind::TableCreated(_) => return Err(ReplayError::CreatedTwice),
            Kind::Events { events, .. } | Kind::Outage { events, .. } => {
                for event in events {
                    self.game.apply(event);
                }
            }
            Kind::SeatReissued { seat, token } => {
                self.seats.insert(seat.id(), *token);
            }
            Kind::SeatRevoked { seat } => {
                self.seats.remove(seat.id());
            }
        }
        Ok(())
    }

    /// Carries out one more entry of a record that somebody else may have
    /// written: a score is looked at in the entry that brings it, while the
    /// board is as it was then.
    pub fn examine(&mut self, entry: &Entry) -> Result<(), ReplayError> {
        let before = self.game.conclusion();
        self.follow(entry)?;
        if self.game.conclusion() == before {
            return Ok(());
        }
        check_outcome(self).map_err(ReplayError::Outcome)
    }

    /// What the seat's link is known by now; nothing if it has none.
    pub fn token(&self, seat: Seat) -> Option<TokenHash> {
        self.seats.get(seat.id()).copied()
    }

    /// The seat a link opens.
    pub fn seat_of(&self, token: TokenHash) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|seat| self.token(*seat) == Some(token))
    }
}
