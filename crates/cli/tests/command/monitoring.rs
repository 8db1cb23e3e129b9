//! Alerts, dashboard and handbook name what a running server says, and nothing
//! else.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may stop where it stands")]

use std::{collections::BTreeSet, fs, path::PathBuf};

use crate::served::{Served, folder};

fn checked_in(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    #[expect(clippy::disallowed_methods, reason = "a test reads what is checked in")]
    fs::read_to_string(path.join(name)).unwrap()
}

/// What a server on a file says of itself.
fn said() -> String {
    let folder = folder("metrics");
    let file = folder.join("club.db");
    let served = Served::start(&["--journal", file.to_str().unwrap()], |_| {});
    let text = served.ask("GET", "/metrics", None).unwrap();
    served.end();
    fs::remove_dir_all(&folder).unwrap();
    text
}

/// The names in a text that are ours.
fn names(text: &str) -> BTreeSet<&str> {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '.';
    let words = text.split(|letter| !part(letter));
    // Series have no dots; files have.
    let ours = words.filter(|word| word.starts_with("tuomari_") && !word.contains('.'));
    ours.collect()
}

/// The series of a server: the names before labels and values.
fn series(said: &str) -> BTreeSet<&str> {
    let lines = said.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split([' ', '{']).next())
        .collect()
}

#[test]
fn alerts_and_dashboard_ask_for_what_a_server_says() {
    let said = said();
    let series = series(&said);
    assert!(series.len() > 40, "{series:?}");
    for file in ["alerts.yml", "alerts_test.yml", "dashboard.json"] {
        let text = checked_in(&format!("packaging/monitoring/{file}"));
        let asked = names(&text);
        assert!(asked.len() > 10, "{file}: {asked:?}");
        let unknown: Vec<_> = asked.difference(&series).collect();
        assert!(unknown.is_empty(), "{file} asks for {unknown:?}");
    }
    // And by the labels that it gives.
    for labelled in [
        "tuomari_build_info{version=",
        "tuomari_sign_age_seconds{shard=\"0\"}",
        "tuomari_http_seconds_count{status=\"5xx\"}",
        "tuomari_commit_seconds_bucket{le=\"0.100000\"}",
    ] {
        assert!(said.contains(labelled), "{labelled} in {said}");
    }
}

#[test]
fn every_expression_of_the_dashboard_is_one() {
    let text = checked_in("packaging/monitoring/dashboard.json");
    let dashboard: serde_json::Value = serde_json::from_str(&text).unwrap();
    let mut expressions = 0;
    for panel in dashboard["panels"].as_array().unwrap() {
        for target in panel["targets"].as_array().into_iter().flatten() {
            let expression = target["expr"].as_str().unwrap();
            assert!(!names(expression).is_empty(), "{expression}");
            let pairs = [('(', ')'), ('{', '}'), ('[', ']')];
            for (open, close) in pairs {
                let count = |letter| expression.matches(letter).count();
                assert_eq!(count(open), count(close), "{expression}");
            }
            expressions += 1;
        }
    }
    assert!(expressions > 20, "{expressions}");
}

/// Which of them is a counter is told as such: rates of others mean nothing.
#[test]
fn what_only_grows_is_a_counter() {
    let said = said();
    let kinds = said.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    for line in kinds {
        let (name, kind) = line.split_once(' ').unwrap();
        assert_eq!(kind == "counter", name.ends_with("_total"), "{line}");
    }
}

#[test]
fn the_handbook_explains_each_and_no_other() {
    let said = said();
    let kinds = said.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    let families: BTreeSet<&str> = kinds.filter_map(|line| line.split(' ').next()).collect();
    let page = checked_in("docs/alerts.md");
    let (_, table) = page.split_once("## What `/metrics` says").unwrap();
    assert_eq!(names(table), families);
}

#[test]
fn every_alert_leads_to_what_to_do() {
    let rules = checked_in("packaging/monitoring/alerts.yml");
    let page = checked_in("docs/alerts.md");
    let anchor = |heading: &str| heading.to_lowercase().replace(' ', "-");
    let headings: BTreeSet<String> = page
        .lines()
        .filter_map(|line| line.strip_prefix("### "))
        .map(anchor)
        .collect();
    let mut led = BTreeSet::new();
    let mut alerts = 0;
    for line in rules.lines().map(str::trim) {
        if let Some(alert) = line.strip_prefix("- alert: ") {
            assert!(page.contains(&format!("`{alert}`")), "{alert}");
            alerts += 1;
        }
        if let Some(to) = line.strip_prefix("page: docs/alerts.md#") {
            assert!(headings.contains(to), "{to}");
            led.insert(to.to_owned());
        }
    }
    assert!(alerts >= led.len(), "{alerts} alerts");
    assert_eq!(led, headings, "each heading is an alert's");
}
