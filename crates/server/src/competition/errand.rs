//! What the usher is asked to do, by whoever causes it.

use tokio::sync::mpsc::{Receiver, Sender, channel};
use tuomari_competition::{TableId, TableResult};
use tuomari_journal::Wake;
use tuomari_record::{StreamId, hash_text};

use crate::{competition::result::End, table::Table};

/// Errands that wait at most; more are found by their due times.
const MOST: usize = 10_000;

/// Where errands are given.
#[derive(Debug)]
pub(crate) struct Usher(Sender<Errand>);

/// Something to be brought about.
#[derive(Debug)]
pub(crate) enum Errand {
    Open(StreamId),
    /// The same, because the journal says that it is due.
    Look(Wake),
    Bring(Box<Word>),
}

/// What a table says to its competition.
#[derive(Debug)]
pub(crate) struct Word {
    pub(crate) competition: StreamId,
    pub(crate) said: Told,
    /// The look that is not needed once it is brought.
    pub(crate) wake: Wake,
}

/// What it is about.
#[derive(Clone, Debug)]
pub(crate) enum Told {
    Result(TableResult),
    /// The game at this table does not count.
    Annulled(TableId),
}

impl Usher {
    /// An usher, and the queue he works from.
    pub(crate) fn new() -> (Usher, Receiver<Errand>) {
        let (sender, queue) = channel(MOST);
        (Usher(sender), queue)
    }

    /// The tables of a competition are to be opened.
    pub(crate) fn opens(&self, competition: StreamId) {
        // Whatever is not said here is found by its due time.
        let _ = self.0.try_send(Errand::Open(competition));
    }

    /// The journal says that something is due for a competition.
    pub(crate) fn looks(&self, wake: Wake) {
        let _ = self.0.try_send(Errand::Look(wake));
    }

    /// A table has something to say.
    pub(crate) fn brings(&self, word: Word) {
        let _ = self.0.try_send(Errand::Bring(Box::new(word)));
    }
}

/// What a table has to say to its competition, when anybody may know it.
pub(crate) fn word_of(table: &Table, wake: Wake) -> Option<Word> {
    let of = table.created.board?;
    let said = table.result?;
    let name = TableId(table.id.to_string());
    Some(Word {
        competition: of.competition,
        said: match said.end {
            End::Counts(outcome) => Told::Result(TableResult {
                table: name,
                version: said.version,
                hash: hash_text(&said.hash),
                outcome,
            }),
            End::Annulled => Told::Annulled(name),
        },
        wake,
    })
}
