//! One accepted command about a competition, as it is stored.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};
use tuomari_competition::{Competition, Event, Seat, apply};

use super::{
    digest::{Key, TokenHash},
    entry::{FORM_VERSION, FormVersion, other_form},
    organiser::OrganiserName,
    table::{TableCreated, TableForm},
    text::{Text, Textual},
    unreadable::Unreadable,
};
use crate::MAX_COMPETITION_BYTES;
#[cfg(test)]
use crate::looks::Looks;

/// One accepted command about a competition and everything that followed from
/// it. Its bytes are one JSON object, readable by people:
///
/// ```
/// use tuomari_record::CompetitionEntry;
///
/// let line = r#"{"v":1,"at":1794000000123,"by":"organiser","events":[
///     {"at":1794000000123,"by":"organiser","what":"entries-closed"}]}"#;
/// let entry = CompetitionEntry::read(line.as_bytes())?;
/// assert_eq!(entry.events.len(), 1);
/// # Ok::<(), tuomari_record::Unreadable>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompetitionEntry {
    /// The server's time when it was accepted, in Unix milliseconds.
    pub at_ms: u64,
    /// Who gave the command.
    pub by: Seat,
    /// The organiser of the server whose link was used where the seat's own was
    /// not.
    pub organiser: Option<OrganiserName>,
    /// The command's idempotency key, if it had one.
    pub key: Option<Key>,
    /// How tables are set from now on. The first entry of a stream says it.
    pub tables: Option<Box<TableCreated>>,
    /// Whose links open what from now on.
    pub links: Vec<Link>,
    pub events: Vec<Event>,
}

/// A link that a seat has, or has no longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    pub seat: Seat,
    /// What it is known by; none if it opens nothing any more.
    pub token: Option<TokenHash>,
}

#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    v: u32,
    at: u64,
    by: Text<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    organiser: Option<Text<OrganiserName>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<Text<Key>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tables: Option<Box<TableForm>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    links: BTreeMap<String, Option<Text<TokenHash>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(schema_with = "crate::looks::events"))]
    events: Vec<Event>,
}

impl CompetitionEntry {
    /// Somebody does something at an instant, and nothing has come of it yet.
    pub fn new(at_ms: u64, by: Seat) -> CompetitionEntry {
        CompetitionEntry {
            at_ms,
            by,
            organiser: None,
            key: None,
            tables: None,
            links: Vec::new(),
            events: Vec::new(),
        }
    }

    /// The entry as bytes: one line of JSON without its end.
    pub fn write(&self) -> Vec<u8> {
        let tables = self.tables.as_deref();
        let links = self.links.iter();
        let form = Form {
            v: FORM_VERSION,
            at: self.at_ms,
            by: Text(self.by.clone()),
            organiser: self.organiser.map(Text),
            key: self.key.map(Text),
            tables: tables.map(|tables| Box::new(TableForm::of(tables))),
            links: links
                .map(|link| (link.seat.to_string(), link.token.map(Text)))
                .collect(),
            events: self.events.clone(),
        };
        serde_json::to_vec(&form).expect("every stored type is plain JSON")
    }

    /// Reads what [`write`](CompetitionEntry::write) wrote, now or in an
    /// earlier program. Unknown fields and later forms are refused.
    pub fn read(bytes: &[u8]) -> Result<CompetitionEntry, Unreadable> {
        if bytes.len() > MAX_COMPETITION_BYTES {
            let bytes = bytes.len();
            return Err(Unreadable::TooLong { bytes });
        }
        match serde_json::from_slice::<Form>(bytes) {
            Ok(form) if form.v == FORM_VERSION => form
                .into_entry()
                .map_err(|why| Unreadable::form(bytes, bytes.len(), why)),
            Ok(form) => Err(other_form(bytes, form.v)),
            Err(error) => match serde_json::from_slice::<FormVersion>(bytes) {
                Ok(FormVersion { v }) if v != FORM_VERSION => Err(other_form(bytes, v)),
                _ => Err(Unreadable::json(bytes, &error)),
            },
        }
    }
}

/// A competition built from its entries. Nothing is decided again.
#[derive(Clone, Debug)]
pub struct CompetitionReplay {
    /// How its tables are set.
    pub tables: TableCreated,
    pub competition: Competition,
}

impl CompetitionReplay {
    /// The competition after its first entry; none if that does not say how
    /// tables are set.
    pub fn begin(entry: &CompetitionEntry) -> Option<CompetitionReplay> {
        let mut replay = CompetitionReplay {
            tables: entry.tables.as_deref()?.clone(),
            competition: Competition::new(),
        };
        replay.follow(entry);
        Some(replay)
    }

    /// Carries out one more entry.
    pub fn follow(&mut self, entry: &CompetitionEntry) {
        if let Some(tables) = &entry.tables {
            self.tables = (**tables).clone();
        }
        for event in &entry.events {
            apply(&mut self.competition, event);
        }
    }
}

impl Form {
    fn into_entry(self) -> Result<CompetitionEntry, String> {
        let links = self.links.into_iter().map(|(name, token)| {
            let seat = name.parse();
            let seat = seat.map_err(|_| format!("\"{name}\" is no seat of a competition"))?;
            let token = token.map(|token| token.0);
            Ok(Link { seat, token })
        });
        let tables = self.tables.map(|tables| (*tables).into_table());
        Ok(CompetitionEntry {
            at_ms: self.at,
            by: self.by.0,
            organiser: self.organiser.map(|name| name.0),
            key: self.key.map(|key| key.0),
            tables: tables.transpose()?.map(Box::new),
            links: links.collect::<Result<_, String>>()?,
            events: self.events,
        })
    }
}

impl Textual for Seat {
    const NAME: &'static str = "seat of a competition";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Pattern(
        r"^(organiser|chief-arbiter|deputy|system|public|(captain|player)-[0-9]+|sector-arbiter-[0-9]+-[0-9]+|table-.*)$",
    );

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }
}
