//! Steps about what a seat sees and what it is offered.

use std::str::FromStr;

use cucumber::{Parameter, then};
use tuomari_board::Color;
use tuomari_clock::Millis;
use tuomari_conduct::{Choice, Price, Seat, View, options, view};

use super::words::{Player, Time};
use crate::hall::Hall;

/// A seat as the hall calls it.
#[derive(Clone, Copy, Debug, Parameter)]
#[param(
    name = "seat",
    regex = "White|Black|White's assistant|Black's assistant|the arbiter|a spectator|the hall screen"
)]
struct At(Seat);

impl FromStr for At {
    type Err = String;

    fn from_str(text: &str) -> Result<At, String> {
        Ok(At(match text {
            "White" => Seat::Player(Color::White),
            "Black" => Seat::Player(Color::Black),
            "White's assistant" => Seat::Assistant(Color::White),
            "Black's assistant" => Seat::Assistant(Color::Black),
            "the arbiter" => Seat::Arbiter,
            "a spectator" => Seat::Spectator,
            "the hall screen" => Seat::HallScreen,
            other => return Err(format!("no seat \"{other}\"")),
        }))
    }
}

fn seen(hall: &mut Hall, seat: Seat) -> View {
    let at = hall.at;
    let rules = hall.rules().clone();
    let view = view(&rules, hall.game(), seat, at);
    hall.cite(view.cites);
    view
}

/// The views of all who are not the arbiter.
fn seen_by_others(hall: &mut Hall) -> Vec<View> {
    Seat::ALL
        .into_iter()
        .filter(|seat| *seat != Seat::Arbiter)
        .map(|seat| seen(hall, seat))
        .collect()
}

fn offered(hall: &mut Hall, seat: Seat) -> Vec<Choice> {
    let at = hall.at;
    let rules = hall.rules().clone();
    options(&rules, hall.game(), seat, at)
}

#[then(expr = "{seat} is not told the number of moves")]
fn no_count(hall: &mut Hall, seat: At) {
    let view = seen(hall, seat.0);
    assert_eq!(view.moves_made, None);
    assert_eq!(view.moves.first_number, None);
    assert!(!view.moves.is_whole && view.moves.moves.len() <= 2);
}

#[then(expr = "{seat} is told the number of moves")]
fn count(hall: &mut Hall, seat: At) {
    let view = seen(hall, seat.0);
    assert!(view.moves_made.is_some() && view.moves.is_whole);
    assert!(view.moves.first_number.is_some());
}

#[then(expr = "only the arbiter is told that {player} has moved and not pressed")]
fn no_reminder(hall: &mut Hall, player: Player) {
    for view in seen_by_others(hall) {
        assert_eq!(view.to_act, player.0, "{}", view.seat);
        let last = view.moves.moves.last().map(|last| last.by);
        assert_ne!(last, Some(player.0), "{}", view.seat);
        assert_eq!(view.facts, []);
    }
    assert_eq!(seen(hall, Seat::Arbiter).to_act, !player.0);
}

#[then("nothing is marked on any screen")]
fn nothing_marked(hall: &mut Hall) {
    for view in seen_by_others(hall) {
        assert_eq!((view.check, &view.legal), (None, &None), "{}", view.seat);
        assert_eq!((view.counters, view.conclusion), (None, None));
        assert!(view.questions.is_empty() && view.facts.is_empty());
    }
}

#[then(expr = "{player}'s check is marked on every screen")]
fn check_marked(hall: &mut Hall, player: Player) {
    for view in seen_by_others(hall) {
        assert_eq!(view.check, Some(player.0), "{}", view.seat);
    }
}

/// The view before the flag fell, but for the faces, is the view after.
#[then(expr = "{player}'s flag, down since {time}, is on the clock's face and nowhere else")]
fn flag_on_face(hall: &mut Hall, player: Player, since: Time) {
    let now = hall.at;
    let after = seen_by_others(hall);
    hall.at = tuomari_clock::At::from_ms(since.0.ms() - 1);
    let before = seen_by_others(hall);
    hall.at = now;
    for (mut before, mut after) in before.into_iter().zip(after) {
        let then = before.clock.take().expect("a clock");
        let now = after.clock.take().expect("a clock");
        let (then, now) = match player.0 {
            Color::White => (then.white, now.white),
            Color::Black => (then.black, now.black),
        };
        assert!(!then.flag && now.flag && now.left == Millis::ZERO);
        assert_eq!(before, after);
    }
}

#[then("only the arbiter sees that the game is over")]
fn end_unseen(hall: &mut Hall) {
    for view in seen_by_others(hall) {
        assert_eq!(view.conclusion, None, "{}", view.seat);
    }
    assert!(seen(hall, Seat::Arbiter).conclusion.is_some());
}

#[then("every seat sees that the game is over")]
fn end_seen(hall: &mut Hall) {
    for seat in Seat::ALL {
        assert!(seen(hall, seat).conclusion.is_some(), "{seat}");
    }
}

#[then(expr = "{seat} may {string}")]
fn may(hall: &mut Hall, seat: At, act: String) {
    let choices = offered(hall, seat.0);
    let choice = choices.iter().find(|choice| choice.id() == act);
    let Some(choice) = choice else {
        let ids: Vec<&str> = choices.iter().map(Choice::id).collect();
        panic!("{} is offered {ids:?}", seat.0);
    };
    hall.cite(choice.cites);
}

#[then(expr = "{seat} may {string}, which costs {time} if wrong")]
fn may_at_a_price(hall: &mut Hall, seat: At, act: String, time: Time) {
    let choices = offered(hall, seat.0);
    let choice = choices.iter().find(|choice| choice.id() == act);
    let price = choice.and_then(|choice| choice.if_wrong);
    let (price, cites) = price.expect("offered, and at a price");
    assert_eq!(price, Price::TimeToOpponent(time.0));
    hall.cite(cites);
}

#[then(expr = "{seat} may not {string}")]
fn may_not(hall: &mut Hall, seat: At, act: String) {
    let choices = offered(hall, seat.0);
    assert!(choices.iter().all(|choice| choice.id() != act));
}

#[then(expr = "{seat} may do nothing")]
fn may_nothing(hall: &mut Hall, seat: At) {
    assert_eq!(offered(hall, seat.0), []);
}
