//! Pairing numbers: the order of the list (C.04.2, 2.2 to 2.5).

use tuomari_report::Strength;

use crate::{
    state::competition::Competition,
    word::id::{PlayerId, TeamId, Who},
};

/// The last round whose pairing may still take new numbers (C.04.2, 2.3).
pub(crate) const LAST_NEW_NUMBERS: u16 = 4;

/// The order of teams, the strongest first: by the average rating of the first
/// boards.
pub fn team_strength(name: &str, ratings: &[Option<u32>], boards: usize) -> Strength {
    let ratings = ratings.iter().take(boards).copied().flatten();
    let ratings: Vec<u32> = ratings.collect();
    let sum: u32 = ratings.iter().fold(0, |sum, one| sum.saturating_add(*one));
    let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
    Strength::of(sum.checked_div(count), "", name)
}

impl Competition {
    /// The list by pairing number, for the next pairing.
    ///
    /// Up to round 4 it follows the order of strength, or the order that was
    /// drawn or announced; after that those of the last pairing stay, and who
    /// came later is put where he fits.
    pub fn numbers(&self) -> Vec<Who> {
        let frozen = self.paired() >= LAST_NEW_NUMBERS;
        let mut list = match (&self.order, self.rounds.last()) {
            (Some(order), _) => order.clone(),
            (None, Some(last)) if frozen => last.numbers.clone(),
            (None, _) => Vec::new(),
        };
        let mut missing: Vec<Who> = self.units();
        missing.retain(|who| !list.contains(who));
        missing.sort_by_key(|who| (self.strength(*who), who.entry()));
        if list.is_empty() {
            return missing;
        }
        for who in missing {
            let strength = self.strength(who);
            let place = list
                .iter()
                .position(|other| self.strength(*other) > strength);
            list.insert(place.unwrap_or(list.len()), who);
        }
        list
    }

    /// Ascending, the strongest first; a team by its regulars' average.
    fn strength(&self, who: Who) -> Strength {
        match who {
            Who::Player(player) => {
                let person = self.player(player).map(|one| one.person.order());
                person.unwrap_or_else(|| Strength::of(None, "", ""))
            }
            Who::Team(team) => {
                let (ratings, boards) = self.ratings(team);
                team_strength(self.name(who), &ratings, boards)
            }
        }
    }

    /// The ratings of a team's list, and how many boards there are.
    fn ratings(&self, team: TeamId) -> (Vec<Option<u32>>, usize) {
        let boards = self.team_rules().map_or(0, |rules| rules.boards);
        let members = self.team(team).map_or(&[][..], |team| &team.members);
        let rating = |id: &PlayerId| self.player(*id).and_then(|one| one.person.rating);
        (members.iter().map(rating).collect(), usize::from(boards))
    }
}
