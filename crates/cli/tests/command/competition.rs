//! `tuomari competition`.

use std::fs;

use insta::assert_snapshot;
use serde_json::{Value, json};

use crate::call::{all, call, call_with, in_three_languages, in_three_languages_with, tuomari};

/// Twelve players after three of five rounds.
const EVENING: &str = "../checker/tests/data/evening.trf";
/// The same with two boards of round 3 otherwise.
const ALTERED: &str = "../checker/tests/data/evening-altered.trf";
/// Forty competitions that other programs paired, one in each line.
const SAMPLE: &str = include_str!("../../../checker/tests/players.jsonl");

/// What a call prints for programs, and its exit code.
fn answer(args: &[&str], input: &str) -> (Value, Option<i32>) {
    let args = [&["competition"], args, &["--json"]].concat();
    let output = tuomari(&args)
        .write_stdin(input)
        .output()
        .expect("the binary runs");
    let printed = String::from_utf8(output.stdout).expect("JSON is UTF-8");
    let value = serde_json::from_str(&printed).unwrap_or(Value::Null);
    (value, output.status.code())
}

#[test]
fn the_next_round_is_paired() {
    assert_snapshot!(in_three_languages(&["competition", "pair", EVENING]));
    let (value, code) = answer(&["pair", EVENING], "");
    assert_eq!(code, Some(0));
    let names: Vec<&String> = value.as_object().expect("an object").keys().collect();
    assert_eq!(names, ["bye", "pairs"]);
    assert_eq!(value["bye"], Value::Null);
    assert_eq!(value["pairs"].as_array().map(Vec::len), Some(6));
    // A round of the file is paired from the rounds before it.
    let (again, _) = answer(&["pair", EVENING, "--round", "3"], "");
    let (altered, _) = answer(&["pair", ALTERED, "--round", "3"], "");
    assert_eq!(again, altered);
}

#[test]
fn a_file_is_checked() {
    let of = |file| in_three_languages(&["competition", "check", file]);
    assert_snapshot!(all(&[of(EVENING), of(ALTERED)]));
    let (value, code) = answer(&["check", EVENING], "");
    let round = |round: u32| json!({ "round": round, "agrees": true });
    assert_eq!(value, json!({ "rounds": [round(1), round(2), round(3)] }));
    assert_eq!(code, Some(0));
    let (value, code) = answer(&["check", ALTERED], "");
    assert_eq!(code, Some(1));
    let (ours, _) = answer(&["pair", EVENING, "--round", "3"], "");
    let mut pairs = ours["pairs"].as_array().expect("pairs").clone();
    pairs.push(json!([ours["bye"], 0]));
    pairs.sort_by_key(|pair| pair[0].as_u64());
    assert_eq!(value["rounds"][0]["agrees"], true);
    assert_eq!(value["rounds"][2]["agrees"], false);
    assert_eq!(value["rounds"][2]["ours"], Value::Array(pairs));
}

#[test]
fn rounds_of_other_programs_are_found_right() {
    for line in SAMPLE.lines().step_by(8) {
        let line: Value = serde_json::from_str(line).expect("it is JSON");
        let trf = line["trf"].as_str().expect("a file");
        let (value, code) = answer(&["check", "-"], trf);
        assert_eq!(code, Some(0), "{}: {value}", line["name"]);
        let rounds = value["rounds"].as_array().and_then(|rounds| rounds.last());
        let last = rounds.map(|last| &last["round"]);
        assert_eq!(last, Some(&line["rounds"]), "{}", line["name"]);
    }
}

#[test]
fn a_round_is_explained() {
    assert_snapshot!(in_three_languages(&["competition", "explain", EVENING]));
    let (value, _) = answer(&["explain", EVENING, "--round", "2"], "");
    let boards = value["boards"].as_array().expect("boards");
    assert_eq!(boards.len(), 5);
    assert_eq!(value["bye"]["number"], 10);
    for board in boards {
        let told = board["reasons"].as_array().map_or(0, Vec::len);
        assert!(told >= 3, "{board}");
        let article = board["color_rule"].as_str().unwrap_or_default();
        assert!(article.starts_with("C.04.3 5.2."), "{board}");
        let board = format!("{}-{}", board["white"], board["black"]);
        let args = ["explain", EVENING, "--round", "2", "--board", &board];
        let (one, code) = answer(&args, "");
        assert_eq!(
            (one["boards"].as_array().map(Vec::len), code),
            (Some(1), Some(0))
        );
    }
}

#[test]
fn what_cannot_be_explained() {
    let explain = |more: &[&str]| call(&[&["competition", "explain", ALTERED], more].concat());
    assert_snapshot!(all(&[
        explain(&["--board", "1-99"]),
        explain(&["--board", "1"]),
        explain(&["--round", "9"]),
        explain(&["--round", "3"]),
    ]));
}

#[test]
fn standings_are_counted() {
    let args = ["competition", "standings", EVENING, "--tie-breaks", "BH,SB"];
    assert_snapshot!(in_three_languages(&args));
    let (value, _) = answer(&["standings", EVENING, "--tie-breaks", "bh/c1, de"], "");
    assert_eq!(value["tie_breaks"], json!(["PTS", "BH/C1", "DE"]));
    assert_eq!(value["after"], 3);
    let rows = value["standings"].as_array().expect("rows");
    assert_eq!(rows.len(), 12);
    assert!(
        rows.iter()
            .all(|row| row["values"].as_array().map(Vec::len) == Some(3))
    );
    let wrong = ["competition", "standings", EVENING, "--tie-breaks", "BX"];
    assert_snapshot!("a_wrong_tie_break", in_three_languages(&wrong));
}

#[test]
fn a_value_opens_to_its_terms() {
    let asked = [
        "competition",
        "standings",
        EVENING,
        "--tie-breaks",
        "BH/C1,SB",
    ];
    let of = |number| [&asked[..], &["--terms", number]].concat();
    assert_snapshot!(in_three_languages(&of("9")));
    assert_snapshot!("nobody_has_that_number", in_three_languages(&of("99")));
    for number in 1..=12 {
        let number = number.to_string();
        let (value, _) = answer(&[&asked[1..], &["--terms", &number]].concat(), "");
        let values = value["opened"]["values"].as_array().expect("values");
        assert_eq!(values.len(), 3);
        for value in values {
            let text = |value: &Value| -> f64 {
                let text = value.as_str().expect("a number");
                text.parse().expect("a number")
            };
            let terms = value["terms"].as_array().expect("terms");
            let kept = terms.iter().filter(|term| term["left_out"].is_null());
            let sum: f64 = kept.map(|term| text(&term["amount"])).sum();
            assert!(
                (sum - text(&value["value"])).abs() < 0.001,
                "{number}: {value}"
            );
        }
    }
}

#[test]
fn a_file_is_converted_and_says_the_same() {
    let convert = |form| call(&["competition", "convert", EVENING, "--to", form]);
    assert_snapshot!(all(&[convert("trf26"), convert("trf16")]));
    for form in ["trf26", "trf16"] {
        let (value, _) = answer(&["convert", EVENING, "--to", form], "");
        let text = value["text"].as_str().expect("a text");
        let (again, code) = answer(&["pair", "-"], text);
        assert_eq!(code, Some(0));
        assert_eq!(again, answer(&["pair", EVENING], "").0);
    }
}

/// Five entries as a secretary has them.
const ENTRIES: &str = "../lists/tests/data/entries.csv";
/// A federation's list that has four of them.
const RATINGS: &str = "../lists/tests/data/ratings.csv";

#[test]
fn a_list_becomes_a_file_that_is_paired() {
    let convert = ["competition", "convert", ENTRIES, "--to"];
    let with = |more: &[&str]| call(&[&convert[..], more].concat());
    assert_snapshot!(all(&[
        with(&["trf26", "--rounds", "3"]),
        with(&["trf26", "--rounds", "3", "--rating-list", RATINGS]),
        with(&["csv", "--rating-list", RATINGS, "--lang", "fi"]),
        in_three_languages_with(
            &["competition", "convert", "-", "--to", "csv"],
            "Name,Rating\nSomebody,high\nNobody,12345\n"
        ),
        in_three_languages(&["competition", "convert", ENTRIES, "--to", "xlsx", "--json"]),
    ]));
    let list = ["convert", ENTRIES, "--to", "trf26", "--rounds", "3"];
    let (value, code) = answer(&[&list[..], &["--rating-list", RATINGS]].concat(), "");
    assert_eq!((code, &value["not_found"]), (Some(0), &json!([6])));
    let (paired, code) = answer(&["pair", "-"], value["text"].as_str().expect("a text"));
    assert_eq!(code, Some(0));
    assert_eq!(paired["pairs"].as_array().map(Vec::len), Some(2));
    assert_eq!(paired["bye"], 5, "who has no rating is last");
}

#[test]
fn standings_and_entries_go_into_a_spreadsheet_and_come_back() {
    for (file, name) in [(EVENING, "India"), (ENTRIES, "Alanko")] {
        let output = tuomari(&["competition", "convert", file, "--to", "xlsx"])
            .output()
            .expect("the binary runs");
        assert!(output.status.success() && output.stdout.starts_with(b"PK"));
        let again = tuomari(&["competition", "convert", "-", "--to", "csv"])
            .write_stdin(output.stdout)
            .output()
            .expect("the binary runs");
        let again = String::from_utf8(again.stdout).expect("a text");
        assert!(again.contains(name), "{again}");
    }
    let (value, _) = answer(&["convert", EVENING, "--to", "csv"], "");
    let text = value["text"].as_str().expect("a text");
    assert_eq!(text.lines().count(), 13, "a heading and twelve players");
}

#[test]
fn what_cannot_be_read_says_where_and_what_to_do() {
    let check = ["competition", "check", "-"];
    let text = fs::File::open(EVENING).and_then(std::io::read_to_string);
    let text = text.expect("the file is there");
    let shifted = text.replacen("  10 w 1", " 10 w 1 ", 1);
    assert_ne!(shifted, text);
    let one_sided = text.replacen("001    1", "001   99", 1);
    assert_snapshot!(all(&[
        in_three_languages_with(&check, "012 Evening\n142 five\n"),
        call_with(&check, &shifted),
        call_with(&check, &one_sided),
        call_with(&check, "192 FIDE_DUBOV\n"),
        call(&["competition", "check", "not-there.trf"]),
    ]));
}

#[test]
fn competitions_are_made_and_found_right() {
    let args = [
        "generate",
        "--seed",
        "7",
        "--players",
        "12",
        "--rounds",
        "5",
    ];
    let (made, code) = answer(&args, "");
    assert_eq!(code, Some(0));
    let file = made["text"].as_str().expect("a file");
    assert_eq!(answer(&args, "").0, made, "the same seed, the same file");
    let (checked, code) = answer(&["check", "-"], file);
    assert_eq!(code, Some(0), "{checked}");
    let (other, _) = answer(&["generate", "--seed", "8"], "");
    assert_ne!(other["text"], made["text"]);

    let into = concat!(env!("CARGO_TARGET_TMPDIR"), "/made");
    let args = ["generate", "--teams", "--count", "3", "--into", into];
    let (written, code) = answer(&args, "");
    assert_eq!(code, Some(0), "{written}");
    let files = written["files"].as_array().expect("files");
    assert_eq!(files.len(), 3);
    for file in files {
        let name = file["file"].as_str().expect("a name");
        let (checked, code) = answer(&["check", name], "");
        assert_eq!(code, Some(0), "{name}: {checked}");
    }
    let lost = call(&["competition", "generate", "--count", "3"]);
    assert!(lost.contains("--into"), "{lost}");
}
