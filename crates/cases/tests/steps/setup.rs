//! Steps that say what the table is like.

use cucumber::given;
use tuomari_board::Position;
use tuomari_conduct::Table;
use tuomari_rulebook::Profile;

use super::words::{Player, Time};
use crate::hall::Hall;

#[given(regex = r#"^the rulebook "([^"]+)"( with the Finnish overlay)?$"#)]
fn rulebook(hall: &mut Hall, book: String, overlay: String) {
    hall.setup.rulebook = Some(book.parse().expect("a rulebook"));
    hall.setup.overlay = !overlay.is_empty();
}

#[given(regex = r#"^the rulebook "([^"]+)" with profile "([^"]+)"( and the Finnish overlay)?$"#)]
fn of_profile(hall: &mut Hall, book: String, profile: String, overlay: String) {
    hall.setup.rulebook = Some(book.parse().expect("a rulebook"));
    hall.setup.profile = profile.parse().expect("a profile");
    hall.setup.overlay = !overlay.is_empty();
}

/// `the rules fide-2018/standard+finland`, for tables of examples.
#[given(regex = r"^the rules (\S+)$")]
fn rules(hall: &mut Hall, name: String) {
    let (name, overlay) = match name.strip_suffix("+finland") {
        Some(name) => (name, true),
        None => (name.as_str(), false),
    };
    let (book, profile) = match name.split_once('/') {
        Some((book, profile)) => (book, profile.parse().expect("a profile")),
        None => (name, Profile::Only),
    };
    hall.setup.rulebook = Some(book.parse().expect("a rulebook"));
    hall.setup.profile = profile;
    hall.setup.overlay = overlay;
}

#[given(regex = r#"^(?:the event decides|where the event decides) "([^"]+)" is "([^"]+)"$"#)]
fn decided(hall: &mut Hall, setting: String, value: String) {
    hall.setup
        .decided
        .push((setting.parse().expect("a setting"), value));
}

#[given(expr = "the position {string}")]
fn position(hall: &mut Hall, fen: String) {
    match Position::from_fen(&fen) {
        Ok(position) => hall.setup.start = Some(position),
        Err(error) => panic!("{fen}: {error:?}"),
    }
}

/// A game begun from a wrong array, with the castling this rulebook leaves.
#[given(expr = "the pieces were set up as {string}")]
fn array(hall: &mut Hall, fen: String) {
    match Position::from_fen_lenient(&fen) {
        Ok((position, _)) => hall.setup.array = Some(position),
        Err(error) => panic!("{fen}: {error:?}"),
    }
}

#[given(expr = "the game has gone {string}")]
fn line(hall: &mut Hall, moves: String) {
    hall.setup.line = moves.split_whitespace().map(str::to_owned).collect();
}

#[given(expr = "the time control {string}")]
fn timed(hall: &mut Hall, control: String) {
    hall.setup.control = Some(control);
}

#[given(expr = "{player} has {time} and {player} has {time} on the clock")]
fn readings(hall: &mut Hall, one: Player, time: Time, other: Player, more: Time) {
    for (Player(color), Time(time)) in [(one, time), (other, more)] {
        hall.setup.readings[usize::from(color.is_black())] = Some(time);
    }
}

#[given("no clock is used")]
fn untimed(hall: &mut Hall) {
    hall.setup.control = None;
}

#[given(expr = "the board is on a screen that takes legal moves only")]
fn assisted(hall: &mut Hall) {
    hall.setup.table = Table::Assisted;
}

#[given(expr = "a wooden board whose moves are not entered")]
fn wooden(hall: &mut Hall) {
    hall.setup.table = Table::Wooden;
}
