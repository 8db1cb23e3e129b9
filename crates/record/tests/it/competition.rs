//! Entries of a competition: what was ever written stays readable.

use std::path::PathBuf;

use tuomari_competition::{Event, PlayerId, Seat};
use tuomari_record::{
    CompetitionEntry, CompetitionReplay, Key, Link, Record, RecordFault, Row, StreamId, TokenHash,
    Unreadable, chain,
};
use tuomari_testkit::{golden, samples::competition::all_of_a_competition};

use crate::samples::board_table;

const AT_MS: u64 = 1_794_000_000_123;

fn entries() -> Vec<CompetitionEntry> {
    let mut tables = board_table();
    tables.board = None;
    let link = |seat, secret: &str| Link {
        seat,
        token: Some(TokenHash::of(secret.as_bytes())),
    };
    let first = CompetitionEntry {
        tables: Some(Box::new(tables)),
        links: vec![
            link(Seat::ChiefArbiter, "the chief's secret"),
            link(Seat::Organiser, "the organiser's secret"),
        ],
        ..CompetitionEntry::new(AT_MS, Seat::Organiser)
    };
    let changed = CompetitionEntry {
        links: vec![
            Link {
                seat: Seat::Deputy,
                token: None,
            },
            link(Seat::Player(PlayerId(17)), "a badge"),
            link(Seat::SectorArbiter(1, 20), "a sector"),
        ],
        ..CompetitionEntry::new(AT_MS, Seat::ChiefArbiter)
    };
    let happened = all_of_a_competition().into_iter().map(|what| Event {
        at: AT_MS,
        by: Seat::System,
        what,
        cites: vec!["fide-2018/8.7".parse().unwrap()],
    });
    let many = CompetitionEntry {
        key: Some(Key::of(b"5e0b7a2c-key")),
        events: happened.collect(),
        ..CompetitionEntry::new(AT_MS, Seat::System)
    };
    vec![first, changed, many]
}

#[test]
fn an_entry_has_its_golden_line() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden_competition");
    let path = folder.join("entry.jsonl");
    // What happened has golden files of its own.
    let mut entries = entries();
    if let Some(many) = entries.last_mut() {
        many.events.truncate(1);
    }
    let mut today = String::new();
    for entry in &entries {
        today.push_str(std::str::from_utf8(&entry.write()).unwrap());
        today.push('\n');
    }
    golden(path, &today);
    for (line, entry) in today.lines().zip(&entries) {
        assert_eq!(&CompetitionEntry::read(line.as_bytes()).unwrap(), entry);
    }
}

#[test]
fn all_that_happens_reads_back() {
    for entry in entries() {
        assert_eq!(CompetitionEntry::read(&entry.write()).unwrap(), entry);
    }
}

#[test]
fn what_is_not_known_is_refused() {
    let refused = |text: &str| CompetitionEntry::read(text.as_bytes()).unwrap_err();
    let later = refused(r#"{"v":2,"at":1,"by":"system","more":1}"#);
    assert_eq!(later, Unreadable::Later { version: 2 });
    for text in [
        r#"{"v":1,"at":1,"by":"system","more":1}"#,
        r#"{"v":1,"at":1,"by":"king"}"#,
        r#"{"v":1,"at":1,"by":"system","links":{"king":null}}"#,
        r#"{"v":1,"at":1,"by":"system","events":[{"what":"flew"}]}"#,
        "[]",
    ] {
        assert!(!refused(text).to_string().is_empty(), "{text}");
    }
}

#[test]
fn a_record_of_a_competition_is_read_as_one() {
    let stream = StreamId::of_competition(AT_MS, 0, [7; 9]);
    let (mut rows, mut before) = (Vec::new(), chain::NO_HASH);
    for (version, entry) in (1..).zip(entries()) {
        let body: tuomari_record::Body = entry.write().into();
        let hash = chain::link(&before, stream, version, &body);
        rows.push(Row {
            version,
            hash,
            body,
        });
        before = hash;
    }
    let record = Record::new(stream, rows).unwrap();
    let again = Record::read(&record.to_jsonl()).unwrap();
    assert_eq!(again, record);
    let read = again.competition_entries().unwrap();
    assert_eq!(read, entries());
    assert!(CompetitionReplay::begin(&read[0]).is_some());
    assert!(CompetitionReplay::begin(&read[1]).is_none());
    let wrong = again.entries().unwrap_err();
    assert!(matches!(wrong.fault, RecordFault::Entry { .. }));
}
