//! Exchanges between the two halves, in the order of 4.3.

use std::cmp::Reverse;

/// The ways to split `1..=len` into a first part of `first` members and the
/// rest, the original split first, each with both parts sorted.
///
/// Fewest exchanged; least difference of sums; largest differing member that
/// leaves the first part; smallest differing member that comes in.
pub(crate) struct Exchanges {
    len: usize,
    first: usize,
}

/// The two halves, as positions from 0.
pub(crate) type Halves = (Vec<usize>, Vec<usize>);

impl Exchanges {
    pub(crate) fn new(len: usize, first: usize) -> Exchanges {
        Exchanges { len, first }
    }

    /// All splits with `count` exchanged players, in order.
    pub(crate) fn with(&self, count: usize) -> Vec<Halves> {
        let leaving = combinations(0, self.first, count);
        let coming = combinations(self.first, self.len, count);
        let mut swaps = Vec::new();
        for out in &leaving {
            for into in &coming {
                let sum = into.iter().sum::<usize>() - out.iter().sum::<usize>();
                let down: Vec<usize> = out.iter().rev().copied().collect();
                swaps.push((sum, Reverse(down), into.clone()));
            }
        }
        swaps.sort();
        swaps
            .iter()
            .map(|(_, Reverse(out), into)| self.halves(out, into))
            .collect()
    }

    /// The most that can be exchanged.
    pub(crate) fn most(&self) -> usize {
        self.first.min(self.len - self.first)
    }

    fn halves(&self, out: &[usize], into: &[usize]) -> Halves {
        (0..self.len).partition(|at| {
            let was_first = *at < self.first;
            (was_first && !out.contains(at)) || into.contains(at)
        })
    }
}

/// All ascending lists of `count` from `from..to`, in ascending order.
pub(crate) fn combinations(from: usize, to: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for head in from..to {
        for mut tail in combinations(head + 1, to, count - 1) {
            tail.insert(0, head);
            all.push(tail);
        }
    }
    all
}
