//! Every rule of chapter 3 that a placement can break, one case each.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::BTreeSet;

use tuomari_board::{
    Arrangement, Bitboard, CastlingRights, Color, Illegality, Move, Piece, Position, QuietMoves,
    Role, Square,
};
use tuomari_testkit::{Dice, Walk, any_position};

/// Position, the board as it was left, and the reason. The board is given in
/// the placement field of a FEN.
const BOARDS: &[(&str, &str, Illegality)] = &[
    (
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "4k3/8/8/8/8/8/8/4K3",
        Illegality::NothingMoved,
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "8/4k3/8/8/8/8/8/4K3",
        Illegality::OpponentsPieceMoved,
    ),
    (
        "4k3/8/8/8/8/8/PP6/4K3 w - -",
        "4k3/8/8/8/8/PP6/8/4K3",
        Illegality::SeveralPiecesMoved,
    ),
    (
        "4k3/8/8/8/8/8/P7/4K3 w - -",
        "4k3/8/8/8/8/8/PP6/4K3",
        Illegality::PieceAdded,
    ),
    (
        "4k3/4p3/8/8/8/8/P7/4K3 w - -",
        "4k3/4p2p/8/8/8/P7/8/4K3",
        Illegality::PieceAdded,
    ),
    (
        "4k3/8/8/8/8/8/PP6/4K3 w - -",
        "4k3/8/8/8/8/8/1P6/4K3",
        Illegality::OwnPieceRemoved,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K3 w - -",
        "4k3/8/8/8/8/8/Q7/4K3",
        Illegality::PieceExchanged,
    ),
    (
        "4k3/8/8/3p4/4P3/8/8/4K3 w - -",
        "4k3/8/8/4P3/8/8/8/4K3",
        Illegality::WrongPieceRemoved,
    ),
    (
        "4k3/8/8/3p4/4P3/8/8/4K3 w - -",
        "4k3/8/8/8/4P3/8/8/4K3",
        Illegality::WrongPieceRemoved,
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6",
        "4k3/8/3P4/3p4/8/8/8/4K3",
        Illegality::CapturedPieceLeft,
    ),
    (
        "4k3/8/8/8/8/8/8/2B1K3 w - -",
        "4k3/8/8/8/2B5/8/8/4K3",
        Illegality::BishopMovement,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K3 w - -",
        "4k3/8/8/8/8/8/1R6/4K3",
        Illegality::RookMovement,
    ),
    (
        "4k3/8/8/8/8/8/8/Q3K3 w - -",
        "4k3/8/8/8/8/1Q6/8/4K3",
        Illegality::QueenMovement,
    ),
    (
        "4k3/8/8/8/8/P7/8/R3K3 w - -",
        "4k3/8/8/R7/8/P7/8/4K3",
        Illegality::PieceInBetween,
    ),
    (
        "4k3/8/8/8/8/8/8/N3K3 w - -",
        "4k3/8/8/8/8/8/1N6/4K3",
        Illegality::KnightMovement,
    ),
    (
        "4k3/8/8/8/8/P7/8/4K3 w - -",
        "4k3/8/8/8/8/8/P7/4K3",
        Illegality::PawnMovement,
    ),
    (
        "4k3/8/8/8/p7/P7/8/4K3 w - -",
        "4k3/8/8/8/P7/8/8/4K3",
        Illegality::PawnStepBlocked,
    ),
    (
        "4k3/8/8/8/8/P7/8/4K3 w - -",
        "4k3/8/8/P7/8/8/8/4K3",
        Illegality::PawnDoubleStepLate,
    ),
    (
        "4k3/8/8/8/8/n7/P7/4K3 w - -",
        "4k3/8/8/8/P7/n7/8/4K3",
        Illegality::PawnDoubleStepBlocked,
    ),
    (
        "4k3/8/8/8/8/P7/8/4K3 w - -",
        "4k3/8/8/8/1P6/8/8/4K3",
        Illegality::PawnCaptureOfNothing,
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - -",
        "4k3/8/3P4/8/8/8/8/4K3",
        Illegality::NotEnPassant,
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - -",
        "P3k3/8/8/8/8/8/8/4K3",
        Illegality::PromotionMissing,
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - -",
        "K3k3/8/8/8/8/8/8/4K3",
        Illegality::PromotionToWrongPiece,
    ),
    (
        "4k3/8/P7/8/8/8/8/4K3 w - -",
        "4k3/Q7/8/8/8/8/8/4K3",
        Illegality::PromotionTooEarly,
    ),
    (
        "4k3/P7/8/8/8/8/8/4K3 w - -",
        "4k3/Q7/8/8/8/8/8/4K3",
        Illegality::PromotionTooEarly,
    ),
    (
        "P3k3/8/8/8/8/8/8/4K3 w - -",
        "Q3k3/8/8/8/8/8/8/4K3",
        Illegality::PromotionTooLate,
    ),
    (
        "P3k3/8/8/8/8/8/8/4K3 w - -",
        "1P2k3/8/8/8/8/8/8/4K3",
        Illegality::DeadPawnMoved,
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "4k3/8/8/8/4K3/8/8/8",
        Illegality::KingMovement,
    ),
    (
        "4k3/8/8/8/8/8/r7/4K3 w - -",
        "4k3/8/8/8/8/8/r3K3/8",
        Illegality::KingToAttackedSquare,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w KQ -",
        "4k3/8/8/8/8/8/8/R3R1K1",
        Illegality::CastlingMovement,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w KQ -",
        "4k3/8/8/8/8/8/8/R5KR",
        Illegality::CastlingMovement,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w - -",
        "4k3/8/8/8/8/8/8/R4RK1",
        Illegality::CastlingRightLost,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w K -",
        "4k3/8/8/8/8/8/8/2KR3R",
        Illegality::CastlingRookMoved,
    ),
    (
        "4k3/8/8/8/8/8/8/R3K2R w K -",
        "4k3/8/8/8/8/8/8/2K4R",
        Illegality::OwnPieceRemoved,
    ),
    (
        "4k3/8/8/8/8/5r2/8/R3K2R w KQ -",
        "4k3/8/8/8/8/5r2/8/R4RK1",
        Illegality::CastlingThroughAttack,
    ),
    (
        "4k3/8/8/8/8/4r3/8/R3K2R w KQ -",
        "4k3/8/8/8/8/4r3/8/R4RK1",
        Illegality::CastlingThroughAttack,
    ),
    (
        "4k3/8/8/8/8/6r1/8/R3K2R w KQ -",
        "4k3/8/8/8/8/6r1/8/R4RK1",
        Illegality::CastlingThroughAttack,
    ),
    (
        "4k3/8/8/8/8/8/8/RN2K2R w KQ -",
        "4k3/8/8/8/8/8/8/1NKR3R",
        Illegality::CastlingPieceInBetween,
    ),
    (
        "4k3/8/8/8/8/8/8/4RK2 w - -",
        "4R3/8/8/8/8/8/8/5K2",
        Illegality::KingCaptured,
    ),
    (
        "4r1k1/8/8/8/8/8/N7/4K3 w - -",
        "4r1k1/8/8/8/1N6/8/8/4K3",
        Illegality::KingLeftInCheck,
    ),
    (
        "4r1k1/8/8/8/8/8/4B3/4K3 w - -",
        "4r1k1/8/8/8/8/3B4/8/4K3",
        Illegality::KingExposed,
    ),
];

#[test]
fn each_rule_names_itself() {
    let mut met = BTreeSet::new();
    for (fen, left_as, why) in BOARDS {
        let (position, _) = Position::from_fen_lenient(fen).unwrap();
        let after = Arrangement::from_ascii_board_fen(left_as.as_bytes()).unwrap();
        assert_eq!(position.judge(&after), Err(*why), "{fen} -> {left_as}");
        met.insert(*why);
    }
    // Three reasons need a square to be named, or the memory of a game.
    let position = Position::from_fen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1").unwrap();
    let carried = |from, to| position.judge_move(from, to, None).unwrap_err();
    for why in [
        carried(Square::B2, Square::B3),
        carried(Square::E1, Square::E1),
        position
            .judge_move(Square::E1, Square::E2, Some(Role::Queen))
            .unwrap_err(),
    ] {
        met.insert(why);
    }
    let onto_own = Position::from_fen("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1").unwrap();
    met.insert(
        onto_own
            .judge_move(Square::A1, Square::A2, None)
            .unwrap_err(),
    );
    let missing: Vec<_> = Illegality::ALL
        .into_iter()
        .filter(|why| !met.contains(why))
        .collect();
    assert_eq!(missing, [Illegality::CastlingKingMoved], "see history.rs");
}

#[test]
fn reasons_have_identifiers_of_their_own() {
    let ids: BTreeSet<_> = Illegality::ALL.iter().map(|why| why.id()).collect();
    assert_eq!(ids.len(), Illegality::ALL.len());
}

#[test]
fn castling_by_two_placements_is_castling() {
    let position = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1").unwrap();
    let after = Arrangement::from_ascii_board_fen(b"2kr3r/8/8/8/8/8/8/R3K2R").unwrap();
    let long = Move::Castle {
        king: Square::E8,
        rook: Square::A8,
    };
    assert_eq!(position.judge(&after), Ok(long));
    assert_eq!(position.judge_move(Square::E8, Square::C8, None), Ok(long));
    assert_eq!(position.judge_move(Square::E8, Square::A8, None), Ok(long));
}

#[test]
fn what_a_legal_move_leaves_is_that_move() {
    for position in Walk::new(11).take(4_000) {
        for m in &position.legal_moves() {
            let judged = position.judge(&position.board_after(*m));
            assert_eq!(judged, Ok(*m), "{} in {}", m, position.to_fen());
        }
    }
}

/// Whatever is carried anywhere: a legal move exactly if the generator has it,
/// otherwise a reason that the facts bear out.
#[test]
fn carried_pieces_are_legal_exactly_if_generated() {
    let mut dice = Dice::new(12);
    for round in 0..3_000 {
        let position = if round % 2 == 0 {
            any_position(&mut dice)
        } else {
            tuomari_testkit::random_position(&mut dice)
        };
        let moves = position.legal_moves();
        for _ in 0..40 {
            let from = Square::ALL[dice.below(64)];
            let to = Square::ALL[dice.below(64)];
            let promotion = dice.one_in(4).then(|| Role::ALL[dice.below(6)]);
            match position.judge_move(from, to, promotion) {
                Ok(m) => assert!(moves.contains(&m), "{m} in {}", position.to_fen()),
                Err(why) => bear_out(&position, from, to, promotion, why),
            }
        }
    }
}

fn bear_out(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    why: Illegality,
) {
    let board = position.board();
    let turn = position.turn();
    let case = format!("{from}{to} {promotion:?} {why} in {}", position.to_fen());
    let plain = || {
        let mut after = board.clone();
        let piece = after.remove_piece_at(from).unwrap();
        if position.passed_square() == Some(to) && piece.role == Role::Pawn {
            after.discard_piece_at(Square::from_coords(to.file(), from.rank()));
        }
        after.set_piece_at(to, promotion.map_or(piece, |role| Piece { role, ..piece }));
        Position::of(
            &after,
            turn,
            CastlingRights::NONE,
            None,
            QuietMoves::default(),
            1,
        )
    };
    match why {
        Illegality::NoPiece => assert_eq!(board.piece_at(from), None, "{case}"),
        Illegality::OpponentsPieceMoved => assert_eq!(board.color_at(from), Some(!turn), "{case}"),
        Illegality::OwnPieceOnSquare => assert_eq!(board.color_at(to), Some(turn), "{case}"),
        Illegality::KingCaptured => assert_eq!(board.role_at(to), Some(Role::King), "{case}"),
        Illegality::KingLeftInCheck => {
            assert!(position.in_check(turn) && plain().in_check(turn), "{case}");
        }
        Illegality::KingExposed => {
            assert!(!position.in_check(turn) && plain().in_check(turn), "{case}");
        }
        Illegality::KingToAttackedSquare => assert!(plain().in_check(turn), "{case}"),
        _ => {}
    }
}

#[test]
fn judging_any_board_never_panics_and_agrees_with_the_generator() {
    let mut dice = Dice::new(13);
    for _ in 0..3_000 {
        let position = any_position(&mut dice);
        let mut after = position.board().clone();
        for _ in 0..=dice.below(3) {
            let square = Square::ALL[dice.below(64)];
            if dice.one_in(2) {
                after.discard_piece_at(square);
            } else {
                let role = Role::ALL[dice.below(6)];
                let color = Color::from_white(dice.one_in(2));
                after.set_piece_at(square, Piece { color, role });
            }
        }
        if let Ok(m) = position.judge(&after) {
            assert!(position.is_legal(m));
            assert_eq!(position.board_after(m), after);
        }
        let _ = position.stand(&after).legal_moves();
    }
}

#[test]
fn the_rook_may_uncover_the_king_in_chess960() {
    // The rook on b1 shields the king on c1 from a1; castling long would put
    // the king on c1 with the shield on d1.
    let rights = CastlingRights::by_rooks(Bitboard::from(Square::B1));
    let board = Arrangement::from_ascii_board_fen(b"4k3/8/8/8/8/8/8/qRK5").unwrap();
    let position = Position::of(&board, Color::White, rights, None, QuietMoves::default(), 1);
    assert_eq!(
        position.judge_move(Square::C1, Square::B1, None),
        Err(Illegality::CastlingThroughAttack)
    );
}
