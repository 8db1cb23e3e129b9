//! A stream as it is stored, and how far it is sound.

use serde::Serialize;
use tuomari_clock::At;
use tuomari_conduct::{Seat, view};
use tuomari_journal::{Journal, JournalError, MAX_PAGE, Status};
use tuomari_record::{
    CompetitionEntry, CompetitionReplay, Date, Entry, Replay, ReplayError, Row, StreamId,
    chain::{Break, End},
    hash_text, replay,
};

/// A stream as it is stored.
pub(super) struct Stored {
    pub(super) stream: StreamId,
    pub(super) rows: Vec<Row>,
    /// The end of what is sound.
    pub(super) end: End,
    /// What is wrong with what comes after it.
    pub(super) fault: Option<Fault>,
    /// What it makes as far as it was followed.
    made: Made,
}

/// What a stream makes.
enum Made {
    Nothing,
    Table(Box<Replay>),
    Competition(Box<CompetitionReplay>),
}

/// What is wrong with a stream.
pub(super) struct Fault {
    /// Which kind, in a word.
    pub(super) id: &'static str,
    pub(super) reason: String,
}

impl Fault {
    fn new(id: &'static str, reason: &impl ToString) -> Fault {
        let reason = reason.to_string();
        Fault { id, reason }
    }
}

impl Stored {
    /// Reads all that is there and follows it as far as it is sound. What is
    /// damaged is a fault; an error is a journal that does not answer.
    pub(super) async fn read(
        journal: &dyn Journal,
        stream: StreamId,
    ) -> Result<Stored, JournalError> {
        let mut stored = Stored {
            stream,
            rows: Vec::new(),
            end: End::START,
            fault: None,
            made: Made::Nothing,
        };
        let mut from = 1;
        loop {
            let page = match journal.load(stream, from, MAX_PAGE).await {
                Ok(page) => page,
                Err(JournalError::Corrupt { why, .. }) => {
                    stored.fault.get_or_insert(Fault::new("unreadable", &why));
                    break;
                }
                Err(error) => return Err(error),
            };
            let Some(last) = page.last() else { break };
            from = last.version + 1;
            for row in page {
                if stored.fault.is_none() {
                    stored.fault = stored.follow(&row).err();
                }
                stored.rows.push(row);
            }
        }
        Ok(stored)
    }

    fn follow(&mut self, row: &Row) -> Result<(), Fault> {
        let end = self
            .end
            .then(self.stream, row.version, &row.body, &row.hash);
        let end = end.map_err(|broken| {
            let id = match broken.why {
                Break::Version { .. } => "missing",
                Break::Before | Break::Hash => "hash",
            };
            Fault::new(id, &broken)
        })?;
        if self.stream.is_competition() {
            self.follow_competition(row)?;
        } else {
            self.follow_table(row)?;
        }
        self.end = end;
        Ok(())
    }

    fn follow_table(&mut self, row: &Row) -> Result<(), Fault> {
        let entry = Entry::read(&row.body).map_err(|why| Fault::new("entry", &why))?;
        let wrong = |error: ReplayError| match error {
            ReplayError::Outcome(fault) => Fault::new("result", &fault),
            error => Fault::new("table", &error),
        };
        if let Made::Table(table) = &mut self.made {
            table.examine(&entry).map_err(wrong)?;
        } else {
            let table = Replay::begin(&entry).map_err(wrong)?;
            self.made = Made::Table(Box::new(table));
        }
        Ok(())
    }

    fn follow_competition(&mut self, row: &Row) -> Result<(), Fault> {
        let entry = CompetitionEntry::read(&row.body);
        let entry = entry.map_err(|why| Fault::new("entry", &why))?;
        if let Made::Competition(replay) = &mut self.made {
            replay.follow(&entry);
        } else {
            let begun = CompetitionReplay::begin(&entry);
            let begun = begun.ok_or_else(|| {
                Fault::new("table", &"its first entry does not say how tables are set")
            })?;
            self.made = Made::Competition(Box::new(begun));
        }
        Ok(())
    }

    /// The rows up to the last sound one, and those after it.
    pub(super) fn parts(&self) -> (&[Row], &[Row]) {
        let sound = usize::try_from(self.end.version).unwrap_or(usize::MAX);
        self.rows.split_at(sound.min(self.rows.len()))
    }

    /// Whether what is sound is a game that is over, as anybody sees it.
    pub(super) fn status(&self) -> Status {
        if let Made::Competition(replay) = &self.made {
            return if replay.competition.is_finished() {
                Status::Finished
            } else {
                Status::Live
            };
        }
        let (sound, _) = self.parts();
        let entries = sound.iter().filter_map(|row| Entry::read(&row.body).ok());
        let entries: Vec<Entry> = entries.collect();
        let last = entries.last().map_or(0, |entry| entry.at_ms);
        let events = entries.iter().flat_map(Entry::events);
        let now = events.map(|event| event.at).max();
        let now = now.unwrap_or_default().max(At::from_ms(last));
        let over = replay(&entries).is_ok_and(|table| {
            let seen = view(&table.rules, &table.game, Seat::Spectator, now);
            table.game.conclusion().is_some() && seen.conclusion.is_some()
        });
        if over { Status::Finished } else { Status::Live }
    }

    /// How much is stored and sound, for a program.
    pub(super) fn broken(&self) -> Option<Broken> {
        let fault = self.fault.as_ref()?;
        Some(Broken {
            stream: self.stream.to_string(),
            stored: self.rows.len(),
            sound: self.end.version,
            fault: fault.id,
            reason: fault.reason.clone(),
        })
    }
}

/// A broken stream in a list.
#[derive(Debug, Serialize)]
pub(super) struct Broken {
    pub(super) stream: String,
    pub(super) stored: usize,
    pub(super) sound: u64,
    pub(super) fault: &'static str,
    pub(super) reason: String,
}

/// One row as it is stored.
#[derive(Debug, Serialize)]
pub(super) struct Line {
    version: u64,
    hash: String,
    at: Option<String>,
    body: String,
}

impl Line {
    pub(super) fn of(row: &Row) -> Line {
        let table = Entry::read(&row.body).map(|entry| entry.at_ms);
        let at_ms = table.or_else(|_| CompetitionEntry::read(&row.body).map(|entry| entry.at_ms));
        let at = at_ms.ok().map(|at_ms| {
            let date = Date::of_unix_ms(at_ms);
            format!("{} {}", date.iso(), date.time())
        });
        Line {
            version: row.version,
            hash: hash_text(&row.hash),
            at,
            body: String::from_utf8_lossy(&row.body).into_owned(),
        }
    }

    /// For people: version, time, the beginning of the hash, the body.
    pub(super) fn to_text(&self) -> String {
        let at = self.at.as_deref().unwrap_or("?");
        let hash = self.hash.get(..12).unwrap_or_default();
        let body = super::shown_whole(&self.body);
        format!("{:>6}  {at}  {hash}  {body}\n", self.version)
    }
}
