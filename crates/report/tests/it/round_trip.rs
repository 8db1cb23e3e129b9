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

/// What record 192 may say.
const TYPES: [&str; 40] = [
    "FIDE_DUTCH_2017",
    "FIDE_DUTCH_2025",
    "FIDE_DUTCH_2026",
    "FIDE_DUTCH",
    "FIDE_DUTCH_2017_BAKU",
    "FIDE_DUTCH_2026_BAKU",
    "FIDE_DUTCH_BAKU",
    "FIDE_DUBOV",
    "FIDE_DUBOV_BAKU",
    "FIDE_BURSTEIN",
    "FIDE_BURSTEIN_BAKU",
    "CUSTOM_SWISS",
    "FIDE_DOUBLESWISS",
    "FIDE_DOUBLESWISS_BAKU",
    "BERGER_ROUNDROBIN",
    "BERGER_ROUNDROBIN_G4",
    "FIDE_ROUNDROBIN",
    "FIDE_DOUBLEROUNDROBIN",
    "CUSTOM_ROUNDROBIN",
    "FIDE_SCHILLER_3x4",
    "FIDE_SCHEVENINGEN_G2",
    "CUSTOM_SCHEVENINGEN",
    "CUSTOM_KNOCKOUT",
    "FIDE_TEAM",
    "FIDE_TEAM_MP_GP",
    "FIDE_TEAM_GP_MP",
    "FIDE_TEAM_MP",
    "FIDE_TEAM_GP",
    "FIDE_TEAM_TYPEA_MP_GP",
    "FIDE_TEAM_TYPEA_GP_MP",
    "FIDE_TEAM_TYPEB_MP",
    "FIDE_TEAM_TYPEB_GP",
    "FIDE_TEAM_TYPEB_MP_GP_BAKU",
    "CUSTOM_TEAM_SWISS",
    "CUSTOM_TEAM_SWISS_MP",
    "CUSTOM_TEAM_SWISS_GP",
    "BERGER_TEAM_ROUNDROBIN",
    "BERGER_TEAM_ROUNDROBIN_G2",
    "FIDE_TEAM_ROUNDROBIN",
    "CUSTOM_TEAM_KNOCKOUT",
];

/// What a record may say, beyond the one line of it that the file has.
#[test]
fn every_value_of_the_standard_is_written_as_it_was_read() {
    for code in TYPES {
        let line = format!("192 {code}");
        check(&line);
        assert!(read(&line).rules.type_code().is_some(), "{code}");
    }
    for rule in ["FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER"] {
        check(&format!("172 FIN {rule}"));
    }
    for times in [
        "5400",
        "5400+30",
        "40/5400+30:1800+30",
        "40/5400:20/3600:900+30",
        "W300-B240",
        "W180+2-B120+2",
    ] {
        check(&format!("222 {times}"));
    }
    for kind in ["W", "D", "L", "F", "H", "Z", "+", "-", " "] {
        check(&format!("299 {kind}   1.0  -0.5    3    1    2"));
    }
    for color in ["white1", "black1", "rank"] {
        let report = read(&format!("XXC {color}"));
        assert_eq!(read(&report.write(Form::Trf26).unwrap()), report);
    }
    for record in ["BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"] {
        check(&format!("{record} 1.5"));
    }
    for symbol in ["W", "D", "L", "A", "P", "X"] {
        check(&format!("162  {symbol} 2.5"));
    }
    for symbol in ["TW", "TD", "TL"] {
        check(&format!("362 {symbol} 2.5"));
    }
    for color in ["W", "B"] {
        check(&format!("152 {color}"));
    }
    assert_eq!(read("XXR 9").write(Form::Trf26).unwrap(), "142 9\r\n");
}
