//! The tables against a search that shares nothing with them but the Laws.

use super::*;
use crate::{Dice, Sought, quick_or_full, seek_mate};

fn men(text: &str) -> Men {
    let man = |letter: char| {
        let piece = Piece::from_char(letter).expect("a letter of FEN");
        (piece.color, piece.role)
    };
    text.chars().map(man).collect()
}

#[track_caller]
fn check(tables: &Tables, fen: &str, side: Color, expected: Option<bool>) {
    let position = Position::from_fen(fen).expect("the test's own FEN");
    assert_eq!(tables.can_mate(&position, side), expected, "{fen} {side}");
}

#[test]
fn every_choice_of_men_is_there_once() {
    assert_eq!(Tables::choices(2).len(), 1 + 10 + 55);
    let tables = Tables::built(&Tables::choices(1), 1);
    // Five white men; against a black man White's bare king cannot mate.
    assert_eq!(tables.men().count(), 5);
}

#[test]
fn three_men_are_as_every_player_knows() {
    let tables = Tables::built(&Tables::choices(1), 2);
    for (letters, some) in [
        ("P", true),
        ("N", false),
        ("B", false),
        ("R", true),
        ("Q", true),
    ] {
        let men = men(letters);
        let entries = (0..tables.places(&men)).filter_map(|at| tables.entry(&men, at));
        assert_eq!(
            entries.into_iter().any(|entry| entry.white_can_mate),
            some,
            "{letters}"
        );
    }
    // Black must take, and Black may take or leave it.
    check(
        &tables,
        "7k/6Q1/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        Some(false),
    );
    check(
        &tables,
        "7k/8/5Q2/8/8/8/8/K7 b - - 0 1",
        Color::White,
        Some(true),
    );
    check(
        &tables,
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        Some(false),
    );
    check(
        &tables,
        "k7/2q5/8/8/8/8/8/7K w - - 0 1",
        Color::Black,
        Some(true),
    );
    check(&tables, "8/8/8/8/8/8/8/R3K2k w Q - 0 1", Color::White, None);
}

/// Some choices in every run, all of them at full size.
fn tables() -> Tables {
    if quick_or_full(0, 1) == 0 {
        Tables::built(&["P", "Nn"].map(men), 2)
    } else {
        Tables::built(&Tables::choices(2), 2)
    }
}

/// Forwards what was computed backwards, and a sample searched as far as it
/// goes: few men have few positions, so the search often ends.
#[test]
fn tables_agree_with_themselves_and_with_a_plain_search() {
    let tables = tables();
    let known = |stand: &Stand| tables.white_can(stand);
    let mut dice = Dice::new(5);
    for table in &tables.0 {
        for _ in 0..quick_or_full(50_000, 2_000_000) {
            let place = dice.below(table.size());
            assert!(table.is_closed(place, &known), "{:?} {place}", table.men);
        }
    }
    let (mut yes, mut no) = (0, 0);
    for men in tables.men() {
        // As many where White cannot mate, if the table has them.
        let (mut left, mut tries) = ([quick_or_full(20, 200); 2], 0);
        while left != [0, 0] && tries < 1_000_000 {
            tries += 1;
            if let Some(entry) = tables.entry(men, dice.below(tables.places(men)))
                && left[usize::from(entry.white_can_mate)] > 0
            {
                left[usize::from(entry.white_can_mate)] -= 1;
                match agrees(&tables, &entry, dice.one_in(2)) {
                    Some(true) => yes += 1,
                    Some(false) => no += 1,
                    None => {}
                }
            }
        }
    }
    assert!(yes > 40 && no > 20, "{yes} with mate, {no} without");
}

fn agrees(tables: &Tables, entry: &Entry, exchanged: bool) -> Option<bool> {
    let side = Color::from_white(!exchanged);
    let position = entry.position(exchanged);
    let (can, fen) = (entry.white_can_mate, position.to_fen());
    assert_eq!(tables.can_mate(&position, side), Some(can), "{fen}");
    match seek_mate(&position, side, quick_or_full(10_000, 1_000_000)) {
        Sought::Mate(line) => {
            assert!(can, "{fen} {line:?}");
            Some(true)
        }
        Sought::Nowhere { .. } => {
            assert!(!can, "{fen}");
            Some(false)
        }
        Sought::GaveUp => None,
    }
}
