//! A competition read from the journal, and kept fresh.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::Ordering::{AcqRel, Release},
    },
};

use tokio::sync::{MappedMutexGuard, MutexGuard};
use tuomari_journal::{JournalError, MAX_PAGE, Pages};
use tuomari_record::{BoardOf, StreamId};

use crate::{
    answer::{Answer, trouble},
    competition::{
        Held,
        boards::tables_of,
        links::Links,
        place::{CompetitionPlace, no_competition},
    },
    node::Node,
    wire::Problem,
};

/// The links of a competition, for a table of it. They are kept fresh as long
/// as somebody has them.
pub(crate) async fn links_of(node: &Node, id: StreamId) -> Answer<Arc<Links>> {
    let place = node.competitions.place(id)?;
    // Who holds the competition may be waiting for this table.
    if place.version() == 0 {
        drop(place.held(node).await?);
    }
    Ok(Arc::clone(&place.links))
}

impl CompetitionPlace {
    /// The competition, loaded and without doubt.
    pub(crate) async fn held(&self, node: &Node) -> Answer<MappedMutexGuard<'_, Held>> {
        self.used_ms.store(node.clock.now_ms(), Release);
        let mut guard = self.held.lock().await;
        if guard.is_none() {
            if node.broken.rests(self.id, node.clock.now_ms()) {
                return Err(Box::new(Problem::broken_record()));
            }
            let loaded = self.load(node).await;
            *guard = loaded.map_err(|error| self.unreadable(node, &error))?;
        } else if self.doubt.swap(false, AcqRel)
            && let Err(error) = self.catch_up(node, &mut guard).await
        {
            self.doubt();
            return Err(self.unreadable(node, &error));
        }
        MutexGuard::try_map(guard, Option::as_mut).map_err(|_| no_competition())
    }

    /// Takes in what a hint speaks of.
    pub(crate) async fn take_hint(&self, node: &Node) -> Result<(), JournalError> {
        let mut guard = self.held.lock().await;
        self.catch_up(node, &mut guard).await
    }

    fn unreadable(&self, node: &Node, error: &JournalError) -> Box<Problem> {
        if matches!(error, JournalError::Corrupt { .. }) {
            node.tally.broken.one();
            node.broken.found(self.id, node.clock.now_ms());
        }
        trouble(error)
    }

    async fn load(&self, node: &Node) -> Result<Option<Held>, JournalError> {
        let check = node.follower.begin(self.id);
        let began_ms = node.clock.now_ms();
        let Some(held) = read(node, self.id, &self.links).await? else {
            node.follower.released(self.id);
            return Ok(None);
        };
        node.broken.mended(self.id);
        self.version.store(held.version, Release);
        node.follower.settle(check, held.version, began_ms);
        Ok(Some(held))
    }

    /// Compares what we hold with the journal and reads what it has beyond.
    async fn catch_up(
        &self,
        node: &Node,
        guard: &mut MutexGuard<'_, Option<Held>>,
    ) -> Result<(), JournalError> {
        let Some(held) = guard.as_mut() else {
            return Ok(());
        };
        let links_version = held.links.version();
        match read_more(node, held).await {
            Ok(true) => {
                self.moved(node, held, links_version);
                Ok(())
            }
            // What we hold is not what is stored: the journal is the truth.
            Ok(false) => {
                node.tally.fallen_back.one();
                **guard = self.load(node).await?;
                Ok(())
            }
            Err(error) => {
                if matches!(error, JournalError::Corrupt { .. }) {
                    **guard = None;
                    self.version.store(0, Release);
                }
                Err(error)
            }
        }
    }

    /// The competition has moved on. Whose links were changed is shown out of
    /// the tables.
    pub(crate) fn moved(&self, node: &Node, held: &Held, links_version: u64) {
        self.version.store(held.version, Release);
        node.follower.held(self.id, held.version);
        if held.links.version() != links_version {
            let boards: BTreeMap<StreamId, BoardOf> = tables_of(held).into_iter().collect();
            for id in held.links.tables() {
                if let Some(place) = node.hall.get(id) {
                    let of = boards.get(&id);
                    let seat_at = |token| held.links.seat_at(id, of?, token);
                    let stays = |seat, token| seat_at(token) == Some(seat);
                    place.audience().show_out(&place.name, stays);
                }
            }
        }
    }
}

/// Reads a competition from its first row on.
async fn read(node: &Node, id: StreamId, links: &Arc<Links>) -> Result<Option<Held>, JournalError> {
    let mut pages = Pages::new(node.journal.as_ref(), id, 1);
    let mut page = pages.next().await?;
    let Some((first, rest)) = page.split_first() else {
        return Ok(None);
    };
    let mut held = Held::begin(id, first, links, &node.shelf)?;
    for row in rest {
        held.follow(row, &node.shelf)?;
    }
    loop {
        page = pages.next().await?;
        if page.is_empty() {
            return Ok(Some(held));
        }
        for row in &page {
            held.follow(row, &node.shelf)?;
        }
    }
}

/// Reads what the journal has beyond what is held. False if what is held is
/// not in it.
async fn read_more(node: &Node, held: &mut Held) -> Result<bool, JournalError> {
    let last = (held.version, held.hash);
    match node.journal.head(held.id).await? {
        Some(stored) if (stored.version, stored.hash) == last => return Ok(true),
        Some(stored) if stored.version > held.version => {}
        _ => return Ok(false),
    }
    let mut rows = node.journal.load(held.id, last.0, MAX_PAGE).await?;
    let first = rows.first().map(|row| (row.version, row.hash));
    if first != Some(last) {
        return Ok(false);
    }
    rows.remove(0);
    loop {
        for row in &rows {
            held.follow(row, &node.shelf)?;
        }
        let from = held.version + 1;
        rows = node.journal.load(held.id, from, MAX_PAGE).await?;
        if rows.is_empty() {
            return Ok(true);
        }
    }
}
