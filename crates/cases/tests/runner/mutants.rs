//! A scenario that names an article must depend on it.
//!
//! Each setting of each rulebook is supposed to have another value, and the
//! scenarios that name an article the setting rests on are run again: one of
//! them must fail. Otherwise it named an article that it did not exercise.

use std::{cell::RefCell, collections::BTreeSet, fs, path::PathBuf};

use cucumber::{World as _, cli, gherkin, parser};
use futures::{executor::block_on, stream};
use tuomari_rulebook::{ArticleId, Profile, Rulebook, Rules, Setting, Value, ValueKind};

use super::{articles, features, root, verdicts::Verdicts};
use crate::hall::Hall;

thread_local! {
    /// The rulebook, the setting and the value supposed for it.
    static SUPPOSED: RefCell<Option<(Rulebook, Setting, String)>> = const { RefCell::new(None) };
}

/// What is supposed of a setting of this rulebook while a mutant is tried.
pub(crate) fn supposed(rulebook: Rulebook) -> Option<(Setting, String)> {
    SUPPOSED.with_borrow(|supposed| {
        let (book, setting, value) = supposed.as_ref()?;
        (*book == rulebook).then(|| (*setting, value.clone()))
    })
}

/// A setting of a rulebook, and whether a flip of it was noticed.
pub(crate) struct Mutant {
    pub(crate) rulebook: Rulebook,
    pub(crate) setting: Setting,
    pub(crate) scenarios: usize,
    pub(crate) caught: bool,
}

/// The flips that no scenario can notice, from `scenarios/unnoticed.txt`: a
/// rulebook, a setting and the reason on each line.
#[allow(
    clippy::disallowed_methods,
    reason = "a test reads the files it is about"
)]
pub(crate) fn unnoticed() -> BTreeSet<(Rulebook, Setting)> {
    let text = fs::read_to_string(root().join("unnoticed.txt"));
    let text = text.expect("scenarios/unnoticed.txt is there");
    text.lines()
        .filter(|line| !line.trim().is_empty() && !line.starts_with('#'))
        .map(|line| {
            let mut words = line.splitn(3, ' ');
            let mut word = || words.next().expect("a rulebook, a setting and a reason");
            let book = word().parse().expect("a rulebook");
            let setting = word().parse().expect("a setting");
            assert!(!word().is_empty(), "{line}: a reason");
            (book, setting)
        })
        .collect()
}

/// Tries every setting of every rulebook that some scenario's article fixes.
pub(crate) fn try_all(folders: &[&str]) -> Vec<Mutant> {
    let features: Vec<gherkin::Feature> = folders
        .iter()
        .flat_map(|folder| features::of_folder(&root().join(folder)))
        .collect();
    // A caught mutant panics in a step, as it should: no need to print it.
    let noisy = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut mutants = Vec::new();
    for rulebook in Rulebook::all() {
        for setting in Setting::all() {
            mutants.extend(try_setting(&features, rulebook, setting));
        }
    }
    std::panic::set_hook(noisy);
    mutants
}

fn try_setting(
    features: &[gherkin::Feature],
    rulebook: Rulebook,
    setting: Setting,
) -> Option<Mutant> {
    let (grounds, values) = values_of(rulebook, setting);
    let naming = naming(features, &grounds);
    let scenarios: usize = naming.iter().map(scenarios_in).sum();
    if scenarios == 0 {
        return None;
    }
    let caught = others(setting, &values).into_iter().any(|other| {
        SUPPOSED.set(Some((rulebook, setting, other)));
        let failed = any_fails(naming.clone());
        SUPPOSED.set(None);
        failed
    });
    Some(Mutant {
        rulebook,
        setting,
        scenarios,
        caught,
    })
}

/// The articles the setting rests on in this rulebook, and its values there.
fn values_of(rulebook: Rulebook, setting: Setting) -> (BTreeSet<ArticleId>, Vec<Value>) {
    let mut grounds = BTreeSet::new();
    let mut values = Vec::new();
    for profile in rulebook.profiles() {
        let rules = settled(rulebook, profile);
        let found = rules.value(setting);
        if found.value != Value::NotApplicable {
            grounds.extend(found.articles);
            values.push(found.value);
        }
    }
    (grounds, values)
}

fn settled(rulebook: Rulebook, profile: Profile) -> Rules {
    Rules::of(rulebook, profile)
        .suppose(Setting::FideRated, "no")
        .build()
        .or_else(|_| {
            Rules::of(rulebook, profile)
                .suppose(Setting::FideRated, "no")
                .suppose(Setting::DefaultTime, "0")
                .build()
        })
        .expect("everything is decided")
}

/// Values the setting could have and has nowhere in the rulebook, then all.
fn others(setting: Setting, values: &[Value]) -> Vec<String> {
    let words: Vec<String> = match setting.kind() {
        ValueKind::Choice(words) => words.iter().map(|word| (*word).to_owned()).collect(),
        ValueKind::YesNo => vec!["yes".to_owned(), "no".to_owned()],
        ValueKind::Span => ["0", "7min", "never", "none"].map(str::to_owned).to_vec(),
        ValueKind::Moves => ["0", "2", "40", "whole-game", "none"]
            .map(str::to_owned)
            .to_vec(),
        ValueKind::Count => ["0", "1", "99"].map(str::to_owned).to_vec(),
    };
    words
        .into_iter()
        .filter(|word| {
            let same = |value: &Value| value.text(setting) == *word;
            !values.iter().all(same)
        })
        .collect()
}

/// The features with only those scenarios that name one of the articles.
fn naming(features: &[gherkin::Feature], grounds: &BTreeSet<ArticleId>) -> Vec<gherkin::Feature> {
    let keeps = |feature: &gherkin::Feature, scenario: &gherkin::Scenario| {
        !articles::named(feature, None, scenario).is_disjoint(grounds)
    };
    features
        .iter()
        .filter_map(|feature| {
            let mut kept = feature.clone();
            kept.scenarios.retain(|scenario| keeps(feature, scenario));
            for rule in &mut kept.rules {
                rule.scenarios.retain(|scenario| keeps(feature, scenario));
            }
            (scenarios_in(&kept) > 0).then_some(kept)
        })
        .collect()
}

fn scenarios_in(feature: &gherkin::Feature) -> usize {
    let in_rules: usize = feature.rules.iter().map(|rule| rule.scenarios.len()).sum();
    feature.scenarios.len() + in_rules
}

fn any_fails(features: Vec<gherkin::Feature>) -> bool {
    let runner = cucumber::runner::Basic::default()
        .steps(Hall::collection())
        .max_concurrent_scenarios(1);
    let options = cli::Opts::<cli::Empty, cucumber::runner::basic::Cli, cli::Empty>::default();
    let verdicts = block_on(
        cucumber::Cucumber::<Hall, _, PathBuf, _, _>::custom(
            Given(features),
            runner,
            Verdicts::default(),
        )
        .with_cli(options)
        .run(root()),
    );
    verdicts.any_failed()
}

/// Features that have been read already.
pub(super) struct Given(pub(super) Vec<gherkin::Feature>);

impl parser::Parser<PathBuf> for Given {
    type Cli = cli::Empty;
    type Output = stream::Iter<std::vec::IntoIter<parser::Result<gherkin::Feature>>>;

    fn parse(self, _: PathBuf, _: cli::Empty) -> Self::Output {
        let features: Vec<_> = self.0.into_iter().map(Ok).collect();
        stream::iter(features)
    }
}
