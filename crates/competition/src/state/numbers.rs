//! Pairing numbers: the order of the list (C.04.2, 2.2 to 2.5).

use tuomari_report::Strength;

use crate::{state::competition::Competition, word::id::Who};

/// The last round whose pairing may still take new numbers (C.04.2, 2.3).
pub(crate) const LAST_NEW_NUMBERS: u16 = 4;

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
            Who::Team(team) => Strength::of(self.average_rating(team), "", self.name(who)),
        }
    }

    /// The average rating of a team's first boards.
    pub(crate) fn average_rating(&self, team: crate::word::id::TeamId) -> Option<u32> {
        let boards = self
            .team_rules()
            .map_or(0, |rules| usize::from(rules.boards));
        let members = self.team(team)?.members.iter().take(boards);
        let ratings = members.filter_map(|id| self.player(*id)?.person.rating);
        let ratings: Vec<u32> = ratings.collect();
        let sum: u32 = ratings.iter().fold(0, |sum, one| sum.saturating_add(*one));
        sum.checked_div(u32::try_from(ratings.len()).ok()?)
    }
}
