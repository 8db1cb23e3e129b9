//! The team rules once more, by trying all: slow, plain, and on its own.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use tuomari_pairing::{
    Color, Entrant, Entry, History, Number, PointSystem, Refusal, Team, TeamField, TeamHistory,
    TeamPairing, TeamPreference, TeamPreferences, pair_teams,
};

use crate::dice::Dice;

type Pairs = Vec<(usize, usize)>;

/// The pairs of a round by number, smaller first, and the bye.
type Read = (Vec<(Number, Number)>, Option<Number>);

struct Reading<'a> {
    field: &'a TeamField,
    /// By score, then by number.
    teams: Vec<&'a Team>,
}

impl Reading<'_> {
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let other = self.teams[b].record.number;
        !self.teams[a].record.opponents.contains(&other)
    }

    fn score(&self, at: usize) -> i32 {
        self.teams[at].record.score
    }

    /// All ways to pair these.
    fn all(&self, places: &[usize]) -> Vec<Pairs> {
        let Some((&first, rest)) = places.split_first() else {
            return vec![Vec::new()];
        };
        let mut found = Vec::new();
        for &other in rest.iter().filter(|&&other| self.may_meet(first, other)) {
            let left: Vec<usize> = rest.iter().copied().filter(|&at| at != other).collect();
            for mut pairs in self.all(&left) {
                pairs.push((first, other));
                found.push(pairs);
            }
        }
        found
    }

    fn can(&self, places: &[usize]) -> bool {
        let Some((&first, rest)) = places.split_first() else {
            return true;
        };
        rest.iter().any(|&other| {
            let left: Vec<usize> = rest.iter().copied().filter(|&at| at != other).collect();
            self.may_meet(first, other) && self.can(&left)
        })
    }

    /// The legal sets of `count` that may come up to `group` from `below`.
    fn sets(&self, group: &[usize], below: &[usize], count: usize) -> Vec<Vec<usize>> {
        let mut sets = choose(below, count);
        sets.retain(|set| {
            let bracket: Vec<usize> = group.iter().chain(set).copied().collect();
            let rest: Vec<usize> = without(below, set);
            self.can(&bracket) && self.can(&rest)
        });
        sets
    }

    fn upfloaters(&self, left: &[usize], group: &[usize], scores: &[i32]) -> Vec<usize> {
        let below = without(left, group);
        let mut sets = (0..=below.len())
            .map(|count| self.sets(group, &below, count))
            .find(|sets| !sets.is_empty())
            .unwrap();
        let from_lowest = |set: &Vec<usize>| {
            let mut scores: Vec<i32> = set.iter().map(|&at| self.score(at)).collect();
            scores.sort_unstable();
            scores
        };
        let best = sets.iter().map(from_lowest).max().unwrap();
        sets.retain(|set| from_lowest(set) == best);
        let own = self.score(group[0]);
        let next = scores.iter().copied().find(|&score| score < own);
        let fails = |set: &Vec<usize>| {
            let rest = without(&below, set);
            let (group, below): (Vec<usize>, Vec<usize>) =
                rest.iter().partition(|&&at| Some(self.score(at)) == next);
            !group.is_empty() && self.sets(&group, &below, group.len() % 2).is_empty()
        };
        let floated = |set: &Vec<usize>| {
            let minded = set.iter().filter(|&&at| self.teams[at].floated);
            if self.field.minds_floats() {
                minded.count()
            } else {
                0
            }
        };
        sets.sort_by_key(|set| (fails(set), floated(set), set.clone()));
        sets.swap_remove(0)
    }

    fn pairs(&self, group: &[usize], up: &[usize]) -> Pairs {
        let mut bracket: Vec<usize> = group.iter().chain(up).copied().collect();
        bracket.sort_by_key(|&at| self.teams[at].record.number);
        let key = |pairs: &Pairs| {
            let wish = |at: usize| TeamPreference::of(self.field, self.teams[at]);
            let clashes: Vec<bool> = pairs
                .iter()
                .filter_map(|&(a, b)| match (wish(a), wish(b)) {
                    (Some(one), Some(other)) if one.color == other.color => {
                        Some(one.is_strong && other.is_strong)
                    }
                    _ => None,
                })
                .collect();
            let repeats = |a: usize, b: usize| up.contains(&a) && self.teams[b].floated;
            let again = pairs
                .iter()
                .filter(|&&(a, b)| repeats(a, b) || repeats(b, a));
            let again = if self.field.minds_floats() {
                again.count()
            } else {
                0
            };
            let number = |at: usize| self.teams[at].record.number;
            let mut sorted: Vec<(Number, Number)> =
                pairs.iter().map(|&(a, b)| (number(a), number(b))).collect();
            sorted.sort_unstable();
            let (tops, bottoms): (Vec<Number>, Vec<Number>) = sorted.into_iter().unzip();
            let strong = clashes.iter().filter(|&&strong| strong).count();
            (clashes.len(), strong, again, tops, bottoms)
        };
        self.all(&bracket).into_iter().min_by_key(key).unwrap()
    }
}

fn without(all: &[usize], some: &[usize]) -> Vec<usize> {
    all.iter()
        .copied()
        .filter(|at| !some.contains(at))
        .collect()
}

fn choose(from: &[usize], count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, &head) in from.iter().enumerate() {
        for mut tail in choose(&from[at + 1..], count - 1) {
            tail.insert(0, head);
            all.push(tail);
        }
    }
    all
}

fn read(field: &TeamField) -> Option<Read> {
    let mut teams: Vec<&Team> = field.teams.iter().collect();
    teams.sort_by_key(|team| (-team.record.score, team.record.number));
    let reading = Reading { field, teams };
    let all: Vec<usize> = (0..reading.teams.len()).collect();
    let mut left = all.clone();
    let mut bye = None;
    if all.len() % 2 == 1 {
        let mut order = all.clone();
        order.retain(|&at| !reading.teams[at].record.bye_barred);
        order.sort_by_key(|&at| {
            let record = &reading.teams[at].record;
            (
                record.score,
                Reverse(record.colors.len()),
                Reverse(record.number),
            )
        });
        let found = order
            .into_iter()
            .find(|&at| reading.can(&without(&all, &[at])))?;
        left = without(&all, &[found]);
        bye = Some(reading.teams[found].record.number);
    } else if !reading.can(&left) {
        return None;
    }
    let scores: Vec<i32> = left.iter().map(|&at| reading.score(at)).collect();
    let mut made = Vec::new();
    while let Some(&first) = left.first() {
        let same = |at: &&usize| reading.score(**at) == reading.score(first);
        let group: Vec<usize> = left.iter().take_while(same).copied().collect();
        let up = reading.upfloaters(&left, &group, &scores);
        made.extend(reading.pairs(&group, &up));
        left = without(&without(&left, &group), &up);
    }
    let number = |at: usize| reading.teams[at].record.number;
    let ordered = |&(a, b): &(usize, usize)| {
        let (a, b) = (number(a), number(b));
        (a.min(b), a.max(b))
    };
    let mut made: Vec<(Number, Number)> = made.iter().map(ordered).collect();
    made.sort_unstable();
    Some((made, bye))
}

/// Writes down a round with results by dice.
fn enter(told: &mut TeamHistory, pairing: &TeamPairing, dice: &mut Dice) {
    let mut entries: BTreeMap<Number, Entry> = BTreeMap::new();
    for meeting in &pairing.matches {
        let points = i32::try_from(dice.below(3)).unwrap();
        let is_forfeit = dice.one_in(25);
        for (number, opponent, color, points) in [
            (meeting.white, meeting.black, Color::White, points),
            (meeting.black, meeting.white, Color::Black, 2 - points),
        ] {
            let entry = if is_forfeit {
                Entry::Forfeit { opponent, points }
            } else {
                Entry::Game {
                    opponent,
                    color,
                    points,
                }
            };
            entries.insert(number, entry);
        }
    }
    if let Some(number) = pairing.bye {
        entries.insert(number, Entry::PairingBye { points: 1 });
    }
    for entrant in &mut told.history.entrants {
        let entry = entries.get(&entrant.number).copied();
        let absent = Entry::Absence { points: 0 };
        entrant.entries.push(entry.unwrap_or(absent));
        let points = i32::try_from(dice.below(9)).unwrap();
        told.secondary
            .entry(entrant.number)
            .or_default()
            .push(points);
    }
}

#[test]
fn the_engine_and_the_plain_reading_agree_on_teams() {
    let mut rounds = 0;
    for seed in 0..150 {
        let mut dice = Dice::new(seed);
        let teams = 2 + dice.below(8) as u32;
        let preferences = match dice.below(3) {
            0 => TeamPreferences::TypeA,
            1 => TeamPreferences::TypeB,
            _ => TeamPreferences::None,
        };
        let entrant = |number| Entrant {
            number,
            entries: Vec::new(),
            virtual_points: Vec::new(),
        };
        let mut told = TeamHistory {
            history: History {
                rounds: 3 + dice.below(5) as u32,
                points: PointSystem { win: 2, loss: 0 },
                initial: Color::Black,
                entrants: (1..=teams).map(entrant).collect(),
            },
            preferences,
            secondary: BTreeMap::new(),
        };
        for round in 1..=told.history.rounds {
            let present: Vec<Number> = (1..=teams).filter(|_| !dice.one_in(12)).collect();
            let field = told.field(round, &present, &[]).unwrap();
            let paired = pair_teams(&field);
            let plain = paired.as_ref().map(|pairing| {
                let pairs = pairing.matches.iter();
                let mut pairs: Vec<(Number, Number)> = pairs
                    .map(|m| (m.white.min(m.black), m.white.max(m.black)))
                    .collect();
                pairs.sort_unstable();
                (pairs, pairing.bye)
            });
            let expected = read(&field);
            assert_eq!(plain.ok(), expected, "seed {seed} round {round} {field:#?}");
            rounds += 1;
            match paired {
                Ok(pairing) => enter(&mut told, &pairing, &mut dice),
                Err(refusal) => {
                    assert_eq!(refusal, Refusal::NoCompletePairing);
                    break;
                }
            }
        }
    }
    assert!(rounds > 400, "{rounds}");
}

#[test]
fn the_first_colour_of_a_team_goes_by_its_own_number() {
    let entrant = |number| Entrant {
        number,
        entries: Vec::new(),
        virtual_points: Vec::new(),
    };
    let told = TeamHistory {
        history: History {
            rounds: 5,
            points: PointSystem { win: 2, loss: 0 },
            initial: Color::White,
            entrants: (1..=8).map(entrant).collect(),
        },
        preferences: TeamPreferences::TypeA,
        secondary: BTreeMap::new(),
    };
    // The first team stays away: two to eight keep their numbers.
    let field = told.field(1, &[2, 3, 4, 5, 6, 7], &[]).unwrap();
    let pairing = pair_teams(&field).unwrap();
    let matches: Vec<_> = pairing.matches.iter().map(|m| (m.white, m.black)).collect();
    assert_eq!(matches, [(5, 2), (3, 6), (7, 4)]);
}
