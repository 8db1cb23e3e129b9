//! A plain search for a mate with the help of both players.
//!
//! It looks at exact positions, one after the other, and remembers every one
//! it has seen. It knows two things only: what a legal move is, and that in a
//! regular position a bare king does not mate. Its order of search is a guess and cannot make it wrong.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
    hash::{BuildHasherDefault, Hasher},
};

use tuomari_board::{Bitboard, Color, Identity, Move, Position, Square};

/// What came of it.
#[derive(Clone, Debug)]
pub enum Sought {
    /// These legal moves lead to mate.
    Mate(Vec<Move>),
    /// Every position that can arise was looked at; none is mate by this side.
    Nowhere { positions: usize },
    /// The limit came first.
    GaveUp,
}

/// Looks for a series of legal moves from `position` that ends in mate by
/// `side`, among at most `limit` positions.
pub fn seek_mate(position: &Position, side: Color, limit: usize) -> Sought {
    let mut search = Search {
        side,
        limit,
        seen: HashSet::default(),
        steps: Vec::new(),
        open: BinaryHeap::new(),
    };
    if is_mate(position, side) {
        return Sought::Mate(Vec::new());
    }
    search.meet(position.clone(), None);
    search.run()
}

struct Search {
    side: Color,
    limit: usize,
    seen: HashSet<Identity, BuildHasherDefault<Fold>>,
    /// How each position was first reached: from which one, by which move.
    steps: Vec<(usize, Option<Move>)>,
    open: BinaryHeap<Open>,
}

/// A position not yet looked at. The least score comes first, then the oldest.
struct Open {
    order: Reverse<(i32, usize)>,
    depth: i32,
    position: Position,
}

impl Search {
    fn run(mut self) -> Sought {
        while let Some(open) = self.open.pop() {
            let Reverse((_, place)) = open.order;
            for m in &open.position.legal_moves() {
                let mut next = open.position.clone();
                next.play_unchecked(*m);
                if is_mate(&next, self.side) {
                    return Sought::Mate(self.line(place, *m));
                }
                if self.seen.len() >= self.limit {
                    return Sought::GaveUp;
                }
                self.meet(next, Some((place, open.depth, *m)));
            }
        }
        Sought::Nowhere {
            positions: self.seen.len(),
        }
    }

    fn meet(&mut self, position: Position, from: Option<(usize, i32, Move)>) {
        let bare = (position.board().by_color(self.side) & !position.board().kings()).is_empty();
        let dull = bare && position.is_regular();
        if dull || !self.seen.insert(position.identity()) {
            return;
        }
        let place = self.steps.len();
        let (parent, depth, m) =
            from.map_or((0, 0, None), |(at, depth, m)| (at, depth + 1, Some(m)));
        self.steps.push((parent, m));
        self.open.push(Open {
            order: Reverse((depth + score(&position, self.side), place)),
            depth,
            position,
        });
    }

    fn line(&self, place: usize, last: Move) -> Vec<Move> {
        let mut line = vec![last];
        let mut at = place;
        while let (parent, Some(m)) = self.steps[at] {
            line.push(m);
            at = parent;
        }
        line.reverse();
        line
    }
}

fn is_mate(position: &Position, by: Color) -> bool {
    position.turn() != by && position.in_check(!by) && !position.has_legal_move()
}

/// Small where a mate might be near: the king to be mated in a corner, the
/// others close to him, a rook or queen there or soon to be.
fn score(position: &Position, side: Color) -> i32 {
    let board = position.board();
    let Some(king) = board.king_of(!side) else {
        return 0;
    };
    let edge = |sq: Square| {
        let (file, rank) = (i32::from(sq.file()), i32::from(sq.rank()));
        file.min(7 - file) + rank.min(7 - rank)
    };
    let ours = board.by_color(side);
    let heavy = board.rooks_and_queens() & ours;
    let ahead: i32 = (board.pawns() & ours)
        .into_iter()
        .map(|pawn| 7 - side.fold_wb(i32::from(pawn.rank()), 7 - i32::from(pawn.rank())))
        .min()
        .unwrap_or(8);
    let near = |all: Bitboard| -> i32 {
        all.into_iter()
            .map(|sq| i32::try_from(sq.distance(king)).unwrap_or(8))
            .sum()
    };
    let need = if heavy.is_empty() { 8 * ahead } else { 0 };
    need + 3 * edge(king) + near(ours & !board.pawns()) / 2 + 2 * near(board.kings() & ours)
}

/// Folds the words of an identity into one number, the same in every run.
#[derive(Default)]
struct Fold(u64);

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = u128::from(self.0 ^ word ^ 0x9e37_79b9_7f4a_7c15) * 0xd134_2543_de82_ef95;
        let [low, high] = [mixed, mixed >> 64]
            .map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or(0));
        self.0 = low ^ high;
    }

    fn write_u8(&mut self, byte: u8) {
        self.write_u64(u64::from(byte));
    }

    fn write_usize(&mut self, size: usize) {
        self.write_u64(size as u64);
    }
}

impl PartialEq for Open {
    fn eq(&self, other: &Open) -> bool {
        self.order == other.order
    }
}

impl Eq for Open {}

impl PartialOrd for Open {
    fn partial_cmp(&self, other: &Open) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Open {
    fn cmp(&self, other: &Open) -> std::cmp::Ordering {
        self.order.cmp(&other.order)
    }
}
