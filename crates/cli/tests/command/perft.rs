//! `tuomari perft`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::call::{all, call, tuomari};

/// The answer alone: how long it took is told on the standard error.
fn count(args: &[&str]) -> String {
    let text = call(args);
    let (answer, timing) = text
        .split_once("--- standard error\n")
        .expect("the time is told");
    assert_eq!(timing.lines().count(), 1, "{timing}");
    answer.to_owned()
}

#[test]
fn published_counts() {
    let calls = ["en", "fi", "sv"].map(|lang| count(&["perft", "startpos", "4", "--lang", lang]));
    assert_snapshot!(all(&calls));
}

#[test]
fn the_time_it_took_is_told() {
    for (lang, words) in [
        ("en", "a second"),
        ("fi", "sekunnissa"),
        ("sv", "i sekunden"),
    ] {
        assert!(call(&["perft", "startpos", "1", "--lang", lang]).contains(words));
    }
}

#[test]
fn a_count_below_each_move() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    let divided = count(&["perft", kiwipete, "2", "--divide"]);
    assert_snapshot!(divided);
    let own = count(&["perft", kiwipete, "2", "--divide", "--own"]);
    let counts = |text: &str| text.split_once('\n').unwrap().1.to_owned();
    assert_eq!(counts(&divided), counts(&own));
}

#[test]
fn the_last_word_is_the_depth() {
    let words = [
        "perft",
        "4k3/8/8/8/8/8/8/4K2R",
        "w",
        "K",
        "-",
        "0",
        "1",
        "1",
    ];
    assert!(count(&words).ends_with("1 half-move: 15\n"));
}

#[test]
fn depth_zero_is_one_way() {
    assert!(count(&["perft", "startpos", "0"]).ends_with("0 half-moves: 1\n"));
}

#[test]
fn json_has_the_time_as_a_field() {
    let answer = |args: &[&str]| -> Value {
        let output = tuomari(args).output().unwrap();
        assert!(output.stderr.is_empty());
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let regular = answer(&["perft", "startpos", "3", "--json"]);
    assert_eq!(regular["nodes"], 8902);
    assert_eq!(regular["generator"], "shakmaty");
    assert!(regular["elapsed_ms"].is_u64() && regular["nodes_per_second"].is_u64());
    assert_eq!(regular["divide"], Value::Null);
    let irregular = answer(&["perft", "8/8/8/8/8/3kK3/8/8", "1", "--json", "--divide"]);
    assert_eq!(irregular["generator"], "own");
    assert_eq!(irregular["divide"][0]["nodes"], 1);
}

#[test]
fn a_depth_nobody_can_wait_for_is_a_wrong_call() {
    assert_snapshot!(call(&["perft", "startpos", "99"]));
}
