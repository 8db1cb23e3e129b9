//! Reads features, and writes out what they abbreviate.
//!
//! Two abbreviations of the house: a step may begin with its time ("at 0:04.0
//! Black claims a threefold repetition", "after 2 s White resigns"), and a row
//! of examples may name several rules at once in its `rules` column
//! (`fide-*/blitz-*`). Each time becomes a step of its own before the step,
//! each rule a row of its own, with those of its `articles` that belong to it.

use std::path::{Path, PathBuf};

use cucumber::{cli, feature::Ext as _, gherkin, parser};
use futures::stream;
use tuomari_rulebook::{Profile, Rulebook};

/// The features of a folder, in the order of their names.
pub(crate) struct Features;

type Outcome = parser::Result<gherkin::Feature>;

impl parser::Parser<PathBuf> for Features {
    type Cli = cli::Empty;
    type Output = stream::Iter<std::vec::IntoIter<Outcome>>;

    fn parse(self, folder: PathBuf, _: cli::Empty) -> Self::Output {
        let features: Vec<Outcome> = files_of(&folder).iter().map(|file| read(file)).collect();
        stream::iter(features)
    }
}

/// The features of a folder that can be read.
pub(crate) fn of_folder(folder: &Path) -> Vec<gherkin::Feature> {
    let files = files_of(folder);
    files.iter().filter_map(|file| read(file).ok()).collect()
}

fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be read").path())
        .filter(|path| path.extension().is_some_and(|ext| ext == "feature"))
        .collect();
    files.sort();
    files
}

fn read(file: &Path) -> Outcome {
    let mut feature = gherkin::Feature::parse_path(file, gherkin::GherkinEnv::default())?;
    let in_rules = feature
        .rules
        .iter_mut()
        .flat_map(|rule| &mut rule.scenarios);
    for scenario in feature.scenarios.iter_mut().chain(in_rules) {
        for examples in &mut scenario.examples {
            if let Some(table) = &mut examples.table {
                table.rows = one_row_a_rule(&table.rows);
            }
        }
    }
    let mut feature = feature.expand_examples()?;
    let in_rules = feature
        .rules
        .iter_mut()
        .flat_map(|rule| &mut rule.scenarios);
    for scenario in feature.scenarios.iter_mut().chain(in_rules) {
        scenario.steps = scenario.steps.drain(..).flat_map(timed).collect();
    }
    Ok(feature)
}

/// A step that begins with its time becomes two.
fn timed(step: gherkin::Step) -> Vec<gherkin::Step> {
    let words = step.value.clone();
    let rest = |prefix: &str, unit: &str| -> Option<(String, String)> {
        let (time, rest) = words.strip_prefix(prefix)?.split_once(' ')?;
        let rest = rest.strip_prefix(unit)?.trim_start();
        let is_time = time.starts_with(|c: char| c.is_ascii_digit());
        is_time.then(|| (time.to_owned(), rest.to_owned()))
    };
    let (clock, rest) = if let Some((time, rest)) = rest("at ", "") {
        (format!("it is {time}"), rest)
    } else if let Some((time, rest)) = rest("after ", "s ") {
        (format!("{time} s pass"), rest)
    } else {
        return vec![step];
    };
    let mut first = step.clone();
    first.value = clock;
    first.table = None;
    first.docstring = None;
    let mut second = step;
    second.value = rest;
    vec![first, second]
}

fn one_row_a_rule(rows: &[Vec<String>]) -> Vec<Vec<String>> {
    let Some((header, rows)) = rows.split_first() else {
        return Vec::new();
    };
    let column = |name: &str| header.iter().position(|column| column == name);
    let Some(rules) = column("rules") else {
        return std::iter::once(header).chain(rows).cloned().collect();
    };
    let articles = column("articles");
    let mut out = vec![header.clone()];
    for row in rows {
        let all = tables(&row[rules]);
        let one_book = all.iter().all(|(book, _)| *book == all[0].0);
        for (book, text) in all {
            let mut copy = row.clone();
            copy[rules] = text;
            if let Some(articles) = articles.filter(|_| !one_book) {
                let of_book = |id: &&str| id.split('/').next() == Some(book.name());
                let kept: Vec<&str> = row[articles].split_whitespace().filter(of_book).collect();
                copy[articles] = kept.join(" ");
            }
            out.push(copy);
        }
    }
    out
}

/// All rulebooks with their profiles that the patterns of a cell name.
fn tables(cell: &str) -> Vec<(Rulebook, String)> {
    let mut found = Vec::new();
    for pattern in cell.split_whitespace() {
        let (pattern, overlay) = match pattern.strip_suffix("+finland") {
            Some(pattern) => (pattern, "+finland"),
            None => (pattern, ""),
        };
        let before = found.len();
        for book in Rulebook::all() {
            for profile in book.profiles() {
                let name = match profile {
                    Profile::Only => book.to_string(),
                    _ => format!("{book}/{profile}"),
                };
                let entry = (book, format!("{name}{overlay}"));
                if fits(pattern, &name) && !found.contains(&entry) {
                    found.push(entry);
                }
            }
        }
        assert!(found.len() > before, "\"{pattern}\" names no new rules");
    }
    found
}

/// Whether a name fits a pattern in which `*` stands for any letters.
pub(crate) fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((head, tail)) => name.strip_prefix(head).is_some_and(|rest| {
            (0..=rest.len()).any(|skip| rest.is_char_boundary(skip) && fits(tail, &rest[skip..]))
        }),
    }
}
