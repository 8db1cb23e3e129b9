//! A round paired otherwise: where it leaves the rules, and by which criterion.

use std::collections::BTreeMap;

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::dutch::measure::{Measure, count};
use crate::field::Field;
use crate::pairing::Scope;
use crate::player::Number;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::roster::Roster;

use super::arena::{Arena, Below};
use super::{Step, bye_score, can_be_completed, decide};

/// The first bracket in which a round differs from the right one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Departure {
    /// Which bracket from the top, and its residents' score.
    pub bracket: usize,
    pub score: Points,
    /// The first criterion in which the right pairs are better.
    pub by: Criterion,
    /// The pairs of this bracket as they should be, and who should float.
    pub right: (Vec<(Number, Number)>, Vec<Number>),
    /// The same as somebody paired it.
    pub given: (Vec<(Number, Number)>, Vec<Number>),
}

/// Where pairs made by somebody else leave the Dutch system, if they do.
///
/// Colours are not looked at; [`faults`](crate::faults) does that, and names
/// what is not legal at all. Below the first bracket that differs nothing can
/// be said, since other players float.
pub fn departure(field: &Field, pairs: &[(Number, Number)]) -> Result<Option<Departure>, Refusal> {
    let roster = Roster::new(field)?;
    let bye_score = bye_score(&roster)?;
    let given = partners(&roster, pairs)?;
    let groups = roster.groups();
    let mut moved = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let group = Group::of(&roster, std::mem::take(&mut moved), residents);
        let below = Below::new(&roster, residents.end, groups.get(at + 1), bye_score);
        let (decision, ..) = decide(&roster, &group, &below, Step::Quickest)?;
        let right = Candidate::new(decision.pairs, decision.downfloaters.clone());
        let theirs = Candidate::of(&group, &given);
        if right != theirs {
            let by = first_better(&roster, &group, &below, &right, &theirs);
            return Ok(Some(Departure {
                bracket: at,
                score: group.score,
                by,
                right: right.numbers(&roster),
                given: theirs.numbers(&roster),
            }));
        }
        moved = decision.downfloaters;
    }
    Ok(None)
}

/// Whom each player meets, by places in the roster.
fn partners(
    roster: &Roster<'_>,
    pairs: &[(Number, Number)],
) -> Result<BTreeMap<usize, usize>, Refusal> {
    let places = roster.players.iter().enumerate();
    let places: BTreeMap<Number, usize> = places.map(|(at, p)| (p.number, at)).collect();
    let place = |number: Number| places.get(&number).ok_or(Refusal::UnknownNumber(number));
    let mut partners = BTreeMap::new();
    for &(one, other) in pairs {
        let (a, b) = (*place(one)?, *place(other)?);
        for (at, with, number) in [(a, b, one), (b, a, other)] {
            if a == b || partners.insert(at, with).is_some() {
                return Err(Refusal::NumberTwice(number));
            }
        }
    }
    Ok(partners)
}

/// A way to pair a bracket, in one form: by places, ascending.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    downfloaters: Vec<usize>,
}

impl Candidate {
    fn new(mut pairs: Vec<(usize, usize)>, mut downfloaters: Vec<usize>) -> Candidate {
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
    fn of(group: &Group, partners: &BTreeMap<usize, usize>) -> Candidate {
        let members: Vec<usize> = group.members().collect();
        let mut pairs = Vec::new();
        let mut downfloaters = Vec::new();
        for &at in &members {
            match partners.get(&at).filter(|other| members.contains(other)) {
                Some(&other) if at < other => pairs.push((at, other)),
                Some(_) => {}
                None => downfloaters.push(at),
            }
        }
        Candidate::new(pairs, downfloaters)
    }

    fn numbers(&self, roster: &Roster<'_>) -> (Vec<(Number, Number)>, Vec<Number>) {
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

/// The first criterion in which `right` is better.
fn first_better(
    roster: &Roster<'_>,
    group: &Group,
    below: &Below,
    right: &Candidate,
    other: &Candidate,
) -> Criterion {
    let met = |&(a, b): &(usize, usize)| {
        let (one, two) = (roster.players[a], roster.players[b]);
        one.opponents.contains(&two.number) || is_prohibited(roster, one.number, two.number)
    };
    if other.pairs.iter().any(met) {
        return Criterion::C1;
    }
    if other.pairs.iter().any(|&(a, b)| !roster.may_meet(a, b)) {
        return Criterion::C3;
    }
    let mut left = other.downfloaters.clone();
    left.extend(below.next.iter().chain(&below.rest));
    if let [last] = left[..]
        && !roster.may_have_bye(last)
    {
        return Criterion::C2;
    }
    if !can_be_completed(roster, &left, below) {
        let scores = left.iter().map(|&at| Some(roster.score(at)));
        let with = |bye_score| Below {
            bye_score,
            ..below.clone()
        };
        let is_bye = below.bye_score.is_some();
        let can = is_bye && { scores }.any(|s| can_be_completed(roster, &left, &with(s)));
        return if can { Criterion::C5 } else { Criterion::C4 };
    }
    let values = |candidate: &Candidate| values(roster, group, below, candidate);
    let compared = values(right).into_iter().zip(values(other));
    let better = compared.into_iter().find(|(a, b)| a.1 != b.1);
    better.map_or(Criterion::Order, |(a, _)| a.0)
}

fn is_prohibited(roster: &Roster<'_>, one: Number, other: Number) -> bool {
    let mut prohibited = roster.field.prohibited.iter();
    prohibited.any(|&pair| pair == (one, other) || pair == (other, one))
}

/// The values of C6 to C21; less is better.
fn values(
    roster: &Roster<'_>,
    group: &Group,
    below: &Below,
    candidate: &Candidate,
) -> Vec<(Criterion, Vec<i64>)> {
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
    let mut all = vec![
        vec![count(floats.len())],
        candidate.scores(roster),
        next_bracket(roster, floats, below),
        vec![unplayed],
    ];
    all.extend(measure.values());
    Criterion::QUALITY.into_iter().zip(all).collect()
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
    let mut arena = Arena::new(roster, &group, &after, Scope::Whole, None);
    arena.add_completion();
    arena.add_pairs();
    arena.matching.settle();
    let on = (0..arena.inside).filter(|&seat| arena.partner_inside(seat).is_none());
    let scores: Vec<i64> = on
        .map(|seat| i64::from(roster.score(arena.places[seat])))
        .collect();
    let mut values = vec![count(scores.len())];
    values.extend(scores);
    values
}
