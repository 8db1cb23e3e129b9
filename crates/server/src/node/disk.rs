//! How much room is left where a club's file lies. That of a database is told
//! by the machine it runs on.

/// The room of a file system, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// What may still be written by somebody who is not root.
    pub(crate) free: u64,
    pub(crate) size: u64,
}

/// The room where the file lies that these addresses name, if they name one
/// and the system says.
#[cfg(target_os = "linux")]
pub(crate) fn room(journal: &[String]) -> Option<Room> {
    let file = tuomari_journal::file_of(journal)?;
    let all = rustix::fs::statvfs(file).ok()?;
    Some(Room {
        free: all.f_bavail.saturating_mul(all.f_frsize),
        size: all.f_blocks.saturating_mul(all.f_frsize),
    })
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn room(_: &[String]) -> Option<Room> {
    None
}
