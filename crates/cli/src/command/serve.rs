//! `tuomari serve`: a club's server, or one of many nodes.

use std::path::{Path, PathBuf};

use tuomari_server::{
    Config, OrganiserHash, SETTINGS, Secret, Server, organiser_link, serve, start_logs,
};

use crate::{
    args::ServeArgs,
    failure::{Complaint, Exit, Failure},
    output::{Output, lines},
    surroundings,
};

/// The most bytes of a file of settings.
const MOST_CONFIG: usize = 64 * 1024;

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, out: &Output) -> Result<(), Failure> {
    if args.draw_token {
        let secret = draw(out)?;
        return out.print(&format!("{}\n", secret.reveal()));
    }
    let mut config = settings(args, out)?;
    if args.print_config {
        return out.print(&config.to_toml());
    }
    if config.journal.is_empty() {
        let file = surroundings::club_file().map_err(|(folder, error)| {
            Failure::of_writing(&out.say, &folder.display().to_string(), &error)
        })?;
        config.journal = vec![file.display().to_string()];
    }
    if config.public_url.is_none()
        && config.listen.ip().is_unspecified()
        && let Some(address) = surroundings::own_address()
    {
        let (scheme, port) = (config.scheme(), config.listen.port());
        config.public_url = Some(format!("{scheme}://{address}:{port}"));
    }
    let (organiser, link) = organiser(args, &config, out)?;
    start_logs(&config).map_err(|fault| wrong_setting(&fault.to_string(), out))?;
    let journal = config.journal.join(" ");
    let ready = |server: &Server| tell(server, link.as_ref(), &journal, out);
    serve(config, organiser, ready).map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Failure::from(Complaint::new(&out.say, "serve-failed", Exit::File, values))
    })
}

/// Defaults, file, environment, command line.
fn settings(args: &ServeArgs, out: &Output) -> Result<Config, Failure> {
    let wrong = |fault: tuomari_server::ConfigFault| wrong_setting(&fault.to_string(), out);
    let mut config = Config::default();
    if let Some(file) = &args.config {
        let text = surroundings::read_text(file, MOST_CONFIG, out)?;
        config.set_toml(&text).map_err(wrong)?;
    }
    let variables = from_files(surroundings::variables().collect(), out)?;
    config
        .set_environment(variables.into_iter())
        .map_err(wrong)?;
    let journal = args.journal.join(" ");
    let named = [
        ("listen", args.listen.as_deref()),
        (
            "journal",
            Some(journal.as_str()).filter(|all| !all.is_empty()),
        ),
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

/// What the organiser's link is known by, and the link if it is new.
fn organiser(
    args: &ServeArgs,
    config: &Config,
    out: &Output,
) -> Result<(Option<OrganiserHash>, Option<Secret>), Failure> {
    let Some(file) = hash_file(config).filter(|_| config.organiser_token.is_none()) else {
        return Ok((None, None));
    };
    let name = file.display().to_string();
    let known = if file.exists() && !args.new_organiser_link {
        let text = surroundings::read_text(&file, 1_024, out)?;
        OrganiserHash::from_hex(&text)
    } else {
        None
    };
    if known.is_some() {
        return Ok((known, None));
    }
    let secret = draw(out)?;
    let hash = secret.organiser_hash();
    surroundings::write_private(&file, &hash.to_hex())
        .map_err(|error| Failure::of_writing(&out.say, &name, &error))?;
    Ok((Some(hash), Some(secret)))
}

fn draw(out: &Output) -> Result<Secret, Failure> {
    Secret::draw().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(&out.say, "serve-failed", Exit::File, values).into()
    })
}

/// Beside a club's file lies what its organiser's link is known by.
fn hash_file(config: &Config) -> Option<PathBuf> {
    let [journal] = config.journal.as_slice() else {
        return None;
    };
    if journal.contains("://") || journal == "memory:" {
        return None;
    }
    let path = Path::new(journal.strip_prefix("sqlite:").unwrap_or(journal));
    Some(path.with_extension("organiser"))
}

fn wrong_setting(reason: &str, out: &Output) -> Failure {
    let values = [("reason", reason.to_owned().into())];
    Complaint::new(&out.say, "serve-wrong-setting", Exit::Usage, values)
        .hint(out.say.text("serve-wrong-setting-hint"))
        .into()
}

/// Says where the server is and how to begin.
fn tell(server: &Server, link: Option<&Secret>, journal: &str, out: &Output) {
    let say = &out.say;
    let config = server.config();
    let mut told = vec![say.with("serve-listening", [("address", config.base_url().into())])];
    if !journal.contains("://") {
        told.push(say.with("serve-record-in", [("file", journal.to_owned().into())]));
    }
    match link {
        Some(secret) => told.push(show_link(&organiser_link(config, secret), journal, out)),
        None if config.organiser_token.is_none() && journal.contains("://") => {
            if !config.anyone_creates {
                told.push(say.text("serve-no-organiser"));
            }
        }
        None => told.push(say.text("serve-organiser-known")),
    }
    told.push(say.text("serve-how-to-stop"));
    out.tell(&lines(&told));
}

/// Shows the organiser's link to somebody at a terminal. What else reads along
/// may be a log that others read: there it is written to a file of its own.
fn show_link(link: &str, journal: &str, out: &Output) -> String {
    let say = &out.say;
    let file = Path::new(journal.strip_prefix("sqlite:").unwrap_or(journal));
    let file = file.with_extension("organiser-link");
    if surroundings::is_shown() {
        // Whoever sees it needs no older one.
        let _ = std::fs::remove_file(&file);
        return say.with("serve-organiser-link", [("link", link.to_owned().into())]);
    }
    let name = file.display().to_string();
    match surroundings::write_private(&file, link) {
        Ok(()) => say.with("serve-organiser-link-file", [("file", name.into())]),
        Err(error) => {
            let values = [("file", name.into()), ("reason", error.to_string().into())];
            say.with("serve-organiser-link-lost", values)
        }
    }
}
