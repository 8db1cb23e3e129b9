//! Castling from arrays right and wrong, and in Chess960.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::HashSet;

use tuomari_board::{
    ArrayNumber, CastlingLength, CastlingRights, Color, Fault, Illegality, Move, Position, Role,
    Square, SwappedKing,
};

fn after(start: &Position, moves: &str) -> Position {
    let mut position = start.clone();
    for written in moves.split_whitespace() {
        let from: Square = written[0..2].parse().unwrap();
        let to: Square = written[2..4].parse().unwrap();
        let m = position
            .judge_move(from, to, None)
            .unwrap_or_else(|why| panic!("{written}: {why}"));
        position.play(m).unwrap();
    }
    position
}

fn swapped(rule: SwappedKing) -> Position {
    let array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1";
    let board = Position::from_fen(array).unwrap().board().clone();
    Position::of_array(&board, CastlingRights::of_array(&board, rule))
}

#[test]
fn a_swapped_king_does_not_castle_by_the_laws_of_fide() {
    let start = swapped(SwappedKing::Barred);
    assert!(start.is_regular());
    let ready = after(&start, "b1c3 e7e5 b2b3 g8f6 c1b2 f8e7");
    assert_eq!(
        ready.judge_move(Square::D1, Square::B1, None),
        Err(Illegality::CastlingRightLost)
    );
    // Black was set up rightly and castles.
    let black = after(&ready, "a2a3");
    assert!(black.judge_move(Square::E8, Square::G8, None).is_ok());
}

#[test]
fn a_swapped_king_castles_short_on_the_queens_side_by_the_finnish_rules() {
    let start = swapped(SwappedKing::Mirrored);
    assert_eq!(start.faults(), [Fault::MirroredCastling]);
    let ready = after(&start, "b1c3 e7e5 b2b3 g8f6 c1b2 f8e7");
    let short = ready.judge_move(Square::D1, Square::B1, None).unwrap();
    assert_eq!(ready.castle(short).unwrap().length, CastlingLength::Short);
    let castled = after(&ready, "d1b1");
    assert_eq!(
        castled.to_fen(),
        "rnbqk2r/ppppbppp/5n2/4p3/8/1PN5/PBPPPPPP/1KR1QBNR b kq - 4 4"
    );
    assert!(castled.is_regular(), "the mirror is spent");
}

#[test]
fn a_swapped_king_castles_long_on_the_kings_side_by_the_finnish_rules() {
    let start = swapped(SwappedKing::Mirrored);
    let ready = after(&start, "g1f3 e7e5 g2g3 b8c6 f1g2 g8f6 d2d3 f8e7 e1d2 e8g8");
    let long = ready.judge_move(Square::D1, Square::F1, None).unwrap();
    assert_eq!(ready.castle(long).unwrap().length, CastlingLength::Long);
    let castled = after(&ready, "d1f1");
    let white = |square| castled.board().piece_at(square);
    assert_eq!(white(Square::F1), Some(Role::King.of(Color::White)));
    assert_eq!(white(Square::E1), Some(Role::Rook.of(Color::White)));
}

#[test]
fn mirrored_castling_is_barred_and_lost_like_any_other() {
    let blocked = swapped(SwappedKing::Mirrored);
    assert_eq!(
        blocked.judge_move(Square::D1, Square::B1, None),
        Err(Illegality::CastlingPieceInBetween)
    );
    let start = swapped(SwappedKing::Mirrored);
    let lost = after(&start, "b1c3 a7a6 b2b3 b7b6 c1b2 c7c6 a1b1 d7d6 b1a1 e7e6");
    assert_eq!(
        lost.judge_move(Square::D1, Square::B1, None),
        Err(Illegality::CastlingRookMoved)
    );
    let moved = after(&start, "b1c3 a7a6 b2b3 b7b6 c1b2 c7c6 d1c1 d7d6 c1d1 e7e6");
    assert!(
        moved.is_regular(),
        "no right is left that shakmaty does not know"
    );
}

#[test]
fn the_arrays_are_960_and_obey_their_rules() {
    let mut seen = HashSet::new();
    for number in ArrayNumber::all() {
        let position = number.position();
        assert!(position.is_regular());
        let board = position.board();
        let rank = |role: Role| board.by_piece(role.of(Color::White));
        let rooks: Vec<Square> = rank(Role::Rook).into_iter().collect();
        let king = rank(Role::King).single_square().unwrap();
        assert!(rooks[0] < king && king < rooks[1], "array {number}");
        let bishops = rank(Role::Bishop);
        let light = bishops.into_iter().filter(|sq| sq.is_light()).count();
        assert_eq!((bishops.count(), light), (2, 1), "array {number}");
        assert_eq!(board.clone().into_mirrored(), *board, "array {number}");
        assert_eq!(position.castling().rooks(), board.rooks());
        assert_eq!(ArrayNumber::of(board), Some(number));
        seen.insert(position.to_fen());
    }
    assert_eq!(seen.len(), 960);
    assert_eq!(
        ArrayNumber::ORDINARY.position().to_fen(),
        Position::default().to_fen()
    );
}

#[test]
fn the_lot_reaches_every_array_and_nothing_else() {
    assert_eq!(ArrayNumber::draw(0).get(), 0);
    assert_eq!(ArrayNumber::draw(u64::MAX).get(), 959);
    let step = u64::MAX / 960 + 1;
    let drawn: HashSet<u16> = (0..960u64)
        .map(|i| ArrayNumber::draw(i * step).get())
        .collect();
    assert_eq!(drawn.len(), 960);
    assert!(ArrayNumber::new(960).is_err());
}

/// The four ways of `fide-2018/II.3.2`: both move, they change places, only
/// the king moves, only the rook moves.
#[test]
fn four_ways_of_castling() {
    for (fen, rook, expected) in [
        (
            "4k3/8/8/8/8/8/8/1K5R w K - 0 1",
            Square::H1,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/5KR1 w K - 0 1",
            Square::G1,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
            Square::F1,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
        (
            "4k3/8/8/8/8/8/8/6KR w K - 0 1",
            Square::H1,
            "4k3/8/8/8/8/8/8/5RK1",
        ),
    ] {
        let position = Position::from_fen(fen).unwrap();
        let king = position.board().king_of(Color::White).unwrap();
        let m = Move::Castle { king, rook };
        assert!(position.is_legal(m), "{fen}");
        let board = position.board_after(m);
        assert_eq!(board.board_fen().to_string(), expected);
        assert_eq!(position.judge(&board), Ok(m), "{fen}");
        assert_eq!(position.judge_move(king, rook, None), Ok(m), "{fen}");
    }
}

/// Only the squares king and rook cross must be empty (`II.3.2.7.4`, `.5`).
#[test]
fn squares_nobody_crosses_may_be_taken() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/NR3K2 w B - 0 1").unwrap();
    let long = Move::Castle {
        king: Square::F1,
        rook: Square::B1,
    };
    assert!(position.is_legal(long));
}
