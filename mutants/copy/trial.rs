//! Scenarios one by one, in the copy that `mutants` builds: what each of them
//! reaches, and whether one of some notices what is wrong.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs, mem,
    path::PathBuf,
    sync::{Arc, Mutex},
    time::Instant,
};

use cucumber::{World as _, cli, event::ScenarioFinished, gherkin};
use futures::{FutureExt as _, executor::block_on};
use tuomari_conduct::mutant;

use super::{
    Shown,
    articles::{self, Uncited},
    features, file,
    mutants::Given,
    root,
    verdicts::Verdicts,
};
use crate::{FOLDERS, hall::Hall};

/// Writes a line for each scenario: its label, its microseconds, and the
/// mutations that it reaches.
#[test]
fn reach() {
    let notes = Arc::new(Mutex::new((String::new(), Instant::now())));
    let kept = Arc::clone(&notes);
    let verdicts = play(all(FOLDERS), move |label| {
        let mut kept = kept.lock().expect("no step holds it");
        let took = kept.1.elapsed().as_micros();
        _ = write!(kept.0, "{label}\t{took}\t");
        for number in mutant::reached() {
            _ = write!(kept.0, "{number} ");
        }
        kept.0.push('\n');
        kept.1 = Instant::now();
    });
    verdicts.assert("all folders");
    let path = env::var("TUOMARI_MUTANTS_REACHED").expect("a file to write");
    fs::write(path, &notes.lock().expect("no step holds it").0).expect("it can be written");
}

/// Fails if one of the scenarios of the list does.
#[test]
fn notice() {
    let path = env::var("TUOMARI_MUTANTS_CASES").expect("a file to read");
    let list = fs::read_to_string(path).expect("it can be read");
    let folders: BTreeSet<&str> = list
        .lines()
        .filter_map(|label| Some(label.split_once('/')?.0))
        .collect();
    let folders: Vec<&str> = folders.into_iter().collect();
    let mut found: BTreeMap<String, gherkin::Feature> = all(&folders)
        .into_iter()
        .map(|one| (one.description.clone().unwrap_or_default(), one))
        .collect();
    let chosen = list
        .lines()
        .map(|label| found.remove(label).expect("a scenario"));
    play(chosen.collect(), |_| {}).assert("the list");
}

/// Every scenario of the folders as a feature of its own, labelled in its
/// description.
fn all(folders: &[&str]) -> Vec<gherkin::Feature> {
    folders
        .iter()
        .flat_map(|folder| features::of_folder(&root().join(folder)))
        .flat_map(singles)
        .collect()
}

fn singles(mut feature: gherkin::Feature) -> Vec<gherkin::Feature> {
    let rules = mem::take(&mut feature.rules);
    let mut all = Vec::new();
    for scenario in mem::take(&mut feature.scenarios) {
        let mut one = feature.clone();
        one.scenarios.push(scenario);
        all.push(one);
    }
    for mut rule in rules {
        for scenario in mem::take(&mut rule.scenarios) {
            let mut part = rule.clone();
            part.scenarios.push(scenario);
            let mut one = feature.clone();
            one.rules.push(part);
            all.push(one);
        }
    }
    for (place, one) in all.iter_mut().enumerate() {
        one.description = Some(format!("{}#{place}", file(one)));
    }
    all
}

/// Plays them until one fails, and tells the label of each.
fn play(features: Vec<gherkin::Feature>, done: impl Fn(&str) + 'static) -> Verdicts {
    let uncited = Uncited::read(&root().join("uncited.txt"));
    let runner = cucumber::runner::Basic::default()
        .steps(Hall::collection())
        .max_concurrent_scenarios(1)
        .fail_fast()
        .after(move |feature, rule, scenario, end, hall| {
            done(feature.description.as_deref().unwrap_or_default());
            if let (ScenarioFinished::StepPassed, Some(hall)) = (end, hall) {
                hall.close();
                uncited.check(&articles::named(feature, rule, scenario), hall.cited());
            }
            async {}.boxed_local()
        });
    let options = cli::Opts::<cli::Empty, cucumber::runner::basic::Cli, cli::Empty>::default();
    block_on(
        cucumber::Cucumber::<Hall, _, PathBuf, _, _>::custom(
            Given(features),
            runner,
            Verdicts::default(),
        )
        .with_cli(options)
        .run(root()),
    )
}
