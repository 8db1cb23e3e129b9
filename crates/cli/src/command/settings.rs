//! The settings of a server, from wherever they are said.

use std::path::{Path, PathBuf};

use tuomari_server::{Config, ConfigFault, SETTINGS};

use crate::{
    args::ServerSettings,
    failure::{Complaint, Exit, Failure},
    output::Output,
    surroundings,
};

/// The most bytes of a file of settings.
const MOST_CONFIG: usize = 64 * 1024;

/// Defaults, file, environment, command line.
pub(super) fn said(args: &ServerSettings, out: &Output) -> Result<Config, Failure> {
    let wrong = |fault: ConfigFault| wrong(&fault.to_string(), out);
    let mut config = Config::default();
    let there = args.config_if_there.iter().filter(|file| file.exists());
    if let Some(file) = args.config.iter().chain(there).next() {
        let text = surroundings::read_text(file, MOST_CONFIG, out)?;
        config.set_toml(&text).map_err(wrong)?;
    }
    let variables = from_files(surroundings::variables().collect(), out)?;
    config
        .set_environment(variables.into_iter())
        .map_err(wrong)?;
    let journal = args.journal.join(" ");
    let here = args.here.then(|| surroundings::file_here("tuomari.db"));
    let named = [
        ("listen", args.listen.as_deref()),
        (
            "journal",
            Some(journal.as_str()).filter(|all| !all.is_empty()),
        ),
        ("journal", here.as_deref()),
        ("bus", args.bus.as_deref()),
        ("public-url", args.public_url.as_deref()),
    ];
    for (name, value) in named {
        if let Some(value) = value {
            config.set(name, value).map_err(wrong)?;
        }
    }
    for pair in &args.set {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        config.set(name, value).map_err(wrong)?;
    }
    config.check().map_err(wrong)?;
    Ok(config)
}

/// The same, with what a club's server finds by itself: its file, and the
/// address of the machine.
pub(super) fn found(mut config: Config, out: &Output) -> Result<Config, Failure> {
    if config.journal.is_empty() {
        let file = surroundings::club_file().map_err(|(folder, error)| {
            Failure::of_writing(&out.say, &folder.display().to_string(), &error)
        })?;
        config.journal.0 = vec![file.display().to_string()];
    }
    if config.public_url.is_none()
        && config.listen.ip().is_unspecified()
        && let Some(address) = surroundings::own_address()
    {
        let (scheme, port) = (config.scheme(), config.listen.port());
        config.public_url = Some(format!("{scheme}://{address}:{port}"));
    }
    Ok(config)
}

/// Variables that name a file have what is in it: `TUOMARI_JOURNAL_FILE` is
/// `TUOMARI_JOURNAL`, so that a secret need not stand in the environment.
fn from_files(all: Vec<(String, String)>, out: &Output) -> Result<Vec<(String, String)>, Failure> {
    let mut read = Vec::with_capacity(all.len());
    for (name, value) in &all {
        let setting = name.strip_suffix("_FILE").filter(|setting| {
            let mut known = SETTINGS.iter();
            known.any(|known| known.variable() == **setting)
        });
        let Some(setting) = setting else { continue };
        if all.iter().any(|(other, _)| other == setting) {
            let values = [("one", name.clone().into()), ("other", setting.into())];
            return Err(Complaint::new(&out.say, "serve-said-twice", Exit::Usage, values).into());
        }
        let text = surroundings::read_text(Path::new(value), MOST_CONFIG, out)?;
        read.push((setting.to_owned(), text.trim().to_owned()));
    }
    read.extend(all);
    Ok(read)
}

/// The file of a club's server; none where the record is a database or nothing
/// is kept.
pub(super) fn club_file(config: &Config) -> Option<PathBuf> {
    let [journal] = config.journal.as_slice() else {
        return None;
    };
    if journal.contains("://") || journal == "memory:" {
        return None;
    }
    Some(journal.strip_prefix("sqlite:").unwrap_or(journal).into())
}

/// Beside a club's file lies what its organiser's link is known by.
pub(super) fn hash_file(config: &Config) -> Option<PathBuf> {
    Some(club_file(config)?.with_extension("organiser"))
}

/// And the link itself, where nobody was at a terminal to see it.
pub(super) fn link_file(config: &Config) -> Option<PathBuf> {
    Some(club_file(config)?.with_extension("organiser-link"))
}

pub(super) fn wrong(reason: &str, out: &Output) -> Failure {
    let values = [("reason", reason.to_owned().into())];
    Complaint::new(&out.say, "serve-wrong-setting", Exit::Usage, values)
        .hint(out.say.text("serve-wrong-setting-hint"))
        .into()
}
