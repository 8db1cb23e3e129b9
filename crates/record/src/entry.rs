//! One accepted command, as it is stored.

use std::fmt;

use serde::{Deserialize, Serialize};
use tuomari_clock::At;
use tuomari_conduct::{By, Cites, Event, Seat};

use super::{
    digest::{Key, TokenHash},
    happening::Happening,
    mirror::Mirror,
    organiser::OrganiserName,
    table::{TableCreated, TableForm},
    text::{Text, Textual},
    unreadable::Unreadable,
};
use crate::MAX_BODY_BYTES;
#[cfg(test)]
use crate::looks::Looks;

/// The form that this program writes, and the last it reads.
pub const FORM_VERSION: u32 = 1;

/// One accepted command and everything that followed from it.
///
/// Its bytes are one JSON object, readable by people:
///
/// ```
/// use tuomari_record::{Entry, Kind};
///
/// let line = r#"{"v":1,"at":1794000000123,"by":"white","events":[
///     {"what":{"move-made":"e2-e4"},"cites":"fide-2018/4.7 fide-2018/3.7.2"}]}"#;
/// let entry = Entry::read(line.as_bytes())?;
/// assert!(matches!(&entry.kind, Kind::Events { events, .. } if events.len() == 1));
///
/// let later = br#"{"v":2,"anything":"else"}"#;
/// let refused = Entry::read(later).unwrap_err();
/// assert!(refused.to_string().contains("update"));
/// # Ok::<(), tuomari_record::Unreadable>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The server's time when it was accepted, in Unix milliseconds.
    pub at_ms: u64,
    /// Who gave the command.
    pub by: Author,
    /// The organiser whose link was used where the seat's own was not, or who
    /// made or changed something about seats. None is the installation's own
    /// organiser where `by` says organiser.
    pub organiser: Option<OrganiserName>,
    /// The command's idempotency key, if it had one.
    pub key: Option<Key>,
    pub kind: Kind,
}

/// Who gave a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Author {
    /// Somebody at the table, or the software in its own name.
    AtTable(By),
    /// Whoever set the table up and hands out its seats.
    Organiser,
}

/// What an entry is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The table came into being; the first entry of every stream.
    TableCreated(Box<TableCreated>),
    /// What happened by one command.
    Events {
        events: Vec<Event>,
        /// How far the command was dated back because the network was slow,
        /// in milliseconds.
        lag_ms: Option<u64>,
    },
    /// A seat has a new link, and the old one opens nothing any more.
    SeatReissued {
        seat: Seat,
        /// What the new link is known by.
        token: TokenHash,
    },
    /// A seat's link opens nothing any more.
    SeatRevoked { seat: Seat },
    /// A time that is nobody's; the clock counts as stopped meanwhile. Nothing
    /// could be written, an act was on its way into the journal, or it was not
    /// shown to the player whose clock ran.
    Outage {
        /// From when on, in Unix milliseconds.
        from_ms: u64,
        to_ms: u64,
        /// What was done about it.
        events: Vec<Event>,
    },
}

impl Entry {
    /// The entry as bytes: one line of JSON without its end.
    pub fn write(&self) -> Vec<u8> {
        let form = Form::of(self);
        serde_json::to_vec(&form).expect("every stored type is plain JSON")
    }

    /// Reads what [`write`](Entry::write) wrote, now or in an earlier program.
    ///
    /// Unknown fields, words and later forms are refused: nothing that
    /// happened is passed over.
    pub fn read(bytes: &[u8]) -> Result<Entry, Unreadable> {
        if bytes.len() > MAX_BODY_BYTES {
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

    /// What happened by it; nothing for an entry about seats.
    pub fn events(&self) -> &[Event] {
        match &self.kind {
            Kind::Events { events, .. } | Kind::Outage { events, .. } => events,
            _ => &[],
        }
    }
}

pub(super) fn other_form(bytes: &[u8], version: u32) -> Unreadable {
    if version > FORM_VERSION {
        Unreadable::Later { version }
    } else {
        Unreadable::form(
            bytes,
            bytes.len(),
            format_args!("there is no form {version}"),
        )
    }
}

/// The only field that every form has.
#[derive(Deserialize)]
pub(super) struct FormVersion {
    pub(super) v: u32,
}

/// The first form. Exactly one of the last five fields is there, except that
/// an outage brings its events along.
#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct Form {
    v: u32,
    at: u64,
    by: Text<Author>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    organiser: Option<Text<OrganiserName>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    key: Option<Text<Key>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lag: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    table_created: Option<Box<TableForm>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat_reissued: Option<ReissuedForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat_revoked: Option<Text<Seat>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outage: Option<OutageForm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    events: Option<Vec<EventForm>>,
}

#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct ReissuedForm {
    seat: Text<Seat>,
    token: Text<TokenHash>,
}

#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct OutageForm {
    from: u64,
    to: u64,
}

/// One event. Its instant stands there only if it is not the entry's.
#[derive(Deserialize, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct EventForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
    what: Happening,
    #[serde(default = "no_cites", skip_serializing_if = "is_no_cites")]
    cites: Text<Cites>,
}

fn no_cites() -> Text<Cites> {
    Text(Cites::default())
}

fn is_no_cites(cites: &Text<Cites>) -> bool {
    cites.0 == Cites::default()
}

impl Form {
    fn of(entry: &Entry) -> Form {
        let mut form = Form {
            v: FORM_VERSION,
            at: entry.at_ms,
            by: Text(entry.by),
            organiser: entry.organiser.map(Text),
            key: entry.key.map(Text),
            lag: None,
            table_created: None,
            seat_reissued: None,
            seat_revoked: None,
            outage: None,
            events: None,
        };
        let list = |events: &[Event]| {
            let events = events.iter().map(|event| EventForm::of(event, entry.at_ms));
            Some(events.collect())
        };
        match &entry.kind {
            Kind::TableCreated(table) => {
                form.table_created = Some(Box::new(TableForm::of(table)));
            }
            Kind::Events { events, lag_ms } => {
                form.events = list(events);
                form.lag = *lag_ms;
            }
            Kind::SeatReissued { seat, token } => {
                let (seat, token) = (Text(*seat), Text(*token));
                form.seat_reissued = Some(ReissuedForm { seat, token });
            }
            Kind::SeatRevoked { seat } => form.seat_revoked = Some(Text(*seat)),
            Kind::Outage {
                from_ms,
                to_ms,
                events,
            } => {
                let (from, to) = (*from_ms, *to_ms);
                form.outage = Some(OutageForm { from, to });
                form.events = list(events);
            }
        }
        form
    }

    fn into_entry(self) -> Result<Entry, String> {
        let at_ms = self.at;
        let back = |events: Vec<EventForm>| {
            let events = events.into_iter();
            events.map(|event| event.into_event(at_ms)).collect()
        };
        if self.lag.is_some() && (self.events.is_none() || self.outage.is_some()) {
            return Err("lag belongs to the events of a command".to_owned());
        }
        let kind = match (
            self.table_created,
            self.seat_reissued,
            self.seat_revoked,
            self.outage,
            self.events,
        ) {
            (Some(table), None, None, None, None) => {
                Kind::TableCreated(Box::new((*table).into_table()?))
            }
            (None, Some(ReissuedForm { seat, token }), None, None, None) => Kind::SeatReissued {
                seat: seat.0,
                token: token.0,
            },
            (None, None, Some(seat), None, None) => Kind::SeatRevoked { seat: seat.0 },
            (None, None, None, Some(OutageForm { from, to }), Some(events)) => Kind::Outage {
                from_ms: from,
                to_ms: to,
                events: back(events),
            },
            (None, None, None, None, Some(events)) => Kind::Events {
                events: back(events),
                lag_ms: self.lag,
            },
            _ => {
                return Err(
                    "an entry is one of table-created, seat-reissued, seat-revoked, \
                     outage with events, and events"
                        .to_owned(),
                );
            }
        };
        Ok(Entry {
            at_ms,
            by: self.by.0,
            organiser: self.organiser.map(|name| name.0),
            key: self.key.map(|key| key.0),
            kind,
        })
    }
}

impl EventForm {
    fn of(event: &Event, entry_at_ms: u64) -> EventForm {
        let at = event.at.ms();
        EventForm {
            at: (at != entry_at_ms).then_some(at),
            what: Happening::store(&event.what),
            cites: Text(event.cites),
        }
    }

    fn into_event(self, entry_at_ms: u64) -> Event {
        Event {
            at: At::from_ms(self.at.unwrap_or(entry_at_ms)),
            what: self.what.restore(),
            cites: self.cites.0,
        }
    }
}

impl Textual for Author {
    const NAME: &'static str = "author of a command";

    #[cfg(test)]
    const LOOKS: Looks = Looks::Words(|| {
        let at_table = Text::<By>::words();
        at_table.into_iter().chain(["organiser"]).collect()
    });

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Author::AtTable(by) => by.write(f),
            Author::Organiser => f.write_str("organiser"),
        }
    }

    fn read(text: &str) -> Option<Author> {
        match text {
            "organiser" => Some(Author::Organiser),
            text => By::read(text).map(Author::AtTable),
        }
    }
}
