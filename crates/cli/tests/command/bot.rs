//! `tuomari bot` at the tables of a real `tuomari serve`.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test may stop where it stands, and reads what the bot wrote"
)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use serde_json::{Value, json};
use tuomari_bench::{
    node::{Node, settings},
    organiser::{Table, game, tables},
};
use tuomari_client::Address;

use crate::call::{shown, tuomari};

/// A server on the loopback, and a folder for what is made.
pub(crate) struct Hall {
    pub(crate) runtime: tokio::runtime::Runtime,
    pub(crate) node: Node,
    folder: PathBuf,
}

impl Hall {
    pub(crate) fn open(name: &str) -> Hall {
        Hall::keeping(name, "memory:")
    }

    /// A server with its record in a file of the folder.
    pub(crate) fn lasting(name: &str) -> Hall {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        let file = folder.join("club.db");
        let _ = fs::remove_dir_all(&folder);
        Hall::keeping(name, &file.display().to_string())
    }

    fn keeping(name: &str, journal: &str) -> Hall {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).unwrap();
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let program = PathBuf::from(env!("CARGO_BIN_EXE_tuomari"));
        let (settings, log) = (settings(journal, "local"), folder.join("node.log"));
        let starting = Node::start(&program, &settings, &log);
        let node = runtime.block_on(starting).unwrap();
        Hall {
            runtime,
            node,
            folder,
        }
    }

    fn table(&self, started: bool) -> Table {
        self.table_of(&game("3+2"), started)
    }

    pub(crate) fn table_of(&self, asked: &Value, started: bool) -> Table {
        let at = std::slice::from_ref(&self.node.address);
        let made = self.runtime.block_on(tables(at, asked, 1, started));
        made.unwrap().into_iter().next().unwrap()
    }

    pub(crate) fn link(&self, table: &Table, seat: &str) -> String {
        let link = table.link(seat, &self.node.address).unwrap();
        let Address { host, port, .. } = &link.address;
        let token = link.token.unwrap().0;
        format!("http://{host}:{port}/t/{}#{token}", link.table)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let file = self.folder.join(name);
        fs::write(&file, text).unwrap();
        file.display().to_string()
    }
}

/// A bot that plays beside the one that is looked at.
fn beside(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["bot", "--speed", "1000"])
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// What a call of the bot prints, without what is different every time.
fn told(link: &str, args: &[&str]) -> String {
    let mut all = vec!["bot", "--speed", "1000"];
    all.extend_from_slice(args);
    all.push(link);
    let output = tuomari(&all).output().unwrap();
    let text = shown(&["bot"], &output);
    text.replace(link, "LINK")
}

#[test]
fn a_scripted_game_is_played_to_its_end_in_three_languages() {
    let hall = Hall::open("bot-script");
    let script = hall.file("mate.pgn", "1. f3 e5 2. g4 Qh4# 0-1\n");
    for (lang, end) in [
        ("en", "The game is over: 0-1. Checkmate."),
        ("fi", "Peli on päättynyt: 0-1. Matti."),
        ("sv", "Partiet är slut: 0-1. Schackmatt."),
    ] {
        let table = hall.table(false);
        let script = ["--script", script.as_str()];
        let mut arbiter = beside(&[&hall.link(&table, "arbiter")]);
        let black = hall.link(&table, "black");
        let mut black = beside(&[script[0], script[1], &black]);
        let args = ["--lang", lang, script[0], script[1]];
        let told = told(&hall.link(&table, "white"), &args);
        assert!(told.contains(end), "{told}");
        assert!(told.contains("2: g2g4"), "{told}");
        assert!(black.wait().unwrap().success());
        assert!(arbiter.wait().unwrap().success());
    }
}

#[test]
fn two_bots_play_by_lot_and_keep_a_diary() {
    let hall = Hall::open("bot-lot");
    let table = hall.table(true);
    let diary = hall.folder.join("diary.jsonl");
    let mut black = beside(&["--seed", "2", "--moves", "5", &hall.link(&table, "black")]);
    let log = diary.display().to_string();
    let args = ["--json", "--seed", "1", "--moves", "3", "--log", &log];
    let told = told(&hall.link(&table, "white"), &args);
    assert!(told.contains("\"seat\":\"white\",\"moves\":3"), "{told}");
    assert!(told.contains("\"cause\":\"resignation\""), "{told}");
    assert!(black.wait().unwrap().success());
    let diary = fs::read_to_string(diary).unwrap();
    assert_eq!(diary.matches("\"what\":\"accepted\"").count(), 4, "{diary}");
    assert_eq!(diary.matches("\"what\":\"ended\"").count(), 1, "{diary}");
}

/// Where Debian puts it; `.ci/run` brings it.
const STOCKFISH: &str = "/usr/games/stockfish";

/// White mates by his only good move; by lot he would hardly find it.
fn mate_in_one() -> Value {
    let mut asked = game("3+2");
    asked["start"] = json!({"position": "fen", "fen": "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"});
    asked
}

#[test]
fn an_engine_chooses_the_moves() {
    if !Path::new(STOCKFISH).exists() {
        println!("not tried: there is no {STOCKFISH}; apt install stockfish");
        return;
    }
    let hall = Hall::open("bot-engine");
    let table = hall.table_of(&mate_in_one(), true);
    let mut black = beside(&[&hall.link(&table, "black")]);
    let told = told(&hall.link(&table, "white"), &["--uci", STOCKFISH]);
    assert!(told.contains("Checkmate"), "{told}");
    assert!(!told.contains("does not answer"), "{told}");
    assert!(black.wait().unwrap().success());
}

#[test]
fn an_engine_that_is_none_is_told_and_the_game_goes_on() {
    let hall = Hall::open("bot-no-engine");
    let table = hall.table_of(&mate_in_one(), true);
    let mut black = beside(&[&hall.link(&table, "black")]);
    let told = told(&hall.link(&table, "white"), &["--uci", "/no/engine"]);
    assert!(told.contains("The engine does not answer"), "{told}");
    assert!(told.contains("Checkmate"), "{told}");
    assert!(black.wait().unwrap().success());
}

#[test]
fn what_cannot_be_is_told_at_once() {
    let hall = Hall::open("bot-faults");
    let table = hall.table(true);
    let white = hall.link(&table, "white");
    let forged = white.replace('#', "#x");
    let script = hall.file("bad.uci", "e2e4 e2e5");
    let nobody = "http://127.0.0.1:9/t/01a1de71-5b23-7800-bd8f-7ce7254e0e54#secret";
    for (link, args, code, text) in [
        (
            "https://chess.example/",
            &[][..],
            2,
            "This is no link of a seat.",
        ),
        (
            forged.as_str(),
            &[],
            1,
            "The server says no: This link opens nothing",
        ),
        (nobody, &[], 3, "The server cannot be reached"),
        (
            &white,
            &["--script", &script],
            1,
            "half move 2, \"e2e5\", is no legal move",
        ),
        (&white, &["--speed", "0"], 2, "0 is no speed."),
    ] {
        let mut all = vec!["bot", link];
        all.extend_from_slice(args);
        let output = tuomari(&all).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{said}");
        assert!(said.contains(text), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}

/// What stands in a command can be seen in the list of processes.
#[test]
fn a_link_comes_from_the_environment_or_from_a_file() {
    let hall = Hall::open("bot-link");
    let table = hall.table(true);
    let forged = hall.link(&table, "white").replace('#', "#x");
    let file = hall.file("link", &format!("{forged}\n"));
    let missing = hall.folder.join("missing").display().to_string();
    for (variable, value, text) in [
        ("TUOMARI_BOT_LINK_FILE", file.as_str(), "The server says no"),
        ("TUOMARI_BOT_LINK", &forged, "The server says no"),
        ("TUOMARI_BOT_LINK_FILE", &missing, "missing"),
        ("TUOMARI_BOT_NOTHING", &forged, "This is no link of a seat."),
    ] {
        let output = tuomari(&["bot"]).env(variable, value).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(text), "{variable}: {said}");
    }
}
