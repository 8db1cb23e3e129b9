//! Why a matching is the heaviest: dual values that anybody can add up.

use super::best::Edge;

/// A matching with its proof. The dual values are doubled, so they are whole.
///
/// Every edge must weigh no more than the values of its ends and of the
/// blossoms around it; where all that is used is used fully, nothing can be
/// heavier.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stage {
    /// The partner of each vertex.
    pub mates: Vec<Option<usize>>,
    /// One value for each vertex.
    pub duals: Vec<i64>,
    /// Sets of an odd number of vertices, sorted, with their values.
    pub blossoms: Vec<(Vec<usize>, i64)>,
}

impl Stage {
    /// Whether this proves that no matching of these edges is heavier. Knows
    /// nothing of how it was found.
    pub(super) fn holds(&self, vertices: usize, edges: &[Edge]) -> bool {
        self.duals.len() == vertices
            && self.mates.len() == vertices
            && self.is_matching(edges)
            && self.values_are_right()
            && edges.iter().all(|&(a, b, weight)| {
                let slack = self.slack(a, b, weight);
                slack == 0 || (slack > 0 && self.mates[a] != Some(b))
            })
            && self.blossoms_are_full()
    }

    /// How far the edge is from being used in a heaviest matching, doubled.
    pub(super) fn slack(&self, a: usize, b: usize, weight: i64) -> i128 {
        let around = self.around(a, b).map(|blossom| i128::from(blossom.1));
        let values = i128::from(self.duals[a]) + i128::from(self.duals[b]);
        values + around.sum::<i128>() - 2 * i128::from(weight)
    }

    /// The blossoms that both vertices are in.
    pub(super) fn around(
        &self,
        a: usize,
        b: usize,
    ) -> impl Iterator<Item = &(Vec<usize>, i64)> + '_ {
        let holds =
            move |set: &[usize]| set.binary_search(&a).is_ok() && set.binary_search(&b).is_ok();
        self.blossoms.iter().filter(move |(set, _)| holds(set))
    }

    fn is_matching(&self, edges: &[Edge]) -> bool {
        let mutual = |(at, mate): (usize, &Option<usize>)| {
            mate.is_none_or(|other| self.mates.get(other) == Some(&Some(at)) && other != at)
        };
        let pairs = self.mates.iter().flatten().count() / 2;
        let used = edges.iter().filter(|e| self.mates[e.0] == Some(e.1));
        self.mates.iter().enumerate().all(mutual) && used.count() == pairs
    }

    fn values_are_right(&self) -> bool {
        let of_vertices = self.duals.iter().zip(&self.mates);
        of_vertices
            .into_iter()
            .all(|(&dual, mate)| dual == 0 || (dual > 0 && mate.is_some()))
    }

    fn blossoms_are_full(&self) -> bool {
        self.blossoms.iter().all(|(set, value)| {
            let inside = |at: &&usize| {
                let mate = self.mates.get(**at).copied().flatten();
                mate.is_some_and(|mate| set.binary_search(&mate).is_ok())
            };
            let is_sorted = set.windows(2).all(|two| two[0] < two[1]);
            is_sorted
                && *value > 0
                && set.len() % 2 == 1
                && set.iter().filter(inside).count() == set.len() - 1
        })
    }
}
