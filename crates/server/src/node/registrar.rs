//! Keeping up with the file in which organisers by name stand.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval},
};

use crate::node::{
    Node, calm, closed,
    organisers::{Register, register},
};

/// How often the file is looked at, and whose time is over.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Takes whoever stands in the file, and sends away whose time is over or who
/// stands there no longer, until the node closes.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    if node.config.organisers.is_none() {
        return;
    }
    let mut known = Register::default();
    let mut look = interval(LOOK_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            _ = look.tick() => {}
        }
        match register(&node.config) {
            Ok(register) => known = register,
            Err(fault) => calm::warn("the organisers by name stay as they were", &fault),
        }
        node.take_organisers(&known);
    }
}
