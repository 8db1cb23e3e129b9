//! Moves as engines and programs write them.

use tuomari_board::{File, Move, Position};

/// A move as the protocol of engines writes it: `e2e4`, `e7e8q`, `e1g1`.
///
/// Castling that ordinary chess does not know, from other squares or in the
/// mirror, is the king onto its rook.
pub fn write_uci(position: &Position, m: Move) -> String {
    let Some(from) = m.from() else {
        return m.to().to_string();
    };
    let to = match position.castle(m) {
        Some(castle) => {
            let corner = matches!(castle.rook_from.file(), File::A | File::H);
            let ordinary = castle.king_from.file() == File::E && corner;
            if ordinary {
                castle.king_to
            } else {
                castle.rook_from
            }
        }
        None => m.to(),
    };
    let promotion = m.promotion().map(|role| role.char().to_string());
    format!("{from}{to}{}", promotion.unwrap_or_default())
}
