//! A copy of the house with everything wrong in it at once, and its build.

use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{changes::Changes, files};

/// A case is played hundreds of times, so most of a run would be spent in the
/// reading of features and the matching of steps, which tests build unoptimised.
const QUICK: &[&str] = &[
    "profile.dev.debug=false",
    "profile.dev.package.\"*\".opt-level=2",
    "profile.dev.package.tuomari-cases.opt-level=1",
];

/// Where the copy lies, and where it is built.
pub(crate) struct Tree {
    pub(crate) root: PathBuf,
    target: PathBuf,
}

impl Tree {
    pub(crate) fn at(place: &Path) -> Tree {
        Tree {
            root: place.join("tree"),
            target: place.join("build"),
        }
    }

    /// Copies what git knows of, the pages aside, with the changes.
    pub(crate) fn copy(&self, from: &Path, changes: &Changes) -> io::Result<()> {
        let listed = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others"])
            .arg("--exclude-standard")
            .current_dir(from)
            .output()?;
        if !listed.status.success() {
            return Err(io::Error::other("git does not list the files"));
        }
        let scenarios = self.root.join("scenarios");
        if scenarios.exists() {
            // Those that are no longer there would still be played.
            fs::remove_dir_all(scenarios)?;
        }
        let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
        for name in listed.split('\0').filter(|name| !name.is_empty()) {
            let is_page = name.starts_with("web/") || name.starts_with("docs/pictures/");
            if !is_page && !changes.0.contains_key(name) && from.join(name).exists() {
                files::copy(&from.join(name), &self.root.join(name))?;
            }
        }
        self.put(changes)
    }

    pub(crate) fn put(&self, changes: &Changes) -> io::Result<()> {
        for (name, text) in &changes.0 {
            files::write(&self.root.join(name), text.as_bytes())?;
        }
        Ok(())
    }

    /// The mutations that do not compile: the nearest question before each
    /// error is theirs. None if there is no error left.
    pub(crate) fn unviable(&self) -> io::Result<BTreeSet<u32>> {
        let output = self
            .cargo(&["check", "-p", "tuomari-conduct", "--message-format=json"])
            .output()?;
        let mut wrong = BTreeSet::new();
        let mut elsewhere = String::new();
        for message in messages(&output.stdout) {
            let message = &message["message"];
            if message["level"] != "error" {
                continue;
            }
            let spans = message["spans"].as_array().into_iter().flatten();
            let numbers: Vec<u32> = spans
                .filter(|span| span["is_primary"] == true)
                .filter_map(|span| self.question_before(span))
                .collect();
            if numbers.is_empty() {
                elsewhere += message["rendered"].as_str().unwrap_or_default();
            }
            wrong.extend(numbers);
        }
        if wrong.is_empty() && !output.status.success() {
            let said = String::from_utf8_lossy(&output.stderr);
            let all = format!("the copy does not compile: {said}\n{elsewhere}");
            return Err(io::Error::other(all));
        }
        Ok(wrong)
    }

    fn question_before(&self, span: &Value) -> Option<u32> {
        let file = self.root.join(span["file_name"].as_str()?);
        let source = files::read(&file).ok()?;
        let start = usize::try_from(span["byte_start"].as_u64()?).ok()?;
        number_before(&source, start)
    }

    /// Builds the cases; says where they are.
    pub(crate) fn build(&self) -> io::Result<PathBuf> {
        let output = self
            .cargo(&["test", "--no-run", "--message-format=json"])
            .args(["-p", "tuomari-cases", "--test", "scenarios"])
            .stderr(Stdio::inherit())
            .output()?;
        let found = messages(&output.stdout)
            .filter_map(|message| message["executable"].as_str().map(PathBuf::from))
            .last();
        found
            .filter(|_| output.status.success())
            .ok_or_else(|| io::Error::other("the cases of the copy do not build"))
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command
            .args(arguments)
            .args(QUICK.iter().flat_map(|setting| ["--config", *setting]))
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target);
        command
    }
}

fn number_before(source: &str, start: usize) -> Option<u32> {
    let (_, rest) = source.get(..start)?.rsplit_once("mutant::is(")?;
    rest.split("u32").next()?.parse().ok()
}

fn messages(output: &[u8]) -> impl Iterator<Item = Value> {
    output
        .split(|byte| *byte == b'\n')
        .filter_map(|line| serde_json::from_slice(line).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_belongs_to_the_nearest_question_before_it() {
        let source = "if crate::mutant::is(7u32) { a + b } else { a - b } crate::mutant::is(8u32)";
        let number = |text: &str| number_before(source, source.find(text)?);
        assert_eq!(number("a + b"), Some(7));
        assert_eq!(number("a - b"), Some(7));
        assert_eq!(number("if"), None);
    }
}
