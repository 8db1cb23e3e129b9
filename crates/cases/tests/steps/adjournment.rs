//! Steps of adjourned games.

use cucumber::{then, when};
use tuomari_board::Color;
use tuomari_clock::{At, Millis};
use tuomari_conduct::{Act, Adjourning, By, Happening, Item, Medium};
use tuomari_notation::Language;

use super::words::{Player, San, Time};
use crate::hall::{Hall, step};

fn color(name: &str) -> Color {
    if name == "White" {
        Color::White
    } else {
        Color::Black
    }
}

fn at(time: Millis) -> At {
    At::ORIGIN.plus(time)
}

#[when(expr = "the arbiter announces a session of {time} from {time}")]
fn session(hall: &mut Hall, length: Time, announced: Time) {
    let act = Act::SetSession {
        announced: at(announced.0),
        length: length.0,
    };
    hall.arbiter(act);
}

#[then(expr = "the session ends at {time}")]
fn session_ends(hall: &mut Hall, time: Time) {
    hall.events();
    assert_eq!(hall.game().session_ends(), Some(at(time.0)));
}

#[when("the arbiter orders the move to be sealed")]
fn orders(hall: &mut Hall) {
    hall.arbiter(Act::OrderSealing);
}

fn seal(text: &str, medium: Medium) -> Act {
    Act::Seal {
        text: text.into(),
        language: Language::English,
        medium,
    }
}

#[when(
    regex = r#"^(White|Black)('s assistant)? seals "([^"]+)" on (paper|a certified device|a device of his own)$"#
)]
fn seals(hall: &mut Hall, player: String, assistant: String, text: String, medium: String) {
    let medium = match medium.as_str() {
        "paper" => Medium::Paper,
        "a certified device" => Medium::CertifiedDevice,
        _ => Medium::OtherDevice,
    };
    let of = color(&player);
    let by = if assistant.is_empty() {
        By::Player(of)
    } else {
        By::Assistant(of)
    };
    hall.act(by, seal(&text, medium));
}

#[when(expr = "the envelope bears the names {string} and {string}")]
fn names(hall: &mut Hall, white: String, black: String) {
    let act = Act::LabelEnvelope {
        white: white.into(),
        black: black.into(),
    };
    hall.arbiter(act);
}

#[when(expr = "the resumption is fixed for {time} in {string}")]
fn appoints(hall: &mut Hall, time: Time, place: String) {
    let act = Act::AppointResumption {
        hour: at(time.0),
        place: place.into(),
    };
    hall.arbiter(act);
}

#[then("the game is adjourned")]
fn adjourned(hall: &mut Hall) {
    let done =
        hall.happened(|what| matches!(what, Happening::Adjourning(Adjourning::Adjourned(_))));
    assert!(done && hall.game().is_adjourned(), "{:#?}", hall.events());
}

#[then("the game is not adjourned")]
fn not_adjourned(hall: &mut Hall) {
    hall.events();
    assert!(!hall.game().is_adjourned());
}

#[then(regex = r#"^the sealed move is "([^"]+)"$"#)]
fn sealed(hall: &mut Hall, text: String) {
    hall.events();
    let envelope = hall.game().envelope().expect("an envelope");
    assert_eq!(&*envelope.sealed.text, text);
}

#[then(
    expr = "the envelope says that {player} sealed move {int}, with {time} used by White and {time} by Black"
)]
fn envelope(hall: &mut Hall, player: Player, number: u32, white: Time, black: Time) {
    hall.events();
    let envelope = hall.game().envelope().expect("an envelope");
    assert_eq!(envelope.sealer, player.0);
    assert_eq!(envelope.number, number);
    assert_eq!(envelope.used, [white.0, black.0]);
}

#[then(expr = "the envelope shows the position {string}")]
fn envelope_position(hall: &mut Hall, fen: String) {
    hall.events();
    let game = hall.game();
    let plies = game.envelope().expect("an envelope").plies;
    assert_eq!(game.history().position_after(plies).to_fen(), fen);
}

#[then(expr = "the envelope bears {player}'s offer")]
fn envelope_offer(hall: &mut Hall, player: Player) {
    let borne = Happening::Adjourning(Adjourning::Bears(Item::Offer));
    assert!(hall.happened(|what| *what == borne));
    assert_eq!(hall.game().envelope().and_then(|e| e.offer), Some(player.0));
}

#[then("the envelope bears names, hour and place")]
fn envelope_complete(hall: &mut Hall) {
    hall.events();
    assert!(hall.game().envelope().expect("an envelope").is_complete());
}

#[then("the envelope is incomplete")]
fn envelope_incomplete(hall: &mut Hall) {
    let question = hall.question();
    assert_eq!(question.matter, tuomari_conduct::Matter::EnvelopeIncomplete);
    assert!(!hall.game().envelope().expect("an envelope").is_complete());
}

#[when("the hour of the resumption has come")]
fn resumes(hall: &mut Hall) {
    hall.arbiter(Act::SetUpResumption);
}

#[when("the arbiter opens the envelope")]
fn opens(hall: &mut Hall) {
    hall.arbiter(Act::OpenEnvelope);
}

#[when("the arbiter looks who is missing at the resumption")]
fn absent(hall: &mut Hall) {
    hall.arbiter(Act::NoteAbsenceAtResumption);
}

#[when(expr = "the envelope is lost and {move} is said to have been sealed")]
fn lost(hall: &mut Hall, san: San) {
    let stated = step(hall.read(&san.0));
    hall.arbiter(Act::ReportEnvelopeLost { stated });
}

#[then("nobody says that the envelope is missing")]
fn not_missing(hall: &mut Hall) {
    let missing = Happening::Adjourning(Adjourning::EnvelopeMissing);
    assert!(!hall.happened(|what| *what == missing));
}

#[when("envelope and position are lost")]
#[when("the position is lost")]
fn all_lost(hall: &mut Hall) {
    hall.arbiter(Act::ReportPositionLost);
}

#[when(expr = "{player} says that {player}'s used time was set to {time} instead of {time}")]
fn wrong_time(hall: &mut Hall, by: Player, of: Player, shown: Time, used: Time) {
    let act = Act::ReportWrongTime {
        of: of.0,
        shown: shown.0,
        used: used.0,
    };
    hall.player(by.0, act);
}

#[then(expr = "the sealed move is on the board and {player}'s clock runs")]
fn opened(hall: &mut Hall, player: Player) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    assert!(made, "{:#?}", hall.events());
    let running = hall
        .game()
        .clock()
        .and_then(tuomari_clock::ChessClock::running);
    assert_eq!(running, Some(crate::hall::face(player.0)));
}

#[then("the sealed move stays hidden")]
fn hidden(hall: &mut Hall) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    assert!(!made);
}

#[then(expr = "{player} has used {time}")]
fn used(hall: &mut Hall, player: Player, time: Time) {
    hall.events();
    let now = hall.at;
    let clock = *hall.game().clock().expect("a clock");
    let reading = clock.reading(crate::hall::face(player.0), now);
    assert_eq!(reading.used, time.0);
}
