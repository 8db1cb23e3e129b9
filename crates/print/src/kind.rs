//! What can be had on paper.

use std::{fmt, str::FromStr};

/// What can be had on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Who meets whom in a round.
    Pairings,
    /// What came of it.
    Results,
    /// The order, with tie-breaks.
    Standings,
    /// Who met whom in all rounds.
    CrossTable,
    Players,
    /// A sheet for each match of teams in a round.
    Matches,
    Report,
    /// A badge for everybody.
    Badges,
    /// A sign for each board of a round.
    Boards,
    /// What was announced, and where it was departed from.
    Rules,
}

/// Nothing of this name is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoKind;

impl Kind {
    pub const ALL: [Kind; 10] = [
        Kind::Pairings,
        Kind::Results,
        Kind::Standings,
        Kind::CrossTable,
        Kind::Players,
        Kind::Matches,
        Kind::Report,
        Kind::Badges,
        Kind::Boards,
        Kind::Rules,
    ];

    /// The name in addresses and commands.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Pairings => "pairings",
            Kind::Results => "results",
            Kind::Standings => "standings",
            Kind::CrossTable => "cross-table",
            Kind::Players => "players",
            Kind::Matches => "matches",
            Kind::Report => "report",
            Kind::Badges => "badges",
            Kind::Boards => "boards",
            Kind::Rules => "rules",
        }
    }

    /// Whether it is about one round.
    pub fn is_of_round(self) -> bool {
        matches!(
            self,
            Kind::Pairings | Kind::Results | Kind::Matches | Kind::Boards
        )
    }

    /// Whether it is for those who run the competition.
    pub fn is_for_officials(self) -> bool {
        matches!(self, Kind::Report | Kind::Badges)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(text: &str) -> Result<Kind, NoKind> {
        let mut all = Kind::ALL.into_iter();
        all.find(|kind| kind.name() == text).ok_or(NoKind)
    }
}
