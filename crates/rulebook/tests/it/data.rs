//! The data of `laws/` is whole and agrees with itself.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::{BTreeMap, BTreeSet};

use tuomari_rulebook::{
    ArticleId, Kind, Language, Origin, Profile, Rulebook, Rules, SETTINGS, Setting, Value,
    ValueKind,
};

/// Articles of each rulebook by kind: enforced, ruled, recorded, stated.
const LEDGER: [(&str, [usize; 4]); 6] = [
    ("fide-2014", [197, 68, 14, 72]),
    ("fide-2018", [220, 61, 20, 60]),
    ("fide-2023", [228, 61, 21, 76]),
    ("fi-blitz-2014", [23, 10, 1, 4]),
    ("fi-team-blitz", [15, 5, 3, 2]),
    ("fi-basics", [40, 0, 0, 8]),
];

#[test]
fn every_article_of_the_ledger_is_here() {
    let mut total = [0; 4];
    for (name, expected) in LEDGER {
        let rulebook: Rulebook = name.parse().unwrap();
        let mut counted = [0; 4];
        for article in rulebook.articles() {
            let kind = Kind::ALL.iter().position(|kind| *kind == article.kind());
            counted[kind.unwrap()] += 1;
        }
        assert_eq!(counted, expected, "{name}");
        for (sum, count) in total.iter_mut().zip(counted) {
            *sum += count;
        }
    }
    assert_eq!(total, [723, 205, 59, 222]);
    assert_eq!(total.iter().sum::<usize>(), 1_209);
}

#[test]
fn what_two_editions_say_in_the_same_words_is_of_one_kind() {
    let mut kinds: BTreeMap<&str, (ArticleId, Kind)> = BTreeMap::new();
    for article in Rulebook::all().flat_map(Rulebook::articles) {
        let gist = article.gist(Language::English);
        let (id, kind) = *kinds.entry(gist).or_insert((article.id, article.kind()));
        assert_eq!(article.kind(), kind, "{} and {id}: {gist}", article.id);
    }
}

#[test]
fn every_article_has_a_gist_of_its_own_in_three_languages() {
    for rulebook in Rulebook::all() {
        for article in rulebook.articles() {
            let gists: BTreeSet<&str> = Language::ALL
                .into_iter()
                .map(|language| article.gist(language))
                .collect();
            assert_eq!(gists.len(), 3, "{}: two languages say the same", article.id);
            for gist in gists {
                assert!(
                    gist.ends_with(['.', ')', ':', '?']),
                    "{}: {gist}",
                    article.id
                );
                let words = gist.split_whitespace().count();
                assert!(
                    (1..=40).contains(&words),
                    "{}: {words} words: {gist}",
                    article.id
                );
            }
        }
    }
}

#[test]
fn article_numbers_are_unique_and_read_back() {
    for rulebook in Rulebook::all() {
        let mut numbers = BTreeSet::new();
        for article in rulebook.articles() {
            assert!(numbers.insert(article.id.number()), "{} twice", article.id);
            let back: ArticleId = article.id.to_string().parse().unwrap();
            assert_eq!(back, article.id);
        }
    }
    assert!("fide-2018/99.9".parse::<ArticleId>().is_err());
    assert!("7.5.5".parse::<ArticleId>().is_err());
}

#[test]
fn settings_and_articles_point_at_each_other() {
    let mut fixed: BTreeMap<Setting, BTreeSet<ArticleId>> = BTreeMap::new();
    for rulebook in Rulebook::all() {
        for article in rulebook.articles() {
            for setting in article.settings() {
                fixed.entry(*setting).or_default().insert(article.id);
            }
        }
    }
    for setting in Setting::all() {
        assert!(fixed.contains_key(&setting), "no article fixes {setting}");
    }
    assert_eq!(Setting::all().count(), SETTINGS);
    assert_eq!(SETTINGS, 104);
}

#[test]
fn settings_are_explained_in_three_languages() {
    for setting in Setting::all() {
        let meanings: BTreeSet<&str> = Language::ALL
            .into_iter()
            .map(|language| setting.meaning(language))
            .collect();
        assert_eq!(meanings.len(), 3, "{setting}");
        assert_eq!(setting.name().parse::<Setting>(), Ok(setting));
    }
}

/// Whoever lists them says each in words: none is a number or a time.
#[test]
fn settings_that_say_who_are_answered_in_words() {
    let who: Vec<Setting> = Setting::all().filter(|one| one.says_who()).collect();
    assert!(who.contains(&Setting::FlagDetection));
    assert!(!who.contains(&Setting::PenaltyTime));
    for setting in who {
        let kind = setting.kind();
        let in_words = matches!(kind, ValueKind::YesNo | ValueKind::Choice(_));
        assert!(in_words, "{setting}: {kind:?}");
    }
}

#[test]
fn every_value_reads_back() {
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            let rules = casual(rulebook, profile);
            for setting in Setting::all() {
                let value = rules.value(setting).value;
                if value != Value::NotApplicable {
                    let text = value.text(setting);
                    assert_eq!(
                        Value::parse(setting, &text),
                        Ok(value),
                        "{rules:?} {setting}"
                    );
                }
            }
        }
    }
}

/// What a rulebook says of itself rests on its own articles; what it leaves to
/// the Laws below, on theirs.
#[test]
fn values_rest_on_articles_of_the_right_rulebook() {
    for rulebook in Rulebook::all() {
        for profile in rulebook.profiles() {
            let rules = casual(rulebook, profile);
            for setting in Setting::all() {
                let found = rules.value(setting);
                let own = found.articles.iter().all(|id| id.rulebook() == rulebook);
                let foreign = found.articles.iter().all(|id| id.rulebook() != rulebook);
                match found.origin {
                    Origin::Own | Origin::Event | Origin::Supposed => {
                        assert!(own, "{rules:?} {setting}");
                    }
                    Origin::Base | Origin::Overlay { .. } => {
                        assert!(foreign, "{rules:?} {setting}");
                    }
                }
            }
        }
    }
}

/// The rules of an event that decides what it must and nothing else.
fn casual(rulebook: Rulebook, profile: Profile) -> Rules {
    let mut event = Rules::of(rulebook, profile);
    if let Err(faults) = event.clone().build() {
        for fault in faults.0 {
            let tuomari_rulebook::RulesFault::Undecided(setting) = fault else {
                panic!("{fault}");
            };
            let value = match setting {
                Setting::FideRated => "no",
                Setting::DefaultTime => "30min",
                other => panic!("an event must decide {other}?"),
            };
            event = event.decide(setting, value);
        }
    }
    event.build().unwrap()
}
