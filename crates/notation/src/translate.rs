//! Moves that are written already, in the letters of a language.

use tuomari_board::Role;

use crate::language::Language;

/// What PGN writes, as [`write_move`](crate::write_move) writes it in the
/// short form of `language`. PGN does not tell a capture in passing from
/// another, so that has to be said.
///
/// ```
/// use tuomari_notation::{Language, translate_san};
///
/// assert_eq!(translate_san("exd8=N#", false, Language::Finnish), "exd8R++");
/// assert_eq!(translate_san("exd6", true, Language::Swedish), "exd6 e.p.");
/// assert_eq!(translate_san("O-O+", false, Language::English), "0-0+");
/// ```
pub fn translate_san(san: &str, en_passant: bool, language: Language) -> String {
    let mut text = String::with_capacity(san.len() + 5);
    for sign in san.chars() {
        match sign {
            'O' => text.push('0'),
            '=' => {}
            '#' => text.push_str(language.mate_mark()),
            'K' | 'Q' | 'R' | 'B' | 'N' => {
                let role = Role::from_char(sign.to_ascii_lowercase());
                text.extend(role.and_then(|role| language.letter(role)));
            }
            _ => text.push(sign),
        }
    }
    if en_passant {
        text.push(' ');
        text.push_str(language.en_passant_mark());
    }
    text
}
