//! What touched pieces bind to (`fide-2018/4.3`, `4.4`).

use tuomari_board::{Bitboard, Color, File, Move, Position, Role, Square};

use super::facts::{Fact, Facts};

/// A piece taken to be moved or captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Touch {
    pub(super) square: Square,
    pub(super) owner: Color,
    pub(super) taken: bool,
    pub(super) brushed: bool,
}

/// Picks the legal moves that fit.
type Such<'a> = dyn Fn(&dyn Fn(&Move) -> bool) -> Vec<Move> + 'a;

/// The moves that touches leave to the player having the move.
pub(super) fn allowed(facts: &Facts, position: &Position, touches: &[Touch]) -> Vec<Move> {
    let turn = position.turn();
    let legal = position.legal_moves().to_vec();
    let such = |fits: &dyn Fn(&Move) -> bool| -> Vec<Move> {
        legal.iter().copied().filter(|m| fits(m)).collect()
    };
    let order: Vec<Touch> = touches.iter().copied().filter(|t| t.taken).collect();
    let own: Vec<Square> = squares(&order, turn);
    let theirs: Vec<Square> = squares(&order, !turn);
    if let Some(castling) = castling(facts, position, &own, &such) {
        return castling;
    }
    if facts.is(Fact::TouchMove, "castling-only") {
        return legal;
    }
    if let Some((mover, target)) = pair(facts, &legal, &own, &theirs) {
        let both = such(&|m| m.from() == Some(mover) && takes(*m, target));
        if !both.is_empty() {
            return both;
        }
    }
    for touch in &order {
        let bound = if touch.owner == turn {
            such(&|m| m.from() == Some(touch.square))
        } else {
            such(&|m| takes(*m, touch.square))
        };
        if !bound.is_empty() {
            return bound;
        }
    }
    legal
}

fn squares(order: &[Touch], owner: Color) -> Vec<Square> {
    let of = order.iter().filter(|touch| touch.owner == owner);
    of.map(|touch| touch.square).collect()
}

/// The own piece that has to take, and what: the first of each, or where each
/// colour has its own rule, the first that can.
fn pair(
    facts: &Facts,
    legal: &[Move],
    own: &[Square],
    theirs: &[Square],
) -> Option<(Square, Square)> {
    if facts.is(Fact::TouchBoth, "first-of-each") || (own.len() < 2 && theirs.len() < 2) {
        return Some((*own.first()?, *theirs.first()?));
    }
    let moves = |square: &&Square| legal.iter().any(|m| m.from() == Some(**square));
    let falls = |square: &&Square| legal.iter().any(|m| takes(*m, **square));
    Some((*own.iter().find(moves)?, *theirs.iter().find(falls)?))
}

/// King and rook touched one after the other.
fn castling(
    facts: &Facts,
    position: &Position,
    own: &[Square],
    such: &Such<'_>,
) -> Option<Vec<Move>> {
    let (first, second) = (*own.first()?, *own.get(1)?);
    let role = |square| position.board().role_at(square);
    let home = position.turn().backrank();
    let meant = |king: Square, rook: Square| {
        let usual = king.file() == File::E && Bitboard::CORNERS.contains(rook);
        let right = position.castling().rooks().contains(rook);
        king.rank() == home && rook.rank() == home && (usual || right)
    };
    let with = |m: &Move, square| matches!(m, Move::Castle { rook, .. } if *rook == square);
    match (role(first)?, role(second)?) {
        (Role::King, Role::Rook) if meant(first, second) => {
            let castle = such(&|m| with(m, second));
            let king = such(&|m| m.from() == Some(first));
            let any = such(&|_| true);
            [castle, king, any].into_iter().find(|m| !m.is_empty())
        }
        (Role::Rook, Role::King) => {
            let barred = |m: &Move| {
                if facts.is(Fact::RookFirst, "castling-barred") {
                    m.is_castle()
                } else {
                    with(m, first)
                }
            };
            if such(&barred).is_empty() && !meant(second, first) {
                return None;
            }
            let rook = such(&|m| m.from() == Some(first) && !barred(m));
            let king = such(&|m| m.from() == Some(second) && !barred(m));
            let rest = such(&|m| !barred(m));
            [rook, king, rest].into_iter().find(|m| !m.is_empty())
        }
        _ => None,
    }
}

/// Whether the move takes what stands on `square`.
fn takes(m: Move, square: Square) -> bool {
    match m {
        Move::Normal { capture, to, .. } => capture.is_some() && to == square,
        Move::EnPassant { from, to } => Square::from_coords(to.file(), from.rank()) == square,
        Move::Castle { .. } | Move::Put { .. } => false,
    }
}
