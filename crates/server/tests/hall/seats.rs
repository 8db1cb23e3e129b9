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
    name: String,
    /// Whether something is learnt by trying only, as silent rulebooks have it.
    silent: bool,
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
    let situation = |name: &str, asked: &Value, done: &[&(&'static str, Value)]| Situation {
        name: name.to_owned(),
        silent: name == "silent play",
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

/// The same few situations under every rulebook and profile.
fn by_all_books() -> Vec<Situation> {
    let fide = ["fide-2014", "fide-2018", "fide-2023"];
    let profiles = [
        "standard",
        "rapid-supervised",
        "rapid-unsupervised",
        "blitz-supervised",
        "blitz-unsupervised",
    ];
    let mut games: Vec<(String, Value)> = Vec::new();
    for book in fide {
        for profile in profiles {
            let mut asked = json!({
                "rulebook": book, "profile": profile, "table": "strict",
                "regulations": {"fide-rated": "no"}, "default_time": "30min",
            });
            asked["time_control"] = json!(match profile {
                "standard" => "90+30",
                "rapid-supervised" | "rapid-unsupervised" => "15+10",
                _ => "5 min",
            });
            games.push((format!("{book}, {profile}"), asked));
        }
    }
    for book in ["fi-blitz-2014", "fi-team-blitz", "fi-basics"] {
        let asked = json!({"rulebook": book, "table": "strict", "time_control": "5 min"});
        games.push((book.to_owned(), asked));
    }
    let clock = ("arbiter", json!({"act": "start-clock"}));
    let moved = ("white", make("e2", "e4"));
    let mut all = Vec::new();
    for (book, asked) in games {
        for (name, done) in [
            ("in play", vec![clock.clone()]),
            ("moved", vec![clock.clone(), moved.clone()]),
            (
                "over",
                vec![clock.clone(), ("black", json!({"act": "resign"}))],
            ),
        ] {
            all.push(Situation {
                name: format!("{book}: {name}"),
                silent: book.starts_with("fi-") && name != "over",
                asked: asked.clone(),
                done,
            });
        }
    }
    all
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
    let listed = seen["options"].as_array().unwrap();
    let keyed = |option: &Value| (option["key"].as_str().unwrap().to_owned(), option.clone());
    let open: Vec<usize> = serde_json::from_value(seen["open"].clone()).unwrap();
    let options = open.into_iter().map(|number| keyed(&listed[number]));
    (options.collect(), seen["version"].as_u64().unwrap())
}

/// Most ways of filling an option in that are tried.
const MOST_FILLINGS: usize = 400;

/// What may be written into a field, the likeliest first.
fn values(field: &Value) -> Vec<Value> {
    let some = |values: &[&str]| values.iter().map(|value| json!(value)).collect();
    let choices = || field["choices"].as_array().cloned().unwrap_or_default();
    match field["takes"].as_str().unwrap() {
        "square" => some(&["e2", "e4", "e7", "e5", "d2", "e6", "e3", "d7"]),
        "move" => some(&["e2e4", "e7e5", "d2d4", "e4e5", "d7d5"]),
        "word" => choices(),
        "words" => choices().into_iter().map(|word| json!([word])).collect(),
        "time" => some(&["1:00", "0:10"]),
        "yes-no" => vec![json!(true), json!(false)],
        "number" => [0, 1, 2, 518].map(|number| json!(number)).to_vec(),
        "points" => some(&["1-0", "1/2-1/2"]),
        "lines" => some(&["1. e4", "1... e5"]),
        "language" => some(&["en"]),
        "vocabulary" => some(&["fide"]),
        _ => some(&["e4", "text"]),
    }
}

/// The acts that an option stands for, filled in one way after another: first
/// with nothing that may be left out, then with one or two such fields.
fn fillings(option: &Value) -> Vec<Value> {
    let mut act = json!({"act": option["act"]});
    for (field, value) in option["given"].as_object().into_iter().flatten() {
        act[field] = value.clone();
    }
    let word = option["act"].as_str().unwrap();
    let form = serde_json::to_value(&forms()[word]).unwrap();
    let needs: Vec<&str> = option["needs"].as_array().map_or(Vec::new(), |needs| {
        needs.iter().map(|need| need.as_str().unwrap()).collect()
    });
    let (optional, always): (Vec<&str>, Vec<&str>) =
        needs.into_iter().partition(|need| need.ends_with('?'));
    let mut extras: Vec<Vec<&str>> = vec![Vec::new()];
    extras.extend(optional.iter().map(|one| vec![*one]));
    for (place, one) in optional.iter().enumerate() {
        extras.extend(optional[place + 1..].iter().map(|two| vec![*one, *two]));
    }
    let filled = extras.into_iter().flat_map(|extra| {
        let mut acts = vec![act.clone()];
        for need in always.iter().copied().chain(extra) {
            let name = need.trim_end_matches('?');
            let mut fields = form.as_array().unwrap().iter();
            let values = values(fields.find(|field| field["field"] == name).unwrap());
            let filled = acts.iter().flat_map(|act| {
                values.iter().map(|value| {
                    let mut act = act.clone();
                    act[name] = value.clone();
                    act
                })
            });
            acts = filled.take(MOST_FILLINGS).collect();
        }
        acts
    });
    filled.take(MOST_FILLINGS).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_do_what_its_options_say_and_nothing_else() {
    let (refused, accepted) = try_all(&situations()).await;
    assert!(
        refused > 1_000 && accepted > 200,
        "{refused} refused, {accepted} accepted"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn so_it_is_under_every_rulebook() {
    let (refused, accepted) = try_all(&by_all_books()).await;
    println!("{refused} refused, {accepted} accepted");
    assert!(
        refused > 10_000 && accepted > 2_000,
        "{refused} refused, {accepted} accepted"
    );
}

/// All that is offered to anybody in any of these, tried by everybody in each;
/// how much was refused, and how much accepted.
async fn try_all(situations: &[Situation]) -> (usize, usize) {
    let server = start(config("memory:")).await;
    let to = server.address();
    let mut all: BTreeMap<String, Value> = BTreeMap::new();
    for situation in situations {
        let table = reach(to, situation).await;
        for seat in SEATS {
            all.extend(options(to, &table, seat).await.0);
        }
    }
    assert!(all.len() > 40, "{} options", all.len());
    let (mut refused, mut accepted) = (0, 0);
    for situation in situations {
        let table = reach(to, situation).await;
        for seat in SEATS {
            let (offered, before) = options(to, &table, seat).await;
            let ids: Vec<&Value> = offered.values().map(|option| &option["id"]).collect();
            for option in all.values().filter(|option| !ids.contains(&&option["id"])) {
                let answer = act(to, &table, seat, &fillings(option)[0]).await;
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
                let table = reach(to, situation).await;
                let mut answers = Vec::new();
                for filling in fillings(option) {
                    let answer = act(to, &table, seat, &filling).await;
                    let is_done = answer.status == 200;
                    answers.push((filling, answer));
                    if is_done {
                        break;
                    }
                }
                let (_, last) = answers.last().unwrap();
                // Under a silent rulebook some things are learnt by trying.
                let refused = answers.iter().any(|(_, answer)| answer.status == 409);
                if situation.silent && last.status != 200 && refused {
                    continue;
                }
                assert_eq!(
                    last.status,
                    200,
                    "{}, {seat}: {option}, in none of {} ways, first {:?}, last {last:?}",
                    situation.name,
                    answers.len(),
                    answers[0]
                );
                accepted += 1;
            }
        }
    }
    server.stop().await;
    (refused, accepted)
}
