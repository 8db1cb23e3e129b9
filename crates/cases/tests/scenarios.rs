//! The cases of `scenarios/`, executed: one test for each folder.
//!
//! A case is written for an arbiter to read. Here it is given to a game: the
//! words of each step are in `steps/`, the table they act on is in `hall/`, and
//! what makes a case pass or fail is in `runner/`.

mod competition;
mod hall;
#[allow(
    dead_code,
    unused_imports,
    reason = "of the games at hazard only the commands are needed here"
)]
#[path = "../../conduct/tests/hazard/mod.rs"]
mod hazard;
mod runner;
mod steps;
mod variations;

/// One test a folder, and one that no folder is forgotten.
macro_rules! folders {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                runner::run::<hall::Hall>(stringify!($name));
            }
        )*

        const FOLDERS: &[&str] = &[$(stringify!($name)),*];

        #[test]
        fn every_folder_has_its_test() {
            runner::assert_folders(&[FOLDERS, &[COMPETITION]].concat());
        }
    };
}

// Named after the chapters of the Laws.
folders![
    adjournment,
    arbiter,
    basics,
    blind,
    chess960,
    clock,
    conduct,
    draws,
    ending,
    irregularities,
    movement,
    moving,
    national,
    quickplay,
    recording,
    silence,
    start,
    wooden
];

/// Cases of whole competitions; they have a desk, not a table.
const COMPETITION: &str = "competition";

#[test]
fn competitions() {
    runner::run::<competition::Hall>(COMPETITION);
}

/// Every setting, rulebook by rulebook, is noticed by a scenario that names
/// its article when it is flipped, or `scenarios/unnoticed.txt` says why not.
#[test]
fn a_flipped_setting_fails_a_scenario_that_names_its_article() {
    let mutants = runner::mutants::try_all(FOLDERS);
    let listed = runner::mutants::unnoticed();
    let caught = mutants.iter().filter(|mutant| mutant.caught).count();
    println!("settings flipped: {}", mutants.len());
    println!("noticed by a scenario that names the article: {caught}");
    let mut wrong = Vec::new();
    for mutant in &mutants {
        let is_listed = listed.contains(&(mutant.rulebook, mutant.setting));
        let what = match (mutant.caught, is_listed) {
            (true, false) | (false, true) => continue,
            (false, false) => "neither noticed nor listed",
            (true, true) => "noticed, and listed as unnoticed",
        };
        let (rulebook, setting) = (mutant.rulebook, mutant.setting);
        wrong.push(format!(
            "{rulebook} {setting}: {what} ({} scenarios)",
            mutant.scenarios
        ));
    }
    let flipped = |(book, setting): &(_, _)| {
        mutants
            .iter()
            .any(|mutant| (mutant.rulebook, mutant.setting) == (*book, *setting))
    };
    for (book, setting) in listed.iter().filter(|entry| !flipped(entry)) {
        wrong.push(format!(
            "{book} {setting}: listed, and no scenario names its article"
        ));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_same_facts_told_otherwise() {
    variations::run(FOLDERS);
}
