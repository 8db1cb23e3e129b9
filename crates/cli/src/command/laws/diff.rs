//! `tuomari laws diff`: where two rulebooks or profiles differ.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_rulebook::{Profile, Rulebook, Setting};

use super::{parts::ValueParts, settings::no_profile, show::no_rulebook};
use crate::{
    args::DiffArgs,
    failure::{Complaint, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, hung, styled},
    rules::{Settled, usual_profile},
    table::Grid,
};

/// The widest a value gets before it is broken at a hyphen.
const CELL: usize = 24;

/// Compares.
pub(crate) fn run(args: &DiffArgs, out: &Output) -> Result<(), Failure> {
    let say = &out.say;
    let left = Side::read(&args.left, args.profile, say)?;
    let right = Side::read(&args.right, args.profile, say)?;
    // A side without a profile takes the one that is like the other side's.
    let (left, right) = match (left.profile, right.profile) {
        (None, None) => {
            // A rulebook with one profile leaves no choice; begin with it.
            let left_first = left.rulebook.profiles().count() == 1;
            if left_first {
                let left = left.settled(None, say)?;
                (left.clone(), right.settled(Some(&left), say)?)
            } else {
                let single = right.rulebook.profiles().count() == 1;
                let right = right.settled(None, say)?;
                (left.settled(Some(&right).filter(|_| single), say)?, right)
            }
        }
        (Some(_), _) => {
            let left = left.settled(None, say)?;
            (left.clone(), right.settled(Some(&left), say)?)
        }
        (None, Some(_)) => {
            let right = right.settled(None, say)?;
            (left.settled(Some(&right), say)?, right)
        }
    };
    out.give(&Diff::of(&left, &right, args.explain, say))
}

/// A rulebook and, if it was said, its profile.
#[derive(Clone, Copy, Debug)]
struct Side {
    rulebook: Rulebook,
    profile: Option<Profile>,
}

impl Side {
    fn read(text: &str, profile: Option<Profile>, say: &Messages) -> Result<Side, Complaint> {
        let (name, own) = match text.split_once('/') {
            Some((name, profile)) => (name, Some(profile)),
            None => (text, None),
        };
        let rulebook: Rulebook = name.parse().map_err(|_| no_rulebook(name, say))?;
        let profile = match own {
            Some(own) => Some(own.parse().map_err(|_| no_profile(rulebook, own, say))?),
            // The only profile of a rulebook needs no name.
            None => profile.filter(|_| rulebook.profiles().count() > 1),
        };
        Ok(Side { rulebook, profile })
    }

    fn settled(self, other: Option<&Settled>, say: &Messages) -> Result<Settled, Complaint> {
        let profile = match self.profile {
            Some(profile) => profile,
            None => usual_profile(self.rulebook, other.map(|other| &other.rules)),
        };
        Settled::printed(self.rulebook, profile)
            .map_err(|_| no_profile(self.rulebook, profile.name(), say))
    }
}

/// What differs.
#[derive(Debug, Serialize)]
struct Diff {
    left: Name,
    right: Name,
    lang: &'static str,
    same: usize,
    differences: Vec<Difference>,
    #[serde(skip)]
    explain: bool,
}

/// A rulebook and its profile.
#[derive(Debug, Serialize)]
struct Name {
    rulebook: &'static str,
    profile: &'static str,
}

/// A setting that differs.
#[derive(Debug, Serialize)]
struct Difference {
    setting: &'static str,
    meaning: &'static str,
    left: ValueParts,
    right: ValueParts,
}

impl Diff {
    fn of(left: &Settled, right: &Settled, explain: bool, say: &Messages) -> Diff {
        let language = say.gists();
        let name = |settled: &Settled| Name {
            rulebook: settled.rules.rulebook().name(),
            profile: settled.rules.profile().name(),
        };
        let differences: Vec<Difference> = Setting::all()
            .map(|setting| Difference {
                setting: setting.name(),
                meaning: setting.meaning(language),
                left: ValueParts::of(left, setting),
                right: ValueParts::of(right, setting),
            })
            .filter(|difference| difference.left.value != difference.right.value)
            .collect();
        Diff {
            left: name(left),
            right: name(right),
            lang: language.code(),
            same: Setting::all().count() - differences.len(),
            differences,
            explain,
        }
    }
}

impl Name {
    fn to_text(&self) -> String {
        match self.profile {
            "only" => self.rulebook.to_owned(),
            profile => format!("{}/{profile}", self.rulebook),
        }
    }
}

impl ValueParts {
    /// The value with its articles below it, the nearest ones only.
    fn to_cell(&self) -> String {
        const SHOWN: usize = 3;
        let mut cell = broken(&self.value);
        for article in self.articles.iter().take(SHOWN) {
            cell.push('\n');
            cell.push_str(article);
        }
        if let Some(more @ 1..) = self.articles.len().checked_sub(SHOWN) {
            _ = write!(cell, " +{more}");
        }
        cell
    }
}

/// A name broken after a hyphen where it is too long for its cell.
fn broken(name: &str) -> String {
    let head: String = name.chars().take(CELL).collect();
    match head.rfind('-') {
        Some(at) if name.chars().count() > CELL => {
            let (head, tail) = name.split_at(at + 1);
            format!("{head}\n{}", broken(tail))
        }
        _ => name.to_owned(),
    }
}

impl Answer for Diff {
    fn to_text(&self, say: &Messages) -> String {
        let (left, right) = (self.left.to_text(), self.right.to_text());
        let counts = [
            ("different", self.differences.len().into()),
            ("same", self.same.into()),
        ];
        let counts = say.with("laws-diff-counts", counts);
        if self.differences.is_empty() {
            return format!("{left}, {right}: {counts}\n");
        }
        let headings = [say.text("laws-setting"), heading(&left), heading(&right)];
        let mut grid = Grid::new(headings);
        for difference in &self.differences {
            grid.row([
                broken(difference.setting),
                difference.left.to_cell(),
                difference.right.to_cell(),
            ]);
        }
        let mut text = grid.to_text();
        _ = writeln!(text, "\n{counts}");
        if self.explain {
            let heading = styled(HEADING, &say.text("laws-meanings"));
            _ = writeln!(text, "\n{heading}");
            for difference in &self.differences {
                let line = format!("{}: {}", difference.setting, difference.meaning);
                text.push_str(&hung(&line, 2));
            }
        }
        text
    }
}

/// The profile on a line of its own.
fn heading(name: &str) -> String {
    name.replacen('/', "/\n", 1)
}
