//! Moves what the client received for one subscription into its mailbox.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Release},
};

use futures::{StreamExt as _, stream::SelectAll};

use super::Link;
use crate::{
    line::Lines,
    mailbox::Mailbox,
    tally::count,
    wire::{self, Message, Unread},
};

/// One subscription's way in.
#[derive(Debug)]
pub(super) struct Feeder {
    pub(super) mailbox: Arc<Mailbox>,
    /// Whether the client has been asked for all its subjects.
    pub(super) subscribed: AtomicBool,
}

impl Feeder {
    pub(super) fn new(mailbox: Arc<Mailbox>) -> Feeder {
        Feeder {
            mailbox,
            subscribed: AtomicBool::new(false),
        }
    }
}

/// Runs until the subscription is dropped. It holds the only strong reference
/// to its feeder, so that the bus forgets what nobody listens to.
pub(super) async fn run(link: Arc<Link>, feeder: Arc<Feeder>) {
    let mailbox = &feeder.mailbox;
    let subjects = if mailbox.lines == Lines::ALL {
        vec![link.every_line.clone()]
    } else {
        let lines = mailbox.lines.iter();
        lines
            .map(|line| link.subjects[usize::from(line.0)].clone())
            .collect()
    };
    let mut incoming = SelectAll::new();
    for subject in subjects {
        // Fails only when the client has ended, and the bus with it.
        let Ok(subscriber) = link.client.subscribe(subject).await else {
            return mailbox.close();
        };
        incoming.push(subscriber);
    }
    feeder.subscribed.store(true, Release);
    link.signals.wake.notify_one();
    if incoming.is_empty() {
        // A subscription to no line hears of the bus and of nothing else.
        return std::future::pending().await;
    }
    while let Some(message) = incoming.next().await {
        match wire::decode(&message.payload, &link.key) {
            Ok(Message::Hint(hint)) => mailbox.post(hint, &link.tally),
            Ok(Message::Lost) => mailbox.lag(&link.tally),
            Err(Unread::Malformed) => count(&link.tally.malformed),
            Err(Unread::Forged) => count(&link.tally.forged),
        }
    }
    mailbox.close();
}
