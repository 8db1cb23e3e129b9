//! A table's place on this node: the table behind its lock, and its audience.

use std::sync::{
    Arc, Mutex, MutexGuard, PoisonError,
    atomic::{
        AtomicBool, AtomicU32, AtomicU64,
        Ordering::{AcqRel, Acquire, Release},
    },
};

use tokio::sync::{MappedMutexGuard, MutexGuard as TableGuard};
use tuomari_board::Color;
use tuomari_bus::Hint;
use tuomari_conduct::Seat;
use tuomari_journal::JournalError;
use tuomari_record::{Row, StreamId};

use crate::{
    answer::{Answer, trouble},
    competition::reading::links_of,
    doing::{outage, put_down::PutDown},
    node::{Node, broken::grown},
    stream::{OfRows as _, read, read_more},
    table::{Table, presence::Presence, turn::Turn},
    talk::{
        audience::{Audience, Stage},
        outbox::{Outbox, Slot},
    },
    wire::Problem,
};

/// How long nothing is tried after a duty could not be written, and at most.
const FIRST_REST_MS: u64 = 250;
const LONGEST_REST_MS: u64 = 5_000;

/// The place of one table. One command at a time is decided here; the lock is
/// held until the journal has answered, and other tables do not wait for it.
#[derive(Debug)]
pub(crate) struct TablePlace {
    pub(crate) id: StreamId,
    /// The same in messages.
    pub(crate) name: String,
    table: tokio::sync::Mutex<Option<Table>>,
    audience: Mutex<Audience>,
    presence: Mutex<Presence>,
    /// The version held, for those who need no more.
    version: AtomicU64,
    /// Something may be in the journal that we do not hold.
    doubt: AtomicBool,
    /// When a timer looks at the table next; 0 if none does.
    pub(crate) wake_ms: AtomicU64,
    /// When it was last used.
    used_ms: AtomicU64,
    /// When something last happened at it.
    moved_ms: AtomicU64,
    /// A duty that was tried at this version and came to nothing.
    pub(crate) given_up: AtomicU64,
    /// How often in a row a duty could not be written, and until when none is
    /// tried.
    failures: AtomicU32,
    rest_ms: AtomicU64,
    /// Commands that could not be stored, and when they came first.
    pub(crate) put_down: PutDown,
    /// When something was last heard here of a player who went, by colour.
    heard_ms: [AtomicU64; 2],
    /// The version that a player had when he last came here, by colour.
    came_with: [AtomicU64; 2],
}

impl TablePlace {
    /// A place for a table that has not been loaded.
    pub(crate) fn new(id: StreamId) -> TablePlace {
        TablePlace {
            id,
            name: id.to_string(),
            table: tokio::sync::Mutex::new(None),
            audience: Mutex::default(),
            presence: Mutex::default(),
            version: AtomicU64::new(0),
            doubt: AtomicBool::new(false),
            wake_ms: AtomicU64::new(0),
            used_ms: AtomicU64::new(0),
            moved_ms: AtomicU64::new(0),
            given_up: AtomicU64::new(0),
            failures: AtomicU32::new(0),
            rest_ms: AtomicU64::new(0),
            put_down: PutDown::default(),
            heard_ms: Default::default(),
            came_with: [u64::MAX; 2].map(AtomicU64::new),
        }
    }

    /// The table, loaded and without doubt.
    pub(crate) async fn table(&self, node: &Node) -> Answer<MappedMutexGuard<'_, Table>> {
        self.used_ms.store(node.clock.now_ms(), Release);
        let mut guard = self.table.lock().await;
        if guard.is_none() {
            if node.broken.rests(self.id, node.clock.now_ms()) {
                return Err(Box::new(Problem::broken_record()));
            }
            // Seldom, and large: it is not to be in every future that asks.
            match Box::pin(self.load(node)).await {
                Ok(Some(table)) => {
                    node.tally.loaded.one();
                    node.broken.mended(self.id);
                    *guard = Some(table);
                }
                Ok(None) => {
                    node.hall.forget_empty(node, self);
                    return Err(Box::new(Problem::no_table()));
                }
                Err(error) => return Err(self.unreadable(node, &error)),
            }
        } else if self.doubt.swap(false, AcqRel)
            && let Err(error) = Box::pin(self.catch_up(node, &mut guard)).await
        {
            self.doubt.store(true, Release);
            return Err(self.unreadable(node, &error));
        }
        let table = TableGuard::try_map(guard, Option::as_mut);
        let mut table = table.map_err(|_| Box::new(Problem::no_table()))?;
        let settled = outage::settle(node, self, &mut table).await;
        self.show(node, &mut table);
        settled?;
        Ok(table)
    }

    /// The table cannot be read. A broken one is not asked for in a loop.
    fn unreadable(&self, node: &Node, error: &JournalError) -> Box<Problem> {
        if matches!(error, JournalError::Corrupt { .. }) {
            node.tally.broken.one();
            node.broken.found(self.id, node.clock.now_ms());
        }
        trouble(error)
    }

    /// The table if it is held and nobody else has it, without waiting.
    pub(crate) fn try_table(&self) -> Option<MappedMutexGuard<'_, Table>> {
        let guard = self.table.try_lock().ok()?;
        TableGuard::try_map(guard, Option::as_mut).ok()
    }

    /// Takes in what a hint says, and more if there is more.
    pub(crate) async fn take_hint(&self, node: &Node, hint: &Hint) -> Result<(), JournalError> {
        let mut guard = self.table.lock().await;
        let Some(table) = guard.as_mut() else {
            return Ok(());
        };
        if hint.version <= table.version {
            return Ok(());
        }
        let before = Turn::of(table);
        let next = hint.entry().filter(|_| hint.version == table.version + 1);
        let followed = next.map(|(hash, body)| table.follow_hint(hint.version, hash, body));
        if matches!(followed, Some(Err(_))) {
            node.tally.unfit_hints.one();
        }
        if matches!(followed, Some(Ok(true))) {
            outage::shown_late(node, self, table, before);
        } else {
            self.catch_up(node, &mut guard).await?;
        }
        if let Some(table) = guard.as_mut() {
            outage::give_back(node, self, table).await;
            self.show(node, table);
        }
        Ok(())
    }

    async fn load(&self, node: &Node) -> Result<Option<Table>, JournalError> {
        let check = node.follower.begin(self.id);
        let began_ms = node.clock.now_ms();
        let begin = |row: &Row| Table::begin(self.id, row, &node.shelf);
        let table = read(node.journal.as_ref(), self.id, &node.shelf, begin).await?;
        let Some(mut table) = table else {
            node.follower.released(self.id);
            return Ok(None);
        };
        let journal = node.journal.as_ref();
        node.signing.check(journal, self.id, table.last()).await?;
        if let Some(of) = table.created.board {
            let links = links_of(node, of.competition).await;
            // Nobody is let in by links that cannot be read.
            table.links = Some(links.unwrap_or_default());
        }
        table.advance_delayed(node.clock.now_ms());
        node.late_ends.note(&table);
        self.version.store(table.version, Release);
        node.follower.settle(check, table.version, began_ms);
        node.timers.set(self, &table, began_ms);
        node.house.look(&table);
        Ok(Some(table))
    }

    /// Compares what we hold with the journal and reads what it has beyond.
    /// The audience is told when what is owed has been given back.
    async fn catch_up(
        &self,
        node: &Node,
        guard: &mut TableGuard<'_, Option<Table>>,
    ) -> Result<(), JournalError> {
        let Some(table) = guard.as_mut() else {
            return Ok(());
        };
        let before = Turn::of(table);
        match read_more(node.journal.as_ref(), table, &node.shelf).await {
            Ok(true) => {
                outage::shown_late(node, self, table, before);
                Ok(())
            }
            Ok(false) => self.fall_back(node, guard).await,
            Err(error) => {
                self.doubt();
                if matches!(error, JournalError::Corrupt { .. }) {
                    **guard = None;
                    self.version.store(0, Release);
                }
                Err(error)
            }
        }
    }

    /// The same for a table at hand.
    pub(crate) async fn catch_up_table(
        &self,
        node: &Node,
        table: &mut Table,
    ) -> Result<(), JournalError> {
        if read_more(node.journal.as_ref(), table, &node.shelf).await? {
            self.moved(node, table);
            return Ok(());
        }
        // Whoever asks next falls back to what the journal has.
        self.doubt();
        let why = "it has less of a table than this node held".to_owned();
        Err(JournalError::Refused { why })
    }

    /// What we hold is not what is stored: a standby took the database's place
    /// and was behind. The journal is the truth; whoever looks on is shown it.
    async fn fall_back(
        &self,
        node: &Node,
        guard: &mut TableGuard<'_, Option<Table>>,
    ) -> Result<(), JournalError> {
        let held = guard.take().map_or(0, |table| table.version);
        self.version.store(0, Release);
        self.given_up.store(0, Release);
        node.tally.fallen_back.one();
        let loaded = self.load(node).await?;
        let stored = loaded.as_ref().map_or(0, |table| table.version);
        tracing::warn!(
            table = %self.name,
            held,
            stored,
            "the journal lost entries that were held here; the table goes on from what is stored"
        );
        let Some(mut table) = loaded else {
            self.audience().close(&self.name);
            return Ok(());
        };
        self.audience().begin_anew();
        self.moved(node, &mut table);
        **guard = Some(table);
        Ok(())
    }

    /// Tells everybody if they have not been told of the latest version.
    fn show(&self, node: &Node, table: &mut Table) {
        if table.version != self.version() {
            self.moved(node, table);
        }
    }

    /// The table has moved on: everybody is told, timers are set.
    pub(crate) fn moved(&self, node: &Node, table: &mut Table) {
        outage::shown(node, table);
        let now_ms = node.clock.now_ms();
        self.went_well();
        self.version.store(table.version, Release);
        self.moved_ms.store(now_ms, Release);
        node.follower.held(table.id, table.version);
        self.audience().dismiss(table, &self.name);
        table.advance_delayed(now_ms);
        node.late_ends.note(table);
        self.tell(node, table, now_ms);
        node.timers.set(self, table, now_ms);
    }

    /// Tells the audience what there is to see now.
    pub(crate) fn tell(&self, node: &Node, table: &Table, now_ms: u64) {
        node.house.look(table);
        let mut audience = self.audience();
        if !audience.is_empty() {
            audience.tell(self.stage(node, table, now_ms));
        }
    }

    /// What the audience looks at.
    pub(crate) fn stage<'a>(&'a self, node: &'a Node, table: &'a Table, now_ms: u64) -> Stage<'a> {
        Stage {
            table,
            name: &self.name,
            now_ms,
            tally: &node.tally,
        }
    }

    pub(crate) fn audience(&self) -> MutexGuard<'_, Audience> {
        self.audience.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn presence(&self) -> MutexGuard<'_, Presence> {
        self.presence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn version(&self) -> u64 {
        self.version.load(Acquire)
    }

    /// Something may be in the journal that we do not hold.
    pub(crate) fn doubt(&self) {
        self.doubt.store(true, Release);
    }

    /// A duty could not be written: the next is tried after a pause.
    pub(crate) fn failed(&self, now_ms: u64) {
        let before = self.failures.fetch_add(1, AcqRel);
        let pause_ms = grown(FIRST_REST_MS, LONGEST_REST_MS, before);
        self.rest_ms.store(now_ms + pause_ms, Release);
    }

    /// Something was written again.
    pub(crate) fn went_well(&self) {
        if self.failures.swap(0, AcqRel) > 0 {
            self.rest_ms.store(0, Release);
        }
    }

    /// No duty is tried before.
    pub(crate) fn rests_until_ms(&self) -> u64 {
        self.rest_ms.load(Acquire)
    }

    /// Since when somebody who plays this colour has followed the table here.
    pub(crate) fn present_since(&self, color: Color) -> Option<u64> {
        let audience = self.audience();
        let seats = [Seat::Player(color), Seat::Assistant(color)];
        seats
            .iter()
            .filter_map(|seat| audience.since_ms(*seat))
            .min()
    }

    /// A reader goes, of whom something was last heard at this time.
    pub(crate) fn leave(&self, seat: Seat, outbox: &Arc<Outbox>, slot: Slot, heard_ms: u64) {
        self.audience().leave(outbox, slot);
        if let Seat::Player(color) = seat {
            self.heard_ms[side(color)].fetch_max(heard_ms, AcqRel);
        }
    }

    /// A player comes, and says which version he has.
    pub(crate) fn comes(&self, color: Color, has: Option<u64>) {
        self.came_with[side(color)].store(has.unwrap_or(u64::MAX), Release);
    }

    /// Whether a player had this version when he last came, as far as known.
    pub(crate) fn came_with(&self, color: Color, version: u64) -> bool {
        self.came_with[side(color)].load(Acquire) >= version
    }

    /// Until when a player who went was here for certain; 0 if he never was.
    pub(crate) fn heard_ms(&self, color: Color) -> u64 {
        self.heard_ms[side(color)].load(Acquire)
    }

    /// Whether nothing has happened at it since.
    pub(crate) fn is_quiet_since(&self, at_ms: u64) -> bool {
        self.moved_ms.load(Acquire) < at_ms
    }

    /// Whether nobody has used it since, and nobody follows it.
    pub(crate) fn is_idle_since(&self, at_ms: u64) -> bool {
        self.used_ms.load(Acquire) < at_ms && self.audience().is_empty()
    }
}

fn side(color: Color) -> usize {
    usize::from(color == Color::Black)
}
