//! What a competition knows of those in its list.

use std::collections::BTreeMap;

use tuomari_report::Points;

use crate::word::{
    id::{PlayerId, TeamId},
    outcome::Bye,
    person::Person,
};

/// Whoever can be paired, player or team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entrant {
    /// The first round in which it can be paired.
    pub(crate) from: u16,
    /// The first round after withdrawing.
    pub(crate) out: Option<u16>,
    pub(crate) expelled: bool,
    pub(crate) here: bool,
    /// Missed a round without a word (C.05, 6.5).
    pub(crate) unexplained: bool,
    pub(crate) byes: BTreeMap<u16, Asked>,
    /// First and last round of each exclusion.
    pub(crate) excluded: Vec<(u16, u16)>,
    /// Bonus and penalty points, with the round under way.
    pub(crate) adjustments: Vec<(u16, Points)>,
}

/// A bye that was asked for, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) bye: Bye,
    pub(crate) granted: bool,
    /// An absence that was declared, with nothing asked for.
    pub(crate) declared: bool,
}

/// A player in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    pub(crate) id: PlayerId,
    pub(crate) person: Person,
    pub(crate) team: Option<TeamId>,
    pub(crate) entrant: Entrant,
}

/// A team in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    pub(crate) id: TeamId,
    pub(crate) name: String,
    /// The list in board order, reserves last.
    pub(crate) members: Vec<PlayerId>,
    pub(crate) entrant: Entrant,
}

impl Entrant {
    pub(crate) fn is_out(&self, round: u16) -> bool {
        self.expelled || self.out.is_some_and(|from| round >= from)
    }

    pub(crate) fn is_excluded(&self, round: u16) -> bool {
        let mut spans = self.excluded.iter();
        spans.any(|(first, last)| (*first..=*last).contains(&round))
    }

    /// The bye that was granted for a round.
    pub(crate) fn granted(&self, round: u16) -> Option<Asked> {
        self.byes.get(&round).copied().filter(|asked| asked.granted)
    }
}

impl Player {
    pub fn id(&self) -> PlayerId {
        self.id
    }

    pub fn person(&self) -> &Person {
        &self.person
    }

    pub fn team(&self) -> Option<TeamId> {
        self.team
    }
}

impl Team {
    pub fn id(&self) -> TeamId {
        self.id
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn members(&self) -> &[PlayerId] {
        &self.members
    }
}
