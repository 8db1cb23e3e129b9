//! Whether everybody can be paired: a largest matching, by Edmonds' search.

use std::collections::VecDeque;

const NONE: usize = usize::MAX;

/// A matching of the graph on `0..count` that covers every vertex, if there
/// is one: the partner of each.
pub(crate) fn perfect(count: usize, joined: &dyn Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    if count % 2 == 1 {
        return None;
    }
    let mut search = Search::new(count, joined);
    search.start_greedily();
    let is_covered = (0..count).all(|root| search.mate[root] != NONE || search.augment(root));
    is_covered.then_some(search.mate)
}

struct Search<'a> {
    joined: &'a dyn Fn(usize, usize) -> bool,
    mate: Vec<usize>,
    /// The vertex before an odd one on its way from the root.
    before: Vec<usize>,
    /// The base of the flower a vertex has been drawn into.
    base: Vec<usize>,
    even: Vec<bool>,
    queue: VecDeque<usize>,
}

impl<'a> Search<'a> {
    fn new(count: usize, joined: &'a dyn Fn(usize, usize) -> bool) -> Search<'a> {
        Search {
            joined,
            mate: vec![NONE; count],
            before: vec![NONE; count],
            base: (0..count).collect(),
            even: vec![false; count],
            queue: VecDeque::new(),
        }
    }

    fn start_greedily(&mut self) {
        for a in 0..self.mate.len() {
            if self.mate[a] != NONE {
                continue;
            }
            let free = |&b: &usize| self.mate[b] == NONE && (self.joined)(a, b);
            if let Some(b) = (a + 1..self.mate.len()).find(free) {
                self.mate[a] = b;
                self.mate[b] = a;
            }
        }
    }

    /// Looks for an augmenting path from a free vertex and takes it.
    fn augment(&mut self, root: usize) -> bool {
        let count = self.mate.len();
        self.before.fill(NONE);
        self.even.fill(false);
        self.base = (0..count).collect();
        self.even[root] = true;
        self.queue.clear();
        self.queue.push_back(root);
        while let Some(a) = self.queue.pop_front() {
            for b in 0..count {
                if self.base[a] == self.base[b] || self.mate[a] == b || !(self.joined)(a, b) {
                    continue;
                }
                let partner = self.mate[b];
                if b == root || (partner != NONE && self.before[partner] != NONE) {
                    self.contract(a, b);
                } else if self.before[b] == NONE {
                    self.before[b] = a;
                    if partner == NONE {
                        self.flip(b);
                        return true;
                    }
                    self.even[partner] = true;
                    self.queue.push_back(partner);
                }
            }
        }
        false
    }

    fn flip(&mut self, end: usize) {
        let mut b = end;
        while b != NONE {
            let a = self.before[b];
            let next = self.mate[a];
            self.mate[a] = b;
            self.mate[b] = a;
            b = next;
        }
    }

    /// Two even vertices are joined: what lies between becomes one flower.
    fn contract(&mut self, a: usize, b: usize) {
        let meet = self.common(a, b);
        let mut inside = vec![false; self.mate.len()];
        self.mark(a, meet, b, &mut inside);
        self.mark(b, meet, a, &mut inside);
        for v in 0..self.mate.len() {
            if inside[self.base[v]] {
                self.base[v] = meet;
                if !self.even[v] {
                    self.even[v] = true;
                    self.queue.push_back(v);
                }
            }
        }
    }

    fn common(&self, a: usize, b: usize) -> usize {
        let mut seen = vec![false; self.mate.len()];
        let mut v = a;
        loop {
            v = self.base[v];
            seen[v] = true;
            if self.mate[v] == NONE {
                break;
            }
            v = self.before[self.mate[v]];
        }
        v = self.base[b];
        while !seen[v] {
            v = self.base[self.before[self.mate[v]]];
        }
        v
    }

    fn mark(&mut self, from: usize, meet: usize, child: usize, inside: &mut [bool]) {
        let (mut v, mut child) = (from, child);
        while self.base[v] != meet {
            let partner = self.mate[v];
            inside[self.base[v]] = true;
            inside[self.base[partner]] = true;
            self.before[v] = child;
            child = partner;
            v = self.before[partner];
        }
    }
}
