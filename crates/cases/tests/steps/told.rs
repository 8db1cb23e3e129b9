//! Steps that say how something is told.

use std::{fs, path::Path};

use cucumber::then;
use tuomari_conduct::{Happening, Question};
use tuomari_telling::{Told, ToldValue};

use crate::hall::Hall;

const LANGUAGES: [&str; 3] = ["en", "fi", "sv"];

/// Every happening since the last assertion has a sentence, and so has a
/// refusal.
#[then("all of it is told in three languages")]
fn told(hall: &mut Hall) {
    let position = hall.position();
    let events = hall.events();
    assert!(!events.is_empty(), "nothing happened");
    for event in events {
        has_text(&tuomari_telling::tell(&event.what, &position));
    }
}

#[then(expr = "it is told {string}")]
fn reads(hall: &mut Hall, text: String) {
    let position = hall.position();
    let told: Vec<String> = hall
        .events()
        .iter()
        .map(|event| tuomari_telling::tell(&event.what, &position))
        .map(|told| english(&told.key))
        .collect();
    assert!(told.contains(&text), "{told:?}");
}

#[then("that he can still mate is told without a line")]
fn no_line(hall: &mut Hall) {
    let position = hall.position();
    let keys: Vec<String> = hall
        .events()
        .iter()
        .filter(|event| matches!(event.what, Happening::MatingExamined(..)))
        .map(|event| tuomari_telling::tell(&event.what, &position))
        .map(|told| told.key.into_owned())
        .collect();
    assert_eq!(keys, ["event-can-mate"]);
}

#[then(expr = "the refusal reads {string}")]
fn refusal_reads(hall: &mut Hall, text: String) {
    let refusal = hall.take_refusal().expect("nothing was refused");
    let told = tuomari_telling::refusal(refusal);
    has_text(&told);
    assert_eq!(english(&told.key), text);
}

/// The words of the question, without the players in it.
#[then(expr = "the question reads {string}")]
fn question_reads(hall: &mut Hall, text: String) {
    let Question { matter, .. } = hall.question();
    let told = tuomari_telling::matter(matter);
    has_text(&told);
    assert_eq!(english(&told.key), text);
}

/// Its text is there in each language, and so are those within it.
fn has_text(told: &Told) {
    for language in LANGUAGES {
        let found = texts(language).any(|line| is_of(&line, &told.key));
        assert!(found, "{} has no text in {language}", told.key);
    }
    for value in told.values.values() {
        if let ToldValue::Phrase(inner) | ToldValue::Sentence(inner) = value {
            has_text(inner);
        }
    }
}

fn english(key: &str) -> String {
    let line = texts("en").find(|line| is_of(line, key));
    let line = line.expect("the text is there");
    line[key.len() + " = ".len()..].to_owned()
}

fn is_of(line: &str, key: &str) -> bool {
    line.strip_prefix(key)
        .is_some_and(|rest| rest.starts_with(" ="))
}

#[allow(
    clippy::disallowed_methods,
    reason = "a test reads the files it is about"
)]
fn texts(language: &str) -> impl Iterator<Item = String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let files = fs::read_dir(folder.join(language)).expect("the texts are there");
    let lines: Vec<String> = files
        .filter_map(|file| fs::read_to_string(file.ok()?.path()).ok())
        .flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    lines.into_iter()
}
