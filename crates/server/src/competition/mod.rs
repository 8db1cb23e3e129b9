//! One competition as a node holds it: what its events came to, its version,
//! and whose links open what.

pub(crate) mod badge;
pub(crate) mod boards;
pub(crate) mod creating;
pub(crate) mod crier;
pub(crate) mod doing;
pub(crate) mod errand;
pub(crate) mod hall;
pub(crate) mod links;
pub(crate) mod news;
pub(crate) mod opening;
pub(crate) mod papers;
pub(crate) mod pass;
pub(crate) mod place;
pub(crate) mod reading;
pub(crate) mod result;
pub(crate) mod seen;
pub(crate) mod usher;
pub(crate) mod watchers;

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use tuomari_competition::{Competition, Event, Happening, Seat, apply};
use tuomari_journal::JournalError;
use tuomari_record::{CompetitionEntry, Hash, Key, Row, StreamId, TableCreated, chain};
use tuomari_rulebook::Rules;

use crate::{
    answer::Answer,
    competition::{boards::tables_of, links::Links},
    done::Done,
    stream::{OfRows, unfit},
    table::{pace::Pace, shelf::Shelf},
};

/// Commands that are remembered by their keys.
const MOST_KEYS: usize = 4_096;

/// Entries of a player or a captain in one competition.
const MOST_OF_PLAYERS: u32 = 1_000;

/// Entries of one of those who run it.
const MOST_OF_OFFICIALS: u32 = 100_000;

/// A competition.
#[derive(Debug)]
pub(crate) struct Held {
    pub(crate) id: StreamId,
    /// Commands accepted so far.
    pub(crate) version: u64,
    /// The hash of the last one.
    pub(crate) hash: Hash,
    /// When it was accepted.
    pub(crate) accepted_ms: u64,
    pub(crate) competition: Arc<Competition>,
    /// How its tables are set.
    pub(crate) tables: Arc<TableCreated>,
    /// The rules in force at them.
    pub(crate) rules: Arc<Rules>,
    pub(crate) links: Arc<Links>,
    keys: VecDeque<(Key, u64)>,
    /// How much each seat has done, by its word.
    paces: BTreeMap<String, Pace>,
}

impl Held {
    /// The competition after its first row.
    pub(crate) fn begin(
        id: StreamId,
        row: &Row,
        links: &Arc<Links>,
        rules: &Shelf,
    ) -> Result<Held, JournalError> {
        let end = chain::End::START
            .then(id, row.version, &row.body, &row.hash)
            .map_err(|broken| unfit(id, broken))?;
        let entry = CompetitionEntry::read(&row.body).map_err(|error| unfit(id, error))?;
        let Some(tables) = entry.tables.clone() else {
            return Err(unfit(id, "its first entry does not say how tables are set"));
        };
        let own = rules.rules(&tables).map_err(|fault| unfit(id, fault))?;
        links.begin_anew();
        let mut held = Held {
            id,
            version: 0,
            hash: chain::NO_HASH,
            accepted_ms: entry.at_ms,
            competition: Arc::default(),
            tables: Arc::from(tables),
            rules: own,
            links: Arc::clone(links),
            keys: VecDeque::new(),
            paces: BTreeMap::new(),
        };
        held.carry_out(&entry, end.hash);
        Ok(held)
    }

    /// What a command led to that was done now or earlier. Of earlier entries no
    /// hash is held.
    pub(crate) fn done(&self, version: u64) -> Done {
        Done::new(version, (version == self.version).then_some(self.hash))
    }

    /// Takes in an entry that is in the journal.
    pub(crate) fn take(
        &mut self,
        entry: &CompetitionEntry,
        hash: Hash,
        rules: &Shelf,
    ) -> Result<(), JournalError> {
        if let Some(tables) = &entry.tables {
            self.rules = rules.rules(tables).map_err(|fault| unfit(self.id, fault))?;
            self.tables = Arc::new((**tables).clone());
        }
        self.carry_out(entry, hash);
        Ok(())
    }

    /// The rest of it, once the rules are known.
    fn carry_out(&mut self, entry: &CompetitionEntry, hash: Hash) {
        let competition = Arc::make_mut(&mut self.competition);
        for event in &entry.events {
            apply(competition, event);
        }
        self.version += 1;
        self.hash = hash;
        self.accepted_ms = self.accepted_ms.max(entry.at_ms);
        if entry.by != Seat::System {
            let pace = self.paces.entry(entry.by.to_string());
            pace.or_default().note(entry.at_ms);
        }
        self.links.take(&entry.links, self.version);
        if entry.events.iter().any(names_tables) {
            let tables = tables_of(self).into_iter().map(|(id, _)| id);
            self.links.take_tables(tables, self.version);
        }
        if let Some(key) = entry.key {
            if self.keys.len() >= MOST_KEYS {
                self.keys.pop_front();
            }
            self.keys.push_back((key, self.version));
        }
    }

    /// Whether a seat may do more just now. The software itself may.
    pub(crate) fn room(&self, seat: &Seat, now_ms: u64, per_minute: u32) -> Answer<()> {
        let most = if seat.is_official() {
            MOST_OF_OFFICIALS
        } else {
            MOST_OF_PLAYERS
        };
        let pace = self.paces.get(&seat.to_string());
        let pace = pace.copied().unwrap_or_default();
        pace.room(now_ms, per_minute, most)
    }

    /// The version that a command with this key led to.
    pub(crate) fn version_of(&self, key: Key) -> Option<u64> {
        let mut known = self.keys.iter().rev();
        known
            .find(|(one, _)| *one == key)
            .map(|(_, version)| *version)
    }
}

impl OfRows for Held {
    fn stream(&self) -> StreamId {
        self.id
    }

    fn last(&self) -> (u64, Hash) {
        (self.version, self.hash)
    }

    fn take_body(&mut self, body: &[u8], hash: Hash, rules: &Shelf) -> Result<(), JournalError> {
        let entry = CompetitionEntry::read(body).map_err(|error| unfit(self.id, error))?;
        self.take(&entry, hash, rules)
    }
}

/// Whether it changes which tables a competition has.
fn names_tables(event: &Event) -> bool {
    matches!(
        event.what,
        Happening::Published { .. }
            | Happening::LineupsOpened { .. }
            | Happening::SetAnew { .. }
            | Happening::Recalled { .. }
    )
}
