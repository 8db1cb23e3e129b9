//! Unplayed rounds, and the terms that a value opens to.

use tuomari_standing::{Cut, Edition, Exact, Source, System, TieBreak, Value};

use crate::made::field;

/// Player 1 has a half-point bye in round 2 and a forfeit win in round 3.
const TEXT: &str = "1 2200 2w1 H 3w+ 4b1
    2 2100 1b0 3w1 4w= Z
    3 2000 4w= 2b0 1b- U
    4 1900 3b= U 2b= 1w0";

fn value(edition: Edition, code: &str, number: u32) -> Value {
    value_in(TEXT, edition, code, number)
}

fn value_in(text: &str, edition: Edition, code: &str, number: u32) -> Value {
    let field = field(edition, System::Swiss, text);
    let list: TieBreak = code.parse().unwrap();
    let standings = field.standings(&[list]).unwrap();
    let mut rows = standings.rows.into_iter();
    let row = rows.find(|row| row.number == number).unwrap();
    row.values.into_iter().next().unwrap()
}

/// The terms as text: source, base, what it is multiplied by, why it was cut.
fn terms(value: &Value) -> Vec<String> {
    let terms = value.terms.iter().map(|term| {
        let source = match term.source {
            Source::Opponent(number) => format!("opponent {number}"),
            Source::Dummy => "dummy".to_owned(),
            Source::DummyBelowOpponent(number) => format!("dummy below {number}"),
            Source::DummyBelowDraws => "dummy below draws".to_owned(),
            other => format!("{other:?}"),
        };
        let cut = match term.cut {
            Some(Cut::Least) => ", the least",
            Some(Cut::LeastVoluntary) => ", the least voluntary",
            Some(Cut::Most) => ", the most",
            None => "",
        };
        format!("{source}: {} by {}{cut}", term.base, term.times)
    });
    terms.collect()
}

#[test]
fn a_buchholz_value_opens_to_opponents_and_dummies() {
    // 3.5 points; 2 has 1.5 and a last round that counts as a draw: 2.0.
    let now = value(Edition::March2026, "BH", 1);
    assert_eq!(
        terms(&now),
        [
            "opponent 2: 2 by 1",
            "dummy below draws: 2 by 1",
            "dummy below 3: 1.5 by 1",
            "opponent 4: 2 by 1",
        ]
    );
    assert_eq!(now.text(), "7.5");
    let before = value(Edition::August2024, "BH", 1);
    assert_eq!(
        terms(&before),
        [
            "opponent 2: 2 by 1",
            "dummy: 3.5 by 1",
            "dummy: 3.5 by 1",
            "opponent 4: 2 by 1",
        ]
    );
    assert_eq!(before.text(), "11.0");
}

#[test]
fn a_voluntary_unplayed_round_is_cut_before_the_least() {
    let one = value(Edition::March2026, "BH/C1", 1);
    assert_eq!(one.terms[1].cut, Some(Cut::LeastVoluntary));
    assert_eq!(one.text(), "5.5");
    let two = value(Edition::March2026, "BH/C2", 1);
    assert_eq!(two.terms[2].cut, Some(Cut::Least));
    assert_eq!(two.text(), "4.0");
    let median = value(Edition::March2026, "BH/M1", 1);
    assert_eq!(
        median
            .terms
            .iter()
            .filter(|term| term.cut.is_some())
            .count(),
        2
    );
    assert_eq!(median.text(), "3.5");
}

#[test]
fn of_products_the_higher_of_two_candidates_is_cut() {
    // Products 2, 1, 1.5, 2; the lowest opponent is the dummy below 3.
    let all = value(Edition::March2026, "SB", 1);
    assert_eq!(all.text(), "6.50");
    let one = value(Edition::March2026, "SB/C1", 1);
    assert_eq!(one.terms[2].cut, Some(Cut::Least));
    assert_eq!(one.text(), "5.00");
}

#[test]
fn of_equal_voluntary_rounds_the_least_significant_is_cut_first() {
    // Player 1 has 1.75, three zeros of voluntary rounds and 1; the zero that
    // is the least itself goes first, and the 1 is the least then.
    let text = "1 - 2w= Z Z 3w- 3b1
        2 - 1b= 3w1 U 4w= 4b=
        3 - 4w0 2b0 4b0 1b+ 1w0
        4 - 3b1 U 3w1 2b= 2w=";
    let of = |code| value_in(text, Edition::March2026, code, 1);
    assert_eq!(of("SB").text(), "2.75");
    assert_eq!(of("SB/C1").terms[3].cut, Some(Cut::LeastVoluntary));
    assert_eq!(of("SB/C2").terms[4].cut, Some(Cut::Least));
    assert_eq!(of("SB/C2").text(), "1.75");
}

#[test]
fn forfeits_can_be_games_against_the_scheduled_opponent() {
    let with = value(Edition::August2024, "BH/P", 1);
    assert_eq!(terms(&with)[2], "opponent 3: 1.5 by 1");
    assert_eq!(with.text(), "9.0");
}

#[test]
fn rating_tie_breaks_fall_away_when_somebody_has_no_rating() {
    let text = TEXT.replace("1900", "-");
    let field = field(Edition::March2026, System::Swiss, &text);
    let standings = field.standings(&TieBreak::list("ARO,BH").unwrap()).unwrap();
    assert_eq!(standings.fallen.len(), 1);
    let list: Vec<String> = standings.list.iter().map(ToString::to_string).collect();
    assert_eq!(list, ["PTS", "BH"]);
    assert_eq!(
        value(Edition::March2026, "ARO", 1).number,
        Exact::whole(2000)
    );
}
