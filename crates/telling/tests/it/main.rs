//! What is told, and in which form.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod competition;

use std::collections::BTreeSet;

use tuomari_board::{Color, Move, Position};
use tuomari_clock::{At, DefaultTime, Millis};
use tuomari_conduct::{Happening, Verdict};
use tuomari_telling::{Told, ToldValue};
use tuomari_testkit::samples::{everything_told, everything_told_as_json};

#[test]
fn what_the_pages_are_tested_with_is_up_to_date() {
    let checked_in = include_str!("../../../../web/tests/told.jsonl");
    assert!(
        checked_in == everything_told_as_json(),
        "run `cargo run -p tuomari-telling --example told > web/tests/told.jsonl`"
    );
}

/// Numbers of moves stay out of what every seat hears.
#[test]
fn an_announcement_tells_no_number_of_half_moves() {
    for what in tuomari_testkit::samples::announcements() {
        let told = tuomari_telling::announcement(what);
        assert!(!says_plies(&told), "{told:?}");
    }
}

fn says_plies(told: &Told) -> bool {
    told.values.iter().any(|(name, value)| match value {
        ToldValue::Phrase(inner) | ToldValue::Sentence(inner) => says_plies(inner),
        _ => name == "plies",
    })
}

/// F-28: `fide-2018/6.6` and `6.7.1`.
#[test]
fn the_appointed_hour_is_told_with_the_last_moment_to_come() {
    let hour = At::from_ms(10_000);
    for minutes in [0, 30] {
        let start = DefaultTime::new(hour, Millis::from_mins(minutes));
        let told = tuomari_telling::tell(&Happening::StartAppointed(start), &Position::default());
        let limit = 10_000 + minutes * 60_000;
        assert_eq!(told.value("hour"), Some(&ToldValue::Ms(10_000)));
        assert_eq!(told.value("limit"), Some(&ToldValue::Ms(limit)));
    }
}

/// F-27: `fide-2014/A.4.b`. The line begins before the illegal move, which
/// stands on the board when it is told.
#[test]
fn a_line_of_mate_is_told_whole_or_not_at_all() {
    let before = Position::default();
    let mut line = Vec::new();
    let mut now = before.clone();
    for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        let is_it = |m: &Move| tuomari_notation::write_uci(&now, *m) == uci;
        let m = now.legal_moves().to_vec().into_iter().find(is_it);
        let m = m.expect("it is legal");
        now.play(m).expect("it is legal");
        line.push(m);
    }
    let key = |line: &[Move], position: &Position| {
        let verdict = Verdict::Can(line.to_vec());
        let what = Happening::MatingExamined(Color::Black, verdict);
        tuomari_telling::tell(&what, position).key.into_owned()
    };
    assert_eq!(key(&line, &before), "event-can-mate-by");
    let mut after = before.clone();
    after.play(line[2]).expect("it is legal");
    assert_eq!(key(&line, &after), "event-can-mate");
    assert_eq!(key(&[], &before), "event-can-mate");
}

#[test]
fn what_is_told_differs_for_every_kind_of_event() {
    let told = everything_told();
    let keys: BTreeSet<&str> = told.iter().map(|told| told.key.as_ref()).collect();
    assert!(keys.len() > 150, "{} keys", keys.len());
}

/// A line that no arbiter would follow is told by its length.
#[test]
fn a_long_line_of_mate_is_told_by_its_length() {
    let told = everything_told();
    let long = told.iter().find(|told| told.key == "event-can-mate-in");
    let long = long.expect("a sample has one");
    assert_eq!(long.value("moves"), Some(&ToldValue::Number(13)));
    assert_eq!(long.value("line"), None);
}

/// Arbiters count moves: half-move 23 is White's twelfth, and half-move 0 the
/// position the game began with.
#[test]
fn half_moves_are_told_as_arbiters_count() {
    let usual = Position::default();
    let black = Position::from_fen("4k3/8/8/8/8/8/8/4K2R b - - 0 20").expect("a FEN");
    let half = |plies, start: &Position| {
        let told = tuomari_telling::tell(&Happening::Voided { plies }, &usual);
        let told = told.counted_from(start);
        assert_eq!(
            told.value("plies"),
            Some(&ToldValue::Number(plies.try_into().expect("it fits")))
        );
        let Some(ToldValue::Phrase(half)) = told.value("half") else {
            panic!("{told:?}");
        };
        match (half.value("player"), half.value("move")) {
            (Some(ToldValue::Player(player)), Some(ToldValue::Number(number))) => {
                format!("{} {number}", player.id())
            }
            _ => half.key.to_string(),
        }
    };
    for (plies, start, expected) in [
        (0, &usual, "half-start"),
        (1, &usual, "white 1"),
        (2, &usual, "black 1"),
        (23, &usual, "white 12"),
        (0, &black, "half-start"),
        (1, &black, "black 20"),
        (2, &black, "white 21"),
    ] {
        assert_eq!(half(plies, start), expected, "{plies}");
    }
}
