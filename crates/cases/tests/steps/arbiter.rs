//! Steps of the arbiter: what he sees, is asked, and rules.

use cucumber::{then, when};
use tuomari_conduct::{Act, Happening, Matter, Proposal, Ruling};
use tuomari_notation::Points;

use super::words::{Player, Time};
use crate::hall::Hall;

#[when("the arbiter sees the illegal move")]
fn sees(hall: &mut Hall) {
    hall.arbiter(Act::SeeIrregularity);
}

#[when("the arbiter sees the illegal position")]
fn sees_position(hall: &mut Hall) {
    hall.arbiter(Act::SeeIllegalPosition);
}

fn rule(hall: &mut Hall, ruling: Ruling) {
    let question = hall.question().id;
    hall.arbiter(Act::Rule { question, ruling });
}

#[when("the arbiter does as proposed")]
#[when("the arbiter finds the claim correct")]
fn accepts(hall: &mut Hall) {
    rule(hall, Ruling::Accept);
}

#[when("the arbiter finds the claim incorrect")]
#[when("the arbiter lets play go on")]
fn rejects(hall: &mut Hall) {
    rule(hall, Ruling::Reject);
}

#[when("the arbiter sets his ruling aside")]
fn sets_aside(hall: &mut Hall) {
    hall.arbiter(Act::SetAside);
}

#[then(expr = "{int} question(s) wait(s) for the arbiter")]
fn waiting(hall: &mut Hall, count: usize) {
    hall.events();
    assert_eq!(hall.game().questions().len(), count);
}

#[then(expr = "the arbiter is asked about {player}")]
fn asked_about(hall: &mut Hall, player: Player) {
    assert_eq!(hall.question().matter, Matter::Breach(player.0));
}

#[when(expr = "the arbiter warns {player}")]
fn warns(hall: &mut Hall, player: Player) {
    rule(hall, Ruling::Warn { of: player.0 });
}

#[when(expr = "the arbiter rules {string}")]
fn ends(hall: &mut Hall, points: String) {
    let points = Points::parse(&points).expect("points of both players");
    rule(hall, Ruling::End { points });
}

#[when(expr = "the arbiter enters the result {string}")]
fn enters(hall: &mut Hall, points: String) {
    let points = Points::parse(&points).expect("points of both players");
    hall.arbiter(Act::EnterResult { points });
}

#[when(expr = "the arbiter gives {player} {time}")]
fn gives(hall: &mut Hall, player: Player, time: Time) {
    hall.arbiter(Act::AddTime {
        of: player.0,
        time: time.0,
    });
}

#[then("the arbiter is asked")]
fn asked(hall: &mut Hall) {
    let asked = hall.happened(|what| matches!(what, Happening::Asked(_)));
    let events = hall.story();
    assert!(asked, "the arbiter was not asked: \n{events}");
}

#[then(expr = "the arbiter is asked, and {string} is proposed")]
fn proposed(hall: &mut Hall, words: String) {
    asked(hall);
    let question = hall.question();
    assert_eq!(in_words(question.proposal), words, "{question:?}");
}

#[then("the arbiter is not asked")]
fn not_asked(hall: &mut Hall) {
    let asked = hall.happened(|what| matches!(what, Happening::Asked(_)));
    assert!(!asked, "the arbiter was asked");
}

/// A proposal as the arbiter reads it.
pub(crate) fn in_words(proposal: Option<Proposal>) -> String {
    match proposal {
        None => "nothing".to_owned(),
        Some(Proposal::PlayOn) => "play on".to_owned(),
        Some(Proposal::Warning) => "a warning".to_owned(),
        Some(Proposal::Reinstate(plies)) => format!("back to ply {plies}"),
        Some(Proposal::End(end)) => match end.points {
            Points::WHITE_WON => "a win for White".to_owned(),
            Points::BLACK_WON => "a win for Black".to_owned(),
            Points::DRAWN => "a draw".to_owned(),
            other => other.to_string(),
        },
        Some(Proposal::NewGame) => "a new game".to_owned(),
        Some(Proposal::CorrectArray) => "the right array".to_owned(),
        Some(Proposal::Restore) => "to put the pieces back".to_owned(),
        #[allow(unreachable_patterns, reason = "others are added as they come")]
        Some(other) => format!("{other:?}"),
    }
}

#[when("the arbiter finds the contact accidental")]
fn accidental(hall: &mut Hall) {
    rule(hall, Ruling::Reject);
}

#[when("the arbiter finds the contact deliberate")]
fn deliberate(hall: &mut Hall) {
    let plies = hall.game().history().plies().len();
    rule(
        hall,
        Ruling::Reinstate {
            plies: plies.saturating_sub(1),
        },
    );
}

#[when(expr = "the arbiter rules that the position after ply {int} comes back")]
fn reinstates(hall: &mut Hall, plies: usize) {
    rule(hall, Ruling::Reinstate { plies });
}

#[when(expr = "{player} agrees to go back to ply {int}")]
fn agrees(hall: &mut Hall, player: Player, plies: usize) {
    hall.player(player.0, Act::AgreeRepair { plies });
}
