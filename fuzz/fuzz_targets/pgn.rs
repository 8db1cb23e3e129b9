//! Any bytes as PGN: no panic, no endless stream, and a game that was read is
//! written and read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_notation::pgn::PgnReader;

fuzz_target!(|bytes: &[u8]| {
    for game in PgnReader::new(bytes).flatten() {
        let written = game.to_pgn();
        let again: Vec<_> = PgnReader::new(written.as_bytes()).collect();
        assert_eq!(again.len(), 1, "{written}");
        let back = again[0].as_ref().expect("our own PGN");
        assert_eq!(back.to_pgn(), written);
    }
});
