//! `tuomari audit`.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use insta::assert_snapshot;
use serde_json::Value;
use tuomari_testkit::quick_or_full;

use crate::call::{all, in_three_languages, tuomari, without_lines};

/// A game in which nothing is wrong.
const CLEAN: &str = "\
[Event \"Clean\"]
[Site \"https://example.org\"]
[White \"Anna\"]
[Black \"Bertil\"]
[Result \"0-1\"]
[Termination \"Normal\"]

1. f3 { [%clk 0:03:00] } 1... e5 { [%clk 0:03:00] } 2. g4 { [%clk 0:02:58] } 2... Qh4# 0-1

";

/// A game that went on after it was over.
const FAULTY: &str = "\
[Event \"Faulty\"]
[White \"Cecilia\"]
[Black \"David\"]
[Result \"1-0\"]

1. f3 e5 2. g4 Qh4# 3. Ke2 1-0

";

fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

/// What an audit prints on the standard output, and its exit code. The
/// standard error says how long it took.
fn audit(args: &[&str], input: impl Into<Vec<u8>>) -> (String, Option<i32>) {
    let output = tuomari(&[&["audit"], args].concat())
        .current_dir(data())
        .write_stdin(input)
        .output()
        .expect("the binary runs");
    let printed = String::from_utf8(output.stdout).expect("what we print is UTF-8");
    (printed, output.status.code())
}

/// The objects of the lines that an audit prints for programs.
fn objects(args: &[&str], input: impl Into<Vec<u8>>) -> Vec<Value> {
    let (printed, _) = audit(&[args, &["--json"]].concat(), input);
    let lines = printed.lines();
    lines
        .map(|line| serde_json::from_str(line).expect("it is JSON"))
        .collect()
}

/// The summary, and the kinds that were found.
fn kinds(args: &[&str], input: impl Into<Vec<u8>>) -> (u64, Vec<String>) {
    let objects = objects(args, input);
    let found = objects
        .iter()
        .filter_map(|object| object["finding"].as_str());
    let last = objects.last().expect("there is a summary");
    let games = last["summary"]["games"]
        .as_u64()
        .expect("games are counted");
    (games, found.map(str::to_owned).collect())
}

#[test]
fn one_game_for_every_kind_of_finding() {
    let told = ["en", "fi", "sv"].map(|lang| {
        let (printed, code) = audit(&["audit.pgn", "--lang", lang], "");
        assert_eq!(code, Some(0));
        without_lines(&printed)
    });
    assert_snapshot!(all(&told));
}

#[test]
fn each_game_is_found_out_for_what_its_white_player_is_called() {
    let objects = objects(&["audit.pgn"], "");
    let (summary, findings) = objects.split_last().expect("there is a summary");
    for finding in findings {
        let kind = finding["finding"].as_str().expect("all is settled");
        let white = finding["white"].as_str().expect("White has a name");
        let wall = kind == "dead-position-misrecorded" && white.contains("wall of pawns");
        assert!(white.starts_with(kind) || wall, "{white}: {kind}");
    }
    let games = summary["summary"]["games"].as_u64();
    assert_eq!(games, Some(35));
    let named = fs::File::open(data().join("audit.pgn")).and_then(std::io::read_to_string);
    let named = named.expect("the games are there");
    let named = named
        .lines()
        .filter_map(|line| line.strip_prefix("[White \""));
    let faulty = named.filter(|name| !name.starts_with("clean") && !name.starts_with("not judged"));
    assert_eq!(faulty.count(), findings.len());
}

#[test]
fn json_for_programs() {
    let mut objects = objects(&["audit.pgn"], "");
    for object in &mut objects {
        if let Some(line) = object.pointer_mut("/mating/line") {
            assert!(line.as_array().is_some_and(|moves| !moves.is_empty()));
            *line = "…".into();
        }
    }
    let kept = objects.iter().filter(|object| {
        let kind = object["finding"].as_str().unwrap_or("summary");
        let shown = ["flag-without-mate", "flag-drawn", "illegal-move", "summary"];
        shown.contains(&kind)
    });
    let texts: Vec<String> = kept.map(|object| format!("{object:#}")).collect();
    assert_snapshot!(texts.join("\n"));
}

#[test]
fn the_rulebook_says_what_ends_a_game() {
    let with = |rulebook: &str| kinds(&["audit.pgn", "--rulebook", rulebook], "").1;
    let has = |kinds: &[String], kind: &str| kinds.iter().any(|found| found == kind);
    // A win by resignation needs no material before 2023.
    assert!(has(&with("fide-2023"), "resigned-without-mate"));
    assert!(!has(&with("fide-2018"), "resigned-without-mate"));
    // Five times on alternate moves is five times; the array appeared so.
    assert!(has(&with("fide-2014"), "played-on-after-fivefold"));
    let finnish = objects(&["audit.pgn", "--rulebook", "fi-blitz-2014"], "");
    let articles = finnish
        .iter()
        .filter_map(|object| object["articles"].as_array());
    assert!(
        articles
            .flatten()
            .any(|id| id.as_str().is_some_and(|id| id.starts_with("fi-blitz")))
    );
}

#[test]
fn five_times_with_other_moves_between_is_a_matter_of_edition() {
    let repeated = "Nf3 Nf6 Ng1 Ng8 ".repeat(3);
    let detour = "Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8";
    let game = format!("[White \"A\"]\n\n{repeated}{detour} e4 1-0\n");
    let found = |rulebook: &str| kinds(&["-", "--rulebook", rulebook], game.clone()).1;
    assert_eq!(found("fide-2018"), ["played-on-after-fivefold"]);
    assert_eq!(found("fide-2014"), [""; 0]);
}

#[test]
fn a_check_fails_if_anything_was_found() {
    let (_, code) = audit(&["audit.pgn", "--check"], "");
    assert_eq!(code, Some(1));
    let (printed, code) = audit(&["-", "--check"], CLEAN);
    assert_eq!(code, Some(0));
    assert_snapshot!(printed);
}

#[test]
fn files_that_cannot_be_read() {
    assert_snapshot!(in_three_languages(&["audit", "no-such-file.pgn"]));
    let (printed, code) = audit(&["."], "");
    assert_eq!((printed.as_str(), code), ("", Some(3)));
}

#[test]
fn a_profile_that_is_not_there() {
    let (_, code) = audit(&["-", "--profile", "only"], "");
    assert_eq!(code, Some(2));
}

#[test]
fn packed_files_of_several_frames_are_read_to_their_end() {
    let frame = |text: &str| zstd::encode_all(text.as_bytes(), 3).expect("it packs");
    let skipped = [&[0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0][..], b"xyz"].concat();
    let games = [FAULTY, CLEAN].concat();
    let packed = [frame(CLEAN), skipped, frame(&games), frame(CLEAN)].concat();
    let expected = (4, vec!["played-on-after-checkmate".to_owned()]);
    assert_eq!(kinds(&["-"], packed.clone()), expected);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("audit-frames.pgn.zst");
    fs::write(&path, &packed).expect("it can be written");
    let name = path.to_str().expect("a path in letters");
    assert_eq!(kinds(&[name], ""), expected);
    // Cut off in the last frame: what was whole is judged, and it is told.
    fs::write(&path, &packed[..packed.len() - 9]).expect("it can be written");
    let (printed, code) = audit(&[name, "--json"], "");
    assert_eq!(code, Some(3));
    assert!(printed.contains("played-on-after-checkmate"), "{printed}");
    fs::remove_file(&path).expect("it was there");
}

#[test]
fn several_files_are_counted_each_for_itself() {
    let both = objects(&["audit.pgn", "audit.pgn", "-"], FAULTY);
    let last = &both[both.len() - 2];
    assert_eq!(
        (&last["file"], &last["game"]),
        (&"the standard input".into(), &1.into())
    );
    let (summary, findings) = both.split_last().expect("there is a summary");
    assert_eq!(summary["summary"]["files"], 3);
    let half = (findings.len() - 1) / 2;
    assert_eq!(findings[..half], findings[half..2 * half]);
}

#[test]
fn many_files_do_not_run_out_of_buffers() {
    let files = ["audit.pgn"; 40];
    let (games, _) = kinds(&[&files[..], &["--jobs", "1"]].concat(), "");
    assert_eq!(games, 40 * 35);
}

#[test]
fn odd_texts() {
    let one = |text: Vec<u8>| kinds(&["-"], text);
    assert_eq!(one(Vec::new()), (0, vec![]));
    assert_eq!(one(b"\n\n\n".to_vec()), (0, vec![]));
    // A game without tags, and one that breaks off in the middle of a word.
    assert_eq!(one(b"1. e4 e5 1/2-1/2".to_vec()), (1, vec![]));
    let cut_off = |bytes| FAULTY.as_bytes()[..FAULTY.len() - bytes].to_vec();
    assert_eq!(one(cut_off(18)), (1, vec!["breaks-off".to_owned()]));
    assert_eq!(one(cut_off(15)), (1, vec!["unreadable-word".to_owned()]));
    // Latin-1 in a name, and bytes that are nothing.
    let latin = CLEAN.replace("Anna", "\u{1}").into_bytes();
    let latin: Vec<u8> = latin
        .into_iter()
        .map(|b| if b == 1 { 0xc5 } else { b })
        .collect();
    assert_eq!(one(latin), (1, vec![]));
    let binary: Vec<u8> = (0..=255).collect();
    assert_eq!(one(binary), (1, vec!["unreadable-word".to_owned()]));
    // Windows lines and a byte order mark.
    let windows = format!("\u{feff}{}", [CLEAN, CLEAN].concat().replace('\n', "\r\n"));
    assert_eq!(one(windows.into_bytes()), (2, vec![]));
}

#[test]
fn a_line_without_end_is_given_up_and_the_next_game_is_read() {
    let huge = format!(
        "[White \"Huge\"]\n\n1. e4 {{ {} }} e5 1-0\n\n",
        "x".repeat(20 << 20)
    );
    let found = objects(&["-"], [CLEAN, &huge, FAULTY].concat());
    let told: Vec<(&Value, &Value, &Value)> = found
        .iter()
        .filter(|object| object["finding"].is_string())
        .map(|object| (&object["finding"], &object["white"], &object["line"]))
        .collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert_eq!(told[0].1, "Huge");
    let line = CLEAN.lines().count() + huge.lines().count() + 1;
    assert_eq!(
        told[1],
        (
            &"played-on-after-checkmate".into(),
            &"Cecilia".into(),
            &line.into()
        )
    );
}

#[test]
fn jobs_change_nothing_but_the_time() {
    let games = (0..3_000).map(|game| match game {
        0 | 400 | 1_200 | 2_999 => FAULTY,
        _ => CLEAN,
    });
    let text: String = games.collect();
    let printed = |jobs: &str| audit(&["-", "--json", "--jobs", jobs], text.clone()).0;
    let one = printed("1");
    assert_eq!(one.lines().count(), 5);
    assert_eq!(one, printed("2"));
    assert_eq!(one, printed("7"));
    for line in one.lines().take(4) {
        let finding: Value = serde_json::from_str(line).expect("it is JSON");
        let at = finding["offset"]
            .as_u64()
            .and_then(|at| usize::try_from(at).ok());
        let at = at.expect("a place in the text");
        assert!(text[at..].starts_with(FAULTY), "{line}");
        let before = text[..at].lines().count() + 1;
        assert_eq!(finding["line"], before);
    }
}

/// The command, reading from us.
fn child(args: &[&str]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["audit", "-"])
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the binary runs")
}

#[test]
#[cfg(unix)]
fn ctrl_c_tells_what_was_found_so_far() {
    let mut child = child(&[]);
    let mut input = child.stdin.take().expect("it is piped");
    let text = [FAULTY, &CLEAN.repeat(4_000)].concat();
    input.write_all(text.as_bytes()).expect("it reads");
    input.flush().expect("it reads");
    // The input stays open: the command waits for more.
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut first = String::new();
    output.read_line(&mut first).expect("it tells");
    assert!(first.contains("Cecilia"), "{first}");
    let sent = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status();
    assert!(sent.expect("there is a shell").success());
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("it tells");
    assert_eq!(child.wait().expect("it ends").code(), Some(130));
    assert!(rest.contains("Stopped before the end"), "{rest}");
    assert!(rest.contains("play after checkmate"), "{rest}");
}

/// The most memory a process has had, in kilobytes.
#[cfg(target_os = "linux")]
fn peak_kb(child: &Child) -> u64 {
    let status = fs::File::open(format!("/proc/{}/status", child.id()));
    let status = status.and_then(std::io::read_to_string).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let figure = line.and_then(|line| line.trim().strip_suffix(" kB"));
    figure
        .expect("Linux says so")
        .trim()
        .parse()
        .expect("a number")
}

#[test]
#[cfg(target_os = "linux")]
fn memory_does_not_grow_with_the_stream() {
    let part_mb = quick_or_full(8, 100);
    let part = CLEAN.repeat((1 << 20) / CLEAN.len());
    let mut child = child(&["--jobs", "2", "--json"]);
    let mut input = child.stdin.take().expect("it is piped");
    let mut feed = |child: &Child, parts: usize| {
        for _ in 0..parts {
            input.write_all(part.as_bytes()).expect("it reads");
        }
        peak_kb(child)
    };
    let early = feed(&child, part_mb);
    let late = feed(&child, 2 * part_mb);
    drop(input);
    let mut printed = String::new();
    let mut output = child.stdout.take().expect("it is piped");
    output.read_to_string(&mut printed).expect("it tells");
    assert!(child.wait().expect("it ends").success());
    let games = 3 * part_mb * ((1 << 20) / CLEAN.len());
    assert!(
        printed.contains(&format!("\"games\":{games},")),
        "{printed}"
    );
    assert!(late < early + 4_096, "{early} kB, then {late} kB");
    assert!(late < 64 << 10, "{late} kB");
}
