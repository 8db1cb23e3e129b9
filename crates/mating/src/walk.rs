//! A quick try: both sides walk straight towards a mate in a corner.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position as _, Rank, Role, Square, attacks};

/// The moves a walk may take, and four more for every man.
const PLIES: usize = 40;
/// With more squares to go to, a king is hardly ever mated at once.
const ROOM: usize = 3;

/// One walk towards mate by `winner` with the hunted king in `corner`: the
/// moves, if they end in mate. `salt` makes walks differ.
pub(crate) fn walk(root: &Chess, winner: Color, corner: Square, salt: u32) -> Option<Vec<Move>> {
    let mut chess = root.clone();
    let plies = PLIES + 4 * root.board().occupied().count();
    let mut moves = Vec::with_capacity(plies);
    let mut dice = salt.wrapping_mul(0x9E37_79B9) | 1;
    while moves.len() < plies {
        let (own_king, king) = kings(chess.board(), winner)?;
        if chess.turn() == winner
            && let Some(mate) = mating_move(&chess, own_king, king)
        {
            moves.push(mate);
            return Some(moves);
        }
        if let Some(step) = king_step(&chess, winner, own_king, king, corner, &mut dice) {
            chess.play_unchecked(step);
            moves.push(step);
            continue;
        }
        let legal = chess.legal_moves();
        let next = if chess.turn() == winner {
            let lacks = means_lacking(chess.board(), winner);
            best(&legal, &mut dice, |m| {
                chaser_score(m, lacks, own_king, king, corner)
            })?
        } else {
            best(&legal, &mut dice, |m| prey_score(m, king, corner, own_king))?
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

/// From where each kind of man attacks a king.
struct Checks {
    pawn: Bitboard,
    knight: Bitboard,
    diagonal: Bitboard,
    straight: Bitboard,
}

impl Checks {
    fn on(king: Square, side: Color, occupied: Bitboard) -> Checks {
        Checks {
            pawn: attacks::pawn_attacks(!side, king),
            knight: attacks::knight_attacks(king),
            diagonal: attacks::bishop_attacks(king, occupied),
            straight: attacks::rook_attacks(king, occupied),
        }
    }

    fn by(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawn,
            Role::Knight => self.knight,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.diagonal | self.straight,
            Role::King => Bitboard::EMPTY,
        }
    }
}

/// The next step of the king that has the move, straight on; none if it has
/// arrived, if something is in its way, or if mate may be near. Most of a walk
/// is this, and the other moves need not be known for it.
fn king_step(
    chess: &Chess,
    winner: Color,
    own_king: Square,
    king: Square,
    corner: Square,
    dice: &mut u32,
) -> Option<Move> {
    let board = chess.board();
    let hunts = chess.turn() == winner;
    let from = if hunts { own_king } else { king };
    let far = |square: Square| {
        if hunts {
            from_guard(square, corner)
        } else {
            apart(square, corner)
        }
    };
    let now = far(from);
    if hunts && now == 0 {
        return None;
    }
    // A king that came first steps aside and back.
    let early = !hunts && now == 0 && apart(own_king, corner) > 3;
    let around = attacks::king_attacks(from) & !board.occupied();
    let onward = around.into_iter().filter(|to| early || far(*to) < now);
    let through = board.occupied().without(from);
    let safe = |to: &Square| board.attacks_to(*to, !chess.turn(), through).is_empty();
    let steps: Bitboard = onward.filter(safe).collect();
    let to = if roll(dice) & 1 == 0 {
        steps.first()?
    } else {
        steps.last()?
    };
    Some(Move::Normal {
        role: Role::King,
        from,
        capture: None,
        to,
        promotion: None,
    })
}

/// A move that mates at once, looked for only where the hunted king has few
/// squares that neither its own men nor the other king take from it.
fn mating_move(chess: &Chess, own_king: Square, king: Square) -> Option<Move> {
    let (board, side) = (chess.board(), chess.turn());
    let (own, occupied) = (board.by_color(side), board.occupied());
    let room =
        attacks::king_attacks(king) & !board.by_color(!side) & !attacks::king_attacks(own_king);
    if room.count() > ROOM {
        return None;
    }
    let checks = Checks::on(king, side, occupied);
    let through = occupied.without(king);
    let mates = |m: &Move| {
        let mut after = chess.clone();
        after.play_unchecked(*m);
        after.is_checkmate()
    };
    let pieces = own & !board.kings() & !board.pawns();
    for from in pieces {
        let role = board.role_at(from)?;
        let goes = attacks::attacks(from, role.of(side), occupied) & checks.by(role) & !own;
        for to in goes {
            let moved = through.without(from).with(to);
            let seen = attacks::attacks(to, role.of(side), moved);
            let others = own.without(from);
            let denied = |square: Square| {
                let still = board.attacks_to(square, side, moved) & others;
                still.any()
            };
            if (room & !seen).without(to).into_iter().all(denied) {
                let m = Move::Normal {
                    role,
                    from,
                    capture: board.role_at(to),
                    to,
                    promotion: None,
                };
                if chess.is_legal(m) && mates(&m) {
                    return Some(m);
                }
            }
        }
    }
    let last = Bitboard::from_rank(side.fold_wb(Rank::Seventh, Rank::Second));
    let near = |pawn: Square| {
        last.contains(pawn) || checks.pawn.into_iter().any(|to| pawn.distance(to) <= 2)
    };
    if !(own & board.pawns()).into_iter().any(near) {
        return None;
    }
    chess.legal_moves().into_iter().find(|m| {
        m.role() == Role::Pawn
            && checks
                .by(m.promotion().unwrap_or(Role::Pawn))
                .contains(m.to())
            && mates(m)
    })
}

/// The best move by `score`; of equals any.
fn best(legal: &[Move], dice: &mut u32, score: impl Fn(Move) -> i32) -> Option<Move> {
    let mut chosen = None;
    let mut highest = i32::MIN;
    for m in legal {
        let this = score(*m) * 8 + (roll(dice) & 7).cast_signed();
        if this > highest {
            highest = this;
            chosen = Some(*m);
        }
    }
    chosen
}

fn roll(dice: &mut u32) -> u32 {
    *dice ^= *dice << 13;
    *dice ^= *dice >> 17;
    *dice ^= *dice << 5;
    *dice
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
            score += 3 * (from_guard(own_king, corner) - from_guard(m.to(), corner)) - 1;
        }
        _ => {
            // Leave the hunted king its way.
            let near = i32::from(m.to().distance(king) <= 1);
            score += 1 - 3 * near;
        }
    }
    score
}

fn prey_score(m: Move, king: Square, corner: Square, chaser: Square) -> i32 {
    let mut score = 0;
    if m.is_capture() {
        score -= 30;
    }
    let Some(from) = m.from() else { return score };
    let (before, after) = (apart(from, corner), apart(m.to(), corner));
    if m.role() == Role::King {
        return score + 8 * (before - after) - i32::from(before == 0);
    }
    // Out of the king's way, and of the other one's.
    let onward =
        |square: Square, far| i32::from(square.distance(king) == 1 && far < apart(king, corner));
    score += 4 * (onward(from, before) - onward(m.to(), after));
    if m.role() == Role::Pawn {
        score - 2
    } else {
        score + apart(m.to(), chaser).min(3) - 2
    }
}

/// How far a king is from guarding two of the squares next to the corner: two
/// steps off and not on its diagonal.
fn from_guard(king: Square, corner: Square) -> i32 {
    let files = u32::from(king.file()).abs_diff(u32::from(corner.file()));
    let ranks = u32::from(king.rank()).abs_diff(u32::from(corner.rank()));
    match files.max(ranks).cast_signed() - 2 {
        0 => i32::from(files == ranks),
        far => 2 * far.abs(),
    }
}

fn apart(a: Square, b: Square) -> i32 {
    a.distance(b).cast_signed()
}
