//! The candidates of a bracket in the order in which they are generated.

use crate::dutch::bracket::Group;
use crate::refusal::Refusal;
use crate::roster::Roster;

use super::exchanges::{Exchanges, combinations};
use super::sets::{Allowed, Set};

/// The most steps that one bracket may take.
const MOST_STEPS: u64 = 3_000_000;

/// A way to pair a bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) downfloaters: Vec<usize>,
}

impl Candidate {
    pub(crate) fn floaters(&self) -> Set {
        self.downfloaters.iter().fold(0, |set, at| set | 1 << at)
    }
}

/// Takes a candidate and says whether it may stop there.
pub(crate) type Visitor<'v> = dyn FnMut(&Candidate) -> bool + 'v;

/// A walk through all candidates of a bracket.
pub(crate) struct Walk<'a> {
    roster: &'a Roster<'a>,
    group: &'a Group,
    options: &'a [Allowed],
    steps: u64,
    candidates: u64,
}

/// Why a walk ended before its end.
enum Stop {
    Found,
    TooLong,
}

impl<'a> Walk<'a> {
    pub(crate) fn new(
        roster: &'a Roster<'a>,
        group: &'a Group,
        options: &'a [Allowed],
    ) -> Walk<'a> {
        Walk {
            roster,
            group,
            options,
            steps: 0,
            candidates: 0,
        }
    }

    /// Shows every legal candidate to the visitor and counts them.
    pub(crate) fn go(mut self, visitor: &mut Visitor<'_>) -> Result<u64, Refusal> {
        match self.moved_sets(visitor) {
            Err(Stop::TooLong) => Err(Refusal::TooManyToEnumerate),
            Ok(()) | Err(Stop::Found) => Ok(self.candidates),
        }
    }

    /// The sets of moved-down players to be paired, the first in order first.
    fn moved_sets(&mut self, visitor: &mut Visitor<'_>) -> Result<(), Stop> {
        let group = self.group;
        let floaters = self.options[0].floaters;
        let pairs = (group.len() - floaters.count_ones() as usize) / 2;
        let limbo_len = group.moved.iter().filter(|&&at| has(floaters, at)).count();
        let paired = group.moved.len() - limbo_len;
        for chosen in combinations(0, group.moved.len(), paired) {
            let upper: Vec<usize> = chosen.iter().map(|&at| group.moved[at]).collect();
            let limbo: Vec<usize> = group
                .moved
                .iter()
                .copied()
                .filter(|at| !upper.contains(at))
                .collect();
            let fits = |allowed: &Allowed| limbo.iter().all(|&at| has(allowed.floaters, at));
            if self.options.iter().any(fits) {
                let mut made = Vec::new();
                self.moved_pairs(
                    &upper,
                    &mut group.residents.clone(),
                    (&limbo, pairs),
                    &mut made,
                    visitor,
                )?;
            }
        }
        Ok(())
    }

    /// The opponents of the moved-down players, then the remainder.
    fn moved_pairs(
        &mut self,
        upper: &[usize],
        residents: &mut Vec<usize>,
        frame: (&[usize], usize),
        made: &mut Vec<(usize, usize)>,
        visitor: &mut Visitor<'_>,
    ) -> Result<(), Stop> {
        let Some((&head, tail)) = upper.split_first() else {
            return self.remainder(residents, frame, made, visitor);
        };
        for at in 0..residents.len() {
            self.step()?;
            let other = residents[at];
            if self.roster.may_meet(head, other) {
                residents.remove(at);
                made.push((head, other));
                self.moved_pairs(tail, residents, frame, made, visitor)?;
                made.pop();
                residents.insert(at, other);
            }
        }
        Ok(())
    }

    /// What is left is paired as if it stood alone.
    fn remainder(
        &mut self,
        players: &[usize],
        (limbo, pairs): (&[usize], usize),
        made: &mut Vec<(usize, usize)>,
        visitor: &mut Visitor<'_>,
    ) -> Result<(), Stop> {
        let Some(first) = pairs.checked_sub(made.len()) else {
            return Ok(());
        };
        if 2 * first > players.len() {
            return Ok(());
        }
        let exchanges = Exchanges::new(players.len(), first);
        for count in 0..=exchanges.most() {
            for (upper, lower) in exchanges.with(count) {
                self.step()?;
                let name = |places: &[usize]| places.iter().map(|&at| players[at]).collect();
                let upper: Vec<usize> = name(&upper);
                let mut lower: Vec<usize> = name(&lower);
                self.transpositions(&upper, &mut lower, limbo, made, visitor)?;
            }
        }
        Ok(())
    }

    fn transpositions(
        &mut self,
        upper: &[usize],
        lower: &mut Vec<usize>,
        limbo: &[usize],
        made: &mut Vec<(usize, usize)>,
        visitor: &mut Visitor<'_>,
    ) -> Result<(), Stop> {
        let Some((&head, tail)) = upper.split_first() else {
            self.candidates += 1;
            let candidate = Candidate {
                pairs: made.clone(),
                downfloaters: limbo.iter().chain(lower.iter()).copied().collect(),
            };
            return if visitor(&candidate) {
                Err(Stop::Found)
            } else {
                Ok(())
            };
        };
        for at in 0..lower.len() {
            self.step()?;
            let other = lower[at];
            if self.roster.may_meet(head, other) {
                lower.remove(at);
                made.push((head, other));
                self.transpositions(tail, lower, limbo, made, visitor)?;
                made.pop();
                lower.insert(at, other);
            }
        }
        Ok(())
    }

    fn step(&mut self) -> Result<(), Stop> {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            Err(Stop::TooLong)
        } else {
            Ok(())
        }
    }
}

fn has(set: Set, at: usize) -> bool {
    set >> at & 1 == 1
}
