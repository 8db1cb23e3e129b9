//! The cases of `scenarios/`, executed: one test for each folder.
//!
//! A case is written for an arbiter to read. Here it is given to a game: the
//! words of each step are in `steps/`, the table they act on is in `hall/`, and
//! what makes a case pass or fail is in `runner/`.

mod hall;
mod runner;
mod steps;

/// One test a folder, and one that no folder is forgotten.
macro_rules! folders {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                runner::run(stringify!($name));
            }
        )*

        const FOLDERS: &[&str] = &[$(stringify!($name)),*];

        #[test]
        fn every_folder_has_its_test() {
            runner::assert_folders(FOLDERS);
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

/// At least this many settings, rulebook by rulebook, must be noticed by a
/// scenario that names their article when they are flipped. It may only grow.
const FLIPS_NOTICED: usize = 310;

#[test]
fn a_flipped_setting_fails_a_scenario_that_names_its_article() {
    let mutants = runner::mutants::try_all(FOLDERS);
    let (caught, missed): (Vec<_>, Vec<_>) = mutants.iter().partition(|mutant| mutant.caught);
    println!("settings flipped: {}", mutants.len());
    println!(
        "noticed by a scenario that names the article: {}",
        caught.len()
    );
    for mutant in &missed {
        println!(
            "not noticed: {} {} ({} scenarios)",
            mutant.rulebook, mutant.setting, mutant.scenarios
        );
    }
    assert!(
        caught.len() >= FLIPS_NOTICED,
        "only {} flips were noticed",
        caught.len()
    );
}
