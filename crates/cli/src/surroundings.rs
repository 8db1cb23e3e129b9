//! What the command takes from outside: language, time, chance, files.
//!
//! The crates below take these as arguments. This is the edge where they are
//! fetched, and the only file of the command that fetches them.

use std::{
    ffi::OsString,
    fs::{self, File},
    io::{self, BufRead as _, IsTerminal as _, Read},
    net::{IpAddr, UdpSocket},
    path::{Path, PathBuf},
};

use tuomari_server::Supervisor;

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

/// The variables of the environment that are text.
pub(crate) fn variables() -> impl Iterator<Item = (String, String)> {
    let all = std::env::vars_os();
    all.filter_map(|(name, value)| Some((name.into_string().ok()?, value.into_string().ok()?)))
}

/// The club's file, in the data folder of the platform, which is made if it is
/// not there; in the current folder if the platform names none.
pub(crate) fn club_file() -> Result<PathBuf, (PathBuf, io::Error)> {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let folder = |name: &str| {
        let folder = std::env::var_os(name).filter(|folder| !folder.is_empty());
        folder.map(PathBuf::from)
    };
    let data = if cfg!(windows) {
        folder("APPDATA")
    } else {
        folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))
    };
    let Some(data) = data else {
        return Ok(PathBuf::from("tuomari.db"));
    };
    let own = data.join("tuomari");
    fs::create_dir_all(&own).map_err(|error| (own.clone(), error))?;
    Ok(own.join("tuomari.db"))
}

/// The address by which others in the same network reach this machine. Nothing
/// is sent to find it.
pub(crate) fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("10.255.255.255", 1)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified()).then_some(own)
}

/// Writes a file that only its owner may read.
pub(crate) fn write_private(path: &Path, text: &str) -> io::Result<()> {
    let mut file = private().create(true).truncate(true).open(path)?;
    #[cfg(unix)]
    {
        // One that was there keeps the rights it had.
        use std::os::unix::fs::PermissionsExt as _;
        file.set_permissions(fs::Permissions::from_mode(0o600))?;
    }
    io::Write::write_all(&mut file, format!("{text}\n").as_bytes())
}

/// The same for a file that must not be there yet.
pub(crate) fn write_new_private(path: &Path, text: &str) -> io::Result<()> {
    let mut file = private().create_new(true).open(path)?;
    io::Write::write_all(&mut file, text.as_bytes())?;
    file.sync_all()
}

/// How a file is made that only its owner may read.
fn private() -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options
}

/// Puts a text that only its owner may read in the place of another, whole or
/// not at all.
pub(crate) fn replace_private(path: &Path, text: &str) -> io::Result<()> {
    // One that a crash left there was never in use.
    let beside = path.with_extension("new");
    write_private(&beside, text)?;
    fs::rename(&beside, path)
}

/// The time of this machine, in milliseconds since 1970.
pub(crate) fn wall_ms() -> u64 {
    #[expect(
        clippy::disallowed_types,
        clippy::disallowed_methods,
        reason = "the edge dates what it writes; no rule depends on it"
    )]
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}

/// 32 random bytes of the system's.
pub(crate) fn random_bytes() -> Result<[u8; 32], getrandom::Error> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)?;
    Ok(secret)
}

/// Reads a text of at most `limit` bytes from a file, or from the standard
/// input if the path is `-`. A byte order mark is passed over.
pub(crate) fn read_text(path: &Path, limit: usize, out: &Output) -> Result<String, Failure> {
    let say = &out.say;
    let bytes = read_bytes(path, limit, out)?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to() + 1;
        let values = [("file", name_of(path, out).into()), ("at", at.into())];
        Complaint::new(say, "file-not-utf8", Exit::Input, values)
            .hint(say.text("file-not-utf8-hint"))
    })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Opens a file that is read as a stream.
pub(crate) fn open(path: &Path, out: &Output) -> Result<File, Failure> {
    let name = name_of(path, out);
    File::open(path).map_err(|error| Failure::of_reading(&out.say, &name, &error))
}

/// Reads at most `limit` bytes from a file, or from the standard input if the
/// path is `-`.
pub(crate) fn read_bytes(path: &Path, limit: usize, out: &Output) -> Result<Vec<u8>, Failure> {
    let say = &out.say;
    let name = name_of(path, out);
    let from_input = is_input(path);
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
    Ok(bytes)
}

/// The files below a folder whose names end with `.extension`, as paths from
/// there with slashes, in order.
pub(crate) fn files_below(
    folder: &Path,
    extension: &str,
    out: &Output,
) -> Result<Vec<String>, Failure> {
    let mut found = Vec::new();
    let mut open = vec![(folder.to_owned(), String::new())];
    while let Some((folder, prefix)) = open.pop() {
        let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        let entries = entries
            .map_err(|error| Failure::of_reading(&out.say, &name_of(&folder, out), &error))?;
        for entry in entries {
            let path = entry.path();
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if path.is_dir() {
                open.push((path, format!("{name}/")));
            } else if path.extension().is_some_and(|own| own == extension) {
                found.push(name);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The next line of the standard input; nothing at its end.
pub(crate) fn input_line(out: &Output) -> Result<Option<String>, Failure> {
    /// Longer than any sensible line.
    const LIMIT: u64 = 64 << 10;
    let mut line = String::new();
    let read = io::stdin().lock().take(LIMIT).read_line(&mut line);
    match read {
        Ok(0) => Ok(None),
        Ok(_) => Ok(Some(line)),
        Err(error) => {
            let name = out.say.text("file-standard-input");
            Err(Failure::of_reading(&out.say, &name, &error))
        }
    }
}

/// Whether what is told, or the answer to a program, goes to somebody at a
/// terminal, and not to a log.
pub(crate) fn is_shown(is_answer: bool) -> bool {
    if is_answer {
        io::stdout().is_terminal()
    } else {
        io::stderr().is_terminal()
    }
}

/// Whether a person started this at a terminal and sees something of it there.
pub(crate) fn is_at_terminal() -> bool {
    io::stdin().is_terminal() || io::stdout().is_terminal() || io::stderr().is_terminal()
}

/// The folder in which systemd hands secrets over, if it does.
pub(crate) fn credentials() -> Option<PathBuf> {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let folder = std::env::var_os("CREDENTIALS_DIRECTORY");
    folder
        .filter(|folder| !folder.is_empty())
        .map(PathBuf::from)
}

/// The system that started this process and looks after it, if it says so.
pub(crate) fn supervisor() -> Supervisor {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let [socket, patience, whom] =
        ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"].map(std::env::var_os);
    let text = |value: Option<OsString>| value.and_then(|value| value.into_string().ok());
    // It may be meant for the process that started us.
    let is_ours = text(whom).is_none_or(|whom| whom == std::process::id().to_string());
    Supervisor::new(socket, text(patience).filter(|_| is_ours).as_deref())
}

/// This program, where it lies.
pub(crate) fn own_program() -> io::Result<PathBuf> {
    std::env::current_exe()
}

/// A chess engine that many systems have: on the path, or where Debian puts
/// games.
pub(crate) fn stockfish() -> Option<String> {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let path = std::env::var_os("PATH").unwrap_or_default();
    let name = format!("stockfish{}", std::env::consts::EXE_SUFFIX);
    std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/games")])
        .map(|folder| folder.join(&name))
        .find(|file| file.is_file())
        .map(|file| file.display().to_string())
}

/// A file in the folder one stands in, by its whole path if that is known.
pub(crate) fn file_here(name: &str) -> String {
    let folder = std::env::current_dir().unwrap_or_default();
    folder.join(name).display().to_string()
}

/// The link of a seat from the environment, or from the file that it names.
pub(crate) fn bots_link(out: &Output) -> Result<Option<String>, Failure> {
    secret("TUOMARI_BOT_LINK", out)
}

/// The links of the seats that an electronic board acts for, likewise.
pub(crate) fn boards_links(out: &Output) -> Result<Option<String>, Failure> {
    secret("TUOMARI_EBOARD_LINK", out)
}

/// The organiser's link, from the environment.
pub(crate) fn organisers_link(out: &Output) -> Result<Option<String>, Failure> {
    secret("TUOMARI_ORGANISER_LINK", out)
}

/// The token of those who take the games of a round.
pub(crate) fn pushs_token(out: &Output) -> Result<Option<String>, Failure> {
    secret("TUOMARI_PUSH_TOKEN", out)
}

/// What a variable says, or the file that the one with `_FILE` behind it names.
fn secret(name: &str, out: &Output) -> Result<Option<String>, Failure> {
    #[expect(
        clippy::disallowed_methods,
        reason = "the edge reads the environment once and passes it on"
    )]
    let [secret, file] = [name.to_owned(), format!("{name}_FILE")].map(std::env::var_os);
    if let Some(secret) = secret {
        return Ok(Some(secret.to_string_lossy().into_owned()));
    }
    let read = |file| read_text(Path::new(&file), 4_096, out);
    Ok(file
        .map(read)
        .transpose()?
        .map(|text| text.trim().to_owned()))
}

/// Whether the standard input is somebody at a keyboard.
pub(crate) fn is_typed() -> bool {
    io::stdin().is_terminal()
}

fn is_input(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// A file as it is named to people.
pub(crate) fn name_of(path: &Path, out: &Output) -> String {
    if is_input(path) {
        out.say.text("file-standard-input")
    } else {
        shown(&path.to_string_lossy())
    }
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
