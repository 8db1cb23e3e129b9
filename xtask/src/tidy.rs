//! All the checks, over the whole repository.

use std::collections::BTreeSet;
use std::path::Path;

use crate::circles::{self, Circle};
use crate::finding::Finding;
use crate::manifest::{self, External};
use crate::metadata::{self, Kind, Package, Workspace};
use crate::taken::{self, Welcome};
use crate::tree::{self, Source};
use crate::{
    arrows, comments, decisions, forbidden, functions, header, joining, length, links, published,
    readings, unused,
};

/// The files that are looked at, by the end of their names.
const LOOKED_AT: &[&str] = &[".rs", ".md", ".toml", ".feature", "cases.txt", taken::LOCK];

/// What a look at the whole repository brought.
#[derive(Debug)]
pub(crate) struct Report {
    /// How many files were looked at.
    pub(crate) files: usize,
    /// What is not in order, by file and line.
    pub(crate) findings: Vec<Finding>,
    /// The largest circle of imports in each crate that has one.
    pub(crate) circles: Vec<Circle>,
    /// The crates of others that are here in several versions.
    pub(crate) doubles: Vec<String>,
}

/// Runs every check over the repository at `root`.
///
/// Fails only when it could not look; what it saw is in the report.
pub(crate) fn tidy(root: &Path) -> Result<Report, String> {
    let sources = tree::sources(root, LOOKED_AT)?;
    let workspace = metadata::workspace(root)?;
    let packages = &workspace.packages;
    let exists = |path: &str| root.join(path).exists();
    let mut findings = Vec::new();
    for source in &sources {
        findings.extend(check_source(source, exists));
    }
    findings.extend(check_packages(packages, &sources)?);
    findings.extend(check_taken(&workspace, &sources)?);
    findings.extend(check_decisions(packages, &sources)?);
    findings.extend(check_published(root, packages, &sources)?);
    findings.extend(joining::check_files(exists));
    if let Some(workflow) = tree::text(root, joining::WORKFLOW) {
        findings.extend(joining::check_workflow(&workflow));
    }
    if let Ok(changelog) = text_of(joining::CHANGELOG, &sources) {
        let manifest = text_of("Cargo.toml", &sources)?;
        findings.extend(joining::check_changelog(manifest, changelog));
    }
    if let Ok(page) = text_of(readings::PAGE, &sources) {
        findings.extend(readings::check(page, &sources));
    }
    let mut circles = circles::circles(&source_folders(packages), &sources);
    findings.extend(circles::check(&circles));
    circles.retain(|circle| !circle.files.is_empty());
    findings.sort();
    Ok(Report {
        files: sources.len(),
        findings,
        circles,
        doubles: taken::doubles(&workspace.taken),
    })
}

/// Where the crates have their sources, tests aside.
fn source_folders(packages: &[Package]) -> BTreeSet<String> {
    let targets = packages.iter().flat_map(|package| &package.targets);
    targets
        .filter(|target| target.kind == Kind::Normal)
        .map(|target| target.folder.clone())
        .collect()
}

/// The checks that look at one file alone.
fn check_source(source: &Source, exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let Source { path, text } = source;
    let mut findings = Vec::new();
    if tree::has_extension(path, "rs") {
        findings.extend(length::check(path, text));
        findings.extend(forbidden::check(path, text));
        findings.extend(functions::check(path, text));
        if !functions::is_test(path) {
            findings.extend(comments::check(path, text));
        }
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
    let folder = path.starts_with("docs/") || path.starts_with("locales/");
    tree::has_extension(path, "md") && (top || folder)
}

/// The checks of the crates and their manifests.
fn check_packages(packages: &[Package], sources: &[Source]) -> Result<Vec<Finding>, String> {
    let mut findings = Vec::new();
    for package in packages {
        let text = text_of(&package.manifest, sources)?;
        findings.extend(manifest::check(&package.manifest, text));
    }
    let line = |package: &Package, name: &str| dependency_line(package, name, sources);
    findings.extend(arrows::check(packages, line));
    findings.extend(taken::check_versions(packages, line));
    let offered = manifest::workspace_externals("Cargo.toml", text_of("Cargo.toml", sources)?);
    findings.extend(unused::check(packages, sources, &offered, line));
    Ok(findings)
}

/// The checks of the crates that others may take from the registry.
fn check_published(
    root: &Path,
    packages: &[Package],
    sources: &[Source],
) -> Result<Vec<Finding>, String> {
    let mut findings = Vec::new();
    for package in packages {
        let manifest = text_of(&package.manifest, sources)?;
        if published::is_private(manifest) {
            continue;
        }
        let folder = package.manifest.trim_end_matches("Cargo.toml");
        let of = |name: &str| text_of(&format!("{folder}{name}"), sources).ok();
        findings.extend(published::check_manifest(&package.manifest, manifest));
        findings.extend(published::check_readme(
            folder,
            of("README.md"),
            of("src/lib.rs"),
        ));
        findings.extend(published::check_licence(
            folder,
            root.join(folder).join("LICENSE").exists(),
        ));
        // The list that all crates share needs no second look.
        if published::has_own_list(manifest) {
            let packed = metadata::packed(root, &package.name)?;
            findings.extend(published::check_packed(package, &packed));
        }
    }
    Ok(findings)
}

/// The checks of what others wrote.
fn check_taken(workspace: &Workspace, sources: &[Source]) -> Result<Vec<Finding>, String> {
    let welcome = Welcome::read(text_of(taken::LIST, sources)?)?;
    let lock = text_of(taken::LOCK, sources)?;
    Ok(taken::check(&welcome, &workspace.taken, lock))
}

fn dependency_line(package: &Package, name: &str, sources: &[Source]) -> usize {
    let text = text_of(&package.manifest, sources);
    text.map_or(1, |text| manifest::dependency_line(text, name))
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
    use crate::metadata::Dependency;

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
                rename: None,
                is_any_version: false,
            }],
            targets: Vec::new(),
        };
        let findings = check_decisions(&[package], &sources).expect("all files are there");
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].file, "crates/a/Cargo.toml");
        assert_eq!(findings[0].line, 2);
    }
}
