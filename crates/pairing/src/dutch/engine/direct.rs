//! The candidates in order, held against what counting allows.
//!
//! Nothing can be better than a bracket that floats nobody, or one by parity,
//! with no more colour clashes than the numbers of those who want White and
//! Black force, and with no fault in anything else. The first candidate that
//! reaches this is the answer. Counting allows more than is possible, so it
//! never cuts off the right one; where it leads nowhere, a matching is made.

use crate::dutch::bracket::Group;
use crate::dutch::facts::{ColorFaults, floated};
use crate::matching::perfect;
use crate::player::Float;
use crate::roster::Roster;

use super::arena::Below;
use super::can_be_completed;
use super::wishes::{Clashes, Wishes};

/// Pairs and downfloaters, by places in the roster.
pub(super) type Found = (Vec<(usize, usize)>, Vec<usize>);

/// The search through one bracket.
pub(super) struct Direct<'a> {
    roster: &'a Roster<'a>,
    group: &'a Group,
    below: &'a Below,
    is_bye_here: bool,
    steps: usize,
    /// What is known of the downfloaters that were asked about.
    asked: Vec<(usize, Fit)>,
}

/// Whether somebody may be the one who floats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fit {
    Ideal,
    Worse,
    Unknown,
}

impl<'a> Direct<'a> {
    /// None if the bracket is not of the kind that can be counted.
    pub(super) fn new(
        roster: &'a Roster<'a>,
        group: &'a Group,
        below: &'a Below,
        is_bye_here: bool,
    ) -> Option<Direct<'a>> {
        let is_last = below.next.is_empty();
        let is_odd = group.len() % 2 == 1;
        if group.moved.len() > group.residents.len() || (is_odd && is_bye_here != is_last) {
            return None;
        }
        if !is_odd {
            let rest: Vec<usize> = below.next.iter().chain(&below.rest).copied().collect();
            if !can_be_completed(roster, &rest, below) {
                return None;
            }
        }
        Some(Direct {
            roster,
            group,
            below,
            is_bye_here,
            steps: 2_000 + 50 * group.len(),
            asked: Vec::new(),
        })
    }

    /// The first candidate that reaches the bound, if one was met in time.
    pub(super) fn search(mut self) -> Option<Found> {
        let members: Vec<usize> = self.group.members().collect();
        let clashes = Wishes::of(self.roster, &members).clashes();
        let mut pairs = Vec::new();
        let residents = self.group.residents.clone();
        let clashes = self.moved(&residents, clashes, &mut pairs)?;
        let left: Vec<usize> = residents
            .into_iter()
            .filter(|at| pairs.iter().all(|pair| pair.1 != *at))
            .collect();
        let floats = self.remainder(&left, clashes, &mut pairs)?;
        Some((pairs, floats))
    }

    /// Pairs the moved-down players; gives the clashes that are left.
    fn moved(
        &mut self,
        residents: &[usize],
        clashes: Clashes,
        pairs: &mut Vec<(usize, usize)>,
    ) -> Option<Clashes> {
        let Some(&head) = self.group.moved.get(pairs.len()) else {
            return Some(clashes);
        };
        for &other in residents {
            self.steps = self.steps.checked_sub(1)?;
            let rose = |back| floated(self.roster, other, back, Float::Up);
            if rose(1) || rose(2) || pairs.iter().any(|pair| pair.1 == other) {
                continue;
            }
            let Some(left) = self.after(head, other, clashes) else {
                continue;
            };
            pairs.push((head, other));
            let rest: Vec<usize> = self
                .group
                .members()
                .filter(|at| pairs.iter().all(|pair| pair.0 != *at && pair.1 != *at))
                .collect();
            if left.allow(Wishes::of(self.roster, &rest).clashes())
                && let Some(left) = self.moved(residents, left, pairs)
            {
                return Some(left);
            }
            pairs.pop();
        }
        None
    }

    /// The clashes left if these two meet; none if they had better not.
    fn after(&self, one: usize, other: usize, clashes: Clashes) -> Option<Clashes> {
        if !self.roster.may_meet(one, other) {
            return None;
        }
        let left = clashes.after(self.roster, one, other)?;
        let is_spared = !self.roster.field.is_last_round() || {
            let faults = ColorFaults::of(self.roster, one, other);
            faults.beyond_two + faults.three_running == 0
        };
        is_spared.then_some(left)
    }

    /// Goes through the transpositions; gives who floats.
    fn remainder(
        &mut self,
        players: &[usize],
        clashes: Clashes,
        pairs: &mut Vec<(usize, usize)>,
    ) -> Option<Vec<usize>> {
        let (upper, lower) = players.split_at(players.len() / 2);
        let mut used = vec![false; lower.len()];
        // For each of the upper half: whom he has, and the clashes left before.
        let mut taken: Vec<(usize, Clashes)> = Vec::new();
        let mut wishes = (
            Wishes::of(self.roster, upper),
            Wishes::of(self.roster, lower),
        );
        let mut clashes = clashes;
        let mut from = 0;
        loop {
            self.steps = self.steps.checked_sub(1)?;
            let level = taken.len();
            let next = if level == upper.len() {
                let left: Vec<usize> = (0..lower.len()).filter(|&at| !used[at]).collect();
                let floats: Vec<usize> = left.iter().map(|&at| lower[at]).collect();
                match floats.first().map_or(Fit::Ideal, |&at| self.fit(at)) {
                    Fit::Ideal => {
                        let met = upper.iter().zip(&taken);
                        pairs.extend(met.map(|(&one, &(at, _))| (one, lower[at])));
                        return Some(floats);
                    }
                    Fit::Unknown => return None,
                    Fit::Worse => None,
                }
            } else {
                let head = upper[level];
                wishes.0.take(self.roster, head);
                (from..lower.len()).find_map(|at| {
                    let left = self.after(head, lower[at], clashes).filter(|_| !used[at])?;
                    let mut others = wishes.1;
                    others.take(self.roster, lower[at]);
                    left.allow(wishes.0.clashes_with(others))
                        .then_some((at, left))
                })
            };
            if let Some((at, left)) = next {
                used[at] = true;
                wishes.1.take(self.roster, lower[at]);
                taken.push((at, clashes));
                clashes = left;
                from = 0;
            } else {
                if level < upper.len() {
                    wishes.0.add(self.roster, upper[level]);
                }
                let (at, before) = taken.pop()?;
                used[at] = false;
                wishes.1.add(self.roster, lower[at]);
                wishes.0.add(self.roster, upper[level - 1]);
                clashes = before;
                from = at + 1;
            }
        }
    }

    /// Whether this one may float: C8, C9, C14, C16 without any fault.
    fn fit(&mut self, at: usize) -> Fit {
        if let Some(&(_, known)) = self.asked.iter().find(|asked| asked.0 == at) {
            return known;
        }
        let fell = |back| floated(self.roster, at, back, Float::Down);
        let fit = if fell(1) || fell(2) {
            Fit::Worse
        } else if self.is_bye_here {
            self.fit_for_bye(at)
        } else {
            self.fit_for_next(at)
        };
        self.asked.push((at, fit));
        fit
    }

    fn fit_for_bye(&self, at: usize) -> Fit {
        let takes = |at: &usize| self.below.takes_bye(self.roster, *at);
        let unplayed = |at: usize| self.roster.players[at].unplayed;
        let least = self.group.members().filter(takes).map(unplayed).min();
        if takes(&at) && least == Some(unplayed(at)) {
            Fit::Ideal
        } else {
            Fit::Worse
        }
    }

    /// C8: the next bracket must come out as well as parity allows.
    fn fit_for_next(&self, at: usize) -> Fit {
        let mut places = vec![at];
        places.extend(&self.below.next);
        // An odd one out stands for whom the next bracket floats, not the newcomer.
        let spare = places.len() % 2;
        let joined = |a: usize, b: usize| match (places.get(a), places.get(b)) {
            (Some(&one), Some(&other)) => self.roster.may_meet(one, other),
            _ => a.min(b) > 0,
        };
        let Some(mates) = perfect(places.len() + spare, &joined) else {
            return Fit::Worse;
        };
        let mut rest = self.below.rest.clone();
        if spare == 1 {
            rest.insert(0, places[mates[places.len()]]);
        }
        if can_be_completed(self.roster, &rest, self.below) {
            Fit::Ideal
        } else {
            Fit::Unknown
        }
    }
}
