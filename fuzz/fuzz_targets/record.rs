//! Any text as the score of a game, in every language.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::Position;
use tuomari_notation::{Form, Language, read_record};

fuzz_target!(|text: &str| {
    let start = Position::default();
    for language in Language::ALL {
        if let Ok(record) = read_record(&start, text, language) {
            let written = record.write(&start, language, Form::SHORT);
            let again = read_record(&start, &written, language).expect("our own record");
            assert_eq!(again.plain_moves(), record.plain_moves());
        }
    }
});
