//! Steps about quickplay finishes and claims that nothing happens any more.

use cucumber::{then, when};
use tuomari_clock::{Extra, Millis};
use tuomari_conduct::{Act, Evidence, Happening, PerMove, Ruling};

use super::words::{Player, Time};
use crate::hall::{Hall, face};

#[when(regex = r"^(White|Black) asks for (a delay|an increment) of five seconds$")]
fn asks(hall: &mut Hall, player: Player, mode: String) {
    let mode = match mode.as_str() {
        "a delay" => PerMove::Delay,
        _ => PerMove::Increment,
    };
    hall.player(player.0, Act::RequestExtraTime { form: mode });
}

#[then(regex = r"^both have (a delay|an increment) of five seconds from now on$")]
fn granted(hall: &mut Hall, mode: String) {
    let five = Millis::from_secs(5);
    let extra = match mode.as_str() {
        "a delay" => Extra::SimpleDelay(five),
        _ => Extra::Increment(five),
    };
    let clock = hall.game().clock().expect("the game is timed");
    for color in tuomari_board::Color::ALL {
        let period = clock.control().schedule(face(color)).period(0);
        assert_eq!(period.extra(), extra);
    }
}

#[then("neither has extra time for each move")]
fn none(hall: &mut Hall) {
    let clock = hall.game().clock().expect("the game is timed");
    for color in tuomari_board::Color::ALL {
        let period = clock.control().schedule(face(color)).period(0);
        assert_eq!(period.extra(), Extra::None);
    }
}

fn rule(hall: &mut Hall, ruling: Ruling) {
    let question = hall.question().id;
    hall.arbiter(Act::Rule { question, ruling });
}

#[when("the arbiter grants the request")]
fn grants(hall: &mut Hall) {
    rule(hall, Ruling::Accept);
}

#[when("the arbiter declines the request")]
fn declines(hall: &mut Hall) {
    rule(hall, Ruling::Reject);
}

#[when(regex = r"^the arbiter postpones the ruling(, with time for the opponent)?$")]
fn postpones(hall: &mut Hall, bonus: String) {
    let bonus = !bonus.is_empty();
    rule(hall, Ruling::Postpone { bonus });
}

#[then(expr = "play is watched because of {player}'s claim")]
fn watched(hall: &mut Hall, player: Player) {
    let watch = hall.game().watch().expect("it is not");
    assert_eq!(watch.by, player.0);
}

#[then(expr = "{player}'s flag waits for the arbiter")]
fn held(hall: &mut Hall, player: Player) {
    let held = Happening::FlagHeld(player.0);
    let events = hall.events();
    assert!(hall.happened(|what| *what == held), "{events:#?}");
    assert_eq!(hall.game().conclusion(), None);
    assert!(!hall.game().questions().is_empty());
}

#[then(expr = "play has ended, and {player}'s claim waits for an arbiter")]
fn referred(hall: &mut Hall, player: Player) {
    let referral = hall.game().referral().expect("play goes on");
    assert_eq!(referral.by, player.0);
    assert_eq!(hall.game().conclusion(), None);
}

#[when(regex = r"^(White|Black) verifies the (written position|scoresheet)$")]
fn verifies(hall: &mut Hall, player: Player, what: String) {
    let evidence = match what.as_str() {
        "scoresheet" => Evidence::Scoresheet,
        _ => Evidence::Position,
    };
    hall.player(player.0, Act::Verify { evidence });
}

#[when("the arbiter sees both flags and cannot tell which fell first")]
fn both(hall: &mut Hall) {
    hall.arbiter(Act::SeeBothFlags { first: None });
}

#[when(expr = "the arbiter sees both flags and knows that {player}'s fell first")]
fn first(hall: &mut Hall, player: Player) {
    let first = Some(player.0);
    hall.arbiter(Act::SeeBothFlags { first });
}

#[then(expr = "both clocks show {time}")]
fn show(hall: &mut Hall, time: Time) {
    for color in tuomari_board::Color::ALL {
        assert_eq!(hall.left(color), time.0);
    }
}
