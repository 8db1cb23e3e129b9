//! Ten thousand games through PGN and back.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, may fail the test"
)]

use crate::pgn_common::{annotate, begin, followed_by_tools, read_one, remark};
use tuomari_board::{Position, QuietMoves};
use tuomari_notation::{
    Points,
    pgn::{Comment, PgnGame, PgnReader},
};
use tuomari_testkit::{Dice, random_game, random_position};

const GAMES: usize = 10_000;

fn any_game(dice: &mut Dice, plies: usize) -> PgnGame {
    let (start, moves) = random_game(dice, plies);
    let mut game = begin(dice, start);
    for m in moves {
        annotate(dice, game.play(m).unwrap());
    }
    game
}

#[test]
fn ten_thousand_games_come_back() {
    let mut dice = Dice::new(2026);
    for batch in 0..GAMES / 100 {
        let games: Vec<PgnGame> = (0..100)
            .map(|_| {
                let plies = dice.below(80);
                any_game(&mut dice, plies)
            })
            .collect();
        let mut file = Vec::new();
        for game in &games {
            game.write_to(&mut file).unwrap();
        }
        let text = std::str::from_utf8(&file).unwrap();
        assert_eq!(followed_by_tools(text), Ok(100), "batch {batch}");
        let read: Vec<PgnGame> = PgnReader::new(file.as_slice())
            .map(Result::unwrap)
            .collect();
        assert_eq!(read.len(), games.len());
        for (written, read) in games.iter().zip(&read) {
            assert_eq!(read, written, "batch {batch}:\n{}", written.to_pgn());
            assert_eq!(read.now().to_fen(), written.now().to_fen());
            assert_eq!(read.now().quiet(), written.now().quiet());
        }
    }
}

#[test]
fn long_games_come_back_with_their_history() {
    let mut dice = Dice::new(7);
    for _ in 0..20 {
        let game = any_game(&mut dice, 600);
        let read = read_one(&game.to_pgn());
        assert_eq!(read, game);
        let (a, b) = (read.history(), game.history());
        assert_eq!(a.plies(), b.plies());
        assert_eq!(a.appearances(), b.appearances());
        assert_eq!(PgnGame::of_history(&a).plies().len(), game.plies().len());
    }
}

#[test]
fn games_from_the_middle_come_back() {
    let mut dice = Dice::new(8);
    for _ in 0..500 {
        let mut position = random_position(&mut dice);
        if dice.one_in(3) {
            // Counters that drifted apart, as after a press without a move.
            let quiet = QuietMoves {
                white: u16::try_from(dice.below(90)).unwrap(),
                black: u16::try_from(dice.below(90)).unwrap(),
            };
            position = Position::of(
                position.board(),
                position.turn(),
                position.castling(),
                position.passed_square(),
                quiet,
                position.move_number(),
            );
        }
        let mut game = begin(&mut dice, position);
        while let Some(m) = dice.choose(&game.now().legal_moves()).copied() {
            annotate(&mut dice, game.play(m).unwrap());
            if dice.one_in(10) {
                break;
            }
        }
        let text = game.to_pgn();
        assert_eq!(followed_by_tools(&text), Ok(1), "{text}");
        let read = read_one(&text);
        assert_eq!(read, game, "{text}");
        assert_eq!(read.now().quiet(), game.now().quiet());
    }
}

#[test]
fn lines_are_short() {
    let mut dice = Dice::new(9);
    for _ in 0..200 {
        let mut game = any_game(&mut dice, 120);
        for ply in game.plies_mut() {
            // Words longer than a line stay whole; these are not.
            let words: Vec<String> = (0..dice.below(30))
                .map(|_| "word".repeat(1 + dice.below(6)))
                .collect();
            ply.comment = Comment::new(&words.join(" "));
        }
        game.preface = Comment::default();
        for line in game.to_pgn().lines() {
            let tag = line.starts_with('[');
            assert!(line.chars().count() <= if tag { 255 } else { 79 }, "{line}");
        }
    }
}

#[test]
fn remarks_cannot_forge_anything() {
    let mut dice = Dice::new(10);
    for _ in 0..2000 {
        let mut game = PgnGame::default();
        let m = game.now().legal_moves()[0];
        game.play(m).unwrap().comment = Comment::new(&remark(&mut dice));
        game.preface = Comment::new(&remark(&mut dice));
        assert_eq!(read_one(&game.to_pgn()), game);
    }
}

#[test]
fn scores_beyond_pgn_are_kept() {
    let mut game = PgnGame::default();
    game.points = Some(Points::NONE);
    let text = game.to_pgn();
    assert!(text.contains("[Result \"*\"]\n[Score \"0-0\"]\n"), "{text}");
    assert!(text.ends_with("\n*\n\n"), "{text}");
    assert_eq!(read_one(&text), game);
}
