//! The house as a player: somebody to practise with when nobody else is there.
//!
//! A table says which colour the house plays; nothing else is kept of it. A
//! node that holds such a table looks at it whenever it moves on and does what
//! is the house's to do, by the same commands as anybody: so it goes on after
//! a restart, and of two nodes that both look, the journal lets one act.
//!
//! | question | file |
//! | --- | --- |
//! | Where? | [`waiting`] |
//! | What is there to do? | [`deed`] |
//! | Which move? | [`tuomari_player`] |

mod deed;
pub(crate) mod waiting;

use std::{sync::Arc, time::Duration};

use serde_json::Value;
use tokio::{
    sync::{mpsc, watch},
    task::JoinSet,
    time::{Instant, sleep_until},
};
use tuomari_conduct::Seat;
use tuomari_player::{Question, best};
use tuomari_record::{House as Plays, StreamId};

use self::deed::Deed;
use crate::{
    doing::{Order, Pass, Way, carry_out, key_of},
    node::{Node, calm, closed},
    table::{place::TablePlace, secret::lot},
};

/// Tables at which the house thinks at once.
const AT_ONCE: usize = 256;

/// Nobody moves in less, and the other is to see what he did himself.
const PAUSE: Duration = Duration::from_millis(500);

/// Deeds in a row at one table. A person's turn ends the row; one that does
/// not end is a fault of ours.
const MOST_DEEDS: usize = 8;

/// Plays until the node closes.
pub(crate) async fn run(
    node: Arc<Node>,
    mut queue: mpsc::Receiver<StreamId>,
    mut closing: watch::Receiver<bool>,
) {
    let mut playing = JoinSet::new();
    loop {
        let id = tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            Some(_) = playing.join_next() => continue,
            Some(id) = queue.recv(), if playing.len() < AT_ONCE => id,
        };
        if node.house.take(id) {
            let node = Arc::clone(&node);
            playing.spawn(async move {
                loop {
                    play(&node, id).await;
                    if !node.house.moved_on(id) {
                        break;
                    }
                }
            });
        }
    }
}

/// Does at a table what is the house's to do, until it is another's turn.
async fn play(node: &Arc<Node>, id: StreamId) {
    let Ok(place) = node.hall.place(node, id) else {
        return;
    };
    for _ in 0..MOST_DEEDS {
        let began = Instant::now();
        let Ok(table) = place.table(node).await else {
            return;
        };
        let Some(house) = table.created.house else {
            return;
        };
        let version = table.version;
        let Some(deed) = deed::next(&table, house, node.clock.now()) else {
            return;
        };
        drop(table);
        let act = match deed {
            Deed::Do(act) => act,
            Deed::Move(question) => {
                let act = answer(node, question).await;
                sleep_until(began + PAUSE).await;
                act
            }
        };
        if !carried_out(node, &place, house, version, act).await {
            return;
        }
    }
}

/// The move that answers a question.
async fn answer(node: &Node, question: Question) -> Value {
    if let Some(engine) = &node.house.engine {
        match engine.best(&question).await {
            Ok(Some(m)) => return deed::make(m),
            Ok(None) => {}
            // Whatever is wrong with it, the house plays on without.
            Err(error) => calm::warn("the engine of the house does not answer", &error),
        }
    }
    let lot = lot();
    let searched = node.aside.run(move || best(&question, lot)).await;
    searched.flatten().map_or(Value::Null, deed::make)
}

/// Whether the act was done, by us or by another node.
async fn carried_out(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    house: Plays,
    version: u64,
    act: Value,
) -> bool {
    let seat = Seat::Player(house.color);
    let order = Order {
        pass: Pass {
            seat,
            token: None,
            organiser: None,
        },
        // What another node did of the same position is known by its key.
        key: Some(key_of(seat, &format!("house-{version}"))),
        act,
        way: Way::now(node.clock.now()),
        answer: None,
    };
    match carry_out(node, place, &order).await {
        Ok(_) => true,
        Err(problem) => {
            tracing::debug!(table = %place.name, ?problem, "the house could not do that");
            false
        }
    }
}
