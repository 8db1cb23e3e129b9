//! Moves as programs and lists want them.

use serde::Serialize;
use tuomari_board::{CastlingLength, Move, Position, Role};
use tuomari_conduct::act::written::Written as _;
use tuomari_notation::{Form, Language, Scribe, write_uci};

/// The parts of a move, for programs.
#[derive(Debug, Serialize)]
pub(crate) struct MoveParts {
    pub(crate) san: String,
    pub(crate) uci: String,
    pub(crate) text: String,
    piece: String,
    from: Option<String>,
    to: String,
    capture: bool,
    promotion: Option<String>,
    castling: Option<&'static str>,
    en_passant: bool,
    #[serde(skip)]
    pub(crate) role: Role,
}

/// The legal moves of a position: pawns first, then knights to king, each by
/// its squares.
pub(crate) fn legal_moves(position: &Position, language: Language) -> Vec<MoveParts> {
    let scribe = Scribe::new(position);
    let mut moves = scribe.legal_moves().to_vec();
    sort(&mut moves);
    moves
        .into_iter()
        .map(|m| MoveParts {
            san: scribe.write_san(m),
            uci: write_uci(position, m),
            text: scribe.write(m, language, Form::SHORT),
            piece: m.role().write(),
            from: m.from().map(|square| square.to_string()),
            to: arrival(position, m),
            capture: m.is_capture(),
            promotion: m.promotion().map(|role| role.write()),
            castling: position.castle(m).map(|castle| length_id(castle.length)),
            en_passant: m.is_en_passant(),
            role: m.role(),
        })
        .collect()
}

/// Puts moves in the order of lists.
pub(crate) fn sort(moves: &mut [Move]) {
    moves.sort_by_key(|m| (m.role(), m.is_castle(), m.from(), m.to(), m.promotion()));
}

/// Where the moved piece stands afterwards; for castling, the king.
fn arrival(position: &Position, m: Move) -> String {
    let castle = position.castle(m);
    castle.map_or(m.to(), |castle| castle.king_to).to_string()
}

/// The two lengths of castling, for programs.
pub(crate) fn length_id(length: CastlingLength) -> &'static str {
    match length {
        CastlingLength::Short => "short",
        CastlingLength::Long => "long",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn castlings(fen: &str) -> Vec<String> {
        let position = Position::from_fen(fen).unwrap();
        legal_moves(&position, Language::English)
            .into_iter()
            .filter(|m| m.castling.is_some())
            .map(|m| format!("{} {} {}", m.san, m.uci, m.to))
            .collect()
    }

    #[test]
    fn castling_is_the_kings_move_in_ordinary_chess() {
        let ordinary = castlings("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        assert_eq!(ordinary, ["O-O-O e1c1 c1", "O-O e1g1 g1"]);
    }

    #[test]
    fn castling_is_king_onto_rook_from_other_squares() {
        let other = castlings("4k3/8/8/8/8/8/8/1R3KR1 w KQ - 0 1");
        assert_eq!(other, ["O-O-O f1b1 c1", "O-O f1g1 g1"]);
    }
}
