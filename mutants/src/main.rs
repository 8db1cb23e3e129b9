//! Wrong rules, put in on purpose: do the cases notice?
//!
//! `cargo xtask mutants` makes the rules of the files below wrong in every way
//! that [`mutation`] knows, plays the scenarios that come by, and lists what
//! none of them noticed. All mutations are in one build and a run switches one
//! on. A survivor that is right is in `scenarios/survivors.txt`, with its
//! reason; one that is not there fails the run, and so does a line there about
//! what was noticed.

mod changes;
mod files;
mod last;
mod mutation;
mod survivors;
mod table;
mod tree;
mod trial;
mod values;

use std::{
    collections::BTreeMap,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
};

use changes::Changes;
use mutation::Mutation;
use survivors::Survivors;
use tree::Tree;
use trial::{Outcome, Scenarios};

/// The rules that are made wrong.
const RULES: &[&str] = &[
    "clock/completing.rs",
    "clock/timing.rs",
    "conduct/behaviour.rs",
    "draws/drawing.rs",
    "ending/concluding.rs",
    "ending/late_dead.rs",
    "ending/oracle.rs",
    "ending/result_entry.rs",
    "irregularities/displaced.rs",
    "irregularities/illegal_moves.rs",
    "irregularities/impossible_position.rs",
    "irregularities/order_of_events.rs",
    "irregularities/repair.rs",
    "irregularities/two_hands.rs",
    "moving/obligation.rs",
    "quickplay/draw_claim.rs",
    "quickplay/watched_claim.rs",
];

/// How often what does not compile is taken out before the rest is given up.
const PASSES: usize = 40;

const USAGE: &str = "\
usage: cargo xtask mutants [--jobs N] [--one-in N] [--again] [FILE...]

  --jobs N    trials at a time; 1 if not given
  --one-in N  only every N-th mutation
  --again     only what the last run did not notice
  FILE        files of crates/conduct/src; those of the list if none is given";

/// What was asked for.
struct Wish {
    root: PathBuf,
    jobs: usize,
    one_in: usize,
    again: bool,
    rules: Vec<String>,
}

fn main() -> ExitCode {
    let Some(wish) = Wish::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match run(&wish) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(obstacle) => {
            eprintln!("mutants: {obstacle}");
            ExitCode::from(2)
        }
    }
}

impl Wish {
    fn read(mut arguments: impl Iterator<Item = String>) -> Option<Wish> {
        let mut wish = Wish {
            root: Path::new(env!("CARGO_MANIFEST_DIR")).parent()?.to_owned(),
            jobs: 1,
            one_in: 1,
            again: false,
            rules: Vec::new(),
        };
        while let Some(argument) = arguments.next() {
            match argument.as_str() {
                "--jobs" => wish.jobs = positive(&arguments.next()?)?,
                "--one-in" => wish.one_in = positive(&arguments.next()?)?,
                "--again" => wish.again = true,
                flag if flag.starts_with('-') => return None,
                file => wish.rules.push(file.to_owned()),
            }
        }
        if wish.rules.is_empty() {
            wish.rules = RULES.iter().map(ToString::to_string).collect();
        }
        Some(wish)
    }

    fn place(&self) -> PathBuf {
        self.root.join("target/mutants")
    }
}

fn positive(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number| *number > 0)
}

/// Says whether all is as the list of survivors says.
fn run(wish: &Wish) -> io::Result<bool> {
    let place = wish.place();
    let listed = Survivors::read(&files::read(&wish.root.join(survivors::LIST))?)?;
    let tree = Tree::at(&place);
    let mutations = compile(wish, &tree)?;
    println!("mutants: building the cases of the copy");
    let scenarios = Scenarios::measure(tree.build()?, &place)?;
    if !scenarios.pass_unchanged()? {
        return Err(io::Error::other("a trial with nothing wrong fails"));
    }
    println!(
        "mutants: {} scenarios pass with nothing wrong",
        scenarios.len()
    );
    let mut outcomes = if wish.again {
        last::noticed(&place, &mutations)
    } else {
        BTreeMap::new()
    };
    let open: Vec<&Mutation> = mutations
        .iter()
        .filter(|mutation| !outcomes.contains_key(&mutation.number))
        .step_by(wish.one_in)
        .collect();
    outcomes.extend(attempt(wish, &scenarios, &open)?);
    last::keep_outcomes(&place, &mutations, &outcomes)?;
    print!("{}", table::table(&mutations, &outcomes));
    let mut findings = table::findings(&mutations, &outcomes, &listed);
    for line in listed.idle(&wish.rules, &mutations) {
        findings.push(format!("listed, and no such mutation compiles: {line}"));
    }
    for finding in &findings {
        println!("{finding}");
    }
    println!("mutants: findings: {}", findings.len());
    Ok(findings.is_empty())
}

/// Writes the copy until all that is left in it compiles.
fn compile(wish: &Wish, tree: &Tree) -> io::Result<Vec<Mutation>> {
    let place = wish.place();
    let (everything, _) = Changes::of(&wish.root, &wish.rules, &|_| true)?;
    let digest = everything.digest();
    let mut unviable = last::unviable(&place, &digest);
    println!("mutants: copying {}", wish.root.display());
    for pass in 0..PASSES {
        let wanted = |number: u32| !unviable.contains(&number);
        let (changes, mutations) = Changes::of(&wish.root, &wish.rules, &wanted)?;
        if pass == 0 {
            tree.copy(&wish.root, &changes)?;
        } else {
            tree.put(&changes)?;
        }
        let wrong = tree.unviable()?;
        if wrong.is_empty() {
            last::keep_unviable(&place, &digest, &unviable)?;
            let (good, bad) = (mutations.len(), unviable.len());
            println!("mutants: {good} compile, {bad} do not");
            return Ok(mutations);
        }
        println!("mutants: pass {pass}: {} do not compile", wrong.len());
        unviable.extend(wrong);
    }
    Err(io::Error::other("the copy does not compile"))
}

fn attempt(
    wish: &Wish,
    scenarios: &Scenarios,
    open: &[&Mutation],
) -> io::Result<BTreeMap<u32, Outcome>> {
    let done = AtomicUsize::new(0);
    let outcomes = scenarios.attempt_all(open, wish.jobs, &|mutation, outcome| {
        let done = done.fetch_add(1, Relaxed) + 1;
        let Mutation { file, what, .. } = mutation;
        let name = outcome.name();
        if outcome.is_noticed() {
            print!("\r{done} of {}", open.len());
        } else {
            println!("\r{done} of {}: {name}: {file} {what}", open.len());
        }
        let _ = io::stdout().flush();
    })?;
    println!();
    Ok(outcomes)
}
