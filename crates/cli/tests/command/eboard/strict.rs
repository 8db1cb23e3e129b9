//! What a board tells a strict table.

use serde_json::{Value, json};

use super::{Bridge, E2E5, E4, E5, EVERYTHING, GAME, LIFTED, Room, START, from, silent, table};
use crate::bot::Hall;

/// A silent rulebook, from a position on.
fn silent_from(kind: &str, fen: &str) -> Value {
    let mut asked = silent(kind);
    asked["start"] = json!({"position": "fen", "fen": fen});
    asked
}

#[test]
fn the_same_game_at_a_strict_table_is_handed_over_without_a_word_on_legality() {
    let hall = Hall::open("eboard-game-strict");
    let board = EVERYTHING.split(' ').next().unwrap();
    let room = Room::with(hall, &from("strict", EVERYTHING), board);
    let mut bridge = room.bridge();
    for (number, (boards, _)) in GAME.iter().enumerate() {
        room.live.put_all(boards);
        bridge.until("handed");
        if number < 4 {
            room.does(["white", "black"][number % 2], &json!({"act": "press"}));
        }
    }
    assert_eq!(bridge.until("over")["cause"], "checkmate");
    let (code, told) = bridge.end();
    assert_eq!(code, Some(0), "{told}");
    for word in ["\"move\"", "\"why\"", "illegal"] {
        assert!(!told.contains(word), "{word}: {told}");
    }
    assert_eq!(room.moves(), ["e4", "dxe3", "O-O", "e2", "bxa8=Q#"]);
}

/// Between the two steps in which it is handed over stands what a legal move
/// would leave.
#[test]
fn an_illegal_move_with_two_pieces_is_its_players_at_a_silent_strict_table() {
    let d4_and_e4 = "rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR";
    let start = format!("{START} w KQkq - 0 1");
    let and_lifted = "rnbqkbnr/pppp1ppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR";
    for (name, fen, left, squares, (lifted, square)) in [
        (
            "castling",
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "4kr2/8/8/8/8/8/8/5RK1",
            ["e1", "f1", "g1", "h1"],
            ("5r2/8/8/8/8/8/8/5RK1", "e8"),
        ),
        (
            "pawns",
            start.as_str(),
            d4_and_e4,
            ["d2", "e2", "d4", "e4"],
            (and_lifted, "e7"),
        ),
    ] {
        let hall = Hall::open(&format!("eboard-two-{name}"));
        let board = fen.split(' ').next().unwrap();
        let room = Room::with(hall, &silent_from("strict", fen), board);
        let mut bridge = room.bridge();
        room.live.put(left);
        let told = bridge.until("handed");
        assert_eq!(told["color"], "white", "{told}");
        assert_eq!(told["squares"], json!(squares));
        room.does("white", &json!({"act": "press"}));
        // It is Black's turn now, and nothing on the board is his doing.
        room.live.put(lifted);
        assert_eq!(bridge.until("in-the-air")["squares"], json!([square]));
        room.does("black", &json!({"act": "claim", "claim": "illegal-move"}));
        let over = bridge.until("over");
        assert_eq!(
            (&over["cause"], &over["of"]),
            (&json!("illegal-move"), &json!("white")),
            "{over}"
        );
        let (code, told) = bridge.end();
        assert_eq!(code, Some(0), "{told}");
        assert_eq!(told.matches("\"handed\"").count(), 1, "{told}");
        for word in ["refused", "differs", "waits"] {
            assert!(!told.contains(word), "{word}: {told}");
        }
    }
}

#[test]
fn castling_is_played_at_a_silent_strict_table() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let hall = Hall::open("eboard-silent-castling");
    let board = "4k3/8/8/8/8/8/8/4K2R";
    let room = Room::with(hall, &silent_from("strict", fen), board);
    let mut bridge = room.bridge();
    room.live.put("4k3/8/8/8/8/8/8/5RK1");
    bridge.until("handed");
    room.does("white", &json!({"act": "press"}));
    room.live.put("8/4k3/8/8/8/8/8/5RK1");
    assert_eq!(bridge.until("handed")["color"], "black");
    room.does("black", &json!({"act": "press"}));
    assert_eq!(room.moves(), ["O-O", "Ke7"]);
}

#[test]
fn what_happens_to_the_opponents_pieces_is_not_told_in_the_movers_name() {
    let room = Room::open("eboard-others", &table("strict"));
    let mut bridge = room.bridge();
    let before = room.sees("white")["version"].clone();
    // A sleeve moves Black's pawn in White's turn.
    room.live
        .put("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(bridge.until("differs")["squares"], json!(["e5", "e7"]));
    room.live.put(START);
    bridge.until("agrees");
    assert_eq!(room.sees("white")["version"], before);
    // White moves, and Black lifts his pawn at once and thinks.
    room.live
        .put("rnbqkbnr/pppp1ppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    let told = bridge.until("handed");
    assert_eq!(told["color"], "white", "{told}");
    assert_eq!(told["squares"], json!(["e2", "e4"]));
    assert_eq!(bridge.until("in-the-air")["squares"], json!(["e7"]));
    room.does("white", &json!({"act": "press"}));
    room.live.put(E5);
    let told = bridge.until("handed");
    assert_eq!(told["color"], "black", "{told}");
    room.does("black", &json!({"act": "press"}));
    // White lets a pawn go, and goes on with it.
    let d3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/3P4/PPP2PPP/RNBQKBNR";
    room.live.put(d3);
    bridge.until("handed");
    let before = room.sees("white")["version"].clone();
    room.live
        .put("rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR");
    assert_eq!(bridge.until("differs")["squares"], json!(["d3", "d4"]));
    room.live.put(d3);
    bridge.until("agrees");
    assert_eq!(room.sees("white")["version"], before);
    room.does("white", &json!({"act": "press"}));
    assert_eq!(room.moves(), ["e4", "e5", "d3"]);
}

#[test]
fn at_a_strict_table_what_is_no_move_stands_and_can_be_claimed() {
    let room = Room::open("eboard-strict", &table("strict"));
    let mut bridge = room.bridge();
    room.live.put(E2E5);
    assert_eq!(bridge.until("handed")["squares"], json!(["e2", "e5"]));
    let seen = room.sees("black");
    assert_eq!(seen["view"]["board"]["e5"], "P", "{seen}");
    assert_eq!(seen["view"]["board"].get("e2"), None, "{seen}");
    room.does("white", &json!({"act": "press"}));
    room.does("black", &json!({"act": "claim", "claim": "illegal-move"}));
    let seen = room.sees("black");
    assert_eq!(seen["view"]["illegal_moves"]["white"], 1, "{seen}");
    // The table has put it back; the players do, and play on.
    assert_eq!(bridge.until("differs")["squares"], json!(["e2", "e5"]));
    room.live.put(START);
    bridge.until("agrees");
    room.live.put(E4);
    bridge.until("handed");
    room.does("white", &json!({"act": "press"}));
    room.live.put(E5);
    bridge.until("handed");
    assert_eq!(room.moves(), ["e4", "e5"]);
}

#[test]
fn at_a_strict_table_what_was_left_may_be_put_right_before_the_press() {
    let room = Room::open("eboard-strict-right", &table("strict"));
    let mut bridge = room.bridge();
    room.live.put(E2E5);
    bridge.until("handed");
    room.live.put(E4);
    bridge.until("handed");
    room.does("white", &json!({"act": "press"}));
    let seen = room.sees("arbiter");
    assert_eq!(seen["view"].get("illegal_moves"), None, "{seen}");
    assert_eq!(room.moves(), ["e4"]);
}

#[test]
fn castling_that_began_with_the_rook_can_be_claimed_at_a_strict_table() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let hall = Hall::open("eboard-rook-first");
    let room = Room::with(hall, &from("strict", fen), "4k3/8/8/8/8/8/8/4K2R");
    let mut bridge = room.bridge();
    room.live.put_all(&[
        "4k3/8/8/8/8/8/8/4K3",
        "4k3/8/8/8/8/8/8/8",
        "4k3/8/8/8/8/8/8/5RK1",
    ]);
    bridge.until("handed");
    room.does("white", &json!({"act": "press"}));
    room.does("black", &json!({"act": "claim", "claim": "touch-move"}));
    let seen = room.sees("black");
    let announced = seen["view"]["announced"].to_string();
    assert!(announced.contains("touch-move"), "{announced}");
    assert!(seen["view"]["board"].get("g1").is_none(), "{seen}");
}

#[test]
fn hands_over_the_board_and_pieces_put_straight_are_no_acts() {
    let room = Room::open("eboard-noise", &table("strict"));
    let before = room.sees("white")["version"].as_u64().unwrap();
    let nudged = "rnbqkbnr/pppppppp/8/8/8/3P4/PPP1PPPP/RNBQKBNR";
    let knocked = "rnbqkbnr/pppppppp/8/8/8/P1PP1P2/1P2P1PP/RNBQKBNR";
    let mut bridge = room.bridge();
    // Each stands until it is told, which is longer than a move has to.
    for (noise, told) in [
        (LIFTED, "in-the-air"),
        (knocked, "differs"),
        ("8/8/8/8/8/8/8/8", "in-the-air"),
    ] {
        room.live.put(noise);
        bridge.until(told);
        room.live.put(START);
        bridge.until("agrees");
    }
    drop(bridge);
    assert_eq!(room.sees("white")["version"], before);
    let mut bridge = Bridge::begin(&room.live, &room.both(), &["--json", "--settle", "4000"]);
    bridge.until("agrees");
    // Another one that waits for longer than the quarter of that tells when it
    // has stood so long, to a table at which legality is spoken of.
    let open = room.hall.table_of(&table("wooden"), true);
    let links = ["white", "black"].map(|seat| room.hall.link(&open, seat));
    let mut other = Bridge::begin(&room.live, &links, &["--json", "--settle", "1200"]);
    other.until("agrees");
    room.live.put_all(&[nudged, START]);
    room.live.put(E2E5);
    other.until("illegal");
    room.live.put(START);
    other.until("agrees");
    drop(other);
    // All of it has been read once this is told.
    room.live.put(knocked);
    bridge.until("differs");
    room.live.put(START);
    bridge.until("agrees");
    assert_eq!(room.sees("white")["version"], before);
    // A slide over three squares is one move.
    let slid = "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR";
    room.live.put_all(&[LIFTED, slid, E2E5, slid, E4]);
    bridge.until("handed");
    assert_eq!(bridge.seen.concat().matches("handed").count(), 1);
    let seen = room.sees("arbiter");
    assert_eq!(seen["version"], before + 1, "{seen}");
    assert_eq!(room.moves(), ["e4"]);
}
