//! Who hears of a competition through a socket.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use crate::{
    talk::outbox::{Outbox, Slot},
    wire::{ToClient, change::diff_within, socket::MovedDto},
};

/// Those who hear of one competition.
#[derive(Debug, Default)]
pub(crate) struct Watchers(Mutex<Inner>);

#[derive(Debug, Default)]
struct Inner {
    /// Those with a link: they read it themselves, each as his seat sees it.
    seats: Vec<Watcher>,
    /// Those without: all are told the same.
    public: Vec<Watcher>,
    /// What they were told last, and its version.
    shown: Option<(u64, Value)>,
}

#[derive(Debug)]
struct Watcher {
    outbox: Arc<Outbox>,
    slot: Slot,
}

impl Watchers {
    /// Somebody begins to hear of it.
    pub(crate) fn join(&self, outbox: &Arc<Outbox>, slot: Slot, is_public: bool) {
        let mut inner = self.lock();
        let watchers = if is_public {
            &mut inner.public
        } else {
            &mut inner.seats
        };
        watchers.push(Watcher {
            outbox: Arc::clone(outbox),
            slot,
        });
    }

    /// Somebody hears of it no longer.
    pub(crate) fn leave(&self, outbox: &Arc<Outbox>, slot: Slot) {
        let mut inner = self.lock();
        let stays = |one: &Watcher| one.slot != slot || !Arc::ptr_eq(&one.outbox, outbox);
        inner.seats.retain(stays);
        inner.public.retain(stays);
        if inner.public.is_empty() {
            inner.shown = None;
        }
    }

    /// Whether somebody without a link has not been told of a version.
    pub(crate) fn waits_for(&self, version: u64) -> bool {
        let inner = self.lock();
        let shown = inner.shown.as_ref();
        !inner.public.is_empty() && shown.is_none_or(|(shown, _)| *shown < version)
    }

    /// Tells those with a link that it has moved on.
    pub(crate) fn tell_seats(&self, competition: &str, version: u64) {
        let inner = self.lock();
        if !inner.seats.is_empty() {
            let text = moved(competition, version, None).to_text().into();
            for one in &inner.seats {
                one.outbox.put(one.slot, &text);
            }
        }
    }

    /// Tells all others what has changed in what anybody sees: once written,
    /// however many they are.
    pub(crate) fn show(&self, competition: &str, version: u64, seen: Value) {
        let mut inner = self.lock();
        if inner.public.is_empty() {
            return;
        }
        let change = match &inner.shown {
            Some((shown, _)) if *shown >= version => return,
            Some((shown, before)) => Some((*shown, diff_within(before, &seen))),
            None => None,
        };
        let text = moved(competition, version, change).to_text().into();
        for one in &inner.public {
            one.outbox.put(one.slot, &text);
        }
        inner.shown = Some((version, seen));
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The message that a competition stands at a version.
pub(crate) fn moved(competition: &str, version: u64, change: Option<(u64, Value)>) -> ToClient {
    let (after, change) = change.unzip();
    ToClient::Moved(MovedDto {
        competition: competition.to_owned(),
        version,
        after,
        change,
    })
}
