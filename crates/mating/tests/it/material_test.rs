//! The Finnish material test: the table on the page is what the code says.

#![allow(clippy::unwrap_used, reason = "a test says so by panicking")]

use std::fmt::Write as _;

use tuomari_board::{Color, Position};
use tuomari_mating::{MaterialClass, material_test};

const PAGE: &str = include_str!("../../../../docs/can-this-side-mate.md");

/// The row of a class on the page, in words, with an example.
fn words(class: MaterialClass) -> (&'static str, &'static str) {
    match class {
        MaterialClass::Queen => ("a queen", "6k1/8/8/8/8/8/1Q6/K7"),
        MaterialClass::Rook => ("a rook", "6k1/8/8/8/8/8/1R6/K7"),
        MaterialClass::BishopPair => (
            "bishops on squares of both colours",
            "6k1/8/8/8/8/8/1BB5/K7",
        ),
        MaterialClass::BishopAndKnight => ("a bishop and a knight", "6k1/8/8/8/8/8/1BN5/K7"),
        MaterialClass::ThreeKnights => ("three knights", "6k1/8/8/8/8/8/1NNN4/K7"),
        MaterialClass::Pawn => ("a pawn that can still promote", "6k1/8/8/8/8/8/1P6/K7"),
        MaterialClass::TwoKnights => ("two knights", "6k1/8/8/8/8/8/1NN5/K7"),
        MaterialClass::Knight => ("one knight", "6k1/8/8/8/8/8/1N6/K7"),
        MaterialClass::Bishop => ("bishops on squares of one colour", "6k1/8/8/8/8/8/1B6/K1B5"),
        MaterialClass::DeadPawn => ("a pawn left on its last rank", "1P4k1/8/8/8/8/8/8/K7"),
        MaterialClass::BareKing => ("nothing but the king", "6k1/8/8/8/8/8/8/K7"),
    }
}

#[test]
fn the_table_on_the_page_is_what_the_code_says() {
    let says = |forces: bool| if forces { "wins" } else { "does not" };
    let mut table = String::from(
        "| the claimant has | if a pawn counts | if it does not | example |\n| --- | --- | --- | --- |\n",
    );
    for class in MaterialClass::ALL {
        let (name, example) = words(class);
        let (position, _) = Position::from_fen_lenient(&format!("{example} b - - 0 1")).unwrap();
        let verdict = |pawn| material_test(position.board(), Color::White, pawn);
        assert_eq!(verdict(true).class, class, "{example}");
        let (counts, not) = (verdict(true).forces, verdict(false).forces);
        let (with, without) = (says(counts), says(not));
        writeln!(table, "| {name} | {with} | {without} | `{example}` |").unwrap();
    }
    assert!(PAGE.contains(&table), "the page should have\n{table}");
}

#[test]
fn a_better_man_hides_a_worse_one_and_the_opponent_is_not_looked_at() {
    for (placement, class, forces) in [
        ("q5k1/8/8/8/8/8/1NP5/K7", MaterialClass::Pawn, true),
        (
            "q5k1/8/8/8/8/8/1N6/K1B5",
            MaterialClass::BishopAndKnight,
            true,
        ),
        ("q2P2k1/8/8/8/8/8/1N6/K7", MaterialClass::Knight, false),
        ("q2P2k1/2P5/8/8/8/8/8/K7", MaterialClass::Pawn, true),
    ] {
        let fen = format!("{placement} b - - 0 1");
        let (position, _) = Position::from_fen_lenient(&fen).unwrap();
        let verdict = material_test(position.board(), Color::White, true);
        assert_eq!((verdict.class, verdict.forces), (class, forces), "{fen}");
    }
}
