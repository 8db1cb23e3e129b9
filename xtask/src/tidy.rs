//! All the checks, over the whole repository.

use std::path::Path;

use crate::finding::Finding;
use crate::manifest::{self, External};
use crate::metadata::{self, Package};
use crate::tree::{self, Source};
use crate::{arrows, decisions, forbidden, functions, header, length, links};

/// What a look at the whole repository brought.
#[derive(Debug)]
pub(crate) struct Report {
    /// How many files were looked at.
    pub(crate) files: usize,
    /// What is not in order, by file and line.
    pub(crate) findings: Vec<Finding>,
}

/// Runs every check over the repository at `root`.
///
/// Fails only when it could not look; what it saw is in the report.
pub(crate) fn tidy(root: &Path) -> Result<Report, String> {
    let sources = tree::sources(root, &[".rs", ".md", "Cargo.toml"])?;
    let packages = metadata::packages(root)?;
    let exists = |path: &str| root.join(path).exists();
    let mut findings = Vec::new();
    for source in &sources {
        findings.extend(check_source(source, exists));
    }
    findings.extend(check_packages(&packages, &sources)?);
    findings.extend(check_decisions(&packages, &sources)?);
    findings.sort();
    Ok(Report {
        files: sources.len(),
        findings,
    })
}

/// The checks that look at one file alone.
fn check_source(source: &Source, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let Source { path, text } = source;
    let mut findings = Vec::new();
    if tree::has_extension(path, "rs") {
        findings.extend(length::check(path, text));
        findings.extend(forbidden::check(path, text));
        findings.extend(functions::check(path, text));
        if is_module(path) {
            findings.extend(header::check(path, text));
        }
    }
    if is_page(path) {
        findings.extend(links::check(path, text, exists));
    }
    findings
}

fn is_module(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(parts[..], ["crates", _, "src", ..] | ["xtask", "src", ..])
}

fn is_page(path: &str) -> bool {
    let top = !path.contains('/');
    tree::has_extension(path, "md") && (top || path.starts_with("docs/"))
}

/// The checks of the crates and their manifests.
fn check_packages(packages: &[Package], sources: &[Source]) -> Result<Vec<Finding>, String> {
    let mut findings = Vec::new();
    for package in packages {
        let text = text_of(&package.manifest, sources)?;
        findings.extend(manifest::check(&package.manifest, text));
    }
    let line = |package: &Package, name: &str| {
        let text = text_of(&package.manifest, sources);
        text.map_or(1, |text| manifest::dependency_line(text, name))
    };
    findings.extend(arrows::check(packages, line));
    Ok(findings)
}

/// The checks of the decision pages against the dependencies.
fn check_decisions(packages: &[Package], sources: &[Source]) -> Result<Vec<Finding>, String> {
    let folder = format!("{}/", decisions::FOLDER);
    let pages: Vec<Source> = sources
        .iter()
        .filter(|source| source.path.starts_with(&folder))
        .cloned()
        .collect();
    let mut findings = decisions::check_numbers(&pages);
    let externals = externals(packages, sources)?;
    findings.extend(decisions::check_dependencies(&externals, &pages));
    Ok(findings)
}

/// What the workspace offers, and what a crate takes past the workspace.
fn externals(packages: &[Package], sources: &[Source]) -> Result<Vec<External>, String> {
    let root = text_of("Cargo.toml", sources)?;
    let mut externals = manifest::workspace_externals("Cargo.toml", root);
    for package in packages {
        let text = text_of(&package.manifest, sources)?;
        for dependency in &package.dependencies {
            let name = &dependency.name;
            let ours = packages.iter().any(|other| other.name == *name);
            if !ours && !externals.iter().any(|known| known.name == *name) {
                externals.push(External {
                    name: name.clone(),
                    file: package.manifest.clone(),
                    line: manifest::dependency_line(text, name),
                });
            }
        }
    }
    Ok(externals)
}

fn text_of<'a>(path: &str, sources: &'a [Source]) -> Result<&'a str, String> {
    let source = sources.iter().find(|source| source.path == path);
    source
        .map(|source| source.text.as_str())
        .ok_or_else(|| format!("{path}: cargo names it, but it was not found"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::{Dependency, Kind};

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    #[test]
    fn modules_and_pages_are_known_by_their_place() {
        assert!(is_module("crates/board/src/square.rs"));
        assert!(is_module("xtask/src/main.rs"));
        assert!(!is_module("crates/board/tests/perft.rs"));
        assert!(is_page("README.md") && is_page("docs/decisions/0001-licence.md"));
        assert!(!is_page("crates/board/README.md"));
    }

    #[test]
    fn a_file_meets_every_check_of_its_kind() {
        let bad = format!("fn a() {{\n{}}}\n#[ignore]\n", "    todo!();\n".repeat(800));
        let findings = check_source(&source("crates/a/src/lib.rs", &bad), |_| true);
        let has = |word: &str| findings.iter().any(|f| f.wrong.contains(word));
        assert!(has("800 at most") && has("70 at most"));
        assert!(has("todo") && has("ignore") && has("module description"));
        let page = check_source(&source("README.md", "[a](b.md)"), |_| false);
        assert_eq!(page.len(), 1);
    }

    #[test]
    fn a_dependency_taken_past_the_workspace_needs_a_page_too() {
        let sources = [
            source("Cargo.toml", "[workspace.dependencies]\nclap = \"4\"\n"),
            source("crates/a/Cargo.toml", "[dependencies]\nrand = \"0.9\"\n"),
            source("docs/decisions/README.md", "0001-clap.md"),
            source("docs/decisions/0001-clap.md", "clap"),
        ];
        let package = Package {
            name: "a".to_owned(),
            manifest: "crates/a/Cargo.toml".to_owned(),
            dependencies: vec![Dependency {
                name: "rand".to_owned(),
                kind: Kind::Normal,
            }],
        };
        let findings = check_decisions(&[package], &sources).expect("all files are there");
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].file, "crates/a/Cargo.toml");
        assert_eq!(findings[0].line, 2);
    }
}
