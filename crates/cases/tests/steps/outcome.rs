//! Steps that say what came of it.

use cucumber::then;
use tuomari_conduct::{Cause, Happening, Irregular, Refusal};
use tuomari_notation::Points;
use tuomari_rulebook::ArticleId;

use super::words::Player;
use crate::hall::Hall;

fn ended(hall: &mut Hall, points: Points) {
    let conclusion = hall.game().conclusion();
    let got = conclusion.map(|end| end.points);
    if got != Some(points) {
        let events = hall.story();
        panic!("expected {points}, got {conclusion:?}; last: \n{events}");
    }
}

/// For tables of examples: `White wins`, `Black wins`, `the game is drawn`,
/// `both players lose`, `play goes on`.
#[then(regex = r"^(White wins|Black wins|the game is drawn|both players lose|play goes on)$")]
fn end(hall: &mut Hall, words: String) {
    match words.as_str() {
        "White wins" => ended(hall, Points::WHITE_WON),
        "Black wins" => ended(hall, Points::BLACK_WON),
        "the game is drawn" => ended(hall, Points::DRAWN),
        "both players lose" => ended(hall, Points::NONE),
        _ => {
            let conclusion = hall.game().conclusion();
            assert_eq!(conclusion, None, "the game is over");
        }
    }
}

#[then(expr = "it ended on {player}'s time")]
fn on_time(hall: &mut Hall, player: Player) {
    let end = hall.game().conclusion().expect("the game is not over");
    assert_eq!(end.cause, Cause::Time(player.0));
}

#[then(expr = "the score is {string}")]
fn score(hall: &mut Hall, text: String) {
    let conclusion = hall.game().conclusion().expect("the game is not over");
    assert_eq!(conclusion.points.to_string(), text);
}

#[then("it is refused")]
fn refused(hall: &mut Hall) {
    let events = hall.story();
    assert!(hall.take_refusal().is_some(), "it was not: \n{events}");
}

#[then(expr = "it is refused: {string}")]
fn refused_for(hall: &mut Hall, id: String) {
    let refusal = hall.take_refusal();
    assert_eq!(refusal.map(Refusal::id), Some(id.as_str()));
}

#[then(expr = "it rests on {string}")]
fn rests_on(hall: &mut Hall, ids: String) {
    let cited = cited(hall);
    for id in ids.split_whitespace() {
        let id: ArticleId = id.parse().expect("an article");
        assert!(cited.contains(&id), "{id} is not among {cited:?}");
    }
}

#[then(expr = "it does not rest on {string}")]
fn does_not_rest_on(hall: &mut Hall, ids: String) {
    let cited = cited(hall);
    for id in ids.split_whitespace() {
        let id: ArticleId = id.parse().expect("an article");
        let events = hall.story();
        assert!(!cited.contains(&id), "{id} is cited:\n{events}");
    }
}

#[then(expr = "the time rests on {string} alone")]
fn time_rests_on(hall: &mut Hall, ids: String) {
    let events = hall.events();
    let added = events
        .iter()
        .find(|event| matches!(event.what, Happening::TimeAdded(..)))
        .expect("nobody got time");
    let cited: Vec<String> = added.cites.iter().map(|id| id.to_string()).collect();
    assert_eq!(cited.join(" "), ids);
}

/// What the acts since the last assertion cited.
fn cited(hall: &mut Hall) -> Vec<ArticleId> {
    let refusal = hall
        .recent()
        .last()
        .and_then(|done| done.outcome.as_ref().err().copied());
    let refusal = refusal.map(|refusal| refusal.cites(hall.rules()));
    hall.events()
        .iter()
        .map(|event| event.cites)
        .chain(refusal)
        .flat_map(|cites| cites.iter().collect::<Vec<_>>())
        .collect()
}

#[then(expr = "the position is {string}")]
fn position(hall: &mut Hall, fen: String) {
    let now = hall.position().to_fen();
    let fields = fen.split(' ').count();
    let now: Vec<&str> = now.split(' ').take(fields).collect();
    assert_eq!(now.join(" "), fen);
}

/// The pieces as they stand, a move under way included.
#[then(expr = "the board shows {string}")]
fn board(hall: &mut Hall, placement: String) {
    assert_eq!(hall.game().board().to_string(), placement);
}

#[then(expr = "{player} has the move")]
fn turn(hall: &mut Hall, player: Player) {
    assert_eq!(hall.position().turn(), player.0);
}

#[then(expr = "{player} is in check")]
fn in_check(hall: &mut Hall, player: Player) {
    assert!(hall.position().in_check(player.0));
}

#[then(expr = "{player} has {int} illegal move(s)")]
fn illegal_moves(hall: &mut Hall, player: Player, count: u8) {
    assert_eq!(hall.game().illegal_moves(player.0), count);
}

#[then(expr = "{player} must play one of {string}")]
fn must(hall: &mut Hall, player: Player, moves: String) {
    turn(hall, player);
    let mut wanted: Vec<&str> = moves.split_whitespace().collect();
    wanted.sort_unstable();
    let permitted = permitted(hall);
    assert_eq!(permitted, wanted);
}

#[then(expr = "{player} may play any legal move")]
fn free(hall: &mut Hall, player: Player) {
    turn(hall, player);
    let legal = hall.position().legal_moves().to_vec();
    let legal = hall.write(&legal);
    assert_eq!(permitted(hall), legal);
}

/// Which articles leave the player no other move.
#[then(expr = "{player} is bound by {string}")]
fn bound_by(hall: &mut Hall, player: Player, ids: String) {
    turn(hall, player);
    let rules = hall.rules().clone();
    let topic = hall.game().permitted(&rules).topic.expect("nothing binds");
    let articles: Vec<String> = tuomari_conduct::Cites::topic(&rules, topic)
        .iter()
        .map(|id| id.to_string())
        .collect();
    assert_eq!(articles.join(" "), ids);
}

fn permitted(hall: &mut Hall) -> Vec<String> {
    let rules = hall.rules().clone();
    let obligation = hall.game().permitted(&rules);
    if let Some(topic) = obligation.topic {
        hall.cite(tuomari_conduct::Cites::topic(&rules, topic));
    }
    hall.write(&obligation.moves)
}

#[then(expr = "{player}'s move is made but not completed")]
fn made(hall: &mut Hall, player: Player) {
    let made = hall.happened(|what| matches!(what, Happening::MoveMade(_)));
    let completed = Happening::MoveCompleted(player.0);
    assert!(made, "no move was made");
    assert!(!hall.happened(|what| *what == completed), "it is completed");
}

#[then(expr = "{player} has completed an illegal move")]
fn left(hall: &mut Hall, player: Player) {
    let left = hall.happened(|what| match what {
        Happening::CompletedIllegally { by, what, .. }
        | Happening::TreatedAsIllegal { by, what, .. } => {
            *by == player.0 && *what != Irregular::NoMove
        }
        _ => false,
    });
    assert!(left, "no illegal move was completed");
}

#[then("nothing is said of an illegal move")]
fn not_illegal(hall: &mut Hall) {
    let said = hall.happened(|what| {
        matches!(
            what,
            Happening::CompletedIllegally { .. }
                | Happening::TreatedAsIllegal { .. }
                | Happening::IllegalMoveSeen(_)
                | Happening::IllegalMoveCounted(..)
                | Happening::IrregularityStands(_)
        )
    });
    let events = hall.story();
    assert!(!said, "it is: \n{events}");
}

#[then(expr = "{player}'s illegal move is {string}")]
fn illegal_for(hall: &mut Hall, player: Player, id: String) {
    let reasons: Vec<&str> = hall
        .events()
        .iter()
        .filter_map(|event| match event.what {
            Happening::CompletedIllegally {
                by,
                what: Irregular::IllegalMove(why),
                ..
            } => (by == player.0).then(|| why.id()),
            _ => None,
        })
        .collect();
    assert_eq!(reasons.last(), Some(&id.as_str()), "{reasons:?}");
}

#[then(expr = "the illegal move of {player} stands")]
fn stands(hall: &mut Hall, player: Player) {
    let stands = Happening::IrregularityStands(player.0);
    assert!(hall.happened(|what| *what == stands), "it does not stand");
}

#[then(expr = "{string} is noted against {player}")]
fn noted(hall: &mut Hall, breach: String, player: Player) {
    let noted: Vec<String> = hall
        .events()
        .iter()
        .filter_map(|event| match event.what {
            Happening::Noted(of, breach) if of == player.0 => Some(in_words(breach)),
            _ => None,
        })
        .collect();
    assert!(noted.contains(&breach), "noted: {noted:?}");
}

#[then(expr = "nothing is noted against {player}")]
fn not_noted(hall: &mut Hall, player: Player) {
    let noted = hall.happened(|what| matches!(what, Happening::Noted(of, _) if *of == player.0));
    let events = hall.story();
    assert!(!noted, "something is: \n{events}");
}

/// One of the sentences above, chosen by a row of examples.
#[then(expr = "nothing more happens")]
fn nothing(hall: &mut Hall) {
    assert_eq!(hall.take_refusal(), None);
}

/// `AdjustingOnOpponentsTime` as "adjusting on opponents time".
fn in_words(breach: tuomari_conduct::Breach) -> String {
    let mut words = String::new();
    for letter in format!("{breach:?}").chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}

/// Where the rulebook refuses at once what may not be played.
#[then("the move is not accepted")]
fn not_accepted(hall: &mut Hall) {
    let refused =
        hall.happened(|what| matches!(what, Happening::MoveRefused(_) | Happening::MoveBarred(_)));
    let events = hall.story();
    assert!(refused, "it was accepted:\n{events}");
}
