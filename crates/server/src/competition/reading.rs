//! A competition read from the journal, and kept fresh.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::Ordering::{AcqRel, Release},
    },
};

use tokio::sync::{MappedMutexGuard, MutexGuard};
use tuomari_journal::JournalError;
use tuomari_record::{BoardOf, Row, StreamId};

use crate::{
    answer::{Answer, trouble},
    competition::{
        Held,
        boards::tables_of,
        links::Links,
        place::{CompetitionPlace, no_competition},
    },
    node::Node,
    stream::{OfRows as _, read, read_more},
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

    async fn read(&self, node: &Node) -> Result<Option<Held>, JournalError> {
        let begin = |row: &Row| Held::begin(self.id, row, &self.links, &node.shelf);
        read(node.journal.as_ref(), self.id, &node.shelf, begin).await
    }

    async fn load(&self, node: &Node) -> Result<Option<Held>, JournalError> {
        let check = node.follower.begin(self.id);
        let began_ms = node.clock.now_ms();
        let Some(held) = self.read(node).await? else {
            node.follower.released(self.id);
            return Ok(None);
        };
        let journal = node.journal.as_ref();
        node.signing.check(journal, self.id, held.last()).await?;
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
        match read_more(node.journal.as_ref(), held, &node.shelf).await {
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
        self.watchers.tell_seats(&self.name, held.version);
        if self.watchers.waits_for(held.version) {
            node.news.of(self.id);
        }
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
