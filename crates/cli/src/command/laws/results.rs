//! The results of the scenarios, and whether they are still true.
//!
//! The test suite of `tuomari-conduct` leaves a file for each folder of
//! scenarios. A line is either
//!
//! * a number sign and a digest, a tabulator, a file of `scenarios/` the
//!   results were made from; or
//! * an article, a tabulator, the name of a passing scenario that names it, a
//!   tabulator, the feature file.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use tuomari_rulebook::ArticleId;

use crate::{
    args::CoverageArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Output, shown},
    surroundings::{files_below, read_bytes, read_text},
};

/// Far more than all scenarios of the house leave.
const LIMIT: usize = 16 << 20;
/// How many files a complaint names.
const NAMED: usize = 5;
/// How results are made.
const MAKE: &str = "cargo nextest run -p tuomari-conduct";

/// What passed.
#[derive(Debug, Default)]
pub(super) struct Results {
    /// Each article with the scenarios that show it.
    pub(super) shown: BTreeMap<ArticleId, BTreeSet<Scenario>>,
    /// The files the results were made from, each with its digest. A file may
    /// have several: not all results need come from the same run.
    files: BTreeMap<String, BTreeSet<u64>>,
}

/// A passing scenario.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Scenario {
    name: String,
    feature: String,
}

impl Results {
    /// Reads results, and refuses those that are no longer true.
    pub(super) fn read(args: &CoverageArgs, out: &Output) -> Result<Results, Failure> {
        let say = &out.say;
        let mut results = Results::default();
        let files = if args.results.is_dir() {
            files_below(&args.results, "tsv", out)?
        } else if args.results.is_file() {
            vec![String::new()]
        } else {
            Vec::new()
        };
        if files.is_empty() {
            return Err(missing(&args.results, say).into());
        }
        for file in files {
            // Joining an empty path would add a slash to a file's name.
            let path = if file.is_empty() {
                args.results.clone()
            } else {
                args.results.join(&file)
            };
            let text = read_text(&path, LIMIT, out)?;
            for (index, line) in text.lines().enumerate() {
                results
                    .add(line)
                    .ok_or_else(|| unreadable(&path.to_string_lossy(), index + 1, say))?;
            }
        }
        results.compare(&args.scenarios, out)?;
        Ok(results)
    }

    /// How many scenarios passed that show an article.
    pub(super) fn scenarios(&self) -> usize {
        let all: BTreeSet<&Scenario> = self.shown.values().flatten().collect();
        all.len()
    }

    /// How many feature files were run.
    pub(super) fn features(&self) -> usize {
        self.files.keys().filter(|file| is_feature(file)).count()
    }

    /// Takes a line; nothing if it cannot be read.
    fn add(&mut self, line: &str) -> Option<()> {
        if let Some(line) = line.strip_prefix('#') {
            let (digest, file) = line.split_once('\t')?;
            let digest = u64::from_str_radix(digest, 16).ok()?;
            let digests = self.files.entry(file.to_owned()).or_default();
            digests.insert(digest);
            return Some(());
        }
        let mut cells = line.split('\t');
        let (article, name, feature) = (cells.next()?, cells.next()?, cells.next()?);
        let article: ArticleId = article.parse().ok()?;
        // The digests come first: a feature without one cannot be trusted.
        if cells.next().is_some() || !self.files.contains_key(feature) {
            return None;
        }
        let scenario = Scenario {
            name: name.to_owned(),
            feature: feature.to_owned(),
        };
        self.shown.entry(article).or_default().insert(scenario);
        Some(())
    }

    /// Complains of every file that is not what it was.
    fn compare(&self, folder: &Path, out: &Output) -> Result<(), Failure> {
        if !folder.is_dir() {
            return Err(no_scenarios(folder, &out.say).into());
        }
        let present = files_below(folder, "feature", out)?;
        let added: Vec<&str> = present
            .iter()
            .map(String::as_str)
            .filter(|file| !self.files.contains_key(*file))
            .collect();
        let mut changed = Vec::new();
        let mut removed = Vec::new();
        for (file, digests) in &self.files {
            let path = folder.join(file);
            if !path.is_file() {
                removed.push(file.as_str());
                continue;
            }
            let now = digest(&read_bytes(&path, LIMIT, out)?);
            if digests.iter().any(|digest| *digest != now) {
                changed.push(file.as_str());
            }
        }
        if added.is_empty() && changed.is_empty() && removed.is_empty() {
            return Ok(());
        }
        Err(stale(&changed, &added, &removed, &out.say).into())
    }
}

fn is_feature(file: &str) -> bool {
    Path::new(file)
        .extension()
        .is_some_and(|extension| extension == "feature")
}

/// FNV-1a with 64 bits, as the test suite computes it. It is to notice an
/// edit, not to withstand an attack.
fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn missing(path: &Path, say: &Messages) -> Complaint {
    let values = [("path", shown(&path.to_string_lossy()).into())];
    let hint = [("command", MAKE.into())];
    Complaint::new(say, "coverage-no-results", Exit::File, values)
        .hint(say.with("coverage-no-results-hint", hint))
}

fn no_scenarios(path: &Path, say: &Messages) -> Complaint {
    let values = [("path", shown(&path.to_string_lossy()).into())];
    Complaint::new(say, "coverage-no-scenarios", Exit::File, values)
        .hint(say.text("coverage-no-scenarios-hint"))
}

fn unreadable(path: &str, line: usize, say: &Messages) -> Complaint {
    let values = [("file", shown(path).into()), ("line", line.into())];
    let hint = [("command", MAKE.into())];
    Complaint::new(say, "coverage-unreadable", Exit::Input, values)
        .hint(say.with("coverage-removed-hint", hint))
        .detail("line", line)
}

fn stale(changed: &[&str], added: &[&str], removed: &[&str], say: &Messages) -> Complaint {
    let mut told = Vec::new();
    for (key, files) in [
        ("coverage-changed", changed),
        ("coverage-added", added),
        ("coverage-gone", removed),
    ] {
        if files.is_empty() {
            continue;
        }
        let mut names = files
            .iter()
            .take(NAMED)
            .copied()
            .collect::<Vec<_>>()
            .join(", ");
        if files.len() > NAMED {
            names.push_str(", …");
        }
        let values = [("count", files.len().into()), ("files", names.into())];
        told.push(say.with(key, values));
    }
    let hint = [("command", MAKE.into())];
    let hint = if removed.is_empty() {
        say.with("coverage-stale-hint", hint)
    } else {
        say.with("coverage-removed-hint", hint)
    };
    let values = [("files", told.join("; ").into())];
    Complaint::new(say, "coverage-stale", Exit::Input, values)
        .hint(hint)
        .detail("changed", changed)
        .detail("added", added)
        .detail("removed", removed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_the_one_the_test_suite_writes() {
        assert_eq!(digest(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(digest(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn an_article_without_a_digest_of_its_feature_is_not_believed() {
        let mut results = Results::default();
        let line = "fide-2018/7.5.5\tThe second illegal move loses\tclock/a.feature";
        assert_eq!(results.add(line), None);
        assert_eq!(results.add("#00000000000000ff\tclock/a.feature"), Some(()));
        assert_eq!(results.add(line), Some(()));
        assert_eq!(results.add("fide-2018/99\tx\tclock/a.feature"), None);
        assert_eq!(results.add("nonsense"), None);
        assert_eq!((results.scenarios(), results.features()), (1, 1));
    }
}
