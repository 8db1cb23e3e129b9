//! `tuomari demo`: a hall that opens, plays and ends by itself.
#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use serde_json::Value;

use crate::call::{in_three_languages, tuomari};

/// What stands open, and what happened.
fn told(args: &[&str]) -> [Value; 2] {
    let mut all = vec!["demo", "--json"];
    all.extend_from_slice(args);
    let output = tuomari(&all).output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    lines
        .try_into()
        .unwrap_or_else(|lines| panic!("two lines, not {lines:?}"))
}

#[test]
fn a_demo_opens_a_hall_plays_in_it_and_ends_by_itself() {
    // No such engine: the bots play by themselves.
    let [opened, happened] = told(&["--seconds", "20", "--uci", "/no/engine"]);
    let address = opened["address"].as_str().unwrap();
    assert!(address.starts_with("http://127.0.0.1:"), "{opened}");
    for (name, page, secret) in [
        ("desk", "/desk#", true),
        ("hall", "/hall", false),
        ("competition", "/c/", true),
        ("screen", "/screen/", false),
        ("seat", "/t/", true),
        ("arbiter", "/t/", true),
    ] {
        let link = opened["links"][name].as_str().unwrap();
        assert!(link.starts_with(&format!("{address}{page}")), "{link}");
        assert_eq!(link.contains('#'), secret, "{link}");
    }
    let count = |name: &str| happened[name].as_u64().unwrap();
    // Two rounds of six boards are over when it opens, ninety moves and more.
    assert!(count("games") >= 12, "{happened}");
    assert!(count("rulings") >= 1, "{happened}");
    assert!(count("moves") > 160, "{happened}");
}

#[test]
fn links_and_the_end_are_told_in_the_language_of_the_reader() {
    for (lang, desk, end) in [
        ("en", "The arbiter's desk: http", "one ruling given."),
        ("fi", "Tuomarin pöytä: http", "ja annettiin yksi ratkaisu."),
        ("sv", "Domarens bord: http", "och ett avgörande fattades."),
    ] {
        let args = ["demo", "--seconds", "1", "--lang", lang];
        let output = tuomari(&args).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(desk) && text.contains(end), "{text}");
        assert!(text.contains('#'), "{text}");
    }
}

#[test]
fn what_cannot_be_opened_is_told_in_three_languages() {
    let told = in_three_languages(&["demo", "--listen", "nowhere"]);
    assert_eq!(told.matches("--- exit code 2").count(), 3, "{told}");
    assert!(told.contains("write an address and a port"), "{told}");
}
