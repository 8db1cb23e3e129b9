//! A table's place on this node: the table behind its lock, and its audience.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{
        AtomicBool, AtomicU64,
        Ordering::{AcqRel, Acquire, Release},
    },
};

use tokio::sync::{MappedMutexGuard, MutexGuard as TableGuard};
use tuomari_bus::Hint;
use tuomari_journal::{JournalError, MAX_PAGE, read_all};
use tuomari_record::StreamId;

use crate::{
    answer::{Answer, trouble},
    doing::outage,
    node::Node,
    table::Table,
    talk::audience::{Audience, Stage},
    wire::Problem,
};

/// The place of one table. One command at a time is decided here; the lock is
/// held until the journal has answered, and other tables do not wait for it.
#[derive(Debug)]
pub(crate) struct TablePlace {
    pub(crate) id: StreamId,
    /// The same in messages.
    pub(crate) name: String,
    table: tokio::sync::Mutex<Option<Table>>,
    audience: Mutex<Audience>,
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
}

impl TablePlace {
    /// A place for a table that has not been loaded.
    pub(crate) fn new(id: StreamId) -> TablePlace {
        TablePlace {
            id,
            name: id.to_string(),
            table: tokio::sync::Mutex::new(None),
            audience: Mutex::default(),
            version: AtomicU64::new(0),
            doubt: AtomicBool::new(false),
            wake_ms: AtomicU64::new(0),
            used_ms: AtomicU64::new(0),
            moved_ms: AtomicU64::new(0),
            given_up: AtomicU64::new(0),
        }
    }

    /// The table, loaded and without doubt.
    pub(crate) async fn table(&self, node: &Node) -> Answer<MappedMutexGuard<'_, Table>> {
        self.used_ms.store(node.clock.now_ms(), Release);
        let mut guard = self.table.lock().await;
        if guard.is_none() {
            match self.load(node).await {
                Ok(Some(table)) => {
                    node.tally.loaded.one();
                    *guard = Some(table);
                }
                Ok(None) => {
                    node.hall.forget_empty(node, self);
                    return Err(Box::new(Problem::no_table()));
                }
                Err(error) => return Err(trouble(&error)),
            }
        } else if self.doubt.swap(false, AcqRel)
            && let Err(error) = self.catch_up(node, &mut guard).await
        {
            self.doubt.store(true, Release);
            return Err(trouble(&error));
        }
        let mut table = TableGuard::map(guard, |table| {
            table.as_mut().expect("it was loaded just now")
        });
        outage::settle(node, self, &mut table).await?;
        Ok(table)
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
        let next = hint.body().filter(|_| hint.version == table.version + 1);
        let followed = next.is_some_and(|body| table.follow_body(hint.version, body).is_ok());
        if !followed {
            return self.catch_up(node, &mut guard).await;
        }
        self.moved(node, table);
        Ok(())
    }

    async fn load(&self, node: &Node) -> Result<Option<Table>, JournalError> {
        let check = node.follower.begin(self.id);
        let began_ms = node.clock.now_ms();
        let rows = read_all(node.journal.as_ref(), self.id, 1).await?;
        let Some((first, rest)) = rows.split_first() else {
            node.follower.released(self.id);
            return Ok(None);
        };
        let mut table = Table::begin(self.id, first, &node.shelf)?;
        for row in rest {
            table.follow(row)?;
        }
        table.advance_delayed(node.clock.now_ms());
        node.late_ends.note(&table);
        self.version.store(table.version, Release);
        node.follower.settle(check, table.version, began_ms);
        node.timers.set(self, &table, began_ms);
        Ok(Some(table))
    }

    /// Reads what the journal has beyond what we hold, and tells the audience.
    async fn catch_up(
        &self,
        node: &Node,
        guard: &mut TableGuard<'_, Option<Table>>,
    ) -> Result<(), JournalError> {
        let Some(table) = guard.as_mut() else {
            return Ok(());
        };
        let read = read_more(node, table).await;
        if let Err(error) = read {
            // What we hold does not fit what is stored: begin anew.
            **guard = None;
            self.version.store(0, Release);
            return Err(error);
        }
        self.moved(node, table);
        Ok(())
    }

    /// The same for a table at hand.
    pub(crate) async fn catch_up_table(
        &self,
        node: &Node,
        table: &mut Table,
    ) -> Result<(), JournalError> {
        read_more(node, table).await?;
        self.moved(node, table);
        Ok(())
    }

    /// The table has moved on: everybody is told, timers are set.
    pub(crate) fn moved(&self, node: &Node, table: &mut Table) {
        let now_ms = node.clock.now_ms();
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

    pub(crate) fn version(&self) -> u64 {
        self.version.load(Acquire)
    }

    /// Something may be in the journal that we do not hold.
    pub(crate) fn doubt(&self) {
        self.doubt.store(true, Release);
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

/// Reads what the journal has beyond what a table holds.
async fn read_more(node: &Node, table: &mut Table) -> Result<(), JournalError> {
    loop {
        let from = table.version + 1;
        let rows = node.journal.load(table.id, from, MAX_PAGE).await?;
        if rows.is_empty() {
            return Ok(());
        }
        for row in &rows {
            table.follow(row)?;
        }
    }
}
