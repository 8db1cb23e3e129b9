//! The late test of a dead position: longer than a move can wait for.

use std::sync::Arc;

use tokio::sync::{mpsc, watch};
use tuomari_journal::StreamId;

use crate::{
    doing,
    node::{Node, closed},
    oracle::{AT_LEISURE, WITHIN_A_DECISION, with_oracle},
};

/// Tables that wait for the test. If more would, their next move brings them
/// again.
const WAITING: usize = 1_024;

/// Where tables are handed in for the test.
#[derive(Debug)]
pub(crate) struct LateDead(mpsc::Sender<StreamId>);

impl LateDead {
    /// The place to hand tables in, and the queue behind it.
    pub(crate) fn new() -> (LateDead, mpsc::Receiver<StreamId>) {
        let (sender, queue) = mpsc::channel(WAITING);
        (LateDead(sender), queue)
    }

    /// A position may have arisen that the quick test left open.
    pub(crate) fn examine(&self, id: StreamId) {
        // A full queue is no loss: the test comes with a later move, and a
        // result that hangs on it asks the analyser anyway.
        let _ = self.0.try_send(id);
    }
}

/// Examines tables, one at a time, until the node closes.
pub(crate) async fn run(
    node: Arc<Node>,
    mut queue: mpsc::Receiver<StreamId>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let id = tokio::select! {
            id = queue.recv() => id,
            () = closed(&mut closing) => return,
        };
        let Some(id) = id else { return };
        examine(&node, id).await;
    }
}

async fn examine(node: &Arc<Node>, id: StreamId) {
    let Some(desk) = node.hall.get(id) else {
        return;
    };
    // Whoever has the table now has made another move, which comes here too.
    let Some(table) = desk.try_table() else {
        return;
    };
    let open = with_oracle(WITHIN_A_DECISION, |oracle| {
        table.game.untested_dead(&table.rules, oracle).is_some()
    });
    if !open {
        return;
    }
    let game = table.game.clone();
    drop(table);
    let looking = tokio::task::spawn_blocking(move || {
        with_oracle(AT_LEISURE, |oracle| game.find_dead(oracle))
    });
    let Ok(Some(act)) = looking.await else {
        return;
    };
    if let Ok(mut table) = desk.table(node).await {
        doing::own(node, &desk, &mut table, act).await;
    }
}
