//! `tuomari link`: a link again, for whoever lost his.

use serde::Serialize;
use tokio::runtime::Builder;
use tuomari_client::{Address, Trouble, ask};
use tuomari_server::{Config, organiser_link};

use super::{
    serve::draw,
    settings::{self, club_file, hash_file, link_file},
};
use crate::{
    args::LinkArgs,
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output},
    surroundings,
};

/// The most bytes of a link.
const MOST_LINK: usize = 4_096;

/// Gives a link.
pub(crate) fn run(args: &LinkArgs, out: &Output) -> Result<(), Failure> {
    let config = settings::found(settings::said(&args.settings, out)?, out)?;
    let given = match (args.what.as_str(), &args.seat) {
        ("organiser", None) => organisers(&config, out)?,
        ("organiser", Some(_)) | (_, None) => {
            return Err(Complaint::new(&out.say, "link-what", Exit::Usage, [])
                .hint(out.say.text("link-what-hint"))
                .into());
        }
        (table, Some(seat)) => seats(table, seat, &config, out)?,
    };
    out.give(&given)
}

/// A link.
#[derive(Debug, Serialize)]
struct Given {
    seat: String,
    link: String,
}

impl Answer for Given {
    fn to_text(&self, _: &Messages) -> String {
        format!("{}\n", self.link)
    }
}

/// The organiser's: the one that the settings say, else a new one.
fn organisers(config: &Config, out: &Output) -> Result<Given, Failure> {
    let given = |secret| Given {
        seat: "organiser".to_owned(),
        link: organiser_link(config, secret),
    };
    if let Some(token) = &config.organiser_token {
        return Ok(given(token));
    }
    let (Some(record), Some(file)) = (club_file(config), hash_file(config)) else {
        return Err(Complaint::new(&out.say, "link-no-file", Exit::Usage, [])
            .hint(out.say.text("link-no-file-hint"))
            .into());
    };
    // Beside a record that is not there, a link would open nothing.
    drop(surroundings::open(&record, out)?);
    let secret = draw(out)?;
    let name = file.display().to_string();
    surroundings::write_private(&file, &secret.organiser_hash().to_hex())
        .map_err(|error| Failure::of_writing(&out.say, &name, &error))?;
    if let Some(old) = link_file(config) {
        // It opens nothing any more.
        let _ = std::fs::remove_file(old);
    }
    Ok(given(&secret))
}

/// That of a seat: the server makes it, for the organiser.
fn seats(table: &str, seat: &str, config: &Config, out: &Output) -> Result<Given, Failure> {
    let say = &out.say;
    let authority = authority(config, out)?;
    let Some((address, secret)) = read(&authority) else {
        return Err(Complaint::new(say, "link-no-organiser", Exit::Usage, [])
            .hint(say.text("link-no-organiser-hint"))
            .into());
    };
    let path = format!("/api/tables/{}/seats/{seat}", id_of(table));
    let asked = async {
        ask(&address, "POST", &path, Some(secret), None)
            .await?
            .json()
    };
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| refused(&error.to_string(), out))?;
    let answer = runtime.block_on(asked).map_err(|trouble| match trouble {
        Trouble::Refused(problem) => refused(&problem.title, out),
        other => refused(&other.to_string(), out),
    })?;
    let text = |name: &str| answer[name].as_str().unwrap_or_default().to_owned();
    Ok(Given {
        seat: text("seat"),
        link: text("link"),
    })
}

fn refused(reason: &str, out: &Output) -> Failure {
    let values = [("reason", reason.to_owned().into())];
    Complaint::new(&out.say, "link-refused", Exit::Input, values).into()
}

/// The organiser's link, as far as it can be found.
fn authority(config: &Config, out: &Output) -> Result<String, Failure> {
    if let Some(link) = surroundings::organisers_link(out)? {
        return Ok(link);
    }
    if let Some(token) = &config.organiser_token {
        return Ok(organiser_link(config, token));
    }
    match link_file(config).filter(|file| file.exists()) {
        Some(file) => surroundings::read_text(&file, MOST_LINK, out),
        None => Ok(String::new()),
    }
}

/// Where the server is, and the organiser's secret.
fn read(link: &str) -> Option<(Address, &str)> {
    let (address, secret) = link.trim().split_once("/#")?;
    Some((address.parse().ok()?, secret))
}

/// The id of a table, from a link of it.
fn id_of(table: &str) -> &str {
    let page = table.split('#').next().unwrap_or(table);
    page.trim_end_matches('/')
        .rsplit('/')
        .next()
        .unwrap_or(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_named_by_its_id_or_by_any_link_of_it() {
        for text in [
            "01a1-7800",
            "https://chess.example/t/01a1-7800#s3cret",
            "http://localhost:8080/t/01a1-7800/",
        ] {
            assert_eq!(id_of(text), "01a1-7800");
        }
    }

    #[test]
    fn the_organisers_link_says_where_the_server_is() {
        let (address, secret) = read("https://chess.example/#s3cret\n").unwrap();
        assert_eq!((address.port, secret), (443, "s3cret"));
        assert!(read("https://chess.example/t/01a1#s3cret").is_none());
        assert!(read("").is_none());
    }
}
