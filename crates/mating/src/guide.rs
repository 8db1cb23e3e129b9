//! Which way a mate is likely to lie.

use shakmaty::{Bitboard, Board, Chess, Color, Position as _, Role, Square, attacks};

use crate::{
    pattern::{Pattern, patterns},
    reach::Reach,
};

/// How far a position seems from a mate by one side; a guess that orders the
/// search and proves nothing.
pub(crate) struct Guide {
    winner: Color,
    /// Whether pawns are to promote first.
    by_pawn: bool,
    prey: [u8; 64],
    chaser: [u8; 64],
    /// A knight's moves to where it gives check.
    knight: [u8; 64],
    /// Squares around the king that its own men must take from it, each with
    /// a knight's moves to it.
    blocked: Vec<(Square, [u8; 64])>,
}

/// No position is further away than this.
pub(crate) const FARTHEST: usize = 255;
/// Nobody is there to block a square.
const NO_BLOCKER: usize = 48;
/// A man that had better be gone.
const HARMFUL: usize = 6;
/// A square that cannot be reached.
const NEVER: u8 = 20;

impl Guide {
    /// Towards nothing in particular.
    pub(crate) fn blind(winner: Color) -> Guide {
        Guide {
            winner,
            by_pawn: true,
            prey: [0; 64],
            chaser: [0; 64],
            knight: [1; 64],
            blocked: Vec::new(),
        }
    }

    /// Towards mate in a corner.
    pub(crate) fn to_corner(winner: Color, corner: Square) -> Guide {
        let guards = !attacks::king_attacks(corner) & !Bitboard::from_square(corner);
        let near = attacks::king_attacks(corner)
            .into_iter()
            .fold(Bitboard::EMPTY, |near, square| {
                near | attacks::king_attacks(square)
            });
        Guide {
            prey: steps(
                Bitboard::from_square(corner),
                Bitboard::FULL,
                attacks::king_attacks,
            ),
            chaser: steps(near & guards, Bitboard::FULL, attacks::king_attacks),
            ..Guide::blind(winner)
        }
    }

    fn towards(reach: &Reach, winner: Color, pattern: Pattern, by_pawn: bool) -> Guide {
        let guard = pattern.guard.map_or(Bitboard::FULL, Bitboard::from_square);
        Guide {
            winner,
            by_pawn,
            prey: steps(
                Bitboard::from_square(pattern.king),
                reach.king(!winner),
                attacks::king_attacks,
            ),
            chaser: steps(guard, reach.king(winner), attacks::king_attacks),
            knight: steps(
                attacks::knight_attacks(pattern.king),
                Bitboard::FULL,
                attacks::knight_attacks,
            ),
            blocked: pattern
                .blocked
                .into_iter()
                .map(|square| {
                    let goal = Bitboard::from_square(square);
                    (square, steps(goal, Bitboard::FULL, attacks::knight_attacks))
                })
                .collect(),
        }
    }

    pub(crate) fn distance(&self, board: &Board) -> usize {
        let (Some(chaser), Some(prey)) = (board.king_of(self.winner), board.king_of(!self.winner))
        else {
            return FARTHEST;
        };
        let prey = usize::from(self.prey[usize::from(prey)]);
        let guard = usize::from(self.chaser[usize::from(chaser)]);
        let (means, promoting) = self.means(board, chaser);
        let mut far = if promoting {
            10 + means + prey + guard
        } else {
            means + 3 * prey + 2 * guard
        };
        if self.blocked.is_empty() {
            return far.min(FARTHEST);
        }
        let theirs = board.by_color(!self.winner) & !board.kings();
        let harmful = theirs & harmful(board, self.winner);
        far += HARMFUL * harmful.count();
        for (square, knight) in &self.blocked {
            if !(theirs & !harmful).contains(*square) {
                far += 2 + blocker(board, theirs & !harmful, *square, knight);
            }
        }
        far.min(FARTHEST)
    }

    /// How far the men are from being able to mate, and whether by a pawn.
    fn means(&self, board: &Board, king: Square) -> (usize, bool) {
        let own = board.by_color(self.winner);
        if (own & (board.queens() | board.rooks())).any() {
            return (0, false);
        }
        let pawns = (own & board.pawns())
            .into_iter()
            .map(|pawn| promotion(board, self.winner, pawn, king))
            .min();
        if let Some(pawns) = pawns
            && self.by_pawn
        {
            return (pawns, true);
        }
        let knights = (own & board.knights())
            .into_iter()
            .map(|knight| 2 * usize::from(self.knight[usize::from(knight)].abs_diff(1)))
            .min();
        (10 + knights.unwrap_or(0), false)
    }
}

/// Men of the other side that never block their king for good: they take the
/// piece that mates, or come between.
fn harmful(board: &Board, winner: Color) -> Bitboard {
    let own = board.by_color(winner);
    if (own & (board.pawns() | board.rooks() | board.queens())).any() {
        Bitboard::EMPTY
    } else if (own & board.knights()).any() {
        board.queens()
    } else {
        board.queens() | board.rooks()
    }
}

/// How far the nearest of `men` is from standing on `square`.
fn blocker(board: &Board, men: Bitboard, square: Square, knight: &[u8; 64]) -> usize {
    let far = men.into_iter().map(|man| match board.piece_at(man) {
        Some(piece) if piece.role == Role::Pawn => 8 + promotion(board, piece.color, man, man),
        Some(piece) if piece.role == Role::Knight => 2 * usize::from(knight[usize::from(man)]),
        Some(piece) if piece.role == Role::Bishop && man.is_light() != square.is_light() => {
            NO_BLOCKER
        }
        _ => 2 + man.distance(square) as usize / 4,
    });
    far.min().unwrap_or(NO_BLOCKER)
}

/// How far a pawn is from its promotion, and its king from what bars it.
fn promotion(board: &Board, side: Color, pawn: Square, king: Square) -> usize {
    let rank = usize::from(pawn.rank());
    let file = Bitboard::from_file(pawn.file());
    let (steps, ahead) = if side.is_white() {
        (7 - rank, file & Bitboard(!1_u64 << u32::from(pawn)))
    } else {
        (rank, file & Bitboard((1_u64 << u32::from(pawn)) - 1))
    };
    let bars = ahead & board.pawns();
    let bar = if side.is_white() {
        bars.first()
    } else {
        bars.last()
    };
    let way = bar.map_or(0, |bar| 2 * king.distance(bar) as usize);
    3 * steps + 5 * bars.count() + (ahead & board.occupied()).count() + way
}

/// Moves to the nearest of `goals` over squares where the man can ever stand.
fn steps(goals: Bitboard, over: Bitboard, step: impl Fn(Square) -> Bitboard) -> [u8; 64] {
    let mut steps = [NEVER; 64];
    let mut edge = goals & over;
    let mut seen = edge;
    let mut count = 0;
    while edge.any() && count < NEVER {
        let mut next = Bitboard::EMPTY;
        for square in edge {
            steps[usize::from(square)] = count;
            next |= step(square);
        }
        edge = next & over & !seen;
        seen |= edge;
        count += 1;
    }
    steps
}

/// Guides towards the likeliest patterns of mate, the likeliest first; none if
/// no mate is left.
pub(crate) fn guides(chess: &Chess, reach: &Reach, winner: Color, count: usize) -> Vec<Guide> {
    let board = chess.board();
    let (Some(chaser), Some(prey)) = (board.king_of(winner), board.king_of(!winner)) else {
        return Vec::new();
    };
    let from_prey = steps(
        Bitboard::from_square(prey),
        reach.king(!winner),
        attacks::king_attacks,
    );
    let from_chaser = steps(
        Bitboard::from_square(chaser),
        reach.king(winner),
        attacks::king_attacks,
    );
    // The cheapest pattern for each square of the hunted king.
    let mut best: [Option<(usize, Pattern)>; 64] = [None; 64];
    let theirs = board.by_color(!winner) & !board.kings();
    let blockers = theirs & !harmful(board, winner);
    let pieces = (blockers & !board.pawns()).count();
    let cost = |pattern: &Pattern| {
        let lacking = (pattern.blocked & !blockers).count();
        let by_pawns = lacking.saturating_sub(pieces);
        let nobody = pattern.blocked.count().saturating_sub(blockers.count());
        let seen = pattern.guard.map_or(Bitboard::EMPTY, attacks::king_attacks);
        let denied = attacks::king_attacks(pattern.king) & !seen & !pattern.blocked;
        3 * usize::from(from_prey[usize::from(pattern.king)])
            + 2 * pattern
                .guard
                .map_or(3, |guard| usize::from(from_chaser[usize::from(guard)]))
            + 6 * lacking
            + 10 * by_pawns
            + 40 * nobody
            + 12 * pattern.blocked.count().saturating_sub(1)
            + 10 * denied.count()
    };
    patterns(reach, winner, |pattern| {
        let cost = cost(&pattern);
        let known = &mut best[usize::from(pattern.king)];
        if known.is_none_or(|(least, _)| cost < least) {
            *known = Some((cost, pattern));
        }
        true
    });
    let mut best: Vec<(usize, Pattern)> = best.into_iter().flatten().collect();
    best.sort_by_key(|(cost, _)| *cost);
    let own = board.by_color(winner);
    let minors = (own & (board.bishops() | board.knights())).any();
    let both = minors && (own & board.pawns()).any();
    let modes = [true, false].into_iter().take(if both { 2 } else { 1 });
    best.into_iter()
        .take(count)
        .flat_map(|(_, pattern)| {
            modes
                .clone()
                .map(move |by_pawn| Guide::towards(reach, winner, pattern, by_pawn))
        })
        .collect()
}

/// The corners, the nearest to the hunted king first.
pub(crate) fn corners(board: &Board, winner: Color) -> [Square; 4] {
    let mut corners = [Square::A1, Square::A8, Square::H1, Square::H8];
    if let (Some(chaser), Some(prey)) = (board.king_of(winner), board.king_of(!winner)) {
        corners.sort_by_key(|corner| 3 * prey.distance(*corner) + 2 * chaser.distance(*corner));
    }
    corners
}
