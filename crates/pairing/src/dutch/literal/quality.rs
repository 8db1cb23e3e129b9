//! How good a candidate is by C8 to C21.

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::dutch::facts::{ColorFaults, difference, floated};
use crate::player::Float;
use crate::points::Points;
use crate::roster::Roster;

use super::candidates::Candidate;
use super::sets::Allowed;

/// The values of C8 to C21 in order; less is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Quality(Vec<Vec<i64>>);

const JUDGED: [Criterion; 14] = [
    Criterion::C8,
    Criterion::C9,
    Criterion::C10,
    Criterion::C11,
    Criterion::C12,
    Criterion::C13,
    Criterion::C14,
    Criterion::C15,
    Criterion::C16,
    Criterion::C17,
    Criterion::C18,
    Criterion::C19,
    Criterion::C20,
    Criterion::C21,
];

impl Quality {
    /// The first criterion in which this is better than the other.
    pub(crate) fn first_better(&self, worse: &Quality) -> Criterion {
        let values = self.0.iter().zip(&worse.0);
        let at = JUDGED.iter().zip(values).find(|(_, (a, b))| a < b);
        at.map_or(Criterion::Order, |(criterion, _)| *criterion)
    }
}

/// A float of a player who is not paired here: more than any real difference.
const UNPAIRED: i64 = 1 << 40;

/// Judges the candidates of one bracket.
pub(crate) struct Judge<'a> {
    roster: &'a Roster<'a>,
    group: &'a Group,
    options: &'a [Allowed],
    /// What no candidate can be better than.
    ideal: Quality,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(
        roster: &'a Roster<'a>,
        group: &'a Group,
        options: &'a [Allowed],
    ) -> Judge<'a> {
        let firsts = options.iter().map(firsts);
        let mut ideal = firsts.min().unwrap_or_default();
        ideal.extend(vec![vec![0]; 8]);
        for back in [1, 2] {
            let moved = group.moved.iter().copied();
            let downs = moved.filter(|&at| floated(roster, at, back, Float::Down));
            let least = downs.map(|at| i64::from(roster.score(at) - group.score));
            ideal.push(sorted(least.collect()));
            ideal.push(Vec::new());
        }
        Judge {
            roster,
            group,
            options,
            ideal: Quality(ideal),
        }
    }

    /// None if the candidate's downfloaters are not allowed by C4 to C7.
    pub(crate) fn judge(&self, candidate: &Candidate) -> Option<Quality> {
        let floaters = candidate.floaters();
        let option = self.options.iter().find(|o| o.floaters == floaters)?;
        let mut values = firsts(option);
        values.extend(self.colors(candidate));
        for back in [1, 2] {
            values.push(vec![self.repeated_downfloats(candidate, back)]);
            let ups = self.upfloats(candidate, back);
            values.push(vec![count(ups.len())]);
        }
        for back in [1, 2] {
            values.push(self.downfloat_differences(candidate, back));
            values.push(sorted(self.upfloats(candidate, back)));
        }
        Some(Quality(values))
    }

    pub(crate) fn is_ideal(&self, quality: &Quality) -> bool {
        *quality <= self.ideal
    }

    /// C10 to C13: the faults in colours.
    fn colors(&self, candidate: &Candidate) -> [Vec<i64>; 4] {
        let mut sums = [0_i64; 4];
        for &(one, other) in &candidate.pairs {
            let faults = ColorFaults::of(self.roster, one, other);
            sums[0] += i64::from(faults.beyond_two);
            sums[1] += i64::from(faults.three_running);
            sums[2] += i64::from(faults.any);
            sums[3] += i64::from(faults.strong);
        }
        sums.map(|sum| vec![sum])
    }

    /// C14 and C16: those who float down again.
    fn repeated_downfloats(&self, candidate: &Candidate, back: usize) -> i64 {
        let residents = candidate
            .downfloaters
            .iter()
            .filter(|&&at| self.is_resident(at) && floated(self.roster, at, back, Float::Down));
        count(residents.count())
    }

    /// C15, C17, C19 and C21: the differences of those concerned.
    fn upfloats(&self, candidate: &Candidate, back: usize) -> Vec<i64> {
        let pairs = candidate.pairs.iter().filter(|&&(one, other)| {
            !self.is_resident(one) && floated(self.roster, other, back, Float::Up)
        });
        pairs
            .map(|&(one, other)| i64::from(difference(self.roster, one, other)))
            .collect()
    }

    /// C18 and C20: how far they come down.
    fn downfloat_differences(&self, candidate: &Candidate, back: usize) -> Vec<i64> {
        let moved = self.group.moved.iter().copied();
        let downs = moved.filter(|&at| floated(self.roster, at, back, Float::Down));
        let values = downs.map(|at| {
            let opponent = candidate.pairs.iter().find(|pair| pair.0 == at);
            match opponent {
                Some(&(_, other)) => i64::from(difference(self.roster, at, other)),
                None => UNPAIRED + i64::from(self.roster.score(at)),
            }
        });
        sorted(values.collect())
    }

    fn is_resident(&self, at: usize) -> bool {
        self.roster.score(at) == self.group.score
    }
}

/// C8 and C9, which the downfloaters decide alone.
fn firsts(option: &Allowed) -> Vec<Vec<i64>> {
    let (number, scores) = &option.next;
    let mut next = vec![count(*number)];
    next.extend(scores.iter().map(|&score: &Points| i64::from(score)));
    vec![next, vec![i64::from(option.unplayed)]]
}

fn sorted(mut values: Vec<i64>) -> Vec<i64> {
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}

fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
