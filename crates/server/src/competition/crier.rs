//! Tells those who look on what has changed in a competition.

use std::{sync::Arc, time::Duration};

use tokio::{sync::watch, time::sleep};
use tuomari_competition::Seat;
use tuomari_record::StreamId;

use crate::{
    answer::Answer,
    competition::seen::Seen,
    node::{Node, calm, closed},
    wire::{Problem, change::document},
};

/// How long changes are gathered after one was told: those of a round come
/// together.
const GATHERED: Duration = Duration::from_millis(50);

/// Tells what there is until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            () = node.news.come() => {}
        }
        for competition in node.news.take() {
            if let Err(problem) = show(&node, competition).await {
                // Whoever looks on reads it again by himself in a while.
                calm::warn("a change could not be told yet", &problem.title);
            }
        }
        sleep(GATHERED).await;
    }
}

/// Tells all who look on without a link what anybody may see now.
async fn show(node: &Arc<Node>, competition: StreamId) -> Answer<()> {
    let Some(place) = node.competitions.get(competition) else {
        return Ok(());
    };
    let held = place.held(node).await?;
    let version = held.version;
    if !place.watchers.waits_for(version) {
        return Ok(());
    }
    let seen = Seen::of(node, &place, &held, Seat::Public);
    drop(held);
    let work = move || {
        let seen = seen.told();
        let text = serde_json::to_vec(&seen).unwrap_or_default();
        (text, document(&seen))
    };
    let told = node.aside.run(work).await;
    let (text, seen) = told.ok_or_else(|| Box::new(Problem::unavailable()))?;
    place.keep_public(version, &text.into());
    place.watchers.show(&place.name, version, seen);
    Ok(())
}
