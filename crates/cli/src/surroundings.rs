//! What the command takes from outside: language, time, chance, files.
//!
//! The crates below take these as arguments. This is the edge where they are
//! fetched, and the only file of the command that fetches them.

use std::{
    fs::File,
    io::{self, IsTerminal as _, Read},
    path::Path,
};

use crate::{
    args::Lang,
    failure::{Complaint, Exit, Failure},
    output::{Output, shown},
};

/// The language of the environment, as POSIX orders the variables; English if
/// it is none of ours.
pub(crate) fn language() -> Lang {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    language_of(&set.unwrap_or_default())
}

fn language_of(locale: &str) -> Lang {
    match locale.split(['_', '.', '@', '-']).next() {
        Some("fi") => Lang::Fi,
        Some("sv") => Lang::Sv,
        _ => Lang::En,
    }
}

/// A random number of the system's.
pub(crate) fn chance() -> Result<u64, getrandom::Error> {
    getrandom::u64()
}

/// Measures how long a count takes, for people to read. Nothing is decided by
/// it.
#[derive(Debug)]
#[expect(
    clippy::disallowed_types,
    reason = "the edge measures its own running time; no rule depends on it"
)]
pub(crate) struct Stopwatch(std::time::Instant);

impl Stopwatch {
    /// Begins to measure.
    #[expect(
        clippy::disallowed_types,
        clippy::disallowed_methods,
        reason = "the edge measures its own running time; no rule depends on it"
    )]
    pub(crate) fn start() -> Stopwatch {
        Stopwatch(std::time::Instant::now())
    }

    /// Milliseconds since the start.
    pub(crate) fn elapsed_ms(&self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

/// Reads a text of at most `limit` bytes from a file, or from the standard
/// input if the path is `-`. A byte order mark is passed over.
pub(crate) fn read_text(path: &Path, limit: usize, out: &Output) -> Result<String, Failure> {
    let say = &out.say;
    let from_input = path.as_os_str() == "-";
    let name = if from_input {
        say.text("file-standard-input")
    } else {
        shown(&path.to_string_lossy())
    };
    if from_input && io::stdin().is_terminal() {
        out.note(&say.text("file-reading-input"));
    }
    let bytes = if from_input {
        read_at_most(io::stdin().lock(), limit)
    } else {
        File::open(path).and_then(|file| read_at_most(file, limit))
    };
    let bytes = bytes.map_err(|error| Failure::of_reading(say, &name, &error))?;
    if bytes.len() > limit {
        let values = [("file", name.into()), ("limit", limit.into())];
        let complaint = Complaint::new(say, "file-too-large", Exit::Input, values);
        return Err(complaint.hint(say.text("file-too-large-hint")).into());
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        let values = [("file", name.into()), ("at", at.into())];
        Complaint::new(say, "file-not-utf8", Exit::Input, values)
            .hint(say.text("file-not-utf8-hint"))
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Reads to the end, or one byte beyond the limit.
fn read_at_most(reader: impl Read, limit: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    reader
        .take(u64::try_from(limit).unwrap_or(u64::MAX).saturating_add(1))
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_chooses_the_language() {
        assert_eq!(language_of("fi_FI.UTF-8"), Lang::Fi);
        assert_eq!(language_of("sv"), Lang::Sv);
        assert_eq!(language_of("sv_FI@euro"), Lang::Sv);
        assert_eq!(language_of("C"), Lang::En);
        // Filipino is not Finnish.
        assert_eq!(language_of("fil_PH"), Lang::En);
    }

    #[test]
    fn a_long_text_is_read_one_byte_too_far_and_no_further() {
        let endless = io::repeat(b'e');
        assert_eq!(read_at_most(endless, 100).unwrap().len(), 101);
    }
}
