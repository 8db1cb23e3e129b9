//! Games in which illegal moves stood: cut, followed by every tool, joined.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, may fail the test"
)]

use crate::pgn_common::{annotate, begin, followed_by_tools, read_one};
use tuomari_board::{
    Arrangement, CastlingRights, Color, Piece, Ply, Position, Role, Square, SwappedKing,
};
use tuomari_notation::{
    Points,
    pgn::{PgnFault, PgnGame, PgnReader},
};
use tuomari_testkit::{Dice, any_arrangement, any_position, random_game};

/// A board as a player may leave it: pieces anywhere.
fn mishandled(dice: &mut Dice, position: &Position) -> Arrangement {
    let mut board = position.board().clone();
    let square = |dice: &mut Dice| Square::ALL[dice.below(64)];
    match dice.below(12) {
        // A press without a move.
        0 => {}
        // A legal move all the same.
        1 => {
            if let Some(m) = dice.choose(&position.legal_moves()) {
                board = position.board_after(*m);
            }
        }
        // A piece put out of nowhere, or gone.
        2 => {
            let piece = Piece {
                color: Color::from_white(dice.one_in(2)),
                role: Role::ALL[dice.below(6)],
            };
            board.set_piece_at(square(dice), piece);
        }
        3 => board.discard_piece_at(square(dice)),
        // A pawn left on its last rank.
        4 => {
            let turn = position.turn();
            if let Some(pawn) = board.by_piece(turn.pawn()).first() {
                board.discard_piece_at(pawn);
                let last = Square::from_coords(
                    pawn.file(),
                    turn.relative_rank(tuomari_board::Rank::Eighth),
                );
                board.set_piece_at(last, turn.pawn());
            }
        }
        5 => {
            if dice.one_in(4) {
                board = any_arrangement(dice);
            }
        }
        // Mostly an own piece carried somewhere, kings more often than others.
        _ => {
            let own = board.by_color(position.turn());
            let kings = board.kings() & own;
            let from = if dice.one_in(3) && kings.any() {
                kings
            } else {
                own
            };
            let squares: Vec<Square> = from.into_iter().collect();
            if let Some(from) = dice.choose(&squares)
                && let Some(piece) = board.remove_piece_at(*from)
            {
                board.set_piece_at(square(dice), piece);
            }
        }
    }
    board
}

fn any_start(dice: &mut Dice) -> Position {
    match dice.below(12) {
        0 => any_position(dice),
        1 => {
            let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR";
            let array = Arrangement::from_ascii_board_fen(array.as_bytes()).unwrap();
            Position::of_array(
                &array,
                CastlingRights::of_array(&array, SwappedKing::Mirrored),
            )
        }
        _ => random_game(dice, 0).0,
    }
}

fn any_game(dice: &mut Dice) -> PgnGame {
    let start = any_start(dice);
    let mut game = begin(dice, start);
    let plies = dice.below(100);
    let illegal_in = [3, 10, 40][dice.below(3)];
    for _ in 0..plies {
        let moves = game.now().legal_moves();
        let legal = dice.choose(&moves).copied();
        let ply = match legal {
            Some(m) if !dice.one_in(illegal_in) => game.play(m).unwrap(),
            _ => {
                let after = mishandled(dice, game.now());
                game.stand(&after)
            }
        };
        annotate(dice, ply);
    }
    game
}

#[test]
fn illegal_moves_that_stood_are_followed_by_tools_and_joined_again() {
    let mut dice = Dice::new(1);
    let (mut stood, mut parts, mut irregular) = (0, 0, 0);
    for n in 0..4000 {
        let game = any_game(&mut dice);
        let text = game.to_pgn();
        match followed_by_tools(&text) {
            Ok(games) => parts += games,
            Err(error) => panic!("game {n}: {error}\n{text}"),
        }
        let read = read_one(&text);
        assert_eq!(read, game, "game {n}:\n{text}");
        // Once more through the board, from the plies alone.
        let (a, b) = (read.history(), game.history());
        assert_eq!(a.plies(), b.plies());
        assert_eq!(a.now().to_fen(), b.now().to_fen());
        assert_eq!(a.now().quiet(), b.now().quiet());
        assert_eq!(a.appearances(), b.appearances());
        stood += a
            .plies()
            .iter()
            .filter(|p| matches!(p, Ply::Illegal(_)))
            .count();
        irregular += usize::from(!a.start().is_regular());
    }
    assert!(
        stood > 10_000 && parts > 10_000 && irregular > 300,
        "{stood} {parts} {irregular}"
    );
}

#[test]
fn several_such_games_in_one_file_are_kept_apart() {
    let mut dice = Dice::new(2);
    for _ in 0..50 {
        let games: Vec<PgnGame> = (0..10).map(|_| any_game(&mut dice)).collect();
        let file: String = games.iter().map(PgnGame::to_pgn).collect();
        let read: Vec<PgnGame> = PgnReader::new(file.as_bytes())
            .map(Result::unwrap)
            .collect();
        assert_eq!(read, games);
    }
}

/// White's king goes to e3 on the second move, and nobody says a word.
fn kings_walk() -> PgnGame {
    let mut game = PgnGame::default();
    game.tags.set("Event", "Club evening").unwrap();
    game.tags.set("White", "Mäki, Anna").unwrap();
    game.tags.set("Black", "Niemi, Olli").unwrap();
    game.tags.set("TimeControl", "300").unwrap();
    let carry = |game: &mut PgnGame, from, to, ms| {
        let ply = if let Ok(m) = game.now().judge_move(from, to, None) {
            game.play(m).unwrap()
        } else {
            let mut board = game.now().board().clone();
            let piece = board.remove_piece_at(from).unwrap();
            board.set_piece_at(to, piece);
            game.stand(&board)
        };
        ply.clock_ms = Some(ms);
    };
    carry(&mut game, Square::E2, Square::E4, 299_000);
    carry(&mut game, Square::E7, Square::E5, 298_000);
    carry(&mut game, Square::E1, Square::E3, 290_500);
    carry(&mut game, Square::F8, Square::C5, 296_000);
    carry(&mut game, Square::G1, Square::F3, 285_000);
    carry(&mut game, Square::C5, Square::B6, 291_000);
    carry(&mut game, Square::E3, Square::E2, 280_000);
    carry(&mut game, Square::D7, Square::D6, 289_000);
    game.plies_mut()[7].draw_offer = true;
    game.plies_mut()[4].comment = "in check, and nobody saw it".into();
    game.points = Some(Points::NONE);
    game
}

const KINGS_WALK: &str = r#"[Event "Club evening"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Mäki, Anna"]
[Black "Niemi, Olli"]
[Result "*"]
[TimeControl "300"]
[Stretch "1/3"]

1. e4 { [%clk 0:04:59] } 1... e5 { [%clk 0:04:58] } { 2. Ke1-e3, illegal
(king-movement), stood: [%left 0:04:50.5] [%stood
rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR] } *

[Event "Club evening"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Mäki, Anna"]
[Black "Niemi, Olli"]
[Result "*"]
[TimeControl "300"]
[Stretch "2/3"]
[SetUp "1"]
[FEN "rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR b kq - 1 2"]

2... Bc5+ { [%clk 0:04:56] } { 3. Ng1-f3, illegal (king-left-in-check),
stood: [%left 0:04:45] [%stood
rnbqk1nr/pppp1ppp/8/2b1p3/4P3/4KN2/PPPP1PPP/RNBQ1B1R] in check, and nobody saw
it } { 3... Bc5-b6+ [%left 0:04:51] [%moved c5b6] } *

[Event "Club evening"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Mäki, Anna"]
[Black "Niemi, Olli"]
[Result "*"]
[TimeControl "300"]
[Score "0-0"]
[Stretch "3/3"]
[SetUp "1"]
[FEN "rnbqk1nr/pppp1ppp/1b6/4p3/4P3/4KN2/PPPP1PPP/RNBQ1B1R w kq - 4 4"]

4. Ke2 { [%clk 0:04:40] } 4... d6 { [%clk 0:04:49] (=) } *

"#;

#[test]
fn a_golden_example() {
    let game = kings_walk();
    let text = game.to_pgn();
    assert_eq!(text, KINGS_WALK, "\n{text}");
    assert_eq!(followed_by_tools(&text), Ok(3));
    assert_eq!(read_one(KINGS_WALK), game);
}

/// The PGN games of a text, each with its tags.
fn parts(text: &str) -> Vec<&str> {
    let begins: Vec<usize> = text.match_indices("[Event ").map(|(at, _)| at).collect();
    let ends = begins.iter().copied().skip(1).chain([text.len()]);
    begins
        .iter()
        .zip(ends)
        .map(|(from, to)| &text[*from..to])
        .collect()
}

#[test]
fn a_missing_stretch_is_reported_and_nothing_is_guessed() {
    let text = kings_walk().to_pgn();
    let [first, second, third] = parts(&text)[..] else {
        panic!("{text}");
    };
    let other = "[White \"X\"]\n\n1. d4 *\n\n";

    let file = format!("{first}{second}{other}");
    let mut reader = PgnReader::new(file.as_bytes());
    let error = reader.next().unwrap().unwrap_err();
    assert!(matches!(&error.fault, PgnFault::StretchMissing(part) if part == "3/3"));
    assert_eq!((error.game, error.read.plies().len()), (2, 6));
    assert_eq!(reader.next().unwrap().unwrap().plies().len(), 1);
    assert!(reader.next().is_none());

    let file = format!("{other}{third}{first}");
    let mut reader = PgnReader::new(file.as_bytes());
    assert!(reader.next().unwrap().is_ok());
    let error = reader.next().unwrap().unwrap_err();
    assert!(matches!(&error.fault, PgnFault::StretchAlone(part) if part == "3/3"));
    assert_eq!((error.game, error.read.plies().len()), (2, 2));
    let error = reader.next().unwrap().unwrap_err();
    assert!(matches!(&error.fault, PgnFault::StretchMissing(part) if part == "2/3"));
    assert_eq!(error.game, 3);
    assert!(reader.next().is_none());

    let file = format!("{first}{third}{second}");
    let results: Vec<_> = PgnReader::new(file.as_bytes()).collect();
    assert!(
        results.iter().all(Result::is_err) && results.len() == 3,
        "{results:?}"
    );
}

#[test]
fn a_stretch_that_begins_elsewhere_is_not_joined() {
    let text = kings_walk().to_pgn();
    for (here, elsewhere) in [
        ("PPPP1PPP/RNBQ1B1R w", "PPP2PPP/RNBQ1B1R w"),
        (
            "[White \"Mäki, Anna\"]\n[Black \"Niemi, Olli\"]\n[Result \"*\"]\n[TimeControl \"300\"]\n[Score",
            "[White \"Aho\"]\n[Black \"Niemi, Olli\"]\n[Score",
        ),
    ] {
        let other = text.replacen(here, elsewhere, 1);
        assert_ne!(other, text);
        let results: Vec<_> = PgnReader::new(other.as_bytes()).collect();
        assert!(
            results.iter().all(Result::is_err) && results.len() == 2,
            "{results:?}"
        );
    }
}

#[test]
fn what_comes_after_the_last_stretch_needs_none() {
    let mut game = PgnGame::default();
    let mut board = game.now().board().clone();
    board.discard_piece_at(Square::E8);
    game.stand(&board);
    game.points = Some(Points::WHITE_WON);
    let text = game.to_pgn();
    assert!(!text.contains("Stretch"), "{text}");
    assert!(
        text.contains("1. e8 from black king to empty, illegal"),
        "{text}"
    );
    assert_eq!(followed_by_tools(&text), Ok(1));
    assert_eq!(read_one(&text), game);
}
