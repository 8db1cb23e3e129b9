//! Positions that `shakmaty` does not hold: after illegal moves that stand.

use std::{
    cmp::Reverse,
    collections::{BinaryHeap, HashSet},
};

use tuomari_board::{Color, Identity, Move, Position, Square};

use crate::{
    answer::Proof,
    guide::{Guide, corners},
    limit::Meter,
    solver::{self, Ending},
};

/// How far the first round looks beyond a position that has become regular.
const FIRST_ROUND: u64 = 2_000;

/// Whether a side has nothing but a king, which is not next to the other's.
fn is_bare(position: &Position, side: Color) -> bool {
    let board = position.board();
    let [own, theirs] = [side, !side].map(|color| board.by_piece(color.king()));
    let apart = |king: Square| theirs.into_iter().all(|other| king.distance(other) > 1);
    board.by_color(side) == own && own.into_iter().all(apart)
}

/// The answer for an irregular position, on the board's own generator.
///
/// A king that is gone is known to be beyond mate: none comes back. A bare king
/// gives check only to a king next to it, and no legal move brings it there.
/// Else nothing is taken for granted: every position is looked at, and whatever becomes regular is asked of
/// the [`solver`].
pub(crate) fn answer(position: &Position, side: Color, meter: &mut Meter<'_>) -> Ending {
    if position.board().by_piece((!side).king()).is_empty() {
        return Ending::OutOfReach;
    }
    if !position.has_legal_move() {
        let mated = position.turn() != side && position.is_checkmate();
        return if mated {
            Ending::Mate(Vec::new())
        } else {
            Ending::Men(Proof::GameOver)
        };
    }
    if is_bare(position, side) {
        return Ending::Men(Proof::BareKing);
    }
    let mut seen: HashSet<Identity> = HashSet::from([position.identity()]);
    let mut found: Vec<(Position, Option<Parent>)> = vec![(position.clone(), None)];
    let mut regular: Vec<usize> = Vec::new();
    let corner = corners(position.board(), side)[0];
    let guide = Guide::to_corner(side, corner);
    let mut waiting = BinaryHeap::from([(Reverse(0), 0)]);
    while let Some((_, index)) = waiting.pop() {
        let now = found[index].0.clone();
        for m in &now.legal_moves() {
            let mut after = now.clone();
            after.play_unchecked(*m);
            if !seen.insert(after.identity()) {
                continue;
            }
            let child = found.len();
            let mates = after.turn() != side && after.is_checkmate();
            let is_regular = after.to_chess().is_some();
            let far = guide.distance(after.board());
            found.push((after, Some(Parent { index, by: *m })));
            if mates {
                return Ending::Mate(line(&found, child));
            }
            if is_regular {
                regular.push(child);
            } else {
                waiting.push((Reverse(far), child));
            }
            if meter.spend() {
                return Ending::Limit;
            }
        }
        if let Some(ending) = beyond(&found, &mut regular, side, FIRST_ROUND, meter) {
            return ending;
        }
    }
    let mut round = FIRST_ROUND;
    while !regular.is_empty() {
        round *= 8;
        if let Some(ending) = beyond(&found, &mut regular, side, round, meter) {
            return ending;
        }
    }
    Ending::Exhausted(found.len() as u64)
}

/// How a position was found.
struct Parent {
    index: usize,
    by: Move,
}

/// Asks the solver about positions that have become regular; those it settles
/// are dropped.
fn beyond(
    found: &[(Position, Option<Parent>)],
    regular: &mut Vec<usize>,
    side: Color,
    round: u64,
    meter: &mut Meter<'_>,
) -> Option<Ending> {
    let mut open = Vec::new();
    for index in std::mem::take(regular) {
        let chess = found[index]
            .0
            .to_chess()
            .expect("it was regular when found");
        let ending = meter.lend(round, |meter| solver::answer(&chess, side, meter));
        match ending {
            Ending::Mate(moves) => {
                let mut line = line(found, index);
                line.extend(moves);
                return Some(Ending::Mate(line));
            }
            Ending::Limit => open.push(index),
            _ => (),
        }
        if meter.is_over() {
            return Some(Ending::Limit);
        }
    }
    *regular = open;
    None
}

/// The moves from the first position to the one at `index`.
fn line(found: &[(Position, Option<Parent>)], mut index: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some(parent) = &found[index].1 {
        moves.push(parent.by);
        index = parent.index;
    }
    moves.reverse();
    moves
}
