//! What we take from others: licences, bans, sources, versions.
//!
//! The list is `deny.toml`, in the form that `cargo deny` reads too; see
//! `docs/decisions/0006-tests.md`.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::finding::Finding;
use crate::licence;
use crate::metadata::{Package, Taken};

/// The file that says what is welcome.
pub(crate) const LIST: &str = "deny.toml";
/// The file that says what is here.
pub(crate) const LOCK: &str = "Cargo.lock";
/// Where crates come from unless the list says otherwise.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// What is welcome in the house.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Welcome {
    licences: Vec<String>,
    /// The crates that are not.
    banned: BTreeMap<String, Ban>,
    sources: Vec<String>,
}

/// Why a crate is not welcome.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Ban {
    reason: String,
    /// Crates of others that may bring it all the same.
    wrappers: Vec<String>,
}

impl Welcome {
    pub(crate) fn read(text: &str) -> Result<Welcome, String> {
        let list: Table = text.parse().map_err(|error| format!("{LIST}: {error}"))?;
        let at = |section: &str, key: &str| list.get(section)?.get(key)?.as_array();
        let texts = |array: Option<&Vec<Value>>| -> Vec<String> {
            let texts = array.into_iter().flatten().filter_map(Value::as_str);
            texts.map(str::to_owned).collect()
        };
        let licences = texts(at("licenses", "allow"));
        if licences.is_empty() {
            return Err(format!("{LIST}: no licence under [licenses] allow"));
        }
        let mut banned = BTreeMap::new();
        for row in at("bans", "deny").into_iter().flatten() {
            let text = |key| row.get(key).and_then(Value::as_str);
            let name = text("crate").ok_or(format!("{LIST}: a ban without `crate`"))?;
            let reason = text("reason").unwrap_or("no reason is given");
            let ban = Ban {
                reason: reason.to_owned(),
                wrappers: texts(row.get("wrappers").and_then(Value::as_array)),
            };
            banned.insert(name.to_owned(), ban);
        }
        let mut sources = vec![REGISTRY.to_owned()];
        sources.extend(texts(at("sources", "allow-registry")));
        sources.extend(texts(at("sources", "allow-git")));
        Ok(Welcome {
            licences,
            banned,
            sources,
        })
    }
}

/// Finds what is not welcome among what was taken.
pub(crate) fn check(welcome: &Welcome, taken: &[Taken], lock: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for one in taken {
        let mut find = |wrong: String, next: &str| {
            findings.push(Finding::new(LOCK, lock_line(lock, one), wrong, next));
        };
        let ban = welcome.banned.get(&one.name);
        if let Some(ban) = ban.filter(|ban| !is_excused(ban, &one.name, lock)) {
            find(
                format!("`{}` is banned: {}", one.name, ban.reason),
                "do without it; `cargo tree --invert` shows who brings it",
            );
        }
        if !welcome.sources.contains(&one.source) {
            find(
                format!("`{}` comes from `{}`", one.name, one.source),
                "take it from the registry, or add its source to deny.toml and say why",
            );
        }
        if one.is_shipped
            && let Err(wrong) = check_licence(welcome, one)
        {
            find(
                wrong,
                "do without it, or add its licence to deny.toml if it may become part of a work under ours",
            );
        }
    }
    findings
}

/// Whether all who bring a banned crate may.
fn is_excused(ban: &Ban, name: &str, lock: &str) -> bool {
    let (alone, with_version) = (format!("\"{name}\","), format!("\"{name} "));
    let brings = |block: &&str| {
        let mut lines = block.lines().map(str::trim);
        lines.any(|line| line == alone || line.starts_with(&with_version))
    };
    let bringing: Vec<&str> = lock.split("[[package]]").filter(brings).collect();
    let may = |block: &&str| {
        let mut wrappers = ban.wrappers.iter();
        wrappers.any(|wrapper| block.contains(&format!("name = \"{wrapper}\"\n")))
    };
    !bringing.is_empty() && bringing.iter().all(may)
}

fn check_licence(welcome: &Welcome, one: &Taken) -> Result<(), String> {
    let Taken { name, licence, .. } = one;
    let expression = licence
        .as_deref()
        .ok_or_else(|| format!("`{name}` names no licence"))?;
    let is_allowed = |licence: &str| welcome.licences.iter().any(|known| known == licence);
    match licence::is_met(expression, &is_allowed) {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!("`{name}` is under `{expression}`")),
        Err(why) => Err(format!(
            "`{name}` has a licence nobody can read, `{expression}`: {why}"
        )),
    }
}

/// Finds dependencies of ours that would take any version.
pub(crate) fn check_versions(
    packages: &[Package],
    line: impl Fn(&Package, &str) -> usize,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages {
        let loose = package.dependencies.iter().filter(|d| d.is_any_version);
        findings.extend(loose.map(|dependency| {
            Finding::new(
                &package.manifest,
                line(package, &dependency.name),
                format!("any version of `{}` would do", dependency.name),
                "name the version it was written for",
            )
        }));
    }
    findings
}

/// The crates that are here in several versions, with them: they cost time to
/// build, not correctness.
pub(crate) fn doubles(taken: &[Taken]) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for one in taken {
        versions.entry(&one.name).or_default().push(&one.version);
    }
    versions
        .into_iter()
        .filter(|(_, versions)| versions.len() > 1)
        .map(|(name, versions)| format!("{name} {}", versions.join(" ")))
        .collect()
}

/// The line of the lock file on which a crate begins.
fn lock_line(lock: &str, one: &Taken) -> usize {
    let name = format!("name = \"{}\"", one.name);
    let version = format!("version = \"{}\"", one.version);
    let lines: Vec<&str> = lock.lines().collect();
    lines
        .windows(2)
        .position(|pair| pair[0] == name && pair[1] == version)
        .map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metadata::{Dependency, Kind};

    const TEXT: &str = r#"
        [licenses]
        allow = ["MIT", "Apache-2.0"]
        [bans]
        deny = [{ crate = "openssl", reason = "TLS is rustls" }]
        [sources]
        unknown-git = "deny"
        allow-git = ["git+https://example.org/kept"]
    "#;

    fn crate_of(name: &str, licence: Option<&str>, source: &str) -> Taken {
        Taken {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: licence.map(str::to_owned),
            source: source.to_owned(),
            is_shipped: true,
        }
    }

    #[track_caller]
    fn found(taken: &[Taken], expected: &[&str]) {
        let welcome = Welcome::read(TEXT).expect("a good list");
        let findings = check(&welcome, taken, "");
        let wrong: Vec<&str> = findings.iter().map(|f| f.wrong.as_str()).collect();
        assert_eq!(wrong, expected);
    }

    #[test]
    fn what_is_on_the_list_passes() {
        found(&[crate_of("a", Some("MIT OR GPL-2.0-only"), REGISTRY)], &[]);
        let kept = "git+https://example.org/kept";
        found(&[crate_of("a", Some("MIT"), kept)], &[]);
    }

    #[test]
    fn a_licence_that_is_not_on_the_list_is_found() {
        found(
            &[crate_of("a", Some("BSL-1.0"), REGISTRY)],
            &["`a` is under `BSL-1.0`"],
        );
        found(
            &[crate_of("a", Some("MIT AND BSL-1.0"), REGISTRY)],
            &["`a` is under `MIT AND BSL-1.0`"],
        );
        found(&[crate_of("a", None, REGISTRY)], &["`a` names no licence"]);
        found(
            &[crate_of("a", Some("MIT OR"), REGISTRY)],
            &["`a` has a licence nobody can read, `MIT OR`: it ends where a licence should stand"],
        );
    }

    #[test]
    fn what_only_tests_need_may_be_under_any_licence_but_is_not_free_of_the_rest() {
        let tool = Taken {
            is_shipped: false,
            ..crate_of("openssl", Some("BSL-1.0"), REGISTRY)
        };
        found(&[tool], &["`openssl` is banned: TLS is rustls"]);
    }

    #[test]
    fn a_banned_crate_is_found_with_its_reason() {
        found(
            &[crate_of("openssl", Some("Apache-2.0"), REGISTRY)],
            &["`openssl` is banned: TLS is rustls"],
        );
        found(&[crate_of("openssl-probe", Some("MIT"), REGISTRY)], &[]);
    }

    #[test]
    fn a_banned_crate_may_come_with_those_that_are_named() {
        let text = TEXT.replace("rustls\" }", "rustls\", wrappers = [\"old\"] }");
        let welcome = Welcome::read(&text).expect("a good list");
        let taken = [crate_of("openssl", Some("MIT"), REGISTRY)];
        let with = |name: &str, own: &str| {
            format!("[[package]]\nname = \"{name}\"\ndependencies = [\n \"{own}\",\n]\n")
        };
        let found = |lock: &str| check(&welcome, &taken, lock).len();
        assert_eq!(found(&with("old", "openssl")), 0);
        assert_eq!(found(&with("old", "openssl 1.0.0")), 0);
        let both = with("old", "openssl") + &with("ours", "openssl");
        assert_eq!(found(&both), 1, "and with nobody else");
        assert_eq!(found(&with("old", "openssl-probe")), 1);
    }

    #[test]
    fn an_unknown_source_is_found() {
        for source in ["git+https://example.org/a", "registry+https://example.org"] {
            let wrong = format!("`a` comes from `{source}`");
            found(&[crate_of("a", Some("MIT"), source)], &[&wrong]);
        }
    }

    #[test]
    fn the_finding_stands_where_the_lock_file_names_the_crate() {
        let lock = "[[package]]\nname = \"a\"\nversion = \"0.9.0\"\n\n\
            [[package]]\nname = \"a\"\nversion = \"1.0.0\"\n";
        let welcome = Welcome::read(TEXT).expect("a good list");
        let findings = check(&welcome, &[crate_of("a", None, REGISTRY)], lock);
        assert_eq!((findings[0].file.as_str(), findings[0].line), (LOCK, 6));
    }

    #[test]
    fn any_version_is_found() {
        let package = Package {
            name: "ours".to_owned(),
            manifest: "crates/ours/Cargo.toml".to_owned(),
            dependencies: vec![Dependency {
                name: "clap".to_owned(),
                kind: Kind::Normal,
                rename: None,
                is_any_version: true,
            }],
            targets: Vec::new(),
        };
        let findings = check_versions(&[package], |_, _| 7);
        assert_eq!(findings[0].wrong, "any version of `clap` would do");
        assert_eq!(findings[0].line, 7);
    }

    #[test]
    fn several_versions_are_listed() {
        let newer = Taken {
            version: "2.0.0".to_owned(),
            ..crate_of("a", None, REGISTRY)
        };
        let taken = [
            crate_of("a", None, REGISTRY),
            crate_of("b", None, REGISTRY),
            newer,
        ];
        assert_eq!(doubles(&taken), ["a 1.0.0 2.0.0"]);
    }

    #[test]
    fn a_list_that_cannot_be_read_is_said_so() {
        let empty = "deny.toml: no licence under [licenses] allow";
        assert_eq!(Welcome::read(""), Err(empty.to_owned()));
        assert!(Welcome::read("[licenses").is_err());
    }
}
