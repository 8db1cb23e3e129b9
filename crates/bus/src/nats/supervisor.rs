//! Watches the connection of one bus, and tells everybody of every loss.

use std::{
    sync::{
        Arc,
        atomic::Ordering::{AcqRel, Acquire, Relaxed, Release},
    },
    time::Duration,
};

use async_nats::Subscriber;
use futures::StreamExt as _;
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::{Link, feeder::Feeder, is_connected};
use crate::{
    tally::count,
    wire::{self, Message},
};

/// How often the connection is looked at though nothing was heard of it, and
/// how often at most others are told that we lost hints.
const TICK: Duration = Duration::from_secs(1);
/// How long the server may take to answer a probe.
const PROBE_TIMEOUT: Duration = Duration::from_millis(800);
/// So many probes in a row without an answer, and the server is away though
/// the connection stands: it hangs.
const SILENT: u32 = 2;

/// Runs as long as the bus.
pub(super) async fn run(link: Arc<Link>) {
    let Ok(probes) = link.client.subscribe(link.probe.clone()).await else {
        return;
    };
    let mut watch = Watch {
        link,
        probes,
        probe: 0,
        confirmed: 0,
        connects: 0,
        unanswered: 0,
    };
    let mut tick = interval(TICK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let ticked = tokio::select! {
            () = watch.link.signals.wake.notified() => false,
            _ = tick.tick() => true,
        };
        let came_up = watch.look(ticked).await;
        if ticked || came_up {
            watch.tell_losses().await;
        }
    }
}

struct Watch {
    link: Arc<Link>,
    probes: Subscriber,
    /// The number of the last probe.
    probe: u64,
    /// The connection on which a probe came back: the client numbers them.
    confirmed: u64,
    /// The connection seen last.
    connects: u64,
    /// Probes in a row that did not come back.
    unanswered: u32,
}

impl Watch {
    /// Compares what the connection is with what the subscribers were told,
    /// and with every tick whether the server answers: one that hangs breaks
    /// no connection. True if some of them hear again.
    async fn look(&mut self, ticked: bool) -> bool {
        let link = Arc::clone(&self.link);
        if link.signals.overflowed.swap(false, AcqRel) {
            for feeder in link.feeders() {
                feeder.mailbox.lag(&link.tally);
            }
        }
        let connects = link.client.statistics().connects.load(Relaxed);
        let connected = is_connected(&link.client);
        if self.connects != 0 && (!connected || connects != self.connects) {
            self.went_down();
        }
        if connected {
            self.connects = connects;
            if self.unanswered < SILENT {
                link.sending.store(true, Release);
            }
        }
        // Only those whose subscriptions went ahead of the probe.
        let waiting = waiting(&link);
        let needed = ticked || self.confirmed != connects || !waiting.is_empty();
        if !connected || !needed {
            return false;
        }
        if !self.probe().await {
            let same = link.client.statistics().connects.load(Relaxed) == connects;
            if same && is_connected(&link.client) {
                self.went_silent();
            } else {
                self.went_down();
            }
            return false;
        }
        self.unanswered = 0;
        link.sending.store(true, Release);
        if self.confirmed != connects {
            self.confirmed = connects;
            count(&link.tally.ups);
        }
        for feeder in &waiting {
            feeder.mailbox.turn(true);
        }
        !waiting.is_empty()
    }

    /// A probe did not come back. What was sent since the last one that did
    /// may hang there: whoever hears us reads what he holds, and from the
    /// second on knows that he hears nothing.
    fn went_silent(&mut self) {
        self.unanswered = self.unanswered.saturating_add(1);
        if self.unanswered < SILENT {
            for feeder in self.link.feeders() {
                feeder.mailbox.lag(&self.link.tally);
            }
        } else if self.unanswered == SILENT {
            self.link.sending.store(false, Release);
            self.link.lost.add_all();
            for feeder in self.link.feeders() {
                feeder.mailbox.turn(false);
            }
        }
    }

    /// The connection broke. What was sent last may not have arrived, and
    /// nobody can say which hints those were.
    fn went_down(&mut self) {
        if std::mem::take(&mut self.connects) == 0 {
            return;
        }
        self.unanswered = 0;
        self.link.sending.store(false, Release);
        self.link.lost.add_all();
        for feeder in self.link.feeders() {
            feeder.mailbox.turn(false);
        }
    }

    /// Sends a message to ourselves. The server handles what we send in order:
    /// when it comes back, all subscriptions made before it are in force.
    async fn probe(&mut self) -> bool {
        self.probe += 1;
        let number = self.probe.to_be_bytes();
        let there_and_back = async {
            let sent = self.link.client.publish(
                self.link.probe.clone(),
                bytes::Bytes::copy_from_slice(&number),
            );
            if sent.await.is_err() {
                return false;
            }
            while let Some(message) = self.probes.next().await {
                if message.payload[..] == number {
                    return true;
                }
            }
            false
        };
        timeout(PROBE_TIMEOUT, there_and_back)
            .await
            .unwrap_or(false)
    }

    /// Tells the lines of which we dropped hints that they missed something.
    async fn tell_losses(&self) {
        let link = &self.link;
        if !link.sending.load(Acquire) {
            return;
        }
        for line in link.lost.take().iter() {
            let subject = link.subjects[usize::from(line.0)].clone();
            let note = wire::encode(&Message::Lost, &link.key);
            let sent = timeout(TICK, link.client.publish(subject, note)).await;
            if !matches!(sent, Ok(Ok(()))) {
                link.lost.add(line);
            }
        }
    }
}

fn waiting(link: &Link) -> Vec<Arc<Feeder>> {
    let mut feeders = link.feeders();
    feeders.retain(|feeder| feeder.subscribed.load(Acquire) && !feeder.mailbox.is_up());
    feeders
}
