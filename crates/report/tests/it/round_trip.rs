//! Every kind of record, read and written as it was.

use tuomari_report::{Form, Mark, MatchSymbol, Points, Report, Symbol};

/// A file with every kind of record and every kind of round.
pub(crate) const EVERYTHING: &str = include_str!("../data/everything.trf");

#[track_caller]
fn read(text: &str) -> Report {
    Report::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// Each line alone is read and written as it stands.
#[track_caller]
fn check(line: &str) {
    let report = read(line);
    let written = report.write(Form::Trf26).unwrap();
    assert_eq!(written, format!("{line}\r\n"));
    assert_eq!(read(&written), report);
    assert_eq!(report.others, Vec::<String>::new());
}

#[test]
fn every_record_is_written_as_it_was_read() {
    for line in EVERYTHING.lines() {
        check(line);
    }
}

#[test]
fn every_record_of_the_standard_is_in_the_file() {
    let records = [
        "001", "012", "013", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112",
        "122", "132", "142", "152", "162", "172", "182", "192", "202", "212", "222", "240", "250",
        "260", "299", "300", "310", "320", "330", "352", "362", "801", "802", "###", "FIN", "XXC",
        "XXZ", "XXS", "XXA", "XXP", "BBW", "BBU",
    ];
    for record in records {
        let found = EVERYTHING.lines().any(|line| line.starts_with(record));
        assert!(found, "{record}");
    }
    let report = read(EVERYTHING);
    for mark in Mark::all() {
        let rounds = report.players.iter().flat_map(|player| &player.rounds);
        let mut marks = rounds.filter_map(|round| round.mark);
        assert!(marks.any(|other| other == mark), "{mark:?}");
    }
}

#[test]
fn the_whole_file_is_read_again_the_same() {
    let report = read(EVERYTHING);
    let written = report.write(Form::Trf26).unwrap();
    assert_eq!(read(&written), report);
    assert_eq!(written.lines().count(), EVERYTHING.lines().count());
}

#[test]
fn lines_end_in_cr_or_lf_or_both() {
    let report = read(EVERYTHING);
    let cr = EVERYTHING.replace('\n', "\r");
    let both = EVERYTHING.replace('\n', "\r\n");
    assert_eq!(read(&cr), report);
    assert_eq!(read(&both), report);
    assert_eq!(read(&format!("\u{feff}{EVERYTHING}\n\n")), report);
}

#[test]
fn points_are_the_usual_ones_but_where_the_file_says_otherwise() {
    let worth = |text: &str, symbol| read(text).rules.worth(symbol).to_string();
    assert_eq!(worth("", Symbol::Win), "1.0");
    assert_eq!(worth("", Symbol::PairingBye), "1.0");
    assert_eq!(worth("", Symbol::Unknown), "0.5");
    let three = "162  W 3.0    D 1.0    L 0.0";
    assert_eq!(worth(three, Symbol::PairingBye), "3.0");
    assert_eq!(worth(three, Symbol::Unknown), "1.0");
    assert_eq!(worth("162  P 0.5", Symbol::PairingBye), "0.5");
    let matches = read("362 TW 3.0").rules;
    assert_eq!(
        matches.match_worth(MatchSymbol::Win),
        Points::from_hundredths(300)
    );
    assert_eq!(matches.match_worth(MatchSymbol::Draw), Points::ONE);
}
