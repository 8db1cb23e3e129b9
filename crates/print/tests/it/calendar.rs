//! The calendar of the rounds.

use serde_json::json;
use tuomari_competition::Regulations;
use tuomari_print::{Calendar, Language};

use crate::desk::{BEGINS, Desk};

const CALENDAR: Calendar<'static> = Calendar {
    id: "0198",
    version: 7,
    at_ms: BEGINS - 86_400_000,
    link: "https://chess.example/c/0198",
};

fn regulations(more: &serde_json::Value) -> Regulations {
    let desk = Desk::announced("swiss", 3, more);
    desk.competition.regulations().unwrap().clone()
}

/// The lines as a reader unfolds them; each must be as the standard has it.
fn lines(text: &str) -> Vec<(String, String)> {
    assert!(text.ends_with("\r\n"));
    let parts: Vec<&str> = text.split("\r\n").collect();
    for part in &parts {
        assert!(part.len() <= 75, "{} bytes: {part}", part.len());
        assert!(!part.contains(['\r', '\n']), "{part}");
    }
    let unfolded = text.replace("\r\n ", "");
    let lines = unfolded.split_terminator("\r\n");
    lines
        .map(|line| {
            let (name, value) = line.split_once(':').expect("a name and a value");
            (name.to_owned(), value.to_owned())
        })
        .collect()
}

fn values<'l>(lines: &'l [(String, String)], name: &str) -> Vec<&'l str> {
    let found = lines.iter().filter(|(one, _)| one == name);
    found.map(|(_, value)| value.as_str()).collect()
}

#[test]
fn every_round_that_has_an_hour_is_an_entry() {
    let schedule = json!([BEGINS, BEGINS + 5_400_000]);
    let regulations = regulations(&json!({"schedule": schedule, "city": "Espoo; Otaniemi, A\\B"}));
    let text = CALENDAR.text(&regulations, Language::English);
    let lines = lines(&text);
    let entries = values(&lines, "BEGIN");
    assert_eq!(entries, ["VCALENDAR", "VEVENT", "VEVENT"]);
    assert_eq!(values(&lines, "END"), ["VEVENT", "VEVENT", "VCALENDAR"]);
    assert_eq!(values(&lines, "VERSION"), ["2.0"]);
    assert_eq!(
        values(&lines, "DTSTART"),
        ["20261117T180000Z", "20261117T193000Z"]
    );
    assert_eq!(values(&lines, "DTSTAMP"), ["20261116T180000Z"; 2]);
    assert_eq!(
        values(&lines, "UID"),
        ["round-1.0198@tuomari", "round-2.0198@tuomari"]
    );
    assert_eq!(values(&lines, "SEQUENCE"), ["7", "7"]);
    let titles = ["Club evening: round 1", "Club evening: round 2"];
    assert_eq!(values(&lines, "SUMMARY"), titles);
    assert_eq!(values(&lines, "LOCATION"), [r"Espoo\; Otaniemi\, A\\B"; 2]);
    assert_eq!(values(&lines, "URL"), ["https://chess.example/c/0198"; 2]);
}

#[test]
fn days_without_hours_are_one_entry() {
    let days = json!({"first_day": "2028/02/28", "last_day": "2028/02/29"});
    let written = CALENDAR.text(&regulations(&days), Language::English);
    let lines = lines(&written);
    assert_eq!(values(&lines, "DTSTART;VALUE=DATE"), ["20280228"]);
    assert_eq!(
        values(&lines, "DTEND;VALUE=DATE"),
        ["20280301"],
        "the day after the last"
    );
    let year = json!({"first_day": "2026/12/30", "last_day": "2026/12/31"});
    let written = CALENDAR.text(&regulations(&year), Language::English);
    assert!(
        written.contains("DTEND;VALUE=DATE:20270101\r\n"),
        "{written}"
    );
    let none = CALENDAR.text(&regulations(&json!({})), Language::English);
    assert!(!none.contains("VEVENT"), "{none}");
}

#[test]
fn a_long_name_is_folded_between_letters_and_cannot_add_a_line() {
    let name = format!("{}\r\nATTACH:x", "Ääkkösten kerhoilta ".repeat(12));
    let mut regulations = regulations(&json!({"schedule": [BEGINS]}));
    regulations.name = name;
    let text = CALENDAR.text(&regulations, Language::Finnish);
    let lines = lines(&text);
    assert!(values(&lines, "ATTACH").is_empty(), "{text}");
    let title = values(&lines, "SUMMARY")[0];
    assert!(title.ends_with("\\nATTACH:x: kierros 1"), "{title}");
    assert!(
        title.starts_with(&"Ääkkösten kerhoilta ".repeat(12)),
        "{title}"
    );
}
