//! FEN in and out.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tuomari_board::{CastlingRights, FenError, FenFault, Position, Square, SwappedKing};
use tuomari_testkit::{Dice, Walk, any_position};

#[test]
fn any_position_comes_back_the_same() {
    let mut dice = Dice::new(41);
    for _ in 0..20_000 {
        let position = any_position(&mut dice);
        let fen = position.to_fen();
        let back = Position::from_fen(&fen).unwrap();
        assert_eq!(back.identity(), position.identity(), "{fen}");
        assert_eq!(back.to_fen(), fen);
        // A square passed where nothing can capture is not written; it may
        // have been the only thing wrong with the position.
        if position.passed_square() == position.en_passant() {
            assert_eq!(back.faults(), position.faults(), "{fen}");
        }
    }
    for position in Walk::new(42).take(20_000) {
        let back = Position::from_fen(&position.to_fen()).unwrap();
        assert_eq!(back.identity(), position.identity());
        assert_eq!(back.quiet(), position.quiet());
        assert_eq!(back.move_number(), position.move_number());
    }
}

#[test]
fn letters_name_the_outermost_rooks_and_files_the_others() {
    let inner = "1k6/8/8/8/8/8/8/RR2K1RR w GB - 0 1";
    let position = Position::from_fen(inner).unwrap();
    assert_eq!(position.to_fen(), inner);
    let shredder = Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    assert_eq!(shredder.unwrap().to_fen(), Position::default().to_fen());
}

#[test]
fn missing_fields_have_defaults() {
    let bare = Position::from_fen("4k3/8/8/8/8/8/8/4K3").unwrap();
    assert_eq!(bare.to_fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

#[test]
fn an_en_passant_square_is_written_only_where_the_capture_is_legal() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert!(
        Position::from_fen(fen)
            .unwrap()
            .to_fen()
            .contains("KQkq - 0 1")
    );
}

#[test]
fn contradictions_are_named_and_can_be_dropped() {
    let castling = "4k3/8/8/8/8/8/8/4K3 w K - 0 1";
    assert_eq!(
        Position::from_fen(castling).unwrap_err(),
        FenError::Fault {
            fault: FenFault::CastlingRight(Square::H1),
            fen: castling.to_owned()
        }
    );
    let (position, faults) = Position::from_fen_lenient(castling).unwrap();
    assert_eq!(faults, [FenFault::CastlingRight(Square::H1)]);
    assert_eq!(position.to_fen(), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    let passed = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - e6 0 1").unwrap_err();
    assert!(
        passed
            .to_string()
            .contains("write - for the en passant square")
    );
}

#[test]
fn errors_give_the_text_back_and_say_what_was_expected() {
    for (fen, expected) in [
        ("", "a board"),
        ("4k3/8/8/8/8/8/8/4K2 w - - 0 1", "eight ranks"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w X - 0 1", "KQkq"),
        ("4k3/8/8/8/8/8/8/4K3 w - z9 0 1", "en passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "half-moves"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 x", "move number"),
        ("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1", "without pockets"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 mirrored:x", "mirrored:w"),
    ] {
        let error = Position::from_fen(fen).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
        assert!(error.contains(fen), "{error}");
    }
}

#[test]
fn mirrored_castling_has_a_seventh_field() {
    let array =
        Position::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1").unwrap();
    let rights = CastlingRights::of_array(array.board(), SwappedKing::Mirrored);
    let swapped = Position::of_array(array.board(), rights);
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1 mirrored:w";
    assert_eq!(swapped.to_fen(), fen);
    let back = Position::from_fen(fen).unwrap();
    assert_eq!(back.identity(), swapped.identity());
    let impossible = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 mirrored:w";
    assert!(Position::from_fen(impossible).is_err());
}
