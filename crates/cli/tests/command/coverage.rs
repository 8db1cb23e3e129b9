//! `tuomari laws coverage`.

use std::{fmt::Write as _, fs, path::PathBuf};

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json};

const FEATURE: &str = "clock/flags.feature";
const TEXT: &str = "Feature: flags\n";
/// FNV-1a of the text.
const DIGEST: &str = "#8d52926ea9e03474";

/// A folder with a scenario and its results, to be spoilt by a test.
struct Hall {
    folder: PathBuf,
}

impl Hall {
    fn new(name: &str) -> Hall {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("coverage-{name}"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("scenarios/clock")).expect("it can be made");
        fs::create_dir_all(folder.join("passed")).expect("it can be made");
        let hall = Hall { folder };
        hall.write(&format!("scenarios/{FEATURE}"), TEXT);
        let line = |article: &str| format!("{article}\tA flag is called\t{FEATURE}\n");
        let lines: String = ["fide-2018/6.8", "fide-2018/6.9", "fide-2018/6.1"]
            .map(line)
            .concat();
        hall.write("passed/clock.tsv", &format!("{DIGEST}\t{FEATURE}\n{lines}"));
        hall
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.folder.join(file), text).expect("it can be written");
    }

    /// The call with the folders of this hall, their names left out of what
    /// is printed.
    fn call(&self, args: &[&str], by: impl Fn(&[&str]) -> String) -> String {
        let path = |name: &str| self.folder.join(name).display().to_string();
        let (passed, scenarios) = (path("passed"), path("scenarios"));
        let folders = ["--results", &passed, "--scenarios", &scenarios];
        let printed = by(&[&["laws", "coverage"], args, &folders[..]].concat());
        printed.replace(&self.folder.display().to_string(), "HALL")
    }
}

#[test]
fn articles_are_counted_and_the_missing_ones_named() {
    let hall = Hall::new("counted");
    let printed = hall.call(&[], in_three_languages);
    assert_snapshot!(printed);
    let page = hall.call(&["--format", "md"], call);
    assert!(
        page.contains("| fide-2018 | 2/220 | 0/61 | 0/20 | 1/60 |\n"),
        "{page}"
    );
    assert!(page.contains("\n- `fide-2018/6.2.1`\n"), "{page}");
    assert!(!page.contains("\n- `fide-2018/6.8`\n"), "{page}");
}

#[test]
fn programs_get_the_same() {
    let hall = Hall::new("programs");
    let by_option = hall.call(&["--json"], |args| json(args, ""));
    let by_format = hall.call(&["--format", "json"], |args| json(args, ""));
    let answer = |text: &str| text.split_once('\n').unwrap().1.to_owned();
    assert_eq!(answer(&by_option), answer(&by_format));
    let answer: serde_json::Value = serde_json::from_str(&answer(&by_option)).unwrap();
    assert_eq!(answer["complete"], false);
    assert_eq!(answer["total"]["enforced"]["articles"], 723);
    assert_eq!(answer["total"]["ruled"]["articles"], 205);
    assert_eq!(answer["total"]["missing"].as_array().unwrap().len(), 926);
    assert_eq!(answer["scenarios"], 1);
    assert_eq!(answer["features"], 1);
    assert_eq!(answer["rulebooks"][1]["rulebook"], "fide-2018");
    assert_eq!(answer["rulebooks"][1]["enforced"]["shown"], 2);
}

#[test]
fn a_check_fails_while_an_article_is_missing_and_passes_when_none_is() {
    let hall = Hall::new("check");
    let complaint = |lang| {
        let printed = hall.call(&["--check", "--lang", lang], call);
        printed
            .split_once("--- standard error")
            .unwrap()
            .1
            .to_owned()
    };
    assert_snapshot!(all(&["en", "fi", "sv"].map(complaint)));
    let missing = hall.call(&["--json"], |args| json(args, ""));
    let missing: serde_json::Value =
        serde_json::from_str(missing.split_once('\n').unwrap().1).unwrap();
    let mut lines = format!("{DIGEST}\t{FEATURE}\n");
    for article in missing["total"]["missing"].as_array().unwrap() {
        let article = article.as_str().unwrap();
        writeln!(lines, "{article}\tAll the others\t{FEATURE}").unwrap();
    }
    hall.write("passed/others.tsv", &lines);
    assert_snapshot!(hall.call(&["--check"], in_three_languages));
}

#[test]
fn results_that_are_no_longer_true_are_refused() {
    let changed = Hall::new("changed");
    changed.write(
        &format!("scenarios/{FEATURE}"),
        "Feature: flags, rewritten\n",
    );
    let added = Hall::new("added");
    added.write("scenarios/clock/new.feature", "Feature: new\n");
    let removed = Hall::new("removed");
    fs::remove_file(removed.folder.join("scenarios").join(FEATURE)).unwrap();
    assert_snapshot!(all(&[
        changed.call(&[], in_three_languages),
        added.call(&[], in_three_languages),
        removed.call(&[], in_three_languages),
        changed.call(&["--json"], |args| json(args, "")),
    ]));
}

#[test]
fn what_is_no_result_is_refused() {
    let spoilt = Hall::new("spoilt");
    spoilt.write(
        "passed/clock.tsv",
        "fide-2018/6.8\tno digest\tclock/flags.feature\n",
    );
    let empty = Hall::new("empty");
    fs::remove_dir_all(empty.folder.join("passed")).unwrap();
    let nowhere = Hall::new("nowhere");
    fs::remove_dir_all(nowhere.folder.join("scenarios")).unwrap();
    assert_snapshot!(all(&[
        spoilt.call(&[], in_three_languages),
        empty.call(&[], in_three_languages),
        nowhere.call(&[], call),
        call(&["laws", "coverage", "--json", "--format", "md"]),
    ]));
}
