//! A quick try: both sides walk straight towards a mate in a corner.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Role, Square, attacks};

/// The moves a walk may take, and four more for every man.
const PLIES: usize = 40;

/// One walk towards mate by `winner` with the hunted king in `corner`: the
/// moves, if they end in mate. `salt` makes walks differ.
pub(crate) fn walk(root: &Chess, winner: Color, corner: Square, salt: u32) -> Option<Vec<Move>> {
    let mut chess = root.clone();
    let plies = PLIES + 4 * root.board().occupied().count();
    let mut moves = Vec::with_capacity(plies);
    let mut dice = salt.wrapping_mul(0x9E37_79B9) | 1;
    while moves.len() < plies {
        let (own_king, king) = kings(chess.board(), winner)?;
        let legal = chess.legal_moves();
        let next = if chess.turn() == winner {
            if let Some(mate) = mating_move(&chess, &legal, own_king, king) {
                moves.push(mate);
                return Some(moves);
            }
            let lacks = means_lacking(chess.board(), winner);
            best(&legal, &mut dice, |m| {
                chaser_score(m, lacks, own_king, king, corner)
            })?
        } else {
            best(&legal, &mut dice, |m| prey_score(m, corner, own_king))?
        };
        let before = chess.clone();
        chess.play_unchecked(next);
        moves.push(next);
        let own = chess.board().by_color(winner);
        if own.count() == 1 {
            return None;
        }
        let cramped = (chess.board().occupied() & !own).count() == 1;
        if chess.turn() != winner && cramped && chess.legal_moves().is_empty() {
            if chess.is_check() {
                return Some(moves);
            }
            // A stalemate: anything else.
            let other = legal.iter().find(|m| {
                let mut after = before.clone();
                after.play_unchecked(**m);
                !after.legal_moves().is_empty()
            })?;
            chess = before;
            chess.play_unchecked(*other);
            moves.pop();
            moves.push(*other);
        }
    }
    None
}

fn kings(board: &Board, winner: Color) -> Option<(Square, Square)> {
    Some((board.king_of(winner)?, board.king_of(!winner)?))
}

fn means_lacking(board: &Board, side: Color) -> bool {
    (board.by_color(side) & (board.queens() | board.rooks())).is_empty()
}

/// A move that mates at once; looked for only where the king is short of room.
fn mating_move(chess: &Chess, legal: &[Move], own_king: Square, king: Square) -> Option<Move> {
    let board = chess.board();
    let side = chess.turn();
    let room =
        attacks::king_attacks(king) & !board.by_color(!side) & !attacks::king_attacks(own_king);
    if room.count() > 3 {
        return None;
    }
    let occupied = board.occupied();
    let diagonal = attacks::bishop_attacks(king, occupied);
    let straight = attacks::rook_attacks(king, occupied);
    let checks = |role: Role| match role {
        Role::Pawn => attacks::pawn_attacks(!side, king),
        Role::Knight => attacks::knight_attacks(king),
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => diagonal | straight,
        Role::King => Bitboard::EMPTY,
    };
    legal.iter().copied().find(|m| {
        let role = m.promotion().unwrap_or(m.role());
        if !checks(role).contains(m.to()) {
            return false;
        }
        let mut after = chess.clone();
        after.play_unchecked(*m);
        after.is_checkmate()
    })
}

/// The best move by `score`; of equals any.
fn best(legal: &[Move], dice: &mut u32, score: impl Fn(Move) -> i32) -> Option<Move> {
    let mut chosen = None;
    let mut highest = i32::MIN;
    for m in legal {
        *dice ^= *dice << 13;
        *dice ^= *dice >> 17;
        *dice ^= *dice << 5;
        let this = score(*m) * 8 + (*dice & 7).cast_signed();
        if this > highest {
            highest = this;
            chosen = Some(*m);
        }
    }
    chosen
}

fn chaser_score(m: Move, lacks: bool, own_king: Square, king: Square, corner: Square) -> i32 {
    let mut score = 0;
    if m.is_capture() {
        score += 12;
    }
    if let Some(role) = m.promotion() {
        return score + if role == Role::Queen { 60 } else { 0 };
    }
    match m.role() {
        Role::Pawn => score += if lacks { 10 } else { 1 },
        Role::King => {
            let far = |square: Square| (apart(square, corner) - 2).abs();
            score += 6 * (far(own_king) - far(m.to())) - 1;
        }
        _ => {
            // Leave the hunted king its way.
            let near = i32::from(m.to().distance(king) <= 1);
            score += 1 - 3 * near;
        }
    }
    score
}

fn prey_score(m: Move, corner: Square, chaser: Square) -> i32 {
    let mut score = 0;
    if m.is_capture() {
        score -= 30;
    }
    if m.role() == Role::King {
        let Some(from) = m.from() else { return score };
        let (before, after) = (apart(from, corner), apart(m.to(), corner));
        score += 8 * (before - after) - i32::from(before == 0);
    } else if m.role() == Role::Pawn {
        score -= 2;
    } else {
        // Out of the way, and no check.
        score += (apart(m.to(), chaser)).min(3) - 2;
    }
    score
}

fn apart(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}
