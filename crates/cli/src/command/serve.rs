//! `tuomari serve`: a club's server, or one of many nodes.

use serde::Serialize;
use tuomari_server::{
    Anew, Config, Organiser, OrganiserHash, Secret, Server, has_pages, organiser_link, serve,
    start_logs,
};

use super::{
    key,
    settings::{self, hash_file, keys_file, link_file, organisers_file},
};
use crate::{
    args::ServeArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, lines},
    surroundings,
};

/// Serves until it is told to stop.
pub(crate) fn run(args: &ServeArgs, out: &Output) -> Result<(), Failure> {
    if args.draw_token {
        let secret = draw(out)?;
        return out.print(&format!("{}\n", secret.reveal()));
    }
    let config = settings::said(&args.settings, out)?;
    if args.print_config {
        return out.print(&config.to_toml());
    }
    let mut config = settings::found(config, out)?;
    find_files(&mut config, out)?;
    let (organiser, link) = organiser(args.new_organiser_link, &config, out)?;
    let logs = start_logs(&config);
    let logs = logs.map_err(|fault| settings::wrong(&fault.to_string(), out))?;
    let settings = || {
        let read = settings::said(&args.settings, out);
        let read = read.and_then(|config| settings::found(config, out));
        let read = read.and_then(|mut config| find_files(&mut config, out).map(|()| config));
        read.map_err(Failure::reason)
    };
    let anew = Anew {
        settings: &settings,
        logs: &logs,
        at_terminal: surroundings::is_at_terminal(),
    };
    let ready = |server: &Server| tell(server.config(), link.as_ref(), out);
    let supervisor = surroundings::supervisor();
    serve(config, &organiser, &supervisor, &anew, ready).map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Failure::from(Complaint::new(&out.say, "serve-failed", Exit::File, values))
    })
}

/// What a club's server has beside its file: its organisers by name, and the key
/// by which it signs its records, which is made at the first start.
fn find_files(config: &mut Config, out: &Output) -> Result<(), Failure> {
    let organisers = organisers_file(config);
    config.organisers = organisers.map(|file| file.display().to_string());
    let Some(file) = keys_file(config) else {
        return Ok(());
    };
    if config.signing_keys.is_none() {
        if !file.exists() {
            key::make(&file, out)?;
        }
        config.signing_keys = Some(file.display().to_string());
    }
    Ok(())
}

/// What the organiser's link is known by, and the link if it is new.
fn organiser(
    anew: bool,
    config: &Config,
    out: &Output,
) -> Result<(Organiser, Option<Secret>), Failure> {
    let Some(file) = hash_file(config).filter(|_| config.organiser_token.is_none()) else {
        return Ok((Organiser::default(), None));
    };
    let known = if file.exists() && !anew {
        let text = surroundings::read_text(&file, 1_024, out)?;
        OrganiserHash::from_hex(&text)
    } else {
        None
    };
    let link = match known {
        Some(_) => None,
        None => Some(draw(out)?),
    };
    if let Some(secret) = &link {
        let name = file.display().to_string();
        surroundings::write_private(&file, &secret.organiser_hash().to_hex())
            .map_err(|error| Failure::of_writing(&out.say, &name, &error))?;
    }
    let organiser = Organiser {
        hash: known.or(link.as_ref().map(Secret::organiser_hash)),
        kept_in: Some(file),
    };
    Ok((organiser, link))
}

pub(super) fn draw(out: &Output) -> Result<Secret, Failure> {
    Secret::draw().map_err(|error| {
        let values = [("reason", error.to_string().into())];
        Complaint::new(&out.say, "serve-failed", Exit::File, values).into()
    })
}

/// A server that listens.
#[derive(Debug, Serialize)]
struct Ready {
    /// What links begin with.
    address: String,
    listening: String,
    record: String,
    version: &'static str,
    pages: bool,
    organiser_link: Option<String>,
    organiser_link_file: Option<String>,
    #[serde(skip)]
    told: Vec<String>,
}

impl Answer for Ready {
    fn to_text(&self, _: &Messages) -> String {
        lines(&self.told)
    }
}

/// Says where the server is and how to begin: to a person beside the logs, to
/// a program as its answer.
fn tell(config: &Config, link: Option<&Secret>, out: &Output) {
    let mut ready = Ready {
        address: config.base_url(),
        listening: config.listen.to_string(),
        record: config.record(),
        version: env!("CARGO_PKG_VERSION"),
        pages: has_pages(),
        organiser_link: None,
        organiser_link_file: None,
        told: Vec::new(),
    };
    let organiser = match link {
        Some(secret) => show_link(&organiser_link(config, secret), config, &mut ready, out),
        None => known_link(config, out),
    };
    let say = &out.say;
    let address = [("address", ready.address.clone().into())];
    ready.told.push(say.with("serve-listening", address));
    let record = ready.record.clone();
    ready.told.push(if record == "memory:" {
        say.text("serve-record-nowhere")
    } else if record.contains("://") {
        say.with("serve-record-at", [("database", record.into())])
    } else {
        say.with("serve-record-in", [("file", record.into())])
    });
    ready.told.extend(organiser);
    if !ready.pages {
        ready.told.push(say.text("serve-no-pages"));
    }
    ready.told.push(say.text("serve-how-to-stop"));
    if out.is_json() {
        // Whoever read it may have gone; the server serves others too.
        let _ = out.give(&ready);
    } else {
        out.tell(&lines(&ready.told));
    }
}

/// What is said of a link that is not new.
fn known_link(config: &Config, out: &Output) -> Option<String> {
    if config.organiser_token.is_some() || hash_file(config).is_some() {
        return Some(out.say.text("serve-organiser-known"));
    }
    (!config.anyone_creates).then(|| out.say.text("serve-no-organiser"))
}

/// Shows the organiser's link to somebody at a terminal. What else reads along
/// may be a log that others read: there it is written to a file of its own.
fn show_link(link: &str, config: &Config, ready: &mut Ready, out: &Output) -> Option<String> {
    let say = &out.say;
    let file = link_file(config)?;
    if surroundings::is_shown(out.is_json()) {
        // Whoever sees it needs no older one.
        let _ = std::fs::remove_file(&file);
        ready.organiser_link = Some(link.to_owned());
        return Some(say.with("serve-organiser-link", [("link", link.to_owned().into())]));
    }
    let name = file.display().to_string();
    Some(match surroundings::write_private(&file, link) {
        Ok(()) => {
            ready.organiser_link_file = Some(name.clone());
            say.with("serve-organiser-link-file", [("file", name.into())])
        }
        Err(error) => {
            let values = [("file", name.into()), ("reason", error.to_string().into())];
            say.with("serve-organiser-link-lost", values)
        }
    })
}
