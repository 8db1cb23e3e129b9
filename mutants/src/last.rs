//! What the last run found, so that the next one need not find it again.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    io,
    path::Path,
};

use crate::{files, mutation::Mutation, trial::Outcome};

/// The mutations that do not compile, if the last run was of the same changes.
pub(crate) fn unviable(place: &Path, digest: &str) -> BTreeSet<u32> {
    let text = files::read(&place.join("unviable.txt")).unwrap_or_default();
    match text.split_once('\n') {
        Some((of, numbers)) if of == digest => {
            let numbers = numbers.split_whitespace();
            numbers.filter_map(|number| number.parse().ok()).collect()
        }
        _ => BTreeSet::new(),
    }
}

pub(crate) fn keep_unviable(
    place: &Path,
    digest: &str,
    unviable: &BTreeSet<u32>,
) -> io::Result<()> {
    let mut text = format!("{digest}\n");
    for number in unviable {
        _ = write!(text, "{number} ");
    }
    files::write(&place.join("unviable.txt"), text.as_bytes())
}

/// What the last run noticed of these.
pub(crate) fn noticed(place: &Path, mutations: &[Mutation]) -> BTreeMap<u32, Outcome> {
    let text = files::read(&place.join("outcomes.txt")).unwrap_or_default();
    let lines: BTreeMap<&str, &str> = text
        .lines()
        .filter_map(|line| line.split_once(": "))
        .map(|(outcome, key)| (key, outcome))
        .collect();
    let outcome = |mutation: &Mutation| {
        let name = lines.get(key(mutation).as_str())?;
        let outcome = Outcome::ALL.into_iter().find(|of| of.name() == *name)?;
        outcome.is_noticed().then_some((mutation.number, outcome))
    };
    mutations.iter().filter_map(outcome).collect()
}

pub(crate) fn keep_outcomes(
    place: &Path,
    mutations: &[Mutation],
    outcomes: &BTreeMap<u32, Outcome>,
) -> io::Result<()> {
    let mut text = String::new();
    for mutation in mutations {
        if let Some(outcome) = outcomes.get(&mutation.number) {
            _ = writeln!(text, "{}: {}", outcome.name(), key(mutation));
        }
    }
    files::write(&place.join("outcomes.txt"), text.as_bytes())
}

fn key(mutation: &Mutation) -> String {
    format!("{} {}", mutation.file, mutation.what)
}
