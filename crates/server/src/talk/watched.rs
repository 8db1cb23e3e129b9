//! The competitions that one socket hears of.

use std::sync::Arc;

use tuomari_competition::Seat;

use crate::{
    answer::Answer,
    competition::{
        pass::{pass, stream},
        place::CompetitionPlace,
        watchers::moved,
    },
    node::Node,
    table::secret::Secret,
    talk::{
        followed::too_many,
        outbox::{Outbox, Slot},
    },
    wire::socket::Token,
};

/// Competitions that one socket hears of at most.
const MOST: usize = 16;

/// Their slots begin where no table's do.
const FIRST: Slot = 1 << 31;

/// The competitions of a socket.
#[derive(Debug)]
pub(crate) struct Watched {
    node: Arc<Node>,
    outbox: Arc<Outbox>,
    all: Vec<One>,
    next: Slot,
}

/// One of them.
#[derive(Debug)]
struct One {
    place: Arc<CompetitionPlace>,
    slot: Slot,
    is_known: bool,
}

impl Watched {
    pub(crate) fn new(node: Arc<Node>, outbox: Arc<Outbox>) -> Watched {
        Watched {
            node,
            outbox,
            all: Vec::new(),
            next: FIRST,
        }
    }

    /// Hears of a competition from now on, and at once where it stands.
    pub(crate) async fn watch(&mut self, name: &str, token: Option<&Token>) -> Answer<()> {
        self.unwatch(name);
        if self.all.len() >= MOST {
            self.node.tally.limited.one();
            let title = "This socket hears of as many competitions as it can";
            return Err(too_many(title));
        }
        let place = self.node.competitions.place(stream(name)?)?;
        let held = place.held(&self.node).await?;
        let secret = token.map(Secret::from);
        let seat = pass(&self.node, secret.as_ref(), &held)?.seat;
        let version = held.version;
        let slot = self.next;
        self.next = self.next.checked_add(1).unwrap_or(FIRST);
        let is_known = seat != Seat::Public;
        place.watchers.join(&self.outbox, slot, !is_known);
        drop(held);
        if place.watchers.waits_for(version) {
            self.node.news.of(place.id);
        }
        self.outbox.say(&moved(&place.name, version, None));
        self.all.push(One {
            place,
            slot,
            is_known,
        });
        Ok(())
    }

    /// Hears of it no longer.
    pub(crate) fn unwatch(&mut self, name: &str) {
        let outbox = &self.outbox;
        self.all.retain(|one| {
            let stays = one.place.name != name;
            if !stays {
                one.place.watchers.leave(outbox, one.slot);
            }
            stays
        });
    }

    /// Hears of nothing any more.
    pub(crate) fn leave_all(&mut self) {
        for one in self.all.drain(..) {
            one.place.watchers.leave(&self.outbox, one.slot);
        }
    }

    /// Whether it has a link to one of them; nothing if it hears of none.
    pub(crate) fn is_known(&self) -> Option<bool> {
        let known = |one: &One| one.is_known;
        (!self.all.is_empty()).then(|| self.all.iter().any(known))
    }

    /// Says where a competition stands, to a reader who was too slow for its
    /// changes.
    pub(crate) fn refresh(&self, slot: Slot) {
        if let Some(one) = self.all.iter().find(|one| one.slot == slot) {
            let message = moved(&one.place.name, one.place.version(), None);
            self.outbox.refresh(slot, &message.to_text().into());
        }
    }
}
