//! How good a candidate is by C8 to C21.

use crate::criterion::Criterion;
use crate::dutch::bracket::Group;
use crate::dutch::facts::floated;
use crate::dutch::measure::{Measure, count, descending};
use crate::player::Float;
use crate::points::Points;
use crate::roster::Roster;

use super::candidates::Candidate;
use super::sets::Allowed;

/// The values of C8 to C21 in order; less is better.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Quality(Vec<Vec<i64>>);

impl Quality {
    /// The first criterion in which this is better than the other.
    pub(crate) fn first_better(&self, worse: &Quality) -> Criterion {
        let values = self.0.iter().zip(&worse.0);
        // C6 and C7 are settled before anything is judged.
        let at = Criterion::QUALITY[2..]
            .iter()
            .zip(values)
            .find(|(_, (a, b))| a < b);
        at.map_or(Criterion::Order, |(criterion, _)| *criterion)
    }
}

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
            ideal.push(descending(least.collect()));
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
        let measure = Measure {
            roster: self.roster,
            group: self.group,
            pairs: &candidate.pairs,
            downfloaters: &candidate.downfloaters,
        };
        let mut values = firsts(option);
        values.extend(measure.values());
        Some(Quality(values))
    }

    pub(crate) fn is_ideal(&self, quality: &Quality) -> bool {
        *quality <= self.ideal
    }
}

/// C8 and C9, which the downfloaters decide alone.
fn firsts(option: &Allowed) -> Vec<Vec<i64>> {
    let (number, scores) = &option.next;
    let mut next = vec![count(*number)];
    next.extend(scores.iter().map(|&score: &Points| i64::from(score)));
    vec![next, vec![i64::from(option.unplayed)]]
}
