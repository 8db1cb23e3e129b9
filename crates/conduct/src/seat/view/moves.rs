//! The moves of a game as far as a seat may see them.

use std::fmt::Write as _;

use tuomari_board::{Arrangement, Bitboard, Color, History, Move, Ply, Role};
use tuomari_notation::write_san;

use crate::{
    seat::discretion::Discretion,
    state::game::{Game, Table},
};

/// The moves a seat may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList {
    /// The moves, the earliest first.
    pub moves: Vec<ShownMove>,
    /// Whether these are all moves so far. Where their number is not to be
    /// told, only the last move of each player is shown.
    pub is_whole: bool,
    /// The number of the first move of the game, if numbers may be shown.
    pub first_number: Option<u32>,
    /// Moves at the beginning that are left out here because the caller has
    /// them.
    pub skipped: usize,
}

/// One move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMove {
    pub by: Color,
    /// As it is written. Where nothing may tell whether it was legal, and
    /// where it was not, by the squares alone and without a mark of check.
    pub text: String,
    /// The move, where its legality may be told; none if it was not legal.
    pub m: Option<Move>,
    /// The squares it changed.
    pub squares: Bitboard,
}

impl MoveList {
    /// The caller has the first `known` moves, if they are all to be shown.
    pub(crate) fn of(
        game: &Game,
        discretion: Discretion,
        tells_counts: bool,
        known: usize,
    ) -> MoveList {
        let history = &game.history;
        let shown = match discretion {
            Discretion::Open => history.plies().len(),
            Discretion::NoCounts | Discretion::Silent => completed_plies(game),
        };
        // An assisted table is the players' own scoresheet: only legal moves
        // are on it, each of them entered by a player, on numbered lines as on
        // paper (8.1).
        let own_sheet = game.table == Table::Assisted && discretion == Discretion::NoCounts;
        let is_whole = tells_counts || own_sheet || discretion == Discretion::Open;
        let skipped = if is_whole { known.min(shown) } else { 0 };
        let first = if is_whole {
            skipped
        } else {
            shown.saturating_sub(2)
        };
        MoveList {
            moves: moves(history, first, shown, discretion),
            is_whole,
            skipped,
            first_number: (tells_counts || own_sheet).then(|| history.start().move_number()),
        }
    }
}

/// How many plies are completed; what was only made is not told to anybody
/// who sits at the board.
fn completed_plies(game: &Game) -> usize {
    let all = game.history.plies().len();
    let unpressed = Color::ALL
        .into_iter()
        .map(|color| game.players.get(color))
        .filter(|player| player.unpressed)
        .filter_map(|player| player.last.as_ref().map(|last| last.ply))
        .min()
        .unwrap_or(all);
    let mating_move_unpressed = game
        .withheld
        .is_some_and(|mover| game.lever().is_some_and(|lever| lever == mover));
    unpressed.min(all - usize::from(mating_move_unpressed).min(all))
}

fn moves(history: &History, first: usize, end: usize, discretion: Discretion) -> Vec<ShownMove> {
    let mut position = history.position_after(first);
    let plies = history.plies().iter().take(end).skip(first);
    let mut moves = Vec::with_capacity(end - first);
    for ply in plies {
        let by = position.turn();
        let before = position.clone();
        match ply {
            Ply::Legal(m) => position.play_unchecked(*m),
            Ply::Illegal(board) => position = position.stand(board),
        }
        let (text, m) = match ply {
            Ply::Legal(m) if discretion != Discretion::Silent => (write_san(&before, *m), Some(*m)),
            Ply::Legal(_) | Ply::Illegal(_) => (by_squares(before.board(), position.board()), None),
        };
        let squares = changed(before.board(), position.board());
        moves.push(ShownMove {
            by,
            text,
            m,
            squares,
        });
    }
    moves
}

fn changed(before: &Arrangement, after: &Arrangement) -> Bitboard {
    let colors = Color::ALL.map(|color| before.by_color(color) ^ after.by_color(color));
    let roles = Role::ALL.map(|role| before.by_role(role) ^ after.by_role(role));
    let planes = colors.into_iter().chain(roles);
    planes.fold(Bitboard::EMPTY, |all, one| all | one)
}

/// A move by what left which square and what stands where now, such as
/// `e2-e4`; legal or not, it reads the same.
fn by_squares(before: &Arrangement, after: &Arrangement) -> String {
    let changed = changed(before, after);
    let list = |squares: Bitboard| {
        let mut text = String::new();
        for square in squares {
            _ = write!(text, "{square}");
        }
        text
    };
    let left = list(changed & !after.occupied());
    let come = list(changed & after.occupied());
    format!("{left}-{come}")
}
