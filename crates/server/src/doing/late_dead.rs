//! The late test of a dead position: longer than a move can wait for.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::{mpsc, watch},
    time::sleep,
};
use tuomari_board::Position;
use tuomari_conduct::{DeadVerdict, MatingOracle, Oracle as _};
use tuomari_record::StreamId;

use crate::{
    doing::{
        self,
        oracle::{AT_LEISURE, WAITING, with_oracle},
    },
    node::{Node, closed},
};

/// How long tables are gathered before they are looked at. Of a table's moves
/// in that time only the last is: if that is not dead, none before it was.
const GATHERING: Duration = Duration::from_millis(250);

/// Examines tables until the node closes. Searches run beside the threads that
/// serve, and no table waits for one.
pub(crate) async fn run(
    node: Arc<Node>,
    mut queue: mpsc::Receiver<StreamId>,
    mut closing: watch::Receiver<bool>,
) {
    let mut ids = Vec::new();
    loop {
        tokio::select! {
            biased;
            count = queue.recv_many(&mut ids, WAITING) => if count == 0 { return },
            () = closed(&mut closing) => return,
        }
        sleep(GATHERING).await;
        while let Ok(id) = queue.try_recv() {
            ids.push(id);
        }
        ids.sort_unstable();
        ids.dedup();
        let positions: Vec<(StreamId, Position)> = ids
            .drain(..)
            .filter_map(|id| Some((id, position(&node, id)?)))
            .collect();
        let Some(open) = node.aside.run(move || left_open(positions)).await else {
            continue;
        };
        for id in open {
            look_longer(&node, id).await;
        }
    }
}

/// The position on a table, if the rules ask whether it is dead and it is not
/// settled yet.
fn position(node: &Node, id: StreamId) -> Option<Position> {
    // Whoever has the table now has made another move, which comes here too.
    let place = node.hall.get(id)?;
    let table = place.try_table()?;
    table.game.to_be_tested(&table.rules).cloned()
}

/// The tables that a quick look leaves open. It finds nearly all positions
/// alive, in microseconds.
fn left_open(positions: Vec<(StreamId, Position)>) -> Vec<StreamId> {
    let quick = MatingOracle::default().at_all_positions();
    let open = positions
        .into_iter()
        .filter(|(_, position)| quick.is_dead(position) != DeadVerdict::Alive);
    open.map(|(id, _)| id).collect()
}

async fn look_longer(node: &Arc<Node>, id: StreamId) {
    let Some(place) = node.hall.get(id) else {
        return;
    };
    let Some(game) = place.try_table().map(|table| table.game.clone()) else {
        return;
    };
    let look = move || with_oracle(AT_LEISURE, |oracle| game.find_dead(oracle));
    let Some(Some(act)) = node.aside.run(look).await else {
        return;
    };
    if node.life.ensure_in(node, id).await.is_err() {
        return;
    }
    if let Ok(mut table) = place.table(node).await {
        doing::own(node, &place, &mut table, act).await;
    }
}
