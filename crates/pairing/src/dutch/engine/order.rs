//! The order of the candidates as weights: among the best, the first.

use super::arena::Arena;

/// How many places of a set are settled in one go.
const AT_ONCE: usize = 24;

impl Arena<'_> {
    /// Adds the order after the criteria, and settles all.
    pub(super) fn add_order(&mut self) {
        self.matching.settle();
        self.add_moved_order();
        self.matching.settle();
        let remainder = self.remainder();
        let paired = remainder
            .iter()
            .filter(|&&s| self.partner_inside(s).is_some());
        let pairs = paired.count() / 2;
        if pairs > 0 && !self.matching.is_decided() {
            self.add_remainder_order(&remainder, pairs);
        }
        self.matching.settle();
    }

    /// The first set of moved-down players, then their opponents in turn.
    fn add_moved_order(&mut self) {
        let (moved, inside) = (self.moved, self.inside);
        for seat in 0..moved {
            self.matching
                .maximise(1, |a, b| usize::from(a == seat && b < inside));
        }
        for seat in 0..moved {
            self.matching.maximise(inside - moved, |a, b| {
                if a == seat && b < inside {
                    inside - b
                } else {
                    0
                }
            });
        }
    }

    /// The residents who are not needed by moved-down players, in order.
    fn remainder(&self) -> Vec<usize> {
        let is_left = |&seat: &usize| {
            let partner = self.partner_inside(seat);
            partner.is_none_or(|partner| partner >= self.moved)
        };
        (self.moved..self.inside).filter(is_left).collect()
    }

    /// Exchanges, then transpositions. In a pair the higher-ranked stands in
    /// the first half: that is how the pair is generated first.
    fn add_remainder_order(&mut self, remainder: &[usize], pairs: usize) {
        let len = remainder.len();
        let mut rank = vec![usize::MAX; self.places.len() + 1];
        for (at, &seat) in remainder.iter().enumerate() {
            rank[seat] = at;
        }
        let ranks = |a: usize, b: usize| {
            let (a, b) = (rank[a], rank[b]);
            (a != usize::MAX && b != usize::MAX).then_some((a, b))
        };
        // Fewest exchanged: as few pairs as possible within the lower half.
        self.matching.maximise(pairs, |a, b| {
            usize::from(ranks(a, b).is_some_and(|(top, _)| top < pairs))
        });
        // Least difference of sums: the smallest sum of those who stand first.
        self.matching.maximise(pairs * len, |a, b| {
            ranks(a, b).map_or(0, |(top, _)| len - top)
        });
        self.matching.settle();
        let mut tops = self.tops(remainder);
        if tops.last().is_some_and(|&top| top >= pairs) {
            self.add_sets(&ranks, pairs, len);
            self.matching.settle();
            tops = self.tops(remainder);
        }
        for top in tops {
            if self.matching.is_decided() {
                return;
            }
            self.matching.maximise(len, |a, b| match ranks(a, b) {
                Some((one, other)) if one == top => len - other,
                _ => 0,
            });
        }
    }

    /// Which players change halves: the largest that leave the first one,
    /// then the smallest that come into it.
    fn add_sets(
        &mut self,
        ranks: &impl Fn(usize, usize) -> Option<(usize, usize)>,
        pairs: usize,
        len: usize,
    ) {
        let mut end = pairs;
        while end > 0 {
            let start = end.saturating_sub(AT_ONCE);
            let all = 1_usize << (end - start);
            self.matching
                .maximise(pairs * all, |a, b| match ranks(a, b) {
                    Some((top, _)) if (start..end).contains(&top) => all - (1 << (top - start)),
                    Some(_) => all,
                    None => 0,
                });
            end = start;
        }
        let mut start = pairs;
        while start < len {
            let end = len.min(start + AT_ONCE);
            let all = 1_usize << (end - start);
            self.matching.maximise(all - 1, |a, b| match ranks(a, b) {
                Some((top, _)) if (start..end).contains(&top) => 1 << (end - 1 - top),
                _ => 0,
            });
            start = end;
        }
    }

    /// The ranks of those who stand first in their pairs.
    fn tops(&self, remainder: &[usize]) -> Vec<usize> {
        let ranked = remainder.iter().enumerate();
        ranked
            .filter(|&(_, &seat)| self.partner_inside(seat).is_some_and(|p| p > seat))
            .map(|(rank, _)| rank)
            .collect()
    }
}
