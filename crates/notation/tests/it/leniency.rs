//! What is accepted and named, and what is refused and where.

use tuomari_board::{Illegality, Position};
use tuomari_notation::{
    Accepted, Expected, Language, Points, ReadFault, RecordFault, Written, detect, detect_from,
    read_move, read_record,
};

const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White may castle, promote on c8 and d8, take on g4 and, en passant, on e6.
const RICH: &str = "2n3k1/3P4/8/3PpP2/6n1/8/1N2B3/R3K2R w KQ e6 0 1";
/// Knights h2 and d4, on other files and other ranks.
const TWINS: &str = "4k3/8/8/8/3N4/8/K6N/8 w - - 0 1";
/// Knights g1 and e1, a rook to be mated with, Black's king in the corner.
const KNIGHTS: &str = "7k/R7/6K1/8/8/8/8/4N1N1 w - - 0 1";

/// Language, text (`_` for a space), the move meant, and what was accepted.
const OF_ARRAY: &str = "
    fi e2e4 e2-e4 long-form
    fi e2-e4 e2-e4 hyphen long-form
    fi e2–e4 e2-e4 hyphen long-form
    fi R-f3 Ng1-f3 hyphen
    fi Rgf3 Ng1-f3 redundant-departure
    fi R1f3 Ng1-f3 redundant-departure
    fi ee4 e2-e4 redundant-departure
    fi se4 e2-e4 pawn-letter
    en pe4 e2-e4 pawn-letter
    figurine ♙e4 e2-e4 pawn-letter
    figurine ♟e4 e2-e4 pawn-letter
    figurine ♞f3 Ng1-f3 other-glyph
    figurine ♘\u{fe0e}f3 Ng1-f3
    fi E4 e2-e4 capital-file-letter
    fi e4!? e2-e4 annotation
    fi __e4__ e2-e4
    fi e4+ e2-e4 check-mark-without-check
    fi e4++ e2-e4 mate-mark-without-mate
    fi e4, e2-e4 comma
    sv Sf3:, Ng1-f3 other-capture-mark comma capture-mark-without-capture
";

const OF_TWINS: &str = "
    fi R2f3 Nh2-f3 other-departure
";

const OF_KNIGHTS: &str = "
    fi Ta8++ Ra7-a8
    fi Ta8 Ra7-a8 missing-mate-mark
    fi Ta8+ Ra7-a8 check-mark-for-mate
    fi Ta8# Ra7-a8 other-check-mark
    fi Ta8X Ra7-a8 other-check-mark
    fi Ta8_matti Ra7-a8 other-check-mark
    fi Ta8++_Matti Ra7-a8 other-check-mark
    fi Ta8+_matti Ra7-a8 other-check-mark
    sv Ta8_matt Ra7-a8 other-check-mark
    en Ra8_mate Ra7-a8 other-check-mark
    fi Th7_matti Ra7-h7 other-check-mark mate-mark-without-mate
    en Ra8# Ra7-a8
    en Ra8++ Ra7-a8 other-check-mark
    fi Th7† Ra7-h7 other-check-mark
    fi Th7 Ra7-h7 missing-check-mark
    fi Th7++ Ra7-h7 mate-mark-without-mate
";

const OF_RICH: &str = "
    fi Lg4 Be2xg4 missing-capture-mark
    fi Lxg4 Be2xg4
    fi Lxd3 Be2-d3 capture-mark-without-capture
    fi L:g4 Be2xg4 other-capture-mark
    fi L×g4 Be2xg4 other-capture-mark
    fi LXg4 Be2xg4 other-capture-mark
    fi Le2Xg4 Be2xg4 other-capture-mark long-form
    fi dxc8D+ d7xc8=Q
    fi xc8D+ d7xc8=Q missing-pawn-file
    fi 7xc8D+ d7xc8=Q missing-pawn-file
    fi c8D+ d7xc8=Q missing-pawn-file missing-capture-mark
    fi dc8D d7xc8=Q missing-capture-mark missing-check-mark
    fi d8=D+ d7-d8=Q promotion-sign
    fi d8(D)+ d7-d8=Q promotion-sign
    fi d8/R d7-d8=N promotion-sign
    fi d8d+ d7-d8=Q small-piece-letter
    fi d7d8d+ d7-d8=Q small-piece-letter long-form
    fi dxe6_o.l. d5xe6
    fi dxe6o.l. d5xe6
    fi dxe6_e.p. d5xe6 other-en-passant-mark
    en dxe6_ep d5xe6 other-en-passant-mark
    en dxe6_e.p. d5xe6
    fi dxe6 d5xe6 missing-en-passant-mark
    fi de6 d5xe6 missing-capture-mark missing-en-passant-mark
    fi f6_o.l. f5-f6 en-passant-mark-without-capture
    fi de_o.l. d5xe6 files-only missing-capture-mark
    fi dxe_o.l. d5xe6 files-only
    sv fe:_e.p. f5xe6 other-capture-mark files-only
    fi dcD+ d7xc8=Q files-only missing-capture-mark
    fi 0-0 O-O
    fi O-O O-O castling-in-letters
    en o-o-o O-O-O castling-in-letters
    fi Kg1 O-O castling-as-king-move
    fi Ke1-c1 O-O-O hyphen castling-as-king-move
    fi lxg4 Be2xg4 small-piece-letter
    fi LxG4 Be2xg4 capital-file-letter
";

/// Checks the rows of one position and gives back what was accepted in them.
fn check(fen: &str, rows: &str) -> Vec<Accepted> {
    let position = Position::from_fen(fen).expect("a FEN");
    let mut met = Vec::new();
    for row in rows.lines().filter(|row| !row.is_empty()) {
        let mut words = row.split_whitespace();
        let mut word = || words.next().expect("a word");
        let language: Language = word().parse().expect("a language");
        let text = word().replace('_', " ");
        let meant = word();
        let expected: Vec<&str> = words.collect();
        match read_move(&position, &text, language) {
            Ok(reading) => {
                let found: Vec<&str> = reading.accepted.iter().map(|a| a.id()).collect();
                assert_eq!(
                    (reading.m.to_string().as_str(), found),
                    (meant, expected),
                    "{row}"
                );
                met.extend(reading.accepted);
            }
            Err(error) => panic!("{error}"),
        }
    }
    met
}

#[test]
fn every_leniency_is_named() {
    let tables = [
        (ARRAY, OF_ARRAY),
        (TWINS, OF_TWINS),
        (KNIGHTS, OF_KNIGHTS),
        (RICH, OF_RICH),
    ];
    let mut met: Vec<Accepted> = tables
        .into_iter()
        .flat_map(|(fen, rows)| check(fen, rows))
        .collect();
    for game in ["1. e4 e5 tasan", "1. e4 e5 luovutti"] {
        let record = read_record(&Position::default(), game, Language::Finnish).unwrap();
        met.extend(
            record
                .moves
                .into_iter()
                .flat_map(|reading| reading.accepted),
        );
    }
    for accepted in Accepted::ALL {
        assert!(met.contains(&accepted), "{accepted} is in no table");
    }
}

#[test]
fn a_capture_by_files_alone_must_mean_one_pawn() {
    let read = |fen: &str, text| {
        let position = Position::from_fen(fen).unwrap();
        read_move(&position, text, Language::Finnish)
            .map(|reading| reading.m.to_string())
            .map_err(|error| error.fault.id())
    };
    let doubled = "4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1";
    assert_eq!(read(doubled, "ed"), Err("ambiguous"));
    assert_eq!(read(doubled, "ed:"), Err("ambiguous"));
    assert_eq!(read(doubled, "ef"), Err("no-such-move"));
    assert_eq!(read(doubled, "ed6"), Ok("e5xd6".to_owned()));
    let promoting = "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(read(promoting, "ed"), Err("promotion-missing"));
    assert_eq!(read(promoting, "edR"), Ok("e7xd8=N".to_owned()));
    // A knight that takes there is another matter.
    let knight = "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1";
    assert_eq!(read(knight, "ed"), Err("no-such-move"));
}

#[test]
fn commas_may_stand_between_moves() {
    let start = Position::default();
    let read = |text| read_record(&start, text, Language::Finnish).unwrap();
    let plain = read("1. e4 d5 2. exd5 Dxd5");
    for text in [
        "1. e4, d5 2. ed, Dd5",
        "1.e4,d5 2.exd5,Dxd5",
        "e4, d5, exd5 , Dxd5",
    ] {
        let commas = read(text);
        assert_eq!(commas.plain_moves(), plain.plain_moves(), "{text}");
        let first = commas.moves.first().unwrap();
        assert_eq!(first.accepted, [Accepted::Comma], "{text}");
    }
    for text in ["e4, d5, ½-½", "e4 d5, 0,5-0,5", "e4, d5 0,5–0,5,"] {
        assert_eq!(read(text).points, Some(Points::DRAWN), "{text}");
    }
}

#[test]
fn an_end_in_words_is_read_and_remarked() {
    use Accepted::{EndInWords, ResignationUnnamed};
    let start = Position::default();
    for (language, text, points, remarks) in [
        ("fi", "1. e4 e5 tasan", Points::DRAWN, &[EndInWords][..]),
        (
            "fi",
            "1. e4 e5, Tasan.",
            Points::DRAWN,
            &[Accepted::Comma, EndInWords],
        ),
        ("fi", "1. e4 e5 tasan ½-½", Points::DRAWN, &[EndInWords]),
        ("fi", "1. e4 e5 ½-½ tasan", Points::DRAWN, &[EndInWords]),
        ("sv", "1. e4 e5 remi", Points::DRAWN, &[EndInWords]),
        ("en", "1. e4 e5 draw", Points::DRAWN, &[EndInWords]),
        (
            "fi",
            "1. e4 e5 valkea luovutti",
            Points::BLACK_WON,
            &[EndInWords],
        ),
        (
            "fi",
            "1. e4 e5 musta luovutti 1-0",
            Points::WHITE_WON,
            &[EndInWords],
        ),
        (
            "fi",
            "1. e4 e5 1-0 luovutti",
            Points::WHITE_WON,
            &[EndInWords],
        ),
        (
            "fi",
            "1. e4 luovutti",
            Points::WHITE_WON,
            &[EndInWords, ResignationUnnamed],
        ),
        (
            "sv",
            "1. e4 e5 uppgav",
            Points::BLACK_WON,
            &[EndInWords, ResignationUnnamed],
        ),
        ("sv", "1. e4 svart uppgav", Points::WHITE_WON, &[EndInWords]),
    ] {
        let record = read_record(&start, text, language.parse().unwrap()).unwrap();
        assert_eq!(record.points, Some(points), "{text}");
        assert_eq!(record.moves.last().unwrap().accepted, remarks, "{text}");
    }
    for text in [
        "1. e4 e5 tasan 1-0",
        "1. e4 e5 1-0 tasan",
        "1. e4 e5 1-0 valkea luovutti",
        "1. e4 tasan e5",
    ] {
        let error = read_record(&start, text, Language::Finnish).unwrap_err();
        assert_eq!(error.fault, RecordFault::AfterEnd, "{text}");
    }
    // The words of another language are none.
    let error = read_record(&start, "1. e4 e5 uppgav", Language::Finnish).unwrap_err();
    assert_eq!(error.fault.id(), "move");
    assert_eq!(detect("1. e4 e5 tasan"), [Language::Finnish]);
}

#[test]
fn mate_in_a_word_belongs_to_its_move() {
    let game = "1. f3 e5 2. g4 Dh4 matti 0-1";
    let record = read_record(&Position::default(), game, Language::Finnish).unwrap();
    assert_eq!(record.points, Some(Points::BLACK_WON));
    assert_eq!(
        record.moves.last().unwrap().accepted,
        [Accepted::OtherCheckMark]
    );
}

#[test]
fn a_draw_offer_is_no_leniency() {
    let position = Position::default();
    for text in ["e4 (=)", "e4(=)"] {
        let reading = read_move(&position, text, Language::Finnish).unwrap();
        assert!(reading.draw_offer && reading.accepted.is_empty());
    }
}

#[test]
fn a_small_letter_that_can_be_a_file_is_one() {
    // In Finnish d is the queen's letter, and in English b the bishop's.
    let position = Position::from_fen("4k3/8/8/8/2pp4/1P2P3/8/1B1QK3 w - - 0 1").unwrap();
    let read = |text, language| read_move(&position, text, language);
    let m = read("bxc4", Language::English).unwrap().m;
    assert_eq!(m.to_string(), "b3xc4");
    assert!(read("dxd4", Language::Finnish).is_err());
    assert!(read("Dxd4", Language::Finnish).is_ok());
}

#[test]
fn a_capture_mark_without_a_letter_before_it_is_no_plain_step() {
    let position = Position::default();
    for text in ["xe4", "Xe4", "xe3"] {
        let error = read_move(&position, text, Language::Finnish).unwrap_err();
        assert_eq!(error.fault.id(), "no-such-move", "{text}");
    }
}

#[test]
fn unreadable_texts_say_where_and_what_was_expected() {
    for (text, at, found, expected) in [
        ("", 0, "", Expected::PieceOrSquare),
        ("   ", 3, "", Expected::PieceOrSquare),
        ("Zf3", 0, "Z", Expected::PieceOrSquare),
        ("Sf3", 0, "S", Expected::PieceOrSquare),
        ("Bb5", 0, "B", Expected::PieceOrSquare),
        ("♘f3", 0, "♘", Expected::PieceOrSquare),
        ("R", 1, "", Expected::Square),
        ("Rx", 2, "", Expected::Square),
        ("Rg", 2, "", Expected::Rank),
        ("e", 1, "", Expected::Rank),
        ("e9", 1, "9", Expected::Rank),
        ("ed9", 2, "9", Expected::Rank),
        ("e-d", 3, "", Expected::Rank),
        ("e2-e", 4, "", Expected::Rank),
        ("0", 1, "", Expected::CastlingSign),
        ("00", 1, "0", Expected::CastlingSign),
        ("0-0-", 4, "", Expected::CastlingSign),
        ("d8=", 3, "", Expected::PromotionPiece),
        ("d8=Z", 3, "Z", Expected::PromotionPiece),
        ("d8(D", 4, "", Expected::ClosingBracket),
        ("Rf3D", 3, "D", Expected::SignOrEnd),
        ("e4 e5", 3, "e", Expected::SignOrEnd),
        ("e4+#", 3, "#", Expected::SignOrEnd),
        ("e4 (=) (=)", 7, "(", Expected::SignOrEnd),
        ("Dh7x", 3, "x", Expected::SignOrEnd),
    ] {
        let error = Written::parse(text, Language::Finnish).unwrap_err();
        let fault = ReadFault::Unreadable {
            at,
            found: found.to_owned(),
            expected,
        };
        assert_eq!((error.text.as_str(), error.fault), (text, fault));
    }
    let long = "ä".repeat(40);
    let error = Written::parse(&long, Language::Finnish).unwrap_err();
    assert_eq!(error.fault.id(), "too-long");
    assert_eq!(error.text, "ä".repeat(32));
}

#[test]
fn a_move_that_is_none_has_its_reason_where_one_piece_is_meant() {
    use Illegality as I;
    for (fen, text, why) in [
        (ARRAY, "Ta3", Some(I::PieceInBetween)),
        (ARRAY, "Ta1a3", Some(I::PieceInBetween)),
        (ARRAY, "Tb3", None),
        (ARRAY, "Rg1f4", Some(I::KnightMovement)),
        (ARRAY, "Lf1e2", Some(I::OwnPieceOnSquare)),
        (ARRAY, "e5", Some(I::PawnMovement)),
        (ARRAY, "exd3", Some(I::PawnCaptureOfNothing)),
        (ARRAY, "Rf1f3", None),
        (ARRAY, "Re4e5", Some(I::NoPiece)),
        (ARRAY, "e7e5", Some(I::OpponentsPieceMoved)),
        (ARRAY, "0-0", Some(I::CastlingPieceInBetween)),
        (ARRAY, "Ke2", Some(I::OwnPieceOnSquare)),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "0-0",
            Some(I::CastlingRightLost),
        ),
        (
            "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1",
            "0-0",
            Some(I::CastlingThroughAttack),
        ),
        (
            "4k3/8/8/8/8/8/5r2/4K2R w K - 0 1",
            "Kd2",
            Some(I::KingToAttackedSquare),
        ),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a8K",
            Some(I::PromotionToWrongPiece),
        ),
        (
            "4k3/8/P7/8/8/8/8/4K3 w - - 0 1",
            "a7D",
            Some(I::PromotionTooEarly),
        ),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let error = read_move(&position, text, Language::Finnish).unwrap_err();
        assert_eq!(error.fault, ReadFault::NoSuchMove { why }, "{text}");
    }
}

#[test]
fn detect_names_every_language_that_fits() {
    use Language as L;
    for (text, languages) in [
        ("1. e4 e5", &L::ALL[..]),
        ("1. e4 e5 2. Rf3 Rc6 3. Lb5", &[L::Finnish]),
        ("1. e4 e5 2. Sf3 Sc6 3. Lb5", &[L::Swedish, L::German]),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5", &[L::English]),
        ("1. e4 e5 2. Cf3 Cc6 3. Fb5", &[L::French]),
        ("1. e4 e5 2. Pf3 Pc6 3. Lb5", &[L::Dutch]),
        ("1. e4 e5 2. ♘f3 ♞c6 3. ♗b5", &[L::Figurine]),
        (
            "1. e4 d5 2. Dg4",
            &[L::Finnish, L::Swedish, L::German, L::French, L::Dutch],
        ),
        ("1. e4 e5 2. Zf3", &[]),
        ("1. e4 2. d4", &[]),
        ("1. e4 e5 2. sf3", &[L::Swedish, L::German]),
        ("1. b4 e5 2. Bb2", &[L::English]),
        ("", &L::ALL[..]),
    ] {
        assert_eq!(detect(text), languages, "{text}");
    }
    // The letter R alone: a knight, a rook and a king.
    let position = Position::from_fen("4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1").unwrap();
    assert_eq!(detect_from(&position, "Rf3"), [L::Finnish]);
    assert_eq!(detect_from(&position, "Ra3"), [L::English]);
    assert_eq!(detect_from(&position, "Rf2"), [L::French]);
}
