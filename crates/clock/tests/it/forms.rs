//! The readers and writers of time controls: round trips, and any text at all.

use proptest::prelude::*;
use tuomari_clock::{
    ControlError, Expected, Extra, Found, MAX_TIME, Millis, NextPeriod, ParseError, Period,
    Schedule, TimeControl, Unsayable,
};

fn extra(step_ms: u64) -> impl Strategy<Value = Extra> {
    let time = (0..=3_600_000 / step_ms).prop_map(move |n| Millis::from_ms(n * step_ms));
    (0..4, time).prop_map(|(kind, time)| match kind {
        0 => Extra::None,
        1 => Extra::Bronstein(time),
        2 => Extra::SimpleDelay(time),
        _ => Extra::Increment(time),
    })
}

fn increment() -> impl Strategy<Value = Extra> {
    (0..=3_600_u64).prop_map(|secs| Extra::Increment(Millis::from_secs(secs)))
}

fn schedule(step_ms: u64, extra: impl Strategy<Value = Extra>) -> impl Strategy<Value = Schedule> {
    let base = (1..=MAX_TIME.ms() / step_ms).prop_map(move |n| Millis::from_ms(n * step_ms));
    let parts = proptest::collection::vec((1..=999_u16, base, extra), 1..=8);
    (parts, any::<bool>()).prop_map(|(parts, repeats)| {
        let last = parts.len() - 1;
        let period = |(number, (moves, base, extra))| {
            let moves = (number < last || repeats).then_some(moves);
            Period::new(moves, base, extra).expect("within the bounds")
        };
        let periods: Vec<Period> = parts.into_iter().enumerate().map(period).collect();
        Schedule::new(&periods).expect("the last one alone is open")
    })
}

fn control(
    schedule: impl Strategy<Value = Schedule> + Clone,
) -> impl Strategy<Value = TimeControl> {
    (schedule.clone(), schedule, any::<bool>()).prop_map(|(white, black, same)| {
        let black = if same { white } else { black };
        TimeControl::each(white, black).expect("each has some time")
    })
}

fn check_error(text: &str, error: ParseError) {
    assert!(text.is_char_boundary(error.offset), "{text:?}: {error}");
    match error.found {
        Found::End => assert_eq!(error.offset, text.len(), "{text:?}: {error}"),
        Found::Char(c) => assert!(text[error.offset..].starts_with(c), "{text:?}: {error}"),
        Found::Number(_) => {}
    }
}

/// Reads the text both ways; what can be read can be written and read again.
fn read_anything(text: &str) {
    match TimeControl::from_trf(text) {
        Err(error) => check_error(text, error),
        Ok(control) => {
            let written = control.to_trf().expect("read, so it can be said");
            assert_eq!(TimeControl::from_trf(&written), Ok(control), "{text:?}");
        }
    }
    match TimeControl::from_human(text) {
        Err(error) => check_error(text, error),
        Ok(control) => {
            let written = control.to_human().expect("read, so it can be said");
            assert_eq!(TimeControl::from_human(&written), Ok(control), "{text:?}");
            let _ = (control.class(), control.to_trf());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tag_222_is_read_back_as_it_was_written(control in control(schedule(1_000, increment().boxed()).boxed())) {
        let written = control.to_trf().unwrap();
        prop_assert_eq!(TimeControl::from_trf(&written), Ok(control), "{}", written);
    }

    #[test]
    fn the_human_form_is_read_back_as_it_was_written(control in control(schedule(1, extra(1).boxed()).boxed())) {
        let written = control.to_human().unwrap();
        prop_assert_eq!(TimeControl::from_human(&written), Ok(control), "{}", written);
    }

    #[test]
    fn whole_minutes_read_back_too(control in control(schedule(60_000, extra(500).boxed()).boxed())) {
        let written = control.to_human().unwrap();
        prop_assert_eq!(TimeControl::from_human(&written), Ok(control), "{}", written);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in any::<String>()) {
        read_anything(&text);
    }

    #[test]
    fn nearly_right_texts_do_not_either(text in "[0-9+/:,.WBSGDdbhms'\" -]{0,24}") {
        read_anything(&text);
    }

    #[test]
    fn nor_do_texts_of_the_right_pieces(pieces in proptest::collection::vec(
        prop_oneof!["[0-9]{1,3}", "(min|h|s|sec|m|'|\"|sek|t)", "[+/:,]", " ", "(d|b|delay|viive|fördröjning) ?[0-9]", "(move|siirtoa|drag)", "(SD|G)/", "(W|-B)", "é"], 0..10)) {
        read_anything(&pieces.concat());
    }
}

#[test]
fn an_error_says_where_what_and_what_instead() {
    let said = |text: &str| TimeControl::from_human(text).unwrap_err().to_string();
    assert_eq!(
        said("90/40+30, x"),
        "at byte 10: found 'x', expected a digit"
    );
    assert_eq!(
        said("90/1000"),
        "at byte 3: found the number 1000, expected that a period asks for 1 to 999 moves"
    );
    assert_eq!(
        said(""),
        "at byte 0: found the end of the text, expected a digit"
    );
    let error = TimeControl::from_trf("").unwrap_err();
    assert_eq!(
        error,
        ParseError {
            offset: 0,
            found: Found::End,
            expected: Expected::Digit
        }
    );
    let error = TimeControl::from_trf("W300-B0").unwrap_err();
    assert_eq!(error.expected, Expected::Bound(ControlError::NoTime));
}

/// What a text comes to, as this house writes it.
fn comes_to(text: &str) -> String {
    match TimeControl::from_human(text) {
        Ok(control) => control.to_human().expect("read, so it can be said"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn hours_and_minutes_after_a_quota_are_the_next_period() {
    for (text, house) in [
        ("2h/40 + 1h", "120/40, 60"),
        ("2h/40+1h/20+30min", "120/40, 60/20, 30"),
        ("2h/40 + 1h30", "120/40, 90"),
        ("90min/40 + 30min", "90/40, 30"),
        ("90/40 + 30min + 30s", "90/40+30, 30+30"),
        ("90/40 + 30 min + 30", "90/40+30, 30+30"),
        ("90/40 + 30min d5", "90/40 d5, 30 d5"),
        ("90/40 + 30min/20, 15+10", "90/40, 30/20, 15+10"),
        (
            "W 2h/40 + 1h - B 1h/40 + 30min",
            "W 120/40, 60 - B 60/40, 30",
        ),
        ("90/40+30, 30+30", "90/40+30, 30+30"),
        ("90/40+3600, 30", "90/40+3600, 30"),
        ("90/40 + 1min/move, 30", "90/40+60, 30"),
        ("15min + 1min", "15+60"),
    ] {
        assert_eq!(comes_to(text), house, "{text}");
    }
}

#[test]
fn an_hour_for_each_move_is_no_reading() {
    let open = "at byte 3: found '+', expected the end of the text";
    assert_eq!(comes_to("1h + 1h"), open);
    let unclear = "at byte 15: found '+', expected a unit, an extra time, \
        a further period or the end of the text";
    assert_eq!(comes_to("90min/40 + 30s + 30min"), unclear);
}

#[test]
fn words_of_three_languages_are_read() {
    for (text, house) in [
        ("3 min + 2 sek", "3+2"),
        (
            "1h 30min / 40 siirtoa + 30min + 30s/siirto",
            "90/40+30, 30+30",
        ),
        ("10min viive 5s", "10 d5"),
        ("10 MIN VIIVE 5 SEK", "10 d5"),
        ("2 t / 40 siirtoa + 1 t", "120/40, 60"),
        (
            "1 tim 30 min/40 drag + 30 min + 30 sek/drag",
            "90/40+30, 30+30",
        ),
        ("10 min fördröjning 5 sek", "10 d5"),
        ("90 min/40 moves + 30 min + 30 s/move", "90/40+30, 30+30"),
        ("10 min delay 5 s / move", "10 d5"),
    ] {
        assert_eq!(comes_to(text), house, "{text}");
    }
}

#[test]
fn a_time_is_read_as_a_clock_shows_it() {
    for (text, house) in [
        ("15:00", "15"),
        ("1:30:00", "90"),
        ("3:30 + 2", "3m30s+2"),
        ("15:00 + 0:10", "15+10"),
        ("1:30:00/40 + 30:00 + 30s/siirto", "90/40+30, 30+30"),
        ("40/1:30:00, SD/30:00", "90/40, 30"),
    ] {
        assert_eq!(comes_to(text), house, "{text}");
    }
    for (text, at, found) in [
        ("15:0", 3, "'0'"),
        ("15:60", 3, "'6'"),
        ("15:000", 3, "'0'"),
    ] {
        let wrong = format!("at byte {at}: found {found}, expected two figures from 00 to 59");
        assert_eq!(comes_to(text), wrong);
    }
    assert!(TimeControl::from_human("1:00:00:00").is_err());
}

#[test]
fn a_number_of_any_length_is_out_of_bounds_and_no_more() {
    let digits = "9".repeat(100_000);
    for text in [
        digits.clone(),
        format!("{digits}/40"),
        format!("5+{digits}"),
        format!("5.{digits}"),
        format!("40/{digits}"),
    ] {
        assert!(TimeControl::from_trf(&text).is_err());
        assert!(TimeControl::from_human(&text).is_err());
    }
}

#[test]
fn what_no_form_can_say_is_named() {
    let usual = TimeControl::from_human("90/40+30, 30+30").unwrap();
    let lost = usual.with_next_period(NextPeriod::SavedLost);
    assert_eq!(lost.to_trf(), Err(Unsayable::NextPeriod));
    assert_eq!(lost.to_human(), Err(Unsayable::NextPeriod));
    let late = usual.with_increment_before_move_1(false).unwrap();
    assert_eq!(late.to_trf(), Err(Unsayable::NoIncrementBeforeMove1));
    assert_eq!(late.to_human(), Err(Unsayable::NoIncrementBeforeMove1));
}
