//! What came of it: a table by file, and what is not as the list says.

use std::{
    collections::BTreeMap,
    fmt::{self, Write as _},
};

use crate::{mutation::Mutation, survivors::Survivors, trial::Outcome};

/// How many of each outcome.
#[derive(Clone, Copy, Default)]
struct Counts([usize; Outcome::ALL.len()]);

impl Counts {
    fn add(&mut self, outcome: Outcome) {
        for (count, of) in self.0.iter_mut().zip(Outcome::ALL) {
            *count += usize::from(of == outcome);
        }
    }

    fn compiled(self) -> usize {
        self.0.iter().sum()
    }

    /// In tenths of a percent.
    fn share(self) -> usize {
        let both = self.0.iter().zip(Outcome::ALL);
        let noticed = both.filter(|(_, of)| of.is_noticed());
        let noticed: usize = noticed.map(|(count, _)| count).sum();
        noticed * 1000 / self.compiled().max(1)
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>9}", self.compiled())?;
        for (count, of) in self.0.iter().zip(Outcome::ALL) {
            write!(f, "{count:>width$}", width = of.name().len() + 2)?;
        }
        write!(f, "{:>6}.{} %", self.share() / 10, self.share() % 10)
    }
}

/// A line for each file, and one for all.
pub(crate) fn table(mutations: &[Mutation], outcomes: &BTreeMap<u32, Outcome>) -> String {
    let mut files: BTreeMap<&str, Counts> = BTreeMap::new();
    let mut together = Counts::default();
    for mutation in mutations {
        if let Some(outcome) = outcomes.get(&mutation.number) {
            files.entry(&mutation.file).or_default().add(*outcome);
            together.add(*outcome);
        }
    }
    let width = files
        .keys()
        .map(|file| file.len())
        .max()
        .unwrap_or(0)
        .max(8);
    let mut text = format!("{:width$} compiled", "");
    for outcome in Outcome::ALL {
        _ = write!(text, "  {}", outcome.name());
    }
    text += "     share\n";
    for (file, counts) in files {
        _ = writeln!(text, "{file:width$}{counts}");
    }
    _ = writeln!(text, "{:width$}{together}", "together");
    text
}

/// What is not as the list says, a line for each.
pub(crate) fn findings(
    mutations: &[Mutation],
    outcomes: &BTreeMap<u32, Outcome>,
    listed: &Survivors,
) -> Vec<String> {
    let mut findings = Vec::new();
    for mutation in mutations {
        let Some(outcome) = outcomes.get(&mutation.number) else {
            continue;
        };
        let wrong = match (outcome.is_noticed(), listed.excuse(mutation)) {
            (true, false) | (false, true) => continue,
            (true, true) => "listed as a survivor, and noticed",
            (false, false) => outcome.name(),
        };
        let Mutation {
            file, line, what, ..
        } = mutation;
        findings.push(format!("{wrong}: {file}:{line} {what}"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutations() -> Vec<Mutation> {
        let one = |(number, file, what): (u32, &str, &str)| Mutation {
            number,
            file: file.to_owned(),
            line: 7,
            what: what.to_owned(),
        };
        let all = [
            (1, "clock/timing.rs", "stop: without `!`"),
            (2, "clock/timing.rs", "stop: returns `()` at once"),
            (3, "clock/timing.rs", "start: without `!`"),
            (5, "draws/drawing.rs", "offer: without `!`"),
        ];
        all.map(one).into()
    }

    fn outcomes() -> BTreeMap<u32, Outcome> {
        [
            (1, Outcome::Caught),
            (2, Outcome::TimedOut),
            (3, Outcome::Survived),
            (5, Outcome::Unreached),
        ]
        .into()
    }

    #[test]
    fn the_table_counts_by_file_and_together() {
        let expected = "
                 compiled  caught  timed out  survived  no scenario comes by     share
clock/timing.rs         3       1          1         1                     0    66.6 %
draws/drawing.rs        1       0          0         0                     1     0.0 %
together                4       1          1         1                     1    50.0 %
";
        assert_eq!(table(&mutations(), &outcomes()), expected[1..]);
    }

    #[test]
    fn a_survivor_not_listed_and_a_listed_one_that_is_noticed_are_findings() {
        let check = |list: &str, expected: &[&str]| {
            let listed = Survivors::read(list).unwrap();
            assert_eq!(findings(&mutations(), &outcomes(), &listed), expected);
        };
        check(
            "clock/timing.rs | start: without `!` | why\n\
             draws/drawing.rs | offer: without `!` | why\n",
            &[],
        );
        check(
            "clock/timing.rs | start: without `!` | why\n\
             clock/timing.rs | stop: without `!` | why\n",
            &[
                "listed as a survivor, and noticed: clock/timing.rs:7 stop: without `!`",
                "no scenario comes by: draws/drawing.rs:7 offer: without `!`",
            ],
        );
    }
}
