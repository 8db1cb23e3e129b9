//! A competition as it stands.

use std::collections::BTreeMap;

use crate::{
    state::{
        entrant::{Entrant, Player, Team},
        round::{Round, Stage},
    },
    word::{
        breach::{Breach, Measure},
        departure::Departure,
        id::{PlayerId, Side, TeamId, Who},
        regulations::{PointSystem, Regulations, System, TeamRules},
        seat::Seat,
    },
};

/// One competition: what its events came to. It is changed by
/// [`apply`](crate::apply) alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Competition {
    pub(crate) regulations: Option<Regulations>,
    pub(crate) players: Vec<Player>,
    pub(crate) teams: Vec<Team>,
    pub(crate) entries_closed: bool,
    pub(crate) lot: Option<Side>,
    /// The numbers that a lot or an announced criterion gave.
    pub(crate) order: Option<Vec<Who>>,
    pub(crate) prohibited: Vec<Prohibition>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) departures: Vec<Departure>,
    /// The round in which it ceased to be by FIDE's regulations.
    pub(crate) left_fide: Option<u16>,
    pub(crate) breaches: Vec<Noted>,
    pub(crate) penalties: Vec<Imposed>,
    pub(crate) appeals: Vec<Appeal>,
    pub(crate) calls: Vec<Call>,
    /// The lots among those who were tied.
    pub(crate) lots: Vec<Who>,
    pub(crate) finished: bool,
    pub(crate) signed: Vec<String>,
    pub(crate) handed_in: Option<String>,
}

/// Those who may not meet in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Prohibition {
    pub(crate) who: Vec<Who>,
    pub(crate) first: u16,
    pub(crate) last: u16,
}

/// A breach that was noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    pub(crate) player: PlayerId,
    pub(crate) round: u16,
    pub(crate) breach: Breach,
}

/// A penalty that was imposed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Imposed {
    pub(crate) player: PlayerId,
    pub(crate) round: u16,
    pub(crate) measure: Measure,
}

/// An appeal, by its place in the list from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Appeal {
    pub(crate) by: Seat,
    pub(crate) round: u16,
    pub(crate) text: String,
    pub(crate) upheld: Option<bool>,
}

/// A call for an arbiter, by its place in the list from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Call {
    pub(crate) by: Seat,
    /// In milliseconds of Unix time.
    pub(crate) at: u64,
    pub(crate) text: String,
    pub(crate) answered: bool,
}

impl Competition {
    /// Nothing has been announced yet.
    pub fn new() -> Competition {
        Competition::default()
    }

    pub fn regulations(&self) -> Option<&Regulations> {
        self.regulations.as_ref()
    }

    pub fn players(&self) -> &[Player] {
        &self.players
    }

    pub fn teams(&self) -> &[Team] {
        &self.teams
    }

    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// All that departed from the rules, in order.
    pub fn departures(&self) -> &[Departure] {
        &self.departures
    }

    pub fn is_finished(&self) -> bool {
        self.finished
    }

    /// Whether it is still by FIDE's regulations.
    pub fn is_by_fide(&self) -> bool {
        let announced = self.regulations.as_ref().is_some_and(|one| one.fide);
        announced && self.left_fide.is_none()
    }

    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        let place = usize::try_from(id.0).ok()?.checked_sub(1)?;
        self.players.get(place)
    }

    pub fn team(&self, id: TeamId) -> Option<&Team> {
        let place = usize::try_from(id.0).ok()?.checked_sub(1)?;
        self.teams.get(place)
    }

    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    pub(crate) fn round_mut(&mut self, number: u16) -> Option<&mut Round> {
        self.rounds.get_mut(usize::from(number).checked_sub(1)?)
    }

    pub(crate) fn entrant(&self, who: Who) -> Option<&Entrant> {
        match who {
            Who::Player(player) => self.player(player).map(|one| &one.entrant),
            Who::Team(team) => self.team(team).map(|one| &one.entrant),
        }
    }

    pub(crate) fn entrant_mut(&mut self, who: Who) -> Option<&mut Entrant> {
        let place = usize::try_from(who.entry()).ok()?.checked_sub(1)?;
        match who {
            Who::Player(_) => self.players.get_mut(place).map(|one| &mut one.entrant),
            Who::Team(_) => self.teams.get_mut(place).map(|one| &mut one.entrant),
        }
    }

    /// Everybody in the lists, players and teams.
    pub(crate) fn entrants_mut(&mut self) -> impl Iterator<Item = &mut Entrant> {
        let players = self.players.iter_mut().map(|one| &mut one.entrant);
        players.chain(self.teams.iter_mut().map(|one| &mut one.entrant))
    }

    /// How many rounds have been paired.
    pub fn paired(&self) -> u16 {
        u16::try_from(self.rounds.len()).unwrap_or(u16::MAX)
    }

    /// When line-ups of a round are due, in milliseconds of Unix time.
    pub(crate) fn hour_of(&self, round: u16) -> Option<u64> {
        let deadline_ms = self.regulations.as_ref()?.teams.as_ref()?.deadline_ms;
        Some(self.begins_ms(round)?.saturating_sub(deadline_ms))
    }

    /// The hour of a round, if the schedule says it.
    pub fn begins_ms(&self, round: u16) -> Option<u64> {
        let place = usize::from(round).checked_sub(1)?;
        self.regulations.as_ref()?.schedule.get(place).copied()
    }

    /// The hour at which line-ups open by themselves. Where the round was made
    /// known after it, captains need their time, and an arbiter opens them.
    pub fn opens_ms(&self) -> Option<u64> {
        let round = self.open_round()?;
        let sealed = self.pairs_teams() && round.stage == Stage::Published && !round.opened;
        let hour_ms = self.hour_of(round.number).filter(|_| sealed)?;
        (round.published_ms < hour_ms).then_some(hour_ms)
    }

    /// How many tables have to be named to publish the round that is paired,
    /// or to open its line-ups.
    pub fn tables_wanted(&self) -> usize {
        let Some(round) = self.open_round() else {
            return 0;
        };
        let boards = match self.team_rules() {
            Some(_) if round.stage < Stage::Published && self.pairs_teams() => 0,
            Some(rules) if self.pairs_teams() => usize::from(rules.boards),
            _ => 1,
        };
        boards * round.meetings.len()
    }

    /// The round that is under way, or the next one.
    pub(crate) fn current(&self) -> u16 {
        match self.rounds.last() {
            Some(last) if last.stage != Stage::Closed => last.number,
            _ => self.paired().saturating_add(1),
        }
    }

    /// The round that is paired and not closed.
    pub(crate) fn open_round(&self) -> Option<&Round> {
        self.rounds
            .last()
            .filter(|last| last.stage != Stage::Closed)
    }

    pub(crate) fn points(&self) -> PointSystem {
        self.regulations
            .as_ref()
            .map_or_else(PointSystem::default, |one| one.points)
    }

    pub(crate) fn system(&self) -> System {
        self.regulations
            .as_ref()
            .map_or(System::Manual, |one| one.system)
    }

    pub(crate) fn team_rules(&self) -> Option<&TeamRules> {
        self.regulations.as_ref()?.teams.as_ref()
    }

    /// Whether teams are paired, and not their players.
    pub fn pairs_teams(&self) -> bool {
        let by_table = matches!(
            self.system(),
            System::Scheveningen | System::DoubleScheveningen
        );
        self.team_rules().is_some() && !by_table
    }

    /// All who can be paired, in the order of entry.
    pub(crate) fn units(&self) -> Vec<Who> {
        if self.pairs_teams() {
            self.teams.iter().map(|team| team.id.into()).collect()
        } else {
            self.players.iter().map(|player| player.id.into()).collect()
        }
    }

    /// Whether two may not meet in a round.
    pub(crate) fn is_prohibited(&self, one: Who, other: Who, round: u16) -> bool {
        self.prohibited.iter().any(|ban| {
            let holds = (ban.first..=ban.last).contains(&round);
            holds && ban.who.contains(&one) && ban.who.contains(&other)
        })
    }

    /// The name by which people know somebody.
    pub fn name(&self, who: Who) -> &str {
        match who {
            Who::Player(player) => self.player(player).map_or("", |one| &one.person.name),
            Who::Team(team) => self.team(team).map_or("", |one| &one.name),
        }
    }

    /// How often each breach of a player was noted, in all rounds.
    pub(crate) fn breaches_of(&self, player: PlayerId) -> BTreeMap<Breach, u32> {
        let mut counts = BTreeMap::new();
        for noted in self.breaches.iter().filter(|one| one.player == player) {
            *counts.entry(noted.breach).or_insert(0) += 1;
        }
        counts
    }
}
