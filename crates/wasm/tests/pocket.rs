//! A table in the page, as the page uses it: texts in, texts out.
#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use serde_json::Value;
use tuomari_clock::At;
use tuomari_wasm::{control, pocket::Pocket, setup::rulebooks};
use tuomari_wire::pocket::{AloudDto, ClassWord, ExtraWord};

fn table(rulebook: &str, control: &str) -> Pocket {
    let setup = format!(
        "{{\"rulebook\":\"{rulebook}\",\"table\":\"wooden\",\"time_control\":\"{control}\"}}"
    );
    Pocket::open(&setup).unwrap()
}

fn act(pocket: &mut Pocket, at: u64, by: &str, act: &str) {
    let text = format!("{{\"act\":\"{act}\"}}");
    pocket.act(At::from_ms(at), by, &text).unwrap();
}

/// White and Black in milliseconds at an instant.
fn left(pocket: &Pocket, at: u64) -> (f64, f64) {
    let faces = pocket.faces(At::from_ms(at));
    (faces[0], faces[3])
}

fn view(pocket: &Pocket, at: u64, seat: &str) -> Value {
    serde_json::to_value(pocket.shown(At::from_ms(at), seat).unwrap()).unwrap()["view"].clone()
}

#[test]
fn every_rulebook_has_a_table_without_further_questions() {
    for rulebook in rulebooks() {
        for control in ["3+2", "5", "15+10", "90+30"] {
            let pocket = table(&rulebook, control);
            assert_eq!(pocket.about().table.rulebook, rulebook);
        }
    }
}

#[test]
fn presses_use_time_and_give_the_increment() {
    let mut pocket = table("fide-2023", "3+2");
    act(&mut pocket, 1_000, "arbiter", "start-clock");
    act(&mut pocket, 6_000, "white", "press");
    act(&mut pocket, 9_500, "black", "press");
    assert_eq!(left(&pocket, 10_000), (178_500.0, 180_500.0));
}

#[test]
fn the_same_acts_give_the_same_table() {
    let acts = [
        (1_000, "arbiter", "start-clock"),
        (6_000, "white", "press"),
        (9_500, "black", "press"),
        (11_000, "arbiter", "stop-clock"),
        (60_000, "arbiter", "resume"),
        (61_000, "white", "press"),
    ];
    let play = || {
        let mut pocket = table("fide-2018", "5+3");
        for (at, by, what) in acts {
            act(&mut pocket, at, by, what);
        }
        serde_json::to_string(&pocket.shown(At::from_ms(70_000), "hall-screen").unwrap()).unwrap()
    };
    assert_eq!(play(), play());
}

#[test]
fn a_second_press_is_refused_and_changes_nothing() {
    let mut pocket = table("fide-2023", "5");
    act(&mut pocket, 0, "arbiter", "start-clock");
    act(&mut pocket, 2_000, "white", "press");
    let before = left(&pocket, 3_000);
    let refused = pocket.act(At::from_ms(3_000), "white", "{\"act\":\"press\"}");
    assert_eq!(refused.unwrap_err().refusal.as_deref(), Some("lever-down"));
    assert_eq!(left(&pocket, 3_000), before);
}

#[test]
fn a_finnish_blitz_clock_shows_its_flag_and_says_nothing() {
    let finnish = table("fi-blitz-2014", "5").about().aloud;
    assert_eq!(
        finnish,
        AloudDto {
            press: false,
            flag: false
        }
    );
    let fide = table("fide-2023", "5").about().aloud;
    assert_eq!(
        fide,
        AloudDto {
            press: true,
            flag: true
        }
    );
    let mut pocket = table("fi-blitz-2014", "1");
    act(&mut pocket, 0, "arbiter", "start-clock");
    let shown = view(&pocket, 61_000, "hall-screen");
    assert_eq!(shown["clock"]["white"]["flag"], true);
    assert_eq!(shown["conclusion"], Value::Null);
    assert_eq!(shown["made"], Value::Null);
}

#[test]
fn a_flag_claimed_in_time_is_a_question_because_nobody_sees_the_board() {
    let mut pocket = table("fide-2023", "1");
    act(&mut pocket, 0, "arbiter", "start-clock");
    act(&mut pocket, 1_000, "white", "press");
    act(&mut pocket, 61_500, "arbiter", "stop-clock");
    let claim = "{\"act\":\"claim\",\"claim\":\"flag\"}";
    pocket.act(At::from_ms(62_000), "white", claim).unwrap();
    let asked = view(&pocket, 62_000, "arbiter")["questions"][0].clone();
    assert_eq!(asked["matter"]["id"], "can-mate");
    let ruling = format!(
        "{{\"act\":\"rule\",\"question\":{},\"ruling\":\"accept\"}}",
        asked["question"]
    );
    pocket.act(At::from_ms(63_000), "arbiter", &ruling).unwrap();
    let end = view(&pocket, 63_000, "hall-screen")["conclusion"].clone();
    assert_eq!(
        (&end["cause"], &end["halves"]["white"]),
        (&"time".into(), &2.into())
    );
}

#[test]
fn an_arbiter_sets_times_and_lifts_a_flag() {
    let mut pocket = table("fide-2018", "1");
    act(&mut pocket, 0, "arbiter", "start-clock");
    act(&mut pocket, 60_500, "arbiter", "stop-clock");
    let order =
        "{\"act\":\"set-clock\",\"why\":\"dispute\",\"white\":\"0:30\",\"lift_white_flag\":true}";
    pocket.act(At::from_ms(70_000), "arbiter", order).unwrap();
    assert_eq!(left(&pocket, 70_000), (30_000.0, 60_000.0));
    assert!(pocket.faces(At::from_ms(70_000))[2].abs() < f64::EPSILON);
}

#[test]
fn what_cannot_be_read_is_told_by_its_field() {
    let wrong = Pocket::open("{\"rulebook\":\"fide-1929\",\"table\":\"wooden\"}").unwrap_err();
    assert_eq!(wrong.fields[0].field, "rulebook");
    assert!(Pocket::open(&" ".repeat(20_000)).is_err());
    let mut pocket = table("fide-2023", "5");
    for act in ["", "7", "{\"act\":\"fly\"}", "{\"act\":\"press\",\"at\":5}"] {
        assert!(pocket.act(At::ORIGIN, "white", act).is_err(), "{act}");
    }
    assert!(
        pocket
            .act(At::ORIGIN, "spectator", "{\"act\":\"press\"}")
            .is_err()
    );
}

#[test]
fn a_time_control_is_read_period_by_period() {
    let read = control::read("90/40+30, 30+30").unwrap();
    assert_eq!((read.class, read.white.len()), (ClassWord::Standard, 2));
    assert_eq!(read.white[0].moves, Some(40));
    assert_eq!(
        (read.white[1].extra, read.white[1].extra_ms),
        (ExtraWord::Increment, 30_000)
    );
    assert!(read.black.is_none());
    assert!(control::read("W 5 - B 3").unwrap().black.is_some());
    assert_eq!(control::read("90/40+30, 3x").unwrap_err().offset, 11);
}
