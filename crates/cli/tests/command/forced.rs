//! `tuomari forced`.

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json};

/// Black's only move is h4-h3, then the knight mates.
const ONE: &str = "8/8/8/8/3N3p/8/p1K5/k7 b - - 0 1";
/// Black has two pawn moves.
const TWO: &str = "8/7p/8/8/3N4/8/p1K5/k7 b - - 0 1";

#[test]
fn a_line_that_forces_mate() {
    let brackets = "1... h5 (1... h6 2. Rb3#) 2. Rb3#";
    assert_snapshot!(all(&[
        in_three_languages(&["forced", ONE, "1... h3 2. Nb3#", "--from", "en"]),
        call(&["forced", ONE, "h3", "Nb3"]),
        call(&["forced", TWO, brackets, "--from", "fi"]),
    ]));
}

#[test]
fn each_fault_is_named_with_its_place() {
    let fault = |fen: &'static str, line: &'static str, by: &'static str| {
        in_three_languages(&["forced", fen, line, "--from", "en", "--by", by])
    };
    assert_snapshot!(all(&[
        fault(TWO, "1... h6 2. Nb3#", "white"),
        fault(ONE, "1... h3 2. Ne2", "white"),
        fault(ONE, "1... h3", "white"),
        fault(ONE, "1... h3 2. Nb3# (2. Ne2)", "white"),
        fault(ONE, "1... h3 2. Nb3#", "black"),
        fault("7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "1. Kg6", "white"),
    ]));
}

/// The claimant is who mates, not who moves last in the text.
#[test]
fn whose_line_it_is_when_it_does_not_say() {
    let line = |fen: &'static str, line: &'static str| call(&["forced", fen, line, "--from", "en"]);
    assert_snapshot!(all(&[
        line(TWO, "1... h6 (1... h5 2. Nb3#)"),
        in_three_languages(&["forced", ONE, "1... h3", "--from", "en"]),
    ]));
}

#[test]
fn a_line_that_cannot_be_read() {
    let read = |line: &'static str| in_three_languages(&["forced", ONE, line, "--from", "en"]);
    assert_snapshot!(all(&[
        read("1... h3 2. Nd5"),
        read("1... h3 2. N?"),
        read("(1... h3)"),
        read("1... h3 (h2"),
        read("1... h3) 2. Nb3#"),
    ]));
}

#[test]
fn json_for_programs() {
    assert_snapshot!(all(&[
        json(&["forced", ONE, "h3 Nb3#", "--json"], ""),
        json(&["forced", TWO, "h6 Nb3#", "--json"], ""),
        json(&["forced", ONE, "h3 Nd5", "--json"], ""),
    ]));
}
