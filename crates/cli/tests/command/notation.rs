//! `tuomari notation`.

use insta::assert_snapshot;

use crate::call::{all, call_with, in_three_languages, in_three_languages_with, json, tuomari};

const RUY: &str = "1. e4 e5 2. Rf3 Rc6 3. Lb5 a6 4. Lxc6 dc6 5. O-O f6 6. d4 ed4 (=)\n\
                   7. Rxd4 c5 8. Rb3 Dxd1 9. Txd1 ½-½\n";

#[test]
fn a_finnish_game_in_other_languages() {
    let calls = ["fi", "sv", "en", "de", "fr", "nl", "figurine"];
    let calls = calls.map(|to| call_with(&["notation", "--from", "fi", "--to", to, "-"], RUY));
    assert_snapshot!(all(&calls));
}

#[test]
fn a_game_in_every_form() {
    let calls = ["short", "long", "hyphenated", "bare"];
    let calls = calls.map(|form| call_with(&["notation", "--form", form, "--lang", "fi"], RUY));
    assert_snapshot!(all(&calls));
}

#[test]
fn what_was_accepted_is_explained() {
    assert_snapshot!(in_three_languages_with(&["notation", "--explain"], RUY));
}

#[test]
fn a_game_of_pawns_is_the_same_in_all_languages() {
    assert_snapshot!(in_three_languages_with(
        &["notation", "--explain"],
        "1. e4 e5"
    ));
}

#[test]
fn a_game_is_announced() {
    let game = "1. e4 e5 2. Rf3 Rc6 3. Lc4 Lc5 4. 0-0";
    let calls = ["fide", "fi", "sv", "en"];
    let args = |words| ["notation", "--from", "fi", "--announce", words];
    assert_snapshot!(all(&calls.map(|words| call_with(&args(words), game))));
}

#[test]
fn a_game_may_begin_anywhere() {
    let start = "4k3/P7/8/8/8/8/8/4K2R w K - 0 40";
    let args = ["notation", "--start", start, "--to", "fi", "--from", "sv"];
    assert_snapshot!(call_with(&args, "40. a8D+ Ke7 41. 0-0"));
}

/// Everything that can be wrong with a game, in three languages.
#[test]
fn a_fault_is_told_with_its_place_and_what_to_do() {
    let long = "x".repeat(100);
    let faults = [
        ("a move is missing", "1. e4 e5 2. Rf3 3. Lb5"),
        ("a number is wrong", "1. e4 e5 1. Rf3"),
        ("an illegal move", "1. e4 e5\n2. Rf3 Rc6\n3. Tb1"),
        ("a rule is broken", "1. e4 e5 2. Kd2"),
        ("ambiguous", "1. d4 d5 2. Rf3 a5 3. Rd2"),
        ("unreadable", "1. e4 zz"),
        ("ends early", "1. e4 R"),
        ("too long", &long),
        ("after the end", "1. e4 e5 1-0 2. d4"),
        ("PGN", "[Event \"x\"]\n\n1. e4 e5"),
        ("empty", "\n"),
    ];
    let told = faults.map(|(name, game)| {
        let told = in_three_languages_with(&["notation", "--from", "fi"], game);
        format!("# {name}\n{told}")
    });
    assert_snapshot!(all(&told));
}

#[test]
fn a_promotion_needs_its_piece() {
    let start = "4k3/P7/8/8/8/8/8/4K3 w - - 0 40";
    let args = ["notation", "--start", start, "--from", "en"];
    assert_snapshot!(in_three_languages_with(&args, "40. a8"));
}

#[test]
fn a_game_no_language_fits() {
    let game = "1. e4 e5 2. Rf3 Rc6 3. Lb6";
    assert_snapshot!(in_three_languages_with(&["notation"], game));
}

#[test]
fn a_game_that_two_languages_read_differently() {
    // A knight's move to a Finn, a rook's to an Englishman.
    let start = "4k3/8/8/8/8/2N5/8/R3K3 w - - 0 1";
    let args = ["notation", "--start", start];
    assert_snapshot!(in_three_languages_with(&args, "1. Ra2"));
}

#[test]
fn files_that_cannot_be_read() {
    let missing = in_three_languages(&["notation", "no/such/file"]);
    let folder = env!("CARGO_TARGET_TMPDIR");
    let folders = in_three_languages(&["notation", folder]).replace(folder, "FOLDER");
    assert_snapshot!(all(&[missing, folders]));
}

#[test]
fn files_that_are_no_text() {
    let mut command = tuomari(&["notation"]);
    let output = command
        .write_stdin(b"1. e4 \xbd".to_vec())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_snapshot!(String::from_utf8(output.stderr).unwrap());
}

#[test]
fn a_text_too_large_is_not_read_to_its_end() {
    let mut command = tuomari(&["notation"]);
    let output = command.write_stdin("e4 ".repeat(400_000)).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_snapshot!(String::from_utf8(output.stderr).unwrap());
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let args = ["notation", "--from", "fi", "--to", "en"];
    assert!(call_with(&args, "\u{feff}1. Rf3").ends_with("1. Nf3\n"));
}

#[test]
fn json_for_programs() {
    let args = ["notation", "--from", "fi", "--to", "sv", "--json"];
    assert_snapshot!(all(&[
        json(&args, "1. e4 d5 2. ed5 (=) Dxd5 1-0"),
        json(&args, "1. e4 d5\n2. Rf4"),
        json(&args, "1. e4 d5 3. Rf3"),
    ]));
}
