//! Can this side still mate? A plain answer: a line that was shown and can be
//! played, men that never mate, or every position that can arise.

use std::collections::{BTreeMap, BTreeSet};

use tuomari_board::{Bitboard, Color, Move, Position, Role, Square};

use super::hall::Evidence;

/// Positions looked at before the question is left open.
const MOST: usize = 4_000;

/// Whether `side` can mate by some series of legal moves; nothing if that is
/// not found out.
pub(super) fn can_mate(position: &Position, side: Color, evidence: &Evidence) -> Option<bool> {
    let shown = evidence.line.as_ref();
    if shown.is_some_and(|line| ends_in_mate(position, side, line)) {
        return Some(true);
    }
    if never(position, side) {
        return Some(false);
    }
    let mut seen = BTreeSet::from([position.identity().digest()]);
    // The likeliest first, so that a mate is found soon; that there is none is
    // known only when nothing is left.
    let mut open = BTreeMap::from([((0, 0), position.clone())]);
    let mut number = 0;
    while let Some(((hope, _), now)) = open.pop_first() {
        if now.turn() != side && now.is_checkmate() {
            return Some(true);
        }
        for m in &now.legal_moves() {
            let mut next = now.clone();
            next.play_unchecked(*m);
            if !never(&next, side) && seen.insert(next.identity().digest()) {
                number += 1;
                let hope = hope / 2 + distance_to_mate(&next, side);
                open.insert((hope, number), next);
            }
        }
        if seen.len() > MOST {
            return None;
        }
    }
    Some(false)
}

/// A guess: how far the other king is from being caught. Nothing rests on it.
fn distance_to_mate(position: &Position, side: Color) -> u32 {
    let board = position.board();
    let (Some(own), Some(theirs)) = (board.king_of(side), board.king_of(!side)) else {
        return 0;
    };
    let edge = |line: u32| line.min(7 - line);
    let to_edge = edge(u32::from(theirs.file())) + edge(u32::from(theirs.rank()));
    let pawns = board.by_color(side) & board.pawns();
    let steps = |pawn: Square| side.fold_wb(7 - u32::from(pawn.rank()), u32::from(pawn.rank()));
    let heavy = (board.by_color(side) & (board.queens() | board.rooks())).any();
    let pawn = pawns.into_iter().map(steps).min().unwrap_or(0);
    let to_queen = if heavy { 0 } else { 8 * pawn };
    let free = attacks_of(theirs) & !board.by_color(!side);
    let flights = free
        .into_iter()
        .filter(|square| !position.is_attacked(*square, side))
        .count();
    let flights = u32::try_from(flights).unwrap_or(8);
    4 * flights + 2 * to_edge + own.distance(theirs) + to_queen
}

fn attacks_of(king: Square) -> Bitboard {
    Square::ALL
        .into_iter()
        .filter(|square| king.distance(*square) == 1)
        .collect()
}

/// Whether neither side can mate; nothing if that is not found out.
pub(super) fn is_dead(position: &Position) -> Option<bool> {
    let nothing = Evidence::default();
    let white = can_mate(position, Color::White, &nothing)?;
    let black = can_mate(position, Color::Black, &nothing)?;
    Some(!white && !black)
}

/// Whether the men alone say that neither side can mate.
pub(super) fn is_dead_by_men(position: &Position) -> bool {
    position.is_regular() && never(position, Color::White) && never(position, Color::Black)
}

/// Men that cannot mate in any position: whatever stands against no king; a
/// bare king; a knight against nothing but queens; bishops on one colour of
/// squares where nothing but such bishops and heavier pieces stand against
/// them.
fn never(position: &Position, side: Color) -> bool {
    let board = position.board();
    let own = board.by_color(side) & !board.kings();
    let theirs = board.by_color(!side) & !board.kings();
    let heavy = board.queens() | board.rooks();
    if own.is_empty() || board.king_of(!side).is_none() {
        return true;
    }
    if (own & heavy).any() || board.pawns().any() {
        return false;
    }
    if (own & board.knights()).any() {
        return own.count() == 1 && (theirs & !board.queens()).is_empty();
    }
    let bishops = board.bishops();
    let one_colour = (bishops & Bitboard::LIGHT_SQUARES).is_empty()
        || (bishops & Bitboard::DARK_SQUARES).is_empty();
    one_colour && (theirs & board.knights()).is_empty()
}

fn ends_in_mate(position: &Position, side: Color, line: &[String]) -> bool {
    let mut now = position.clone();
    for text in line {
        let Some(m) = legal(&now, text) else {
            return false;
        };
        now.play_unchecked(m);
    }
    now.is_checkmate() && now.turn() != side
}

/// The legal move that a record's text names.
pub(super) fn legal(position: &Position, text: &str) -> Option<Move> {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let from: Square = rest.get(..2)?.parse().ok()?;
    let rest = rest.get(2..)?;
    let moves = position.legal_moves();
    if let Some(rook) = rest.strip_prefix('R') {
        let rook: Square = rook.parse().ok()?;
        let castle = Move::Castle { king: from, rook };
        return moves.iter().copied().find(|m| *m == castle);
    }
    let captures = rest.starts_with('x');
    let rest = rest.get(1..)?;
    let rest = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
    let to: Square = rest.get(..2)?.parse().ok()?;
    let becomes = match rest.get(2..)? {
        "" | "ep" => None,
        piece => Some(Role::from_char(piece.chars().nth(1)?)?),
    };
    let fits = |m: &&Move| {
        !m.is_castle() && m.from() == Some(from) && m.to() == to && m.promotion() == becomes
    };
    let m = moves.iter().find(fits).copied()?;
    (m.is_capture() == captures).then_some(m)
}
