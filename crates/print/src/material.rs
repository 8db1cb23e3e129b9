//! What papers are made of: a competition as a seat sees it.

use std::collections::BTreeMap;

use tuomari_competition::{
    Competition, PlayerId, PlayerView, PointSystem, RoundView, Seat, System, TeamId, TeamView,
    View, Who, view,
};
use tuomari_report::Date;
use tuomari_telling::{Told, departure};

use crate::{Language, kind::Kind, list, paper::Paper, words::Words};

/// A competition as a seat sees it, with what a view leaves to be counted.
#[derive(Clone, Debug)]
pub struct Material {
    pub view: View,
    /// What the values of places are, points first.
    pub codes: Vec<String>,
    pub numbers: BTreeMap<Who, u32>,
    /// Where it departed from the rules, as far as the seat may know.
    pub departures: Vec<Told>,
}

/// Why there is no such paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPaper {
    /// The round is not known to whoever asks.
    NoRound,
    /// There are no matches where no teams play.
    NoTeams,
    /// What it shows is not in what a seat sees.
    NotFromHere,
}

impl Material {
    /// What a seat may see of a competition.
    pub fn of(competition: &Competition, seat: &Seat) -> Material {
        let view = view(competition, seat);
        let counted = competition.standings().ok();
        let places = counted.iter().flat_map(|counted| &counted.places);
        let told = view.departures.iter();
        Material {
            numbers: places.map(|place| (place.who, place.number)).collect(),
            departures: told.map(|one| departure(one, competition)).collect(),
            codes: counted.map(|counted| counted.codes).unwrap_or_default(),
            view,
        }
    }

    /// A paper. Without a round it is about the last one that is known.
    pub fn paper(
        &self,
        kind: Kind,
        round: Option<u16>,
        language: Language,
    ) -> Result<Paper, NoPaper> {
        let words = Words::of(language);
        match kind {
            Kind::Pairings => Ok(list::pairings(self, self.round(round)?, words)),
            Kind::Results => Ok(list::results(self, self.round(round)?, words)),
            Kind::Standings => Ok(list::standings(self, words)),
            Kind::CrossTable => Ok(list::cross_table(self, words)),
            Kind::Players => Ok(list::players(self, words)),
            Kind::Matches if !self.pairs_teams() => Err(NoPaper::NoTeams),
            Kind::Matches => Ok(list::matches(self, self.round(round)?, words)),
            Kind::Boards => Ok(list::boards(self, self.round(round)?, words)),
            Kind::Rules => Ok(list::rules(self, words)),
            Kind::Report | Kind::Badges => Err(NoPaper::NotFromHere),
        }
    }

    /// A round that is known; the last one if none is named.
    pub fn round(&self, number: Option<u16>) -> Result<&RoundView, NoPaper> {
        let mut rounds = self.view.rounds.iter();
        let found = match number {
            Some(number) => rounds.find(|round| round.round == number),
            None => rounds.next_back(),
        };
        found.ok_or(NoPaper::NoRound)
    }

    pub(crate) fn player(&self, id: PlayerId) -> Option<&PlayerView> {
        let players = &self.view.players;
        let place = usize::try_from(id.0).ok()?.checked_sub(1)?;
        let found = players.get(place).filter(|player| player.player == id);
        // The numbers of a file may have gaps.
        found.or_else(|| players.iter().find(|player| player.player == id))
    }

    pub(crate) fn team(&self, id: TeamId) -> Option<&TeamView> {
        self.view.teams.iter().find(|team| team.team == id)
    }

    /// The name of a player or a team.
    pub(crate) fn name(&self, who: impl Into<Who>) -> &str {
        match who.into() {
            Who::Player(player) => self.player(player).map_or("", |player| &player.name),
            Who::Team(team) => self.team(team).map_or("", |team| &team.name),
        }
    }

    pub(crate) fn seated(&self, player: Option<PlayerId>) -> &str {
        player.map_or("–", |player| self.name(player))
    }

    pub(crate) fn points(&self) -> PointSystem {
        let regulations = self.view.regulations.as_ref();
        regulations.map_or_else(PointSystem::default, |one| one.points)
    }

    /// Whether teams are paired, and not their players.
    pub(crate) fn pairs_teams(&self) -> bool {
        self.view.regulations.as_ref().is_some_and(|one| {
            let by_table = matches!(
                one.system,
                System::Scheveningen | System::DoubleScheveningen
            );
            one.teams.is_some() && !by_table
        })
    }

    /// The last round that is over.
    pub(crate) fn closed(&self) -> Option<u16> {
        let closed = tuomari_competition::Stage::Closed;
        let mut rounds = self.view.rounds.iter();
        let last = rounds.rfind(|round| round.stage == closed);
        last.map(|round| round.round)
    }

    /// The day of a round: as the schedule has it, or the first day.
    pub(crate) fn day(&self, round: Option<u16>) -> Option<Date> {
        let regulations = self.view.regulations.as_ref()?;
        let place = round.and_then(|round| usize::from(round).checked_sub(1));
        let begins = place.and_then(|place| regulations.schedule.get(place));
        begins.and_then(|ms| day_of(*ms)).or(regulations.first_day)
    }

    /// A paper with nothing on it yet.
    pub(crate) fn blank(&self, title: String, round: Option<u16>, words: &Words) -> Paper {
        let regulations = self.view.regulations.as_ref();
        let day = self.day(round);
        let city = regulations.map(|one| one.city.clone());
        let about = [city, day.map(|day| words.day(day))];
        let about = about.into_iter().flatten().filter(|one| !one.is_empty());
        Paper {
            language: words.language(),
            title,
            heading: regulations.map(|one| one.name.clone()).unwrap_or_default(),
            about: about.collect::<Vec<String>>().join(", "),
            day,
            wide: false,
            parts: Vec::new(),
        }
    }
}

/// The day of an instant, in UTC.
fn day_of(ms: u64) -> Option<Date> {
    let date = tuomari_record::Date::of_unix_ms(ms);
    Some(Date {
        year: u16::try_from(date.year).ok()?,
        month: u8::try_from(date.month).ok()?,
        day: u8::try_from(date.day).ok()?,
    })
}
