//! A modest player: it looks some half moves ahead, counts pieces and where
//! they stand, and sees through captures. No engine is needed for it.

use tuomari_board::{Color, Move, Position, Role};

use crate::{Question, Strength};

/// Positions that one move may cost.
const MOST_POSITIONS: u32 = 60_000;

/// Half moves that a row of captures is followed for.
const MOST_CAPTURES: u32 = 4;

const MATE: i32 = 100_000;

/// The move to be played. `lot` is any 64 bits: of moves that are about as
/// good one is drawn.
pub fn best(question: &Question, lot: u64) -> Option<Move> {
    let (depth, slack) = match question.strength {
        Strength::Easy => (1, 60),
        Strength::Even => (2, 25),
        Strength::Hard => (3, 8),
    };
    let mut search = Search {
        left: MOST_POSITIONS,
    };
    let mut scored: Vec<(i32, Move)> = Vec::with_capacity(question.moves.len());
    for m in in_order(&question.moves) {
        let mut next = question.position.clone();
        next.play_unchecked(m);
        let worth = -search.worth(&next, depth - 1, -MATE, MATE);
        scored.push((worth, m));
    }
    let most = scored.iter().map(|(worth, _)| *worth).max()?;
    let good: Vec<Move> = scored
        .into_iter()
        .filter(|(worth, _)| *worth >= most - slack)
        .map(|(_, m)| m)
        .collect();
    let place = lot % u64::try_from(good.len()).ok()?;
    good.get(usize::try_from(place).ok()?).copied()
}

struct Search {
    /// Positions that may still be looked at.
    left: u32,
}

impl Search {
    /// What a position is worth to the side that has the move, in hundredths
    /// of a pawn.
    fn worth(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if depth == 0 || self.left == 0 {
            return self.calm(position, MOST_CAPTURES, alpha, beta);
        }
        self.left -= 1;
        let moves = position.legal_moves();
        if moves.is_empty() {
            let mated = position.in_check(position.turn());
            // A mate that comes sooner is worth more.
            return if mated {
                -MATE + 10 - i32::try_from(depth).unwrap_or(0)
            } else {
                0
            };
        }
        for m in in_order(&moves) {
            let mut next = position.clone();
            next.play_unchecked(m);
            let worth = -self.worth(&next, depth - 1, -beta, -alpha);
            if worth >= beta {
                return beta;
            }
            alpha = alpha.max(worth);
        }
        alpha
    }

    /// The same, once captures have been made as far as they pay.
    fn calm(&mut self, position: &Position, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        let stands = balance(position);
        if depth == 0 || self.left == 0 {
            return stands;
        }
        self.left -= 1;
        if stands >= beta {
            return beta;
        }
        alpha = alpha.max(stands);
        let moves = position.legal_moves();
        if moves.is_empty() && position.in_check(position.turn()) {
            return -MATE;
        }
        for m in in_order(&moves) {
            if !m.is_capture() && !m.is_promotion() {
                continue;
            }
            let mut next = position.clone();
            next.play_unchecked(m);
            let worth = -self.calm(&next, depth - 1, -beta, -alpha);
            if worth >= beta {
                return beta;
            }
            alpha = alpha.max(worth);
        }
        alpha
    }
}

/// Captures of the most by the least come first: they settle most.
fn in_order(moves: &[Move]) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort_by_key(|m| {
        let takes = m.capture().map_or(0, price);
        let becomes = m.promotion().map_or(0, price);
        -(takes * 10 + becomes * 10 - price(m.role()))
    });
    moves
}

fn price(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 310,
        Role::Bishop => 325,
        Role::Rook => 500,
        Role::Queen => 950,
        Role::King => 0,
    }
}

/// What stands on the board, to the side that has the move.
fn balance(position: &Position) -> i32 {
    let mut sum = 0;
    for (square, piece) in position.board() {
        let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
        let rank = if piece.color == Color::White {
            rank
        } else {
            7 - rank
        };
        // 0 at the edge, 3 in the middle.
        let middle = (file.min(7 - file)).min(rank.min(7 - rank));
        let stands = match piece.role {
            Role::Pawn => 4 * rank + 2 * middle * i32::from((2..6).contains(&file)),
            Role::Knight => 12 * middle,
            Role::Bishop => 7 * middle,
            Role::Rook => 10 * i32::from(rank == 6),
            Role::Queen => 2 * middle,
            Role::King => -9 * middle,
        };
        let worth = price(piece.role) + stands;
        sum += if piece.color == position.turn() {
            worth
        } else {
            -worth
        };
    }
    sum
}

#[cfg(test)]
mod tests {
    use tuomari_wire::place::MoveName;

    use super::*;

    fn played(fen: &str, strength: Strength) -> Vec<String> {
        let position = Position::from_fen(fen).unwrap();
        let moves = position.legal_moves().to_vec();
        let question = Question {
            position,
            moves,
            strength,
        };
        let text = |lot| {
            best(&question, lot)
                .and_then(MoveName::of)
                .map(String::from)
        };
        let mut all: Vec<String> = (0..8).filter_map(text).collect();
        all.sort();
        all.dedup();
        all
    }

    #[test]
    fn it_mates_and_takes_what_hangs_and_leaves_what_is_guarded() {
        for strength in [Strength::Easy, Strength::Even, Strength::Hard] {
            let mate = played("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", strength);
            assert_eq!(mate, ["a1a8"], "{strength:?}");
            let hangs = played("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", strength);
            assert_eq!(hangs, ["e4d5"], "{strength:?}");
        }
        let guarded = played("4k3/2p5/3p4/8/8/8/8/3QK3 w - - 0 1", Strength::Even);
        assert!(!guarded.contains(&"d1d6".to_owned()), "{guarded:?}");
    }

    #[test]
    fn no_position_takes_long() {
        let middle = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
        let mut search = Search {
            left: MOST_POSITIONS,
        };
        search.worth(&Position::from_fen(middle).unwrap(), 6, -MATE, MATE);
        assert_eq!(search.left, 0, "it stops, however deep it would look");
    }
}
