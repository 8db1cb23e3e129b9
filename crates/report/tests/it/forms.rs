//! TRF16 and what programs added to it.

use tuomari_report::{Color, Form, Report};

use crate::round_trip::EVERYTHING;

#[track_caller]
fn read(text: &str) -> Report {
    Report::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn rounds_and_first_colour_have_a_number_now() {
    let report = read("XXR 9\nXXC black1 rank\n");
    assert_eq!(report.rules.rounds, Some(9));
    assert_eq!(report.rules.first_color, Some(Color::Black));
    assert!(report.old.by_rank);
    let written = report.write(Form::Trf26).unwrap();
    assert_eq!(written, "142 9\r\n152 B\r\nXXC rank\r\n");
    assert_eq!(read(&written), report);
    let before = report.write(Form::Trf16).unwrap();
    assert_eq!(before, "XXR 9\r\nXXC black1\r\nXXC rank\r\n");
    assert_eq!(read(&before), report);
}

#[test]
fn a_file_of_2015_holds_the_heading_the_players_and_the_teams() {
    let report = read(EVERYTHING);
    let written = report.write(Form::Trf16).unwrap();
    let again = read(&written);
    assert_eq!(again.heading, report.heading);
    assert_eq!(again.players, report.players);
    assert_eq!(again.old_teams, report.old_teams);
    assert_eq!(again.rules.rounds, report.rules.rounds);
    for record in ["142", "162", "240", "310", "FIN"] {
        assert!(!written.lines().any(|line| line.starts_with(record)));
    }
}

#[test]
fn teams_of_today_become_teams_of_2015() {
    let text = "310   1 Club                                                              1    2";
    let report = read(text);
    assert_eq!(report.teams[0].members, [1, 2]);
    let written = report.write(Form::Trf16).unwrap();
    assert_eq!(written, format!("013 {:<32}   1    2\r\n", "Club"));
}

#[test]
fn federations_and_unknown_records_stay() {
    let text = "NOR    7      Somebody\r\nZZZ what nobody knows\r\n999 nor this\r\n";
    let report = read(text);
    assert_eq!(report.nationals[0].federation, "NOR");
    assert_eq!(report.others, ["ZZZ what nobody knows", "999 nor this"]);
    assert_eq!(report.write(Form::Trf26).unwrap(), text);
}

#[test]
fn letters_are_read_in_either_case_and_tabs_are_blanks() {
    let text = "240 h   1    3\t ";
    assert_eq!(read(text), read("240 H   1    3"));
    let upper = "001    1                                                                                      2 W 1";
    assert_eq!(read(upper).players[0].rounds[0].color, Some(Color::White));
}

#[test]
fn what_does_not_fit_its_columns_is_not_written() {
    let mut report = read("001    1      Somebody");
    report.players[0].person.name = "x".repeat(34);
    let unfit = report.write(Form::Trf26).unwrap_err();
    assert_eq!((unfit.record.as_str(), unfit.column), ("001", 15));
    assert_eq!(unfit.width, Some(33));

    let mut report = read("001    1      Somebody");
    report.players[0].number = 10_000;
    let unfit = report.write(Form::Trf16).unwrap_err();
    assert_eq!(unfit.column, 5);

    let mut report = Report::default();
    report.heading.name = "two\nlines".to_owned();
    let unfit = report.write(Form::Trf26).unwrap_err();
    let said = "record 012, column 5: \"two\\nlines\" does not fit into one line";
    assert_eq!(unfit.to_string(), said);
}
