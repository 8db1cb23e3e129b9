//! How a candidate does in C10 to C21, counted as the articles say.

use crate::dutch::bracket::Group;
use crate::dutch::facts::{ColorFaults, difference, floated};
use crate::player::Float;
use crate::roster::Roster;

/// A float of a player who is not paired here: more than any real difference.
const UNPAIRED: i64 = 1 << 40;

/// A candidate of a bracket; the higher-ranked stands first in each pair.
pub(crate) struct Measure<'a> {
    pub(crate) roster: &'a Roster<'a>,
    pub(crate) group: &'a Group,
    pub(crate) pairs: &'a [(usize, usize)],
    pub(crate) downfloaters: &'a [usize],
}

impl Measure<'_> {
    /// The values of C10 to C21 in order; less is better.
    pub(crate) fn values(&self) -> Vec<Vec<i64>> {
        let mut values = self.colors().to_vec();
        for back in [1, 2] {
            values.push(vec![self.repeated_downfloats(back)]);
            values.push(vec![count(self.upfloats(back).len())]);
        }
        for back in [1, 2] {
            values.push(self.downfloat_differences(back));
            values.push(descending(self.upfloats(back)));
        }
        values
    }

    /// C10 to C13: the faults in colours.
    fn colors(&self) -> [Vec<i64>; 4] {
        let mut sums = [0_i64; 4];
        for &(one, other) in self.pairs {
            let faults = ColorFaults::of(self.roster, one, other);
            sums[0] += i64::from(faults.beyond_two);
            sums[1] += i64::from(faults.three_running);
            sums[2] += i64::from(faults.any);
            sums[3] += i64::from(faults.strong);
        }
        sums.map(|sum| vec![sum])
    }

    /// C14 and C16: those who float down again.
    fn repeated_downfloats(&self, back: usize) -> i64 {
        let again = self
            .downfloaters
            .iter()
            .filter(|&&at| self.is_resident(at) && floated(self.roster, at, back, Float::Down));
        count(again.count())
    }

    /// C15, C17, C19 and C21: the differences of those concerned.
    fn upfloats(&self, back: usize) -> Vec<i64> {
        let pairs = self.pairs.iter().filter(|&&(one, other)| {
            !self.is_resident(one) && floated(self.roster, other, back, Float::Up)
        });
        pairs
            .map(|&(one, other)| i64::from(difference(self.roster, one, other)))
            .collect()
    }

    /// C18 and C20: how far they come down.
    fn downfloat_differences(&self, back: usize) -> Vec<i64> {
        let moved = self.group.moved.iter().copied();
        let downs = moved.filter(|&at| floated(self.roster, at, back, Float::Down));
        let values = downs.map(|at| {
            let opponent = self.pairs.iter().find(|pair| pair.0 == at);
            match opponent {
                Some(&(_, other)) => i64::from(difference(self.roster, at, other)),
                None => UNPAIRED + i64::from(self.roster.score(at)),
            }
        });
        descending(values.collect())
    }

    fn is_resident(&self, at: usize) -> bool {
        self.roster.score(at) == self.group.score
    }
}

/// From the largest down, as differences are compared.
pub(crate) fn descending(mut values: Vec<i64>) -> Vec<i64> {
    values.sort_unstable_by(|a, b| b.cmp(a));
    values
}

/// A number of players as a value.
pub(crate) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
