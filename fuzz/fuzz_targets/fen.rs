//! Any text as a FEN: no panic, and what is read is written back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::Position;

fuzz_target!(|text: &str| {
    if let Ok((position, _)) = Position::from_fen_lenient(text) {
        let written = position.to_fen();
        let back = Position::from_fen(&written).expect("our own FEN");
        assert_eq!(back.to_fen(), written);
        assert_eq!(back.identity(), position.identity());
        for m in &position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(*m);
            assert!(!next.in_check(position.turn()));
        }
    }
});
