//! A record is checked in the browser as everywhere else.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use tuomari_record::Record;
use tuomari_verify::check::broken_at;

const RECORD: &str = include_str!("../../record/tests/record.jsonl");

/// A record as the server would tell it.
fn story() -> Value {
    let record = Record::read(RECORD).unwrap();
    let hash = tuomari_record::hash_text;
    let (first, rest) = record.rows().split_first().unwrap();
    let steps: Vec<Value> = rest
        .iter()
        .map(|row| {
            let body = std::str::from_utf8(&row.body).unwrap();
            json!({"version": row.version, "hash": hash(&row.hash), "body": body, "plies": 0})
        })
        .collect();
    json!({
        "about": {"table": record.stream().to_string(), "names": {}},
        "first_hash": hash(&first.hash),
        "steps": steps,
        "hash": hash(&record.end().hash),
    })
}

#[track_caller]
fn check(change: impl FnOnce(&mut Value), expected: Option<u64>) {
    let mut story = story();
    change(&mut story);
    assert_eq!(broken_at(&story.to_string()).unwrap(), expected);
}

#[test]
fn an_untouched_record_is_whole() {
    check(|_| {}, None);
}

#[test]
fn a_changed_record_breaks_at_its_entry() {
    check(|story| story["steps"][2]["body"] = json!("{}"), Some(4));
    check(
        |story| {
            let body = story["steps"][1]["body"].as_str().unwrap().to_owned();
            story["steps"][1]["body"] = json!(body.replacen("white", "black", 1) + " ");
        },
        Some(3),
    );
    check(|story| story["steps"][0]["hash"] = json!("00"), Some(2));
    check(
        |story| _ = story["steps"].as_array_mut().unwrap().remove(1),
        Some(3),
    );
    check(
        |story| story["steps"].as_array_mut().unwrap().swap(0, 1),
        Some(2),
    );
}

#[test]
fn what_stands_around_the_entries_is_looked_at_too() {
    let last = u64::try_from(story()["steps"].as_array().unwrap().len() + 1).unwrap();
    check(
        |story| story["hash"] = story["first_hash"].clone(),
        Some(last),
    );
    check(
        |story| _ = story["steps"].as_array_mut().unwrap().pop(),
        Some(last - 1),
    );
    check(
        |story| story["first_hash"] = json!("ff".repeat(32)),
        Some(2),
    );
    check(
        |story| story["about"]["table"] = json!("01a1b34f-d47b-7100-8707-070707070708"),
        Some(2),
    );
    check(|story| story["about"]["table"] = json!("another"), Some(1));
    assert!(broken_at("no story").is_err());
}

#[test]
fn a_story_that_tells_its_first_entry_too_is_checked_from_there() {
    let mut whole = story();
    let record = Record::read(RECORD).unwrap();
    let first = record.rows().first().unwrap();
    let body = std::str::from_utf8(&first.body).unwrap();
    let step = json!({"version": 1, "hash": tuomari_record::hash_text(&first.hash), "body": body});
    whole.as_object_mut().unwrap().remove("first_hash");
    whole["steps"].as_array_mut().unwrap().insert(0, step);
    assert_eq!(broken_at(&whole.to_string()).unwrap(), None);
    whole["steps"][0]["body"] = json!(format!("{body} "));
    assert_eq!(broken_at(&whole.to_string()).unwrap(), Some(1));
}
