//! Packing finished games, in the background.
//!
//! Any node may pack any game: the journal packs under its own lock, and who
//! comes second finds nothing left to do. A game reads the same before and
//! after, so nobody has to be told.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval},
};
use tuomari_journal::{JournalError, pack_ready};

use crate::node::{Node, calm, closed};

/// Games looked up at once.
const PORTION: usize = 64;

/// Games packed in one go at most; the rest waits for the next.
const MOST: usize = 4_096;

/// Packs what is ready until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let every_ms = node.config.pack_every_ms;
    if every_ms == 0 {
        return;
    }
    let mut tick = interval(Duration::from_millis(every_ms));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            _ = tick.tick() => {}
            () = closed(&mut closing) => return,
        }
        let packed = tokio::select! {
            biased;
            packed = pack(&node) => packed,
            // A game half packed is not packed at all.
            () = closed(&mut closing) => return,
        };
        match packed {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "finished games were packed"),
            Err(error) => calm::warn("finished games could not be packed", &error),
        }
    }
}

/// Packs what is ready; how many games it was.
async fn pack(node: &Node) -> Result<usize, JournalError> {
    let mut packed = 0;
    let told = |one| match one {
        Ok(()) => {
            node.tally.packed.one();
            packed += 1;
        }
        Err(error) => calm::warn("a finished game cannot be packed", &error),
    };
    let by_ms = node.clock.now_ms();
    pack_ready(node.journal.as_ref(), by_ms, (PORTION, MOST), told).await?;
    Ok(packed)
}
