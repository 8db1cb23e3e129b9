//! A competition's place on this node: the competition behind its lock.

use std::sync::{
    Arc, Mutex as Latch, PoisonError,
    atomic::{
        AtomicBool, AtomicU64,
        Ordering::{Acquire, Release},
    },
};

use bytes::Bytes;
use tokio::sync::Mutex;
use tuomari_record::StreamId;

use crate::{
    competition::{Held, links::Links, papers::Papers, watchers::Watchers},
    wire::Problem,
};

/// The place of one competition. One command at a time is decided here.
#[derive(Debug)]
pub(crate) struct CompetitionPlace {
    pub(crate) id: StreamId,
    /// The same in messages.
    pub(crate) name: String,
    pub(super) held: Mutex<Option<Held>>,
    pub(crate) links: Arc<Links>,
    pub(super) version: AtomicU64,
    /// Something may be in the journal that we do not hold.
    pub(super) doubt: AtomicBool,
    pub(super) used_ms: AtomicU64,
    /// What anybody may see, written once for each version.
    public: Latch<Option<(u64, Bytes)>>,
    /// The same on paper.
    pub(crate) papers: Papers,
    /// Who writes a page of it; others wait for him.
    pub(crate) writing: Mutex<()>,
    pub(crate) watchers: Watchers,
}

/// There is no such competition, or it is none of this link's.
pub(crate) fn no_competition() -> Box<Problem> {
    Box::new(
        Problem::new(
            "no-competition",
            404,
            "There is no such competition for this link",
        )
        .with_detail("open the link you were given, or ask the organiser for another"),
    )
}

impl CompetitionPlace {
    /// A place for a competition that has not been loaded.
    pub(crate) fn new(id: StreamId) -> CompetitionPlace {
        CompetitionPlace {
            id,
            name: id.to_string(),
            held: Mutex::new(None),
            links: Arc::default(),
            version: AtomicU64::new(0),
            doubt: AtomicBool::new(false),
            used_ms: AtomicU64::new(0),
            public: Latch::default(),
            papers: Papers::default(),
            writing: Mutex::default(),
            watchers: Watchers::default(),
        }
    }

    /// What anybody may see of a version, if it has been written.
    pub(crate) fn public(&self, version: u64) -> Option<Bytes> {
        let written = self.public.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = written.as_ref().filter(|(of, _)| *of == version);
        fresh.map(|(_, text)| text.clone())
    }

    /// Keeps what anybody may see of a version for the next who asks.
    pub(crate) fn keep_public(&self, version: u64, text: &Bytes) {
        let mut written = self.public.lock().unwrap_or_else(PoisonError::into_inner);
        if written.as_ref().is_none_or(|(of, _)| *of < version) {
            *written = Some((version, text.clone()));
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.version.load(Acquire)
    }

    /// Something may be in the journal that we do not hold.
    pub(crate) fn doubt(&self) {
        self.doubt.store(true, Release);
    }

    /// Whether nobody has used it since.
    pub(crate) fn is_idle_since(&self, at_ms: u64) -> bool {
        // Tables that are held need its links to be fresh.
        self.used_ms.load(Acquire) < at_ms && Arc::strong_count(&self.links) <= 2
    }
}
