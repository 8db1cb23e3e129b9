//! Steps of games with a blind player.

use cucumber::{given, then, when};
use tuomari_board::Color;
use tuomari_conduct::{Act, By, Happening, OnTwoBoards};
use tuomari_notation::Vocabulary;

use super::words::{On, Player};
use crate::hall::Hall;

fn color(name: &str) -> Color {
    if name == "White" {
        Color::White
    } else {
        Color::Black
    }
}

#[given(
    regex = r"^(White|Black) is blind and two boards are used(, and the opponent hardly hears)?$"
)]
#[when(
    regex = r"^(White|Black) is blind and two boards are used(, and the opponent hardly hears)?$"
)]
fn two_boards(hall: &mut Hall, blind: String, deaf: String) {
    let act = Act::SetUpTwoBoards {
        white_blind: blind == "White",
        black_blind: blind == "Black",
        hearing_impaired: !deaf.is_empty(),
    };
    hall.arbiter(act);
}

#[when(expr = "{player} demands two boards because {player} is blind")]
fn demands(hall: &mut Hall, by: Player, blind: Player) {
    let act = Act::SetUpTwoBoards {
        white_blind: blind.0 == Color::White,
        black_blind: blind.0 == Color::Black,
        hearing_impaired: false,
    };
    hall.player(by.0, act);
}

fn vocabulary(words: &str) -> Option<Vocabulary> {
    match words {
        "" => None,
        "Finnish" => Some(Vocabulary::Finnish),
        "English" => Some(Vocabulary::English),
        other => panic!("no words of {other}"),
    }
}

#[when(regex = r#"^(White|Black)('s assistant)? announces "([^"]+)"(?: in (\w+))?$"#)]
fn announces(hall: &mut Hall, player: String, assistant: String, text: String, words: String) {
    let of = color(&player);
    let by = if assistant.is_empty() {
        By::Player(of)
    } else {
        By::Assistant(of)
    };
    let act = Act::Announce {
        text: text.into(),
        vocabulary: vocabulary(&words),
    };
    hall.act(by, act);
}

#[when(regex = r#"^(White|Black) repeats "([^"]+)"$"#)]
fn repeats(hall: &mut Hall, player: String, text: String) {
    let act = Act::Repeat {
        text: text.into(),
        vocabulary: None,
    };
    hall.player(color(&player), act);
}

#[when("the boards are found to differ")]
fn differ(hall: &mut Hall) {
    hall.arbiter(Act::ReportDifference);
}

#[then("two boards are used")]
fn are_used(hall: &mut Hall) {
    let set_up =
        hall.happened(|what| matches!(what, Happening::OnTwoBoards(OnTwoBoards::SetUp { .. })));
    assert!(set_up);
}

#[then("the move is not made yet")]
fn not_made(hall: &mut Hall) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    assert!(!made, "{:#?}", hall.events());
}

#[then(expr = "{player} has only felt {square}")]
fn felt(hall: &mut Hall, player: Player, square: On) {
    let felt = Happening::OnTwoBoards(OnTwoBoards::Felt(player.0, square.0));
    assert!(hall.happened(|what| *what == felt), "{:#?}", hall.events());
}

#[then(expr = "{player}'s slip is corrected")]
fn corrected(hall: &mut Hall, player: Player) {
    let corrected = hall.happened(|what| {
        matches!(what, Happening::OnTwoBoards(OnTwoBoards::Corrected(by, _)) if *by == player.0)
    });
    assert!(corrected, "{:#?}", hall.events());
}

#[then(regex = r"^(White|Black) has repeated it (rightly|wrongly)$")]
fn repeated(hall: &mut Hall, player: String, how: String) {
    let repeated = Happening::OnTwoBoards(OnTwoBoards::Repeated(color(&player), how == "rightly"));
    assert!(
        hall.happened(|what| *what == repeated),
        "{:#?}",
        hall.events()
    );
}

#[then("the announcement counts")]
fn counts(hall: &mut Hall) {
    let announced =
        hall.happened(|what| matches!(what, Happening::OnTwoBoards(OnTwoBoards::Announced(..))));
    assert!(announced, "{:#?}", hall.events());
}
