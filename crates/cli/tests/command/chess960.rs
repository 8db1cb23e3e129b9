//! `tuomari chess960`.

use insta::assert_snapshot;
use serde_json::Value;

use crate::call::{all, call, in_three_languages, json, tuomari};

#[test]
fn an_array() {
    assert_snapshot!(in_three_languages(&["chess960", "0"]));
}

#[test]
fn there_are_960_arrays() {
    assert_snapshot!(in_three_languages(&["chess960", "960"]));
}

#[test]
fn json_for_programs() {
    assert_snapshot!(all(&[
        json(&["chess960", "518", "--json"], ""),
        json(&["chess960", "960", "--json"], ""),
    ]));
}

#[test]
fn an_array_is_drawn_by_lot() {
    let drawn = || -> Value {
        let output = tuomari(&["chess960", "--json"]).output().unwrap();
        serde_json::from_slice(&output.stdout).unwrap()
    };
    let arrays: Vec<Value> = (0..4).map(|_| drawn()).collect();
    assert!(arrays.iter().all(|array| array["drawn"] == true));
    assert!(
        arrays
            .iter()
            .all(|array| array["number"].as_u64() < Some(960)),
        "{arrays:?}"
    );
    // Four equal draws come once in nine hundred million runs.
    assert!(arrays.iter().any(|array| array != &arrays[0]));
    for (lang, word) in [("en", "by lot"), ("fi", "Arvottu"), ("sv", "Lottad")] {
        assert!(call(&["chess960", "--lang", lang]).contains(word));
    }
}
