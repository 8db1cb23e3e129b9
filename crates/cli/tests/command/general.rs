//! What holds for every command.

use std::{
    fs,
    io::Read as _,
    process::{Command, Stdio},
};

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json, tuomari};

const COMMANDS: [&[&str]; 49] = [
    &[],
    &["position"],
    &["forced"],
    &["perft"],
    &["notation"],
    &["chess960"],
    &["clock"],
    &["clock", "explain"],
    &["judge"],
    &["audit"],
    &["laws"],
    &["laws", "list"],
    &["laws", "show"],
    &["laws", "search"],
    &["laws", "settings"],
    &["laws", "diff"],
    &["laws", "decides"],
    &["laws", "coverage"],
    &["record"],
    &["record", "verify"],
    &["record", "show"],
    &["record", "pgn"],
    &["competition"],
    &["competition", "pair"],
    &["competition", "check"],
    &["competition", "explain"],
    &["competition", "standings"],
    &["competition", "convert"],
    &["competition", "print"],
    &["competition", "generate"],
    &["demo"],
    &["serve"],
    &["link"],
    &["key"],
    &["organiser"],
    &["health"],
    &["systemd"],
    &["bot"],
    &["push"],
    &["backup"],
    &["journal"],
    &["journal", "check"],
    &["journal", "show"],
    &["journal", "repair"],
    &["journal", "ends"],
    &["journal", "export"],
    &["journal", "tend"],
    &["completions"],
    &["man"],
];

#[test]
fn every_help_is_as_promised() {
    let helps = COMMANDS.map(|command| call(&[command, &["--help"]].concat()));
    assert_snapshot!(all(&helps));
}

#[test]
fn the_short_help_is_as_promised() {
    assert_snapshot!(in_three_languages(&["-h"]));
}

#[test]
fn help_is_in_the_language_of_the_reader() {
    assert_snapshot!(in_three_languages(&["--help"]));
    assert_snapshot!(in_three_languages(&["help", "audit"]));
    assert_snapshot!(in_three_languages(&["judge", "--help"]));
}

#[test]
fn the_environment_chooses_the_language_of_the_help() {
    let help = tuomari(&["--help"])
        .env("LC_ALL", "sv_FI.UTF-8")
        .output()
        .unwrap();
    assert!(
        String::from_utf8(help.stdout)
            .unwrap()
            .contains("\nAnvändning: tuomari")
    );
    let help = tuomari(&["--help", "--lang=fi"])
        .env("LC_ALL", "sv_FI.UTF-8")
        .output()
        .unwrap();
    assert!(
        String::from_utf8(help.stdout)
            .unwrap()
            .contains("\nKäyttö: tuomari")
    );
}

#[test]
fn no_help_is_partly_english_or_too_wide() {
    const ENGLISH: [&str; 10] = [
        "Usage",
        "Options",
        "OPTIONS",
        "Arguments",
        "Commands",
        "COMMAND",
        "default",
        "ossible",
        "Print",
        "Exit codes",
    ];
    for command in COMMANDS {
        for (lang, flag) in [
            ("fi", "-h"),
            ("fi", "--help"),
            ("sv", "-h"),
            ("sv", "--help"),
        ] {
            let help = call(&[command, &[flag, "--lang", lang]].concat());
            let left = ENGLISH.into_iter().find(|word| help.contains(word));
            assert_eq!(left, None, "{help}");
            let wide = help.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{lang} {command:?}");
        }
    }
}

#[test]
fn a_wrong_call_ends_with_two() {
    assert_snapshot!(all(&[
        call(&["positoin"]),
        call(&["position"]),
        call(&["notation", "--from", "tlh"]),
        json(&["clock", "--json"], ""),
    ]));
    assert_eq!(tuomari(&[]).output().unwrap().status.code(), Some(2));
}

#[test]
fn what_is_wrong_with_a_call_is_said_in_the_language_of_the_reader() {
    let calls: [&[&str]; 11] = [
        &["positoin"],
        &["position"],
        &["position", "startpos", "--bord", "ascii"],
        &["notation", "--from", "tlh"],
        &["notation", "--from"],
        &["notation", "--to", "fi", "--announce", "fi"],
        &["notation", "--explain", "--explain"],
        &["audit", "x.pgn", "--jobs", "300"],
        &["perft", "startpos", "x"],
        &["clock"],
        &["journal", "export"],
    ];
    assert_snapshot!(all(&calls.map(in_three_languages)));
    let error = json(&["clock", "--json", "--lang", "fi"], "");
    assert!(error.contains("Käyttö: tuomari clock"), "{error}");
}

#[test]
fn the_version_is_printed() {
    let version = env!("CARGO_PKG_VERSION");
    let told = call(&["--version"]);
    assert!(told.contains(&format!("\ntuomari {version}")), "{told}");
    let told = json(&["--version", "--json"], "");
    assert!(
        told.contains(&format!("\"version\": \"{version}\"")),
        "{told}"
    );
    // Whoever builds without the pages is told so.
    let without = call(&["--version"]).contains("built without pages");
    assert_eq!(told.contains("\"pages\": false"), without, "{told}");
}

#[test]
fn colours_are_for_terminals_and_for_those_who_ask() {
    let escapes = |args: &[&str]| call(args).contains('\u{1b}');
    assert!(!escapes(&["chess960", "0"]));
    assert!(escapes(&["chess960", "0", "--color", "always"]));
    assert!(!escapes(&["position", "x", "--color", "never"]));
    assert!(escapes(&["position", "x", "--color", "always"]));
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = call(&["completions", shell]);
        assert!(script.contains("chess960"), "{shell}");
    }
    assert!(json(&["completions", "fish", "--json"], "").contains("\"shell\": \"fish\""));
}

#[test]
fn the_manual_page_is_as_promised() {
    let page = in_three_languages(&["man"]).replace(env!("CARGO_PKG_VERSION"), "VERSION");
    assert_snapshot!(page);
}

#[test]
fn every_command_has_a_manual_page_with_its_exit_codes() {
    for (lang, heading, codes) in [
        ("en", "OUTPUT AND EXIT STATUS", "Exit codes:"),
        ("fi", "TULOSTE JA PALUUARVOT", "Paluuarvot:"),
        ("sv", "UTDATA OCH RETURVÄRDEN", "Returvärden:"),
    ] {
        let folder = format!("{}/man-{lang}", env!("CARGO_TARGET_TMPDIR"));
        let told = call(&["man", "--out", &folder, "--lang", lang]).replace(&folder, "FOLDER");
        assert_snapshot!(format!("every_manual_page_{lang}"), told);
        for command in COMMANDS {
            let name = [&["tuomari"], command].concat().join("-");
            let mut page = String::new();
            let mut file = fs::File::open(format!("{folder}/{name}.1")).unwrap();
            file.read_to_string(&mut page).unwrap();
            let whole = page.contains(&format!(".SH \"{heading}\"\n.nf\n")) && page.contains(codes);
            assert!(whole, "{lang} {name}");
        }
        fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_folder_that_cannot_be_made_ends_with_three() {
    let args = ["man", "--out", "Cargo.toml/folder"];
    assert_snapshot!(in_three_languages(&args));
    let error = json(&["man", "--out", "Cargo.toml/folder", "--json"], "");
    assert!(error.contains("\"exit_code\": 3"), "{error}");
}

#[test]
fn a_reader_that_has_gone_is_no_error() {
    for args in [
        &["completions", "zsh"][..],
        &["position", "startpos"],
        &["--help"],
    ] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tuomari"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut errors = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        assert_eq!(errors, "");
        assert_eq!(child.wait().unwrap().code(), Some(0), "{args:?}");
    }
}

#[test]
fn a_full_disk_is_an_error() {
    // Linux has a device that is always full.
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else {
        return;
    };
    let status = Command::new(env!("CARGO_BIN_EXE_tuomari"))
        .args(["chess960", "0"])
        .stdout(full)
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(3));
}
