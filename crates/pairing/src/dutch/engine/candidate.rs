//! Two ways to pair a bracket, and the first criterion in which one is better.

use std::collections::BTreeMap;

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::dutch::measure::{Measure, count};
use crate::pairing::Scope;
use crate::player::Number;
use crate::roster::Roster;

use super::arena::{Arena, Below};
use super::can_be_completed;

/// A way to pair a bracket, in one form: by places, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    pairs: Vec<(usize, usize)>,
    downfloaters: Vec<usize>,
}

impl Candidate {
    pub(super) fn new(mut pairs: Vec<(usize, usize)>, mut downfloaters: Vec<usize>) -> Candidate {
        for pair in &mut pairs {
            *pair = (pair.0.min(pair.1), pair.0.max(pair.1));
        }
        pairs.sort_unstable();
        downfloaters.sort_unstable();
        Candidate {
            pairs,
            downfloaters,
        }
    }

    /// Those pairs that lie within the bracket; all others float.
    pub(super) fn of(group: &Group, partners: &BTreeMap<usize, usize>) -> Candidate {
        let mut members: Vec<usize> = group.members().collect();
        members.sort_unstable();
        let mut pairs = Vec::new();
        let mut downfloaters = Vec::new();
        for &at in &members {
            let partner = partners.get(&at);
            match partner.filter(|other| members.binary_search(other).is_ok()) {
                Some(&other) if at < other => pairs.push((at, other)),
                Some(_) => {}
                None => downfloaters.push(at),
            }
        }
        Candidate::new(pairs, downfloaters)
    }

    pub(super) fn numbers(&self, roster: &Roster<'_>) -> (Vec<(Number, Number)>, Vec<Number>) {
        let number = |at: usize| roster.players[at].number;
        let pairs = self.pairs.iter().map(|&(a, b)| (number(a), number(b)));
        let floats = self.downfloaters.iter().map(|&at| number(at));
        (pairs.collect(), floats.collect())
    }

    fn scores(&self, roster: &Roster<'_>) -> Vec<i64> {
        let scores = self.downfloaters.iter().map(|&at| roster.score(at));
        scores.map(i64::from).collect()
    }
}

/// The right way to pair a bracket beside another.
pub(super) struct Compared<'a> {
    pub(super) roster: &'a Roster<'a>,
    pub(super) group: &'a Group,
    pub(super) below: &'a Below,
    pub(super) right: &'a Candidate,
    pub(super) other: &'a Candidate,
}

impl Compared<'_> {
    /// The first criterion in which `right` is better.
    pub(super) fn first_better(&self) -> Criterion {
        let found = self.illegal_pair().or_else(|| self.impossible());
        found.unwrap_or_else(|| self.worse())
    }

    /// Whether the same players float, so that nothing below can differ.
    pub(super) fn floats_alike(&self) -> bool {
        self.right.downfloaters == self.other.downfloaters
    }

    /// C1 and C3: a pair that may not be.
    pub(super) fn illegal_pair(&self) -> Option<Criterion> {
        let roster = self.roster;
        let met = |&(a, b): &(usize, usize)| {
            let (one, two) = (roster.players[a], roster.players[b]);
            one.opponents.contains(&two.number) || is_prohibited(roster, one.number, two.number)
        };
        let pairs = &self.other.pairs;
        if pairs.iter().any(met) {
            return Some(Criterion::C1);
        }
        let illegal = pairs.iter().any(|&(a, b)| !roster.may_meet(a, b));
        illegal.then_some(Criterion::C3)
    }

    /// C2, C4 and C5: the rest cannot be paired.
    fn impossible(&self) -> Option<Criterion> {
        if self.floats_alike() {
            return None;
        }
        let (roster, below) = (self.roster, self.below);
        let mut left = self.other.downfloaters.clone();
        left.extend(below.next.iter().chain(&below.rest));
        if let [last] = left[..]
            && !roster.may_have_bye(last)
        {
            return Some(Criterion::C2);
        }
        if can_be_completed(roster, &left, below) {
            return None;
        }
        let scores = left.iter().map(|&at| Some(roster.score(at)));
        let with = |bye_score| Below {
            bye_score,
            ..below.clone()
        };
        let is_bye = below.bye_score.is_some();
        let can = is_bye && { scores }.any(|s| can_be_completed(roster, &left, &with(s)));
        Some(if can { Criterion::C5 } else { Criterion::C4 })
    }

    /// C6 to C21, or the order.
    fn worse(&self) -> Criterion {
        let values = |candidate| self.values(candidate);
        let compared = values(self.right).into_iter().zip(values(self.other));
        let better = compared.into_iter().find(|(a, b)| a.1 != b.1);
        better.map_or(Criterion::Order, |(a, _)| a.0)
    }

    /// The values of C6 to C21; less is better. That of C8 is left out where
    /// it cannot differ.
    fn values(&self, candidate: &Candidate) -> Vec<(Criterion, Vec<i64>)> {
        let (roster, group, below) = (self.roster, self.group, self.below);
        let floats = &candidate.downfloaters;
        let measure = Measure {
            roster,
            group,
            pairs: &candidate.pairs,
            downfloaters: floats,
        };
        let is_bye = floats.len() == 1 && below.bye_score.is_some_and(|score| score >= group.score);
        let unplayed = floats.first().filter(|_| is_bye);
        let unplayed = unplayed.map_or(0, |&at| i64::from(roster.players[at].unplayed));
        let next = if self.floats_alike() {
            Vec::new()
        } else {
            next_bracket(roster, floats, below)
        };
        let mut all = vec![
            vec![count(floats.len())],
            candidate.scores(roster),
            next,
            vec![unplayed],
        ];
        all.extend(measure.values());
        Criterion::QUALITY.into_iter().zip(all).collect()
    }
}

fn is_prohibited(roster: &Roster<'_>, one: Number, other: Number) -> bool {
    let mut prohibited = roster.field.prohibited.iter();
    prohibited.any(|&pair| pair == (one, other) || pair == (other, one))
}

/// C8: how many the next bracket floats at best, and their scores.
fn next_bracket(roster: &Roster<'_>, floats: &[usize], below: &Below) -> Vec<i64> {
    if below.next.is_empty() {
        return Vec::new();
    }
    let group = Group {
        moved: floats.to_vec(),
        residents: below.next.clone(),
        score: roster.score(below.next[0]),
    };
    let after = Below {
        next: Vec::new(),
        ..below.clone()
    };
    // Alone it can only do better; if the rest can be paired then, it is right.
    let mut values = floats_at_best(roster, &group, &after, Scope::WithNext);
    if values.is_none() {
        values = floats_at_best(roster, &group, &after, Scope::Whole);
    }
    values.unwrap_or_default()
}

/// None if the others cannot be paired with what was found.
fn floats_at_best(
    roster: &Roster<'_>,
    group: &Group,
    after: &Below,
    scope: Scope,
) -> Option<Vec<i64>> {
    let mut arena = Arena::new(roster, group, after, scope, None);
    arena.add_completion();
    arena.add_pairs();
    arena.matching.settle();
    let on = (0..arena.inside).filter(|&seat| arena.partner_inside(seat).is_none());
    let on: Vec<usize> = on.map(|seat| arena.places[seat]).collect();
    if scope != Scope::Whole {
        let mut left = on.clone();
        left.extend(&after.rest);
        if !can_be_completed(roster, &left, after) {
            return None;
        }
    }
    let mut values = vec![count(on.len())];
    values.extend(on.iter().map(|&at| i64::from(roster.score(at))));
    Some(values)
}
