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
        let is_whole = self.duals.len() == vertices
            && self.mates.len() == vertices
            && self.is_matching(edges)
            && self.values_are_right()
            && self.blossoms_are_full();
        is_whole && {
            let around = self.around();
            edges.iter().all(|edge| {
                let slack = self.slack(&around, edge);
                slack == 0 || (slack > 0 && self.mates[edge.0] != Some(edge.1))
            })
        }
    }

    /// How far the edge is from being used in a heaviest matching, doubled.
    pub(super) fn slack(&self, around: &Around, edge: &Edge) -> i128 {
        let &(a, b, weight) = edge;
        let value = |blossom: usize| i128::from(self.blossoms[blossom].1);
        let values = i128::from(self.duals[a]) + i128::from(self.duals[b]);
        values + around.both(a, b).map(value).sum::<i128>() - 2 * i128::from(weight)
    }

    /// The blossoms around each vertex.
    pub(super) fn around(&self) -> Around {
        let mut around = vec![Vec::new(); self.duals.len()];
        for (at, (set, _)) in self.blossoms.iter().enumerate() {
            for &vertex in set {
                around[vertex].push(at);
            }
        }
        Around(around)
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
                && set.last().is_some_and(|&last| last < self.mates.len())
                && set.len() % 2 == 1
                && set.iter().filter(inside).count() == set.len() - 1
        })
    }
}

/// For each vertex the blossoms it is in, in ascending order.
pub(super) struct Around(Vec<Vec<usize>>);

impl Around {
    /// The blossoms that both vertices are in.
    pub(super) fn both(&self, a: usize, b: usize) -> impl Iterator<Item = usize> + '_ {
        let others = &self.0[b];
        let own = self.0[a].iter().copied();
        own.filter(move |blossom| others.binary_search(blossom).is_ok())
    }
}
