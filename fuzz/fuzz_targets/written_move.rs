//! Any text as a move, in every language: no panic, and what was read is
//! legal and comes back from its canonical form.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::Position;
use tuomari_notation::{Form, Language, read_move, write_move};

fuzz_target!(|input: (&str, &str)| {
    let (fen, text) = input;
    let position = Position::from_fen_lenient(fen)
        .map(|(position, _)| position)
        .unwrap_or_default();
    for language in Language::ALL {
        if let Ok(reading) = read_move(&position, text, language) {
            assert!(position.is_legal(reading.m));
            let canonical = write_move(&position, reading.m, language, Form::SHORT);
            let again = read_move(&position, &canonical, language).expect("our own form");
            assert_eq!(again.m, reading.m);
        }
    }
});
