//! When which node could take no act.

/// The spells in which nodes took nothing.
#[derive(Clone, Debug)]
pub(super) struct Spells {
    nodes: Vec<Vec<(u64, u64)>>,
    /// Those in which no node took anything.
    nobody: Vec<(u64, u64)>,
    any: bool,
}

impl Spells {
    pub(super) fn new(nodes: usize) -> Spells {
        Spells {
            nodes: vec![Vec::new(); nodes],
            nobody: Vec::new(),
            any: false,
        }
    }

    /// Notes whether a node takes acts now; called for each, in order, in
    /// every window.
    pub(super) fn note(&mut self, now_ms: u64, node: usize, takes: bool) {
        self.any = takes || (node > 0 && self.any);
        if !takes {
            lengthen(&mut self.nodes[node], now_ms);
        }
        if node + 1 == self.nodes.len() && !self.any {
            lengthen(&mut self.nobody, now_ms);
        }
    }

    /// The spells in which no node took anything.
    pub(super) fn of_all(&self) -> &[(u64, u64)] {
        &self.nobody
    }

    /// Those of one node.
    pub(super) fn of(&self, node: usize) -> &[(u64, u64)] {
        &self.nodes[node]
    }

    /// Whether a node, or any at all, could take an act at an instant.
    pub(super) fn takes(&self, node: Option<usize>, at_ms: u64) -> bool {
        let spells = node.map_or(self.nobody.as_slice(), |node| self.of(node));
        let within = |(from, to): &(u64, u64)| (*from..*to).contains(&at_ms);
        !spells.iter().any(within)
    }

    pub(super) fn nodes(&self) -> usize {
        self.nodes.len()
    }
}

fn lengthen(spells: &mut Vec<(u64, u64)>, now_ms: u64) {
    let until = now_ms + super::WINDOW_MS;
    match spells.last_mut() {
        Some((_, end)) if *end == now_ms => *end = until,
        _ => spells.push((now_ms, until)),
    }
}
