//! `tuomari organiser`: organisers by name, each with tables and competitions of
//! his own.

use std::{collections::btree_map::Entry as Place, fs, io::ErrorKind, path::Path};

use fluent_templates::fluent_bundle::FluentValue;
use serde::Serialize;
use tuomari_record::{Date, OrganiserName};
use tuomari_server::{Config, Register, Registered, organiser_link};

use super::{
    serve::draw,
    settings::{self, organisers_file},
};
use crate::{
    args::{OrganiserArgs, OrganiserWord},
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, Output, lines, shown},
    surroundings,
};

/// The largest file of organisers that is read.
const LIMIT: usize = 2 << 20;

/// Shows who there is, or changes it.
pub(crate) fn run(args: &OrganiserArgs, out: &Output) -> Result<(), Failure> {
    let config = settings::found(settings::said(&args.settings, out)?, out)?;
    let file = organisers_file(&config)
        .ok_or_else(|| wrong(("organiser-no-file", "organiser-no-file-hint"), [], out))?;
    let mut register = read(&file, out)?;
    let link = match args.what {
        OrganiserWord::List if args.name.is_none() && args.until.is_none() => None,
        OrganiserWord::List => {
            return Err(wrong(("organiser-list", "organiser-list-hint"), [], out));
        }
        _ => {
            let link = change(&mut register, args, &config, out)?;
            let name = file.display().to_string();
            surroundings::replace_private(&file, &register.write())
                .map_err(|error| Failure::of_writing(&out.say, &name, &error))?;
            link
        }
    };
    out.give(&All::of(&file, &register, link, args, out))
}

/// Does what was asked for; the link, if there is a new one.
fn change(
    register: &mut Register,
    args: &OrganiserArgs,
    config: &Config,
    out: &Output,
) -> Result<Option<String>, Failure> {
    let name = name(args, out)?;
    let until = until(args, out)?;
    let told = || [("name", name.to_string().into())];
    let place = register.0.entry(name);
    let secret = match (args.what, place) {
        (OrganiserWord::Revoke, Place::Occupied(there)) => {
            there.remove();
            return Ok(None);
        }
        (OrganiserWord::Add, Place::Vacant(place)) => {
            let secret = draw(out)?;
            let link = secret.organiser_hash();
            place.insert(Registered { link, until });
            secret
        }
        (OrganiserWord::Renew, Place::Occupied(mut there)) => {
            let secret = draw(out)?;
            let one = there.get_mut();
            one.link = secret.organiser_hash();
            if until.is_some() {
                one.until = until;
            }
            secret
        }
        (_, Place::Occupied(_)) => {
            return Err(wrong(
                ("organiser-there", "organiser-there-hint"),
                told(),
                out,
            ));
        }
        (_, Place::Vacant(_)) => {
            return Err(wrong(
                ("organiser-nobody", "organiser-nobody-hint"),
                told(),
                out,
            ));
        }
    };
    Ok(Some(organiser_link(config, &secret)))
}

fn name(args: &OrganiserArgs, out: &Output) -> Result<OrganiserName, Failure> {
    let Some(text) = &args.name else {
        return Err(wrong(("organiser-who", "organiser-who-hint"), [], out));
    };
    let name = text
        .parse()
        .ok()
        .filter(|name: &OrganiserName| !name.is_main());
    name.ok_or_else(|| {
        wrong(
            ("organiser-name", "organiser-name-hint"),
            [("name", shown(text).into())],
            out,
        )
    })
}

fn until(args: &OrganiserArgs, out: &Output) -> Result<Option<String>, Failure> {
    let Some(text) = &args.until else {
        return Ok(None);
    };
    if args.what == OrganiserWord::Revoke || Date::start_of_day_ms(text).is_none() {
        return Err(wrong(
            ("organiser-until", "organiser-until-hint"),
            [("day", shown(text).into())],
            out,
        ));
    }
    Ok(Some(text.clone()))
}

fn wrong<const N: usize>(
    (key, hint): (&'static str, &'static str),
    values: [(&'static str, FluentValue<'_>); N],
    out: &Output,
) -> Failure {
    let complaint = Complaint::new(&out.say, key, Exit::Usage, values);
    complaint.hint(out.say.text(hint)).into()
}

/// Who stands in a file; nobody if there is none yet.
fn read(file: &Path, out: &Output) -> Result<Register, Failure> {
    if matches!(fs::metadata(file), Err(error) if error.kind() == ErrorKind::NotFound) {
        return Ok(Register::default());
    }
    let text = surroundings::read_text(file, LIMIT, out)?;
    Register::read(&text).map_err(|reason| {
        let values = [
            ("file", file.display().to_string().into()),
            ("reason", reason.into()),
        ];
        let complaint = Complaint::new(&out.say, "organiser-unreadable", Exit::Input, values);
        complaint
            .hint(out.say.text("organiser-unreadable-hint"))
            .into()
    })
}

/// Who there is.
#[derive(Debug, Serialize)]
struct All {
    file: String,
    organisers: Vec<One>,
    #[serde(skip_serializing_if = "Option::is_none")]
    link: Option<String>,
    #[serde(skip)]
    told: Vec<String>,
}

#[derive(Debug, Serialize)]
struct One {
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<String>,
    /// Whether the link opens anything today.
    valid: bool,
}

impl All {
    fn of(
        file: &Path,
        register: &Register,
        link: Option<String>,
        args: &OrganiserArgs,
        out: &Output,
    ) -> All {
        let (say, now_ms) = (&out.say, surroundings::wall_ms());
        let all = register.0.iter().map(|(name, one)| One {
            name: name.to_string(),
            until: one.until.clone(),
            valid: one.is_valid(now_ms),
        });
        let organisers: Vec<One> = all.collect();
        let told = match (&link, args.what) {
            (Some(link), _) => vec![link.clone()],
            (None, OrganiserWord::List) if organisers.is_empty() => {
                vec![say.text("organiser-none")]
            }
            (None, OrganiserWord::List) => organisers.iter().map(|one| one.to_text(say)).collect(),
            (None, _) => {
                let name = args.name.clone().unwrap_or_default();
                vec![say.with("organiser-revoked", [("name", name.into())])]
            }
        };
        All {
            file: file.display().to_string(),
            organisers,
            link,
            told,
        }
    }
}

impl One {
    fn to_text(&self, say: &Messages) -> String {
        let Some(day) = &self.until else {
            return self.name.clone();
        };
        let values = [
            ("name", self.name.as_str().into()),
            ("day", day.as_str().into()),
        ];
        say.with(
            if self.valid {
                "organiser-to-day"
            } else {
                "organiser-over"
            },
            values,
        )
    }
}

impl Answer for All {
    fn to_text(&self, _: &Messages) -> String {
        lines(&self.told)
    }
}
