//! Positions with known answers.
//!
//! `known.tsv` holds a choice of the public test positions of D3-Chess and of
//! chasolver, of positions from played games, and all those where one of these
//! solvers is known to have been wrong, with a mating line. The full lists are
//! compared by `cargo run --release -p tuomari-mating --example compare`.

use std::cell::Cell;

use crate::rows::{self, Row};
use tuomari_board::{Color, Move, Position};
use tuomari_mating::{Answer, Limit, Proof, can_mate};

fn known() -> Vec<Row> {
    rows::read(include_str!("known.tsv")).expect("our own list can be read")
}

fn legal(position: &Position, text: &str) -> Option<Move> {
    let moves = position.legal_moves();
    let written = |m: &&Move| {
        let to = position.castle(**m).map_or(m.to(), |castle| castle.king_to);
        let promotion = m
            .promotion()
            .map_or(String::new(), |role| role.char().to_string());
        m.from()
            .is_some_and(|from| format!("{from}{to}{promotion}") == text)
    };
    moves.iter().find(written).copied()
}

/// The rows known best: from every position on the way to a mate that mate can
/// be reached.
#[test]
fn nobody_is_denied_a_mate_that_was_shown() {
    let mut lines = 0;
    for row in known().into_iter().filter(|row| !row.moves.is_empty()) {
        lines += 1;
        let mut now = row.position.clone();
        for text in &row.moves {
            let answer = can_mate(&now, row.side, Limit::positions(30_000));
            assert!(
                !matches!(answer, Answer::CannotMate(_)),
                "{}: {} can mate, but {answer:?}",
                now.to_fen(),
                row.side
            );
            let m = legal(&now, text).unwrap_or_else(|| panic!("{}: {text}", now.to_fen()));
            now.play(m).expect("one of the legal moves");
        }
        assert!(now.is_checkmate() && now.turn() != row.side, "{}", row.fen);
    }
    assert_eq!(lines, 24);
}

#[test]
fn known_positions_are_answered_right() {
    let rows = known();
    let mut open = Vec::new();
    for row in &rows {
        let place = format!("known.tsv:{}: {} {}", row.line, row.fen, row.side);
        match can_mate(&row.position, row.side, Limit::positions(30_000)) {
            Answer::CanMate(line) => {
                let mut now = row.position.clone();
                assert!(
                    line.moves().iter().all(|m| now.play(*m).is_ok()),
                    "{place}: {line:?}"
                );
                assert!(
                    now.is_checkmate() && now.turn() != row.side,
                    "{place}: {line:?}"
                );
                assert!(
                    row.can,
                    "known.tsv is wrong, a mate was replayed: {place} {line:?}"
                );
            }
            Answer::CannotMate(proof) => assert!(!row.can, "{place}: {proof:?}"),
            Answer::Unknown(_) => open.push(place),
        }
    }
    println!(
        "{} of {} open:\n{}",
        open.len(),
        rows.len(),
        open.join("\n")
    );
    assert!(open.len() <= MOST_OPEN, "{} are open", open.len());
}

/// Who stops looking has proved nothing.
#[test]
fn a_short_limit_never_turns_into_a_proof() {
    let mut wrong = Vec::new();
    for row in known().iter().filter(|row| row.can) {
        for limit in (1..20).chain([50, 100, 127, 128, 129, 200, 400, 1000]) {
            let answer = can_mate(&row.position, row.side, Limit::positions(limit));
            if let Answer::CannotMate(proof) = answer {
                let place = format!("known.tsv:{}: {} {}", row.line, row.fen, row.side);
                wrong.push(format!("{place}: after {limit} positions {proof:?}"));
                break;
            }
        }
    }
    let count = wrong.len();
    wrong.truncate(20);
    assert_eq!(count, 0, "{count} wrong proofs:\n{}", wrong.join("\n"));
}

/// The same for a caller's clock, whenever it strikes.
#[test]
fn a_clock_that_strikes_early_never_turns_into_a_proof() {
    for row in known().iter().filter(|row| row.can) {
        for looks in 1..6 {
            let asked = Cell::new(0);
            let over = || {
                asked.set(asked.get() + 1);
                asked.get() >= looks
            };
            let answer = can_mate(
                &row.position,
                row.side,
                Limit::positions(5_000).or_when(&over),
            );
            let denied = matches!(answer, Answer::CannotMate(_));
            assert!(
                !denied,
                "known.tsv:{}: {} {}: {answer:?}",
                row.line, row.fen, row.side
            );
        }
    }
}

/// How many rows stay open with so few positions looked at, as it is today.
const MOST_OPEN: usize = 100;

/// After an illegal capture that stands: no king comes back to be mated.
#[test]
fn a_king_that_is_gone_is_not_mated() {
    let start = Position::from_fen("8/8/8/3k4/3K4/3P4/8/1Q6 w - - 0 1").expect("a position");
    let mut board = start.board().clone();
    board.discard_piece_at("d4".parse().expect("a square"));
    let stands = start.stand(&board);
    let few = Limit::positions(50);
    assert!(matches!(
        can_mate(&stands, Color::Black, few),
        Answer::CannotMate(Proof::OutOfReach)
    ));
    assert!(!matches!(
        can_mate(&stands, Color::White, few),
        Answer::CannotMate(_)
    ));
}

/// After an illegal move that stands: a bare king gives check only to a king
/// beside it, and none comes there by legal moves.
#[test]
fn a_bare_king_mates_nobody_wherever_pawns_were_left() {
    let asked = |fen: &str| {
        let (position, _) = Position::from_fen_lenient(fen).expect("a board");
        assert!(!position.is_regular(), "{fen}");
        can_mate(&position, Color::White, Limit::positions(1))
    };
    let never = Answer::CannotMate(Proof::BareKing);
    assert_eq!(asked("8/8/6k1/3n4/2K5/8/8/3p4 w - - 0 1"), never);
    // Beside it nothing is taken for granted.
    assert_ne!(asked("8/8/8/3nk3/3K4/8/8/3p4 w - - 0 1"), never);
    // Nor with a man beside the king.
    assert_ne!(asked("8/8/6k1/3n4/2KP4/8/8/3p4 w - - 0 1"), never);
}
