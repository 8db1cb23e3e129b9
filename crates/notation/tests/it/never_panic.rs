//! Readers take any text. The fuzz targets do the same for longer.

use tuomari_board::Position;
use tuomari_notation::{Form, Language, Points, Scribe, Vocabulary, Written, detect, read_record};
use tuomari_testkit::{Dice, any_position, random_position};

const SIGNS: &[&str] = &[
    "K", "D", "T", "L", "R", "Q", "B", "N", "♔", "♞", "\u{fe0e}", "a", "e", "h", "1", "4", "8",
    "x", "X", "-", "–", "0", "O", "=", "(", ")", "(=)", "+", "++", "#", "e.p.", "o.l.", " ", "\n",
    ".", "...", "…", "12.", "1-0", "½", "!", "ä", "ß", "\u{308}", "Anna", "eins", "Rochade",
    "kurze", "daami", "torniksi", "\0", "🂡", "x", ":", "/", "*",
];

fn random_text(dice: &mut Dice) -> String {
    let length = dice.below(14);
    (0..length)
        .filter_map(|_| {
            if dice.one_in(10) {
                u32::try_from(dice.below(0x3000))
                    .ok()
                    .and_then(char::from_u32)
                    .map(String::from)
            } else {
                dice.choose(SIGNS).map(|sign| (*sign).to_owned())
            }
        })
        .collect()
}

/// A valid text with one sign taken out, put in or doubled.
fn mutated(dice: &mut Dice, text: &str) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    let place = dice.below(signs.len());
    match dice.below(3) {
        0 if !signs.is_empty() => {
            signs.remove(place);
        }
        1 => {
            let other = dice.choose(SIGNS).copied().unwrap_or_default();
            signs.splice(place..place, other.chars());
        }
        _ => {
            let copy = signs.clone();
            signs.splice(place..place, copy.into_iter().take(3));
        }
    }
    signs.into_iter().collect()
}

/// Reads in every way; what is read must be a legal move.
fn read_everything(position: &Position, text: &str) {
    let scribe = Scribe::new(position);
    for language in Language::ALL {
        let _ = Written::parse(text, language);
        match scribe.read(text, language) {
            Ok(reading) => assert!(position.is_legal(reading.m), "{text}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
        if let Err(error) = read_record(position, text, language) {
            assert!(error.at <= text.len() && !error.to_string().is_empty());
        }
    }
    for vocabulary in Vocabulary::ALL {
        match scribe.read_announcement(text, vocabulary) {
            Ok(m) => assert!(position.is_legal(m), "{text}"),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    let _ = Points::parse(text);
}

#[test]
fn random_texts() {
    let mut dice = Dice::new(0xfade);
    for _ in 0..400 {
        let position = if dice.one_in(3) {
            any_position(&mut dice)
        } else {
            random_position(&mut dice)
        };
        for _ in 0..40 {
            let text = random_text(&mut dice);
            read_everything(&position, &text);
        }
    }
}

#[test]
fn mutated_moves_and_announcements() {
    let mut dice = Dice::new(0xdeaf);
    for _ in 0..400 {
        let position = random_position(&mut dice);
        let scribe = Scribe::new(&position);
        for _ in 0..20 {
            let Some(m) = dice.choose(scribe.legal_moves()).copied() else {
                break;
            };
            let language = Language::ALL[dice.below(7)];
            let form = Form::ALL[dice.below(6)];
            let mut text = scribe.write(m, language, form);
            let mut said = scribe.announce(m, Vocabulary::ALL[dice.below(4)]);
            for _ in 0..2 {
                text = mutated(&mut dice, &text);
                said = mutated(&mut dice, &said);
                read_everything(&position, &text);
                read_everything(&position, &said);
            }
        }
    }
}

#[test]
fn long_texts_end() {
    let moves = "1. ".repeat(100_000);
    assert_eq!(detect(&moves), Language::ALL);
    let figures = "9".repeat(tuomari_notation::MAX_RECORD_BYTES);
    assert_eq!(detect(&figures), []);
    let signs = format!("e4 {}", "(=) ".repeat(200_000));
    assert_eq!(detect(&signs), []);
}
