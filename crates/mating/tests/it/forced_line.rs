//! Forced mates shown at the board: what passes, and which fault is named.

#![allow(clippy::unwrap_used, reason = "a test says so by panicking")]

use tuomari_board::{Color, Position, Square};
use tuomari_mating::{LineFault, LineGap, MAX_MOVES_SHOWN, Step, check_forced_mate};

fn step(text: &str) -> Step {
    let square = |range: std::ops::Range<usize>| text[range].parse::<Square>().unwrap();
    Step {
        from: square(0..2),
        to: square(2..4),
        promotion: text.chars().nth(4).and_then(tuomari_board::Role::from_char),
    }
}

fn steps(line: &str) -> Vec<Step> {
    line.split_whitespace().map(step).collect()
}

/// The fault as `path: what`, or nothing.
fn told(fen: &str, by: Color, lines: &[&str]) -> String {
    let position = Position::from_fen(fen).unwrap();
    let lines: Vec<Vec<Step>> = lines.iter().map(|line| steps(line)).collect();
    match check_forced_mate(&position, by, &lines) {
        Ok(()) => "mate".to_owned(),
        Err(LineFault { path, what }) => {
            let squares = |m| Step::of(m).unwrap().to_string();
            let path: Vec<String> = path.into_iter().map(squares).collect();
            let what = match what {
                LineGap::Unanswered(m) | LineGap::NotMate(m) => {
                    format!("{} {}", what.id(), squares(m))
                }
                LineGap::TwoMoves(one, other) => {
                    format!("two-moves {} {}", squares(one), squares(other))
                }
                LineGap::Illegal(step, why) => format!("illegal {step} {why}"),
                _ => what.id().to_owned(),
            };
            format!("{}: {what}", path.join(" "))
        }
    }
}

/// Black's only move is h4-h3, then the knight mates on b3.
const ONE_REPLY: &str = "8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1";

#[test]
fn a_line_whose_replies_are_all_forced_is_enough() {
    assert_eq!(told(ONE_REPLY, Color::White, &["h4h3 d4b3"]), "mate");
}

#[test]
fn what_comes_after_mate_is_passed_over() {
    let longer = ["h4h3 d4b3 a1b1"];
    assert_eq!(told(ONE_REPLY, Color::White, &longer), "mate");
}

/// Black's king has two moves out of check; White answers one, then both.
#[test]
fn the_first_reply_without_an_answer_is_named() {
    let fen = "7k/7p/8/8/8/8/6R1/K6R b - - 0 1";
    let one = told(fen, Color::White, &["h7h6 h1h6"]);
    assert_eq!(one, ": unanswered h7h5");
    let both = told(fen, Color::White, &["h7h6 h1h6", "h7h5 h1h5"]);
    assert_eq!(both, "mate");
}

#[test]
fn every_fault_has_its_name_and_place() {
    for (fen, lines, expected) in [
        (ONE_REPLY, &["h4h3 d4e2"][..], "h4h3 d4e2: not-mate h3h2"),
        (ONE_REPLY, &["h4h3"], "h4h3: no-move"),
        (ONE_REPLY, &[], ": not-mate h4h3"),
        (ONE_REPLY, &[""], ": not-mate h4h3"),
        (
            ONE_REPLY,
            &["h4h3 d4b3", "h4h3 d4e2"],
            "h4h3: two-moves d4b3 d4e2",
        ),
        (ONE_REPLY, &["h4h3 d4d5"], "h4h3: illegal d4d5 knight-move"),
        (
            ONE_REPLY,
            &["a1b1 d4b3"],
            ": illegal a1b1 king-to-attacked-square",
        ),
        // Two replies, one of them answered.
        ("7k/R7/8/8/8/8/8/KR6 b - - 0 1", &["h8g8 b1b8"], "mate"),
        (
            "8/R6k/8/8/8/8/8/KR6 b - - 0 1",
            &["h7g8 b1b8"],
            ": unanswered h7",
        ),
        (
            "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
            &["g5g6"],
            "g5g6: stalemate",
        ),
        (
            "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
            &["f7h5 h8g7", "f7h5 h8g8 h5e8"],
            "f7h5 h8g7: no-move",
        ),
    ] {
        let told = told(fen, Color::White, lines);
        assert!(told.starts_with(expected), "{fen} {lines:?}: {told}");
    }
}

#[test]
fn more_moves_than_a_player_can_show_are_not_looked_at() {
    let many = vec![steps("h4h3 d4b3"); MAX_MOVES_SHOWN / 2 + 1];
    let position = Position::from_fen(ONE_REPLY).unwrap();
    let fault = check_forced_mate(&position, Color::White, &many).unwrap_err();
    assert_eq!((fault.path.len(), fault.what), (0, LineGap::TooMany));
    let few = &many[..MAX_MOVES_SHOWN / 2];
    assert!(check_forced_mate(&position, Color::White, few).is_ok());
}
