//! What cargo knows of the workspace.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// A crate of the workspace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Package {
    pub(crate) name: String,
    /// The path of its manifest from the root of the repository.
    pub(crate) manifest: String,
    pub(crate) dependencies: Vec<Dependency>,
}

/// A dependency as a manifest declares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    pub(crate) kind: Kind,
}

/// What a dependency is needed for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Needed by the crate or by its build script: whoever takes the crate takes it too.
    Normal,
    /// Needed by tests, examples and benchmarks only.
    Dev,
}

/// Asks cargo for the crates of the workspace at `root`.
pub(crate) fn packages(root: &Path) -> Result<Vec<Package>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata did not start: {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("cargo metadata failed: {}", said.trim()));
    }
    parse(&String::from_utf8_lossy(&output.stdout))
}

/// Reads what `cargo metadata --no-deps` prints.
pub(crate) fn parse(json: &str) -> Result<Vec<Package>, String> {
    let metadata: Value = serde_json::from_str(json).map_err(|error| error.to_string())?;
    let root = text(&metadata, "workspace_root")?;
    let packages = list(&metadata, "packages")?;
    packages
        .iter()
        .map(|package| {
            let manifest = text(package, "manifest_path")?;
            let dependencies = list(package, "dependencies")?.iter().map(dependency);
            Ok(Package {
                name: text(package, "name")?,
                manifest: relative(&manifest, &root),
                dependencies: dependencies.collect::<Result<_, String>>()?,
            })
        })
        .collect()
}

fn dependency(value: &Value) -> Result<Dependency, String> {
    Ok(Dependency {
        name: text(value, "name")?,
        kind: match value.get("kind").and_then(Value::as_str) {
            Some("dev") => Kind::Dev,
            _ => Kind::Normal,
        },
    })
}

fn relative(path: &str, root: &str) -> String {
    let inside = path.strip_prefix(root).unwrap_or(path);
    inside.replace('\\', "/").trim_start_matches('/').to_owned()
}

fn text(value: &Value, key: &str) -> Result<String, String> {
    let text = value.get(key).and_then(Value::as_str);
    text.map(str::to_owned)
        .ok_or_else(|| format!("cargo metadata has no text `{key}`"))
}

fn list<'a>(value: &'a Value, key: &str) -> Result<&'a Vec<Value>, String> {
    let list = value.get(key).and_then(Value::as_array);
    list.ok_or_else(|| format!("cargo metadata has no list `{key}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_cargo_prints() {
        let json = r#"{"workspace_root": "/r", "packages": [{
            "name": "tuomari-board", "manifest_path": "/r/crates/board/Cargo.toml",
            "dependencies": [
                {"name": "shakmaty", "kind": null},
                {"name": "cc", "kind": "build"},
                {"name": "proptest", "kind": "dev"}]}]}"#;
        let packages = parse(json).expect("good metadata");
        assert_eq!(packages[0].name, "tuomari-board");
        assert_eq!(packages[0].manifest, "crates/board/Cargo.toml");
        let kinds: Vec<Kind> = packages[0].dependencies.iter().map(|d| d.kind).collect();
        assert_eq!(kinds, [Kind::Normal, Kind::Normal, Kind::Dev]);
    }

    #[test]
    fn says_what_is_missing() {
        assert_eq!(
            parse(r#"{"workspace_root": "/r"}"#),
            Err("cargo metadata has no list `packages`".to_owned())
        );
    }
}
