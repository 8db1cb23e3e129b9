//! Every problem, fix and remark has its text in every language.

use tuomari_lists::{Fix, Problem, Remark};
use tuomari_report as report;

const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../../../../locales/en/lists.ftl")),
    ("fi", include_str!("../../../../locales/fi/lists.ftl")),
    ("sv", include_str!("../../../../locales/sv/lists.ftl")),
];

#[track_caller]
fn check(key: &str, values: &[(&str, String)]) {
    for (language, texts) in TEXTS {
        let begin = format!("{key} = ");
        let text = texts.lines().find_map(|line| line.strip_prefix(&begin));
        let text = text.unwrap_or_else(|| panic!("{language}: {key} has no text"));
        let asked = text.matches("{ $").count();
        assert_eq!(asked, values.len(), "{language}: {key}");
        for (name, _) in values {
            assert!(
                text.contains(&format!("{{ ${name} }}")),
                "{language}: {key}: {name}"
            );
        }
    }
}

#[test]
fn what_lists_say_is_said_in_three_languages() {
    for problem in Problem::ALL {
        check(problem.key(), &[]);
    }
    for fix in Fix::SAMPLES {
        check(fix.key(), &fix.values());
    }
    let remarks = [
        Remark::UnknownHeading {
            column: 1,
            heading: "x".to_owned(),
        },
        Remark::SameName {
            line: 2,
            earlier: 1,
        },
        Remark::GuessedOrder { line: 1 },
    ];
    for remark in remarks {
        check(remark.key(), &remark.values());
    }
}

#[test]
fn what_report_files_say_is_said_in_three_languages() {
    for problem in report::Problem::ALL {
        check(problem.key(), &[]);
    }
    for fix in report::Fix::SAMPLES {
        check(fix.key(), &fix.values());
    }
}

#[test]
fn no_text_is_there_for_nothing() {
    let keys: Vec<&str> = Problem::ALL
        .into_iter()
        .map(Problem::key)
        .chain(Fix::SAMPLES.into_iter().map(Fix::key))
        .chain(report::Problem::ALL.into_iter().map(report::Problem::key))
        .chain(report::Fix::SAMPLES.into_iter().map(report::Fix::key))
        .chain([
            "list-unknown-heading",
            "list-same-name",
            "list-guessed-order",
        ])
        .chain(["list-refused", "list-refused-found"])
        .collect();
    for (language, texts) in TEXTS {
        for line in texts.lines().filter(|line| line.contains(" = ")) {
            let key = line.split(" = ").next().unwrap_or_default();
            assert!(keys.contains(&key), "{language}: {key}");
        }
    }
}
