//! What happens is told to receivers outside: a club's own site, a phone.
//!
//! A row that is stored is compared with what stood before, as the arbiter's
//! seat sees both; what is new there goes into a queue of each receiver. No
//! game waits for a receiver, and none waits for another.

mod body;
pub(crate) mod line;
pub(crate) mod matter;
mod post;
pub(crate) mod receiver;
pub(crate) mod sender;
pub(crate) mod sign;
mod words;

use std::sync::Arc;

use tuomari_conduct::Game;
use tuomari_journal::Outage;
use tuomari_record::{CompetitionEntry, Entry};

use crate::{
    competition::Held,
    hooks::{
        line::{Line, Note},
        matter::Matter,
        post::Post,
    },
    node::{config::Config, tally::Tally},
    table::Table,
};

/// The receivers of a node.
#[derive(Debug, Default)]
pub(crate) struct Hooks {
    lines: Vec<Arc<Line>>,
}

impl Hooks {
    pub(crate) fn new(config: &Config) -> Hooks {
        let post = Post::new(config);
        let lines = config.webhooks.iter().map(|receiver| {
            let most = config.webhook_queue;
            Arc::new(Line::new(receiver.clone(), post.clone(), most))
        });
        Hooks {
            lines: lines.collect(),
        }
    }

    /// One for each receiver.
    pub(crate) fn lines(&self) -> &[Arc<Line>] {
        &self.lines
    }

    /// What an entry brings that is to be told, before the table takes it in:
    /// it leads to this game, in this version.
    pub(crate) fn at_table(&self, table: &Table, after: &Game, entry: &Entry) -> Vec<Arc<Matter>> {
        if self.lines.is_empty() {
            return Vec::new();
        }
        matter::at_table(table, after, entry)
    }

    /// The same for an entry of a competition.
    pub(crate) fn in_competition(&self, held: &Held, entry: &CompetitionEntry) -> Vec<Arc<Matter>> {
        if self.lines.is_empty() {
            return Vec::new();
        }
        matter::in_competition(held, entry)
    }

    /// The servers were away, and this node's sign of life has ended it.
    pub(crate) fn away(&self, shard: usize, outage: &Outage, tally: &Tally) {
        if !self.lines.is_empty() {
            self.tell(matter::away(shard, outage).as_slice(), tally);
        }
    }

    /// Tells every receiver what it is told of these, all of one row. Never
    /// waits.
    pub(crate) fn tell(&self, matters: &[Arc<Matter>], tally: &Tally) {
        if matters.is_empty() {
            return;
        }
        for line in &self.lines {
            let wanted = matters.iter().filter(|one| line.receiver.wants(one.kind));
            let wanted: Vec<Arc<Matter>> = wanted.cloned().collect();
            for note in Note::of(&line.receiver, wanted) {
                line.push(note, tally);
            }
        }
    }

    /// Messages that wait, at all receivers.
    pub(crate) fn waiting(&self) -> usize {
        self.lines.iter().map(|line| line.waiting()).sum()
    }
}
