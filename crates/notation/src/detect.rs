//! Which language a game is written in.

use tuomari_board::Position;

use crate::{accepted::Accepted, language::Language, read::Reading, record::read_record};

/// The languages in which the whole game is legal from the array of
/// `fide-2018/2.3`.
///
/// Often more than one: Swedish and German have the same letters, and a game
/// of pawn moves is legal in all. None means that the text is no game, or a
/// wrong one, in every language.
///
/// ```
/// use tuomari_notation::{Language, detect};
///
/// assert_eq!(detect("1. e4 e5 2. Rf3 Rc6"), [Language::Finnish]);
/// assert_eq!(
///     detect("1. e4 e5 2. Sf3 Sc6"),
///     [Language::Swedish, Language::German]
/// );
/// ```
pub fn detect(text: &str) -> Vec<Language> {
    detect_from(&Position::default(), text)
}

/// The languages in which the whole game is legal from `start`.
pub fn detect_from(start: &Position, text: &str) -> Vec<Language> {
    Language::ALL
        .into_iter()
        .filter(|language| fits(start, text, *language))
        .collect()
}

/// A letter taken for a pawn's is more likely a piece of another language.
fn fits(start: &Position, text: &str, language: Language) -> bool {
    let pawn_letter = |reading: &Reading| {
        language != Language::Figurine && reading.accepted.contains(&Accepted::PawnLetter)
    };
    read_record(start, text, language).is_ok_and(|record| !record.moves.iter().any(pawn_letter))
}
