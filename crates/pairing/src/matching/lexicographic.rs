//! The heaviest matching where one weight goes before another.
//!
//! Weights come one after another, the weightiest first. As many as fit into
//! a word are solved together; then only edges that a best matching can use
//! are kept, and what was won is held by a few small numbers: one for each
//! vertex and each blossom with a value. So the words stay short however many
//! weights there are.

use std::collections::VecDeque;

use super::best::{Edge, heaviest};
use super::proof::Stage;

/// What fits into a word, with room for sums and doubling.
const ROOM: i64 = 1 << 58;

/// A matching that gets better from weight to weight.
pub(crate) struct Lexicographic {
    vertices: usize,
    edges: Vec<(usize, usize)>,
    /// What each edge does for all that is settled, and the most that all do.
    settled: Vec<i64>,
    settled_most: i64,
    /// The weights that wait, as one number, and the most it can come to.
    waiting: Vec<i64>,
    waiting_most: i64,
    /// Dual values for what is settled, where the next search begins.
    begin: Vec<i64>,
    mates: Vec<Option<usize>>,
    stages: Vec<Stage>,
    /// Stages to be checked instead of searched for.
    given: Option<VecDeque<Stage>>,
    is_broken: bool,
}

impl Lexicographic {
    pub(crate) fn new(vertices: usize, edges: Vec<(usize, usize)>) -> Lexicographic {
        Lexicographic {
            vertices,
            settled: vec![0; edges.len()],
            settled_most: 0,
            waiting: vec![0; edges.len()],
            waiting_most: 0,
            edges,
            begin: vec![0; vertices],
            mates: vec![None; vertices],
            stages: Vec::new(),
            given: None,
            is_broken: false,
        }
    }

    /// Takes the matchings of a proof and checks them; searches for nothing.
    pub(crate) fn following(mut self, stages: &[Stage]) -> Lexicographic {
        self.given = Some(stages.iter().cloned().collect());
        self
    }

    /// Adds a weight below all earlier ones: as much of it as possible.
    /// `most` is what it can come to in any matching.
    pub(crate) fn maximise(&mut self, most: usize, weight: impl Fn(usize, usize) -> usize) {
        let whole = |number: usize| i64::try_from(number).unwrap_or(ROOM);
        let most = whole(most);
        let weights = self.edges.iter().map(|&(a, b)| whole(weight(a, b)));
        let weights: Vec<i64> = weights.collect();
        if weights.iter().all(|&weight| weight == 0) {
            return;
        }
        if !self.has_room(most) {
            self.settle();
            // The edges may be fewer now.
            let weights = self.edges.iter().map(|&(a, b)| whole(weight(a, b)));
            self.waiting = weights.collect();
            self.waiting_most = most;
            return;
        }
        for (waiting, weight) in self.waiting.iter_mut().zip(weights) {
            *waiting = *waiting * (most + 1) + weight;
        }
        self.waiting_most = self.waiting_most * (most + 1) + most;
    }

    fn has_room(&self, most: i64) -> bool {
        let product = (self.waiting_most + 1)
            .checked_mul(most + 1)
            .and_then(|waiting| waiting.checked_mul(self.settled_most + 1));
        product.is_some_and(|product| product < ROOM)
    }

    /// Works out all weights so far.
    pub(crate) fn settle(&mut self) {
        if self.waiting_most == 0 {
            return;
        }
        // Even, as the dual values at the beginning of a search must be.
        let scale = (self.waiting_most + 2) & !1;
        let both = self.settled.iter().zip(&self.waiting);
        let weighed: Vec<Edge> = self
            .edges
            .iter()
            .zip(both)
            .map(|(&(a, b), (settled, waiting))| (a, b, settled * scale + waiting))
            .collect();
        let stage = self.solve(&weighed, scale);
        self.keep_tight(&stage, &weighed);
        self.mates.clone_from(&stage.mates);
        self.stages.push(stage);
    }

    fn solve(&mut self, weighed: &[Edge], scale: i64) -> Stage {
        if let Some(given) = &mut self.given {
            match given.pop_front() {
                Some(stage) if stage.holds(self.vertices, weighed) => return stage,
                _ => self.is_broken = true,
            }
        }
        let begin = self.begin.iter().map(|value| value * scale).collect();
        let stage = heaviest(weighed, begin, &self.mates);
        debug_assert!(stage.holds(self.vertices, weighed));
        stage
    }

    /// Keeps the edges that a best matching can have, and what each does for it.
    fn keep_tight(&mut self, stage: &Stage, weighed: &[Edge]) {
        let mut edges = Vec::new();
        let mut settled = Vec::new();
        let counts = |at: usize| i64::from(stage.duals[at] > 0);
        let around = stage.around();
        for edge in weighed {
            if stage.slack(&around, edge) == 0 {
                let &(a, b, _) = edge;
                edges.push((a, b));
                settled.push(around.both(a, b).map(|_| 1).sum::<i64>() + counts(a) + counts(b));
            }
        }
        let within = stage.blossoms.iter().map(|(set, _)| set.len() / 2);
        let within = i64::try_from(within.sum::<usize>()).unwrap_or(ROOM);
        self.settled_most = within + (0..self.vertices).map(counts).sum::<i64>();
        self.begin = (0..self.vertices).map(|at| 2 * counts(at)).collect();
        for &at in stage.blossoms.iter().flat_map(|(set, _)| set) {
            self.begin[at] += 1;
        }
        self.waiting = vec![0; edges.len()];
        self.waiting_most = 0;
        self.edges = edges;
        self.settled = settled;
    }

    /// The partner of a vertex; settle first.
    pub(crate) fn mate(&self, vertex: usize) -> Option<usize> {
        self.mates[vertex]
    }

    /// Whether the matching proved so far is the only one left.
    pub(crate) fn is_decided(&self) -> bool {
        !self.stages.is_empty()
            && self.waiting_most == 0
            && 2 * self.edges.len() == self.mates.iter().flatten().count()
    }

    /// The proof, if every stage that was given held.
    pub(crate) fn into_stages(self) -> Option<Vec<Stage>> {
        (!self.is_broken).then_some(self.stages)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The best list of sums, by trying all matchings.
    fn by_trying(edges: &[(usize, usize)], weights: &[Vec<usize>], used: u32) -> Vec<usize> {
        let Some((&(a, b), rest)) = edges.split_first() else {
            return vec![0; weights.len()];
        };
        let tails: Vec<Vec<usize>> = weights.iter().map(|w| w[1..].to_vec()).collect();
        let without = by_trying(rest, &tails, used);
        let both = 1 << a | 1 << b;
        if used & both != 0 {
            return without;
        }
        let with = by_trying(rest, &tails, used | both);
        let with = with.iter().zip(weights).map(|(sum, w)| sum + w[0]);
        without.max(with.collect())
    }

    #[test]
    fn weights_that_come_later_decide_only_among_the_best() {
        let mut state = 1_u64;
        let mut roll = |sides: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(99);
            usize::try_from((state >> 33) % sides).unwrap()
        };
        for _ in 0..1_000 {
            let vertices = 2 + roll(6);
            let all = (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b)));
            let edges: Vec<(usize, usize)> = all.filter(|_| roll(4) > 0).collect();
            let weights: Vec<Vec<usize>> = (0..4)
                .map(|_| edges.iter().map(|_| roll(3)).collect())
                .collect();
            let mut matching = Lexicographic::new(vertices, edges.clone());
            for weight in &weights {
                let at = |a, b| edges.iter().position(|&e| e == (a, b)).unwrap();
                matching.maximise(2 * vertices, |a, b| weight[at(a, b)]);
                if roll(2) == 0 {
                    matching.settle();
                }
            }
            matching.settle();
            let used = |at: &usize| matching.mate(edges[*at].0) == Some(edges[*at].1);
            let sums: Vec<usize> = weights
                .iter()
                .map(|weight| (0..edges.len()).filter(used).map(|at| weight[at]).sum())
                .collect();
            assert_eq!(
                sums,
                by_trying(&edges, &weights, 0),
                "{edges:?} {weights:?}"
            );
        }
    }
}
