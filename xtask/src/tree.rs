//! The files of the repository.
#![expect(
    clippy::disallowed_methods,
    reason = "the checks judge files, so something has to read them; this is the only place"
)]

use std::fs;
use std::path::Path;

/// A file and what stands in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Source {
    /// The path from the root of the repository, with forward slashes.
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Whether the name of the file at `path` ends in a dot and `extension`.
pub(crate) fn has_extension(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|e| e == extension)
}

/// Reads every file under `root` whose name ends in one of `endings`, sorted
/// by path. Hidden folders and what tools generate are left out.
pub(crate) fn sources(root: &Path, endings: &[&str]) -> Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    walk(root, "", endings, &mut sources)?;
    sources.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(sources)
}

/// The text of the file at `path`, if there is one. Hidden folders are open to
/// it, which [`sources`] passes over.
pub(crate) fn text(root: &Path, path: &str) -> Option<String> {
    fs::read_to_string(root.join(path)).ok()
}

/// Writes a file, and the folder that it lies in.
pub(crate) fn write(root: &Path, file: &Source) -> Result<(), String> {
    let path = root.join(&file.path);
    let unwritable = |error| format!("{}: {error}", file.path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(unwritable)?;
    }
    fs::write(path, &file.text).map_err(unwritable)
}

fn walk(
    root: &Path,
    folder: &str,
    endings: &[&str],
    sources: &mut Vec<Source>,
) -> Result<(), String> {
    let unreadable = |path: &str, error| format!("{path}: {error}");
    let entries = fs::read_dir(root.join(folder)).map_err(|e| unreadable(folder, e))?;
    for entry in entries {
        let entry = entry.map_err(|e| unreadable(folder, e))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if folder.is_empty() {
            name.clone()
        } else {
            format!("{folder}/{name}")
        };
        let kind = entry.file_type().map_err(|e| unreadable(&path, e))?;
        if kind.is_dir() {
            if !is_left_out(&name) {
                walk(root, &path, endings, sources)?;
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            let text = fs::read_to_string(root.join(&path)).map_err(|e| unreadable(&path, e))?;
            sources.push(Source { path, text });
        }
    }
    Ok(())
}

fn is_left_out(folder: &str) -> bool {
    folder.starts_with('.') || folder == "target" || folder == "node_modules"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_itself_and_nothing_generated() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let sources = sources(root, &[".rs"]).expect("our own folder can be read");
        assert!(sources.iter().any(|source| source.path == "src/tree.rs"));
        assert!(
            sources
                .iter()
                .all(|source| has_extension(&source.path, "rs"))
        );
    }

    #[test]
    fn hidden_and_generated_folders_are_left_out() {
        assert!(is_left_out(".git"));
        assert!(is_left_out("target"));
        assert!(!is_left_out("src"));
    }
}
