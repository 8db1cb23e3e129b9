//! Sends what waits for one receiver, one message after another.

use std::{sync::Arc, time::Duration};

use hyper::body::Bytes;
use tokio::{sync::watch, time::sleep};

use crate::{
    hooks::{
        body::{body, id},
        line::{Line, Note},
        post::{Fault, Message},
    },
    node::{Node, calm, closed},
};

/// How often a message is tried before it is given up.
const TRIES: u32 = 8;

/// No pause is longer than so many of the first.
const LONGEST: u32 = 60;

/// Sends until the node closes. Then what still waits is tried once, for as
/// long as open sockets are given.
pub(crate) async fn run(node: Arc<Node>, line: Arc<Line>, closing: watch::Receiver<bool>) {
    let mut ending = closing.clone();
    let end = async {
        closed(&mut ending).await;
        sleep(Duration::from_millis(node.config.drain_ms)).await;
    };
    tokio::select! {
        () = send_all(&node, &line, closing) => {}
        () = end => {
            // The one under way, too.
            let left = line.waiting() + 1;
            node.tally.webhooks_dropped.add(left);
            let receiver = &line.receiver;
            tracing::warn!(%receiver, left, "messages to a receiver of webhooks were left when this node stopped");
        }
    }
}

async fn send_all(node: &Node, line: &Line, mut closing: watch::Receiver<bool>) {
    loop {
        if let Some(note) = line.take() {
            deliver(node, line, &note, &mut closing).await;
        } else if *closing.borrow() {
            return;
        } else {
            tokio::select! {
                () = line.news.notified() => {}
                () = closed(&mut closing) => {}
            }
        }
    }
}

/// Sends one message, again after growing pauses if it is not taken.
async fn deliver(node: &Node, line: &Line, message: &Note, closing: &mut watch::Receiver<bool>) {
    let base = node.config.base_url();
    let body = Bytes::from(body(message, &line.receiver, &base));
    let mut tries = 0;
    loop {
        let post = Message {
            id: id(message),
            at_secs: node.clock.now_ms() / 1_000,
            body: &body,
        };
        let Err(fault) = line.post.send(&line.receiver, post).await else {
            node.tally.webhooks_sent.one();
            return;
        };
        tries += 1;
        if tries == TRIES || fault.is_final() || *closing.borrow() {
            node.tally.webhooks_failed.one();
            say(
                line,
                "a message to a receiver of webhooks was given up",
                &fault,
            );
            return;
        }
        node.tally.webhooks_retried.one();
        say(
            line,
            "a receiver of webhooks did not take a message; it is tried again",
            &fault,
        );
        tokio::select! {
            () = sleep(pause(node.config.webhook_pause_ms, tries)) => {}
            () = closed(closing) => {}
        }
    }
}

fn say(line: &Line, what: &'static str, fault: &Fault) {
    calm::warn(what, &format!("{}: {fault}", line.receiver));
}

/// The pause after so many tries: each is twice as long as the one before.
fn pause(first_ms: u64, tries: u32) -> Duration {
    let times = 1_u32
        .checked_shl(tries.saturating_sub(1))
        .unwrap_or(LONGEST);
    Duration::from_millis(first_ms).saturating_mul(times.min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_are_bounded() {
        let secs = |tries| pause(1_000, tries).as_secs();
        assert_eq!([1, 2, 3, 6, 7, 40].map(secs), [1, 2, 4, 32, 60, 60]);
        let all: u64 = (1..TRIES).map(secs).sum();
        assert_eq!(
            all, 123,
            "a message is given up after two minutes of pauses"
        );
    }
}
