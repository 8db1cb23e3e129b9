//! The heaviest matching of a graph, with the dual values that prove it.
//!
//! Edmonds' method: trees grow from all free vertices along tight edges, the
//! dual values are moved until something happens, a longer matching ends the
//! search. Each vertex remembers the best edge that leads to it from an even
//! one, so nothing but the edges there are is ever stored.

use super::blossoms::{Label, NONE, Nodes};
use super::proof::Stage;

/// An edge with its weight.
pub(super) type Edge = (usize, usize, i64);

/// Finds a matching of the greatest weight, and its dual values.
///
/// Weights are not negative; edges of no weight may be left unmatched. The
/// search begins from dual values, all even, and a matching: the better they
/// are, the sooner it ends. They need not be right.
pub(super) fn heaviest(edges: &[Edge], duals: Vec<i64>, mates: &[Option<usize>]) -> Stage {
    let mut search = Search::new(edges, duals);
    search.begin(edges, mates);
    while search.augment() {}
    let nodes = &search.nodes;
    let mates = nodes.mate.iter().map(|&m| (m != NONE).then_some(m));
    let mut blossoms = Vec::new();
    for blossom in nodes.blossoms().filter(|&b| nodes.dual[b] > 0) {
        let mut within = nodes.within(blossom);
        within.sort_unstable();
        blossoms.push((within, nodes.dual[blossom]));
    }
    blossoms.sort_unstable();
    Stage {
        mates: mates.collect(),
        duals: search.dual,
        blossoms,
    }
}

pub(super) struct Search {
    pub(super) nodes: Nodes,
    neighbours: Vec<Vec<(usize, i64)>>,
    /// Twice the dual values of the vertices.
    dual: Vec<i64>,
    /// For each vertex the even one that an edge of least slack comes from,
    /// and the weight of that edge.
    nearest: Vec<(usize, i64)>,
    pub(super) queue: Vec<usize>,
}

/// What happens when the dual values have been moved far enough.
#[derive(Clone, Copy)]
enum Event {
    /// An even vertex is worth nothing any more and may as well be free.
    Free(usize),
    Grow(usize),
    Meet(usize),
    Wither(usize),
}

impl Search {
    fn new(edges: &[Edge], dual: Vec<i64>) -> Search {
        let vertices = dual.len();
        let mut neighbours = vec![Vec::new(); vertices];
        for &(a, b, weight) in edges.iter().filter(|edge| edge.2 > 0) {
            neighbours[a].push((b, weight));
            neighbours[b].push((a, weight));
        }
        Search {
            nodes: Nodes::new(vertices),
            neighbours,
            dual,
            nearest: vec![(NONE, 0); vertices],
            queue: Vec::new(),
        }
    }

    /// Raises dual values until no edge is too heavy, then takes over what
    /// can stay of the matching and whatever else fits at once.
    fn begin(&mut self, edges: &[Edge], mates: &[Option<usize>]) {
        for &(a, b, weight) in edges {
            let slack = self.dual[a] + self.dual[b] - 2 * weight;
            if slack < 0 {
                self.dual[a] -= slack;
            }
        }
        let is_tight =
            |search: &Search, edge: &Edge| search.dual[edge.0] + search.dual[edge.1] == 2 * edge.2;
        for known in [true, false] {
            for edge in edges.iter().filter(|edge| edge.2 > 0) {
                let (a, b) = (edge.0, edge.1);
                let is_free = self.nodes.mate[a] == NONE && self.nodes.mate[b] == NONE;
                if is_free && (!known || mates[a] == Some(b)) && is_tight(self, edge) {
                    self.nodes.mate[a] = b;
                    self.nodes.mate[b] = a;
                }
            }
        }
    }

    /// One search; says whether the matching grew.
    fn augment(&mut self) -> bool {
        self.nodes.label.fill(Label::Unseen);
        self.nearest.fill((NONE, 0));
        self.queue.clear();
        let vertices = 0..self.nodes.vertices;
        let is_root = |v: &usize| self.nodes.mate[*v] == NONE && self.dual[*v] > 0;
        let roots: Vec<usize> = vertices.filter(is_root).collect();
        if roots.is_empty() {
            return false;
        }
        for vertex in roots {
            self.make_even(self.nodes.outer[vertex]);
        }
        loop {
            while let Some(vertex) = self.queue.pop() {
                if self.scan(vertex) {
                    return true;
                }
            }
            let (delta, event) = self.next_event();
            self.shift(delta);
            let is_better = match event {
                Event::Free(vertex) => {
                    self.flip(vertex, NONE);
                    true
                }
                Event::Grow(vertex) => self.grow(self.nearest[vertex].0, vertex),
                Event::Meet(vertex) => self.meet(self.nearest[vertex].0, vertex),
                Event::Wither(blossom) => {
                    self.wither(blossom);
                    false
                }
            };
            if is_better {
                return true;
            }
        }
    }

    /// Looks at the edges of an even vertex; says whether the matching grew.
    fn scan(&mut self, a: usize) -> bool {
        for at in 0..self.neighbours[a].len() {
            let (b, weight) = self.neighbours[a][at];
            let (here, there) = (self.nodes.outer[a], self.nodes.outer[b]);
            if here == there {
                continue;
            }
            let is_tight = self.dual[a] + self.dual[b] == 2 * weight;
            self.remember(b, a, weight);
            let is_better = match self.nodes.label[there] {
                Label::Unseen if is_tight => self.grow(a, b),
                Label::Even if is_tight => self.meet(a, b),
                Label::Even => {
                    self.remember(a, b, weight);
                    false
                }
                Label::Unseen | Label::Odd => false,
            };
            if is_better {
                return true;
            }
        }
        false
    }

    /// Keeps the edge from the even vertex `from` if it is the nearest.
    fn remember(&mut self, vertex: usize, from: usize, weight: i64) {
        let (old, known) = self.nearest[vertex];
        let slack = self.dual[from] - 2 * weight;
        // One that lies within by now hides others; it is looked for again later.
        let is_nearer = old == NONE
            || (self.nodes.outer[old] != self.nodes.outer[vertex]
                && slack < self.dual[old] - 2 * known);
        if is_nearer {
            self.nearest[vertex] = (from, weight);
        }
    }

    /// How far the dual values can be moved, and what happens then.
    fn next_event(&mut self) -> (i64, Event) {
        let mut best = (i64::MAX, Event::Free(NONE));
        for vertex in 0..self.nodes.vertices {
            let node = self.nodes.outer[vertex];
            let label = self.nodes.label[node];
            if label == Label::Odd {
                continue;
            }
            if label == Label::Even && self.dual[vertex] < best.0 {
                best = (self.dual[vertex], Event::Free(vertex));
            }
            let (mut near, mut weight) = self.nearest[vertex];
            if near != NONE && self.nodes.outer[near] == node {
                self.look_again(vertex);
                (near, weight) = self.nearest[vertex];
            }
            if near == NONE {
                continue;
            }
            let slack = self.dual[near] + self.dual[vertex] - 2 * weight;
            let (delta, event) = if label == Label::Even {
                (slack / 2, Event::Meet(vertex))
            } else {
                (slack, Event::Grow(vertex))
            };
            if delta < best.0 {
                best = (delta, event);
            }
        }
        for blossom in self.nodes.blossoms() {
            let is_odd = self.nodes.label[blossom] == Label::Odd;
            let delta = self.nodes.dual[blossom] / 2;
            if is_odd && self.nodes.parent[blossom] == NONE && delta < best.0 {
                best = (delta, Event::Wither(blossom));
            }
        }
        best
    }

    /// The nearest edge of an even vertex has fallen into its own blossom.
    fn look_again(&mut self, vertex: usize) {
        let node = self.nodes.outer[vertex];
        let mut best = (NONE, 0);
        let mut least = i64::MAX;
        for &(other, weight) in &self.neighbours[vertex] {
            let there = self.nodes.outer[other];
            let slack = self.dual[other] - 2 * weight;
            if there != node && self.nodes.label[there] == Label::Even && slack < least {
                (best, least) = ((other, weight), slack);
            }
        }
        self.nearest[vertex] = best;
    }

    fn shift(&mut self, delta: i64) {
        if delta == 0 {
            return;
        }
        for vertex in 0..self.nodes.vertices {
            match self.nodes.label[self.nodes.outer[vertex]] {
                Label::Even => self.dual[vertex] -= delta,
                Label::Odd => self.dual[vertex] += delta,
                Label::Unseen => {}
            }
        }
        for node in self.nodes.vertices..self.nodes.label.len() {
            if self.nodes.parent[node] == NONE && !self.nodes.children[node].is_empty() {
                match self.nodes.label[node] {
                    Label::Even => self.nodes.dual[node] += 2 * delta,
                    Label::Odd => self.nodes.dual[node] -= 2 * delta,
                    Label::Unseen => {}
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The weight of the heaviest matching, by trying all.
    fn by_trying(edges: &[Edge], used: u32) -> i64 {
        let Some((&(a, b, weight), rest)) = edges.split_first() else {
            return 0;
        };
        let without = by_trying(rest, used);
        let both = 1 << a | 1 << b;
        if used & both == 0 {
            without.max(weight + by_trying(rest, used | both))
        } else {
            without
        }
    }

    fn graph(seed: u64, vertices: usize, most: u64) -> Vec<Edge> {
        let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut edges = Vec::new();
        for a in 0..vertices {
            for b in a + 1..vertices {
                state = state
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(99);
                let roll = state >> 33;
                if !roll.is_multiple_of(3) {
                    edges.push((a, b, i64::try_from(roll / 3 % (most + 1)).unwrap()));
                }
            }
        }
        edges
    }

    #[test]
    fn it_is_the_heaviest_and_proves_it() {
        for seed in 0..3_000 {
            let vertices = 2 + usize::try_from(seed % 6).unwrap();
            let edges = graph(seed, vertices, 1 + seed % 9);
            let mates = vec![None; vertices];
            let stage = heaviest(&edges, vec![0; vertices], &mates);
            assert!(stage.holds(vertices, &edges), "{seed} {edges:?} {stage:?}");
            let used = edges.iter().filter(|e| stage.mates[e.0] == Some(e.1));
            let weight: i64 = used.map(|edge| edge.2).sum();
            assert_eq!(weight, by_trying(&edges, 0), "{seed} {edges:?}");
        }
    }

    #[test]
    fn larger_graphs_prove_themselves() {
        for seed in 0..60 {
            let vertices = 20 + usize::try_from(seed).unwrap();
            let edges = graph(seed, vertices, if seed % 2 == 0 { 2 } else { 1_000 });
            let mates = vec![None; vertices];
            let stage = heaviest(&edges, vec![0; vertices], &mates);
            assert!(stage.holds(vertices, &edges), "{seed}");
        }
    }

    #[test]
    fn a_changed_proof_does_not_hold() {
        let edges = [(0, 1, 3), (1, 2, 3), (0, 2, 3), (2, 3, 1)];
        let stage = heaviest(&edges, vec![0; 4], &[None; 4]);
        assert!(stage.holds(4, &edges));
        let mut wrong = stage.clone();
        wrong.duals[3] += 1;
        assert!(!wrong.holds(4, &edges));
        let mut wrong = stage;
        wrong.mates = vec![None; 4];
        assert!(!wrong.holds(4, &edges));
    }
}
