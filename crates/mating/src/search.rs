//! Looking for a mate through all positions that can arise, the likeliest first.

use shakmaty::{Chess, Color, Move, Position as _};

use crate::{
    guide::{FARTHEST, Guide},
    limit::Meter,
    material,
    packed::Packed,
    pattern,
    reach::Reach,
    solver::Ending,
    visited::{NONE, Visited},
};

/// How many positions are looked at under the first guide.
const FIRST_TURN: u64 = 800;
/// How many guides are left in the end; changing over takes time.
const FEWEST_GUIDES: usize = 4;
/// The most positions that pass between two proofs tried on the way.
const LONGEST_PAUSE: u64 = 512;

/// A search that can be stopped and gone on with.
///
/// Every move is a choice of both sides together, so this is plain
/// reachability in a graph: no position is looked at twice. The guides take
/// turns, each turn longer than the one before.
pub(crate) struct Search {
    winner: Color,
    visited: Visited,
    waiting: Waiting,
    /// Whether a position was found by a move that cannot be taken back.
    turning: Vec<bool>,
    guides: Vec<Guide>,
    guide: usize,
    turn: u64,
    turn_ends: u64,
    next_proof: u64,
    pause: u64,
    /// Whether a position was left half looked at: then nothing is proved.
    is_cut: bool,
}

impl Search {
    pub(crate) fn new(root: &Chess, winner: Color) -> Search {
        let mut search = Search {
            winner,
            visited: Visited::new(),
            waiting: Waiting::new(),
            turning: vec![false],
            guides: vec![Guide::blind(winner)],
            guide: 0,
            turn: FIRST_TURN,
            turn_ends: FIRST_TURN,
            next_proof: 0,
            pause: 8,
            is_cut: false,
        };
        search.visited.insert(Packed::of(root), NONE);
        search.waiting.push(0, 0);
        search
    }

    /// Goes on under these guides.
    pub(crate) fn follow(&mut self, guides: Vec<Guide>, meter: &Meter<'_>) {
        self.guides = guides;
        self.guide = 0;
        self.turn_ends = meter.spent() + self.turn;
        self.reorder();
    }

    /// Looks at up to so many more positions.
    pub(crate) fn run(&mut self, positions: u64, meter: &mut Meter<'_>) -> Ending {
        let end = meter.spent().saturating_add(positions);
        while meter.spent() < end {
            if self.is_cut {
                return Ending::Limit;
            }
            let Some(index) = self.waiting.pop() else {
                return Ending::Exhausted(self.visited.len() as u64);
            };
            if meter.spent() > self.turn_ends && self.guides.len() > 1 {
                self.next_guide(meter);
            }
            let chess = self.visited.get(index).0.chess();
            if self.turning[index as usize] && self.is_hopeless(&chess, meter) {
                continue;
            }
            if let Some(ending) = self.expand(index, &chess, meter) {
                return ending;
            }
        }
        Ending::Limit
    }

    fn expand(&mut self, index: u32, chess: &Chess, meter: &mut Meter<'_>) -> Option<Ending> {
        for m in chess.legal_moves() {
            let mut after = chess.clone();
            after.play_unchecked(m);
            let Some(child) = self.visited.insert(Packed::of(&after), index) else {
                continue;
            };
            self.turning.push(m.is_zeroing());
            if after.turn() != self.winner && after.is_checkmate() {
                return Some(Ending::Mate(line(&self.visited, child)));
            }
            if material::too_little(after.board(), self.winner).is_none() {
                let far = self.guides[self.guide].distance(after.board());
                self.waiting.push(child, far);
            }
            if meter.spend() {
                self.is_cut = true;
                return Some(Ending::Limit);
            }
        }
        None
    }

    /// Whether a proof shows that nothing is to be found beyond a position.
    /// The rarer that is, the rarer it is tried.
    fn is_hopeless(&mut self, chess: &Chess, meter: &Meter<'_>) -> bool {
        if meter.spent() < self.next_proof {
            return false;
        }
        let hopeless = pattern::none_left(&Reach::of(chess), self.winner);
        self.pause = if hopeless {
            0
        } else {
            (self.pause * 2).clamp(8, LONGEST_PAUSE)
        };
        self.next_proof = meter.spent() + self.pause;
        hopeless
    }

    fn next_guide(&mut self, meter: &Meter<'_>) {
        self.guide += 1;
        if self.guide == self.guides.len() {
            self.guide = 0;
            self.turn *= 3;
            let likeliest = self.guides.len().div_ceil(2).max(FEWEST_GUIDES);
            self.guides.truncate(likeliest);
        }
        self.turn_ends = meter.spent() + self.turn;
        self.reorder();
    }

    fn reorder(&mut self) {
        let (guide, visited) = (&self.guides[self.guide], &self.visited);
        self.waiting
            .reorder(|index| guide.distance(&visited.get(index).0.board()));
    }
}

/// The moves from the first position to the one at `index`.
fn line(visited: &Visited, mut index: u32) -> Vec<Move> {
    let mut moves = Vec::new();
    loop {
        let (packed, parent) = visited.get(index);
        if parent == NONE {
            moves.reverse();
            return moves;
        }
        let before = visited.get(parent).0.chess();
        let m = before.legal_moves().into_iter().find(|m| {
            let mut after = before.clone();
            after.play_unchecked(*m);
            Packed::of(&after) == packed
        });
        moves.push(m.expect("a position was found from its parent by a move"));
        index = parent;
    }
}

/// Positions to look at, by how far they seem from mate; of equals the latest.
struct Waiting {
    by_distance: Vec<Vec<u32>>,
    nearest: usize,
}

impl Waiting {
    fn new() -> Waiting {
        Waiting {
            by_distance: vec![Vec::new(); FARTHEST + 1],
            nearest: 0,
        }
    }

    fn push(&mut self, index: u32, distance: usize) {
        self.by_distance[distance].push(index);
        self.nearest = self.nearest.min(distance);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.nearest <= FARTHEST {
            if let Some(index) = self.by_distance[self.nearest].pop() {
                return Some(index);
            }
            self.nearest += 1;
        }
        None
    }

    fn reorder(&mut self, distance: impl Fn(u32) -> usize) {
        let all: Vec<u32> = self
            .by_distance
            .iter_mut()
            .flat_map(std::mem::take)
            .collect();
        self.nearest = FARTHEST;
        for index in all {
            self.push(index, distance(index));
        }
    }
}
