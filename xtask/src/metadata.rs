//! What cargo knows of the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The workspace and all it takes from others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Workspace {
    /// The crates of the house.
    pub(crate) packages: Vec<Package>,
    /// What they take from elsewhere, directly or through others, with every
    /// feature and for every platform.
    pub(crate) taken: Vec<Taken>,
}

/// A crate of the workspace.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The path of its manifest from the root of the repository.
    pub(crate) manifest: String,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) targets: Vec<Target>,
}

/// A dependency as a manifest declares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// The name it has in code, if that is another.
    pub(crate) rename: Option<String>,
    /// Whether any version will do, and it is no crate of ours.
    pub(crate) is_any_version: bool,
}

/// What a dependency is needed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Needed by the crate: whoever takes the crate takes it too.
    Normal,
    /// Needed by its build script, and so by whoever takes the crate.
    Build,
    /// Needed by tests, examples and benchmarks only.
    Dev,
}

/// One thing that cargo builds out of a crate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Target {
    /// Which kind of dependency it may use beside the normal ones.
    pub(crate) kind: Kind,
    /// The folder of its first file, from the root of the repository.
    pub(crate) folder: String,
}

/// A crate that somebody else wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Taken {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The expression that its manifest gives.
    pub(crate) licence: Option<String>,
    /// Where cargo fetches it.
    pub(crate) source: String,
    /// Whether it becomes part of something we build for others: not only
    /// tests need it.
    pub(crate) is_shipped: bool,
}

/// Asks cargo for the workspace at `root`.
pub(crate) fn workspace(root: &Path) -> Result<Workspace, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--all-features"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata did not start: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo metadata failed: {}", said.trim()));
    }
    parse(&String::from_utf8_lossy(&output.stdout))
}

/// Reads what `cargo metadata` prints.
pub(crate) fn parse(json: &str) -> Result<Workspace, String> {
    let metadata: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let root = text(&metadata, "workspace_root")?;
    let shipped = shipped(&metadata)?;
    let mut workspace = Workspace {
        packages: Vec::new(),
        taken: Vec::new(),
    };
    for package in list(&metadata, "packages")? {
        if let Some(source) = package.get("source").and_then(Value::as_str) {
            workspace.taken.push(Taken {
                name: text(package, "name")?,
                version: text(package, "version")?,
                licence: optional(package, "license"),
                source: source.to_owned(),
                is_shipped: shipped.contains(&text(package, "id")?),
            });
        } else {
            workspace.packages.push(ours(package, &root)?);
        }
    }
    Ok(workspace)
}

fn ours(package: &Value, root: &str) -> Result<Package, String> {
    let dependencies = list(package, "dependencies")?.iter().map(dependency);
    let targets = list(package, "targets")?.iter();
    Ok(Package {
        name: text(package, "name")?,
        manifest: relative(&text(package, "manifest_path")?, root),
        dependencies: dependencies.collect::<Result<_, String>>()?,
        targets: targets
            .map(|value| target(value, root))
            .collect::<Result<_, String>>()?,
    })
}

fn dependency(value: &Value) -> Result<Dependency, String> {
    Ok(Dependency {
        name: text(value, "name")?,
        kind: kind(value.get("kind")),
        rename: optional(value, "rename"),
        is_any_version: optional(value, "req").as_deref() == Some("*")
            && optional(value, "path").is_none(),
    })
}

fn kind(value: Option<&Value>) -> Kind {
    match value.and_then(Value::as_str) {
        Some("dev") => Kind::Dev,
        Some("build") => Kind::Build,
        _ => Kind::Normal,
    }
}

fn target(value: &Value, root: &str) -> Result<Target, String> {
    let kinds = list(value, "kind")?;
    let is = |name: &str| kinds.iter().any(|kind| kind.as_str() == Some(name));
    let path = relative(&text(value, "src_path")?, root);
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    Ok(Target {
        kind: if is("custom-build") {
            Kind::Build
        } else if is("test") || is("bench") || is("example") {
            Kind::Dev
        } else {
            Kind::Normal
        },
        folder: folder.to_owned(),
    })
}

/// The ids of all that is reached without passing a dependency of tests.
fn shipped(metadata: &Value) -> Result<BTreeSet<String>, String> {
    let mut arrows: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let resolve = metadata
        .get("resolve")
        .ok_or("cargo metadata has no `resolve`")?;
    for node in list(resolve, "nodes")? {
        let mut to = Vec::new();
        for dependency in list(node, "deps")? {
            let mut kinds = list(dependency, "dep_kinds")?.iter();
            if kinds.any(|of| kind(of.get("kind")) != Kind::Dev) {
                to.push(text(dependency, "pkg")?);
            }
        }
        arrows.insert(text(node, "id")?, to);
    }
    let members = list(metadata, "workspace_members")?.iter();
    let mut waiting: Vec<String> = members
        .filter_map(|id| id.as_str().map(str::to_owned))
        .collect();
    let mut reached = BTreeSet::new();
    while let Some(id) = waiting.pop() {
        if let Some(to) = arrows.get(&id)
            && reached.insert(id)
        {
            waiting.extend(to.iter().cloned());
        }
    }
    Ok(reached)
}

/// The files that the package of a crate would have, by their paths in it.
pub(crate) fn packed(root: &Path, name: &str) -> Result<Vec<String>, String> {
    // What is not committed would be packed as well; whether it may is asked
    // when the crates are published.
    let output = Command::new("cargo")
        .args(["package", "--list", "--allow-dirty", "--package", name])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo package did not start: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo package --list failed: {}", said.trim()));
    }
    let listed = String::from_utf8_lossy(&output.stdout).replace('\\', "/");
    Ok(listed.lines().map(str::to_owned).collect())
}

fn relative(path: &str, root: &str) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    inside.replace('\\', "/").trim_start_matches('/').to_owned()
}

fn optional(value: &Value, key: &str) -> Option<String> {
    value.get(key).and_then(Value::as_str).map(str::to_owned)
}

fn text(value: &Value, key: &str) -> Result<String, String> {
    optional(value, key).ok_or_else(|| format!("cargo metadata has no text `{key}`"))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>, String> {
    let list = value.get(key).and_then(Value::as_array);
    list.ok_or_else(|| format!("cargo metadata has no list `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const JSON: &str = r#"{"workspace_root": "/r", "workspace_members": ["board"],
        "packages": [
            {"name": "tuomari-board", "id": "board", "source": null,
             "manifest_path": "/r/crates/board/Cargo.toml",
             "dependencies": [
                {"name": "shakmaty", "kind": null, "req": "^0.30"},
                {"name": "cc", "kind": "build", "req": "*"},
                {"name": "ours", "kind": "dev", "req": "*", "path": "/r/ours", "rename": "kit"}],
             "targets": [
                {"kind": ["lib"], "src_path": "/r/crates/board/src/lib.rs"},
                {"kind": ["test"], "src_path": "/r/crates/board/tests/it/main.rs"}]},
            {"name": "shakmaty", "id": "shakmaty", "version": "0.30.1", "license": "GPL-3.0",
             "source": "registry+x"},
            {"name": "deep", "id": "deep", "version": "1.0.0", "license": null, "source": "git+y"},
            {"name": "kit", "id": "kit", "version": "2.0.0", "source": "registry+x"}],
        "resolve": {"nodes": [
            {"id": "board", "deps": [
                {"pkg": "shakmaty", "dep_kinds": [{"kind": "dev"}, {"kind": null}]},
                {"pkg": "kit", "dep_kinds": [{"kind": "dev"}]}]},
            {"id": "shakmaty", "deps": [{"pkg": "deep", "dep_kinds": [{"kind": "build"}]}]},
            {"id": "kit", "deps": []}, {"id": "deep", "deps": []}]}}"#;

    #[test]
    fn reads_what_cargo_prints_of_our_own() {
        let workspace = parse(JSON).expect("good metadata");
        let [board] = &workspace.packages[..] else {
            panic!("one crate is ours: {workspace:?}");
        };
        assert_eq!(board.name, "tuomari-board");
        assert_eq!(board.manifest, "crates/board/Cargo.toml");
        let kinds: Vec<Kind> = board.dependencies.iter().map(|d| d.kind).collect();
        assert_eq!(kinds, [Kind::Normal, Kind::Build, Kind::Dev]);
        let any: Vec<bool> = board
            .dependencies
            .iter()
            .map(|d| d.is_any_version)
            .collect();
        assert_eq!(any, [false, true, false]);
        assert_eq!(board.dependencies[2].rename.as_deref(), Some("kit"));
        let folders: Vec<&str> = board.targets.iter().map(|t| t.folder.as_str()).collect();
        assert_eq!(folders, ["crates/board/src", "crates/board/tests/it"]);
    }

    #[test]
    fn what_only_tests_need_is_not_shipped() {
        let workspace = parse(JSON).expect("good metadata");
        let shipped: Vec<(&str, bool)> = workspace
            .taken
            .iter()
            .map(|taken| (taken.name.as_str(), taken.is_shipped))
            .collect();
        assert_eq!(
            shipped,
            [("shakmaty", true), ("deep", true), ("kit", false)]
        );
    }

    #[test]
    fn says_what_is_missing() {
        assert_eq!(
            parse(r#"{"workspace_root": "/r"}"#),
            Err("cargo metadata has no `resolve`".to_owned())
        );
    }
}
