//! Other pairs of a bracket, held against those that were taken.

use std::{collections::BTreeMap, ops::Range};

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::field::Field;
use crate::pairing::Pairing;
use crate::player::Number;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::roster::Roster;

use super::arena::Below;
use super::candidate::{Candidate, Compared};
use super::departure::{partners, places};

/// So many pairs of players are looked at for one round. A candidate by which
/// others float costs all pairs of the bracket below; others cost nothing.
const MOST_PAIRS: usize = 1_000_000;

/// A round that was paired, to hold other candidates against it. No bracket
/// is paired again.
pub struct Weighing<'a> {
    roster: Roster<'a>,
    places: BTreeMap<Number, usize>,
    groups: Vec<Range<usize>>,
    bye_score: Option<Points>,
    pairing: &'a Pairing,
    left: usize,
}

impl<'a> Weighing<'a> {
    /// The pairing must be that of the field.
    pub fn new(field: &'a Field, pairing: &'a Pairing) -> Result<Weighing<'a>, Refusal> {
        let roster = Roster::new(field)?;
        let places = places(&roster);
        let bye = pairing.bye.and_then(|number| places.get(&number));
        Ok(Weighing {
            groups: roster.groups(),
            bye_score: bye.map(|&at| roster.score(at)),
            places,
            roster,
            pairing,
            left: MOST_PAIRS,
        })
    }

    /// The first criterion in which the pairs of a bracket, counted from the
    /// top, are better than others of it; whoever is not named floats.
    ///
    /// None where that would take too long: the bound for a round has been
    /// reached, and nothing was looked at but C1 and C3.
    pub fn against(
        &mut self,
        bracket: usize,
        others: &[(Number, Number)],
    ) -> Result<Option<Criterion>, Refusal> {
        let roster = &self.roster;
        let (Some(taken), Some(residents)) =
            (self.pairing.brackets.get(bracket), self.groups.get(bracket))
        else {
            return Ok(Some(Criterion::Order));
        };
        let moved = taken.moved_down.iter();
        let moved = moved.filter_map(|number| self.places.get(number).copied());
        let moved: Vec<usize> = moved.collect();
        let group = Group::of(roster, moved, residents);
        let next = self.groups.get(bracket + 1);
        let below = Below::new(roster, residents.end, next, self.bye_score);
        let right = Candidate::of(&group, &partners(&self.places, &taken.pairs)?);
        let other = Candidate::of(&group, &partners(&self.places, others)?);
        let compared = Compared {
            roster,
            group: &group,
            below: &below,
            right: &right,
            other: &other,
        };
        if let Some(found) = compared.illegal_pair() {
            return Ok(Some(found));
        }
        if !compared.floats_alike() {
            let around = below.next.len() + group.len();
            let Some(left) = self.left.checked_sub(around.saturating_mul(around)) else {
                return Ok(None);
            };
            self.left = left;
        }
        Ok(Some(compared.first_better()))
    }
}
