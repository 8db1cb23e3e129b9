//! What a person saw and did, and when: what the time is judged by.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;

/// A person's notes.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes(Arc<Mutex<Pages>>);

/// The pages of them.
#[derive(Clone, Debug, Default)]
pub(super) struct Pages {
    /// When each newer version was first before him.
    pub(super) seen: Vec<(u64, u64)>,
    /// When he decided on an act, by its key.
    pub(super) decided: Vec<(u64, String)>,
    /// To which node he was connected from when on; to none if none.
    pub(super) connected: Vec<(u64, Option<usize>)>,
    /// What he sees now.
    pub(super) view: Option<(u64, Value)>,
    /// Why he sees nothing.
    pub(super) problem: Option<String>,
}

impl Notes {
    pub(super) fn pages(&self) -> MutexGuard<'_, Pages> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pages {
    /// A version is before him.
    pub(super) fn see(&mut self, now_ms: u64, version: u64, view: &Value) {
        if self.seen.last().is_none_or(|(_, last)| version != *last) {
            self.seen.push((now_ms, version));
        }
        self.view = Some((version, view.clone()));
        self.problem = None;
    }

    /// When a version, or a later one, was first before him after an instant.
    pub(super) fn seen_at(&self, version: u64, after_ms: u64) -> Option<u64> {
        let mut seen = self.seen.iter();
        seen.find(|(at_ms, seen)| *seen >= version && *at_ms >= after_ms)
            .map(|(at_ms, _)| *at_ms)
    }

    /// The node he was connected to at an instant, and since when.
    pub(super) fn node_at(&self, at_ms: u64) -> Option<(usize, u64)> {
        let since = self.connected.iter().rev();
        let mut since = since.skip_while(|(from, _)| *from > at_ms);
        since
            .next()
            .and_then(|(since, node)| Some(((*node)?, *since)))
    }

    /// When he was connected to a node within a time.
    pub(super) fn connected_to(&self, node: usize, from_ms: u64, to_ms: u64) -> Vec<(u64, u64)> {
        let ends = self.connected.iter().skip(1).map(|(at_ms, _)| *at_ms);
        let ends = ends.chain([u64::MAX]);
        let stays = self.connected.iter().zip(ends);
        let there = stays.filter(|((_, to), _)| *to == Some(node));
        there
            .map(|((since, _), until)| ((*since).max(from_ms), until.min(to_ms)))
            .filter(|(since, until)| since < until)
            .collect()
    }
}
