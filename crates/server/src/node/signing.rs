//! What this node stored, signed with the installation's key.
//!
//! A row is signed by the node that stored it, some time after, and with it all
//! that came before. What a node finds in the database and did not store it
//! does not sign: it may be somebody else's.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
    io::Read as _,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use futures::{FutureExt as _, future::BoxFuture};
use tokio::{sync::watch, task::spawn_blocking, time::Instant};
use tuomari_journal::{Journal, JournalError, Signed};
use tuomari_record::{Hash, Keys, Origin, SignedEnd, StreamId, chain::End};

use crate::{
    node::{
        calm,
        config::{Config, ConfigFault},
    },
    stream::unfit,
};

/// So many are signed and stored at a time.
const BATCH: usize = 256;

/// Streams that wait at most; of more, the oldest are signed when they change
/// again.
const MOST: usize = 1 << 18;

/// So much of a file of keys is read: more than any has.
const MOST_BYTES: u64 = 64 * 1024;

/// What waits to be signed, and by which key.
pub(crate) struct Signing {
    keys: watch::Sender<Option<Arc<Keys>>>,
    every: Duration,
    waiting: Mutex<Waiting>,
}

#[derive(Default)]
struct Waiting {
    ends: BTreeMap<StreamId, Change>,
    /// The same by when they are due.
    order: BTreeSet<(Instant, StreamId)>,
    /// Streams that somebody else signed last.
    strange: BTreeSet<StreamId>,
}

/// A stream that has moved on since it was signed.
#[derive(Clone, Copy)]
struct Change {
    end: End,
    due: Instant,
}

impl Waiting {
    fn put(&mut self, stream: StreamId, change: Change) {
        self.take(stream);
        self.ends.insert(stream, change);
        self.order.insert((change.due, stream));
    }

    fn take(&mut self, stream: StreamId) -> Option<Change> {
        let change = self.ends.remove(&stream)?;
        self.order.remove(&(change.due, stream));
        Some(change)
    }
}

impl std::fmt::Debug for Signing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Signing")
    }
}

impl Signing {
    pub(crate) fn read(config: &Config) -> Result<Signing, ConfigFault> {
        let keys = keys_in(config)?;
        if keys.is_none() {
            tracing::info!("the record is not signed: signing-keys names no file");
        }
        Ok(Signing {
            keys: watch::channel(keys).0,
            every: Duration::from_millis(config.sign_every_ms),
            waiting: Mutex::default(),
        })
    }

    /// Reads the same file once more: there may be another key in it.
    pub(crate) fn read_again(&self, config: &Config) -> Result<(), ConfigFault> {
        let keys = keys_in(config)?;
        self.keys.send_replace(keys);
        Ok(())
    }

    pub(crate) fn keys(&self) -> Option<Arc<Keys>> {
        self.keys.borrow().clone()
    }

    /// This node has stored a row. The end of a game is signed at once.
    pub(crate) fn note(&self, stream: StreamId, end: End, is_over: bool) {
        if self.keys.borrow().is_none() {
            return;
        }
        let mut waiting = self.waiting();
        if waiting.strange.contains(&stream) {
            return;
        }
        let now = Instant::now();
        let due = if is_over { now } else { now + self.every };
        let waits = waiting.ends.get(&stream).map(|change| change.due);
        let due = waits.map_or(due, |waits| waits.min(due));
        waiting.put(stream, Change { end, due });
        if waiting.ends.len() > MOST
            && let Some((oldest, _)) = waiting.ends.first_key_value()
        {
            let oldest = *oldest;
            waiting.take(oldest);
        }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what is due by a time.
    fn due(&self, by: Instant) -> Vec<(StreamId, Change)> {
        let mut waiting = self.waiting();
        let due = waiting.order.iter().take_while(|(due, _)| *due <= by);
        let due: Vec<StreamId> = due.map(|(_, stream)| *stream).take(BATCH).collect();
        due.into_iter()
            .filter_map(|stream| Some((stream, waiting.take(stream)?)))
            .collect()
    }

    /// Puts back what could not be stored, unless it has moved on.
    fn put_back(&self, changes: Vec<(StreamId, Change)>) {
        let mut waiting = self.waiting();
        for (stream, change) in changes {
            if !waiting.ends.contains_key(&stream) {
                waiting.put(stream, change);
            }
        }
    }

    /// Signs all that is due by a time, as long as it can be stored.
    pub(crate) async fn sign_due(&self, journal: &dyn Journal, by: Instant, at_ms: u64) {
        loop {
            let due = self.due(by);
            if due.is_empty() || !self.sign(journal, due, at_ms).await {
                return;
            }
        }
    }

    /// Signs and stores; whether that is done.
    async fn sign(
        &self,
        journal: &dyn Journal,
        changes: Vec<(StreamId, Change)>,
        at_ms: u64,
    ) -> bool {
        let Some(keys) = self.keys() else {
            return true;
        };
        let ends: Vec<(StreamId, End)> = changes
            .iter()
            .map(|(stream, change)| (*stream, change.end))
            .collect();
        let signed = spawn_blocking(move || {
            let signed = ends.into_iter().map(|(stream, end)| {
                let said = SignedEnd::new(keys.signing(), stream, end, at_ms);
                Signed { stream, said }
            });
            signed.collect::<Vec<_>>()
        });
        let Ok(signed) = signed.await else {
            return false;
        };
        match journal.keep_signed(signed).await {
            Ok(()) => true,
            Err(error) => {
                calm::warn("signing", &error);
                self.put_back(changes);
                false
            }
        }
    }

    /// What is handed out with the record of a stream. If it waits to be signed,
    /// that is done now.
    pub(crate) async fn origin(
        &self,
        journal: &dyn Journal,
        stream: StreamId,
        at_ms: u64,
    ) -> Result<Option<Origin>, JournalError> {
        let change = self.waiting().take(stream);
        if let Some(change) = change {
            self.sign(journal, vec![(stream, change)], at_ms).await;
        }
        let signed = journal.signed(stream).await?;
        Ok(signed.map(|signed| {
            let keys = self.keys();
            let handovers = keys.map_or_else(Vec::new, |keys| keys.handovers().to_vec());
            Origin { signed, handovers }
        }))
    }

    /// Whether a stream that was just read is the one that was signed. It is
    /// seldom asked, and away from those who are asked often.
    pub(crate) fn check<'a>(
        &'a self,
        journal: &'a dyn Journal,
        stream: StreamId,
        last: (u64, Hash),
    ) -> BoxFuture<'a, Result<(), JournalError>> {
        async move {
            let Some(keys) = self.keys() else {
                return Ok(());
            };
            let Some(said) = journal.signed(stream).await? else {
                return Ok(());
            };
            let end = said.end;
            let found = if end.version == last.0 {
                Some(last.1)
            } else {
                let rows = journal.load(stream, end.version, 1).await?;
                let row = rows.into_iter().find(|row| row.version == end.version);
                row.map(|row| row.hash)
            };
            if found != Some(end.hash) || !said.holds(stream) {
                let why = format!(
                    "entry {} is not the one that was signed; restore it from a backup",
                    end.version
                );
                return Err(unfit(stream, why));
            }
            if !keys.all().contains(&said.key) && self.waiting().strange.insert(stream) {
                tracing::warn!(
                    %stream, key = %said.key,
                    "a record was signed by a key that is not in signing-keys; what is added to \
                     it is not signed"
                );
            }
            Ok(())
        }
        .boxed()
    }
}

fn keys_in(config: &Config) -> Result<Option<Arc<Keys>>, ConfigFault> {
    let Some(file) = &config.signing_keys else {
        return Ok(None);
    };
    let wrong = |why: String| ConfigFault {
        name: "signing-keys".to_owned(),
        detail: format!(
            "{file} cannot be used ({why}); name a file that `tuomari key new` made, or put it \
             back from where a copy is kept"
        ),
    };
    let mut text = String::new();
    File::open(file)
        .and_then(|opened| opened.take(MOST_BYTES).read_to_string(&mut text))
        .map_err(|error| wrong(error.to_string()))?;
    let keys = Keys::read(&text).map_err(|fault| wrong(fault.to_string()))?;
    Ok(Some(Arc::new(keys)))
}
