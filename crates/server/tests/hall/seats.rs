//! Every command from every seat: exactly what the options allow is done.
//!
//! The commands are not chosen by hand: they are all that any seat was offered
//! in any of the situations, filled in as the options say.

use std::{collections::BTreeMap, net::SocketAddr};

use serde_json::{Map, Value, json};
use tuomari_server::wire::act_form::forms;

use crate::kit::{Table, act, ask_as, config, create, make, start, start_clock};

const SEATS: [&str; 7] = [
    "white",
    "black",
    "white-assistant",
    "black-assistant",
    "arbiter",
    "spectator",
    "hall-screen",
];

/// A situation at a table: what was done to come to it.
struct Situation {
    name: &'static str,
    asked: Value,
    done: Vec<(&'static str, Value)>,
}

fn situations() -> Vec<Situation> {
    let strict = json!({
        "rulebook": "fide-2018", "profile": "standard", "table": "strict",
        "time_control": "90+30", "default_time": "30min",
        "regulations": {"fide-rated": "no"},
    });
    let assisted = crate::kit::blitz();
    let silent = json!({"rulebook": "fi-blitz-2014", "table": "strict", "time_control": "5 min"});
    let clock = ("arbiter", json!({"act": "start-clock"}));
    let moved = ("white", make("e2", "e4"));
    let press = ("white", json!({"act": "press"}));
    let situation = |name, asked: &Value, done: &[&(&'static str, Value)]| Situation {
        name,
        asked: asked.clone(),
        done: done.iter().map(|&done| done.clone()).collect(),
    };
    vec![
        situation("before the game", &strict, &[]),
        situation("in play", &strict, &[&clock]),
        situation("a move made, not pressed", &strict, &[&clock, &moved]),
        situation(
            "a draw offered",
            &assisted,
            &[&clock, &moved, &("white", json!({"act": "offer-draw"}))],
        ),
        situation(
            "the clock stopped",
            &strict,
            &[
                &clock,
                &moved,
                &press,
                &("black", json!({"act": "stop-clock"})),
            ],
        ),
        situation(
            "an illegal move claimed",
            &strict,
            &[
                &clock,
                &("white", make("e2", "e5")),
                &press,
                &("black", json!({"act": "claim", "claim": "illegal-move"})),
            ],
        ),
        situation("silent play", &silent, &[&clock, &moved]),
        situation(
            "over",
            &assisted,
            &[&clock, &("black", json!({"act": "resign"}))],
        ),
    ]
}

async fn reach(to: SocketAddr, situation: &Situation) -> Table {
    let table = create(to, &situation.asked).await;
    for (seat, done) in &situation.done {
        if done["act"] == "start-clock" {
            start_clock(to, &table).await;
        } else {
            let answer = act(to, &table, seat, done).await;
            assert_eq!(answer.status, 200, "{}: {answer:?}", situation.name);
        }
    }
    table
}

async fn options(to: SocketAddr, table: &Table, seat: &str) -> (Map<String, Value>, u64) {
    let seen = ask_as(to, "GET", &table.path(""), table.token(seat), None)
        .await
        .ok();
    let options = seen["options"].as_object().unwrap().clone();
    (options, seen["version"].as_u64().unwrap())
}

/// The act that an option stands for, filled in with something.
fn filled(option: &Value) -> (Value, bool) {
    let mut act = json!({"act": option["act"]});
    for (field, value) in option["given"].as_object().into_iter().flatten() {
        act[field] = value.clone();
    }
    let word = option["act"].as_str().unwrap();
    let form = serde_json::to_value(&forms()[word]).unwrap();
    let fields = form.as_array().unwrap();
    let mut open = false;
    for need in option["needs"].as_array().into_iter().flatten() {
        open = true;
        let name = need.as_str().unwrap();
        if name.ends_with('?') {
            continue;
        }
        let need = fields.iter().find(|field| field["field"] == name).unwrap();
        let value = match need["takes"].as_str().unwrap() {
            "square" => json!("e2"),
            "move" => json!("e2e4"),
            "word" => need["choices"][0].clone(),
            "words" => json!([need["choices"][0]]),
            "time" => json!("1:00"),
            "yes-no" => json!(true),
            "number" => json!(0),
            "points" => json!("1-0"),
            "lines" => json!("1. e4"),
            "language" => json!("en"),
            "vocabulary" => json!("fide"),
            _ => json!("text"),
        };
        act[name] = value;
    }
    (act, open)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_do_what_its_options_say_and_nothing_else() {
    let server = start(config("memory:")).await;
    let to = server.address();
    let situations = situations();
    let mut all: BTreeMap<String, Value> = BTreeMap::new();
    for situation in &situations {
        let table = reach(to, situation).await;
        for seat in SEATS {
            all.extend(options(to, &table, seat).await.0);
        }
    }
    assert!(all.len() > 40, "{} options", all.len());
    let (mut refused, mut accepted) = (0, 0);
    for situation in &situations {
        let table = reach(to, situation).await;
        for seat in SEATS {
            let (offered, before) = options(to, &table, seat).await;
            let ids: Vec<&Value> = offered.values().map(|option| &option["id"]).collect();
            for option in all.values().filter(|option| !ids.contains(&&option["id"])) {
                let answer = act(to, &table, seat, &filled(option).0).await;
                let told = format!("{}, {seat}: {option} {answer:?}", situation.name);
                assert!((400..500).contains(&answer.status), "{told}");
                refused += 1;
            }
            let (_, after) = options(to, &table, seat).await;
            assert_eq!(
                before, after,
                "{}, {seat}: nothing was written",
                situation.name
            );
            for option in offered.values() {
                let (doing, open) = filled(option);
                if open {
                    continue;
                }
                let table = reach(to, situation).await;
                let answer = act(to, &table, seat, &doing).await;
                let told = format!("{}, {seat}: {option} {answer:?}", situation.name);
                if situation.name == "silent play" && answer.status == 409 {
                    // Under a silent rulebook some things are learnt by trying.
                    continue;
                }
                assert_eq!(answer.status, 200, "{told}");
                accepted += 1;
            }
        }
    }
    assert!(
        refused > 1_000 && accepted > 60,
        "{refused} refused, {accepted} accepted"
    );
    server.stop().await;
}
