//! Steps about time, the clock and flags.

use cucumber::{given, then, when};
use serde::{
    Deserialize,
    de::value::{self, MapDeserializer},
};
use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_conduct::{Act, Happening};

use super::words::{Player, Time, Who};
use crate::hall::{Hall, face};

#[given(expr = "it is {time}")]
#[when(expr = "it is {time}")]
#[then(expr = "it is {time}")]
fn now(hall: &mut Hall, time: Time) {
    hall.at = tuomari_clock::At::from_ms(time.0.ms());
}

#[when(regex = r"^(\d+(?:\.\d+)?) s pass$")]
fn wait(hall: &mut Hall, seconds: f64) {
    hall.at = hall.at.plus(millis(seconds));
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a scenario's seconds are few"
)]
fn millis(seconds: f64) -> Millis {
    Millis::from_ms((seconds * 1000.0).round() as u64)
}

#[when(expr = "{player} presses the clock")]
fn presses(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::Press);
}

#[when(expr = "{player} presses the clock with {time} left")]
fn presses_with(hall: &mut Hall, player: Player, time: Time) {
    let now = hall.left(player.0);
    hall.at = hall.at.plus(now.minus(time.0));
    assert_eq!(hall.left(player.0), time.0, "it cannot be that late");
    hall.player(player.0, Act::Press);
}

#[when(expr = "{player} stops the clock")]
fn stops(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::StopClock);
}

#[when(expr = "{player} starts {player}'s clock")]
fn restarts(hall: &mut Hall, player: Player, other: Player) {
    assert_ne!(player.0, other.0, "the opponent's clock");
    hall.player(player.0, Act::RestartOpponentsClock);
}

/// Any act that says all by its name.
#[when(expr = "{who} does {string}")]
fn does(hall: &mut Hall, who: Who, name: String) {
    let fields = [("act", name.as_str())].into_iter();
    let act = Act::deserialize(MapDeserializer::<_, value::Error>::new(fields));
    hall.act(who.0, act.expect("the act has a name and no field"));
}

#[when("the arbiter stops the clock")]
fn arbiter_stops(hall: &mut Hall) {
    hall.arbiter(Act::StopClock);
}

#[when("the arbiter sets the clock going again")]
fn resumes(hall: &mut Hall) {
    hall.arbiter(Act::Resume);
}

#[when("the arbiter stops all clocks of the room")]
fn stops_room(hall: &mut Hall) {
    hall.arbiter(Act::StopRoom);
}

#[when("the arbiter sets all clocks of the room going")]
fn resumes_room(hall: &mut Hall) {
    hall.arbiter(Act::ResumeRoom);
}

#[when(expr = "{who} sees {player}'s flag")]
fn sees_flag(hall: &mut Hall, who: Who, player: Player) {
    hall.act(who.0, Act::SeeFlag { of: player.0 });
}

#[then(expr = "{player}'s flag has fallen")]
fn flag_fell(hall: &mut Hall, player: Player) {
    let fell = Happening::FlagFell(player.0);
    assert!(hall.happened(|what| *what == fell), "it has not");
}

#[then(expr = "{player} has {time} more")]
fn more(hall: &mut Hall, player: Player, time: Time) {
    let given: Vec<(Color, Millis)> = hall
        .events()
        .iter()
        .filter_map(|event| match event.what {
            Happening::TimeAdded(color, time) => Some((color, time)),
            _ => None,
        })
        .collect();
    assert_eq!(given, [(player.0, time.0)], "time that was given");
}

#[then(expr = "{player} has {time} less")]
fn less(hall: &mut Hall, player: Player, time: Time) {
    let taken = Happening::TimeTaken(player.0, time.0);
    assert!(
        hall.happened(|what| *what == taken),
        "no such time was taken"
    );
}

#[then("nobody gets time")]
fn nobody(hall: &mut Hall) {
    let given = hall.happened(|what| matches!(what, Happening::TimeAdded(..)));
    assert!(!given, "somebody was given time");
}

#[then(expr = "{player}'s clock shows {time}")]
fn shows(hall: &mut Hall, player: Player, time: Time) {
    assert_eq!(hall.left(player.0), time.0);
}

#[then(expr = "{player}'s clock runs")]
fn runs(hall: &mut Hall, player: Player) {
    let clock = hall.game().clock().expect("the game is timed");
    assert_eq!(clock.running(), Some(face(player.0)));
}

#[then("no clock runs")]
fn stands(hall: &mut Hall) {
    let clock = hall.game().clock().expect("the game is timed");
    assert_eq!(clock.running(), None);
}

#[then(expr = "{player} has completed {int} move(s)")]
fn completed(hall: &mut Hall, player: Player, moves: u16) {
    assert_eq!(hall.game().completed_moves(player.0), moves);
}
