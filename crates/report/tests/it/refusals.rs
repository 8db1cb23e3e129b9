//! What the reader refuses, where, and what to do about it.

use tuomari_report::{Fix, Problem, Report};

#[track_caller]
fn check(text: &str, place: (usize, usize), problem: Problem, fix: Fix) {
    let error = Report::read(text.as_bytes()).unwrap_err();
    assert_eq!((error.line, error.column), place, "{error}");
    assert_eq!((error.problem, error.fix), (problem, fix), "{error}");
}

/// A line with a text at a column.
fn at(record: &str, column: usize, text: &str) -> String {
    let line = format!("{record:<width$}", width = column - 1);
    format!("{line}{text}")
}

#[test]
fn a_number_that_is_none() {
    let fix = |from, to| Fix::WriteNumber { from, to };
    check("142 five", (1, 5), Problem::NotANumber, fix(5, 8));
    check("\n142 0", (2, 5), Problem::OutOfBounds, fix(5, 5));
    check("142", (1, 5), Problem::Missing, fix(5, 5));
    check("142 70000", (1, 5), Problem::OutOfBounds, fix(5, 9));
    check("001   x1", (1, 7), Problem::NotANumber, fix(5, 8));
    check("001", (1, 5), Problem::Missing, fix(5, 8));
    check("250", (1, 15), Problem::Missing, fix(15, 17));
    check("XXZ 1 two", (1, 7), Problem::NotANumber, fix(7, 9));
}

#[test]
fn points_dates_and_signs() {
    let points = |from, to| Fix::WritePoints { from, to };
    let player = at("001    1", 81, " 1,5");
    check(&player, (1, 82), Problem::NotPoints, points(81, 84));
    check("162  W x.0", (1, 8), Problem::NotPoints, points(7, 10));
    check("162  W", (1, 7), Problem::Missing, points(7, 10));
    check("XXS W:3", (1, 5), Problem::NotPoints, points(5, 7));
    check("BBW", (1, 5), Problem::Missing, points(5, 5));
    let long = Fix::WriteDate { form: "YYYY/MM/DD" };
    check("042 7.3.2026", (1, 5), Problem::NotADate, long);
    let short = Fix::WriteDate { form: "YY/MM/DD" };
    let days = at("132", 92, "2026/03/07");
    check(&days, (1, 92), Problem::NotADate, short);
    let signs = Fix::TakeOneOf("1 = 0 W D L + - U F H Z ?");
    let player = at("001    1", 92, "   2 w X");
    check(&player, (1, 99), Problem::UnknownSign, signs);
    let player = at("001    1", 92, "   2 x 1");
    check(
        &player,
        (1, 97),
        Problem::UnknownSign,
        Fix::TakeOneOf("w b -"),
    );
    check("152 G", (1, 5), Problem::UnknownSign, Fix::TakeOneOf("W B"));
    check(
        "240 U   1    2",
        (1, 5),
        Problem::UnknownSign,
        Fix::TakeOneOf("F H Z"),
    );
    check(
        "330 ++   1",
        (1, 5),
        Problem::UnknownSign,
        Fix::TakeOneOf("+- -+ --"),
    );
    check(
        "XXC green1",
        (1, 5),
        Problem::UnknownSign,
        Fix::TakeOneOf("white1 black1 rank"),
    );
}

#[test]
fn columns_that_have_moved() {
    let align = |column| Fix::AlignWith {
        from: column,
        to: column,
    };
    check("001     1 m", (1, 9), Problem::BetweenFields, align(10));
    check("012x", (1, 4), Problem::BetweenFields, align(5));
    let player = at("001    1", 92, "    2 w 1");
    check(&player, (1, 96), Problem::BetweenFields, align(97));
    let fix = Fix::AlignWith { from: 92, to: 99 };
    check("132 26/03/07", (1, 5), Problem::BetweenFields, fix);
}

#[test]
fn a_game_needs_an_opponent_and_a_bye_does_not() {
    let fix = Fix::WriteOpponent { from: 92, to: 95 };
    let game = at("001    1", 92, "0000 - 1");
    check(&game, (1, 92), Problem::NoOpponent, fix);
    for bye in ["0000 - U", "0000 - -", "     - H", "0000 - Z"] {
        assert!(Report::read(at("001    1", 92, bye).as_bytes()).is_ok());
    }
}

#[test]
fn what_may_stand_once() {
    check("012 A\r\n012 B", (2, 1), Problem::Twice, Fix::TakeAway);
    let number = Fix::WriteNumber { from: 5, to: 8 };
    check("001    1\r001    1", (2, 8), Problem::Twice, number);
    check("310   3\n\n310   3", (3, 7), Problem::Twice, number);
    check(
        "162  W 1.0    W 3.0",
        (1, 15),
        Problem::Twice,
        Fix::TakeAway,
    );
}

#[test]
fn what_is_no_report_file() {
    check("ab", (1, 1), Problem::NoRecord, Fix::BeginWithRecord);
    check(
        "012 A\n  x",
        (2, 3),
        Problem::NoRecord,
        Fix::BeginWithRecord,
    );
    let error = Report::read(b"012 J\xe4rvi").unwrap_err();
    assert_eq!((error.line, error.column), (1, 6));
    assert_eq!(error.problem, Problem::NotUtf8);
    assert_eq!(error.found, "byte 0xe4");
    let error = Report::read(&vec![b'#'; (16 << 20) + 1]).unwrap_err();
    assert_eq!(error.problem, Problem::TooLarge);
}

#[test]
fn an_error_reads_as_a_sentence() {
    let error = Report::read(b"142 five").unwrap_err();
    let said = "line 1, column 5 (record 142): not a number, found \"five\"; \
        write a whole number into columns 5 to 8";
    assert_eq!(error.to_string(), said);
}
