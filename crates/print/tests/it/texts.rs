//! The texts are the same in every language, and every one is used.

use std::collections::BTreeSet;

const FILES: [&str; 3] = [
    include_str!("../../../../locales/en/print.ftl"),
    include_str!("../../../../locales/fi/print.ftl"),
    include_str!("../../../../locales/sv/print.ftl"),
];

/// Every source file that asks for texts, the server's page among them.
const SOURCES: [&str; 12] = [
    include_str!("../../src/calendar.rs"),
    include_str!("../../src/list/cards.rs"),
    include_str!("../../src/list/cross_table.rs"),
    include_str!("../../src/list/matches.rs"),
    include_str!("../../src/list/players.rs"),
    include_str!("../../src/list/report.rs"),
    include_str!("../../src/list/round.rs"),
    include_str!("../../src/list/rules.rs"),
    include_str!("../../src/list/standings.rs"),
    include_str!("../../src/material.rs"),
    include_str!("../../src/words.rs"),
    include_str!("../../../server/src/http/plain.rs"),
];

fn keys(file: &str) -> BTreeSet<&str> {
    let lines = file.lines().filter(|line| line.starts_with("print-"));
    lines
        .filter_map(|line| Some(line.split_once(" =")?.0))
        .collect()
}

/// The keys that code names, in quotes.
fn asked() -> BTreeSet<&'static str> {
    let words = SOURCES.iter().flat_map(|source| source.split('"'));
    let keys = words.filter(|word| {
        let rest = word.strip_prefix("print-");
        rest.is_some_and(|rest| {
            rest.bytes()
                .all(|sign| sign.is_ascii_lowercase() || sign == b'-')
        })
    });
    keys.collect()
}

#[test]
fn every_language_has_every_text() {
    let [english, others @ ..] = FILES.map(keys);
    for other in others {
        assert_eq!(other, english);
    }
}

#[test]
fn every_text_is_asked_for_and_every_question_has_a_text() {
    assert_eq!(asked(), keys(FILES[0]));
}
