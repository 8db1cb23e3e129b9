//! Positions no game should reach, and play from them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tuomari_board::{Arrangement, Color, Fault, Illegality, Move, Position, Role, Square};
use tuomari_testkit::{Dice, any_position};

fn position(fen: &str) -> Position {
    let position = Position::from_fen(fen).unwrap();
    assert!(!position.is_regular(), "{fen} is regular");
    position
}

fn board(placement: &str) -> Arrangement {
    Arrangement::from_ascii_board_fen(placement.as_bytes()).unwrap()
}

fn targets(position: &Position, from: Square) -> Vec<String> {
    let mut squares: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|m| m.from() == Some(from))
        .map(|m| m.to().to_string())
        .collect();
    squares.sort();
    squares
}

#[test]
fn a_pawn_on_its_last_rank_is_dead_wood() {
    let dead = position("P3k3/8/8/8/8/8/8/r3K3 b - - 0 1");
    assert_eq!(
        dead.faults(),
        [Fault::PawnOnEndRank, Fault::OpponentInCheck]
    );
    // It can be captured, and does not guard b7, b9 or anything else.
    assert!(targets(&dead, Square::A1).contains(&"a8".to_owned()));
    assert!(!dead.is_attacked(Square::B7, Color::White));
    let to_move = position("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(targets(&to_move, Square::A8), Vec::<String>::new());
    assert_eq!(
        to_move.judge_move(Square::A8, Square::A7, None),
        Err(Illegality::DeadPawnMoved)
    );
    let black = position("4k3/8/8/8/8/8/8/p3K3 b - - 0 1");
    assert_eq!(targets(&black, Square::A1), Vec::<String>::new());
}

#[test]
fn a_pawn_on_its_own_first_rank_steps_one_square() {
    let first = position("4k3/8/8/8/8/8/8/P3K3 w - - 0 1");
    assert_eq!(targets(&first, Square::A1), ["a2"]);
    assert_eq!(
        first.judge_move(Square::A1, Square::A3, None),
        Err(Illegality::PawnDoubleStepLate)
    );
}

#[test]
fn adjacent_kings_are_both_in_check_and_must_part() {
    let adjacent = position("8/8/8/3kK3/8/8/8/8 w - - 0 1");
    assert!(adjacent.in_check(Color::White) && adjacent.in_check(Color::Black));
    assert_eq!(targets(&adjacent, Square::E5), ["f4", "f5", "f6"]);
    assert_eq!(
        adjacent.judge_move(Square::E5, Square::D5, None),
        Err(Illegality::KingCaptured)
    );
}

#[test]
fn both_kings_in_check_the_mover_must_see_to_his_own() {
    // White left his king in check by the rook and nobody claimed it; Black
    // checked back.
    let both = position("4k3/4R3/8/8/8/8/8/r3K3 w - - 0 1");
    assert!(both.in_check(Color::White) && both.in_check(Color::Black));
    assert!(!both.is_checkmate());
    assert_eq!(
        both.judge_move(Square::E7, Square::E8, None),
        Err(Illegality::KingCaptured)
    );
}

#[test]
fn every_king_of_the_mover_must_be_safe() {
    let two = position("4k3/8/8/8/8/r7/8/K3K3 w - - 0 1");
    assert!(two.faults().contains(&Fault::SeveralKings));
    // The king on a1 is in check; moving the other one does not help.
    assert_eq!(targets(&two, Square::E1), Vec::<String>::new());
    assert_eq!(targets(&two, Square::A1), ["b1", "b2"]);
}

#[test]
fn without_a_king_nothing_has_to_be_safe() {
    let none = position("4k3/8/8/8/8/8/r7/R7 w - - 0 1");
    assert_eq!(none.faults(), [Fault::MissingKing]);
    assert!(!none.in_check(Color::White));
    assert!(targets(&none, Square::A1).contains(&"a2".to_owned()));
    assert!(!none.is_checkmate() && !none.is_stalemate());
}

#[test]
fn nine_pawns_are_too_much_and_play_on() {
    let nine = position("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
    assert_eq!(nine.faults(), [Fault::TooMuchMaterial]);
    assert_eq!(targets(&nine, Square::A3), ["a4"]);
}

#[test]
fn an_empty_board_and_a_full_one_answer() {
    let empty = position("8/8/8/8/8/8/8/8 w - - 0 1");
    assert!(empty.is_stalemate());
    assert!(empty.faults().contains(&Fault::EmptyBoard));
    let full =
        position("QQQQQQQQ/qqqqqqqq/QQQQQQQQ/qqqqqqqq/QQQQQQQQ/qqqqqqqq/QQQQQQQQ/qqqqqqqq w - -");
    assert!(full.legal_moves().iter().all(|m| m.is_capture()));
}

#[test]
fn a_position_becomes_regular_again() {
    let mut adjacent = position("8/8/8/3kK3/8/8/8/8 w - - 0 1");
    let away = adjacent.judge_move(Square::E5, Square::F5, None).unwrap();
    adjacent.play(away).unwrap();
    assert!(adjacent.is_regular());
}

#[test]
fn an_illegal_double_step_can_be_captured_en_passant() {
    // The pawn on e2 is pinned along the second rank; its double step is
    // illegal, stands, and may be captured in passing.
    let pinned = Position::from_fen("4k3/8/8/8/3p4/8/K3P2r/8 w - - 0 1").unwrap();
    let after = board("4k3/8/8/8/3pP3/8/K6r/8");
    assert_eq!(pinned.judge(&after), Err(Illegality::KingExposed));
    let stood = pinned.stand(&after);
    assert_eq!(stood.en_passant(), Some(Square::E3));
    let capture = Move::EnPassant {
        from: Square::D4,
        to: Square::E3,
    };
    assert!(stood.is_legal(capture));
}

#[test]
fn what_stood_takes_castling_rights_with_it() {
    let start = Position::default();
    let king_out = board("rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR");
    let stood = start.stand(&king_out);
    assert_eq!(
        stood.to_fen(),
        "rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR b kq - 1 1"
    );
    let rook_out = board("rnbqkbnr/pppppppp/8/8/7R/8/PPPPPPPP/RNBQKBN1");
    let stood = start.stand(&rook_out);
    assert_eq!(
        stood.to_fen(),
        "rnbqkbnr/pppppppp/8/8/7R/8/PPPPPPPP/RNBQKBN1 b Qkq - 1 1"
    );
}

#[test]
fn an_unpromoted_pawn_blocks_and_falls() {
    let before = Position::from_fen("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let after = board("rP2k3/8/8/8/8/8/8/4K3");
    assert_eq!(before.judge(&after), Err(Illegality::PromotionMissing));
    let mut stood = before.stand(&after);
    assert!(!stood.is_regular());
    let takes = stood.judge_move(Square::A8, Square::B8, None).unwrap();
    assert_eq!(takes.capture(), Some(Role::Pawn));
    stood.play(takes).unwrap();
    assert!(stood.is_regular());
}

/// From anywhere, legal play keeps the promise of 3.9: no own king attacked,
/// no king ever captured, and the position answers all its questions.
#[test]
fn play_from_anywhere_keeps_the_rules() {
    let mut dice = Dice::new(31);
    for _ in 0..4_000 {
        let mut position = any_position(&mut dice);
        for _ in 0..20 {
            let kings = position.board().kings().count();
            let player = position.turn();
            let moves = position.legal_moves();
            assert_eq!(moves.is_empty(), !position.has_legal_move());
            let mated = moves.is_empty() && position.in_check(player);
            assert_eq!(position.is_checkmate(), mated);
            let Some(m) = dice.choose(&moves).copied() else {
                break;
            };
            position.play(m).unwrap();
            assert!(!position.in_check(player));
            assert_eq!(position.board().kings().count(), kings);
            assert_eq!(position.turn(), !player);
        }
    }
}
