//! A decision under way: what it may ask, and what it has written so far.

use tuomari_rulebook::Rules;

use crate::{
    state::{competition::Competition, round::Round},
    word::{
        article::Article,
        departure::{Departure, Matter},
        happening::{Event, Happening},
        id::{PlayerId, TeamId, Who},
        refusal::Refusal,
        regulations::Regulations,
        seat::Seat,
    },
};

/// What a decision may ask beside the competition: the rules in force at its
/// tables.
#[derive(Clone, Copy, Debug)]
pub struct Ctx<'a> {
    pub rules: &'a Rules,
}

/// A decision under way.
pub(crate) struct Draft<'a> {
    pub(crate) ctx: &'a Ctx<'a>,
    pub(crate) competition: &'a Competition,
    pub(crate) at: u64,
    pub(crate) by: &'a Seat,
    pub(crate) events: Vec<Event>,
}

impl Draft<'_> {
    pub(crate) fn push(&mut self, what: Happening, cites: Vec<Article>) {
        self.events.push(Event {
            at: self.at,
            by: self.by.clone(),
            what,
            cites,
        });
    }

    /// Something that rests on one article.
    pub(crate) fn by_article(&mut self, what: Happening, article: impl Into<Article>) {
        self.push(what, vec![article.into()]);
    }

    /// Something that departs from the rules, before what departs.
    pub(crate) fn depart(&mut self, matter: Matter) {
        let (level, article) = matter.weight();
        self.depart_from(matter, level, article.into());
    }

    pub(crate) fn depart_from(
        &mut self,
        matter: Matter,
        level: crate::word::departure::Level,
        article: Article,
    ) {
        let departure = Departure {
            round: self.competition.current(),
            level,
            article,
            matter,
        };
        let known = self.events.iter().any(|event| match &event.what {
            Happening::Departed(other) => *other == departure,
            _ => false,
        });
        if !known {
            self.push(Happening::Departed(departure), vec![article]);
        }
    }

    pub(crate) fn regulations(&self) -> Result<&Regulations, Refusal> {
        self.competition
            .regulations
            .as_ref()
            .ok_or(Refusal::NotAnnounced)
    }

    /// Whether the first pairing has been made.
    pub(crate) fn has_begun(&self) -> bool {
        self.competition.paired() > 0
    }

    /// Refuses somebody who is not in the list, or is not what is paired.
    pub(crate) fn known(&self, who: Who) -> Result<(), Refusal> {
        match (who, self.competition.pairs_teams()) {
            (Who::Player(_), true) => return Err(Refusal::TeamsPlay),
            (Who::Team(_), false) => return Err(Refusal::NoTeams),
            _ => {}
        }
        match (who, self.competition.entrant(who)) {
            (_, Some(_)) => Ok(()),
            (Who::Player(_), None) => Err(Refusal::UnknownPlayer),
            (Who::Team(_), None) => Err(Refusal::UnknownTeam),
        }
    }

    pub(crate) fn player(&self, id: PlayerId) -> Result<&crate::state::entrant::Player, Refusal> {
        self.competition.player(id).ok_or(Refusal::UnknownPlayer)
    }

    pub(crate) fn team(&self, id: TeamId) -> Result<&crate::state::entrant::Team, Refusal> {
        self.competition.team(id).ok_or(Refusal::UnknownTeam)
    }

    pub(crate) fn round(&self, number: u16) -> Result<&Round, Refusal> {
        self.competition.round(number).ok_or(Refusal::UnknownRound)
    }

    /// The competition after what has been decided so far.
    pub(crate) fn so_far(&self) -> Competition {
        let mut after = self.competition.clone();
        for event in &self.events {
            crate::state::apply::apply(&mut after, event);
        }
        after
    }
}

/// Refuses a list that does not name each of `all` once.
pub(crate) fn each_once<T: Ord + Copy>(
    named: &[T],
    all: &[T],
    otherwise: Refusal,
) -> Result<(), Refusal> {
    let (mut named, mut all) = (named.to_vec(), all.to_vec());
    named.sort_unstable();
    all.sort_unstable();
    if named.windows(2).any(|two| two.first() == two.last()) {
        return Err(Refusal::Twice);
    }
    if named == all { Ok(()) } else { Err(otherwise) }
}
