//! Signing what is due, in the background.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    time::{Instant, MissedTickBehavior, interval},
};

use crate::node::{Node, closed};

/// How often it is looked whether something is to be signed.
const LOOK_EVERY: Duration = Duration::from_millis(250);

/// Later than anything is due.
const ALL: Duration = Duration::from_hours(24);

/// Signs what is due until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut look = interval(LOOK_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            _ = look.tick() => sign(&node, Instant::now()).await,
        }
    }
}

/// Signs all that waits: the node stops.
pub(crate) async fn finish(node: &Node) {
    sign(node, Instant::now() + ALL).await;
}

async fn sign(node: &Node, by: Instant) {
    let now_ms = node.clock.now_ms();
    let signing = &node.signing;
    signing.sign_due(node.journal.as_ref(), by, now_ms).await;
}
