//! Dependencies that nothing uses.
//!
//! A dependency is used if its name stands somewhere in the code that may use
//! it: a normal one in the sources outside their tests, one of the build script
//! there, one for tests anywhere. Comments and strings do not count.

use crate::code::{code_only, in_word};
use crate::finding::Finding;
use crate::functions::without_tests;
use crate::manifest::External;
use crate::metadata::{Dependency, Kind, Package};
use crate::tree::{Source, has_extension};

/// The code of one crate, by what may stand in it.
struct Code {
    normal: String,
    build: String,
    all: String,
}

impl Code {
    fn of(package: &Package, sources: &[Source]) -> Code {
        let mut code = Code {
            normal: String::new(),
            build: String::new(),
            all: String::new(),
        };
        let home = package.manifest.trim_end_matches("Cargo.toml");
        for source in sources {
            if !has_extension(&source.path, "rs") || !source.path.starts_with(home) {
                continue;
            }
            let text = code_only(&source.text);
            code.all.push_str(&text);
            let within = |folder: &str| {
                let rest = source.path.strip_prefix(folder);
                rest.is_some_and(|rest| rest.starts_with('/'))
            };
            let kinds = package.targets.iter().filter(|t| within(&t.folder));
            for target in kinds {
                match target.kind {
                    Kind::Normal => code.normal.push_str(&without_tests(&source.path, &text)),
                    Kind::Build => code.build.push_str(&text),
                    Kind::Dev => {}
                }
            }
        }
        code
    }

    fn uses(&self, dependency: &Dependency) -> bool {
        let name = dependency.rename.as_ref().unwrap_or(&dependency.name);
        let text = match dependency.kind {
            Kind::Normal => &self.normal,
            Kind::Build => &self.build,
            Kind::Dev => &self.all,
        };
        has_word(text, &name.replace('-', "_"))
    }
}

/// Finds dependencies that the code of their crate does not name, and offers
/// of the workspace that no crate takes.
pub(crate) fn check(
    packages: &[Package],
    sources: &[Source],
    offered: &[External],
    line: impl Fn(&Package, &str) -> usize,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let code = Code::of(package, sources);
        for dependency in &package.dependencies {
            if !code.uses(dependency) {
                findings.push(Finding::new(
                    &package.manifest,
                    line(package, &dependency.name),
                    format!("nothing uses the dependency `{}`", dependency.name),
                    match dependency.kind {
                        Kind::Normal => "take it out, or move it to [dev-dependencies] if tests do",
                        Kind::Build | Kind::Dev => "take it out",
                    },
                ));
            }
        }
    }
    for external in offered {
        let mut taken = packages.iter().flat_map(|package| &package.dependencies);
        if !taken.any(|dependency| dependency.name == external.name) {
            findings.push(Finding::new(
                &external.file,
                external.line,
                format!("no crate takes `{}`", external.name),
                "take it out of the workspace",
            ));
        }
    }
    findings
}

fn has_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(in_word) && !text[at + word.len()..].starts_with(in_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::Target;

    fn source(path: &str, text: &str) -> Source {
        Source {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    #[track_caller]
    fn check_one(name: &str, kind: Kind, sources: &[Source], expected: &[&str]) {
        let target = |kind, folder: &str| Target {
            kind,
            folder: folder.to_owned(),
        };
        let package = Package {
            name: "a".to_owned(),
            manifest: "crates/a/Cargo.toml".to_owned(),
            dependencies: vec![Dependency {
                name: name.to_owned(),
                kind,
                rename: None,
                is_any_version: false,
            }],
            targets: vec![
                target(Kind::Normal, "crates/a/src"),
                target(Kind::Build, "crates/a/build"),
                target(Kind::Dev, "crates/a/tests/it"),
            ],
        };
        let findings = check(&[package], sources, &[], |_, _| 5);
        let wrong: Vec<&str> = findings.iter().map(|f| f.wrong.as_str()).collect();
        assert_eq!(wrong, expected);
    }

    #[test]
    fn what_is_named_is_used() {
        let lib = source("crates/a/src/lib.rs", "use tuomari_board::Color;");
        check_one("tuomari-board", Kind::Normal, &[lib], &[]);
        let inner = source("crates/a/src/b/c.rs", "serde_json::to_string(&x)");
        check_one("serde_json", Kind::Normal, &[inner], &[]);
        let build = source("crates/a/build/main.rs", "use toml::Table;");
        check_one("toml", Kind::Build, &[build], &[]);
        let test = source("crates/a/tests/it/main.rs", "use proptest::prelude::*;");
        check_one("proptest", Kind::Dev, &[test], &[]);
    }

    #[test]
    fn words_of_others_comments_and_other_crates_do_not_count() {
        let wrong = ["nothing uses the dependency `serde`"];
        for text in [
            "use serde_json::Value;",
            "// serde",
            "let x = \"serde::a\";",
        ] {
            let lib = source("crates/a/src/lib.rs", text);
            check_one("serde", Kind::Normal, &[lib], &wrong);
        }
        let other = source("crates/ab/src/lib.rs", "use serde::Serialize;");
        check_one("serde", Kind::Normal, &[other], &wrong);
    }

    #[test]
    fn a_normal_dependency_is_not_for_tests() {
        let wrong = ["nothing uses the dependency `futures`"];
        let text = "fn a() {}\n\n#[cfg(test)]\nmod tests {\n    use futures::x;\n}\n";
        let inside = source("crates/a/src/lib.rs", text);
        check_one(
            "futures",
            Kind::Normal,
            std::slice::from_ref(&inside),
            &wrong,
        );
        check_one("futures", Kind::Dev, &[inside], &[]);
        let outside = source("crates/a/tests/it/main.rs", "use futures::x;");
        check_one("futures", Kind::Normal, &[outside], &wrong);
    }

    #[test]
    fn an_offer_nobody_takes_is_found() {
        let offered = External {
            name: "clap".to_owned(),
            file: "Cargo.toml".to_owned(),
            line: 2,
        };
        let findings = check(&[], &[], &[offered], |_, _| 1);
        assert_eq!(findings[0].wrong, "no crate takes `clap`");
        assert_eq!(findings[0].line, 2);
    }
}
