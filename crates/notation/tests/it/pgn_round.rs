//! The PGN of a round, as those who show games read it.

#![allow(
    clippy::unwrap_used,
    reason = "helpers of tests, too, may fail the test"
)]

use crate::pgn_common::{annotate, begin, followed_by_tools, remark};
use tuomari_board::{Arrangement, Position};
use tuomari_notation::{
    Points,
    pgn::{
        MAX_SHOWN_BOARDS, OddScores, PgnBoard, PgnGame, PgnReader, PgnRound, PgnSide, RoundError,
    },
};
use tuomari_testkit::{Dice, any_arrangement, random_game};

fn side(name: &str, number: u32) -> PgnSide {
    PgnSide {
        name: name.to_owned(),
        fide_id: Some(500_000 + number),
        rating: Some(1800 + number),
        title: "FM".to_owned(),
        team: "Club \"A\" \\ B".to_owned(),
        clock_ms: None,
    }
}

fn board(number: u32) -> PgnBoard {
    PgnBoard {
        number,
        white: side("Last, First", number),
        black: side("Other, One", 2 * number),
        game: PgnGame::default(),
    }
}

fn round(boards: Vec<PgnBoard>) -> PgnRound {
    PgnRound {
        event: "Club evening".to_owned(),
        site: "Jyväskylä".to_owned(),
        date: "2026.03.07".to_owned(),
        round: 3,
        time_control: "5400+30".to_owned(),
        boards,
    }
}

fn read(text: &str) -> Vec<PgnGame> {
    let games = PgnReader::new(text.as_bytes());
    games
        .map(|game| game.unwrap_or_else(|error| panic!("{error}\n{text}")))
        .collect()
}

#[test]
fn a_round_is_written_as_the_standard_orders_it() {
    let mut played = board(12);
    played.set_moves("1. e4 {[%clk 1:29:10]} e5 {[%clk 1:28:59] good} 2. Nf3 1/2-1/2");
    let expected = "\
[Event \"Club evening\"]
[Site \"Jyväskylä\"]
[Date \"2026.03.07\"]
[Round \"3\"]
[White \"Last, First\"]
[Black \"Other, One\"]
[Result \"1/2-1/2\"]
[BlackElo \"1824\"]
[BlackFideId \"500024\"]
[BlackTeam \"Club \\\"A\\\" \\\\ B\"]
[BlackTitle \"FM\"]
[Board \"12\"]
[TimeControl \"5400+30\"]
[WhiteElo \"1812\"]
[WhiteFideId \"500012\"]
[WhiteTeam \"Club \\\"A\\\" \\\\ B\"]
[WhiteTitle \"FM\"]

1. e4 { [%clk 1:29:10] } 1... e5 { [%clk 1:28:59] good } 2. Nf3 1/2-1/2

";
    let text = round(vec![played]).to_pgn(OddScores::Standard).unwrap();
    assert_eq!(text, expected);
}

#[test]
fn boards_come_in_order_and_are_there_before_the_first_move() {
    let mut second = board(2);
    second.black.clock_ms = Some(5_400_000);
    let text = round(vec![board(10), second, board(1)])
        .to_pgn(OddScores::Standard)
        .unwrap();
    let games = read(&text);
    let tag = |name: &str| -> Vec<&str> {
        games
            .iter()
            .map(|game| game.tags.get(name).unwrap())
            .collect()
    };
    assert_eq!(tag("Board"), ["1", "2", "10"]);
    assert_eq!(tag("Round"), ["3", "3", "3"]);
    assert_eq!(games[1].tags.get("BlackClock"), Some("1:30:00"));
    assert!(
        games
            .iter()
            .all(|game| game.plies().is_empty() && game.points.is_none())
    );
    assert_eq!(followed_by_tools(&text), Ok(3));
}

#[test]
fn a_board_has_one_game() {
    let error = round(vec![board(4), board(4)]).to_pgn(OddScores::Standard);
    assert_eq!(error, Err(RoundError::BoardTwice(4)));
}

#[test]
fn a_game_is_cut_where_an_illegal_move_stood() {
    let mut cut = board(1);
    cut.set_moves("1. e4 e5");
    let after =
        Arrangement::from_ascii_board_fen(b"rnbqkbnr/pppp1ppp/8/4p3/4P3/4K3/PPPP1PPP/RNBQ1BNR");
    cut.game.stand(&after.unwrap());
    let reply = cut.game.now().legal_moves()[0];
    cut.game.play(reply).unwrap();
    cut.game.points = Some(Points::WHITE_WON);
    let text = round(vec![cut, board(2)])
        .to_pgn(OddScores::Standard)
        .unwrap();
    assert_eq!(followed_by_tools(&text), Ok(2));
    let games = read(&text);
    assert_eq!(games[0].plies().len(), 2);
    let comment = games[0].plies()[1].comment.as_str();
    assert!(
        comment.starts_with("cut here: 2. Ke1-e3, illegal"),
        "{comment}"
    );
    assert_eq!(games[0].points, Some(Points::WHITE_WON));
}

#[test]
fn moves_that_cannot_be_read_are_cut_as_well() {
    let mut given = board(1);
    given.set_moves("1. e4 e5 2. Ke3 Nc6 1-0");
    let text = round(vec![given]).to_pgn(OddScores::Standard).unwrap();
    let games = read(&text);
    assert_eq!(games[0].plies().len(), 2);
    assert!(games[0].plies()[1].comment.contains("cut here"), "{text}");
    let mut nothing = board(2);
    nothing.set_moves("  ");
    assert_eq!(nothing.game, PgnGame::default());
}

#[test]
fn odd_scores_are_told_as_the_reader_wants_them() {
    let mut odd = board(1);
    odd.set_moves("1. e4 e5 *");
    odd.game.points = Points::parse("½-0");
    let round = round(vec![odd]);
    let standard = round.to_pgn(OddScores::Standard).unwrap();
    assert!(standard.contains("[Result \"*\"]") && standard.contains("[Score \"1/2-0\"]"));
    let broadcast = round.to_pgn(OddScores::InResult).unwrap();
    assert!(broadcast.contains("[Result \"1/2-0\"]") && !broadcast.contains("Score"));
    for text in [standard, broadcast] {
        assert_eq!(read(&text)[0].points, Points::parse("½-0"));
    }
}

#[test]
fn a_large_round_is_cut_into_slices() {
    let boards = (1..=250).rev().map(board).collect();
    let slices = round(boards).slices(MAX_SHOWN_BOARDS);
    let sizes: Vec<usize> = slices.iter().map(|slice| slice.boards.len()).collect();
    assert_eq!(sizes, [100, 100, 50]);
    assert_eq!(slices[2].boards[0].number, 201);
}

/// Whatever stands in names and games, a round is one game a board, each of
/// which every tool can follow, and its tags are read as they were set.
#[test]
fn every_round_comes_back() {
    let mut dice = Dice::new(22);
    for _ in 0..300 {
        let mut boards = Vec::new();
        for number in 1..=5 {
            let (start, moves) = random_game(&mut dice, 40);
            let mut game = begin(&mut dice, start);
            for m in moves {
                annotate(&mut dice, game.play(m).unwrap());
            }
            if dice.one_in(3) {
                game.stand(&any_arrangement(&mut dice));
            }
            let mut board = board(number);
            board.white.name = remark(&mut dice);
            board.black.team = remark(&mut dice);
            board.game = game;
            boards.push(board);
        }
        if dice.one_in(4) {
            let kingless = Position::default().stand(&Arrangement::empty());
            boards[2].game = PgnGame::new(kingless);
        }
        let round = round(boards);
        let text = round.to_pgn(OddScores::Standard).unwrap();
        assert_eq!(followed_by_tools(&text), Ok(5), "{text}");
        let games = read(&text);
        for (game, board) in games.iter().zip(&round.boards) {
            assert_eq!(game.points, board.game.points);
            assert_eq!(
                game.tags.get("Board"),
                Some(board.number.to_string().as_str())
            );
            let mut expected = tuomari_notation::pgn::Tags::default();
            expected.set("White", &board.white.name).unwrap();
            if !board.white.name.is_empty() {
                assert_eq!(game.tags.get("White"), expected.get("White"), "{text}");
            }
        }
    }
}
