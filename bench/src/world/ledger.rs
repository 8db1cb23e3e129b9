//! The truth of a world: every row as it is stored, checked at once, and what
//! people were told, held against it.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use serde_json::Value;
use tuomari_board::{Color, Position};
use tuomari_clock::{At, Color as Face};
use tuomari_conduct::{Act, By, Command, Ctx, Game, MatingOracle, Seat, decide, view};
use tuomari_record::{Author, Entry, Hash, Key, Kind as EntryKind, Replay, Row, StreamId, chain};
use tuomari_wire::{ViewDto, view::GivenBackDto};

use super::trace::{Kind, Trace};

/// The truth, as far as the store knew it at each moment.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    trace: Trace,
    streams: Arc<Mutex<BTreeMap<StreamId, Truth>>>,
}

/// One table.
#[derive(Debug, Default)]
struct Truth {
    name: String,
    replay: Option<Replay>,
    entries: Vec<Entry>,
    /// The table after each row.
    games: Vec<Stand>,
    /// The end of the chain after each row.
    ends: Vec<chain::End>,
    keys: BTreeMap<String, u64>,
    /// What was acknowledged: its key, and the version it was said to have.
    acknowledged: BTreeMap<String, u64>,
    /// Keys of rows that a standby never had.
    forgiven: BTreeSet<String>,
    /// Games that were, before the standby took over.
    ghosts: BTreeMap<usize, Vec<Stand>>,
    is_broken: bool,
}

/// A table after a row.
#[derive(Clone, Debug)]
struct Stand {
    game: Game,
    /// What was given back for slow ways.
    given_back: Option<GivenBackDto>,
}

impl Ledger {
    pub(super) fn new(trace: &Trace) -> Ledger {
        Ledger {
            trace: trace.clone(),
            streams: Arc::default(),
        }
    }

    /// A row was stored.
    pub(super) fn stored(&self, stream: StreamId, row: &Row) {
        let mut streams = self.lock();
        let count = streams.len();
        let truth = streams.entry(stream).or_insert_with(|| Truth {
            name: format!("table {count}"),
            ..Truth::default()
        });
        if truth.is_broken {
            return;
        }
        if let Err((kind, why)) = truth.take(stream, row) {
            truth.is_broken = kind == Kind::Broken;
            let detail = format!("{}: {why}", truth.name);
            self.trace.wrong(kind, detail);
        }
    }

    /// Rows are gone, by no fault of the program.
    pub(super) fn forgive(&self, gone: &[(StreamId, Row)]) {
        let mut streams = self.lock();
        let mut back: BTreeMap<StreamId, u64> = BTreeMap::new();
        for (stream, row) in gone {
            let to = back.entry(*stream).or_insert(row.version);
            *to = row.version.min(*to);
        }
        for (stream, version) in back {
            if let Some(truth) = streams.get_mut(&stream) {
                truth.fall_back(version);
            }
        }
    }

    /// Somebody was told that his command is stored.
    pub(super) fn acknowledged(&self, stream: StreamId, seat: Seat, key: &str, version: u64) {
        let name = name_of(seat, key);
        let mut streams = self.lock();
        let Some(truth) = streams.get_mut(&stream) else {
            return;
        };
        truth.acknowledged.insert(name.clone(), version);
        let found = truth.missing(&name, version);
        if let Some(why) = found {
            let detail = format!("{}: {seat} {key}: {why}", truth.name);
            self.trace.wrong(Kind::Lost, detail);
        }
    }

    /// A seat was shown a view: it is what the journal says at that version,
    /// or said before a standby took over, and nothing more.
    pub(super) fn shown(&self, stream: StreamId, seat: Seat, version: u64, seen: &Value) {
        let streams = self.lock();
        let Some(truth) = streams.get(&stream).filter(|truth| !truth.is_broken) else {
            return;
        };
        let Some(difference) = truth.differs(seat, version, seen) else {
            return;
        };
        let ghosts = truth.ghosts.get(&place_of(version)).into_iter().flatten();
        let mut ghosts = ghosts.map(|stand| truth.compare(stand, seat, seen));
        if ghosts.any(|difference| difference.is_none()) {
            return;
        }
        let detail = format!(
            "{}: {seat} saw another {difference} at {version}",
            truth.name
        );
        self.trace.wrong(Kind::Diverged, detail);
    }

    /// What differs between a view and what the journal says at that version
    /// now, if anything does.
    pub(super) fn differs(
        &self,
        stream: StreamId,
        seat: Seat,
        version: u64,
        seen: &Value,
    ) -> Option<String> {
        let streams = self.lock();
        let truth = streams.get(&stream).filter(|truth| !truth.is_broken)?;
        truth.differs(seat, version, seen)
    }

    /// The last version of a table, unless it is broken.
    pub(super) fn head(&self, stream: StreamId) -> Option<u64> {
        let streams = self.lock();
        let truth = streams.get(&stream).filter(|truth| !truth.is_broken)?;
        u64::try_from(truth.entries.len()).ok()
    }

    /// The last row of a table: its version and its hash.
    pub(super) fn end(&self, stream: StreamId) -> Option<(u64, Hash)> {
        let streams = self.lock();
        let truth = streams.get(&stream).filter(|truth| !truth.is_broken)?;
        let end = truth.ends.last()?;
        Some((end.version, end.hash))
    }

    /// What a table's next entry would be if White resigned, unless he cannot.
    pub(super) fn resigned(&self, stream: StreamId, at_ms: u64) -> Option<Entry> {
        let streams = self.lock();
        let truth = streams.get(&stream)?;
        let by = By::Player(Color::White);
        let ctx = Ctx {
            rules: &truth.replay.as_ref()?.rules,
            oracle: &MatingOracle::default(),
        };
        let command = Command {
            at: At::from_ms(at_ms),
            by,
            act: Act::Resign,
        };
        let events = decide(&ctx, &truth.games.last()?.game, &command).ok()?;
        Some(Entry {
            at_ms,
            by: Author::AtTable(by),
            organiser: None,
            key: None,
            kind: EntryKind::Events {
                events,
                lag_ms: None,
            },
        })
    }

    /// The position that a game began with.
    pub(super) fn start(&self, stream: StreamId) -> Option<Position> {
        let streams = self.lock();
        let stand = streams.get(&stream)?.games.first()?;
        Some(stand.game.history().start().clone())
    }

    /// What is left on a face after a row, at an instant of the game.
    pub(super) fn left_ms(&self, stream: StreamId, version: u64, of: Face, at: At) -> Option<u64> {
        let streams = self.lock();
        let place = usize::try_from(version).ok()?.checked_sub(1)?;
        let stand = streams.get(&stream)?.games.get(place)?;
        Some(stand.game.clock()?.left(of, at).ms())
    }

    /// Whether a table lost rows to a standby.
    pub(super) fn fell_back(&self, stream: StreamId) -> bool {
        let streams = self.lock();
        streams
            .get(&stream)
            .is_some_and(|truth| !truth.ghosts.is_empty())
    }

    /// Everything that was acknowledged is there in the end.
    pub(super) fn close(&self) {
        for truth in self.lock().values() {
            for (name, version) in &truth.acknowledged {
                if let Some(why) = truth.missing(name, *version) {
                    let detail = format!("{}: in the end {why}", truth.name);
                    self.trace.wrong(Kind::Lost, detail);
                }
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<StreamId, Truth>> {
        self.streams.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Truth {
    fn take(&mut self, stream: StreamId, row: &Row) -> Result<(), (Kind, String)> {
        let broken = |why: String| (Kind::Broken, why);
        let end = self.ends.last().copied().unwrap_or(chain::End::START);
        let end = end
            .then(stream, row.version, &row.body, &row.hash)
            .map_err(|why| broken(why.to_string()))?;
        let entry = Entry::read(&row.body).map_err(|why| broken(why.to_string()))?;
        if let Some(replay) = &mut self.replay {
            let followed = replay.follow(&entry);
            followed.map_err(|why| broken(why.to_string()))?;
        } else {
            let begun = Replay::begin(&entry).map_err(|why| broken(why.to_string()))?;
            self.replay = Some(begun);
        }
        self.ends.push(end);
        let key = entry.key;
        self.entries.push(entry);
        let given_back = crate::checker::given_back(&self.entries);
        let stand = self.replay.as_ref().map(|replay| Stand {
            game: replay.game.clone(),
            given_back,
        });
        self.games.extend(stand);
        let Some(key) = key else { return Ok(()) };
        match self.keys.insert(format!("{key:?}"), row.version) {
            None => Ok(()),
            Some(first) => {
                let why = format!("one key at versions {first} and {}", row.version);
                Err((Kind::Doubled, why))
            }
        }
    }

    /// The rows from a version on were never there.
    fn fall_back(&mut self, version: u64) {
        let from = usize::try_from(version).unwrap_or(1).saturating_sub(1);
        for (place, stand) in (from..).zip(self.games.drain(from.min(self.games.len())..)) {
            self.ghosts.entry(place).or_default().push(stand);
        }
        self.entries.truncate(from);
        self.ends.truncate(from);
        let gone = self.keys.extract_if(.., |_, at| *at >= version);
        self.forgiven.extend(gone.map(|(key, _)| key));
        self.replay = None;
        for entry in &self.entries {
            match &mut self.replay {
                None => self.replay = Replay::begin(entry).ok(),
                // They were followed before.
                Some(replay) => drop(replay.follow(entry)),
            }
        }
    }

    /// Why what was acknowledged is not there.
    fn missing(&self, name: &str, version: u64) -> Option<String> {
        if self.is_broken {
            return None;
        }
        match self.keys.get(name) {
            Some(found) if *found == version => None,
            _ if self.forgiven.contains(name) => None,
            Some(found) => Some(format!("acknowledged as {version}, stored as {found}")),
            None => Some(format!("acknowledged as {version}, stored nowhere")),
        }
    }

    /// What differs between a view and what is stored at its version.
    fn differs(&self, seat: Seat, version: u64, seen: &Value) -> Option<String> {
        match self.games.get(place_of(version)) {
            Some(stand) => self.compare(stand, seat, seen),
            None => Some("version that is not stored".to_owned()),
        }
    }

    /// What differs between a view and what the core shows a seat.
    fn compare(&self, stand: &Stand, seat: Seat, seen: &Value) -> Option<String> {
        let rules = &self.replay.as_ref()?.rules;
        let at = At::from_ms(seen["at_ms"].as_u64().unwrap_or(0));
        let core = view(rules, &stand.game, seat, at);
        let shown = ViewDto {
            given_back: stand.given_back.filter(|_| seat != Seat::Spectator),
            ..ViewDto::of(&core, at)
        };
        let expected = serde_json::to_value(shown).unwrap_or_default();
        (expected != *seen).then(|| crate::checker::first_difference(&expected, seen))
    }
}

/// Where a version stands among the rows.
fn place_of(version: u64) -> usize {
    usize::try_from(version).unwrap_or(0).wrapping_sub(1)
}

/// What a command is known by: its seat and its key together.
pub(super) fn name_of(seat: Seat, key: &str) -> String {
    format!("{:?}", Key::of(format!("{seat}\0{key}").as_bytes()))
}
