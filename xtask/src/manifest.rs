//! What stands in a `Cargo.toml`.
//!
//! Reads the plain layout our manifests have: one key to a line under a
//! `[section]`. It is not a TOML reader.

use crate::finding::Finding;

/// One `key = value` line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry<'a> {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// The section without its brackets; empty above the first.
    pub(crate) section: &'a str,
    /// The key as written, dots and all.
    pub(crate) key: &'a str,
    /// The value as written, up to the end of the line.
    pub(crate) value: &'a str,
}

/// An external dependency that a manifest names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct External {
    /// The name of the crate in the registry.
    pub(crate) name: String,
    /// The manifest that names it.
    pub(crate) file: String,
    /// The line on which it does.
    pub(crate) line: usize,
}

/// All the entries of a manifest, in order.
pub(crate) fn entries(text: &str) -> Vec<Entry<'_>> {
    let mut section = "";
    let mut entries = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(head) = line.strip_prefix('[').and_then(|l| l.split_once(']')) {
            section = head.0.trim();
        } else if let Some((key, value)) = line.split_once('=') {
            let key = key.trim();
            let bare = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
            if !key.is_empty() && key.chars().all(bare) {
                entries.push(Entry {
                    line: index + 1,
                    section,
                    key,
                    value: value.trim(),
                });
            }
        }
    }
    entries
}

/// Finds a crate without a description, or one that leaves the common lints.
pub(crate) fn check(file: &str, text: &str) -> Vec<Finding> {
    let entries = entries(text);
    let has = |section: &str, key: &str, good: fn(&str) -> bool| {
        entries
            .iter()
            .any(|e| e.section == section && e.key == key && good(e.value))
    };
    let mut findings = Vec::new();
    if !has("package", "description", |value| {
        value.trim_matches('"').contains(' ')
    }) {
        findings.push(Finding::new(
            file,
            1,
            "the crate has no description",
            "add `description = \"...\"` to [package]: one phrase that says what the crate holds",
        ));
    }
    if !has("lints", "workspace", |value| value == "true") {
        findings.push(Finding::new(
            file,
            1,
            "the crate does not follow the lints of the workspace",
            "add a section [lints] with `workspace = true`",
        ));
    }
    findings
}

/// The dependencies that the workspace offers to its crates, without our own.
pub(crate) fn workspace_externals(file: &str, text: &str) -> Vec<External> {
    const SECTION: &str = "workspace.dependencies";
    let external = |name: &str, line| External {
        name: name.to_owned(),
        file: file.to_owned(),
        line,
    };
    entries(text)
        .into_iter()
        .filter(|entry| entry.section == SECTION && !entry.value.contains("path ="))
        .map(|entry| {
            let alias = entry.key.split('.').next().unwrap_or(entry.key);
            external(package_name(entry.value).unwrap_or(alias), entry.line)
        })
        .collect()
}

/// The line on which a manifest names a dependency; 1 if it is hidden.
pub(crate) fn dependency_line(text: &str, name: &str) -> usize {
    entries(text)
        .into_iter()
        .find(|entry| {
            let key = entry.key.split('.').next();
            (entry.section.ends_with("dependencies") && key == Some(name))
                || entry.section.ends_with(&format!("dependencies.{name}"))
                || package_name(entry.value) == Some(name)
        })
        .map_or(1, |entry| entry.line)
}

/// The value of `package = "..."` in an inline table.
fn package_name(value: &str) -> Option<&str> {
    value
        .split_once("package = \"")?
        .1
        .split_once('"')
        .map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\nname = \"a\"\ndescription = \"What stands on a board\"\n\n\
        [lints]\nworkspace = true\n\n[dependencies]\nshakmaty.workspace = true\n";

    #[test]
    fn a_good_manifest_passes() {
        assert_eq!(check("Cargo.toml", GOOD), []);
    }

    #[test]
    fn a_missing_description_is_found() {
        let text = GOOD.replace("description", "about");
        assert!(check("Cargo.toml", &text)[0].wrong.contains("description"));
        let text = GOOD.replace("What stands on a board", "");
        assert_eq!(check("Cargo.toml", &text).len(), 1);
    }

    #[test]
    fn a_crate_that_leaves_the_lints_is_found() {
        for text in [
            GOOD.replace("[lints]", "[other]"),
            GOOD.replace("workspace = true\n\n", "workspace = false\n\n"),
        ] {
            assert!(check("Cargo.toml", &text)[0].wrong.contains("lints"));
        }
    }

    #[test]
    fn externals_leave_out_our_own_and_follow_renames() {
        let text = "[workspace.dependencies]\nours = { path = \"crates/ours\" }\n\
            clap = { version = \"4\", features = [\n  \"derive\",\n] }\n\
            short = { package = \"long-name\", version = \"1\" }\n[profile.dev]\nopt-level = 2\n";
        let names: Vec<(String, usize)> = workspace_externals("Cargo.toml", text)
            .into_iter()
            .map(|e| (e.name, e.line))
            .collect();
        assert_eq!(names, [("clap".to_owned(), 3), ("long-name".to_owned(), 6)]);
    }

    #[test]
    fn the_line_of_a_dependency() {
        assert_eq!(dependency_line(GOOD, "shakmaty"), 9);
        assert_eq!(dependency_line(GOOD, "clap"), 1);
        let table = "[target.x.dependencies.clap]\nversion = \"4\"\n";
        assert_eq!(dependency_line(table, "clap"), 2);
    }
}
