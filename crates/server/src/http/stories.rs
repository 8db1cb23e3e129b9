//! Stories on their way: one at a time for a table, few at a time in all, and
//! those of finished games kept.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use axum::body::Bytes;
use tokio::sync::{OwnedMutexGuard, Semaphore, SemaphorePermit};
use tuomari_record::StreamId;

/// Stories told at once: they take a core each and must leave some to games.
const AT_ONCE: usize = 2;

/// What is kept of finished games, in bytes.
const MOST_BYTES: usize = 32 << 20;

/// And how many pages.
const MOST_PAGES: usize = 512;

/// A page of a story: of which table, up to which version, after which.
pub(crate) type Page = (StreamId, u64, u64);

/// The stories of a node.
#[derive(Debug)]
pub(crate) struct Stories {
    kept: Mutex<Kept>,
    tables: Mutex<BTreeMap<StreamId, Arc<tokio::sync::Mutex<()>>>>,
    room: Semaphore,
}

#[derive(Debug, Default)]
struct Kept {
    /// In the order in which they were asked for; the first goes first.
    pages: VecDeque<(Page, Bytes)>,
    bytes: usize,
}

/// The right to tell the story of a table.
pub(crate) struct Turn<'a> {
    _table: OwnedMutexGuard<()>,
    _room: Option<SemaphorePermit<'a>>,
}

impl Default for Stories {
    fn default() -> Stories {
        Stories {
            kept: Mutex::default(),
            tables: Mutex::default(),
            room: Semaphore::new(AT_ONCE),
        }
    }
}

impl Stories {
    /// Waits until nobody else tells the story of this table.
    pub(crate) async fn turn(&self, id: StreamId) -> Turn<'_> {
        let own = {
            let mut tables = lock(&self.tables);
            // Whose lock nobody else has is told by nobody.
            tables.retain(|_, lock| Arc::strong_count(lock) > 1);
            Arc::clone(tables.entry(id).or_default())
        };
        Turn {
            _table: own.lock_owned().await,
            _room: self.room.acquire().await.ok(),
        }
    }

    /// A page that was told before.
    pub(crate) fn kept(&self, page: Page) -> Option<Bytes> {
        let kept = lock(&self.kept);
        let mut pages = kept.pages.iter();
        pages
            .find(|(of, _)| *of == page)
            .map(|(_, text)| text.clone())
    }

    /// Keeps a page of a finished game; the oldest make room.
    pub(crate) fn keep(&self, page: Page, text: &Bytes) {
        if text.len() > MOST_BYTES {
            return;
        }
        let mut kept = lock(&self.kept);
        kept.bytes += text.len();
        kept.pages.push_back((page, text.clone()));
        while kept.bytes > MOST_BYTES || kept.pages.len() > MOST_PAGES {
            let Some((_, gone)) = kept.pages.pop_front() else {
                return;
            };
            kept.bytes -= gone.len();
        }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use futures::FutureExt as _;

    use super::*;

    fn id(n: u8) -> StreamId {
        StreamId::new(1, 0, [n; 9])
    }

    #[test]
    fn one_is_told_at_a_time_for_a_table() {
        let stories = Stories::default();
        let first = stories.turn(id(1)).now_or_never().unwrap();
        assert!(stories.turn(id(1)).now_or_never().is_none());
        let other = stories.turn(id(2)).now_or_never().unwrap();
        assert!(stories.turn(id(3)).now_or_never().is_none(), "no room");
        drop((first, other));
        assert!(stories.turn(id(1)).now_or_never().is_some());
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let stories = Stories::default();
        let text = Bytes::from(vec![b' '; MOST_BYTES / 4]);
        for n in 0..6 {
            stories.keep((id(n), 9, 0), &text);
        }
        assert_eq!(stories.kept((id(0), 9, 0)), None);
        assert_eq!(stories.kept((id(5), 9, 0)), Some(text));
        stories.keep((id(7), 9, 0), &Bytes::from(vec![0; MOST_BYTES + 1]));
        assert_eq!(stories.kept((id(7), 9, 0)), None);
    }
}
