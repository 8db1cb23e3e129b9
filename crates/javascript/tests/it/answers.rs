//! Questions with their answers, and questions that cannot be answered.

use serde_json::{Value, json};
use tuomari_javascript as core;

type Door = fn(&str) -> Result<String, String>;

#[track_caller]
fn ask(door: Door, question: &Value) -> Value {
    serde_json::from_str(&door(&question.to_string()).unwrap()).unwrap()
}

#[track_caller]
fn check_refused(door: Door, question: &Value, expected: &str) {
    let problem: Value = serde_json::from_str(&door(&question.to_string()).unwrap_err()).unwrap();
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains(expected), "{detail}");
}

#[test]
fn an_answer_about_mating_brings_its_evidence() {
    let question = json!({"fen": "8/8/8/8/8/5K2/3Q4/1qk5 b - - 4 63", "side": "white"});
    assert_eq!(ask(core::can_mate, &question)["answer"], "cannot");
    let question = json!({"fen": "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "side": "black"});
    let answer = ask(core::can_mate, &question);
    assert_eq!(answer["answer"], "can");
    let shown = answer["text"].as_str().unwrap();
    assert!(shown.starts_with("1. K") && shown.ends_with('#'), "{shown}");
}

#[test]
fn moves_are_judged_by_the_rulebook_that_is_named() {
    let mut question = json!({"fen": "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "move": "e2d3"});
    let answer = ask(core::judge, &question);
    assert_eq!(answer["reason"], "king-exposed");
    assert_eq!(answer["text"], "The king would be exposed to check.");
    for rulebook in ["fide-2014", "fide-2018", "fide-2023", "fi-blitz-2014"] {
        question["rulebook"] = rulebook.into();
        let answer = ask(core::judge, &question);
        assert!(
            !answer["articles"].as_array().unwrap().is_empty(),
            "{rulebook}"
        );
    }
}

#[test]
fn what_cannot_be_read_says_what_to_write() {
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    check_refused(
        core::can_mate,
        &json!({"fen": "8/8", "side": "white"}),
        "eight ranks",
    );
    check_refused(core::can_mate, &json!({"fen": fen}), "side");
    check_refused(
        core::legal_moves,
        &json!({"fen": fen, "language": "tlh"}),
        "write one of fi",
    );
    check_refused(
        core::legal_moves,
        &json!({"fen": fen, "size": 3}),
        "language",
    );
    check_refused(
        core::judge,
        &json!({"fen": fen}),
        "give either move or board",
    );
    check_refused(
        core::judge,
        &json!({"fen": fen, "move": "castles"}),
        "write g1f3",
    );
    check_refused(
        core::judge,
        &json!({"fen": fen, "board": "8/8"}),
        "eight ranks",
    );
    check_refused(
        core::write_move,
        &json!({"fen": fen, "move": "h1a8"}),
        "A rook moves along",
    );
    check_refused(
        core::article,
        &json!({"article": "fide-1929/1"}),
        "fide-2018/7.5.5",
    );
    check_refused(
        core::articles,
        &json!({"rulebook": "fide-1929"}),
        "write one of",
    );
    check_refused(
        core::time_control,
        &json!({"text": "soon"}),
        "write 90/40+30",
    );
    check_refused(core::pair, &json!({}), "give either a TRF or players");
    check_refused(
        core::pair,
        &json!({"trf": "", "rounds": 3}),
        "records 142 and 260",
    );
    check_refused(
        core::read_game,
        &json!({"text": "1. e4 e5 2. Nf6"}),
        "move 2 of White",
    );
}

#[test]
fn a_game_legal_in_two_ways_is_not_guessed() {
    // A rook in English, a knight in Finnish; both are legal here.
    let start = "4k3/8/8/8/8/8/R7/1N2K3 w - - 0 1";
    let question = json!({"start": start, "text": "1. Ra3"});
    check_refused(core::read_game, &question, "say which");
    let question = json!({"start": start, "text": "1. Ra3", "language": "fi"});
    assert_eq!(ask(core::read_game, &question)["moves"][0]["uci"], "b1a3");
}
