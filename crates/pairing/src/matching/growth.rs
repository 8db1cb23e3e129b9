//! One search for an augmenting path: trees that grow along tight edges.

use super::best::Search;
use super::blossoms::{Label, Link, NONE};

impl Search {
    /// Makes an outermost node even and its vertices ready to be scanned.
    pub(super) fn make_even(&mut self, node: usize) {
        self.nodes.label[node] = Label::Even;
        let vertices = self.nodes.within(node);
        self.queue.extend(vertices);
    }

    /// A tight edge from the even vertex `a` to the unseen node of `b`. Says
    /// whether the matching got better: the node may be free.
    pub(super) fn grow(&mut self, a: usize, b: usize) -> bool {
        let node = self.nodes.outer[b];
        let partner = self.nodes.mate[self.nodes.base[node]];
        if partner == NONE {
            self.nodes.rebase(node, b);
            self.nodes.mate[b] = a;
            self.flip(a, b);
            return true;
        }
        self.nodes.label[node] = Label::Odd;
        self.nodes.entry[node] = (a, b);
        self.make_even(self.nodes.outer[partner]);
        false
    }

    /// A tight edge between two even nodes: a blossom, or a longer matching.
    /// Says whether the matching grew.
    pub(super) fn meet(&mut self, a: usize, b: usize) -> bool {
        let (one, other) = (self.path(a), self.path(b));
        if one.last().map(|s| s.0) != other.last().map(|s| s.0) {
            self.flip(a, b);
            self.flip(b, a);
            return true;
        }
        self.bloom(one, other, (a, b));
        false
    }

    /// The nodes from that of `vertex` up to its root, each with the edge to
    /// the next one.
    fn path(&self, vertex: usize) -> Vec<(usize, Link)> {
        let nodes = &self.nodes;
        let mut path = Vec::new();
        let mut node = nodes.outer[vertex];
        loop {
            let base = nodes.base[node];
            let mate = nodes.mate[base];
            path.push((node, (base, mate)));
            if mate == NONE {
                return path;
            }
            let odd = nodes.outer[mate];
            let (from, inside) = nodes.entry[odd];
            path.push((odd, (inside, from)));
            node = nodes.outer[from];
        }
    }

    /// Draws two paths with one root into a blossom.
    fn bloom(&mut self, mut one: Vec<(usize, Link)>, mut other: Vec<(usize, Link)>, edge: Link) {
        let mut top = NONE;
        while let (Some(a), Some(b)) = (one.last(), other.last())
            && a.0 == b.0
        {
            top = a.0;
            one.pop();
            other.pop();
        }
        let mut cycle = vec![top];
        let mut links = Vec::new();
        for &(node, (inside, above)) in one.iter().rev() {
            cycle.push(node);
            links.push((above, inside));
        }
        links.push(edge);
        for &(node, link) in &other {
            cycle.push(node);
            links.push(link);
        }
        for &node in &cycle {
            if self.nodes.label[node] == Label::Odd {
                let vertices = self.nodes.within(node);
                self.queue.extend(vertices);
            }
        }
        self.nodes.join(cycle, links);
    }

    /// Turns the matching over along the tree path above `from`, which is now
    /// matched to `to` or to nobody.
    pub(super) fn flip(&mut self, mut from: usize, mut to: usize) {
        let nodes = &mut self.nodes;
        loop {
            let node = nodes.outer[from];
            let mate = nodes.mate[nodes.base[node]];
            nodes.rebase(node, from);
            nodes.mate[from] = to;
            if mate == NONE {
                return;
            }
            let odd = nodes.outer[mate];
            let (above, inside) = nodes.entry[odd];
            nodes.rebase(odd, inside);
            nodes.mate[inside] = above;
            (from, to) = (above, inside);
        }
    }

    /// Takes an odd blossom apart: its children between the edge in and the
    /// base stay in the tree, the others leave it.
    pub(super) fn wither(&mut self, node: usize) {
        let (from, inside) = self.nodes.entry[node];
        let first = self.nodes.child_with(node, inside);
        let (cycle, links) = self.nodes.part(node);
        let len = cycle.len();
        let at = cycle.iter().position(|&child| child == first);
        let at = at.expect("the edge in leads to a child");
        let backwards = at.is_multiple_of(2);
        let (mut i, mut entry) = (at, (from, inside));
        loop {
            self.nodes.label[cycle[i]] = Label::Odd;
            self.nodes.entry[cycle[i]] = entry;
            if i == 0 {
                return;
            }
            let even = if backwards { i - 1 } else { i + 1 };
            self.make_even(cycle[even]);
            if backwards {
                let (a, b) = links[even - 1];
                (i, entry) = (even - 1, (b, a));
            } else {
                (i, entry) = ((even + 1) % len, links[even]);
            }
        }
    }
}
