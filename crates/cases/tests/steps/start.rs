//! Steps about coming to the board, seats, and games begun wrongly.

use cucumber::{given, then, when};
use tuomari_board::{CastlingRights, Color, Position, SwappedKing};
use tuomari_clock::{At, Millis};
use tuomari_conduct::{Act, By, Cause, Happening, Matter, Ruling, Side, StartError};

use super::words::{Player, Time};
use crate::hall::Hall;

#[given("the clock has not been started")]
fn idle(hall: &mut Hall) {
    hall.setup.idle = true;
}

#[given(expr = "the game is appointed for {time}")]
fn appointed(hall: &mut Hall, time: Time) {
    hall.setup.idle = true;
    let start = At::from_ms(time.0.ms());
    hall.arbiter(Act::AppointStart { start });
}

#[then(expr = "play begins at {time}, and the last moment to come is {time}")]
fn hours(hall: &mut Hall, hour: Time, limit: Time) {
    let told = hall
        .events()
        .into_iter()
        .find_map(|event| match event.what {
            Happening::StartAppointed(start) => Some((start.appointed().ms(), start.limit().ms())),
            _ => None,
        });
    assert_eq!(told, Some((hour.0.ms(), limit.0.ms())));
}

#[when(regex = r"^the arbiter starts (?:White's|the) clock$")]
fn starts(hall: &mut Hall) {
    hall.arbiter(Act::StartClock);
}

#[when(expr = "{player} comes to the board")]
fn arrives(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::Arrive);
}

#[when("the arbiter looks who is missing")]
fn looks(hall: &mut Hall) {
    hall.arbiter(Act::NoteAbsence);
}

#[when("nobody looks, but the time for it is due")]
fn due(hall: &mut Hall) {
    hall.act(By::System, Act::NoteAbsence);
}

#[when(expr = "the arbiter excuses {player}")]
fn excuses(hall: &mut Hall, player: Player) {
    hall.arbiter(Act::Excuse { of: player.0 });
}

#[then(expr = "{player} has lost {time} of the time")]
fn lost(hall: &mut Hall, player: Player, time: Time) {
    let at = hall.at;
    let face = crate::hall::face(player.0);
    let clock = hall.game().clock().expect("the game is timed");
    let full = clock.control().time_at_start(face);
    assert_eq!(full.minus(clock.left(face, at)), time.0);
}

fn side(text: &str) -> Side {
    match text {
        "left" => Side::Left,
        _ => Side::Right,
    }
}

#[when(regex = r"^the arbiter has the clock stand on the (left|right)$")]
fn places(hall: &mut Hall, text: String) {
    hall.arbiter(Act::PlaceClock { side: side(&text) });
}

#[when(regex = r"^(White|Black) chooses the seat on the (left|right)$")]
fn sits(hall: &mut Hall, player: Player, text: String) {
    hall.player(player.0, Act::ChooseSeat { side: side(&text) });
}

#[then(regex = r"^the clock stands on the (left|right)$")]
fn placed(hall: &mut Hall, text: String) {
    assert_eq!(hall.game().seating().clock, Some(side(&text)));
}

#[then(regex = r"^Black sits on the (left|right)$")]
fn seated(hall: &mut Hall, text: String) {
    assert_eq!(hall.game().seating().black, Some(side(&text)));
}

fn error(what: &str) -> StartError {
    match what {
        "the pieces were set up wrongly" => StartError::WrongArray,
        "the board lies the wrong way round" => StartError::BoardTurned,
        _ => StartError::ColoursReversed,
    }
}

#[when(
    regex = r"^(White|Black|the arbiter) finds that (the pieces were set up wrongly|the board lies the wrong way round|the colours are reversed)$"
)]
fn finds(hall: &mut Hall, who: String, what: String) {
    let by = match who.as_str() {
        "White" => By::Player(Color::White),
        "Black" => By::Player(Color::Black),
        _ => By::Arbiter,
    };
    hall.act(
        by,
        Act::ReportStartError {
            error: error(&what),
        },
    );
}

#[then("a new game is ordered")]
fn new_game(hall: &mut Hall) {
    let end = hall.game().conclusion();
    assert!(end.is_some_and(|end| end.cause.annuls()), "{end:?}");
    assert_eq!(end.and_then(tuomari_conduct::Conclusion::score), None);
}

#[then(
    regex = "^it does not count because (it was begun wrongly|an outsider interfered|its position is lost)$"
)]
fn annulled(hall: &mut Hall, why: String) {
    let cause = match why.as_str() {
        "it was begun wrongly" => Cause::Annulled,
        "an outsider interfered" => Cause::Interference,
        _ => Cause::PositionLost,
    };
    let end = hall.game().conclusion();
    assert_eq!(end.map(|end| end.cause), Some(cause), "{end:?}");
}

#[then(expr = "{time} for White and {time} for Black are proposed for the new game")]
fn proposed(hall: &mut Hall, white: Time, black: Time) {
    let question = hall.question();
    assert_eq!(question.matter, Matter::NewGameTimes);
    let times = tuomari_conduct::Proposal::Times(white.0, black.0);
    assert_eq!(question.proposal, Some(times));
}

#[when(expr = "the arbiter gives the new game {time} and {time}")]
fn times(hall: &mut Hall, white: Time, black: Time) {
    let question = hall.question().id;
    let ruling = Ruling::Times {
        white: white.0,
        black: black.0,
    };
    hall.arbiter(Act::Rule { question, ruling });
}

#[then(expr = "the new game begins with {time} and {time}")]
fn ordered(hall: &mut Hall, white: Time, black: Time) {
    let ordered = Happening::NewGameOrdered(Some((white.0, black.0)));
    assert!(hall.happened(|what| *what == ordered), "no such order");
}

#[when("the arbiter orders a new game")]
fn orders(hall: &mut Hall) {
    let question = hall.question().id;
    let ruling = Ruling::NewGame;
    hall.arbiter(Act::Rule { question, ruling });
}

#[then("the error stays, and play goes on")]
fn stays(hall: &mut Hall) {
    let stays = hall.happened(|what| matches!(what, Happening::StartErrorStands(_)));
    let events = hall.events();
    assert!(stays, "it does not stay: {events:#?}");
    assert_eq!(hall.game().conclusion(), None);
}

#[then("the position is carried over to a board that lies rightly")]
fn transferred(hall: &mut Hall) {
    let transferred = hall.happened(|what| *what == Happening::BoardTransferred);
    assert!(transferred, "it was not");
    assert_eq!(hall.game().conclusion(), None);
}

#[then("the pieces stand as if they had been set up rightly")]
fn corrected(hall: &mut Hall) {
    let corrected = hall.happened(|what| matches!(what, Happening::ArrayCorrected(_)));
    assert!(corrected, "they do not");
    let start = hall.game().history().start().clone();
    let array = Position::default();
    let castling = CastlingRights::of_array(array.board(), SwappedKing::Barred);
    let right = Position::of_array(array.board(), castling);
    assert_eq!(start.identity(), right.identity());
}

/// The array of the rulebook itself, as it begins a game.
#[then(expr = "the game begins with {string}")]
fn begins(hall: &mut Hall, placement: String) {
    let rule = hall.rules().start_position();
    hall.cite(tuomari_conduct::Cites::ruled(&rule));
    assert_eq!(rule.value, tuomari_rulebook::StartPosition::StandardArray);
    let start = hall.game().history().start().board().to_string();
    assert_eq!(start, placement);
}

#[then(expr = "{player} may castle")]
fn may_castle(hall: &mut Hall, player: Player) {
    let rights = hall.position().castling();
    assert!(rights.any(player.0), "no right is left");
}

#[then(expr = "{player} may never castle")]
fn no_castling(hall: &mut Hall, player: Player) {
    let rule = hall.rules().misplaced_king_castling();
    hall.cite(tuomari_conduct::Cites::ruled(&rule));
    let rights = hall.position().castling();
    assert!(!rights.any(player.0), "a right is left");
}

#[then(expr = "{player} has {time} left")]
fn left(hall: &mut Hall, player: Player, time: Time) {
    let left: Millis = hall.left(player.0);
    assert_eq!(left, time.0);
}
