//! `tuomari position`.

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json, tuomari};

const MATED: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
const CHECKED: &str = "4k3/8/8/8/8/8/8/R2rK3 w Q - 5 30";
const STALEMATED: &str = "8/8/8/8/8/5k2/5p2/5K2 w - - 160 140";
const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
const IRREGULAR: &str = "PPPPPPPP/8/8/8/8/3kK3/8/8 w - - 0 1";

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
    assert_snapshot!(in_three_languages(&["position", IRREGULAR]));
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
        json(&["position", pinned, "--json", "--lang", "fi"], ""),
        json(&["position", IRREGULAR, "--json"], ""),
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
