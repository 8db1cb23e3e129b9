//! `tuomari position`.

use insta::assert_snapshot;
use serde_json::Value;
use tuomari_board::{Color, Move, Position};

use crate::call::{self, all, json, tuomari, without_lines};

const MATED: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
const CHECKED: &str = "4k3/8/8/8/8/8/8/R2rK3 w Q - 5 30";
const STALEMATED: &str = "8/8/8/8/8/5k2/5p2/5K2 w - - 160 140";
const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
const IRREGULAR: &str = "PPPPPPPP/8/8/8/8/3kK3/8/8 w - - 0 1";

/// What a call prints, whatever the mates it found.
fn call(args: &[&str]) -> String {
    without_lines(&call::call(args))
}

/// The same in three languages.
fn in_three_languages(args: &[&str]) -> String {
    without_lines(&call::in_three_languages(args))
}

/// The situation for programs, and the mating lines taken out of it.
fn situation(args: &[&str]) -> (String, [Option<Value>; 2]) {
    let printed = json(args, "");
    let (line, object) = printed.split_once('\n').expect("a call and its answer");
    let mut object: Value = serde_json::from_str(object).expect("it is JSON");
    let lines = ["/mating/white/line", "/mating/black/line"]
        .map(|place| object.pointer_mut(place).map(Value::take));
    (format!("{line}\n{object:#}"), lines)
}

#[test]
fn the_array() {
    assert_snapshot!(in_three_languages(&["position", "startpos"]));
}

#[test]
fn figurines_for_those_who_ask() {
    assert_snapshot!(call(&["position", "startpos", "--board", "unicode"]));
}

#[test]
fn a_check() {
    assert_snapshot!(in_three_languages(&["position", CHECKED]));
}

#[test]
fn a_mate() {
    assert_snapshot!(in_three_languages(&["position", MATED]));
}

#[test]
fn a_stalemate() {
    assert_snapshot!(in_three_languages(&["position", STALEMATED]));
}

#[test]
fn an_irregular_position() {
    // With a limit of positions the answer does not depend on the machine.
    let limited = ["position", IRREGULAR, "--limit-positions", "500"];
    assert_snapshot!(in_three_languages(&limited));
}

#[test]
fn fifty_moves_by_each_player() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 100 90";
    assert_snapshot!(in_three_languages(&["position", fen]));
}

#[test]
fn seventy_five_moves_by_each_player() {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 150 90";
    assert_snapshot!(in_three_languages(&["position", fen]));
}

#[test]
fn an_en_passant_capture() {
    assert_snapshot!(in_three_languages(&["position", EN_PASSANT]));
}

#[test]
fn a_fen_may_come_in_several_words() {
    let words = ["position"].into_iter().chain(EN_PASSANT.split(' '));
    let words: Vec<&str> = words.collect();
    let answer = |text: &str| text.split_once('\n').unwrap().1.to_owned();
    let one = call(&["position", EN_PASSANT]);
    assert_eq!(answer(&one), answer(&call(&words)));
}

#[test]
fn contradictions_are_left_out_and_noted() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w KQkq e6 1 60";
    assert_snapshot!(in_three_languages(&["position", fen]));
    let answer = json(&["position", fen, "--json", "--lang", "sv"], "");
    assert!(answer.contains("\"id\": \"castling-right\""), "{answer}");
}

#[test]
fn what_is_no_position_is_refused() {
    assert_snapshot!(in_three_languages(&["position", "PPPPPPPP/8/8/8/"]));
}

#[test]
fn what_is_no_position_is_refused_in_json() {
    assert_snapshot!(json(&["position", "8/8/8/8/8/8/8/8 x", "--json"], ""));
}

#[test]
fn json_for_programs() {
    let pinned = "4k3/4r3/8/8/8/8/P3B3/4K2R w K - 3 9";
    assert_snapshot!(all(&[
        situation(&["position", pinned, "--json", "--lang", "fi"]).0,
        situation(&["position", IRREGULAR, "--limit-positions", "500", "--json"]).0,
    ]));
}

#[test]
fn the_environment_chooses_the_language() {
    let printed = |name: &str, value: &str| {
        let mut command = tuomari(&["position", "startpos"]);
        let output = command.env(name, value).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(printed("LANG", "fi_FI.UTF-8").contains("siirtovuoro"));
    assert!(printed("LC_ALL", "sv_FI").contains("vid draget"));
    assert!(printed("LANG", "de_DE").contains("White to move"));
}

#[test]
fn who_can_still_mate() {
    // White has pawns that are stuck, and Black has a knight.
    let walled = "8/8/4k1p1/p1p2pPp/PpP2P1P/1P2K3/8/8 b - - 9 54";
    let knight = "7k/7p/8/8/4N3/8/8/6K1 b - - 1 1";
    let bare = "4k3/8/8/8/8/8/1q6/3K4 b - - 1 1";
    assert_snapshot!(all(
        &[walled, knight, bare].map(|fen| in_three_languages(&["position", fen]))
    ));
    let nothing = ["position", knight, "--limit-positions", "0", "--json"];
    let (answer, _) = situation(&nothing);
    assert!(answer.contains("\"answer\""), "{answer}");
}

#[test]
fn the_line_that_is_shown_mates() {
    for fen in [
        "startpos",
        "7k/7p/8/8/4N3/8/8/6K1 b - - 1 1",
        CHECKED,
        MATED,
    ] {
        let (_, lines) = situation(&["position", fen, "--json"]);
        for (side, line) in Color::ALL.into_iter().zip(lines) {
            let Some(Value::Array(line)) = line else {
                continue;
            };
            let mut now = if fen == "startpos" {
                Position::default()
            } else {
                Position::from_fen(fen).unwrap()
            };
            for uci in line {
                let uci = uci.as_str().unwrap();
                let m = legal_move(&now, uci).unwrap_or_else(|| panic!("{uci} in {fen}"));
                now.play(m).unwrap();
            }
            assert!(now.is_checkmate() && now.turn() != side, "{fen}");
        }
    }
    let (_, [white, black]) = situation(&["position", "startpos", "--json"]);
    assert!(
        white.is_some() && black.is_some(),
        "both can mate in the array"
    );
}

/// The move of the given squares.
fn legal_move(position: &Position, uci: &str) -> Option<Move> {
    let written = |m: &Move| {
        let to = position.castle(*m).map_or(m.to(), |castle| castle.king_to);
        let promotion = m.promotion().map(|role| role.char().to_string());
        Some(format!(
            "{}{to}{}",
            m.from()?,
            promotion.unwrap_or_default()
        ))
    };
    let moves = position.legal_moves();
    let found = moves.iter().find(|m| written(m).as_deref() == Some(uci));
    found.copied()
}
