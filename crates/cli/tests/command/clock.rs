//! `tuomari clock explain`.

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json};

fn explain(control: &str) -> String {
    in_three_languages(&["clock", "explain", control])
}

#[test]
fn the_coded_form() {
    assert_snapshot!(explain("40/6000+30:900+30"));
}

#[test]
fn where_both_forms_fit_the_likelier_is_taken_and_said() {
    assert_snapshot!(all(&[explain("5+3"), explain("180+2")]));
}

#[test]
fn the_other_form_can_be_forced() {
    assert_snapshot!(all(&[
        call(&["clock", "explain", "5+3", "--form", "trf"]),
        call(&["clock", "explain", "180+2", "--form", "human"]),
    ]));
}

#[test]
fn a_control_for_each_colour() {
    assert_snapshot!(explain("W 5 - B 4"));
}

#[test]
fn a_last_period_with_a_quota_repeats() {
    assert_snapshot!(explain("90/40, 60/20"));
}

#[test]
fn delays() {
    assert_snapshot!(all(&[explain("15 b10"), explain("1m30s d0.5")]));
}

#[test]
fn a_slash_that_may_be_the_wrong_way_round() {
    assert_snapshot!(explain("40/90"));
}

#[test]
fn the_control_may_come_in_several_words() {
    let one = call(&["clock", "explain", "90/40+30, 30+30"]);
    let words = call(&["clock", "explain", "90/40+30,", "30+30"]);
    let answer = |text: &str| text.split_once('\n').unwrap().1.to_owned();
    assert_eq!(answer(&one), answer(&words));
}

#[test]
fn what_is_no_control_is_refused() {
    let wrong = [
        "90/40+30, 3x",
        "40/",
        "0",
        "5+9999",
        "1.2345",
        "W5",
        "W5-5",
        "400000",
        "5/1000, 5",
        "5, 5",
        "1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1",
        "SD/5, 5",
    ];
    assert_snapshot!(all(&wrong.map(explain)));
}

#[test]
fn json_for_programs() {
    assert_snapshot!(all(&[
        json(&["clock", "explain", "40/6000+30:900+30", "--json"], ""),
        json(&["clock", "explain", "W 5 d3 - B 4 b2", "--json"], ""),
        json(&["clock", "explain", "soon", "--json", "--lang", "sv"], ""),
    ]));
}
