//! A round paired otherwise: where it leaves the rules, and by which criterion.

use std::collections::BTreeMap;

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::field::Field;
use crate::player::Number;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::roster::Roster;

use super::arena::Below;
use super::candidate::{Candidate, Compared};
use super::{Step, bye_score, decide};

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
    let given = partners(&places(&roster), pairs)?;
    let groups = roster.groups();
    let mut moved = Vec::new();
    for (at, residents) in groups.iter().enumerate() {
        let group = Group::of(&roster, std::mem::take(&mut moved), residents);
        let below = Below::new(&roster, residents.end, groups.get(at + 1), bye_score);
        let (decision, ..) = decide(&roster, &group, &below, Step::Quickest)?;
        let right = Candidate::new(decision.pairs, decision.downfloaters.clone());
        let theirs = Candidate::of(&group, &given);
        if right != theirs {
            let compared = Compared {
                roster: &roster,
                group: &group,
                below: &below,
                right: &right,
                other: &theirs,
            };
            return Ok(Some(Departure {
                bracket: at,
                score: group.score,
                by: compared.first_better(),
                right: right.numbers(&roster),
                given: theirs.numbers(&roster),
            }));
        }
        moved = decision.downfloaters;
    }
    Ok(None)
}

/// The place of each number in the roster.
pub(super) fn places(roster: &Roster<'_>) -> BTreeMap<Number, usize> {
    let players = roster.players.iter().enumerate();
    players.map(|(at, player)| (player.number, at)).collect()
}

/// Whom each player meets, by places in the roster.
pub(super) fn partners(
    places: &BTreeMap<Number, usize>,
    pairs: &[(Number, Number)],
) -> Result<BTreeMap<usize, usize>, Refusal> {
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
