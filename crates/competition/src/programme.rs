//! A programme: competitions one after another, places of one being entries
//! of the next. Groups are dealt out of one list; a final takes the same places
//! of each group.

use std::borrow::Borrow;

use crate::{
    state::competition::Competition,
    word::{act::Act, id::Who, refusal::Refusal},
};

/// Somebody who comes from an earlier competition: himself or, with its
/// players, a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    pub rank: u32,
    /// Which of the earlier competitions it was, from 0.
    pub from: usize,
    pub who: Who,
}

/// Deals a list in the order of strength to groups: the first to the first
/// group, and so on, and back again.
pub fn dealt<T: Clone>(list: &[T], groups: usize) -> Vec<Vec<T>> {
    let mut dealt = vec![Vec::new(); groups];
    for (row, chunk) in list.chunks(groups.max(1)).enumerate() {
        for (place, one) in chunk.iter().enumerate() {
            let group = if row.is_multiple_of(2) {
                place
            } else {
                groups - 1 - place
            };
            if let Some(group) = dealt.get_mut(group) {
                group.push(one.clone());
            }
        }
    }
    dealt
}

/// Who comes from the same places of each competition, the first places of all
/// of them first. Those who share a place come all or not at all. Refused while
/// one is not finished.
pub fn places<C: Borrow<Competition>>(
    played: &[C],
    first: u32,
    last: u32,
) -> Result<Vec<Entry>, Refusal> {
    let mut entries = Vec::new();
    for (from, competition) in played.iter().enumerate() {
        let competition = competition.borrow();
        if !competition.is_finished() {
            return Err(Refusal::NotFinished);
        }
        let standings = competition.standings().map_err(|_| Refusal::NoSense)?;
        for place in &standings.places {
            if (first..=last).contains(&place.rank) {
                entries.push(Entry {
                    rank: place.rank,
                    from,
                    who: place.who,
                });
            }
        }
    }
    entries.sort_unstable();
    Ok(entries)
}

/// The acts by which they enter another competition, in order: teams with
/// their players, or players.
pub fn entering<C: Borrow<Competition>>(earlier: &[C], entries: &[Entry]) -> Vec<Act> {
    let acts = entries.iter().filter_map(|entry| {
        let from = earlier.get(entry.from)?.borrow();
        let person = |player| Some(from.player(player)?.person().clone());
        match entry.who {
            Who::Player(player) => Some(Act::Enter {
                person: Box::new(person(player)?),
                team: None,
            }),
            Who::Team(team) => {
                let team = from.team(team)?;
                let members = team.members().iter().copied();
                Some(Act::EnterTeam {
                    name: team.name().to_owned(),
                    members: members.filter_map(person).collect(),
                })
            }
        }
    });
    acts.collect()
}
