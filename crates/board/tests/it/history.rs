//! Repetition, counters and what a game remembers.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use tuomari_board::{Arrangement, History, Illegality, Move, Position, Square};
use tuomari_testkit::{Dice, random_game};

/// Plays moves written as two squares, with a promotion letter if need be.
fn play(history: &mut History, moves: &str) {
    for written in moves.split_whitespace() {
        let m = read(history.now(), written);
        history.play(m).unwrap();
    }
}

fn read(position: &Position, written: &str) -> Move {
    let from: Square = written[0..2].parse().unwrap();
    let to: Square = written[2..4].parse().unwrap();
    position
        .judge_move(from, to, None)
        .unwrap_or_else(|why| panic!("{written}: {why} in {}", position.to_fen()))
}

fn game(fen: &str) -> History {
    History::new(Position::from_fen(fen).unwrap())
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8";

#[test]
fn the_start_position_appears_again_after_a_shuffle() {
    let mut history = History::default();
    assert_eq!(history.appearances(), 1);
    play(&mut history, SHUFFLE);
    assert_eq!(history.appearances(), 2);
    play(&mut history, SHUFFLE);
    assert_eq!(history.appearances(), 3);
    assert_eq!(history.earlier_appearances(), [0, 4]);
}

#[test]
fn a_third_appearance_can_be_seen_before_it_is_made() {
    let mut history = History::default();
    play(&mut history, SHUFFLE);
    play(&mut history, "g1f3 g8f6 f3g1");
    let intended = read(history.now(), "f6g8");
    assert_eq!(history.appearances_after(intended), Ok(3));
    let other = read(history.now(), "b8c6");
    assert_eq!(history.appearances_after(other), Ok(1));
}

#[test]
fn an_en_passant_capture_makes_the_position_another() {
    // After 1...d5 White could capture e5xd6; the later appearances lack it.
    let mut history = game("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    play(&mut history, "d7d5");
    play(&mut history, SHUFFLE);
    assert_eq!(history.appearances(), 1);
    play(&mut history, SHUFFLE);
    assert_eq!(history.appearances(), 2);
    assert_eq!(history.lookalikes(), 3);
}

#[test]
fn an_en_passant_capture_that_is_not_legal_makes_no_difference() {
    // The pawn on e5 is pinned against the king on e1, so after d7d5 it could
    // not capture.
    let mut history = game("4r1k1/3p4/8/4P3/8/8/8/R3K1N1 b - - 0 1");
    play(&mut history, "d7d5");
    assert_eq!(history.now().passed_square(), Some(Square::D6));
    assert_eq!(history.now().en_passant(), None);
    play(&mut history, "g1f3 e8f8 f3g1 f8e8");
    assert_eq!(history.appearances(), 2);
}

#[test]
fn a_lost_castling_right_makes_the_position_another() {
    let mut history = game("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    play(&mut history, "h1h2 a8a7 h2h1 a7a8");
    assert_eq!(history.appearances(), 1, "both had the right at first");
    play(&mut history, "h1h2 a8a7 h2h1 a7a8");
    assert_eq!(history.appearances(), 2);
}

#[test]
fn a_right_barred_for_the_moment_is_still_a_right() {
    // Castling is barred by the rook on f8 all the time.
    let with_right = Position::from_fen("4kr2/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    let without = Position::from_fen("4kr2/8/8/8/8/8/8/4K2R w - - 0 1").unwrap();
    assert_eq!(with_right.legal_moves().len(), without.legal_moves().len());
    assert_ne!(with_right.identity(), without.identity());
}

#[test]
fn counters_and_move_numbers_do_not_count() {
    let early = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").unwrap();
    let late = Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 30 60").unwrap();
    assert_eq!(early.identity(), late.identity());
}

#[test]
fn five_in_a_row_satisfy_both_fivefold_tests() {
    let mut history = History::default();
    for _ in 0..3 {
        play(&mut history, SHUFFLE);
    }
    assert!(!history.is_fivefold() && !history.is_fivefold_on_alternate_moves());
    play(&mut history, SHUFFLE);
    assert!(history.is_fivefold() && history.is_fivefold_on_alternate_moves());
}

#[test]
fn five_with_a_detour_satisfy_only_the_later_edition() {
    let mut history = History::default();
    play(&mut history, SHUFFLE);
    play(&mut history, SHUFFLE);
    play(&mut history, "b1c3 b8c6 c3b1 c6b8");
    play(&mut history, "b1c3 g8f6 c3d5 f6g8 d5c3 b8a6 c3b1 a6b8");
    assert_eq!(history.appearances(), 5);
    assert!(history.is_fivefold());
    assert!(!history.is_fivefold_on_alternate_moves());
}

#[test]
fn an_illegal_move_that_stood_can_bring_an_old_position_back() {
    // The pawn that went to e4 is pushed back to e2 while nobody looks. The
    // position after it is the one after 1.Nf3 Nf6 2.Ng1 once more.
    let mut history = History::default();
    play(&mut history, "g1f3 g8f6 f3g1 f6g8 e2e4 g8f6");
    let back = Arrangement::from_ascii_board_fen(b"rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR")
        .unwrap();
    assert_eq!(history.judge(&back), Err(Illegality::PawnMovement));
    history.stand(&back);
    assert_eq!(history.earlier_appearances(), [3]);
}

#[test]
fn reinstating_forgets_what_came_after() {
    let mut history = History::default();
    play(&mut history, SHUFFLE);
    play(&mut history, "e2e4");
    history.reinstate(4);
    assert_eq!(history.plies().len(), 4);
    assert_eq!(history.appearances(), 2);
    assert_eq!(history.now().to_fen(), history.position_after(4).to_fen());
}

#[test]
fn every_position_is_found_again_however_the_game_went() {
    let mut dice = Dice::new(7);
    for _ in 0..40 {
        let mut history = History::default();
        let mut fens = vec![history.now().to_fen()];
        for step in 0..60 {
            let moves = history.now().legal_moves();
            let chosen = dice.below(moves.len().max(1));
            match (moves.get(chosen), dice.below(12)) {
                (_, 0) if step > 0 => {
                    let (kept, before) = (dice.below(fens.len()), history.reinstatements());
                    history.reinstate(kept);
                    fens.truncate(kept + 1);
                    assert_eq!(history.reinstatements(), before + 1);
                    continue;
                }
                // A press without a move.
                (_, 1) | (None, _) => history.stand(&history.now().board().clone()),
                (Some(m), _) => history.play(*m).unwrap(),
            }
            fens.push(history.now().to_fen());
            for (plies, fen) in fens.iter().enumerate() {
                assert_eq!(history.position_after(plies).to_fen(), *fen);
            }
        }
    }
}

#[test]
fn the_game_remembers_who_moved() {
    let mut history = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    play(&mut history, "e1e2 h8g8 e2e1 g8h8");
    let castling = history.judge_move(Square::E1, Square::G1, None);
    assert_eq!(castling, Err(Illegality::CastlingKingMoved));
    play(&mut history, "a1b1 a8b8 b1a1 b8a8 a1b1");
    let castling = history.judge_move(Square::E8, Square::G8, None);
    assert_eq!(castling, Err(Illegality::CastlingRookMoved));
    let never_had_it = game("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1");
    let castling = never_had_it.judge_move(Square::E1, Square::G1, None);
    assert_eq!(castling, Err(Illegality::CastlingRightLost));
}

#[test]
fn counters_follow_pawn_moves_and_captures() {
    let mut history = game("4k3/7p/8/8/8/8/P7/4K2R w - - 98 80");
    assert_eq!(history.now().quiet().by_each(), 49);
    play(&mut history, "h1h2");
    assert!(!history.now().quiet().is_fifty());
    play(&mut history, "e8e7");
    assert!(history.now().quiet().is_fifty());
    play(&mut history, "h2h7");
    assert_eq!(history.now().quiet().halfmoves(), 0);
}

#[test]
fn a_press_without_a_move_that_stands_counts_for_one_player() {
    let mut history = game("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let unchanged = history.now().board().clone();
    history.stand(&unchanged);
    assert_eq!(
        (history.now().quiet().white, history.now().quiet().black),
        (1, 0)
    );
    assert_eq!(history.now().to_fen(), "4k3/8/8/8/8/8/8/4K2R b - - 1 1");
}

/// The quick count by digests against a slow one by comparing everything.
#[test]
fn appearances_are_exact() {
    let mut dice = Dice::new(21);
    let mut most = 0;
    for _ in 0..300 {
        let (start, _) = random_game(&mut dice, 0);
        let mut history = History::new(start.clone());
        let mut identities = vec![start.identity()];
        for _ in 0..60 {
            let moves = history.now().legal_moves();
            let Some(m) = dice.choose(&moves).copied() else {
                break;
            };
            history.play(m).unwrap();
            identities.push(history.now().identity());
            // Shuffling the last piece back makes repetitions likely.
            if let (Some(from), to, false) = (m.from(), m.to(), m.is_zeroing() || m.is_castle()) {
                shuffle(&mut history, &mut identities, from, to);
            }
            let now = history.now().identity();
            let slow = identities.iter().filter(|other| **other == now).count();
            assert_eq!(history.appearances(), slow);
            most = most.max(slow);
        }
    }
    assert!(
        most >= 3,
        "the test met repetitions, not only fresh positions"
    );
}

/// The opponent moves something quiet, the piece goes home, and both repeat it
/// if the Laws allow.
fn shuffle(
    history: &mut History,
    identities: &mut Vec<tuomari_board::Identity>,
    home: Square,
    there: Square,
) {
    let Some(reply) = history
        .now()
        .legal_moves()
        .iter()
        .copied()
        .find(|m| !m.is_zeroing() && !m.is_castle())
    else {
        return;
    };
    let (Some(reply_from), reply_to) = (reply.from(), reply.to()) else {
        return;
    };
    let round = [
        (reply_from, reply_to),
        (there, home),
        (reply_to, reply_from),
        (home, there),
    ];
    for (from, to) in round {
        let Ok(m) = history.now().judge_move(from, to, None) else {
            return;
        };
        if m.is_zeroing() {
            return;
        }
        history.play(m).unwrap();
        identities.push(history.now().identity());
    }
}
