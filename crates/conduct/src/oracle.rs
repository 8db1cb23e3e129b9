//! Can this side still mate? Asked of an analyser, answered as a verdict.

use std::collections::HashSet;

use tuomari_board::{Bitboard, Color, Identity, Position};

/// Answers whether a side can give mate by any series of legal moves.
///
/// The verdict is written into the event that rests on it, so replaying a game
/// needs no oracle.
pub trait Oracle {
    /// Whether `side` can still mate from here.
    fn can_mate(&self, position: &Position, side: Color) -> Verdict;

    /// Whether neither side can (`fide-2018/5.2.2`). Asked after every move,
    /// so it should be quick and say [`Verdict::Unknown`] rather than search.
    fn is_dead(&self, position: &Position) -> bool {
        Color::ALL
            .into_iter()
            .all(|side| self.can_mate(position, side) == Verdict::Cannot)
    }
}

/// The analyser's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It can.
    Can,
    /// It cannot.
    Cannot,
    /// Not proven either way: a question for the arbiter.
    Unknown,
}

/// A simple oracle: material, and all positions of play that is locked.
///
/// Its "cannot" is proved: by a lone king, by known endings without pawns, or
/// by looking at every position that can arise. Its "can" is not proved: it
/// says so wherever it knows nothing against it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SimpleOracle;

/// How many positions it looks at before it stops.
const LOCKED_PLAY: usize = 4_000;

impl Oracle for SimpleOracle {
    fn can_mate(&self, position: &Position, side: Color) -> Verdict {
        let board = position.board();
        let men = board.by_color(side) & !board.kings();
        if men.is_empty() || too_little(position, side) {
            return Verdict::Cannot;
        }
        if is_locked(position) && !mate_in_reach(position, side) {
            return Verdict::Cannot;
        }
        Verdict::Can
    }
}

/// One minor piece, or bishops of one colour of squares, against men that
/// cannot help to block their own king: no mate exists at all.
fn too_little(position: &Position, side: Color) -> bool {
    let board = position.board();
    if board.pawns().any() {
        return false;
    }
    let own = board.by_color(side) & !board.kings();
    let theirs = board.by_color(!side) & !board.kings();
    if (own & (board.rooks() | board.queens())).any() {
        return false;
    }
    let knights = own & board.knights();
    if knights.any() {
        let alone = own.count() == 1;
        return alone && (theirs & !board.queens()).is_empty();
    }
    let shade = |squares: Bitboard| {
        (squares & Bitboard::LIGHT_SQUARES).is_empty()
            || (squares & Bitboard::DARK_SQUARES).is_empty()
    };
    let bishops = own | (theirs & board.bishops());
    shade(bishops) && (theirs & board.knights()).is_empty()
}

/// Only kings, bishops and pawns, and no pawn can step or capture now.
fn is_locked(position: &Position) -> bool {
    let board = position.board();
    let only_light_men = (board.queens() | board.rooks() | board.knights()).is_empty();
    only_light_men && board.pawns().any() && !pawns_can_step(position)
}

fn pawns_can_step(position: &Position) -> bool {
    let board = position.board();
    let blocked = |color: Color, step: i32| {
        board.by_piece(color.pawn()).into_iter().all(|sq| {
            sq.offset(step)
                .is_none_or(|ahead| board.occupied().contains(ahead))
        })
    };
    !(blocked(Color::White, 8) && blocked(Color::Black, -8))
}

/// Whether some series of moves leads to a mate by `side`; also true if there
/// is more to look at than we look at.
fn mate_in_reach(position: &Position, side: Color) -> bool {
    let mut seen: HashSet<Identity> = HashSet::from([position.identity()]);
    let mut waiting = vec![position.clone()];
    while let Some(next) = waiting.pop() {
        if next.turn() != side && next.is_checkmate() {
            return true;
        }
        for m in &next.legal_moves() {
            let mut after = next.clone();
            after.play_unchecked(*m);
            if seen.insert(after.identity()) {
                waiting.push(after);
            }
            if seen.len() > LOCKED_PLAY {
                return true;
            }
        }
    }
    false
}
