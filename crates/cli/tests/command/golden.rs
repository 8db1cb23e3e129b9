//! Records that servers of earlier releases kept, opened by the server of
//! today.
//!
//! For each release `tests/golden` has the file that its server kept, packed,
//! and beside it what people had in their hands: ids and links. In it are a
//! game that is over, a game that goes on after an illegal move nobody has
//! claimed yet, and a competition in its first round. `TUOMARI_GOLDEN=write`
//! makes the one of this version if it is not there; none is written anew.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test may stop where it stands, and reads the files it was given"
)]

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    runtime::Runtime,
    time::{Instant, sleep},
};
use tuomari_bench::node::{Node, ORGANISER, settings};
use tuomari_client::{Answer, ask};

use crate::call::tuomari;

/// The mate that the finished game ended with.
const MATE: [&str; 7] = ["e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"];

/// A table is opened, or a game shows its end, within this time.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that keeps its record in a file.
struct Club {
    runtime: Runtime,
    node: Node,
}

impl Club {
    fn open(file: &Path) -> Club {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .unwrap();
        let settings = settings(file.to_str().unwrap(), "local");
        let program = PathBuf::from(env!("CARGO_BIN_EXE_tuomari"));
        let log = file.with_extension("log");
        let node = runtime.block_on(Node::start(&program, &settings, &log));
        let node = node.unwrap_or_else(|mishap| {
            let said = fs::read_to_string(&log).unwrap_or_default();
            panic!("{}: {mishap}\n{said}", file.display());
        });
        Club { runtime, node }
    }

    /// The answer to a request, which says yes.
    fn ask(&self, method: &str, path: &str, secret: Option<&str>, body: Option<&Value>) -> String {
        let asked = ask(&self.node.address, method, path, secret, body);
        let answer = self.runtime.block_on(asked).unwrap();
        let Answer { status, text, .. } = answer;
        assert!(
            (200..300).contains(&status),
            "{method} {path} {body:?}: {status} {text}"
        );
        text
    }

    fn get(&self, path: &str, secret: Option<&str>) -> Value {
        serde_json::from_str(&self.ask("GET", path, secret, None)).unwrap()
    }

    fn post(&self, path: &str, secret: &str, body: &Value) -> Value {
        serde_json::from_str(&self.ask("POST", path, Some(secret), Some(body))).unwrap()
    }

    /// Somebody acts at a table, by what was known of it.
    fn act(&self, table: &Value, seat: &str, act: &Value) {
        let path = format!("/api/tables/{}/commands", text(&table["table"]));
        self.post(&path, text(&table[seat]), act);
    }

    /// The chief arbiter decides.
    fn decide(&self, competition: &Value, acts: &Value) {
        let id = text(&competition["competition"]);
        let path = format!("/api/competitions/{id}/commands");
        self.post(
            &path,
            text(&competition["chief-arbiter"]),
            &json!({"acts": acts}),
        );
    }

    fn competition(&self, competition: &Value) -> Value {
        let id = text(&competition["competition"]);
        self.get(&format!("/api/competitions/{id}"), None)["view"].clone()
    }

    /// A table that is set up, and the secrets of its seats.
    fn table(&self, kind: &str, control: &str, [white, black]: [&str; 2]) -> Value {
        let asked = json!({
            "rulebook": "fide-2018", "table": kind, "time_control": control,
            "regulations": {"fide-rated": "no"}, "names": {"white": white, "black": black},
        });
        let created = self.post("/api/tables", ORGANISER, &asked);
        let mut known = secrets(&created["links"]);
        known["table"] = created["table"]["table"].clone();
        known
    }

    /// Until the tables of all boards that are played are open.
    fn until_open(&self, competition: &Value, round: usize) {
        let since = Instant::now();
        let view = self.competition(competition);
        for board in view["rounds"][round]["boards"].as_array().unwrap() {
            let path = format!("/api/tables/{}", text(&board["table"]));
            while self.status(&path) != 200 {
                assert!(since.elapsed() < PATIENCE, "{path} is not opened");
                self.runtime.block_on(sleep(Duration::from_millis(50)));
            }
        }
    }

    fn status(&self, path: &str) -> u16 {
        let asked = ask(&self.node.address, "GET", path, None, None);
        self.runtime.block_on(asked).unwrap().status
    }
}

/// A text that must be there.
#[track_caller]
fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}"))
}

/// The secrets of links by their seats.
fn secrets(links: &Value) -> Value {
    let links = links.as_array().unwrap().iter();
    let secret = |link: &Value| (text(&link["seat"]).to_owned(), link["token"].clone());
    links.map(secret).collect()
}

/// An evening that breaks off, and what is known of it outside.
fn evening(club: &Club) -> Value {
    let over = club.table("assisted", "3+2", ["Espoo", "Turku"]);
    club.act(&over, "arbiter", &json!({"act": "start-clock"}));
    for (ply, square) in MATE.iter().enumerate() {
        let seat = ["white", "black"][ply % 2];
        club.act(&over, seat, &json!({"act": "make", "move": square}));
    }

    let goes_on = club.table("strict", "90+30", ["Pori", "Vaasa"]);
    club.act(&goes_on, "arbiter", &json!({"act": "start-clock"}));
    // The bishop passes over a pawn.
    for (seat, squares) in [("white", "e2e4"), ("black", "e7e5"), ("white", "f1h3")] {
        club.act(&goes_on, seat, &json!({"act": "make", "move": squares}));
        club.act(&goes_on, seat, &json!({"act": "press"}));
    }

    let tables = json!({
        "rulebook": "fide-2018", "table": "assisted", "time_control": "90+30",
        "regulations": {"fide-rated": "no"},
    });
    let regulations = json!({"name": "Club evening", "system": "swiss", "rounds": 3});
    let asked = json!({"regulations": regulations, "tables": tables});
    let announced = club.post("/api/competitions", ORGANISER, &asked);
    let mut round = secrets(&announced["links"]);
    round["competition"] = announced["competition"].clone();
    let enter = |town: &str| json!({"act": "enter", "person": {"name": town}});
    let towns = ["Espoo", "Kotka", "Pori", "Vaasa"].map(enter);
    club.decide(&round, &json!(towns));
    let publish = json!([{"act": "pair"}, {"act": "confirm"}, {"act": "publish", "tables": []}]);
    club.decide(&round, &publish);
    club.until_open(&round, 0);
    club.decide(&round, &json!([enter_result(1, 1, "white-wins")]));
    json!({"version": env!("CARGO_PKG_VERSION"), "over": over, "goes-on": goes_on, "round": round})
}

fn enter_result(round: usize, board: usize, outcome: &str) -> Value {
    json!({"act": "enter-result", "round": round, "board": board, "outcome": outcome})
}

/// What was there is there, and goes on.
fn goes_on(club: &Club, known: &Value) {
    let over = text(&known["over"]["table"]);
    let pgn = club.pgn(over);
    let moves = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";
    for part in ["[White \"Espoo\"]", "[Black \"Turku\"]", moves] {
        assert!(pgn.contains(part), "{part} is not in {pgn}");
    }

    // The illegal move stands until it is claimed.
    let game = &known["goes-on"];
    let path = format!("/api/tables/{}", text(&game["table"]));
    let seen = club.get(&path, Some(text(&game["black"])));
    assert_eq!(seen["view"]["to_act"], "black", "{seen}");
    club.act(
        game,
        "black",
        &json!({"act": "claim", "claim": "illegal-move"}),
    );
    club.act(game, "white", &json!({"act": "resign"}));
    let pgn = club.pgn(text(&game["table"]));
    assert!(pgn.contains("[White \"Pori\"]"), "{pgn}");
    assert!(pgn.trim_end().ends_with("0-1"), "{pgn}");

    let round = &known["round"];
    let view = club.competition(round);
    assert_eq!(view["players"].as_array().unwrap().len(), 4, "{view}");
    assert_eq!(
        view["rounds"][0]["boards"][0]["outcome"], "white-wins",
        "{view}"
    );
    let next = json!([
        enter_result(1, 2, "draw"),
        {"act": "close-round"}, {"act": "pair"}, {"act": "confirm"},
        {"act": "publish", "tables": []},
    ]);
    club.decide(round, &next);
    club.until_open(round, 1);
}

impl Club {
    /// A game that is over, as anybody may read it, on one line and without times.
    fn pgn(&self, table: &str) -> String {
        let path = format!("/api/tables/{table}/pgn");
        let since = Instant::now();
        while self.status(&path) != 200 {
            assert!(since.elapsed() < PATIENCE, "{path} does not end");
            self.runtime.block_on(sleep(Duration::from_millis(50)));
        }
        let asked = ask(&self.node.address, "GET", &path, None, None);
        let text = self.runtime.block_on(asked).unwrap().text;
        without_times(&text)
    }
}

/// The tags and moves of a PGN. A comment stands behind each move, and the number
/// is said again before Black's.
fn without_times(pgn: &str) -> String {
    let parts = pgn.split_inclusive(['{', '}']);
    let outside = parts.filter(|part| !part.ends_with('}'));
    let text: String = outside.map(|part| part.trim_end_matches('{')).collect();
    let words = text
        .split_whitespace()
        .filter(|word| !word.ends_with("..."));
    words.collect::<Vec<_>>().join(" ")
}

/// Every entry of every stream is sound.
fn all_is_sound(file: &Path) {
    let args = ["journal", "check", "--json", "--journal"];
    let output = tuomari(&args).arg(file).output().unwrap();
    let said: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(said["broken"], json!([]), "{said}");
    // Two tables, a competition and the boards of two rounds.
    assert!(said["streams"].as_u64().unwrap() >= 7, "{said}");
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A copy of the record that a server keeps of an evening, and what is known.
fn made(folder: &Path) -> (PathBuf, Value) {
    let file = folder.join("evening.db");
    let club = Club::open(&file);
    let known = evening(&club);
    let copy = folder.join("copy.db");
    let mut backup = tuomari(&["backup", "--journal"]);
    let done = backup.arg(&file).arg(&copy).output().unwrap();
    assert!(done.status.success(), "{done:?}");
    (copy, known)
}

fn opened(file: &Path, known: &Value) {
    let club = Club::open(file);
    goes_on(&club, known);
    drop(club);
    all_is_sound(file);
}

#[test]
fn a_record_of_today_is_opened_and_goes_on() {
    let folder = folder("golden-today");
    let (copy, known) = made(&folder);
    opened(&copy, &known);
}

#[test]
fn the_records_of_all_releases_are_opened_and_go_on() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let folder = folder("golden");
    let version = env!("CARGO_PKG_VERSION");
    let newest = golden.join(format!("{version}.db.zst"));
    if !newest.exists() && env::var("TUOMARI_GOLDEN").is_ok_and(|how| how == "write") {
        let (copy, known) = made(&folder);
        fs::create_dir_all(&golden).unwrap();
        let packed = zstd::encode_all(&*fs::read(copy).unwrap(), 19).unwrap();
        fs::write(&newest, packed).unwrap();
        let known = serde_json::to_string_pretty(&known).unwrap() + "\n";
        fs::write(newest.with_extension("").with_extension("json"), known).unwrap();
    }
    assert!(
        newest.exists(),
        "no record of {version} is kept; make it: \
         TUOMARI_GOLDEN=write cargo nextest run -p tuomari -E 'test(golden::)'"
    );
    let files = fs::read_dir(&golden)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    for file in files.filter(|file| file.extension().is_some_and(|end| end == "zst")) {
        let name = file.file_stem().unwrap();
        let copy = folder.join(name);
        let packed = fs::read(&file).unwrap();
        fs::write(&copy, zstd::decode_all(&*packed).unwrap()).unwrap();
        let known = fs::read_to_string(file.with_extension("").with_extension("json"));
        opened(&copy, &serde_json::from_str(&known.unwrap()).unwrap());
    }
}
