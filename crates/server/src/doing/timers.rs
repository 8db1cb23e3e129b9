//! When to look at a table again: flags, appointed hours, views that change
//! by themselves.
//!
//! What a node holds it looks at in time. What nobody holds is found in the
//! journal by its due time, by whichever node asks first.

use std::{
    collections::BTreeSet,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::Ordering::{AcqRel, Acquire},
    },
    time::Duration,
};

use tokio::{
    sync::{Notify, watch},
    time::{MissedTickBehavior, interval, sleep},
};
use tuomari_journal::Wake;
use tuomari_record::StreamId;

use crate::{
    doing,
    node::{Node, closed},
    table::{Table, place::TablePlace},
    talk::audience,
};

/// How often a node asks the journal what is due.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// Tables taken on from one answer.
const PORTION: usize = 256;

/// The longest sleep; time is slewed, so no sleep is exact.
const LONGEST_SLEEP_MS: u64 = 1_000;

/// The next looks at the tables of a node, one for each at most.
#[derive(Debug, Default)]
pub(crate) struct Timers {
    queue: Mutex<BTreeSet<(u64, StreamId)>>,
    sooner: Notify,
}

impl Timers {
    /// Looks at the table again when it has something to do or to show. A
    /// look that is already planned and comes sooner will do.
    pub(crate) fn set(&self, place: &TablePlace, table: &Table, now_ms: u64) {
        let duty = table
            .duty()
            .filter(|_| place.given_up.load(Acquire) != table.version);
        let duty_ms = duty.map(|duty| duty.at.ms().saturating_add(doing::grace_ms(table, &duty)));
        let followed = !place.audience().is_empty();
        let view_ms = followed
            .then(|| audience::next_view_ms(table, now_ms))
            .flatten();
        if let Some(at_ms) = duty_ms.into_iter().chain(view_ms).min() {
            self.plan(place, at_ms);
        }
    }

    fn plan(&self, place: &TablePlace, at_ms: u64) {
        let planned = place.wake_ms.load(Acquire);
        if planned != 0 && planned <= at_ms {
            return;
        }
        let mut queue = self.lock();
        let planned = place.wake_ms.swap(at_ms, AcqRel);
        if planned != 0 {
            queue.remove(&(planned, place.id));
        }
        queue.insert((at_ms, place.id));
        let first = queue.first().is_some_and(|(_, id)| *id == place.id);
        drop(queue);
        if first {
            self.sooner.notify_one();
        }
    }

    /// A table is held no longer.
    pub(crate) fn forget(&self, place: &TablePlace) {
        let planned = place.wake_ms.load(Acquire);
        self.lock().remove(&(planned, place.id));
    }

    /// The tables to be looked at now, and when the next is due.
    fn due(&self, now_ms: u64) -> (Vec<StreamId>, Option<u64>) {
        let mut queue = self.lock();
        let later = queue.split_off(&(now_ms.saturating_add(1), StreamId::new(0, 0, [0; 9])));
        let due = std::mem::replace(&mut *queue, later);
        let next = queue.first().map(|(at_ms, _)| *at_ms);
        (due.into_iter().map(|(_, id)| id).collect(), next)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<(u64, StreamId)>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Looks at the tables of this node in time.
pub(crate) async fn run(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    loop {
        let now_ms = node.clock.now_ms();
        let (due, next) = node.timers.due(now_ms);
        for id in due {
            if let Some(place) = node.hall.get(id) {
                place.wake_ms.store(0, std::sync::atomic::Ordering::Release);
                let node = Arc::clone(&node);
                tokio::spawn(async move { look(&node, &place).await });
            }
        }
        let wait_ms = next
            .map_or(LONGEST_SLEEP_MS, |next| next.saturating_sub(now_ms))
            .clamp(1, LONGEST_SLEEP_MS);
        tokio::select! {
            biased;
            () = sleep(Duration::from_millis(wait_ms)) => {}
            () = node.timers.sooner.notified() => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Asks the journal what is due, whoever holds it or nobody.
pub(crate) async fn ask(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(ASK_EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            _ = tick.tick() => {}
            () = closed(&mut closing) => return,
        }
        let now_ms = node.clock.now_ms();
        match node.journal.due_by(now_ms, PORTION).await {
            Ok(wakes) => {
                for wake in wakes {
                    look_for(&node, wake).await;
                }
            }
            Err(error) => tracing::warn!(%error, "what is due is not known"),
        }
    }
}

/// Looks at a table because the journal says so, and puts the next look off.
async fn look_for(node: &Arc<Node>, wake: Wake) {
    let Ok(place) = node.hall.place(node, wake.stream) else {
        return;
    };
    look(node, &place).await;
    let Ok(table) = place.table(node).await else {
        return;
    };
    let now_ms = node.clock.now_ms();
    let given_up = place.given_up.load(Acquire) == table.version;
    let bound = table.bound(&table.game).filter(|_| !given_up);
    drop(table);
    // What is due within the time for slow presses is looked at soon again.
    let put_off = match bound {
        Some(bound) if bound.ms() <= now_ms => return,
        bound => bound.map(tuomari_clock::At::ms),
    };
    if let Err(error) = node.journal.put_off(wake, put_off).await {
        tracing::warn!(%error, "a look could not be put off");
    }
}

/// Looks at a table: shows what is to be shown, does what is to be done.
pub(crate) async fn look(node: &Arc<Node>, place: &Arc<TablePlace>) {
    let Ok(mut table) = place.table(node).await else {
        return;
    };
    let now_ms = node.clock.now_ms();
    table.advance_delayed(now_ms);
    place.tell(node, &table, now_ms);
    let duty = table.duty().filter(|duty| {
        let due_ms = duty.at.ms().saturating_add(doing::grace_ms(&table, duty));
        due_ms <= now_ms && place.given_up.load(Acquire) != table.version
    });
    if let Some(duty) = duty {
        doing::own(node, place, &mut table, duty.act).await;
    }
    node.timers.set(place, &table, now_ms);
}
