//! What other programs write, what nobody should write, and where it ends.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, may fail the test"
)]

use std::io::{self, Read};

use crate::pgn_common::{annotate, begin, read_one};
use tuomari_board::{Color, Square};
use tuomari_notation::{
    Points,
    pgn::{
        Comment, MAX_COMMENT_BYTES, MAX_PLIES, MAX_TAGS, PgnError, PgnFault, PgnGame, PgnReader,
    },
};
use tuomari_testkit::{Dice, any_arrangement, random_game};

fn read_all(text: &str) -> Vec<Result<PgnGame, PgnError>> {
    PgnReader::new(text.as_bytes()).collect()
}

fn error_of(text: &str) -> PgnError {
    let mut results = read_all(text);
    assert_eq!(results.len(), 1, "{results:?}");
    results.remove(0).unwrap_err()
}

#[test]
fn an_unreadable_game_does_not_hide_the_next() {
    let bad = [
        "1. e4 e5 2. Ke3 Nf6 { more } 3. a3 *",
        "1. e4 e5 2. Nd2 -- *",
        "[FEN \"nonsense\"]\n\n1. e4 *",
        "[Variant \"Atomic\"]\n\n1. e4 *",
        "1. e4 { [%stood 9/8] } e5 *",
        "1. e4 { [%moved e2e4] } e5 *",
    ];
    for text in bad {
        let file = format!("1. d4 *\n\n{text}\n\n[White \"next\"]\n\n1. e4 e5 1-0\n");
        let results = read_all(&file);
        assert_eq!(results.len(), 3, "{file}");
        assert!(results[0].is_ok());
        let error = results[1].as_ref().unwrap_err();
        assert_eq!(error.game, 2);
        let next = results[2].as_ref().unwrap();
        assert_eq!(next.tags.get("White"), Some("next"));
        assert_eq!(
            (next.plies().len(), next.points),
            (2, Some(Points::WHITE_WON))
        );
    }
}

#[test]
fn an_error_says_where_and_what() {
    let error = error_of("[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc3 3. Bb5 *");
    assert_eq!((error.game, error.at), (1, Some((2, Color::Black))));
    assert!(matches!(&error.fault, PgnFault::Illegal(found) if found == "Nc3"));
    assert_eq!(
        error.to_string(),
        "game 1, at 2...: Nc3 is not a legal move here"
    );
    assert_eq!(error.read.plies().len(), 3);
    assert_eq!(error.read.tags.get("White"), Some("A"));

    let error = error_of("[FEN \"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"]\n\n1. Nd2 *");
    assert!(matches!(&error.fault, PgnFault::Ambiguous(found) if found == "Nd2"));

    let error = error_of("[White \"A\"]\n[FEN \"8/8 w\"]\n\n1. e4 *");
    assert!(matches!(error.fault, PgnFault::Fen(_)));
    assert_eq!((error.at, error.read.tags.get("White")), (None, Some("A")));
}

#[test]
fn a_tag_or_comment_without_end_is_reported() {
    let long = "x".repeat(20_000);
    for tag in [
        format!("[Site \"{long}\"]"),
        format!("[{long}"),
        format!("[Site \"{long}"),
    ] {
        let file = format!("[White \"A\"]\n{tag}\n{tag}\n[Black \"B\"]\n\n1. e4 *\n\n1. d4 d5 *\n");
        let results = read_all(&file);
        assert_eq!(results.len(), 2, "{results:?}");
        let error = results[0].as_ref().unwrap_err();
        assert!(matches!(error.fault, PgnFault::Endless), "{error}");
        assert_eq!(error.read.tags.get("White"), Some("A"));
        assert_eq!(results[1].as_ref().unwrap().plies().len(), 2);
    }
    let error = error_of("1. e4 e5 { no end\n\n1. d4 *");
    assert!(matches!(error.fault, PgnFault::Endless));
    assert_eq!(error.read.plies().len(), 2);
}

#[test]
fn limits_hold() {
    let tags: Vec<String> = (0..=MAX_TAGS).map(|n| format!("[T{n} \"x\"]\n")).collect();
    let error = error_of(&format!("{}\n1. e4 *", tags.concat()));
    assert!(matches!(error.fault, PgnFault::TooManyTags));

    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(MAX_PLIES / 4);
    assert_eq!(read_one(&shuffle).plies().len(), MAX_PLIES);
    let error = error_of(&format!("{shuffle} e4 *"));
    assert!(matches!(error.fault, PgnFault::TooManyPlies));
    assert_eq!(error.read.plies().len(), MAX_PLIES);
    let stood = "{ [%stood 8/8/8/8/8/8/8/8] }";
    let error = error_of(&format!("{shuffle} {stood} *"));
    assert!(matches!(error.fault, PgnFault::TooManyPlies));

    let words = "sana ".repeat(100_000);
    let game = read_one(&format!(
        "1. e4 {{ {words} }} e5 {{ (=) {words} }} {{ x }} *"
    ));
    assert!(game.plies()[0].comment.len() <= MAX_COMMENT_BYTES);
    assert!(game.plies()[1].draw_offer);
    let crabs = "🦀".repeat(50_000);
    let game = read_one(&format!("1. e4 {{a{crabs}}} *"));
    assert_eq!(game.plies()[0].comment.len(), MAX_COMMENT_BYTES - 3);
}

#[test]
fn the_longest_comments_come_back() {
    let mut game = PgnGame::default();
    let m = game.now().legal_moves()[0];
    game.play(m).unwrap();
    let board = any_arrangement(&mut Dice::new(5));
    game.stand(&board);
    for ply in game.plies_mut() {
        ply.comment = Comment::new(&"ä ".repeat(3000));
        ply.clock_ms = Some(u64::MAX);
        ply.draw_offer = true;
    }
    assert_eq!(read_one(&game.to_pgn()), game);
}

#[test]
fn how_points_are_found() {
    for (text, points) in [
        ("1. e4 1-0", Some(Points::WHITE_WON)),
        ("[Result \"*\"]\n\n1. e4 0-1", Some(Points::BLACK_WON)),
        ("[Result \"1/2-1/2\"]\n\n1. e4 *", Some(Points::DRAWN)),
        ("[Result \"1-0\"]\n\n1. e4 0-1", Some(Points::WHITE_WON)),
        ("[Result \"1/2-0\"]\n\n1. e4 1/2-0", Points::parse("½-0")),
        ("[Result \"0-1/2\"]\n\n1. e4 0-1/2", Points::parse("0-½")),
        (
            "[Result \"*\"]\n[Score \"0-0\"]\n\n1. e4 *",
            Some(Points::NONE),
        ),
        ("[Result \"0-0\"]\n\n1. e4 0-0", Some(Points::NONE)),
        ("[Result \"forfeit\"]\n\n1. e4 *", None),
    ] {
        let game = read_one(text);
        assert_eq!((game.plies().len(), game.points), (1, points), "{text}");
    }
}

#[test]
fn two_zeros_are_castling_or_points() {
    let opening = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7";
    let castled = read_one(&format!("[Result \"0-0\"]\n\n{opening} 4. 0-0 0-0 *"));
    assert_eq!(castled.plies().len(), 8);
    let points = read_one(&format!("[Result \"0-0\"]\n\n{opening} 4. 0-0 0-0"));
    assert_eq!(points.plies().len(), 7);
    let plain = read_one(&format!("{opening} 4. 0-0 0-0"));
    assert_eq!((plain.plies().len(), plain.points), (8, None));
}

#[test]
fn other_programs_are_understood() {
    let lichess = "[Event \"Rated blitz game\"]\n[Variant \"From Position\"]\n\
        [FEN \"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\"]\n[SetUp \"1\"]\n\n\
        1... d5 { [%eval 0.71] [%clk 0:02:58] } 2. exd5?! { [%eval 0.1] } (2. e5 c5) 2... Qxd5 $2 1-0";
    let game = read_one(lichess);
    assert_eq!(game.plies().len(), 3);
    assert_eq!(game.plies()[0].clock_ms, Some(178_000));
    assert_eq!(game.plies()[0].comment.as_str(), "[%eval 0.71]");
    assert!(!game.is_chess960());

    let latin = b"[White \"M\xe4ki\"]\r\n\r\n1. e4 {hyv\xe4}\r\n1... e5\r\n\r\n1. d4 *";
    let games: Vec<PgnGame> = PgnReader::new(&latin[..]).map(Result::unwrap).collect();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tags.get("White"), Some("Mäki"));
    assert_eq!(games[0].plies()[0].comment.as_str(), "hyvä");

    // Missing capture signs, superfluous squares, promotions, en passant.
    let game = read_one(
        "1. e4 d5 2. e5 f5 3. exf6 Ngxf6 4. Ng1f3 h5 5. b4 h4 6. b5 h3 7. b6 hxg2 8. bxa7 gxh1=Q 9. axb8=N *",
    );
    assert_eq!(game.plies().len(), 17);
    assert!(game.now().board().piece_at(Square::F5).is_none());
}

/// A stream that gives little at a time, is interrupted, and fails at the end.
struct Falter<'a>(&'a [u8], usize);

impl Read for Falter<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 += 1;
        if self.1.is_multiple_of(3) {
            return Err(io::ErrorKind::Interrupted.into());
        }
        match self.0 {
            [] => Err(io::ErrorKind::ConnectionReset.into()),
            [first, rest @ ..] => {
                buffer[0] = *first;
                self.0 = rest;
                Ok(1)
            }
        }
    }
}

#[test]
fn a_stream_that_fails_ends() {
    let text = "[White \"A\"]\n\n1. d4 d5 2. c4 *\n\n".repeat(1000);
    let mut reader = PgnReader::new(Falter(text.as_bytes(), 0));
    let mut games = 0;
    let error = loop {
        match reader.next().unwrap() {
            Ok(game) => assert_eq!(game.plies().len(), 3),
            Err(error) => break error,
        }
        games += 1;
    };
    assert!(games > 500, "{games}");
    let PgnFault::Stream(cause) = &error.fault else {
        panic!("{error}");
    };
    assert_eq!(cause.kind(), io::ErrorKind::ConnectionReset);
    assert!(reader.next().is_none());
}

/// A file with everything in it.
fn full_file(dice: &mut Dice) -> Vec<u8> {
    let mut file = Vec::new();
    for _ in 0..3 {
        let (start, moves) = random_game(dice, 30);
        let mut game = begin(dice, start);
        for m in moves {
            if dice.one_in(10) {
                let board = any_arrangement(dice);
                annotate(dice, game.stand(&board));
            } else if let Ok(ply) = game.play(m) {
                annotate(dice, ply);
            }
        }
        game.write_to(&mut file).unwrap();
    }
    file
}

#[test]
fn no_bytes_make_the_reader_panic() {
    const PIECES: [&[u8]; 24] = [
        b"[",
        b"]",
        b"\"",
        b"\\",
        b"{",
        b"}",
        b"(",
        b")",
        b"\n",
        b"\n\n",
        b"%",
        b";",
        b"1.",
        b"e4",
        b"Nf3",
        b"O-O",
        b"0-0",
        b"*",
        b"1-0",
        b"[%clk ",
        b"[%stood ",
        b"[%moved ",
        b"\xff",
        b"[Stretch \"1/2\"]\n",
    ];
    let mut dice = Dice::new(3);
    for _ in 0..2000 {
        let mut bytes = if dice.one_in(3) {
            Vec::new()
        } else {
            full_file(&mut dice)
        };
        for _ in 0..=dice.below(20) {
            let at = dice.below(bytes.len() + 1);
            let until = bytes.len().min(at + dice.below(4));
            let piece = if dice.one_in(3) {
                vec![u8::try_from(dice.below(256)).unwrap(); dice.below(3)]
            } else {
                PIECES[dice.below(PIECES.len())].to_vec()
            };
            bytes.splice(at..until, piece);
        }
        let mut results = 0;
        for result in PgnReader::new(bytes.as_slice()) {
            results += 1;
            // What was read can be written, and read again.
            if let Ok(game) = result {
                assert_eq!(read_one(&game.to_pgn()), game);
            }
        }
        assert!(results <= 1 + bytes.len());
    }
}
