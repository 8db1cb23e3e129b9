//! Any text as an announced move, in every vocabulary.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::Position;
use tuomari_notation::{Vocabulary, announce, read_announcement};

fuzz_target!(|input: (&str, &str)| {
    let (fen, text) = input;
    let position = Position::from_fen_lenient(fen)
        .map(|(position, _)| position)
        .unwrap_or_default();
    for vocabulary in Vocabulary::ALL {
        if let Ok(m) = read_announcement(&position, text, vocabulary) {
            assert!(position.is_legal(m));
            let said = announce(&position, m, vocabulary);
            assert_eq!(read_announcement(&position, &said, vocabulary), Ok(m));
        }
    }
});
