//! From a list of entries to the first report file of a competition.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_report::{Date, Person, Player, Report, Strength, Team};

use crate::entries::Entries;
use crate::entry::{Entry, Name, NameOrder, Sex};
use crate::fold::folded;
use crate::rating::{Listed, Pace, RatingList};

impl Entries {
    /// Completes the entries from a rating list: by the number of the list if
    /// an entry has one, or else by the whole name, if one only has it. What
    /// an entry says itself stays, but for the rating. The lines of those who
    /// were not found are given back.
    pub fn complete(&mut self, list: &RatingList, pace: Pace) -> Vec<usize> {
        let mut missing = Vec::new();
        for entry in &mut self.entries {
            match found(entry, list) {
                Some(listed) => {
                    if list.is_fide() {
                        entry.fide_id = entry.fide_id.or(Some(listed.id));
                    } else if entry.national_id.is_empty() {
                        entry.national_id = listed.id.to_string();
                    }
                    entry.take(&listed, pace);
                }
                None => missing.push(entry.line),
            }
        }
        missing
    }

    /// The file that the first round is paired from. Numbers are those of the
    /// list if everybody has one of his own, or else go by strength.
    pub fn to_report(&self, pace: Pace, rounds: Option<u16>) -> Report {
        let person = |entry: &Entry| entry.person(pace);
        let mut people: Vec<(&Entry, Person)> =
            self.entries.iter().map(|one| (one, person(one))).collect();
        let given: BTreeSet<u32> = self.entries.iter().filter_map(|one| one.number).collect();
        let numbered = given.len() == people.len() && !given.contains(&0);
        people.sort_by_cached_key(|(entry, person)| {
            let number = entry.number.filter(|_| numbered);
            let strength = Strength::of(person.rating, &person.title, &person.name);
            (number, strength)
        });
        let mut report = Report::default();
        report.rules.rounds = rounds;
        report.heading.players = u32::try_from(people.len()).ok();
        let mut teams: BTreeMap<&str, Vec<(Option<u32>, u32)>> = BTreeMap::new();
        for (place, (entry, person)) in (1..).zip(people) {
            let number = entry.number.filter(|_| numbered).unwrap_or(place);
            if !entry.team.is_empty() {
                let members = teams.entry(&entry.team).or_default();
                members.push((entry.board, number));
            }
            report.players.push(Player {
                number,
                person,
                points: None,
                rank: None,
                rounds: Vec::new(),
            });
        }
        for (number, (name, mut members)) in (1..).zip(teams) {
            members.sort_by_key(|(board, number)| (board.unwrap_or(u32::MAX), *number));
            report.teams.push(Team {
                number,
                name: name.to_owned(),
                members: members.into_iter().map(|(_, number)| number).collect(),
                ..Team::default()
            });
        }
        report
    }
}

impl RatingList {
    /// Those whose names begin with these letters, as they would enter.
    pub fn entries(&self, beginning: &str, pace: Pace) -> impl Iterator<Item = Entry> {
        let is_fide = self.is_fide();
        self.by_name(beginning).map(move |listed| {
            let mut entry = Entry {
                name: Name::read(&listed.name, NameOrder::LastFirst),
                ..Entry::default()
            };
            if is_fide {
                entry.fide_id = Some(listed.id);
            } else {
                entry.national_id = listed.id.to_string();
            }
            entry.take(&listed, pace);
            entry
        })
    }
}

/// Who an entry is, if the list leaves no doubt.
fn found(entry: &Entry, list: &RatingList) -> Option<Listed> {
    let id = if list.is_fide() {
        entry.fide_id
    } else {
        entry.national_id.parse().ok()
    };
    if let Some(listed) = id.and_then(|id| list.by_id(id)) {
        return Some(listed);
    }
    let name = entry.name.to_string();
    let is_same = |listed: &Listed| folded(&listed.name).eq(folded(&name));
    let mut same = list.by_name(&name).filter(is_same);
    let first = same.next()?;
    same.next().is_none().then_some(first)
}

impl Entry {
    fn take(&mut self, listed: &Listed, pace: Pace) {
        let rating = match pace {
            Pace::Standard => listed.standard,
            Pace::Rapid => listed.rapid.or(listed.standard),
            Pace::Blitz => listed.blitz.or(listed.standard),
        };
        if rating.is_some() {
            self.ratings.unnamed = rating;
            (self.ratings.fide, self.ratings.national) = (None, None);
            (self.ratings.rapid, self.ratings.blitz) = (None, None);
        }
        for (own, other) in [
            (&mut self.title, &listed.title),
            (&mut self.federation, &listed.federation),
            (&mut self.club, &listed.club),
        ] {
            if own.is_empty() {
                own.clone_from(other);
            }
        }
        self.sex = self.sex.or(listed.sex);
        self.birth = self.birth.or(listed.birth_year.map(|year| Date {
            year,
            month: 0,
            day: 0,
        }));
    }

    /// Who he is, as report files have it, with the rating of a pace.
    pub fn person(&self, pace: Pace) -> Person {
        let ratings = &self.ratings;
        let slow = ratings.fide.or(ratings.national);
        let rating = match pace {
            Pace::Standard => slow,
            Pace::Rapid => ratings.rapid,
            Pace::Blitz => ratings.blitz,
        };
        Person {
            sex: self.sex.map(|sex| match sex {
                Sex::Man => 'm',
                Sex::Woman => 'w',
            }),
            title: self.title.clone(),
            name: self.name.to_string(),
            rating: rating.or(ratings.unnamed).or(slow).map(u32::from),
            federation: self.federation.clone(),
            // The column is for FIDE's numbers, not for a federation's.
            id: self.fide_id.map_or(String::new(), |id| id.to_string()),
            birth: self.birth,
        }
    }
}
