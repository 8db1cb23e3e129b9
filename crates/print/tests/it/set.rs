//! Papers as PDF.

use std::collections::BTreeMap;

use tuomari_competition::PlayerId;
use tuomari_print::{Kind, Language};

use crate::desk::Desk;

fn has(pdf: &[u8], words: &str) -> bool {
    pdf.windows(words.len())
        .any(|part| part == words.as_bytes())
}

#[test]
fn a_paper_is_tagged_and_says_its_language_and_title_and_never_todays_date() {
    let mut desk = Desk::swiss(&["Alfa, A", "Bravo, B"]);
    desk.publish();
    let paper = desk.public().paper(Kind::Pairings, None, Language::Finnish);
    let pdf = paper.unwrap().to_pdf("evening/pairings").unwrap();
    assert!(pdf.starts_with(b"%PDF-1.7"));
    for words in [
        "/Lang(fi)",
        "/MarkInfo<</Marked true",
        "<pdfuaid:part>1</pdfuaid:part>",
        "1. kierroksen paritus",
        "/CreationDate(D:20261117000000Z)",
        "/S/Table",
        "/Scope/Column",
    ] {
        assert!(has(&pdf, words), "{words} is missing");
    }
}

#[test]
fn the_same_paper_is_the_same_bytes() {
    let desk = Desk::swiss(&["Alfa, A", "Bravo, B"]);
    let set = || desk.paper(Kind::Players).to_pdf("evening").unwrap();
    assert_eq!(set(), set());
}

#[test]
fn letters_that_no_font_has_are_no_reason_to_have_no_list() {
    let desk = Desk::swiss(&["王, 小明", "Bravo, B 🙂"]);
    let pdf = desk.paper(Kind::Players).to_pdf("evening").unwrap();
    assert!(has(&pdf, "/MarkInfo<</Marked true"));
    assert!(
        !has(&pdf, "pdfuaid:part"),
        "what is not kept is not promised"
    );
}

#[test]
fn a_badge_has_the_code_of_its_link_and_says_whose_it_is() {
    let desk = Desk::swiss(&["Alfa, A", "Bravo, B"]);
    let code = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">\
        <path d=\"M0 0h5v5z\"/></svg>";
    let codes = BTreeMap::from([(PlayerId(1), code.to_owned())]);
    let paper = desk.public().badges(&codes, Language::Swedish);
    let pdf = paper.to_pdf("evening/badges").unwrap();
    assert!(has(&pdf, "<pdfuaid:part>1</pdfuaid:part>"));
    assert!(has(&pdf, "/Alt"), "a picture is told in words");
}

#[test]
fn every_paper_can_be_set_in_every_language() {
    let mut desk = Desk::swiss(&["Alfa, A", "Bravo, B", "Charlie, C"]);
    desk.publish();
    desk.result(1, 1, "draw");
    for language in [Language::English, Language::Finnish, Language::Swedish] {
        let material = desk.public();
        let kinds = Kind::ALL.into_iter();
        let papers = kinds.filter_map(|kind| material.paper(kind, None, language).ok());
        let report = material.report(&tuomari_print::incidents(&desk.events), &[7; 32], language);
        for paper in papers.chain([report]) {
            let title = paper.title.clone();
            assert!(paper.to_pdf("evening").is_ok(), "{title}");
        }
    }
}
