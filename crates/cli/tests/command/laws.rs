//! `tuomari laws`.

use insta::assert_snapshot;

use crate::call::{all, call, in_three_languages, json};

#[test]
fn the_rulebooks() {
    assert_snapshot!(in_three_languages(&["laws", "list"]));
}

#[test]
fn an_article_with_what_it_fixes() {
    assert_snapshot!(in_three_languages(&["laws", "show", "fide-2018", "7.5.5"]));
}

#[test]
fn an_article_in_one_word_and_one_with_others_below_it() {
    assert_snapshot!(all(&[
        call(&["laws", "show", "fi-blitz-2014/12.a"]),
        call(&["laws", "show", "fide-2023", "11.3.2"]),
        call(&["laws", "show", "fide-2018", "a.4.2."]),
    ]));
}

#[test]
fn a_chapter_with_its_whole_gists() {
    assert_snapshot!(in_three_languages(&["laws", "show", "fide-2018", "7.5"]));
}

#[test]
fn a_rulebook_with_an_article_on_each_line() {
    assert_snapshot!(in_three_languages(&["laws", "show", "fi-team-blitz"]));
    let whole = call(&["laws", "show", "fide-2023"]);
    // The call, the heading and 386 articles.
    assert_eq!(whole.lines().count(), 388);
    assert!(whole.lines().all(|line| line.chars().count() <= 79));
}

#[test]
fn a_wrong_number_gets_near_ones() {
    assert_snapshot!(all(&[
        in_three_languages(&["laws", "show", "fide-2014", "7.5.5"]),
        call(&["laws", "show", "fide-2018", "7.5.6"]),
        call(&["laws", "show", "fi-basics", "nonsense"]),
        in_three_languages(&["laws", "show", "fide-2019"]),
    ]));
}

#[test]
fn words_are_found_whatever_their_capitals_and_accents() {
    let search = |words: &[&str], lang: &str| {
        let args = [&["laws", "search"], words, &["--lang", lang]];
        call(&args.concat())
    };
    assert_snapshot!(all(&[
        search(&["PLAYER’S", "flag"], "en"),
        search(&["LIPUN", "havi"], "fi"),
        search(&["blixt", "forlust"], "sv"),
        call(&["laws", "search", "wrong-claim", "--rulebook", "fide-2018"]),
        call(&["laws", "search", "7.5.5"]),
    ]));
}

#[test]
fn nothing_found_is_an_answer() {
    assert_snapshot!(in_three_languages(&["laws", "search", "zugzwang"]));
}

#[test]
fn settings_of_one_profile_and_of_all() {
    assert_snapshot!(all(&[
        in_three_languages(&["laws", "settings", "fi-basics", "--explain"]),
        call(&["laws", "settings", "fide-2018"]),
    ]));
}

#[test]
fn two_editions_side_by_side() {
    let args = ["laws", "diff", "fide-2014", "fide-2018"];
    let args = [&args[..], &["--profile", "blitz-unsupervised"]].concat();
    assert_snapshot!(in_three_languages(&args));
}

#[test]
fn two_profiles_and_a_national_code_side_by_side() {
    let profiles = ["fide-2018/blitz-supervised", "fide-2018/blitz-unsupervised"];
    assert_snapshot!(all(&[
        call(&["laws", "diff", profiles[0], profiles[1], "--explain"]),
        call(&["laws", "diff", profiles[0], profiles[0]]),
        call(&["laws", "diff", "fi-blitz-2014", "fide-2014"]),
    ]));
}

#[test]
fn a_profile_that_is_not_there() {
    assert_snapshot!(all(&[
        in_three_languages(&["laws", "diff", "fide-2018/bullet", "fide-2014"]),
        call(&["laws", "diff", "fide-2018", "fi-blitz-2014/standard"]),
        call(&["laws", "settings", "fi-basics", "--profile", "standard"]),
        call(&["laws", "settings", "fide-2019"]),
    ]));
}

#[test]
fn what_is_decided_asked_and_noted() {
    let team = ["laws", "decides", "fi-team-blitz", "--kind", "recorded"];
    assert_snapshot!(all(&[
        in_three_languages(&team),
        call(&["laws", "decides", "fi-basics", "--kind", "ruled"]),
        call(&["laws", "decides", "fi-basics", "--profile", "standard"]),
    ]));
}

#[test]
fn who_has_to_speak_up_depends_on_the_profile() {
    let flag = |profile: &str| {
        let printed = call(&["laws", "decides", "fide-2018", "--profile", profile]);
        let mut lines = printed.lines().map(str::trim).map(str::to_owned);
        let asked = "Who can give a fallen flag its effect.";
        assert!(lines.any(|line| line == asked), "{printed}");
        lines.next().expect("the answer follows")
    };
    assert_eq!(flag("standard"), "the arbiter or a player (fide-2018/6.8)");
    let blitz = "the arbiter must call it (fide-2018/A.4.5)";
    assert_eq!(flag("blitz-unsupervised"), blitz);
}

#[test]
fn every_article_is_decided_asked_noted_or_left_and_counted_once() {
    let read = |args: &[&str]| -> serde_json::Value {
        let text = json(args, "");
        let (_, value) = text.split_once('\n').expect("the call comes first");
        serde_json::from_str(value).expect("it is JSON")
    };
    let list = read(&["laws", "list", "--json"]);
    for listed in list["rulebooks"].as_array().expect("a list") {
        let book = listed["name"].as_str().expect("a name");
        let said = read(&["laws", "decides", book, "--json"]);
        assert_eq!(said["total"], listed["articles"]["total"], "{book}");
        let mut numbers = std::collections::BTreeSet::new();
        for (count, group) in std::iter::zip(
            said["articles"].as_array().expect("counts"),
            said["groups"].as_array().expect("groups"),
        ) {
            let kind = count["kind"].as_str().expect("a kind");
            assert_eq!(group["kind"], kind, "{book}");
            assert_eq!(count["count"], listed["articles"][kind], "{book} {kind}");
            let articles = group["articles"].as_array().expect("articles");
            assert_eq!(count["count"], articles.len(), "{book} {kind}");
            for article in articles {
                let number = article["number"].as_str().expect("a number");
                assert!(numbers.insert(number.to_owned()), "{book}/{number} twice");
            }
        }
        assert_eq!(said["total"], numbers.len(), "{book}");
    }
}

#[test]
fn every_table_fits_eighty_columns() {
    for args in [
        &["laws", "list"][..],
        &["laws", "diff", "fide-2014", "fi-basics"],
        &["laws", "diff", "fi-blitz-2014", "fi-basics"],
        &["laws", "diff", "fide-2014/blitz-supervised", "fide-2023"],
        &["laws", "settings", "fide-2023", "--explain"],
        &["laws", "decides", "fide-2023"],
        &["laws", "decides", "fi-blitz-2014"],
        &["laws", "search", "a"],
    ] {
        for lang in ["en", "fi", "sv"] {
            let printed = call(&[args, &["--lang", lang]].concat());
            for line in printed.lines().skip(1) {
                assert!(line.chars().count() <= 79, "{args:?}: {line}");
            }
        }
    }
}

#[test]
fn json_for_programs() {
    let diff = ["fide-2018/blitz-supervised", "fide-2018/blitz-unsupervised"];
    assert_snapshot!(all(&[
        json(&["laws", "list", "--json"], ""),
        json(
            &["laws", "show", "fide-2018/7.5.5", "--json", "--lang", "sv"],
            ""
        ),
        json(&["laws", "show", "fide-2018", "7.5", "--json"], ""),
        json(&["laws", "show", "fide-2014", "7.5.5", "--json"], ""),
        json(
            &[
                "laws",
                "search",
                "wrong-claim",
                "--json",
                "--rulebook",
                "fide-2018"
            ],
            ""
        ),
        json(
            &["laws", "diff", diff[0], diff[1], "--json", "--lang", "fi"],
            ""
        ),
    ]));
    let settings = json(&["laws", "settings", "fide-2018", "--json"], "");
    assert!(settings.contains("\"profile\": null"), "{settings}");
    assert!(settings.contains("\"event-must-set\""), "{settings}");
}
