//! The record of a competition.

use std::fmt::Write as _;

use serde::Serialize;
use tuomari_competition::{Event, apply};
use tuomari_record::{CompetitionEntry, CompetitionReplay, Date, Record};
use tuomari_telling::competition as tell;

use super::{Verified, complaint, origin::Vouched};
use crate::{
    failure::{Complaint, Exit, Failure},
    messages::Messages,
    output::{Answer, HEADING, Output, hung, styled},
};

/// What the entries of a record say, and the competition after the first.
fn read(
    record: &Record,
    out: &Output,
) -> Result<(Vec<CompetitionEntry>, CompetitionReplay), Failure> {
    let say = &out.say;
    let entries = record.competition_entries();
    let entries = entries.map_err(|error| complaint(&error, say))?;
    let begun = entries.first().and_then(CompetitionReplay::begin);
    let begun = begun.ok_or_else(|| {
        let complaint = Complaint::new(say, "record-no-competition", Exit::Input, []);
        complaint.hint(say.text("record-copy-hint"))
    })?;
    Ok((entries, begun))
}

/// A record of a competition that is whole.
pub(super) fn verified(
    record: &Record,
    hash: String,
    vouched: Vouched,
    out: &Output,
) -> Result<Verified, Failure> {
    let (entries, mut replay) = read(record, out)?;
    for entry in entries.iter().skip(1) {
        replay.follow(entry);
    }
    let day = |entry: Option<&CompetitionEntry>| {
        let at_ms = entry.map_or(0, |entry| entry.at_ms);
        Date::of_unix_ms(at_ms).iso()
    };
    Ok(Verified {
        whole: true,
        stream: record.stream().to_string(),
        entries: record.end().version,
        hash,
        created: day(entries.first()),
        last: day(entries.last()),
        rulebook: replay.tables.rulebook.name(),
        profile: replay.tables.profile.name(),
        over: replay.competition.is_finished(),
        score: None,
        vouched,
    })
}

/// What happened to a competition.
pub(super) fn shown(record: &Record, out: &Output) -> Result<Shown, Failure> {
    let say = &out.say;
    let (entries, replay) = read(record, out)?;
    let name = replay.competition.regulations();
    let name = name.map(|one| one.name.clone()).unwrap_or_default();
    let tables = replay.tables;
    let mut competition = tuomari_competition::Competition::new();
    let mut told = Vec::with_capacity(entries.len());
    for entry in &entries {
        let mut lines = Vec::new();
        for event in &entry.events {
            lines.push(Line::of(event, say.told(&tell(&event.what, &competition))));
            apply(&mut competition, event);
        }
        told.push(EntryTold {
            at: Date::of_unix_ms(entry.at_ms).iso(),
            by: entry.by.to_string(),
            organiser: entry.organiser.map(|name| name.to_string()),
            links: entry.links.len(),
            events: lines,
        });
    }
    Ok(Shown {
        stream: record.stream().to_string(),
        created: entries
            .first()
            .map(|entry| Date::of_unix_ms(entry.at_ms).iso())
            .unwrap_or_default(),
        name,
        laws: format!("{}/{}", tables.rulebook, tables.profile),
        entries: told,
        over: competition.is_finished(),
    })
}

/// What happened, entry by entry.
#[derive(Debug, Serialize)]
pub(super) struct Shown {
    stream: String,
    created: String,
    name: String,
    laws: String,
    entries: Vec<EntryTold>,
    over: bool,
}

#[derive(Debug, Serialize)]
struct EntryTold {
    at: String,
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    organiser: Option<String>,
    /// How many links were given or taken away.
    links: usize,
    events: Vec<Line>,
}

#[derive(Debug, Serialize)]
struct Line {
    what: &'static str,
    told: String,
    cites: Vec<String>,
}

impl Line {
    fn of(event: &Event, told: String) -> Line {
        let cites = event.cites.iter();
        Line {
            what: event.what.id(),
            told,
            cites: cites.map(ToString::to_string).collect(),
        }
    }

    fn to_text(&self) -> String {
        if self.cites.is_empty() {
            return self.told.clone();
        }
        format!("{} [{}]", self.told, self.cites.join(", "))
    }
}

impl Answer for Shown {
    fn to_text(&self, say: &Messages) -> String {
        let values = [
            ("name", self.name.as_str().into()),
            ("created", self.created.as_str().into()),
            ("rules", self.laws.as_str().into()),
        ];
        let heading = say.with("record-competition-heading", values);
        let mut text = hung(&styled(HEADING, &heading), 0);
        for entry in &self.entries {
            let changed = (entry.links > 0).then(|| {
                let values = [("links", entry.links.into())];
                say.with("record-links-changed", values)
            });
            let lines = entry.events.iter().map(Line::to_text).chain(changed);
            for line in lines {
                text.push_str(&hung(&format!("{}  {line}", entry.at), 0));
            }
        }
        if !self.over {
            _ = writeln!(text, "\n{}", say.text("record-competition-goes-on"));
        }
        text
    }
}
