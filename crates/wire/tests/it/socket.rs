//! The messages of the socket: what is read, what is refused, and that the
//! types for the pages are those of the code.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use serde_json::{Value, json};
use tuomari_board::{Color, Position, Square};
use tuomari_clock::{At, ChessClock, TimeControl};
use tuomari_conduct::{
    Act, By, Claim, Command, Ctx, Game, Limit, MatingOracle, Refusal, Seat, Table, decide,
};
use tuomari_rulebook::{Profile, Rules, Setting};
use tuomari_wire::{FromClient, Moment, Problem, Shown, ToClient, socket::Token, typescript};

#[test]
fn messages_read_back() {
    for message in [
        json!({"type": "follow", "table": "t1", "have_version": 4, "have_step": 1}),
        json!({"type": "follow", "table": "t1", "token": "abc"}),
        json!({"type": "unfollow", "table": "t1"}),
        json!({"type": "command", "table": "t1", "key": "k", "act": {"act": "press"}}),
        json!({"type": "ping", "n": 3, "client_time": 1234}),
    ] {
        let read = FromClient::read(&message.to_string()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), message);
    }
}

#[test]
fn a_command_has_no_place_for_time_or_person() {
    for field in ["at", "by", "seat"] {
        let mut message =
            json!({"type": "command", "table": "t1", "key": "k", "act": {"act": "press"}});
        message[field] = json!(1);
        let problem = FromClient::read(&message.to_string()).unwrap_err();
        assert_eq!(problem.status, 400);
        assert!(problem.detail.unwrap().contains("unknown field"));
    }
}

#[test]
fn what_cannot_be_read_is_refused_shortly() {
    let long = "x".repeat(20_000);
    for (text, status) in [
        (String::new(), 400),
        ("[]".to_owned(), 400),
        ("{\"type\":\"sing\"}".to_owned(), 400),
        (
            "{\"type\":\"ping\",\"n\":-1,\"client_time\":1}".to_owned(),
            400,
        ),
        (json!({"type": "unfollow", "table": "a b"}).to_string(), 422),
        (json!({"type": "unfollow", "table": ""}).to_string(), 422),
        (
            json!({"type": "unfollow", "table": "x".repeat(65)}).to_string(),
            422,
        ),
        (json!({ "type": long[..9_000] }).to_string(), 400),
        (long, 413),
    ] {
        let problem = FromClient::read(&text).unwrap_err();
        assert_eq!(problem.status, status);
        let json = serde_json::to_string(&problem).unwrap();
        assert!(json.len() < 1_000, "{json}");
    }
}

#[test]
fn a_token_is_not_printed() {
    let follow = FromClient::Follow {
        table: "t".to_owned(),
        token: Some(Token("secret".to_owned())),
        have_version: None,
        have_step: None,
        came_from: None,
    };
    assert!(!format!("{follow:?}").contains("secret"));
}

fn rules() -> Rules {
    let event = Rules::of("fide-2018".parse().unwrap(), Profile::BlitzUnsupervised);
    event.decide(Setting::FideRated, "no").build().unwrap()
}

#[test]
fn a_refusal_has_its_articles() {
    let problem = Problem::refused(Refusal::NotYourMove, &rules());
    let json = serde_json::to_value(&problem).unwrap();
    assert_eq!(
        json,
        json!({
            "type": "urn:tuomari:problem:refused",
            "title": "The command makes no sense now",
            "status": 409,
            "refusal": "not-your-move",
            "article": "fide-2018/1.3",
            "articles": ["fide-2018/1.3", "fide-2018/1.2", "fide-2018/1.1"],
        })
    );
    assert_eq!(serde_json::from_value::<Problem>(json).unwrap(), problem);
}

/// A blitz game of FIDE's: an illegal move is claimed, and both players read
/// what came of it, with the articles.
#[test]
fn a_ruling_reaches_both_players_with_its_articles() {
    let rules = rules();
    let clock = ChessClock::new(TimeControl::from_human("3+2").unwrap());
    let mut game = Game::new(Table::Strict, Position::default(), Some(clock));
    let white = By::Player(Color::White);
    let oracle = MatingOracle::within(Limit::positions(200)).with_quick(200);
    let ctx = Ctx {
        rules: &rules,
        oracle: &oracle,
    };
    for (at, by, act) in [
        (0, By::Arbiter, Act::StartClock),
        (
            2_000,
            white,
            Act::Make {
                from: Square::E2,
                to: Square::E5,
                promotion: None,
            },
        ),
        (2_400, white, Act::Press),
        (
            4_000,
            By::Player(Color::Black),
            Act::Claim(Claim::IllegalMove),
        ),
    ] {
        let at = At::from_ms(at);
        for event in decide(&ctx, &game, &Command { at, by, act }).unwrap() {
            game.apply(&event);
        }
    }
    for seat in [
        Seat::Player(Color::White),
        Seat::Player(Color::Black),
        Seat::Spectator,
    ] {
        let at = At::from_ms(4_000);
        let shown = Shown::of(&rules, &game, seat, 4, Moment { at, step: 0 });
        let view = serde_json::to_value(shown.view()).unwrap();
        let announced = view["announced"].as_array().unwrap();
        let find = |id: &str| {
            let found = announced.iter().find(|said| said["what"]["key"] == id);
            found.unwrap_or_else(|| panic!("{seat} {id}: {announced:#?}"))
        };
        let found = find("event-found");
        assert_eq!(found["what"]["values"]["correct"]["yes"], Value::Bool(true));
        let time = find("announced-time-added");
        assert_eq!(time["what"]["values"]["player"]["player"], "black");
        assert_eq!(time["what"]["values"]["time"]["ms"], 60_000);
        let articles = time["articles"].to_string();
        assert!(articles.contains("fide-2018/"), "{articles}");
        assert_eq!(view["illegal_moves"]["white"], 1);
    }
}

#[test]
fn a_message_to_a_client_reads_back() {
    let rules = rules();
    let clock = ChessClock::new(TimeControl::from_human("3+2").unwrap());
    let game = Game::new(Table::Assisted, Position::default(), Some(clock));
    let at = At::ORIGIN;
    for seat in Seat::ALL {
        let shown = Shown::of(&rules, &game, seat, 0, Moment { at, step: 0 });
        let message = ToClient::View(Box::new(shown.message("t", 1_763_000_000_000)));
        let text = message.to_text();
        assert_eq!(serde_json::from_str::<ToClient>(&text).unwrap(), message);
        assert!(!text.contains("null"), "{text}");
    }
}

/// The checked-in types are those of the code; the example prints them.
#[test]
fn the_types_for_the_pages_are_up_to_date() {
    let checked_in = include_str!("../../../../web/src/generated/wire.ts");
    assert!(
        checked_in == typescript(),
        "run `cargo run -p tuomari-wire --example wire_types > web/src/generated/wire.ts`"
    );
}

/// Every type that another one names is declared.
#[test]
fn the_types_for_the_pages_are_complete() {
    let types = typescript();
    let declared: Vec<&str> = types
        .lines()
        .filter_map(|line| line.strip_prefix("export type "))
        .filter_map(|line| line.split([' ', '=', '<']).next())
        .collect();
    let known = ["Array", "Record"];
    let code: String = types
        .lines()
        .take_while(|line| !line.starts_with("export const"))
        .filter(|line| !line.trim_start().starts_with(['*', '/']))
        .map(|line| {
            let mut bare = String::new();
            let mut parts = line.split("/**");
            bare.push_str(parts.next().unwrap_or_default());
            for part in parts {
                bare.push_str(part.split_once("*/").map_or("", |(_, rest)| rest));
            }
            bare + "\n"
        })
        .collect();
    for word in code.split(|c: char| !c.is_ascii_alphanumeric() && c != '"' && c != '_') {
        if word.starts_with(|c: char| c.is_ascii_uppercase()) {
            assert!(declared.contains(&word) || known.contains(&word), "{word}");
        }
    }
    assert!(declared.len() > 60);
}
