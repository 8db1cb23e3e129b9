//! The nodes of a search: vertices and the blossoms they have grown into.

pub(super) const NONE: usize = usize::MAX;

/// Where a node stands in the alternating trees.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Label {
    Unseen,
    Even,
    Odd,
}

/// Two vertices that an edge joins, each in its node.
pub(super) type Link = (usize, usize);

/// Vertices `0..n`, then blossoms. A blossom is a cycle of an odd number of
/// nodes; all but the first are matched within it, two by two.
pub(super) struct Nodes {
    pub(super) vertices: usize,
    pub(super) mate: Vec<usize>,
    /// The outermost node that a vertex is in.
    pub(super) outer: Vec<usize>,
    pub(super) label: Vec<Label>,
    /// The edge by which an odd node was reached: from outside, inside.
    pub(super) entry: Vec<Link>,
    /// The vertex of a node that is matched outside it, or free.
    pub(super) base: Vec<usize>,
    /// Twice the dual value of a blossom.
    pub(super) dual: Vec<i64>,
    pub(super) parent: Vec<usize>,
    pub(super) children: Vec<Vec<usize>>,
    /// The edge from each child to the next one around.
    links: Vec<Vec<Link>>,
    unused: Vec<usize>,
}

impl Nodes {
    pub(super) fn new(vertices: usize) -> Nodes {
        Nodes {
            vertices,
            mate: vec![NONE; vertices],
            outer: (0..vertices).collect(),
            label: vec![Label::Unseen; vertices],
            entry: vec![(NONE, NONE); vertices],
            base: (0..vertices).collect(),
            dual: vec![0; vertices],
            parent: vec![NONE; vertices],
            children: vec![Vec::new(); vertices],
            links: vec![Vec::new(); vertices],
            unused: Vec::new(),
        }
    }

    /// All vertices of a node.
    pub(super) fn within(&self, node: usize) -> Vec<usize> {
        let mut found = Vec::new();
        let mut stack = vec![node];
        while let Some(node) = stack.pop() {
            if node < self.vertices {
                found.push(node);
            } else {
                stack.extend(self.children[node].iter().rev());
            }
        }
        found
    }

    /// The blossoms in use.
    pub(super) fn blossoms(&self) -> impl Iterator<Item = usize> + '_ {
        (self.vertices..self.label.len()).filter(|&node| !self.children[node].is_empty())
    }

    /// Joins a cycle of outermost nodes, the one with the base first.
    pub(super) fn join(&mut self, cycle: Vec<usize>, links: Vec<Link>) -> usize {
        let node = self.unused.pop().unwrap_or_else(|| self.push());
        for &child in &cycle {
            self.parent[child] = node;
        }
        self.base[node] = self.base[cycle[0]];
        self.dual[node] = 0;
        self.parent[node] = NONE;
        self.label[node] = Label::Even;
        self.children[node] = cycle;
        self.links[node] = links;
        for vertex in self.within(node) {
            self.outer[vertex] = node;
        }
        node
    }

    fn push(&mut self) -> usize {
        self.label.push(Label::Unseen);
        self.entry.push((NONE, NONE));
        self.base.push(NONE);
        self.dual.push(0);
        self.parent.push(NONE);
        self.children.push(Vec::new());
        self.links.push(Vec::new());
        self.label.len() - 1
    }

    /// Takes an outermost blossom apart. Gives its cycle and links.
    pub(super) fn part(&mut self, node: usize) -> (Vec<usize>, Vec<Link>) {
        let cycle = std::mem::take(&mut self.children[node]);
        let links = std::mem::take(&mut self.links[node]);
        for &child in &cycle {
            self.parent[child] = NONE;
            self.label[child] = Label::Unseen;
            for vertex in self.within(child) {
                self.outer[vertex] = child;
            }
        }
        self.label[node] = Label::Unseen;
        self.unused.push(node);
        (cycle, links)
    }

    /// The child of `node` that holds `vertex`.
    pub(super) fn child_with(&self, node: usize, vertex: usize) -> usize {
        let mut at = vertex;
        while self.parent[at] != node {
            at = self.parent[at];
        }
        at
    }

    /// Matches within a node so that `vertex` is its base.
    pub(super) fn rebase(&mut self, node: usize, vertex: usize) {
        if node < self.vertices {
            return;
        }
        let child = self.child_with(node, vertex);
        let at = self.children[node].iter().position(|&c| c == child);
        let at = at.expect("a child stands in its parent's cycle");
        let len = self.children[node].len();
        let turned: Vec<usize> = if at.is_multiple_of(2) {
            (0..at).step_by(2).collect()
        } else {
            (at + 1..len).step_by(2).collect()
        };
        for i in turned {
            let (a, b) = self.links[node][i];
            let (one, other) = (self.children[node][i], self.children[node][(i + 1) % len]);
            self.rebase(one, a);
            self.rebase(other, b);
            self.mate[a] = b;
            self.mate[b] = a;
        }
        self.rebase(child, vertex);
        self.children[node].rotate_left(at);
        self.links[node].rotate_left(at);
        self.base[node] = vertex;
    }
}
