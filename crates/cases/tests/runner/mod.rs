//! From a folder of features to a verdict.

mod articles;
mod digest;
mod features;
pub(crate) mod mutants;
mod verdicts;

use std::{
    collections::BTreeSet,
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use cucumber::{World, cli, event::ScenarioFinished, gherkin, step};
use futures::{FutureExt as _, executor::block_on};
use tuomari_rulebook::ArticleId;

pub(crate) use self::features::fits;
use self::{articles::Uncited, features::Features, mutants::Given, verdicts::Verdicts};
use crate::{hall::Hall, variations::Case};

/// Articles that a passing scenario named, one line each.
type Passed = Arc<Mutex<Vec<String>>>;

/// A world that can say what its scenario showed.
pub(crate) trait Shown: Sized {
    /// The steps that were written for it.
    fn steps() -> step::Collection<Self>;

    /// Fails if something happened that no step has spoken of.
    fn close(&mut self);

    /// The articles that were cited.
    fn cited(&self) -> &BTreeSet<ArticleId>;
}

/// Runs every feature of a folder; fails if any scenario does.
pub(crate) fn run<W: World + Shown>(folder: &str) {
    let uncited = Arc::new(Uncited::read(&root().join("uncited.txt")));
    let passed = Passed::default();
    let digests = digest::lines(&root(), folder);
    let kept = Arc::clone(&passed);
    let runner = cucumber::runner::Basic::default()
        .steps(W::steps())
        .max_concurrent_scenarios(1)
        .after(move |feature, rule, scenario, end, hall| {
            if let (ScenarioFinished::StepPassed, Some(hall)) = (end, hall) {
                hall.close();
                let named = articles::named(feature, rule, scenario);
                uncited.check(&named, hall.cited());
                let mut kept = kept.lock().expect("no step holds it");
                kept.extend(named.iter().map(|id| line(*id, feature, scenario)));
            }
            async {}.boxed_local()
        });
    // Empty options: the arguments of this process are the test harness's.
    let options = cli::Opts::<cli::Empty, cucumber::runner::basic::Cli, cli::Empty>::default();
    let verdicts = block_on(
        cucumber::Cucumber::<W, _, PathBuf, _, _>::custom(Features, runner, Verdicts::default())
            .with_cli(options)
            .run(root().join(folder)),
    );
    keep(folder, &digests, &passed.lock().expect("no step holds it"));
    verdicts.assert(folder);
}

/// Every scenario of the folders as a case that can be played again.
pub(crate) fn cases(folders: &[&str]) -> Vec<Case> {
    let features: Vec<gherkin::Feature> = folders
        .iter()
        .flat_map(|folder| features::of_folder(&root().join(folder)))
        .collect();
    let cases = Arc::new(Mutex::new(Vec::new()));
    let kept = Arc::clone(&cases);
    let runner = cucumber::runner::Basic::default()
        .steps(Hall::collection())
        .max_concurrent_scenarios(1)
        .after(move |feature, rule, scenario, end, hall| {
            if let (ScenarioFinished::StepPassed, Some(hall)) = (end, hall) {
                let case = Case {
                    name: format!("{}: {}", file(feature), scenario.name.trim()),
                    articles: articles::named(feature, rule, scenario),
                    setup: hall.setup.clone(),
                    commands: hall.done().to_vec(),
                };
                kept.lock().expect("no step holds it").push(case);
            }
            async {}.boxed_local()
        });
    let options = cli::Opts::<cli::Empty, cucumber::runner::basic::Cli, cli::Empty>::default();
    let verdicts = Verdicts::default();
    block_on(
        cucumber::Cucumber::<Hall, _, PathBuf, _, _>::custom(Given(features), runner, verdicts)
            .with_cli(options)
            .run(root()),
    );
    let mut cases = cases.lock().expect("no step holds it");
    std::mem::take(&mut cases)
}

/// Fails unless every folder of `scenarios/` has its test.
pub(crate) fn assert_folders(tested: &[&str]) {
    let mut folders: Vec<String> = fs::read_dir(root())
        .expect("scenarios/ is there")
        .map(|entry| entry.expect("it can be read"))
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    folders.sort();
    let mut tested: Vec<String> = tested.iter().map(|name| (*name).to_owned()).collect();
    tested.sort();
    assert_eq!(folders, tested, "folders of scenarios/ and tests for them");
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

/// Article, scenario, feature: what the count of covered articles reads.
fn line(id: ArticleId, feature: &gherkin::Feature, scenario: &gherkin::Scenario) -> String {
    format!("{id}\t{}\t{}", scenario.name.trim(), file(feature))
}

/// The folder and the file.
fn file(feature: &gherkin::Feature) -> String {
    let file = feature.path.as_deref().unwrap_or(Path::new(""));
    let folder = file.parent().and_then(Path::file_name).unwrap_or_default();
    let name = file.file_name().unwrap_or_default();
    format!("{}/{}", folder.to_string_lossy(), name.to_string_lossy())
}

/// Each folder has its file, since each test is a process of its own.
///
/// The digests of the features come first, then a line for each article that a
/// passing scenario names.
fn keep(folder: &str, digests: &[String], lines: &[String]) {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .parent()
        .expect("the folder for tests is inside target/")
        .join("scenarios/passed");
    let mut text = String::new();
    let mut lines = lines.to_vec();
    lines.sort();
    lines.dedup();
    for line in digests.iter().chain(&lines) {
        _ = writeln!(text, "{line}");
    }
    fs::create_dir_all(&target).expect("target/ can be written");
    fs::write(target.join(format!("{folder}.tsv")), text).expect("target/ can be written");
}
