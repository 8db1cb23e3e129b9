//! What a crate needs before the registry takes it, and others can use it.
//!
//! Its manifest says what it is about and where it comes from, its README opens
//! its documentation, and its package has the licence and all the data that it
//! is built from. Whether the packages can be built is seen by `scripts/crates`,
//! which takes minutes.

use crate::finding::Finding;
use crate::header;
use crate::manifest::{self, Entry};
use crate::metadata::Package;

/// What every package has, beside a first file.
const ALWAYS: &[&str] = &["Cargo.toml", "LICENSE", "README.md"];

/// Data without which a crate could not be built from its package. The pages of
/// the server are not in the repository; `scripts/crates` asks for them.
const DATA: &[(&str, &[&str])] = &[
    (
        "tuomari-rulebook",
        &[
            "build/main.rs",
            "laws/settings.toml",
            "laws/topics.toml",
            "laws/fide-2018/articles.toml",
        ],
    ),
    (
        "tuomari-print",
        &[
            "fonts/LibertinusSerif-Regular.otf",
            "locales/fi/print.ftl",
            "locales/sv/competition-told.ftl",
            "src/paper.typ",
        ],
    ),
    (
        "tuomari-server",
        &[
            "locales/fi/hooks.ftl",
            "locales/en/told.ftl",
            "locales/sv/ruled.ftl",
            "locales/sv/competition-told.ftl",
            "pages/index.html",
        ],
    ),
    (
        "tuomari",
        &[
            "locales/en/told.ftl",
            "locales/fi/help.ftl",
            "locales/sv/serve.ftl",
            "tuomari.service",
        ],
    ),
    ("tuomari-board", &["examples/judge_a_move.rs"]),
    ("tuomari-clock", &["examples/run_a_clock.rs"]),
    ("tuomari-conduct", &["examples/conduct_a_game.rs"]),
];

/// Most keywords that the registry takes.
const MOST_KEYWORDS: usize = 5;

/// Whether a crate is for this repository alone.
pub(crate) fn is_private(manifest: &str) -> bool {
    of_package(&manifest::entries(manifest), "publish").is_some_and(|value| value == "false")
}

/// Finds what the registry would miss in a manifest.
pub(crate) fn check_manifest(file: &str, text: &str) -> Vec<Finding> {
    let entries = manifest::entries(text);
    let mut findings = Vec::new();
    let mut finding = |wrong: String, next: &str| {
        findings.push(Finding::new(file, 1, wrong, next));
    };
    for key in ["license", "homepage", "repository"] {
        if of_package(&entries, &format!("{key}.workspace")) != Some("true") {
            finding(
                format!("the crate has no {key}"),
                "take it from the workspace, or say `publish = false` if the crate is for us alone",
            );
        }
    }
    if of_package(&entries, "readme") != Some("\"README.md\"") {
        finding(
            "the crate names no readme".to_owned(),
            "add `readme = \"README.md\"`",
        );
    }
    for key in ["keywords", "categories"] {
        let words = of_package(&entries, key).map_or(0, |value| value.split("\", \"").count());
        if words == 0 || words > MOST_KEYWORDS {
            finding(
                format!("the crate has {words} {key}"),
                "name one to five, as the registry takes them",
            );
        }
    }
    if of_package(&entries, "include").is_none()
        && of_package(&entries, "include.workspace").is_none()
    {
        finding(
            "the package would have everything in the folder, tests too".to_owned(),
            "add `include.workspace = true`, or a list of its own",
        );
    }
    findings
}

/// Finds a README that is not there, that is not what the documentation opens
/// with, or that leads somewhere only from here.
pub(crate) fn check_readme(folder: &str, readme: Option<&str>, lib: Option<&str>) -> Vec<Finding> {
    let file = format!("{folder}README.md");
    let Some(readme) = readme else {
        return vec![Finding::new(
            &file,
            1,
            "the crate has no README",
            "say in it what the crate is, with an example that runs",
        )];
    };
    let mut findings = Vec::new();
    if let Some(lib) = lib {
        if lib.lines().next() != Some(header::README) {
            findings.push(Finding::new(
                &format!("{folder}src/lib.rs"),
                1,
                "the documentation does not open with the README",
                format!("let the first line be `{}`", header::README),
            ));
        }
        if !readme.contains("```rust") {
            findings.push(Finding::new(
                &file,
                1,
                "the README has no example",
                "add one after ```rust; it is run as a test of the documentation",
            ));
        }
    }
    for (index, line) in readme.lines().enumerate() {
        let targets = line.split("](").skip(1);
        for target in targets.filter(|target| !target.starts_with("http")) {
            let target = target.split(')').next().unwrap_or(target);
            findings.push(Finding::new(
                &file,
                index + 1,
                format!("{target} is not in the package"),
                "name it in words: the page is also read where the repository is not",
            ));
        }
    }
    findings
}

/// Finds a crate that would be packed without the licence.
pub(crate) fn check_licence(folder: &str, is_there: bool) -> Option<Finding> {
    (!is_there).then(|| {
        Finding::new(
            &format!("{folder}LICENSE"),
            1,
            "the crate has no licence in its folder",
            "link it: `ln -s ../../LICENSE LICENSE`",
        )
    })
}

/// Whether a crate says for itself what is packed.
pub(crate) fn has_own_list(manifest: &str) -> bool {
    of_package(&manifest::entries(manifest), "include").is_some()
}

/// Finds what a package lacks, and what should stay at home.
pub(crate) fn check_packed(package: &Package, packed: &[String]) -> Vec<Finding> {
    let has = |name: &str| packed.iter().any(|file| file == name);
    let data = DATA.iter().find(|(name, _)| *name == package.name);
    let wanted = ALWAYS
        .iter()
        .chain(data.map_or(&[][..], |(_, files)| files));
    let mut findings: Vec<Finding> = wanted
        .filter(|file| !has(file))
        .map(|file| {
            Finding::new(
                &package.manifest,
                1,
                format!("the package has no {file}"),
                "add it to `include`; what lies elsewhere in the repository comes in by a link",
            )
        })
        .collect();
    if !has("src/lib.rs") && !has("src/main.rs") {
        findings.push(Finding::new(
            &package.manifest,
            1,
            "the package has no sources",
            "add `/src` to `include`",
        ));
    }
    let at_home = packed.iter().find(|file| file.starts_with("tests/"));
    findings.extend(at_home.map(|file| {
        Finding::new(
            &package.manifest,
            1,
            format!("the package has {file}"),
            "leave tests out of `include`: they lean on what only we have",
        )
    }));
    findings
}

fn of_package<'a>(entries: &[Entry<'a>], key: &str) -> Option<&'a str> {
    let found = |entry: &&Entry<'_>| entry.section == "package" && entry.key == key;
    entries.iter().find(found).map(|entry| entry.value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "[package]\nname = \"a\"\nlicense.workspace = true\n\
        publish.workspace = true\nhomepage.workspace = true\nrepository.workspace = true\n\
        readme = \"README.md\"\nkeywords = [\"chess\", \"clock\"]\ncategories = [\"games\"]\n\
        include.workspace = true\n";

    fn wrong(findings: &[Finding]) -> Vec<&str> {
        findings.iter().map(|f| f.wrong.as_str()).collect()
    }

    #[test]
    fn a_crate_for_us_alone_says_so() {
        assert!(!is_private(GOOD));
        assert!(is_private("[package]\npublish = false\n"));
        assert!(!is_private("[other]\npublish = false\n"));
        assert!(!has_own_list(GOOD));
        assert!(has_own_list("[package]\ninclude = [\"/src\"]\n"));
        assert_eq!(check_licence("a/", true), None);
        assert!(check_licence("a/", false).is_some());
    }

    #[test]
    fn a_manifest_says_what_the_registry_asks() {
        assert_eq!(check_manifest("Cargo.toml", GOOD), []);
        let check = |old: &str, new: &str, expected: &str| {
            let findings = check_manifest("Cargo.toml", &GOOD.replace(old, new));
            assert_eq!(wrong(&findings), [expected]);
        };
        check("license.workspace = true\n", "", "the crate has no license");
        check("homepage", "other", "the crate has no homepage");
        check("README", "OTHER", "the crate names no readme");
        check("categories", "kinds", "the crate has 0 categories");
        let six = "[\"a\", \"b\", \"c\", \"d\", \"e\", \"f\"]";
        check("[\"chess\", \"clock\"]", six, "the crate has 6 keywords");
        check(
            "include.workspace = true\n",
            "",
            "the package would have everything in the folder, tests too",
        );
    }

    #[test]
    fn the_readme_opens_the_documentation_and_has_an_example() {
        let lib = format!("{}\nmod a;\n", header::README);
        let readme = "Holds.\n\n```rust\nfn main() {}\n```\n\nSee [it](https://tuomari.example).\n";
        assert_eq!(check_readme("a/", Some(readme), Some(&lib)), []);
        assert_eq!(
            wrong(&check_readme("a/", None, None)),
            ["the crate has no README"]
        );
        let lib = "//! Holds.\nmod a;\n";
        let findings = check_readme("a/", Some("See [it](../b.md).\n"), Some(lib));
        assert_eq!(
            wrong(&findings),
            [
                "the documentation does not open with the README",
                "the README has no example",
                "../b.md is not in the package"
            ]
        );
        // A program has no documentation to open.
        assert_eq!(check_readme("a/", Some("Runs.\n"), None), []);
    }

    #[test]
    fn a_package_has_its_data_and_no_tests() {
        let package = Package {
            name: "tuomari-server".to_owned(),
            ..Package::default()
        };
        let files =
            |names: &[&str]| -> Vec<String> { names.iter().map(|&name| name.to_owned()).collect() };
        let all = [
            "Cargo.toml",
            "LICENSE",
            "README.md",
            "pages/index.html",
            "locales/fi/hooks.ftl",
            "locales/en/told.ftl",
            "locales/sv/ruled.ftl",
            "locales/sv/competition-told.ftl",
        ];
        let mut packed = files(&all);
        packed.push("src/lib.rs".to_owned());
        assert_eq!(check_packed(&package, &packed), []);
        packed.remove(3);
        packed.push("tests/it/main.rs".to_owned());
        assert_eq!(
            wrong(&check_packed(&package, &packed)),
            [
                "the package has no pages/index.html",
                "the package has tests/it/main.rs"
            ]
        );
        assert_eq!(
            wrong(&check_packed(&package, &files(&all))),
            ["the package has no sources"]
        );
    }
}
