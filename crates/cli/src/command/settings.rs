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

/// Settings whose value is the name of a file: where a file is handed over for
/// one of them, it is that file.
const FILES: [&str; 5] = [
    "tls-cert",
    "tls-key",
    "organisers",
    "signing-keys",
    "rating-list",
];

/// Defaults, file, environment, command line.
pub(super) fn said(args: &ServerSettings, out: &Output) -> Result<Config, Failure> {
    let wrong = |fault: ConfigFault| wrong(&fault.to_string(), out);
    let mut config = Config::default();
    let there = args.config_if_there.iter().filter(|file| file.exists());
    if let Some(file) = args.config.iter().chain(there).next() {
        let text = surroundings::read_text(file, MOST_CONFIG, out)?;
        config.set_toml(&text).map_err(wrong)?;
    }
    let credentials = surroundings::credentials();
    let variables = surroundings::variables().collect();
    let variables = from_files(variables, credentials.as_deref(), out)?;
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
/// `TUOMARI_JOURNAL`, so that a secret need not stand in the environment. So has
/// a credential of systemd that is called `journal`.
fn from_files(
    all: Vec<(String, String)>,
    credentials: Option<&Path>,
    out: &Output,
) -> Result<Vec<(String, String)>, Failure> {
    let mut read = Vec::with_capacity(all.len());
    for setting in SETTINGS {
        let variable = setting.variable();
        let by_name = format!("{variable}_FILE");
        let file = all.iter().find(|(name, _)| *name == by_name);
        let handed = credentials.map(|folder| folder.join(setting.name));
        let handed = handed.filter(|file| file.is_file());
        let said = all.iter().any(|(name, _)| *name == variable);
        let sources = [
            said.then(|| (variable.clone(), None)),
            file.map(|(name, file)| (name.clone(), Some(PathBuf::from(file)))),
            handed.map(|file| (file.display().to_string(), Some(file))),
        ];
        let mut sources = sources.into_iter().flatten();
        let (Some((one, file)), other) = (sources.next(), sources.next()) else {
            continue;
        };
        if let Some((other, _)) = other {
            let values = [("one", other.into()), ("other", one.into())];
            return Err(Complaint::new(&out.say, "serve-said-twice", Exit::Usage, values).into());
        }
        let Some(file) = file else { continue };
        let value = if FILES.contains(&setting.name) {
            file.display().to_string()
        } else {
            let text = surroundings::read_text(&file, MOST_CONFIG, out)?;
            text.trim().to_owned()
        };
        read.push((variable, value));
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

/// And its organisers by name.
pub(super) fn organisers_file(config: &Config) -> Option<PathBuf> {
    said_or_beside(config, config.organisers.as_ref(), "organisers")
}

/// And the keys by which its records are signed.
pub(super) fn keys_file(config: &Config) -> Option<PathBuf> {
    said_or_beside(config, config.signing_keys.as_ref(), "keys")
}

/// The file that a setting says, else the one beside a club's.
fn said_or_beside(config: &Config, said: Option<&String>, ending: &str) -> Option<PathBuf> {
    match said {
        Some(file) => Some(file.into()),
        None => Some(club_file(config)?.with_extension(ending)),
    }
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
