//! What waits for one receiver: so much and no more.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

use crate::{
    hooks::{
        matter::{Kind, Matter},
        post::Post,
        receiver::Receiver,
    },
    node::{calm, tally::Tally},
};

/// One message: for a program one matter, for a phone all of one row.
#[derive(Clone, Debug)]
pub(crate) struct Note(pub(crate) Vec<Arc<Matter>>);

impl Note {
    /// The messages to a receiver of what one row brought.
    pub(super) fn of(receiver: &Receiver, matters: Vec<Arc<Matter>>) -> Vec<Note> {
        if matters.is_empty() {
            Vec::new()
        } else if receiver.is_ntfy() {
            vec![Note(matters)]
        } else {
            matters.into_iter().map(|one| Note(vec![one])).collect()
        }
    }

    /// Whether it says only that time was given back.
    fn is_of_outages(&self) -> bool {
        self.0.iter().all(|one| one.kind == Kind::Outage)
    }
}

/// One receiver and what waits for it.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) receiver: Receiver,
    pub(super) post: Post,
    most: usize,
    waiting: Mutex<VecDeque<Note>>,
    /// Something was put into an empty queue.
    pub(super) news: Notify,
}

impl Line {
    pub(super) fn new(receiver: Receiver, post: Post, most: usize) -> Line {
        Line {
            receiver,
            post,
            most,
            waiting: Mutex::default(),
            news: Notify::new(),
        }
    }

    /// Puts a message behind the others; if there is no room, the oldest goes.
    pub(super) fn push(&self, note: Note, tally: &Tally) {
        let mut waiting = self.lock();
        let full = waiting.len() >= self.most;
        if full {
            waiting.pop_front();
        }
        waiting.push_back(note);
        drop(waiting);
        if full {
            tally.webhooks_dropped.one();
            let why = format!("{} is too slow, and its queue is full", self.receiver);
            calm::warn(
                "the oldest message to a receiver of webhooks was dropped",
                &why,
            );
        }
        self.news.notify_one();
    }

    /// The next message. A phone rings once for all boards that get time back.
    pub(super) fn take(&self) -> Option<Note> {
        let mut waiting = self.lock();
        let mut next = waiting.pop_front()?;
        if self.receiver.is_ntfy() && next.is_of_outages() {
            waiting.retain(|other| {
                let is_same = other.is_of_outages();
                if is_same {
                    next.0.extend(other.0.iter().cloned());
                }
                !is_same
            });
        }
        Some(next)
    }

    pub(super) fn waiting(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Note>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
