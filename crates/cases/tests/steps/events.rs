//! Steps about what an event chooses before its first game.

use cucumber::{given, then};
use tuomari_clock::{Class, TimeControl};
use tuomari_conduct::Cites;
use tuomari_rulebook::{RulesFault, RulesFaults, Setting, Supervision, TimeClass};

use crate::hall::Hall;

/// The profile follows from the time control and the event's choice.
#[given(
    regex = r#"^an event by ([\w-]+) with "([^"]+)" for each player, (watched and recorded|not watched)$"#
)]
fn event(hall: &mut Hall, book: String, control: String, mode: String) {
    let parsed = TimeControl::from_human(&control).expect("a time control");
    let class = match parsed.class() {
        Class::Blitz => TimeClass::Blitz,
        Class::Rapid => TimeClass::Rapid,
        Class::Standard => TimeClass::Standard,
    };
    let supervision = match mode.as_str() {
        "not watched" => Supervision::Unsupervised,
        _ => Supervision::Supervised,
    };
    let book: tuomari_rulebook::Rulebook = book.parse().expect("a rulebook");
    hall.setup.rulebook = Some(book);
    hall.setup.profile = book.profile(class, supervision);
    hall.setup.control = Some(control);
}

/// A value of the rules in force; naming it names its articles.
#[then(expr = "the rules say that {string} is {string}")]
fn says(hall: &mut Hall, setting: String, value: String) {
    let setting: Setting = setting.parse().expect("a setting");
    let ruled = hall.rules().value(setting);
    hall.cite(Cites::ruled(&ruled));
    assert_eq!(ruled.value.text(setting), value);
}

#[then(expr = "there are no rules until the event decides {string}")]
fn undecided(hall: &mut Hall, setting: String) {
    let setting: Setting = setting.parse().expect("a setting");
    let RulesFaults(faults) = hall.setup.try_rules().expect_err("there are");
    assert!(
        faults.contains(&RulesFault::Undecided(setting)),
        "{faults:?}"
    );
}
