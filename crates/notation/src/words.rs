//! The words of announcements and what they mean.

use tuomari_board::{CastlingLength, File, Rank, Role};

use crate::vocabulary::Vocabulary;

/// What one word of an announcement means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    Piece(Role),
    File(File),
    Rank(Rank),
    Castling,
    Length(CastlingLength),
    /// Said, but not needed: takes, to, check, promotes.
    Filler,
}

impl Meaning {
    /// What a [folded](fold) word means in `vocabulary`.
    pub(crate) fn of(folded: &str, vocabulary: Vocabulary) -> Option<Meaning> {
        let own = match vocabulary {
            Vocabulary::Fide => FIDE,
            Vocabulary::Finnish => FINNISH,
            Vocabulary::Swedish => SWEDISH,
            Vocabulary::English => ENGLISH,
        };
        [own, COMMON]
            .into_iter()
            .flatten()
            .find(|(word, _)| *word == folded)
            .map(|(_, meaning)| *meaning)
    }
}

/// Makes words alike that people type in several ways: small letters, `ä`,
/// `ae` and `a` as one, so too `ö`, `ü`, `å` and `ß`. It is no spelling of
/// anything; `queen` becomes `qun`.
pub(crate) fn fold(word: &str) -> String {
    let mut folded = String::with_capacity(word.len());
    for letter in word.chars().flat_map(char::to_lowercase) {
        let plain = match letter {
            'ä' | 'å' | 'á' => 'a',
            'ö' => 'o',
            'ü' => 'u',
            'é' => 'e',
            // Diaereses and rings that stand apart from their letters.
            '\u{301}' | '\u{308}' | '\u{30a}' => continue,
            'ß' => {
                folded.push_str("ss");
                continue;
            }
            other => other,
        };
        let last = folded.chars().next_back();
        let spelt_out = matches!(
            (last, plain),
            (Some('a' | 'o' | 'u'), 'e') | (Some('a'), 'a')
        );
        if !spelt_out {
            folded.push(plain);
        }
    }
    folded
}

const PAWN: Meaning = Meaning::Piece(Role::Pawn);
const KNIGHT: Meaning = Meaning::Piece(Role::Knight);
const BISHOP: Meaning = Meaning::Piece(Role::Bishop);
const ROOK: Meaning = Meaning::Piece(Role::Rook);
const QUEEN: Meaning = Meaning::Piece(Role::Queen);
const KING: Meaning = Meaning::Piece(Role::King);
const SHORT: Meaning = Meaning::Length(CastlingLength::Short);
const LONG: Meaning = Meaning::Length(CastlingLength::Long);
const CASTLING: Meaning = Meaning::Castling;
const FILLER: Meaning = Meaning::Filler;

/// File names, in all vocabularies. All words below are folded.
const COMMON: &[(&str, Meaning)] = &[
    ("anna", Meaning::File(File::A)),
    ("bella", Meaning::File(File::B)),
    ("cesar", Meaning::File(File::C)),
    ("casar", Meaning::File(File::C)),
    ("david", Meaning::File(File::D)),
    ("eva", Meaning::File(File::E)),
    ("felix", Meaning::File(File::F)),
    ("gustav", Meaning::File(File::G)),
    ("gustaf", Meaning::File(File::G)),
    ("hector", Meaning::File(File::H)),
    ("hektor", Meaning::File(File::H)),
    ("passant", FILLER),
    ("x", FILLER),
];

const FIDE: &[(&str, Meaning)] = &[
    ("baur", PAWN),
    ("springer", KNIGHT),
    ("laufer", BISHOP),
    ("turm", ROOK),
    ("dame", QUEEN),
    ("konig", KING),
    ("eins", Meaning::Rank(Rank::First)),
    ("zwei", Meaning::Rank(Rank::Second)),
    ("zwo", Meaning::Rank(Rank::Second)),
    ("drei", Meaning::Rank(Rank::Third)),
    ("vier", Meaning::Rank(Rank::Fourth)),
    ("funf", Meaning::Rank(Rank::Fifth)),
    ("sechs", Meaning::Rank(Rank::Sixth)),
    ("sieben", Meaning::Rank(Rank::Seventh)),
    ("acht", Meaning::Rank(Rank::Eighth)),
    ("rochade", CASTLING),
    ("kurze", SHORT),
    ("kurz", SHORT),
    ("lange", LONG),
    ("lang", LONG),
    ("schlagt", FILLER),
    ("nimmt", FILLER),
    ("von", FILLER),
    ("nach", FILLER),
    ("auf", FILLER),
    ("schach", FILLER),
    ("matt", FILLER),
    ("schachmatt", FILLER),
    ("umwandlung", FILLER),
    ("wird", FILLER),
    ("in", FILLER),
    ("zum", FILLER),
    ("zur", FILLER),
    ("en", FILLER),
];

const FINNISH: &[(&str, Meaning)] = &[
    ("sotilas", PAWN),
    ("ratsu", KNIGHT),
    ("lahetti", BISHOP),
    ("torni", ROOK),
    ("dami", QUEEN),
    ("kuningatar", QUEEN),
    ("kuningas", KING),
    ("sotilaksi", PAWN),
    ("ratsuksi", KNIGHT),
    ("lahetiksi", BISHOP),
    ("torniksi", ROOK),
    ("damiksi", QUEEN),
    ("kuningattareksi", QUEEN),
    ("kuninkaksi", KING),
    ("yksi", Meaning::Rank(Rank::First)),
    ("kaksi", Meaning::Rank(Rank::Second)),
    ("kolme", Meaning::Rank(Rank::Third)),
    ("nelja", Meaning::Rank(Rank::Fourth)),
    ("viisi", Meaning::Rank(Rank::Fifth)),
    ("kuusi", Meaning::Rank(Rank::Sixth)),
    ("seitseman", Meaning::Rank(Rank::Seventh)),
    ("kahdeksan", Meaning::Rank(Rank::Eighth)),
    ("linnoitus", CASTLING),
    ("linnoittuminen", CASTLING),
    ("tornitus", CASTLING),
    ("lyhyt", SHORT),
    ("pitka", LONG),
    ("lyo", FILLER),
    ("ruudusta", FILLER),
    ("ruutuun", FILLER),
    ("shakki", FILLER),
    ("matti", FILLER),
    ("shakkimatti", FILLER),
    ("korottuu", FILLER),
    ("korotetan", FILLER),
    ("korotus", FILLER),
    ("ohestalyonti", FILLER),
    ("ja", FILLER),
    ("en", FILLER),
];

const SWEDISH: &[(&str, Meaning)] = &[
    ("bonde", PAWN),
    ("bonden", PAWN),
    ("springare", KNIGHT),
    ("springaren", KNIGHT),
    ("hast", KNIGHT),
    ("lopare", BISHOP),
    ("loparen", BISHOP),
    ("torn", ROOK),
    ("tornet", ROOK),
    ("dam", QUEEN),
    ("damen", QUEEN),
    ("drottning", QUEEN),
    ("kung", KING),
    ("kungen", KING),
    ("ett", Meaning::Rank(Rank::First)),
    ("tva", Meaning::Rank(Rank::Second)),
    ("tre", Meaning::Rank(Rank::Third)),
    ("fyra", Meaning::Rank(Rank::Fourth)),
    ("fem", Meaning::Rank(Rank::Fifth)),
    ("sex", Meaning::Rank(Rank::Sixth)),
    ("sju", Meaning::Rank(Rank::Seventh)),
    ("atta", Meaning::Rank(Rank::Eighth)),
    ("rockad", CASTLING),
    ("kort", SHORT),
    ("lang", LONG),
    ("slar", FILLER),
    ("tar", FILLER),
    ("fran", FILLER),
    ("till", FILLER),
    ("pa", FILLER),
    ("schack", FILLER),
    ("matt", FILLER),
    ("schackmatt", FILLER),
    ("forvandlas", FILLER),
    ("promoveras", FILLER),
    ("blir", FILLER),
    ("och", FILLER),
    ("en", FILLER),
];

const ENGLISH: &[(&str, Meaning)] = &[
    ("pawn", PAWN),
    ("knight", KNIGHT),
    ("bishop", BISHOP),
    ("rook", ROOK),
    ("qun", QUEEN),
    ("king", KING),
    ("one", Meaning::Rank(Rank::First)),
    ("two", Meaning::Rank(Rank::Second)),
    ("three", Meaning::Rank(Rank::Third)),
    ("four", Meaning::Rank(Rank::Fourth)),
    ("five", Meaning::Rank(Rank::Fifth)),
    ("six", Meaning::Rank(Rank::Sixth)),
    ("seven", Meaning::Rank(Rank::Seventh)),
    ("eight", Meaning::Rank(Rank::Eighth)),
    ("castling", CASTLING),
    ("castles", CASTLING),
    ("castle", CASTLING),
    ("short", SHORT),
    ("kingside", SHORT),
    ("long", LONG),
    ("qunside", LONG),
    ("takes", FILLER),
    ("captures", FILLER),
    ("from", FILLER),
    ("to", FILLER),
    ("on", FILLER),
    ("check", FILLER),
    ("mate", FILLER),
    ("checkmate", FILLER),
    ("promotes", FILLER),
    ("promoting", FILLER),
    ("becomes", FILLER),
    ("and", FILLER),
    ("en", FILLER),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_said_is_understood() {
        for vocabulary in Vocabulary::ALL {
            let meaning = |word: &str| Meaning::of(&fold(word), vocabulary);
            for role in Role::ALL {
                assert_eq!(meaning(vocabulary.piece(role)), Some(Meaning::Piece(role)));
                let promotion = vocabulary.promotion(role);
                let last = promotion.split(' ').next_back().unwrap();
                assert_eq!(meaning(last), Some(Meaning::Piece(role)), "{last}");
            }
            for file in File::ALL {
                assert_eq!(meaning(vocabulary.file(file)), Some(Meaning::File(file)));
            }
            for rank in Rank::ALL {
                assert_eq!(meaning(vocabulary.rank(rank)), Some(Meaning::Rank(rank)));
            }
        }
    }

    #[test]
    fn every_listed_word_is_folded_and_listed_once() {
        for list in [FIDE, FINNISH, SWEDISH, ENGLISH] {
            let words: Vec<&str> = [list, COMMON].into_iter().flatten().map(|w| w.0).collect();
            for word in &words {
                assert_eq!(fold(word), *word);
                assert_eq!(words.iter().filter(|w| *w == word).count(), 1, "{word}");
            }
        }
    }

    #[test]
    fn spellings_without_dots_fold_alike() {
        for spelling in ["Läufer", "LÄUFER", "Laeufer", "laufer", "La\u{308}ufer"] {
            assert_eq!(fold(spelling), "laufer");
        }
        for spelling in ["åtta", "aatta", "atta"] {
            assert_eq!(fold(spelling), "atta");
        }
    }
}
