//! The order in which the methods are tried on one position.

use shakmaty::{Board, Chess, Color, Move, Position as _};

use crate::{
    answer::Proof,
    guide::{corners, guides},
    limit::Meter,
    material,
    reach::Reach,
    search::Search,
    shadows, walk,
};

/// How a question was settled, if it was.
pub(crate) enum Ending {
    /// With this series of moves to mate.
    Mate(Vec<Move>),
    /// By the kinds of men alone.
    Men(Proof),
    /// By the proof that no mate is left.
    OutOfReach,
    /// With nothing left to look at.
    Exhausted(u64),
    /// Not, within the limit.
    Limit,
}

/// More men than a game has are neither packed nor kept in sets.
const MEN: usize = 32;
/// How many walks are tried.
const WALKS: u32 = 40;
/// Forced play ends within so many positions.
const FORCED: u64 = 128;
/// Positions looked at before pieces become shadows.
const BEFORE_SHADOWS: u64 = 4_000;

pub(crate) fn answer(chess: &Chess, side: Color, meter: &mut Meter<'_>) -> Ending {
    let board = chess.board();
    if chess.legal_moves().is_empty() {
        let mated = chess.turn() != side && chess.is_check();
        return if mated {
            Ending::Mate(Vec::new())
        } else {
            Ending::Men(Proof::GameOver)
        };
    }
    if let Some(proof) = material::too_little(board, side) {
        return Ending::Men(proof);
    }
    if board.occupied().count() > MEN {
        return Ending::Limit;
    }
    let near = corners(board, side);
    let walks = if walks_help(board, side) { WALKS } else { 0 };
    let walk = |salt: u32| walk::walk(chess, side, near[salt as usize % near.len()], salt + 1);
    let early = walks.min(if is_strong(board, side) { 3 } else { 1 });
    if let Some(moves) = (0..early).find_map(walk) {
        return Ending::Mate(moves);
    }
    let mut search = Search::new(chess, side);
    match search.run(FORCED, meter) {
        Ending::Limit => (),
        ending => return ending,
    }
    let guides = guides(chess, &Reach::of(chess), side, 8);
    if guides.is_empty() {
        return Ending::OutOfReach;
    }
    if meter.is_over() {
        return Ending::Limit;
    }
    if let Some(moves) = (early..walks).find_map(walk) {
        return Ending::Mate(moves);
    }
    search.follow(guides, meter);
    match search.run(BEFORE_SHADOWS, meter) {
        Ending::Limit => (),
        ending => return ending,
    }
    if shadows::none_arises(chess, side, meter) {
        return Ending::OutOfReach;
    }
    search.run(u64::MAX, meter)
}

fn is_strong(board: &Board, side: Color) -> bool {
    (board.by_color(side) & (board.queens() | board.rooks())).any()
}

/// A walk looks for mate by a queen, a rook, a pawn or two pieces; one piece
/// alone needs the other side's men in the right places.
fn walks_help(board: &Board, side: Color) -> bool {
    let own = board.by_color(side);
    let strong = own & (board.queens() | board.rooks() | board.pawns());
    strong.any() || own.count() > 2
}
