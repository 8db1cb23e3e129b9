//! One server to a file.

use std::{
    fs::{File, TryLockError},
    io::{Read as _, Seek as _, Write as _},
    path::{Path, PathBuf},
    time::Duration,
};

use tokio::time::sleep;

use crate::{JournalError, open::file_of};

/// How long a server that is just ending is waited for.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_millis(100);

/// The right to be the only server on a file. Whoever holds it may go at any
/// moment: the system takes a lock back from a process that is killed.
#[derive(Debug)]
pub struct Alone {
    _lock: Option<File>,
}

impl Alone {
    /// Takes the right, if the journal at these addresses is a file; many
    /// servers may use a database.
    ///
    /// A second server on a file would not hear of what the first one does. The
    /// lock lies beside the file: closing a second handle of the file itself
    /// would end the locks that SQLite has on it.
    pub async fn on(addresses: &[String]) -> Result<Alone, JournalError> {
        let Some(path) = file_of(addresses) else {
            return Ok(Alone { _lock: None });
        };
        let beside = beside(path);
        let file = File::options()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(&beside);
        let Ok(file) = file else {
            // Opening the journal itself says better what is wrong.
            return Ok(Alone { _lock: None });
        };
        for _ in 0..TRIES {
            match file.try_lock() {
                Ok(()) => {
                    sign(&file);
                    return Ok(Alone { _lock: Some(file) });
                }
                Err(TryLockError::WouldBlock) => sleep(PAUSE).await,
                // A file system without locks; we have asked.
                Err(TryLockError::Error(_)) => return Ok(Alone { _lock: None }),
            }
        }
        let (path, who) = (path.display(), who(&file));
        Err(JournalError::refused(format!(
            "{path} is in use by another tuomari serve{who}; stop that one first, or give this one \
             another file with --journal"
        )))
    }
}

/// Writes into the lock whose it is. That is for people: the lock itself is
/// the system's, whatever stands in the file.
fn sign(mut file: &File) {
    let _ = file
        .set_len(0)
        .and_then(|()| file.rewind())
        .and_then(|()| writeln!(file, "{}", std::process::id()));
}

/// The process that has the lock, as far as it can be read.
fn who(mut file: &File) -> String {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.read_to_string(&mut text));
    match (read, text.trim().parse::<u32>()) {
        (Ok(_), Ok(process)) => format!(" (process {process})"),
        _ => String::new(),
    }
}

/// Where the lock lies, however the file was named.
fn beside(path: &Path) -> PathBuf {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    let named = folder.map(|folder| folder.join(path.file_name().unwrap_or_default()));
    let real = path.canonicalize().or(named);
    let mut name = real.unwrap_or_else(|_| path.to_owned()).into_os_string();
    name.push("-lock");
    name.into()
}
