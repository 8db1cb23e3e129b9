//! Golden files: what was ever written stays readable.
//!
//! One file for each kind of happening, one line for each form it takes. A
//! line never changes; a new form is a new line at the end.

use std::{collections::BTreeMap, fs, path::PathBuf};

use strum::VariantArray as _;
use tuomari_competition::{
    Event, Handbook, HappeningKind, PlayerId, Seat, TableId, TeamId, read_event, write_event,
};
use tuomari_testkit::{golden, samples::competition::all_of_a_competition};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// All seats, so that each stands in some line.
fn seats() -> Vec<Seat> {
    vec![
        Seat::Organiser,
        Seat::ChiefArbiter,
        Seat::Deputy,
        Seat::SectorArbiter(1, 10),
        Seat::Captain(TeamId(1)),
        Seat::Player(PlayerId(1)),
        Seat::Table(TableId("t1".to_owned())),
        Seat::System,
    ]
}

#[track_caller]
fn check(name: &str, events: &[Event]) {
    let path = folder().join(format!("{name}.jsonl"));
    let lines = events.iter().map(|event| write_event(event) + "\n");
    let today: String = lines.collect();
    golden(path, &today);
    for (line, event) in today.lines().zip(events) {
        assert_eq!(&read_event(line).unwrap(), event, "{line}");
    }
}

#[test]
fn every_kind_of_happening_has_its_golden_file() {
    let mut by_kind: BTreeMap<&'static str, Vec<Event>> = BTreeMap::new();
    let laws = "fide-2018/12.9.8".parse().unwrap();
    for (place, what) in all_of_a_competition().into_iter().enumerate() {
        let seats = seats();
        let name = what.id();
        by_kind.entry(name).or_default().push(Event {
            at: 1_794_000_000_123,
            by: seats[place % seats.len()].clone(),
            what,
            cites: vec![Handbook::MeetOnce.into(), laws],
        });
    }
    for kind in HappeningKind::VARIANTS {
        let name: &str = kind.into();
        assert!(by_kind.contains_key(name), "{name} has no sample");
    }
    for (name, events) in &by_kind {
        check(name, events);
    }
    let files = fs::read_dir(folder()).unwrap();
    let mut found: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    let names: Vec<String> = by_kind.keys().map(|name| format!("{name}.jsonl")).collect();
    assert_eq!(
        found, names,
        "a golden file belongs to no kind of happening"
    );
}

#[test]
fn a_later_form_is_refused_and_asks_for_an_update() {
    let refused = read_event(r#"{"v":2,"anything":"else"}"#).unwrap_err();
    assert!(refused.to_string().contains("update"));
    assert!(read_event(r#"{"v":1,"what":"nothing"}"#).is_err());
    assert!(read_event("{").is_err());
}
