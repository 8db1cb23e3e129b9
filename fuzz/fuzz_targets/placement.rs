//! Any board left behind in any position: judged without a panic, and legal
//! exactly if a legal move leaves that board.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tuomari_board::{Arrangement, Position};

fuzz_target!(|input: (&str, &str)| {
    let (fen, left) = input;
    let Ok((position, _)) = Position::from_fen_lenient(fen) else {
        return;
    };
    let Ok(after) = Arrangement::from_ascii_board_fen(left.as_bytes()) else {
        return;
    };
    let reached = position
        .legal_moves()
        .iter()
        .any(|m| position.board_after(*m) == after);
    assert_eq!(position.judge(&after).is_ok(), reached);
    let _ = position.stand(&after).legal_moves();
});
