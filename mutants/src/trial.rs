//! A trial: the scenarios that reach a mutation are played with it switched on,
//! all in one process, until one fails.

use std::{
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
    time::Duration,
};

use crate::{files, mutation::Mutation};

/// How often a run is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// A run goes in circles if it takes so many times as long as its scenarios
/// take with nothing wrong, and [`AT_LEAST`] more.
const PATIENCE: u32 = 10;
const AT_LEAST: Duration = Duration::from_secs(15);

/// What became of a mutation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    Caught,
    /// It went in circles.
    TimedOut,
    Survived,
    /// No scenario comes by.
    Unreached,
}

impl Outcome {
    pub(crate) const ALL: [Outcome; 4] = [
        Outcome::Caught,
        Outcome::TimedOut,
        Outcome::Survived,
        Outcome::Unreached,
    ];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Outcome::Caught => "caught",
            Outcome::TimedOut => "timed out",
            Outcome::Survived => "survived",
            Outcome::Unreached => "no scenario comes by",
        }
    }

    pub(crate) fn is_noticed(self) -> bool {
        matches!(self, Outcome::Caught | Outcome::TimedOut)
    }
}

/// The scenarios, as the copy plays them.
pub(crate) struct Scenarios {
    executable: PathBuf,
    /// For lists and notes.
    place: PathBuf,
    all: Vec<Scenario>,
}

#[derive(Debug, PartialEq, Eq)]
struct Scenario {
    label: String,
    took: Duration,
    reached: BTreeSet<u32>,
}

impl Scenarios {
    /// Plays all of them with nothing wrong, and notes what each reaches.
    pub(crate) fn measure(executable: PathBuf, place: &Path) -> io::Result<Scenarios> {
        let mut scenarios = Scenarios {
            executable,
            place: place.to_owned(),
            all: Vec::new(),
        };
        let notes = place.join("reached.txt");
        let status = scenarios
            .play("reach")
            .env("TUOMARI_MUTANTS_REACHED", &notes)
            .stdout(Stdio::inherit())
            .status()?;
        if !status.success() {
            return Err(io::Error::other("a scenario fails with nothing wrong"));
        }
        let text = files::read(&notes)?;
        scenarios.all = text.lines().filter_map(Scenario::read).collect();
        Ok(scenarios)
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// Whether a trial of nothing finds nothing: if not, it would find what is
    /// not wrong everywhere.
    pub(crate) fn pass_unchanged(&self) -> io::Result<bool> {
        let all: Vec<&Scenario> = self.all.iter().collect();
        let outcome = self.notice(u32::MAX, &all, 0)?;
        Ok(outcome == Outcome::Survived)
    }

    /// Tries all of these, several at a time, and tells each outcome.
    pub(crate) fn attempt_all(
        &self,
        mutations: &[&Mutation],
        jobs: usize,
        tell: &(dyn Fn(&Mutation, Outcome) + Sync),
    ) -> io::Result<BTreeMap<u32, Outcome>> {
        let next = AtomicUsize::new(0);
        let work = |job: usize| -> io::Result<BTreeMap<u32, Outcome>> {
            let mut outcomes = BTreeMap::new();
            while let Some(mutation) = mutations.get(next.fetch_add(1, Relaxed)) {
                let outcome = self.attempt(mutation, job)?;
                tell(mutation, outcome);
                outcomes.insert(mutation.number, outcome);
            }
            Ok(outcomes)
        };
        thread::scope(|scope| {
            let work = &work;
            let workers: Vec<_> = (0..jobs)
                .map(|job| scope.spawn(move || work(job)))
                .collect();
            let mut all = BTreeMap::new();
            for worker in workers {
                let done = worker.join();
                all.extend(done.map_err(|_| io::Error::other("a worker panicked"))??);
            }
            Ok(all)
        })
    }

    fn attempt(&self, mutation: &Mutation, job: usize) -> io::Result<Outcome> {
        let chosen = self.chosen(mutation);
        if chosen.is_empty() {
            return Ok(Outcome::Unreached);
        }
        self.notice(mutation.number, &chosen, job)
    }

    /// Those that reach the mutation: the folder of its own name first, in it
    /// the quickest.
    fn chosen(&self, mutation: &Mutation) -> Vec<&Scenario> {
        let folder = |path: &str| path.split('/').next().map(str::to_owned);
        let own = folder(&mutation.file);
        let mut chosen: Vec<&Scenario> = self
            .all
            .iter()
            .filter(|scenario| scenario.reached.contains(&mutation.number))
            .collect();
        chosen.sort_by_key(|scenario| (folder(&scenario.label) != own, scenario.took));
        chosen
    }

    fn notice(&self, number: u32, chosen: &[&Scenario], job: usize) -> io::Result<Outcome> {
        let list = self.place.join(format!("chosen-{job}.txt"));
        let labels: Vec<&str> = chosen.iter().map(|one| one.label.as_str()).collect();
        files::write(&list, labels.join("\n").as_bytes())?;
        let took: Duration = chosen.iter().map(|one| one.took).sum();
        let mut child = self
            .play("notice")
            .env("TUOMARI_MUTANT", number.to_string())
            .env("TUOMARI_MUTANTS_CASES", &list)
            .spawn()?;
        wait(&mut child, took * PATIENCE + AT_LEAST)
    }

    fn play(&self, test: &str) -> Command {
        let mut command = Command::new(&self.executable);
        command
            .args(["--exact", &format!("runner::trial::{test}")])
            .args(["--test-threads", "1"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command
    }
}

impl Scenario {
    fn read(line: &str) -> Option<Scenario> {
        let mut parts = line.split('\t');
        let label = parts.next()?.to_owned();
        let took = Duration::from_micros(parts.next()?.parse().ok()?);
        let numbers = parts.next()?.split_whitespace();
        let reached = numbers.filter_map(|number| number.parse().ok()).collect();
        Some(Scenario {
            label,
            took,
            reached,
        })
    }
}

/// Counts its looks, not the time of day: if both are stopped for a while,
/// none of it is the child's.
#[expect(
    clippy::disallowed_methods,
    reason = "a process that may never end is waited for"
)]
fn wait(child: &mut Child, most: Duration) -> io::Result<Outcome> {
    let mut waited = Duration::ZERO;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(if status.success() {
                Outcome::Survived
            } else {
                Outcome::Caught
            });
        }
        if waited > most {
            child.kill()?;
            child.wait()?;
            return Ok(Outcome::TimedOut);
        }
        thread::sleep(LOOK_EVERY);
        waited += LOOK_EVERY;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_come_by_are_tried_the_nearest_and_quickest_first() {
        let lines = [
            "draws/offers.feature#0\t100\t1 2 ",
            "clock/flags.feature#4\t900\t2 3 ",
            "clock/flags.feature#5\t300\t2 ",
            "clock/flags.feature#6\t50\t3 ",
        ];
        let scenarios = Scenarios {
            executable: PathBuf::new(),
            place: PathBuf::new(),
            all: lines
                .iter()
                .filter_map(|line| Scenario::read(line))
                .collect(),
        };
        let mutation = |number| Mutation {
            number,
            file: "clock/timing.rs".to_owned(),
            line: 1,
            what: String::new(),
        };
        let labels = |number| -> Vec<String> {
            let chosen = scenarios.chosen(&mutation(number));
            chosen.iter().map(|one| one.label.clone()).collect()
        };
        assert_eq!(
            labels(2),
            [
                "clock/flags.feature#5",
                "clock/flags.feature#4",
                "draws/offers.feature#0"
            ]
        );
        assert!(labels(4).is_empty());
    }

    #[test]
    fn a_process_that_never_ends_is_ended() {
        let mut child = Command::new("sleep").arg("60").spawn().unwrap();
        let outcome = wait(&mut child, Duration::from_millis(20)).unwrap();
        assert_eq!(outcome, Outcome::TimedOut);
    }

    #[test]
    fn a_process_that_fails_has_noticed() {
        let outcome = |program| {
            let mut child = Command::new(program).spawn().unwrap();
            wait(&mut child, AT_LEAST).unwrap()
        };
        assert_eq!(outcome("true"), Outcome::Survived);
        assert_eq!(outcome("false"), Outcome::Caught);
    }
}
