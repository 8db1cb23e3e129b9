//! Files read and written.
#![expect(
    clippy::disallowed_methods,
    reason = "a copy is made of files; this is the only place that reads them"
)]

use std::{fs, io, path::Path};

pub(crate) fn read(path: &Path) -> io::Result<String> {
    fs::read_to_string(path)
        .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))
}

pub(crate) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    write(to, &fs::read(from)?)
}

/// A file that says the same keeps its time, and is not built again.
pub(crate) fn write(path: &Path, content: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|old| old == content) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, content)
}
