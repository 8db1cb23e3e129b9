//! The two colour types of the floors below are one here.

use tuomari_board::Color;

/// The clock's face of a player.
pub(crate) fn face(color: Color) -> tuomari_clock::Color {
    match color {
        Color::White => tuomari_clock::Color::White,
        Color::Black => tuomari_clock::Color::Black,
    }
}
