//! The examples of Appendix C.

use tuomari_board::{Color, Illegality, Move, Position, Square};
use tuomari_notation::{
    Accepted, Form, Language, Points, ReadFault, RecordFault, read_move, read_record, write_move,
};

/// The moves of the sample game, as the first printed form has them. Black's
/// tenth move is missing there.
const WITH_SIGNS: &str = "1. e4 e5 2. Rf3 Rf6 3. d4 exd4 4. e5 Re4 5. Dxd4 d5 6. exd6 o.l. Rxd6 \
    7. Lg5 Rc6 8. De3+ Le7 9. Rbd2 0-0 10. 0-0-0 11. Kb1 (=)";

/// The same, as the second printed form has them.
const BARE: &str = "1. e4 e5 2. Rf3 Rf6 3. d4 ed4 4. e5 Re4 5. Dd4 d5 6. ed6 Rd6 7. Lg5 Rc6 \
    8. De3 Le7 9. Rbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a FEN")
}

fn judge(position: &Position, from: Square, to: Square) -> Move {
    position.judge_move(from, to, None).expect("a legal move")
}

#[test]
fn the_missing_move_of_the_sample_game_is_reported() {
    let error = read_record(&Position::default(), WITH_SIGNS, Language::Finnish).unwrap_err();
    assert_eq!((error.number, error.color), (10, Color::Black));
    assert_eq!(error.fault, RecordFault::Gap { next: 11 });
    assert_eq!(error.read.moves.len(), 19);
    assert_eq!(&WITH_SIGNS[error.at..], "11. Kb1 (=)");
    assert_eq!(
        error.to_string(),
        "at byte 115, move 10... this move is missing; number 11 comes next"
    );
}

#[test]
fn both_printed_forms_are_one_game() {
    let start = Position::default();
    let bare = read_record(&start, BARE, Language::Finnish).unwrap();
    assert_eq!(bare.moves.len(), 21);
    assert!(bare.moves[20].draw_offer);
    assert!(bare.moves[..20].iter().all(|reading| !reading.draw_offer));

    let up_to_gap = read_record(&start, WITH_SIGNS, Language::Finnish)
        .unwrap_err()
        .read;
    assert_eq!(up_to_gap.plain_moves(), bare.plain_moves()[..19]);

    let whole = WITH_SIGNS.replace("10. 0-0-0", "10. 0-0-0 Te8");
    let signed = read_record(&start, &whole, Language::Finnish).unwrap();
    assert_eq!(signed.plain_moves(), bare.plain_moves());
    assert!(
        signed
            .moves
            .iter()
            .all(|reading| reading.accepted.is_empty())
    );

    assert_eq!(signed.write(&start, Language::Finnish, Form::SHORT), whole);
    assert_eq!(signed.write(&start, Language::Finnish, Form::BARE), BARE);
}

#[test]
fn the_bare_form_says_what_it_leaves_out() {
    let bare = read_record(&Position::default(), BARE, Language::Finnish).unwrap();
    assert_eq!(bare.moves[5].accepted, [Accepted::MissingCaptureMark]);
    assert_eq!(
        bare.moves[10].accepted,
        [Accepted::MissingCaptureMark, Accepted::MissingEnPassantMark]
    );
    assert_eq!(bare.moves[14].accepted, [Accepted::MissingCheckMark]);
    assert!(
        bare.moves
            .iter()
            .flat_map(|reading| &reading.accepted)
            .all(|accepted| accepted.is_permitted())
    );
}

#[test]
fn the_sample_game_in_the_other_languages() {
    let start = Position::default();
    let game = read_record(&start, BARE, Language::Finnish).unwrap();
    let expected = [
        (
            Language::English,
            "1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 \
             8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)",
        ),
        (
            Language::French,
            "1. e4 e5 2. Cf3 Cf6 3. d4 exd4 4. e5 Ce4 5. Dxd4 d5 6. exd6 e.p. Cxd6 7. Fg5 Cc6 \
             8. De3+ Fe7 9. Cbd2 0-0 10. 0-0-0 Te8 11. Rb1 (=)",
        ),
        (
            Language::Figurine,
            "1. e4 e5 2. ♘f3 ♘f6 3. d4 exd4 4. e5 ♘e4 5. ♕xd4 d5 6. exd6 e.p. ♘xd6 7. ♗g5 ♘c6 \
             8. ♕e3+ ♗e7 9. ♘bd2 0-0 10. 0-0-0 ♖e8 11. ♔b1 (=)",
        ),
    ];
    for (language, text) in expected {
        assert_eq!(game.write(&start, language, Form::SHORT), text);
    }
    for language in Language::ALL {
        for form in Form::ALL {
            let text = game.write(&start, language, form);
            let read = read_record(&start, &text, language).unwrap();
            assert_eq!(read.plain_moves(), game.plain_moves(), "{text}");
        }
    }
}

/// C.8: long and short forms of the same moves.
#[test]
fn c_8_short_and_long() {
    let position = position("4k3/8/p7/8/8/8/1B6/R3K1N1 w - - 0 1");
    for (short, long, from, to) in [
        ("Le5", "Lb2e5", Square::B2, Square::E5),
        ("Rf3", "Rg1f3", Square::G1, Square::F3),
        ("Td1", "Ta1d1", Square::A1, Square::D1),
    ] {
        let m = judge(&position, from, to);
        assert_eq!(
            write_move(&position, m, Language::Finnish, Form::SHORT),
            short
        );
        assert_eq!(
            write_move(&position, m, Language::Finnish, Form::LONG),
            long
        );
        for text in [short, long] {
            assert_eq!(read_move(&position, text, Language::Finnish).unwrap().m, m);
        }
    }
}

/// C.10.3.1 to C.10.3.4: how two knights are told apart, with and without a
/// piece to capture on f3.
#[test]
fn c_10_examples() {
    for (fen, from, expected) in [
        ("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", Square::G1, "Rgf3"),
        ("4k3/8/8/8/8/8/K7/4N1N1 w - - 0 1", Square::E1, "Ref3"),
        ("4k3/8/8/6N1/8/8/K7/6N1 w - - 0 1", Square::G5, "R5f3"),
        ("4k3/8/8/6N1/8/8/K7/6N1 w - - 0 1", Square::G1, "R1f3"),
        ("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1", Square::H2, "Rhf3"),
        ("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1", Square::D4, "Rdf3"),
    ] {
        let quiet = position(fen);
        let m = judge(&quiet, from, Square::F3);
        assert_eq!(
            write_move(&quiet, m, Language::Finnish, Form::SHORT),
            expected
        );

        let mut board = quiet.board().clone();
        board.set_piece_at(Square::F3, Color::Black.rook());
        let taken = Position::of_array(&board, quiet.castling());
        let m = judge(&taken, from, Square::F3);
        let with_mark = format!("{}x{}", &expected[..2], &expected[2..]);
        assert_eq!(
            write_move(&taken, m, Language::Finnish, Form::SHORT),
            with_mark
        );
        assert_eq!(
            write_move(&taken, m, Language::Finnish, Form::BARE),
            expected
        );
        for text in [expected, &with_mark] {
            assert_eq!(read_move(&taken, text, Language::Finnish).unwrap().m, m);
        }
    }
}

#[test]
fn c_10_legality_decides() {
    // The knight on e2 is pinned: it is no twin of the one on g1.
    let pinned = position("4r1k1/8/8/8/8/8/4N3/4K1N1 w - - 0 1");
    let error = read_move(&pinned, "Ref3", Language::Finnish).unwrap_err();
    assert_eq!(error.fault.id(), "no-such-move");
    let pinned = position("4r1k1/8/8/4N3/8/8/8/4K1N1 w - - 0 1");
    let m = judge(&pinned, Square::G1, Square::F3);
    assert_eq!(
        write_move(&pinned, m, Language::Finnish, Form::SHORT),
        "Rf3"
    );
    let read = read_move(&pinned, "Rf3", Language::Finnish).unwrap();
    assert_eq!((read.m, read.accepted), (m, vec![]));
    let error = read_move(&pinned, "Ref3", Language::Finnish).unwrap_err();
    assert_eq!(
        error.fault,
        ReadFault::NoSuchMove {
            why: Some(Illegality::KingExposed)
        }
    );
}

#[test]
fn c_10_three_and_more_like_pieces() {
    // Queens on a1, a3 and c1 all reach c3; only the one on a1 needs both.
    let queens = position("7k/8/8/8/8/Q7/8/Q1Q4K w - - 0 1");
    for (from, expected) in [
        (Square::A1, "Da1c3+"),
        (Square::A3, "D3c3+"),
        (Square::C1, "Dcc3+"),
    ] {
        let m = judge(&queens, from, Square::C3);
        assert_eq!(
            write_move(&queens, m, Language::Finnish, Form::SHORT),
            expected
        );
        let read = read_move(&queens, expected, Language::Finnish).unwrap();
        assert_eq!((read.m, read.accepted), (m, vec![]));
    }
}

#[test]
fn two_kings_are_told_apart_too() {
    let kings = position("7k/8/8/8/8/8/8/K1K5 w - - 0 1");
    let m = judge(&kings, Square::C1, Square::B2);
    assert_eq!(
        write_move(&kings, m, Language::Finnish, Form::SHORT),
        "Kcb2"
    );
    let error = read_move(&kings, "Kb2", Language::Finnish).unwrap_err();
    assert_eq!(error.fault.id(), "ambiguous");
    assert_eq!(
        error.to_string(),
        "in \"Kb2\": ambiguous; it may begin on a1 c1"
    );
}

/// C.11: the new piece after the move.
#[test]
fn c_11_promotions() {
    let white = position("5r2/3PP3/8/8/8/8/8/K1k5 w - - 0 1");
    let black = position("k7/8/8/8/8/8/1p4p1/K7 b - - 0 1");
    for (position, text, expected) in [
        (&white, "d8D", "d7-d8=Q"),
        (&white, "exf8R", "e7xf8=N"),
        (&black, "b1L", "b2-b1=B"),
        (&black, "g1T", "g2-g1=R"),
    ] {
        let read = read_move(position, text, Language::Finnish).unwrap();
        assert_eq!(read.m.to_string(), expected);
    }
    let error = read_move(&white, "d8", Language::Finnish).unwrap_err();
    assert_eq!(error.fault, ReadFault::PromotionMissing);
}

/// C.13: a mate may be marked in either way, or not at all.
#[test]
fn c_13_mate() {
    let position = position("7k/8/5K2/8/8/8/8/3Q4 w - - 0 1");
    let m = judge(&position, Square::D1, Square::D8);
    assert_eq!(
        write_move(&position, m, Language::Finnish, Form::SHORT),
        "Dd8+"
    );
    let mate = self::position("7k/8/6K1/8/8/8/8/3Q4 w - - 0 1");
    let m = judge(&mate, Square::D1, Square::D8);
    for (text, accepted) in [
        ("Dd8++", vec![]),
        ("Dd8X", vec![Accepted::OtherCheckMark]),
        ("Dd8#", vec![Accepted::OtherCheckMark]),
        ("Dd8", vec![Accepted::MissingMateMark]),
        ("Dd8+", vec![Accepted::CheckMarkForMate]),
    ] {
        let read = read_move(&mate, text, Language::Finnish).unwrap();
        assert_eq!((read.m, read.accepted), (m, accepted), "{text}");
    }
    assert_eq!(write_move(&mate, m, Language::English, Form::SHORT), "Qd8#");
    assert_eq!(
        write_move(&mate, m, Language::Finnish, Form::SHORT),
        "Dd8++"
    );
}

#[test]
fn castling_by_its_length_wherever_the_rook_stands() {
    // Finnish blitz, king and queen swapped: short on the queen's side.
    let mirrored = position("r2kq2r/4p3/8/8/8/8/8/R2KQ2R w KQkq - 0 1 mirrored:wb");
    let read = |text| read_move(&mirrored, text, Language::Finnish);
    let short = read("0-0").unwrap().m;
    assert_eq!(mirrored.castle(short).unwrap().king_to, Square::B1);
    assert_eq!(
        write_move(&mirrored, short, Language::Finnish, Form::LONG),
        "0-0"
    );
    assert_eq!(
        read("0-0-0").unwrap_err().fault,
        ReadFault::NoSuchMove {
            why: Some(Illegality::CastlingPieceInBetween)
        }
    );
    // Chess960: the king goes one square either way, with and without a rook.
    let chess960 = position("5k2/8/8/8/8/8/8/5KR1 w G - 0 1");
    let castling = read_move(&chess960, "0-0", Language::Finnish).unwrap();
    assert!(castling.m.is_castle());
    let error = read_move(&chess960, "0-0-0", Language::Finnish).unwrap_err();
    assert_eq!(
        error.fault,
        ReadFault::NoSuchMove {
            why: Some(Illegality::CastlingRookMoved)
        }
    );
}

#[test]
fn numbers_points_and_dots_in_every_spacing() {
    let start = Position::default();
    let read = |text| read_record(&start, text, Language::Finnish);
    let two = read("1. e4 e5 2. Rf3 Rc6").unwrap().plain_moves();
    for text in [
        "1.e4 e5 2.Rf3 Rc6",
        "1.e4 1...e5 2.Rf3 2...Rc6",
        "1. e4 1… e5\n2. Rf3 2. ... Rc6",
        "1 e4 e5 2 Rf3 Rc6",
        "e4 e5 Rf3 Rc6",
        " 1. e4 e5\t2. Rf3 Rc6 * ",
    ] {
        let record = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!((record.plain_moves(), record.points), (two.clone(), None));
    }
    for (text, points) in [
        ("1. e4 1-0", Points::WHITE_WON),
        ("1. e4 0-1", Points::BLACK_WON),
        ("1. e4 ½-½", Points::DRAWN),
        ("1. e4 1/2-1/2", Points::DRAWN),
        ("1. e4 0:0", Points::NONE),
    ] {
        assert_eq!(read(text).unwrap().points, Some(points));
    }
}

#[test]
fn a_record_stops_where_its_numbers_do_not_fit() {
    let start = Position::default();
    for (text, number, color, id) in [
        ("1. e4 2. d4", 1, Color::Black, "gap"),
        ("1... e5", 1, Color::White, "gap"),
        ("1. e4 e5 3. d4", 2, Color::White, "gap"),
        ("1. e4 1. e5", 1, Color::Black, "wrong-number"),
        ("1. e4 e5 1. d4", 2, Color::White, "wrong-number"),
        ("99999999999. e4", 1, Color::White, "gap"),
        ("1. e4 e4", 1, Color::Black, "move"),
        ("1. e4 1-0 e5", 1, Color::Black, "after-end"),
        ("1. e4 e5 2. 0-0", 2, Color::White, "move"),
        ("1. e4 {best by test} e5", 1, Color::Black, "move"),
    ] {
        let error = read_record(&start, text, Language::Finnish).unwrap_err();
        let found = (error.number, error.color, error.fault.id());
        assert_eq!(found, (number, color, id), "{text}");
    }
    let long = " ".repeat(tuomari_notation::MAX_RECORD_BYTES + 1);
    let error = read_record(&start, &long, Language::Finnish).unwrap_err();
    assert_eq!(error.fault.id(), "record-too-long");
}

#[test]
fn a_fragment_begins_with_blacks_move() {
    let mut start = Position::default();
    start.play_unchecked(judge(&start, Square::E2, Square::E4));
    let record = read_record(&start, "1... e5 2. Rf3", Language::Finnish).unwrap();
    assert_eq!(
        record.write(&start, Language::English, Form::HYPHENATED),
        "1... e7-e5 2. Ng1-f3"
    );
}
