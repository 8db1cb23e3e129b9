//! `tuomari eboard` between a LiveChess that is none and a real `tuomari serve`.
#![allow(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "a test may stop where it stands, and waits so long and no longer"
)]

mod strict;

use std::{
    io::{BufRead as _, BufReader},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use serde_json::{Value, json};
use tuomari_bench::organiser::{Table, game};
use tuomari_client::ask;

use crate::{
    bot::Hall,
    call::tuomari,
    livechess::{LiveChess, SERIAL},
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
/// A pawn that went three squares.
const E2E5: &str = "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR";
/// A white pawn is in the air.
const LIFTED: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR";

/// A bridge under way, and the lines it writes.
struct Bridge {
    child: Child,
    lines: Receiver<String>,
    seen: Vec<String>,
}

impl Bridge {
    fn begin(live: &LiveChess, links: &[String], args: &[&str]) -> Bridge {
        let short: &[&str] = if args.contains(&"--settle") {
            &[]
        } else {
            &["--settle", "200"]
        };
        let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
            .arg("eboard")
            .args(short)
            .args(args)
            .arg(live.url())
            .args(links)
            .env("LANG", "C")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (told, heard) = channel();
        let told_too = told.clone();
        let (out, err) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
        let pass = |from: Box<dyn std::io::Read + Send>, to: std::sync::mpsc::Sender<String>| {
            thread::spawn(move || {
                let each = BufReader::new(from).lines().map_while(Result::ok);
                each.map(|line| to.send(line)).all(|sent| sent.is_ok())
            });
        };
        pass(Box::new(out), told);
        pass(Box::new(err), told_too);
        Bridge {
            child,
            lines: heard,
            seen: Vec::new(),
        }
    }

    /// One with `--json`, once board and table agree and the board is followed.
    fn ready(live: &LiveChess, links: &[String]) -> Bridge {
        let mut bridge = Bridge::begin(live, links, &["--json"]);
        bridge.until("agrees");
        bridge
    }

    /// The next line with this in it; what comes before is kept.
    #[track_caller]
    fn line(&mut self, part: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(30));
            let Ok(line) = line else {
                panic!("no {part:?} after {:#?}", self.seen);
            };
            self.seen.push(line.clone());
            if line.contains(part) {
                return line;
            }
        }
    }

    /// The next event of a kind.
    #[track_caller]
    fn until(&mut self, event: &str) -> Value {
        let line = self.line(&format!("\"event\":\"{event}\""));
        serde_json::from_str(&line).unwrap()
    }

    #[track_caller]
    fn moves(&mut self, name: &str) {
        assert_eq!(self.until("move")["move"], name, "{:#?}", self.seen);
    }

    /// How it ended, and all that it said.
    fn end(mut self) -> (Option<i32>, String) {
        let status = self.child.wait().unwrap();
        self.seen.extend(self.lines.iter());
        (status.code(), self.seen.join("\n"))
    }
}

impl Drop for Bridge {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A hall with a table and a board.
struct Room {
    live: LiveChess,
    table: Table,
    hall: Hall,
}

impl Room {
    fn with(hall: Hall, asked: &Value, board: &str) -> Room {
        let table = hall.table_of(asked, asked.get("time_control").is_some());
        let live = LiveChess::with(hall.runtime.handle(), &[(SERIAL, board)]);
        Room { live, table, hall }
    }

    fn open(name: &str, asked: &Value) -> Room {
        Room::with(Hall::open(name), asked, START)
    }

    fn link(&self, seat: &str) -> String {
        self.hall.link(&self.table, seat)
    }

    fn both(&self) -> [String; 2] {
        ["white", "black"].map(|seat| self.link(seat))
    }

    fn bridge(&self) -> Bridge {
        Bridge::ready(&self.live, &self.both())
    }

    /// Somebody does something at the table; what came of it.
    fn does(&self, seat: &str, act: &Value) -> Value {
        let at = &self.hall.node.address;
        let token = self.table.link(seat, at).unwrap().token.unwrap().0;
        let path = format!("/api/tables/{}/commands", self.table.name);
        let asking = ask(at, "POST", &path, Some(&token), Some(act));
        let answer = self.hall.runtime.block_on(asking).unwrap();
        answer
            .json()
            .unwrap_or_else(|refused| panic!("{act}: {refused}"))
    }

    /// What a seat sees.
    fn sees(&self, seat: &str) -> Value {
        let at = &self.hall.node.address;
        let token = self.table.link(seat, at).unwrap().token.unwrap().0;
        let path = format!("/api/tables/{}", self.table.name);
        let asking = ask(at, "GET", &path, Some(&token), None);
        self.hall.runtime.block_on(asking).unwrap().json().unwrap()
    }

    /// The moves so far, as the arbiter sees them.
    fn moves(&self) -> Vec<String> {
        let seen = self.sees("arbiter");
        let moves = seen["view"]["moves"].as_array().unwrap();
        let text = |shown: &Value| shown["text"].as_str().unwrap().to_owned();
        moves.iter().map(text).collect()
    }
}

/// A table of a kind.
fn table(kind: &str) -> Value {
    let mut asked = game("3+2");
    asked["table"] = kind.into();
    asked
}

/// A table that begins with a position.
fn from(kind: &str, fen: &str) -> Value {
    let mut asked = table(kind);
    asked["start"] = json!({"position": "fen", "fen": fen});
    asked
}

/// A silent rulebook.
fn silent(kind: &str) -> Value {
    json!({"rulebook": "fi-blitz-2014", "table": kind, "time_control": "5 min"})
}

/// White mates in three, and every kind of move is in it.
const EVERYTHING: &str = "r3k3/1P4Q1/8/8/3p4/8/4P3/4K2R w K - 0 1";

/// What the board goes through, and the move that is read at the end of it.
const GAME: [(&[&str], &str); 5] = [
    // A pawn, lifted and put down.
    (
        &[
            "r3k3/1P4Q1/8/8/3p4/8/8/4K2R",
            "r3k3/1P4Q1/8/8/3pP3/8/8/4K2R",
        ],
        "e2e4",
    ),
    // In passing: the own pawn first, then the other one.
    (
        &[
            "r3k3/1P4Q1/8/8/4P3/8/8/4K2R",
            "r3k3/1P4Q1/8/8/4P3/4p3/8/4K2R",
            "r3k3/1P4Q1/8/8/8/4p3/8/4K2R",
        ],
        "d4e3",
    ),
    // Castling: the king, then the rook.
    (
        &[
            "r3k3/1P4Q1/8/8/8/4p3/8/7R",
            "r3k3/1P4Q1/8/8/8/4p3/8/6KR",
            "r3k3/1P4Q1/8/8/8/4p3/8/6K1",
            "r3k3/1P4Q1/8/8/8/4p3/8/5RK1",
        ],
        "e1h1",
    ),
    (
        &["r3k3/1P4Q1/8/8/8/8/8/5RK1", "r3k3/1P4Q1/8/8/8/8/4p3/5RK1"],
        "e3e2",
    ),
    // Capture and promotion: the rook goes off, then the pawn, the queen comes.
    (
        &[
            "4k3/1P4Q1/8/8/8/8/4p3/5RK1",
            "4k3/6Q1/8/8/8/8/4p3/5RK1",
            "Q3k3/6Q1/8/8/8/8/4p3/5RK1",
        ],
        "b7a8q",
    ),
];

#[test]
fn a_game_with_every_kind_of_move_is_played_to_its_end() {
    for kind in ["assisted", "wooden"] {
        let hall = Hall::open(&format!("eboard-game-{kind}"));
        let board = EVERYTHING.split(' ').next().unwrap();
        let room = Room::with(hall, &from(kind, EVERYTHING), board);
        let mut bridge = room.bridge();
        for (number, (boards, name)) in GAME.iter().enumerate() {
            room.live.put_all(boards);
            bridge.moves(name);
            if kind == "wooden" && number < 4 {
                // The clock is pressed at the table.
                room.does(["white", "black"][number % 2], &json!({"act": "press"}));
            }
        }
        assert_eq!(bridge.until("over")["cause"], "checkmate");
        let (code, told) = bridge.end();
        assert_eq!(code, Some(0), "{told}");
        assert_eq!(told.matches("\"event\":\"move\"").count(), 5, "{told}");
        assert_eq!(room.moves(), ["e4", "dxe3", "O-O", "e2", "bxa8=Q#"]);
        // The array for the next game is nobody's move.
        room.live.put(START);
    }
}

#[test]
fn at_an_assisted_table_what_is_no_move_is_told_with_its_article_and_not_written() {
    let room = Room::open("eboard-assisted", &table("assisted"));
    let mut bridge = room.bridge();
    let before = room.sees("white")["version"].clone();
    room.live.put(E2E5);
    let told = bridge.until("illegal");
    assert_eq!(told["why"], "pawn-movement");
    assert_eq!(told["article"], "fide-2018/3.7.1");
    assert_eq!(told["squares"], json!(["e2", "e5"]));
    assert_eq!(room.sees("white")["version"], before);
    assert_eq!(room.moves(), [""; 0]);
    // Put right with the same pawn.
    room.live.put(E4);
    bridge.moves("e2e4");
    assert_eq!(room.moves(), ["e4"]);
}

#[test]
fn people_are_told_in_their_language_what_to_do() {
    let room = Room::open("eboard-languages", &table("assisted"));
    for (lang, agrees, illegal) in [
        (
            "en",
            "Board and table agree",
            "(fide-2018/3.7.1) Nothing was written",
        ),
        (
            "fi",
            "Laudalla ja pöydässä on sama asema",
            "(fide-2018/3.7.1) Mitään ei kirjattu",
        ),
        (
            "sv",
            "Bräde och bord stämmer överens",
            "(fide-2018/3.7.1) Inget antecknades",
        ),
    ] {
        room.live.put(START);
        let mut bridge = Bridge::begin(&room.live, &room.both(), &["--lang", lang]);
        bridge.line(agrees);
        room.live.put(E2E5);
        bridge.line(illegal);
    }
}

#[test]
fn a_silent_rulebook_keeps_the_bridge_silent() {
    for kind in ["strict", "wooden"] {
        let room = Room::open(&format!("eboard-silent-{kind}"), &silent(kind));
        let mut bridge = room.bridge();
        // Another one looks at the same board and waits longer, for a table at
        // which legality is spoken of.
        let open = room.hall.table_of(&table("wooden"), true);
        let links = ["white", "black"].map(|seat| room.hall.link(&open, seat));
        let mut other = Bridge::begin(&room.live, &links, &["--json", "--settle", "800"]);
        other.until("agrees");
        room.live.put(E2E5);
        other.until("illegal");
        if kind == "strict" {
            bridge.until("handed");
            room.does("white", &json!({"act": "press"}));
            room.does("black", &json!({"act": "claim", "claim": "illegal-move"}));
            let (code, told) = bridge.end();
            // One illegal move loses there.
            assert_eq!(code, Some(0), "{told}");
            for word in [
                "illegal\"",
                "article\":\"fi-blitz-2014/6",
                "\"why\"",
                "differs",
            ] {
                assert!(!told.contains(word), "{word}: {told}");
            }
        } else {
            room.live.put(E4);
            bridge.moves("e2e4");
            assert!(
                !bridge.seen.concat().contains("illegal"),
                "{:?}",
                bridge.seen
            );
        }
    }
}

#[test]
fn a_piece_in_the_air_is_waited_for_and_told_after_long() {
    let room = Room::open("eboard-air", &table("strict"));
    let mut bridge = room.bridge();
    let before = room.sees("white")["version"].clone();
    room.live.put(LIFTED);
    assert_eq!(bridge.until("in-the-air")["squares"], json!(["e2"]));
    assert_eq!(room.sees("white")["version"], before);
    room.live.put(START);
    bridge.until("agrees");
    assert_eq!(room.sees("white")["version"], before);
}

#[test]
fn livechess_dies_in_mid_game_and_nothing_is_lost_or_doubled() {
    let mut room = Room::open("eboard-livechess-dies", &table("assisted"));
    let mut bridge = room.bridge();
    room.live.put(E4);
    bridge.moves("e2e4");
    room.live.die();
    bridge.until("livechess-lost");
    // Black moves, and White after him, while nobody looks.
    let nf3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    room.live.put(nf3);
    room.live.begin();
    bridge.until("board");
    bridge.moves("e7e5");
    bridge.moves("g1f3");
    // What the feed forgot is in the list.
    room.live
        .put_silently("rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    bridge.moves("d7d6");
    assert_eq!(room.moves(), ["e4", "e5", "Nf3", "d6"]);
    assert_eq!(room.live.followed(), [SERIAL, SERIAL]);
}

#[test]
fn the_server_dies_in_mid_game_and_nothing_is_lost_or_doubled() {
    let mut room = Room::with(
        Hall::lasting("eboard-server-dies"),
        &table("assisted"),
        START,
    );
    let mut bridge = room.bridge();
    room.live.put(E4);
    bridge.moves("e2e4");
    room.hall.node.kill().unwrap();
    bridge.until("table-lost");
    room.live.put(E5);
    let restarting = room.hall.node.restart();
    room.hall.runtime.block_on(restarting).unwrap();
    bridge.moves("e7e5");
    assert_eq!(room.moves(), ["e4", "e5"]);
}

#[test]
fn nonsense_and_floods_are_survived() {
    let room = Room::open("eboard-nonsense", &table("assisted"));
    let mut bridge = room.bridge();
    for text in [
        "",
        "[]",
        "null",
        "{\"response\":\"feed\",\"id\":1,\"param\":17}",
        "{\"response\":\"feed\",\"id\":1,\"param\":{\"serialnr\":\"15957\",\"board\":\"9/x\"}}",
        "{\"response\":\"feed\",\"id\":1,\"param\":{\"serialnr\":\"15957\",\"board\":\"8/8\"}}",
        "{\"response\":\"feed\",\"id\":1,\"param\":{\"serialnr\":\"15957\",\"board\":null}}",
        "{\"response\":\"call\",\"id\":99999,\"param\":[1,{\"serialnr\":[]}]}",
        "\u{1b}[31m{\"response\":\"what\"}",
    ] {
        room.live.say(text);
    }
    // Of another board, and of another feed.
    let other = |id: u32, serial: &str| json!({"response": "feed", "id": id, "param": {"serialnr": serial, "board": E2E5}});
    room.live.say(&other(1, "1").to_string());
    room.live.say(&other(2, SERIAL).to_string());
    bridge.until("not-understood");
    room.live.put(E4);
    bridge.moves("e2e4");
    for _ in 0..2_000 {
        room.live.put_all(&[START, E4]);
    }
    room.live.put(E5);
    bridge.moves("e7e5");
    // Larger than any hall: the connection is given up and made again.
    room.live.say(&format!("\"{}\"", "x".repeat(300_000)));
    bridge.until("livechess-lost");
    bridge.until("board");
    room.live
        .put("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    bridge.moves("g1f3");
    assert_eq!(room.moves(), ["e4", "e5", "Nf3"]);
}

#[test]
fn one_who_speaks_nonsense_only_is_left_and_tried_again() {
    let room = Room::open("eboard-only-nonsense", &table("assisted"));
    let mut bridge = room.bridge();
    for _ in 0..600 {
        room.live.say("?");
    }
    bridge.until("livechess-lost");
    bridge.until("board");
    room.live.put(E4);
    bridge.moves("e2e4");
}

#[test]
fn the_board_is_named_where_there_are_several() {
    let room = Room::open("eboard-boards", &table("assisted"));
    let live = LiveChess::with(
        room.hall.runtime.handle(),
        &[("101", START), (SERIAL, START), ("103", START)],
    );
    let call = |args: &[&str]| {
        let bridge = Bridge::begin(&live, &room.both(), args);
        bridge.end()
    };
    let (code, told) = call(&[]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("several boards: 101, 15957, 103."), "{told}");
    assert!(told.contains("--board"), "{told}");
    let (code, told) = call(&["--board", "7"]);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("no board 7"), "{told}");
    let mut bridge = Bridge::begin(&live, &room.both(), &["--json", "--board", SERIAL]);
    assert_eq!(bridge.until("board")["serial"], SERIAL);
    bridge.until("agrees");
    live.put(E4);
    bridge.moves("e2e4");
    assert_eq!(live.followed(), [SERIAL]);
}

#[test]
fn a_board_that_is_switched_off_is_waited_for() {
    let room = Room::open("eboard-off", &table("assisted"));
    let mut bridge = room.bridge();
    room.live.set_state("NOTRESPONDING");
    assert_eq!(bridge.until("board-state")["state"], "NOTRESPONDING");
    room.live.put_silently(E4);
    room.live.set_state("ACTIVE");
    bridge.moves("e2e4");
}

#[test]
fn a_board_that_differs_from_the_table_is_told_and_waited_for() {
    let room = Room::open("eboard-differs", &table("assisted"));
    room.does("white", &json!({"act": "make", "move": "e2e4"}));
    let before = room.sees("white")["version"].clone();
    let mut bridge = Bridge::begin(&room.live, &room.both(), &["--json"]);
    assert_eq!(bridge.until("differs")["squares"], json!(["e2", "e4"]));
    // Black's move alone does not make them agree.
    room.live
        .put("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR");
    bridge.until("differs");
    assert_eq!(room.sees("white")["version"], before);
    room.live.put(E4);
    bridge.until("agrees");
    room.live.put(E5);
    bridge.moves("e7e5");
    assert_eq!(room.moves(), ["e4", "e5"]);
}

#[test]
fn a_board_turned_round_is_noticed() {
    let turned = "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr";
    let hall = Hall::open("eboard-turned");
    let room = Room::with(hall, &table("assisted"), turned);
    let mut bridge = Bridge::begin(&room.live, &room.both(), &["--json"]);
    bridge.until("turned-round");
    bridge.until("agrees");
    room.live
        .put("RNBKQBNR/PPP1PPPP/8/3P4/8/8/pppppppp/rnbkqbnr");
    bridge.moves("e2e4");
    drop(bridge);
    // Said beforehand, it is so.
    room.live
        .put("RNBKQBNR/PPP1PPPP/8/3P4/8/8/pppppppp/rnbkqbnr");
    let mut bridge = Bridge::begin(&room.live, &room.both(), &["--json", "--flipped"]);
    bridge.until("agrees");
    room.live
        .put("RNBKQBNR/PPP1PPPP/8/3P4/3p4/8/ppp1pppp/rnbkqbnr");
    bridge.moves("e7e5");
}

#[test]
fn one_player_at_the_board_plays_another_at_a_screen() {
    let room = Room::open("eboard-one", &table("assisted"));
    let mut bridge = Bridge::ready(&room.live, &[room.link("white")]);
    room.live.put(E4);
    bridge.moves("e2e4");
    room.does("black", &json!({"act": "make", "move": "e7e5"}));
    // White carries it out on his board.
    assert_eq!(bridge.until("differs")["squares"], json!(["e5", "e7"]));
    room.live.put(E5);
    bridge.until("agrees");
    room.live
        .put("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    bridge.moves("g1f3");
    assert_eq!(room.moves(), ["e4", "e5", "Nf3"]);
}

#[test]
fn at_a_wooden_table_the_press_may_come_before_the_board_is_read() {
    let room = Room::open("eboard-wooden", &table("wooden"));
    let mut bridge = room.bridge();
    room.does("white", &json!({"act": "press"}));
    room.live.put(E4);
    bridge.moves("e2e4");
    // What is no move is told, and is for the players.
    let d7d4 = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR";
    room.live.put(d7d4);
    assert_eq!(bridge.until("illegal")["why"], "pawn-movement");
    assert_eq!(room.moves(), ["e4"]);
    room.live.put(E4);
    bridge.until("agrees");
    room.live.put(E5);
    bridge.moves("e7e5");
    assert_eq!(room.moves(), ["e4", "e5"]);
}

#[test]
fn a_game_that_ends_at_the_table_ends_the_bridge() {
    let room = Room::open("eboard-resigned", &table("assisted"));
    let mut bridge = room.bridge();
    // Kings in the centre say nothing.
    room.live
        .put("rnbq1bnr/pppppppp/8/3k4/4K3/8/PPPPPPPP/RNBQ1BNR");
    bridge.until("differs");
    room.does("black", &json!({"act": "resign"}));
    let over = bridge.until("over");
    assert_eq!(
        (&over["cause"], &over["of"]),
        (&json!("resignation"), &json!("black"))
    );
    let (code, told) = bridge.end();
    assert_eq!(code, Some(0), "{told}");
    assert!(!told.contains("\"event\":\"move\""), "{told}");
}

#[test]
fn a_stopped_clock_is_waited_for() {
    let room = Room::open("eboard-stopped", &table("strict"));
    let mut bridge = room.bridge();
    room.does("arbiter", &json!({"act": "stop-clock"}));
    room.live.put(E4);
    assert_eq!(bridge.until("waits")["color"], "white");
    room.does("arbiter", &json!({"act": "resume"}));
    bridge.until("handed");
    assert_eq!(room.sees("arbiter")["view"]["board"]["e4"], "P");
}

#[cfg(unix)]
#[test]
fn it_ends_when_it_is_asked_to() {
    let room = Room::open("eboard-ends", &table("assisted"));
    let nobody = LiveChess::with(room.hall.runtime.handle(), &[]);
    for (live, said) in [(&room.live, "agrees"), (&nobody, "no-board")] {
        let mut bridge = Bridge::begin(live, &room.both(), &["--json"]);
        bridge.until(said);
        let pid = bridge.child.id().to_string();
        let status = Command::new("kill").args(["-INT", &pid]).status().unwrap();
        assert!(status.success());
        let (code, told) = bridge.end();
        assert_eq!(code, Some(130), "{told}");
    }
}

#[test]
fn what_cannot_be_is_told_at_once() {
    let room = Room::open("eboard-faults", &table("assisted"));
    let other = room.hall.table_of(&table("assisted"), false);
    let [white, black] = room.both();
    let elsewhere = room.hall.link(&other, "black");
    let (arbiter, url) = (room.link("arbiter"), room.live.url());
    let forged = white.replace('#', "#x");
    for (args, code, text) in [
        (
            &["ws:localhost", white.as_str()][..],
            2,
            "is no address of LiveChess",
        ),
        (
            &["http://localhost:1982", &white],
            2,
            "is no address of LiveChess",
        ),
        (
            &[&url, "https://chess.example/"],
            2,
            "This is no link of a seat.",
        ),
        (&[&url], 2, "This is no link of a seat."),
        (&[&url, &arbiter], 2, "This link is not a player's."),
        (
            &[&url, &white, &white],
            2,
            "not the links of the two players",
        ),
        (
            &[&url, &white, &elsewhere],
            2,
            "not the links of the two players",
        ),
        (&[&url, &forged, &black], 1, "The server says no"),
        (
            &[&url, "http://127.0.0.1:9/t/x#s"],
            3,
            "The server cannot be reached",
        ),
    ] {
        let all = [&["eboard"], args].concat();
        let output = tuomari(&all).output().unwrap();
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
        assert!(said.contains(text), "{args:?}: {said}");
        let secret = white.split_once('#').unwrap().1;
        assert!(!said.contains(secret), "{said}");
    }
}

/// What stands in a command can be seen in the list of processes.
#[test]
fn links_come_from_the_environment_or_from_the_standard_input() {
    let room = Room::open("eboard-links", &table("assisted"));
    let links = room.both().join("\n");
    let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["eboard", "--json", &room.live.url()])
        .env("TUOMARI_EBOARD_LINK", &links)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut told = BufReader::new(child.stdout.take().unwrap());
    let mut seated = 0;
    while seated < 2 {
        let mut line = String::new();
        assert!(told.read_line(&mut line).unwrap() > 0);
        seated += usize::from(line.contains("seated"));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let output = tuomari(&["eboard", &room.live.url(), "-"])
        .write_stdin(format!("{}\n", room.link("arbiter")))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("not a player's"), "{said}");
}
