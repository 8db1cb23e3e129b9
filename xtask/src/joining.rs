//! What a project needs so that others can join it.
//!
//! Pages and forms that no code depends on, so nothing else would notice if one
//! were lost: how to report a hole, how to behave, how to release, how to begin
//! a language. The version that the crates carry has its section in the
//! changelog, and the hosted checks run the same script as everybody does.

use crate::finding::Finding;

/// The workflow of the host, which calls [`SCRIPT`].
pub(crate) const WORKFLOW: &str = ".github/workflows/ci.yml";
/// All checks, for people and machines alike.
const SCRIPT: &str = ".ci/run";
/// What users notice, by version.
pub(crate) const CHANGELOG: &str = "CHANGELOG.md";

/// The files, each with what it is for.
const NEEDED: &[(&str, &str)] = &[
    ("README.md", "what this is and how to get it"),
    ("LICENSE", "what others may do with it"),
    ("CONTRIBUTING.md", "how to hand in a change"),
    ("CODE_OF_CONDUCT.md", "how people treat each other here"),
    ("SECURITY.md", "how to report a hole in private"),
    ("RELEASING.md", "how a version is made"),
    (CHANGELOG, "what changed for users"),
    ("locales/README.md", "how to begin a language"),
    ("docs/upgrading.md", "how to change to a later version"),
    ("docs/privacy.md", "what is stored about people"),
    (
        ".github/ISSUE_TEMPLATE/1-laws.yml",
        "reporting a wrong rule",
    ),
    (".github/ISSUE_TEMPLATE/2-bug.yml", "reporting a fault"),
    (".github/ISSUE_TEMPLATE/3-text.yml", "reporting a bad text"),
    (WORKFLOW, "the checks on the host"),
    ("packaging/proxy/Caddyfile", "an example for operators"),
    ("packaging/proxy/nginx.conf", "an example for operators"),
];

/// Finds files that are not there.
pub(crate) fn check_files(exists: impl Fn(&str) -> bool) -> Vec<Finding> {
    let missing = NEEDED.iter().filter(|(file, _)| !exists(file));
    missing
        .map(|(file, what)| {
            Finding::new(
                file,
                1,
                format!("the file is missing; it is for {what}"),
                "write it, or bring it back",
            )
        })
        .collect()
}

/// Finds a workflow that checks something else than people do at home.
pub(crate) fn check_workflow(text: &str) -> Option<Finding> {
    let calls = |line: &str| !line.trim_start().starts_with('#') && line.contains(SCRIPT);
    (!text.lines().any(calls)).then(|| {
        Finding::new(
            WORKFLOW,
            1,
            format!("the workflow does not call {SCRIPT}"),
            "let it call the script, so that everybody runs the same checks",
        )
    })
}

/// Finds a changelog without the version that `manifest` gives the crates, or
/// without a place for what comes next.
pub(crate) fn check_changelog(manifest: &str, changelog: &str) -> Vec<Finding> {
    let mut wanted = vec!["Unreleased"];
    wanted.extend(version(manifest));
    let headings: Vec<&str> = changelog
        .lines()
        .filter_map(|line| line.strip_prefix("## [")?.split(']').next())
        .collect();
    wanted
        .into_iter()
        .filter(|wanted| !headings.contains(wanted))
        .map(|wanted| {
            Finding::new(
                CHANGELOG,
                1,
                format!("there is no section for {wanted}"),
                format!("add `## [{wanted}]`; RELEASING.md says when"),
            )
        })
        .collect()
}

/// The version of the workspace: the first one that the manifest names.
fn version(manifest: &str) -> Option<&str> {
    let line = |line: &'_ str| line.starts_with("version = ");
    manifest.lines().find(|text| line(text))?.split('"').nth(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_lost_is_named_with_what_it_is_for() {
        assert_eq!(check_files(|_| true), []);
        let findings = check_files(|file| file != "SECURITY.md");
        assert_eq!(findings.len(), 1);
        assert_eq!(findings[0].file, "SECURITY.md");
        assert!(findings[0].wrong.contains("report a hole"));
        assert_eq!(check_files(|_| false).len(), NEEDED.len());
    }

    #[test]
    fn the_workflow_calls_the_script() {
        assert_eq!(check_workflow("jobs:\n    - run: .ci/run\n"), None);
        assert!(check_workflow("jobs:\n    - run: cargo test\n").is_some());
        assert!(check_workflow("    # - run: .ci/run\n").is_some());
    }

    #[test]
    fn the_changelog_has_the_version_and_what_comes_next() {
        let manifest = "[workspace.package]\nversion = \"0.2.0\"\n[x]\nversion = \"9\"\n";
        let wrong = |changelog: &str| -> Vec<String> {
            let findings = check_changelog(manifest, changelog);
            findings.into_iter().map(|f| f.wrong).collect()
        };
        let none: [&str; 0] = [];
        assert_eq!(wrong("## [Unreleased]\n\n## [0.2.0] - 2026-11-18\n"), none);
        assert_eq!(
            wrong("## [Unreleased]\n\n## [0.1.0]\n"),
            ["there is no section for 0.2.0"]
        );
        assert_eq!(
            wrong("## [0.2.0]\n"),
            ["there is no section for Unreleased"]
        );
    }
}
