//! Steps of scoresheets and signed results.

use cucumber::{given, then, when};
use tuomari_board::Color;
use tuomari_conduct::{Act, Breach, Flaw, Happening, Medium, Remark, Scoring, Signature, Update};
use tuomari_notation::{Language, Points, write_san};

use super::words::Player;
use crate::hall::{Hall, face};

fn color(name: &str) -> Color {
    if name == "White" {
        Color::White
    } else {
        Color::Black
    }
}

fn language(name: &str) -> Option<Language> {
    match name {
        "" => None,
        "Finnish" => Some(Language::Finnish),
        "English" => Some(Language::English),
        "French" => Some(Language::French),
        other => panic!("no letters of {other}"),
    }
}

#[given(
    regex = r"^(White|Black) keeps score (on paper|on a certified device|on a device of his own|in Braille|on a recorder)(?: in (\w+) letters)?$"
)]
#[when(
    regex = r"^(White|Black) keeps score (on paper|on a certified device|on a device of his own|in Braille|on a recorder)(?: in (\w+) letters)?$"
)]
fn takes(hall: &mut Hall, player: String, medium: String, letters: String) {
    let of = color(&player);
    let medium = match medium.as_str() {
        "on paper" => Medium::Paper,
        "on a certified device" => Medium::CertifiedDevice,
        "on a device of his own" => Medium::OtherDevice,
        "in Braille" => Medium::Braille,
        _ => Medium::Recorder,
    };
    let act = Act::TakeScoresheet {
        of,
        medium,
        language: language(&letters),
    };
    hall.player(of, act);
}

#[given("the clock does not count moves")]
fn at_zero(hall: &mut Hall) {
    hall.setup.at_zero = true;
}

#[given("both players keep score on paper")]
fn both_take(hall: &mut Hall) {
    for player in ["White", "Black"] {
        takes(hall, player.into(), "on paper".into(), "English".into());
    }
}

#[when(regex = r#"^(White|Black) writes "([^"]+)"(?: on line (\d+))?$"#)]
fn writes(hall: &mut Hall, player: String, text: String, line: String) {
    let line = line.parse::<u16>().ok().map(|line| line - 1);
    let text = text.into();
    hall.player(color(&player), Act::Write { line, text });
}

#[when(
    regex = r"^(White|Black) notes (a clock time|a claim|something relevant|something else) on the scoresheet$"
)]
fn notes(hall: &mut Hall, player: String, what: String) {
    let remark = match what.as_str() {
        "a clock time" => Remark::ClockTime,
        "a claim" => Remark::Claim,
        "something relevant" => Remark::Relevant,
        _ => Remark::Foreign,
    };
    hall.player(color(&player), Act::Note { remark });
}

#[when(expr = "{player} marks the offer on the scoresheet")]
fn marks(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::MarkOffer);
}

#[when(expr = "{player} takes the opponent's scoresheet")]
fn borrows(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::BorrowScoresheet);
}

#[when(expr = "{player} gives the scoresheet back")]
fn returns(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::ReturnScoresheet);
}

#[when(expr = "{player} asks to see the record")]
fn views(hall: &mut Hall, player: Player) {
    hall.player(player.0, Act::ViewRecord);
}

#[when(expr = "{player} asks {int} times to see the record")]
fn views_often(hall: &mut Hall, player: Player, times: u8) {
    for _ in 0..times {
        hall.player(player.0, Act::ViewRecord);
    }
}

#[when(expr = "the arbiter looks at {player}'s scoresheet")]
fn inspects(hall: &mut Hall, player: Player) {
    hall.arbiter(Act::InspectScoresheet { of: player.0 });
}

#[when("the arbiter has the game reconstructed")]
fn reconstructs(hall: &mut Hall) {
    hall.arbiter(Act::Reconstruct);
}

#[when(expr = "{player}'s electronic scoresheet fails")]
fn fails(hall: &mut Hall, player: Player) {
    let act = Act::ReportScoresheetFault { of: player.0 };
    hall.player(player.0, act);
}

#[when(regex = r#"^(White|Black) (signs|approves) "([^"]+)"(?: on the device)?$"#)]
fn signs(hall: &mut Hall, player: String, how: String, points: String) {
    let how = if how == "signs" {
        Signature::Sheets
    } else {
        Signature::Device
    };
    let points = Points::parse(&points).expect("points of both players");
    let act = Act::Sign { points, how };
    hall.player(color(&player), act);
}

fn flaws(hall: &mut Hall, of: Color) -> Vec<String> {
    let words = |flaw: Flaw| {
        let mut words = String::new();
        for letter in format!("{flaw:?}").chars() {
            if letter.is_uppercase() && !words.is_empty() {
                words.push(' ');
            }
            words.extend(letter.to_lowercase());
        }
        words
    };
    hall.events()
        .iter()
        .filter_map(|event| match event.what {
            Happening::Noted(who, Breach::Recording(flaw)) if who == of => Some(words(flaw)),
            _ => None,
        })
        .collect()
}

#[then(expr = "{player}'s scoresheet has this flaw: {string}")]
fn flawed(hall: &mut Hall, player: Player, flaw: String) {
    assert_eq!(flaws(hall, player.0), [flaw]);
}

#[then(expr = "{player}'s scoresheet has no flaw")]
fn flawless(hall: &mut Hall, player: Player) {
    assert_eq!(flaws(hall, player.0), [""; 0]);
}

/// For tables of examples: an empty cell is no flaw.
#[then(regex = r"^(White|Black)'s scoresheet is flawed by: ?(.*)$")]
fn flawed_or_not(hall: &mut Hall, player: String, flaw: String) {
    let flaws = flaws(hall, color(&player));
    assert_eq!(flaws.join(", "), flaw);
}

#[then(expr = "line {int} of {player}'s scoresheet says {string}")]
fn says(hall: &mut Hall, line: usize, player: Player, san: String) {
    hall.events();
    let game = hall.game();
    let position = game.history().position_after(line - 1);
    let written = game.written(player.0, line - 1);
    let moves = position.legal_moves();
    let m = moves.iter().find(|m| written.says(**m));
    let text = m.map_or("nothing".to_owned(), |m| write_san(&position, *m));
    let text = if written.has_offer() {
        format!("{text} (=)")
    } else {
        text
    };
    assert_eq!(text, san);
}

#[then(expr = "{player} need not record any more in this period")]
fn relieved(hall: &mut Hall, player: Player) {
    let relieved = hall.happened(
        |what| matches!(what, Happening::Scoring(Scoring::Relieved(of, _)) if *of == player.0),
    );
    assert!(relieved, "{:#?}", hall.events());
}

#[then(expr = "{player} must still record")]
fn not_relieved(hall: &mut Hall, player: Player) {
    let relieved = hall.happened(
        |what| matches!(what, Happening::Scoring(Scoring::Relieved(of, _)) if *of == player.0),
    );
    assert!(!relieved);
}

#[then("both players must update their scoresheets with the clock stopped")]
fn both_update(hall: &mut Hall) {
    for of in Color::ALL {
        let ordered = Happening::Scoring(Scoring::UpdateOrdered(of, Update::Both));
        assert!(
            hall.happened(|what| *what == ordered),
            "{:#?}",
            hall.events()
        );
    }
    let running = hall
        .game()
        .clock()
        .and_then(tuomari_clock::ChessClock::running);
    assert_eq!(running, None);
}

#[then(expr = "{player} must update the scoresheet before moving")]
fn one_updates(hall: &mut Hall, player: Player) {
    let ordered = Happening::Scoring(Scoring::UpdateOrdered(player.0, Update::One));
    assert!(
        hall.happened(|what| *what == ordered),
        "{:#?}",
        hall.events()
    );
}

#[then(expr = "{player}'s scoresheet is up to date")]
fn updated(hall: &mut Hall, player: Player) {
    let updated = Happening::Scoring(Scoring::Updated(player.0));
    assert!(
        hall.happened(|what| *what == updated),
        "{:#?}",
        hall.events()
    );
}

#[then(expr = "the record is shown to {player} {int} times")]
fn shown(hall: &mut Hall, player: Player, times: u8) {
    let shown = Happening::Scoring(Scoring::RecordShown(player.0, times));
    assert!(hall.happened(|what| *what == shown), "{:#?}", hall.events());
}

#[then(expr = "the position, both times and {player}'s turn are noted first")]
fn facts(hall: &mut Hall, player: Player) {
    let at = hall.at;
    let game = hall.game();
    let plies = game.history().plies().len();
    let clock = *game.clock().expect("a clock");
    let left = [Color::White, Color::Black].map(|color| clock.left(face(color), at));
    let noted = hall.happened(|what| {
        matches!(what, Happening::Scoring(Scoring::FactsNoted(facts))
            if facts.plies == plies && facts.left == left && facts.turn == player.0)
    });
    assert!(noted, "{:#?}", hall.events());
}

#[when("the players reconstruct the game")]
fn reconstructed(hall: &mut Hall) {
    let question = hall.question().id;
    let ruling = tuomari_conduct::Ruling::Accept;
    hall.arbiter(Act::Rule { question, ruling });
}

#[when("the moves cannot be proved")]
fn unproved(hall: &mut Hall) {
    let question = hall.question().id;
    let ruling = tuomari_conduct::Ruling::Reject;
    hall.arbiter(Act::Rule { question, ruling });
}

#[then("the scoresheets are complete")]
fn complete(hall: &mut Hall) {
    let done = Happening::Scoring(Scoring::Reconstructed);
    assert!(hall.happened(|what| *what == done));
}

#[then(expr = "the next move of {player} counts as move {int}")]
fn next_move(hall: &mut Hall, player: Player, number: u16) {
    hall.events();
    let at = hall.at;
    let clock = *hall.game().clock().expect("a clock");
    let reading = clock.reading(face(player.0), at);
    assert_eq!(reading.moves + 1, number);
    assert_eq!(reading.expiry, None);
}

#[then(expr = "{player}'s scoresheet is replaced and keeps its entries")]
fn replaced(hall: &mut Hall, player: Player) {
    let replaced = Happening::Scoring(Scoring::SheetReplaced(player.0));
    assert!(hall.happened(|what| *what == replaced));
}

#[then(expr = "players and arbiter see that the position stood after {string} plies")]
fn appearances(hall: &mut Hall, plies: String) {
    let plies: Vec<usize> = plies
        .split(", ")
        .map(|ply| ply.parse().expect("a number of plies"))
        .collect();
    let examined = Happening::Examined(tuomari_conduct::Findings::Appearances(plies));
    let seen = hall.happened(|what| *what == examined);
    assert!(seen, "{:#?}", hall.events());
}
