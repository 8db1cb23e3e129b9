//! `tuomari judge`.

use insta::assert_snapshot;

use crate::call::{all, call, call_with, in_three_languages_with, json, tuomari};

/// White's knight goes where no knight goes, and Black says so.
const ILLEGAL: &str = r#"{"by":"arbiter","act":"start-clock"}
{"at":"0:02.5","by":"white","act":"make","from":"g1","to":"g3"}
{"at":"0:03","by":"white","act":"press"}

{"at_ms":5000,"by":"black","act":"claim","claim":"illegal-move"}
{"at":"+1","by":"black","act":"press"}
"#;

/// A king and a pawn against a king, White's flag about to fall.
const PAWN: &str = "8/8/8/8/3k4/3p4/8/3K4 w - - 0 60";

fn judge<'a>(rulebook: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["judge", "-", "--rulebook", rulebook], more].concat()
}

#[test]
fn an_illegal_move_under_two_rulebooks() {
    let fide = judge("fide-2018", &["--control", "3+2"]);
    let national = judge("fi-blitz-2014", &[]);
    assert_snapshot!(all(&[
        in_three_languages_with(&fide, ILLEGAL),
        in_three_languages_with(&national, ILLEGAL),
    ]));
}

#[test]
fn both_clocks_are_told_after_each_act_if_asked() {
    let after_the_move = "\n  White 2:59.5, Black 3:02; White's clock runs.\n";
    let at_the_end = "\n\nWhite 2:58, Black 4:00; White's clock runs.\n";
    let told = |more: &[&str]| {
        let args = judge("fide-2018", &[&["--control", "3+2"], more].concat());
        let printed = call_with(&args, ILLEGAL);
        [after_the_move, at_the_end].map(|line| printed.contains(line))
    };
    assert_eq!(told(&["--verbose"]), [true, true]);
    assert_eq!(told(&[]), [false, true]);
}

#[test]
fn each_article_is_explained_once() {
    let args = judge("fi-blitz-2014", &["--explain"]);
    assert_snapshot!(in_three_languages_with(&args, ILLEGAL));
}

#[test]
fn moves_are_read_in_the_language_of_the_file() {
    let knight = |lang: &str, m: &str| {
        format!(
            "{{\"by\":\"arbiter\",\"act\":\"start-clock\"}}\n{{\"by\":\"white\",\"move\":\"{m}\",\"act\":\"make\"{lang}}}\n"
        )
    };
    // The language of the messages does not change what a file means.
    let made = |more: &[&str], input: &str| {
        let printed = call_with(&judge("fide-2018", more), input);
        printed.contains("move-made") || printed.contains("Nf3") || printed.contains("Rf3")
    };
    assert!(made(&["--lang", "fi"], &knight("", "Nf3")));
    assert!(made(&[], &knight(",\"lang\":\"fi\"", "Rf3")));
    assert!(made(&["--notation", "sv"], &knight("", "Sf3")));
    assert!(call_with(&judge("fide-2018", &[]), &knight("", "Rf3")).contains("exit code 1"));
}

#[test]
fn a_start_castles_as_its_rulebook_lets_it() {
    let case = r#"{"by":"arbiter","act":"start-clock"}
{"by":"white","act":"make","move":"d1b1"}
{"by":"white","act":"press"}
{"by":"black","act":"claim","claim":"illegal-move"}
"#;
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R2KQBNR w KQkq - 0 1";
    let more = ["--control", "5", "--start", start];
    let told = |rulebook| call_with(&judge(rulebook, &more), case);
    let left_out = "Castling with a rook on a1 is not possible on this board";
    let mirrored = told("fi-blitz-2014");
    assert!(mirrored.contains("found incorrect") && !mirrored.contains(left_out));
    let barred = told("fide-2018");
    assert!(barred.contains("found correct") && barred.contains(left_out));
}

#[test]
fn a_line_that_cannot_be_read_ends_the_run() {
    let lines = [
        "nonsense",
        r#"{"by":"green","act":"press"}"#,
        r#"{"by":"white","act":"pres"}"#,
        r#"{"by":"white","act":"press","hard":true}"#,
        r#"{"by":"white","act":"touch","square":"e9"}"#,
        r#"{"by":"white","act":"make","move":"Nf6"}"#,
        r#"{"by":"white","act":"make","from":"e2"}"#,
        r#"{"at":"soon","by":"white","act":"press"}"#,
        r#"{"by":"arbiter","act":"rule","question":1,"ruling":"end","points":"5-0"}"#,
    ];
    let told = lines.map(|line| {
        let input = format!("{}\n{line}\n", r#"{"by":"arbiter","act":"start-clock"}"#);
        call_with(&judge("fide-2018", &["--set", "fide-rated=no"]), &input)
    });
    assert_snapshot!(all(&told));
    let back = "{\"at\":\"0:05\",\"by\":\"arbiter\",\"act\":\"start-clock\"}\n{\"at\":\"0:04\",\"by\":\"white\",\"act\":\"press\"}\n";
    assert_snapshot!(
        "time_goes_forward",
        in_three_languages_with(&judge("fi-blitz-2014", &[]), back)
    );
}

#[test]
fn a_flag_and_a_position() {
    let case = r#"{"by":"arbiter","act":"start-clock"}
{"at":"0:06","by":"black","act":"claim","claim":"flag"}
"#;
    let more = ["--start", PAWN, "--clocks", "0:05,1:00", "--control", "3+2"];
    assert_snapshot!(all(&[
        call_with(&judge("fide-2023", &more), case),
        call_with(&judge("fi-blitz-2014", &more), case),
    ]));
}

#[test]
fn the_event_decides_what_it_may() {
    let start = r#"{"by":"arbiter","act":"start-clock"}"#;
    let told = |more: &[&str]| call_with(&judge("fide-2018", more), start);
    assert_snapshot!(all(&[
        in_three_languages_with(&judge("fide-2014", &["--control", "none"]), start),
        told(&["--profile", "rapid-supervised", "--set", "fide-rated=yes"]),
        told(&["--set", "dead-position=no"]),
        told(&["--set", "nonsense"]),
        told(&["--profile", "only"]),
        told(&["--control", "soon"]),
        told(&["--clocks", "0:05"]),
        call(&["judge", "--rulebook", "fide-2018"]),
    ]));
}

#[test]
fn json_for_programs() {
    assert_snapshot!(all(&[
        json(
            &judge("fide-2018", &["--json", "--control", "3+2"]),
            ILLEGAL
        ),
        json(
            &judge("fi-blitz-2014", &["--json", "--explain", "--lang", "sv"]),
            "{\"by\":\"white\",\"act\":\"press\"}"
        ),
        // What was done before a line that cannot be read is on the standard
        // output all the same.
        json(&judge("fide-2018", &["--json"]), "nonsense"),
    ]));
}

#[test]
fn a_case_at_the_prompt() {
    let talk = "\
show
arbiter start
+2 white e2e5
white press
+1.5 black claim illegal
undo
black claim illegal
may black
+3 white e4
white foo
white press
arbiter rule 7 accept
+10:00
black claim-flag
quit
";
    let args = [
        "judge",
        "--interactive",
        "--rulebook",
        "fide-2018",
        "--control",
        "3+2",
    ];
    assert_snapshot!(in_three_languages_with(&args, talk));
}

#[test]
fn the_prompt_helps() {
    let args = ["judge", "-i", "--rulebook", "fi-blitz-2014", "--lang", "sv"];
    assert_snapshot!(call_with(&args, "help\nacts\n\nundo\nwhite Sf3\n"));
}

#[test]
fn the_prompt_speaks_to_programs_too() {
    let args = ["judge", "-i", "--rulebook", "fi-basics", "--json"];
    let output = tuomari(&args)
        .write_stdin("white e4\nshow\nblack e5\n")
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed.lines().count(), 2, "{printed}");
    for line in printed.lines() {
        let outcome: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(outcome["command"].is_string(), "{outcome}");
    }
}

/// Black's flag falls; White has a knight and shows a line with a gap.
#[test]
fn the_gap_of_a_line_is_told() {
    let case = r#"{"by":"arbiter","act":"start-clock"}
{"at":"0:02","by":"white","act":"stop-clock"}
{"at":"0:03","by":"white","act":"claim","claim":"flag"}
{"at":"0:05","by":"white","act":"show-line","lines":"1... h6 2. Nb3#"}
"#;
    let start = "8/7p/8/8/3N4/8/p1K5/k7 b - - 0 1";
    let more = ["--start", start, "--clocks", "1:00,0:01"];
    let brackets = case.replace("h6 2. Nb3#", "h6 (1... h5 2. Nb3#) 2. Nb3#");
    assert_snapshot!(all(&[
        in_three_languages_with(&judge("fi-blitz-2014", &more), case),
        call_with(&judge("fi-blitz-2014", &more), &brackets),
    ]));
}

/// After g5 nobody can ever mate, and play goes on for two moves.
#[test]
fn a_dead_position_is_reported_late() {
    let case = r#"{"by":"arbiter","act":"start-clock"}
{"at":"0:02","by":"black","act":"make","move":"g5"}
{"at":"0:02","by":"black","act":"press"}
{"at":"0:05","by":"white","act":"make","move":"Kd2"}
{"at":"0:06","by":"black","act":"resign"}
{"at":"0:20","by":"arbiter","act":"report-dead","plies":1,"white":"out-of-reach","black":"out-of-reach"}
{"at":"0:20","by":"system","act":"report-dead","plies":1,"white":"out-of-reach","black":"exhausted:12"}
{"at":"0:21","by":"system","act":"report-dead","plies":1,"white":"out-of-reach","black":"exhausted"}
"#;
    let start = "4k3/8/6p1/p1p1p3/P1P1P1P1/8/2P5/4K3 b - - 0 40";
    let more = ["--start", start, "--control", "3+2"];
    assert_snapshot!(in_three_languages_with(&judge("fide-2018", &more), case));
}
