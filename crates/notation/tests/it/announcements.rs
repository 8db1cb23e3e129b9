//! Announcements of D.2.1, said and understood.

use tuomari_board::{Position, Role, Square};
use tuomari_notation::{Expected, ReadFault, Vocabulary, announce, read_announcement};

const RICH: &str = "2n3k1/3P4/8/3PpP2/6n1/8/1N2B3/R3K2R w KQ e6 0 1";

#[test]
fn moves_are_said_in_four_vocabularies() {
    use Vocabulary as V;
    let position = Position::from_fen(RICH).unwrap();
    for (from, to, promotion, vocabulary, said) in [
        (
            Square::E2,
            Square::G4,
            None,
            V::Fide,
            "Läufer Eva zwei Gustav vier",
        ),
        (
            Square::E2,
            Square::G4,
            None,
            V::Finnish,
            "lähetti Eva kaksi Gustav neljä",
        ),
        (
            Square::E2,
            Square::G4,
            None,
            V::Swedish,
            "löpare Eva två Gustav fyra",
        ),
        (
            Square::E2,
            Square::G4,
            None,
            V::English,
            "bishop Eva two Gustav four",
        ),
        (Square::E1, Square::G1, None, V::Fide, "Kurze Rochade"),
        (Square::E1, Square::C1, None, V::Fide, "Lange Rochade"),
        (Square::E1, Square::G1, None, V::Finnish, "lyhyt linnoitus"),
        (Square::E1, Square::C1, None, V::Swedish, "lång rockad"),
        (Square::E1, Square::C1, None, V::English, "long castling"),
        (
            Square::D7,
            Square::D8,
            Some(Role::Queen),
            V::Fide,
            "Bauer David sieben David acht Dame",
        ),
        (
            Square::D7,
            Square::C8,
            Some(Role::Bishop),
            V::Finnish,
            "sotilas David seitsemän Cesar kahdeksan korottuu lähetiksi",
        ),
        (
            Square::D7,
            Square::D8,
            Some(Role::Knight),
            V::Swedish,
            "bonde David sju David åtta förvandlas till springare",
        ),
        (
            Square::D7,
            Square::D8,
            Some(Role::Rook),
            V::English,
            "pawn David seven David eight promotes to rook",
        ),
    ] {
        let m = position.judge_move(from, to, promotion).unwrap();
        assert_eq!(announce(&position, m, vocabulary), said);
        assert_eq!(read_announcement(&position, said, vocabulary), Ok(m));
    }
}

#[test]
fn announcements_are_understood_in_many_ways() {
    use Vocabulary as V;
    let position = Position::from_fen(RICH).unwrap();
    for (vocabulary, said, meant) in [
        (V::Fide, "LAEUFER eva ZWEI gustav vier", "Be2xg4"),
        (V::Fide, "  Laufer,  Eva zwei - Gustav vier! ", "Be2xg4"),
        (V::Fide, "Läufer Eva zwei schlägt Gustav vier", "Be2xg4"),
        (V::Fide, "Läufer Gustav vier", "Be2xg4"),
        (V::Fide, "Läufer Eva Gustav vier", "Be2xg4"),
        (V::Fide, "Läufer zwei Gustav vier", "Be2xg4"),
        (V::Fide, "Läufer e2 g4", "Be2xg4"),
        (V::Fide, "Läufer e2g4", "Be2xg4"),
        (V::Fide, "Läufer g 4", "Be2xg4"),
        (V::Fide, "Felix sechs", "f5-f6"),
        (V::Fide, "David Eva sechs en passant", "d5xe6"),
        (V::Fide, "rochade kurz", "O-O"),
        (
            V::Fide,
            "Bauer David acht, wird zur Dame, Schach",
            "d7-d8=Q",
        ),
        (V::Finnish, "lahetti Gustav nelja", "Be2xg4"),
        (V::Finnish, "pitka linnoitus", "O-O-O"),
        (V::Finnish, "David kahdeksan kuningattareksi", "d7-d8=Q"),
        (
            V::Finnish,
            "sotilas David seitseman Cesar kahdeksan ratsu",
            "d7xc8=N",
        ),
        (V::Swedish, "loparen tar Gustav fyra", "Be2xg4"),
        (V::Swedish, "lang rockad", "O-O-O"),
        (V::Swedish, "David aatta dam schack", "d7-d8=Q"),
        (V::English, "castles queenside", "O-O-O"),
        (V::English, "bishop takes Gustav four", "Be2xg4"),
        (
            V::English,
            "pawn to David eight, promotes to Queen, check",
            "d7-d8=Q",
        ),
    ] {
        let read = read_announcement(&position, said, vocabulary);
        let m = read.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(m.to_string(), meant, "{said}");
    }
}

#[test]
fn what_is_not_understood_is_said_back() {
    let position = Position::from_fen(RICH).unwrap();
    let fault = |said| {
        read_announcement(&position, said, Vocabulary::Fide)
            .unwrap_err()
            .fault
    };
    for (said, at, found, expected) in [
        ("", 0, "", Expected::SquareWords),
        ("Läufer", 7, "", Expected::SquareWords),
        ("Läufer Gustav", 14, "", Expected::SquareWords),
        ("Läufer Berta vier", 8, "Berta", Expected::Word),
        ("bishop Gustav vier", 0, "bishop", Expected::Word),
        ("Rochade", 7, "", Expected::CastlingLength),
        ("kurze", 5, "", Expected::CastlingLength),
        ("kurze lange Rochade", 6, "lange", Expected::CastlingLength),
        ("kurze Rochade Eva", 14, "Eva", Expected::CastlingLength),
        ("Läufer Dame Gustav vier", 8, "Dame", Expected::SquareWords),
        ("Läufer e2g4 acht", 13, "acht", Expected::SquareWords),
    ] {
        let unreadable = ReadFault::Unreadable {
            at,
            found: found.to_owned(),
            expected,
        };
        assert_eq!(fault(said), unreadable, "{said}");
    }
    assert_eq!(fault("Bauer David acht"), ReadFault::PromotionMissing);
    assert_eq!(fault("Springer Felix drei").id(), "no-such-move");
    assert_eq!(fault(&"Eva ".repeat(100)).id(), "too-long");
    let knights = Position::from_fen("7k/8/8/8/8/8/K7/4N1N1 w - - 0 1").unwrap();
    let heard = read_announcement(&knights, "Springer Felix drei", Vocabulary::Fide);
    assert_eq!(heard.unwrap_err().fault.id(), "ambiguous");
}
