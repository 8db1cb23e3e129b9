//! Organisers by name: each conducts what is his, and nothing else.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tuomari_record::Record;
use tuomari_server::{Config, Register, Registered, Secret, Server};

use crate::{
    competitions::until,
    kit::{ORGANISER, Socket, Table, TempFile, ask, ask_as, blitz, config, start},
};

/// Somebody, and the secret he brings.
struct Caller {
    name: &'static str,
    secret: String,
}

/// Organisers in a file, and a server that reads it.
struct Club {
    file: TempFile,
    register: Register,
    server: Server,
}

impl Club {
    async fn start(set: impl FnOnce(&mut Config)) -> Club {
        let file = TempFile::new();
        let mut config = config("memory:");
        config
            .set("organisers", &file.0.display().to_string())
            .unwrap();
        set(&mut config);
        let mut club = Club {
            file,
            register: Register::default(),
            server: start(config).await,
        };
        for name in ["anna", "bo"] {
            club.add(name, None);
        }
        let to = club.to();
        until("anna and bo are known", || async {
            here(to, secret("anna")).await && here(to, secret("bo")).await
        })
        .await;
        club
    }

    fn to(&self) -> SocketAddr {
        self.server.address()
    }

    fn add(&mut self, name: &str, day: Option<&str>) {
        let one = Registered {
            link: Secret::brought(secret(name)).organiser_hash(),
            until: day.map(str::to_owned),
        };
        self.register.0.insert(name.parse().unwrap(), one);
        self.write();
    }

    fn write(&self) {
        let beside = self.file.0.with_extension("beside");
        std::fs::write(&beside, self.register.write()).unwrap();
        std::fs::rename(beside, &self.file.0).unwrap();
    }
}

fn secret(name: &str) -> &'static str {
    match name {
        "main" => ORGANISER,
        "anna" => "anna-0123456789abcdefghijklmnopqrstuv",
        "bo" => "bo-0123456789abcdefghijklmnopqrstuvwx",
        _ => "nobody-0123456789abcdefghijklmnopqrst",
    }
}

/// Whether a link is an organiser's on this server.
async fn here(to: SocketAddr, secret: &str) -> bool {
    let here = ask_as(to, "GET", "/api/here", secret, None).await.ok();
    here["organiser"] == true
}

async fn table(to: SocketAddr, secret: &str) -> Table {
    Table::of(
        &ask_as(to, "POST", "/api/tables", secret, Some(&blitz()))
            .await
            .ok(),
    )
}

async fn competition(to: SocketAddr, secret: &str) -> String {
    let regulations = json!({"name": "Evening", "system": "swiss", "rounds": 3});
    let asked = json!({"regulations": regulations, "tables": blitz()});
    let made = ask_as(to, "POST", "/api/competitions", secret, Some(&asked))
        .await
        .ok();
    made["competition"].as_str().unwrap().to_owned()
}

/// What whoever conducts a table may do there, and nobody else.
fn at_a_table(table: &Table) -> Vec<(&'static str, String, Option<Value>)> {
    let act = |act: &str| Some(json!({ "act": act }));
    let room = json!({"clocks": "stop", "tables": [{"table": table.name}]});
    vec![
        ("GET", table.path("/record"), None),
        ("GET", table.path("/story"), None),
        ("GET", table.path("/pgn"), None),
        ("GET", table.path("/origin"), None),
        ("POST", table.path("/commands"), act("start-clock")),
        ("POST", table.path("/commands"), act("stop-clock")),
        ("POST", table.path("/commands"), act("resume")),
        ("POST", table.path("/seats/white"), None),
        ("POST", table.path("/seats/arbiter"), None),
        ("DELETE", table.path("/seats/black"), None),
        ("POST", "/api/room/clocks".to_owned(), Some(room)),
    ]
}

/// And a competition.
fn in_a_competition(name: &str) -> Vec<(&'static str, String, Option<Value>)> {
    let path = |rest: &str| format!("/api/competitions/{name}{rest}");
    let enter = json!({"act": "enter", "person": {"name": "Espoo, E"}});
    vec![
        ("GET", path("/record"), None),
        ("GET", path("/story"), None),
        ("GET", path("/report"), None),
        ("GET", path("/origin"), None),
        ("GET", path("/prints/report.pdf"), None),
        ("POST", path("/commands"), Some(enter.clone())),
        ("POST", path("/preview"), Some(enter)),
        ("POST", path("/links"), Some(json!({"seats": ["deputy"]}))),
        ("DELETE", path("/links/deputy"), None),
        ("POST", path("/clocks"), Some(json!({"clocks": "stop"}))),
    ]
}

/// Whether it was done, or would have been if there were anything to do. Clocks
/// of a room are done table by table.
fn was_let(answer: &crate::kit::Answer) -> bool {
    match answer.status {
        401 | 403 => false,
        200 if answer.text.contains("\"failed\":[{") => false,
        200..300 | 409 => true,
        status => panic!("{status}: {}", answer.text),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn acts_by_callers_by_owners() {
    let club = Club::start(|_| ()).await;
    let to = club.to();
    let callers = ["main", "anna", "bo", "nobody", ""].map(|name| Caller {
        name,
        secret: secret(name).to_owned(),
    });
    let (mut tried, mut wrong) = (0, Vec::new());
    for owner in ["main", "anna", "bo"] {
        for caller in &callers {
            let board = table(to, secret(owner)).await;
            let event = competition(to, secret(owner)).await;
            let may = caller.name == "main" || caller.name == owner;
            for (method, path, body) in at_a_table(&board)
                .into_iter()
                .chain(in_a_competition(&event))
            {
                let answer = if caller.name.is_empty() {
                    ask(
                        to,
                        method,
                        &path,
                        &[],
                        body.as_ref().map_or(String::new(), Value::to_string),
                    )
                    .await
                } else {
                    ask_as(to, method, &path, &caller.secret, body.as_ref()).await
                };
                tried += 1;
                if was_let(&answer) != may {
                    wrong.push(format!(
                        "{owner}: {} {method} {path}: {}",
                        caller.name, answer.text
                    ));
                }
            }
        }
    }
    println!("{tried} acts by callers by owners, {} wrong", wrong.len());
    assert_eq!(tried, 3 * 5 * 21);
    assert!(wrong.is_empty(), "{wrong:#?}");
    club.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_lists_and_stops_what_is_his() {
    let club = Club::start(|_| ()).await;
    let to = club.to();
    let mut boards = Vec::new();
    for name in ["main", "anna", "bo"] {
        let board = table(to, secret(name)).await;
        let start = json!({"act": "start-clock"});
        ask_as(
            to,
            "POST",
            &board.path("/commands"),
            secret(name),
            Some(&start),
        )
        .await
        .ok();
        boards.push(board.name);
    }
    let listed = async |name: &str| {
        let list = ask_as(to, "GET", "/api/tables", secret(name), None)
            .await
            .ok();
        let tables = list["tables"].as_array().unwrap().clone();
        let names = tables
            .iter()
            .map(|one| one["table"].as_str().unwrap().to_owned());
        names.collect::<Vec<String>>()
    };
    assert_eq!(listed("main").await, boards);
    assert_eq!(listed("anna").await, boards[1..2]);
    assert_eq!(listed("bo").await, boards[2..]);
    let all = ask(to, "GET", "/api/tables", &[], "").await.ok();
    assert_eq!(all["tables"].as_array().unwrap().len(), 3, "{all}");
    let stop = json!({"clocks": "stop"});
    let told = ask_as(to, "POST", "/api/room/clocks", secret("anna"), Some(&stop))
        .await
        .ok();
    assert_eq!(told, json!({"done": [boards[1]], "left": [], "failed": []}));
    let told = ask_as(to, "POST", "/api/room/clocks", secret("main"), Some(&stop))
        .await
        .ok();
    assert_eq!(told["done"].as_array().unwrap().len(), 2, "{told}");
    // What everybody would hear is for who runs the server.
    let notice = json!({"what": "message", "text": "Doors close at ten"});
    for name in ["anna", "nobody"] {
        let said = ask_as(to, "POST", "/api/room/notice", secret(name), Some(&notice)).await;
        assert_eq!(said.status, 403, "{}", said.text);
        let taken = ask_as(to, "DELETE", "/api/room/notice", secret(name), None).await;
        assert_eq!(taken.status, 403, "{}", taken.text);
    }
    ask_as(
        to,
        "POST",
        "/api/room/notice",
        secret("main"),
        Some(&notice),
    )
    .await
    .ok();
    club.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_record_tells_organisers_and_arbiters_apart() {
    let club = Club::start(|_| ()).await;
    let to = club.to();
    let board = table(to, secret("anna")).await;
    let act = async |token: &str, act: &str| {
        let act = json!({ "act": act });
        ask_as(to, "POST", &board.path("/commands"), token, Some(&act))
            .await
            .ok();
    };
    act(board.token("arbiter"), "start-clock").await;
    act(secret("anna"), "stop-clock").await;
    act(ORGANISER, "resume").await;
    for name in ["anna", "main"] {
        ask_as(to, "POST", &board.path("/seats/black"), secret(name), None)
            .await
            .ok();
    }
    let record = ask_as(to, "GET", &board.path("/record"), ORGANISER, None).await;
    let record = Record::read(&record.text).unwrap();
    let entries = record.entries().unwrap();
    let by = entries.iter().map(|entry| {
        let body: Value = serde_json::from_slice(&entry.write()).unwrap();
        format!(
            "{} {}",
            body["by"].as_str().unwrap(),
            body["organiser"].as_str().unwrap_or("-")
        )
    });
    let by: Vec<String> = by.collect();
    assert_eq!(
        by,
        [
            "organiser anna",
            "arbiter -",
            "arbiter anna",
            "arbiter main",
            "organiser anna",
            "organiser -",
        ]
    );
    let event = competition(to, secret("bo")).await;
    let enter = json!({"act": "enter", "person": {"name": "Espoo, E"}});
    for name in ["bo", "main"] {
        let path = format!("/api/competitions/{event}/commands");
        ask_as(to, "POST", &path, secret(name), Some(&enter))
            .await
            .ok();
    }
    let path = format!("/api/competitions/{event}/story");
    let story = ask_as(to, "GET", &path, secret("bo"), None).await.ok();
    let steps = story["steps"].as_array().unwrap();
    let by: Vec<(&str, &str)> = steps
        .iter()
        .map(|step| {
            (
                step["by"].as_str().unwrap(),
                step["organiser"].as_str().unwrap(),
            )
        })
        .collect();
    assert_eq!(
        by,
        [
            ("organiser", "bo"),
            ("chief-arbiter", "bo"),
            ("chief-arbiter", "main")
        ]
    );
    club.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_of_a_competition_are_its_organisers() {
    let club = Club::start(|_| ()).await;
    let to = club.to();
    let event = competition(to, secret("anna")).await;
    let path = format!("/api/competitions/{event}");
    let enter = |name: &str| json!({"act": "enter", "person": {"name": name}});
    let acts = json!({"acts": [
        enter("Espoo, E"), enter("Turku, T"),
        {"act": "pair"}, {"act": "confirm"}, {"act": "publish", "tables": []},
    ]});
    ask_as(
        to,
        "POST",
        &format!("{path}/commands"),
        secret("anna"),
        Some(&acts),
    )
    .await
    .ok();
    let seen = ask_as(to, "GET", &path, secret("anna"), None).await.ok();
    let name = seen["view"]["rounds"][0]["boards"][0]["table"]
        .as_str()
        .unwrap()
        .to_owned();
    let record = format!("/api/tables/{name}/record");
    until("the board is open", || async {
        ask_as(to, "GET", &record, secret("anna"), None)
            .await
            .status
            == 200
    })
    .await;
    let other = ask_as(to, "GET", &record, secret("bo"), None).await;
    assert_eq!(other.status, 401, "{}", other.text);
    club.server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_that_was_taken_or_is_over_opens_nothing_wherever_it_is_open() {
    let mut club = Club::start(|_| ()).await;
    let to = club.to();
    let board = table(to, secret("anna")).await;
    let mut socket = Socket::open(to).await;
    socket.hear("here").await;
    let follow = json!({"type": "follow", "table": board.name, "token": secret("anna")});
    socket.say(&follow).await;
    assert_eq!(socket.hear("view").await["view"]["seat"], "arbiter");
    let (bo, other) = (table(to, secret("bo")).await, secret("bo"));

    club.add("anna", Some("2020-01-01"));
    until("anna's time is over", || async {
        !here(to, secret("anna")).await
    })
    .await;
    until("the socket is closed", || async {
        let read = ask_as(to, "GET", &board.path("/record"), secret("anna"), None).await;
        read.status == 401
    })
    .await;
    while socket.next().await.is_some() {}
    let made = ask_as(to, "POST", "/api/tables", secret("anna"), Some(&blitz())).await;
    assert_eq!(made.status, 403, "{}", made.text);
    assert!(here(to, other).await);

    // A file that cannot be read changes nothing; one without him does.
    std::fs::write(&club.file.0, "bo soon").unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    assert!(here(to, other).await);
    club.register.0.clear();
    club.write();
    until("bo is gone", || async { !here(to, other).await }).await;
    let record = ask_as(to, "GET", &bo.path("/record"), other, None).await;
    assert_eq!(record.status, 401, "{}", record.text);
    // What he set up goes on, and who runs the server conducts it.
    ask_as(to, "GET", &bo.path("/record"), bo.token("arbiter"), None).await;
    let record = ask_as(to, "GET", &bo.path("/record"), ORGANISER, None).await;
    assert_eq!(record.status, 200, "{}", record.text);
    club.server.stop().await;
}
