//! What chasolver says, as far as our board can replay it.

use std::str::FromStr;

use chasolver::Winnability;
use tuomari_board::{Color, Move, Position, Role};

/// Its answer to "can this side mate?".
#[derive(Clone, Debug)]
pub enum Opinion {
    /// Yes, and the line was replayed on our board.
    Can(Vec<Move>),
    /// Yes, by a line that our board does not take.
    Odd,
    Cannot,
    Open,
}

/// The position on its board; nothing where it refuses it.
pub fn board(position: &Position) -> Option<chess::Board> {
    chess::Board::from_str(&position.to_fen()).ok()
}

/// Its name for a side.
pub fn color(side: Color) -> chess::Color {
    side.fold_wb(chess::Color::White, chess::Color::Black)
}

/// The full analysis. It takes no limit; some positions cost it seconds.
pub fn ask(position: &Position, side: Color) -> Option<Opinion> {
    let answer = chasolver::winnability(&board(position)?, color(side));
    Some(read(position, side, answer))
}

/// Its answer in our words.
pub fn read(position: &Position, side: Color, answer: Option<Winnability>) -> Opinion {
    match answer {
        None => Opinion::Open,
        Some(Winnability::Unwinnable) => Opinion::Cannot,
        Some(Winnability::Winnable { helpmate }) => {
            replay(position, side, &helpmate).map_or(Opinion::Odd, Opinion::Can)
        }
    }
}

fn replay(position: &Position, side: Color, line: &[chess::ChessMove]) -> Option<Vec<Move>> {
    let mut now = position.clone();
    let mut moves = Vec::new();
    for step in line {
        let m = *now.legal_moves().iter().find(|m| same(&now, **m, *step))?;
        now.play(m).ok()?;
        moves.push(m);
    }
    (now.is_checkmate() && now.turn() != side).then_some(moves)
}

fn same(position: &Position, m: Move, step: chess::ChessMove) -> bool {
    let to = position.castle(m).map_or(m.to(), |castle| castle.king_to);
    let promotion = step.get_promotion().map(|piece| match piece {
        chess::Piece::Queen => Role::Queen,
        chess::Piece::Rook => Role::Rook,
        chess::Piece::Bishop => Role::Bishop,
        chess::Piece::Knight => Role::Knight,
        chess::Piece::King => Role::King,
        chess::Piece::Pawn => Role::Pawn,
    });
    m.from().map(usize::from) == Some(step.get_source().to_index())
        && usize::from(to) == step.get_dest().to_index()
        && m.promotion() == promotion
}
