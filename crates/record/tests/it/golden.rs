//! Golden files: what was ever written stays readable.
//!
//! One file for each kind of event, one line for each form it takes. A line
//! never changes; a new form is a new line at the end.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::samples::entries;
use tuomari_clock::At;
use tuomari_conduct::{By, Cites, Event};
use tuomari_record::{Author, Entry, Kind};
use tuomari_testkit::{
    golden,
    samples::{kind_of, samples},
};

const AT_MS: u64 = 1_794_000_000_123;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Compares a file with the lines that are written today, byte by byte, and
/// what its lines say with the entries they were written from.
#[track_caller]
fn check(name: &str, entries: &[Entry]) {
    let path = folder().join(format!("{name}.jsonl"));
    let mut today = String::new();
    for entry in entries {
        today.push_str(std::str::from_utf8(&entry.write()).unwrap());
        today.push('\n');
    }
    golden(path, &today);
    for (line, entry) in today.lines().zip(entries) {
        assert_eq!(&Entry::read(line.as_bytes()).unwrap(), entry, "{line}");
    }
}

#[test]
fn every_kind_of_event_has_its_golden_file() {
    let cites: Cites = Cites::default().and(&["fide-2018/6.2.1".parse().unwrap()]);
    let mut names = BTreeSet::new();
    for (name, happenings) in samples() {
        assert!(!happenings.is_empty(), "{name} has no sample");
        let entries: Vec<Entry> = happenings
            .into_iter()
            .map(|what| {
                assert_eq!(kind_of(&what), name);
                let at = At::from_ms(AT_MS);
                Entry {
                    at_ms: AT_MS,
                    by: Author::AtTable(By::Arbiter),
                    organiser: None,
                    key: None,
                    kind: Kind::Events {
                        events: vec![Event { at, what, cites }],
                        lag_ms: None,
                    },
                }
            })
            .collect();
        let name = stored_name(&entries[0]);
        check(&name, &entries);
        names.insert(format!("{name}.jsonl"));
    }
    for (name, entry) in entries() {
        check(name, &[entry]);
        names.insert(format!("{name}.jsonl"));
    }
    let found = fs::read_dir(folder()).unwrap();
    let found: BTreeSet<String> = found
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(found, names, "a golden file belongs to no kind of event");
}

/// The word by which a kind of event is stored; its name in the code may be
/// another.
fn stored_name(entry: &Entry) -> String {
    let line: serde_json::Value = serde_json::from_slice(&entry.write()).unwrap();
    match &line["events"][0]["what"] {
        serde_json::Value::String(word) => word.clone(),
        what => what.as_object().unwrap().keys().next().unwrap().clone(),
    }
}
