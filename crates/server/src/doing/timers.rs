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
use tuomari_conduct::Act;
use tuomari_journal::Wake;
use tuomari_record::StreamId;

use crate::{
    competition::errand::word_of,
    doing::{
        self,
        duty::Duty,
        lag,
        patience::{RETURN_MS, UNSEEN_MS, missed_for_ms},
    },
    node::{Node, calm, closed},
    table::{Table, place::TablePlace},
    talk::audience,
};

/// How often a node asks the journal what is due.
const ASK_EVERY: Duration = Duration::from_secs(1);

/// Tables taken on from one answer.
const PORTION: usize = 256;

/// The longest sleep; time is slewed, so no sleep is exact.
const LONGEST_SLEEP_MS: u64 = 1_000;

/// What could not be done is tried again after so long.
const PUT_OFF_MS: u64 = 500;

/// A flag waits for the node at which its player may sit until that has read
/// what it was not told, and so many signs of life longer: what he did waits
/// for two there, and is then stored, and that takes as long as it takes here.
const SIGNS: u64 = 3;

/// After an outage who comes to the game has so long at least to say so.
const EXCUSED_MS: u64 = 60_000;

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
        let duty_ms = duty_ms.map(|at_ms| at_ms.max(place.rests_until_ms()));
        let followed = !place.audience().is_empty();
        let view_ms = followed
            .then(|| audience::next_view_ms(table, now_ms))
            .flatten();
        if let Some(at_ms) = duty_ms.into_iter().chain(view_ms).min() {
            self.plan(place, at_ms);
        }
    }

    /// Looks at the table as soon as it can be.
    pub(crate) fn look_soon(&self, node: &Node, place: &TablePlace) {
        self.plan(place, node.clock.now_ms());
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
            Err(error) => calm::warn("what is due is not known", &error),
        }
    }
}

/// Looks at a table because the journal says so, and puts the next look off.
async fn look_for(node: &Arc<Node>, wake: Wake) {
    if wake.stream.is_competition() {
        return node.usher.looks(wake);
    }
    let Ok(place) = node.hall.place(node, wake.stream) else {
        return;
    };
    // The node that wrote the last move may be one that nobody hears.
    place.doubt();
    look(node, &place).await;
    let now_ms = node.clock.now_ms();
    let table = match place.table(node).await {
        Ok(table) => table,
        // A record that cannot be read must not hide others behind it.
        Err(problem) if problem.is("broken-record") || problem.is("no-table") => {
            let later_ms = node.broken.next_look_ms(wake.stream, now_ms);
            return put_off(node, wake, Some(later_ms)).await;
        }
        Err(_) => return,
    };
    let given_up = place.given_up.load(Acquire) == table.version;
    let bound = table.bound(&table.game).filter(|_| !given_up);
    // A game that was reopened has its clocks again, and nothing to say yet.
    let word = word_of(&table, wake).filter(|_| bound.is_none());
    drop(table);
    if let Some(word) = word {
        // Once it is brought, there is no further look.
        return node.usher.brings(word);
    }
    // What is due within the time for slow presses is looked at soon again.
    let next = match bound {
        Some(bound) if bound.ms() <= now_ms => return,
        bound => bound.map(tuomari_clock::At::ms),
    };
    put_off(node, wake, next).await;
}

async fn put_off(node: &Node, wake: Wake, to_ms: Option<u64>) {
    if let Err(error) = node.journal.put_off(wake, to_ms).await {
        calm::warn("a look could not be put off", &error);
    }
}

/// Looks at a table: shows what is to be shown, does what is to be done.
pub(crate) async fn look(node: &Arc<Node>, place: &Arc<TablePlace>) {
    if !try_look(node, place).await {
        let later_ms = node.clock.now_ms().saturating_add(PUT_OFF_MS);
        node.timers
            .plan(place, later_ms.max(place.rests_until_ms()));
    }
}

/// The same; false if it has to be looked at again a little later.
///
/// Nothing is done on the strength of a clock alone: this node must have left
/// a sign of life after the duty fell due. Up to then the journal could be
/// written to, or the outage is known and has been given back.
async fn try_look(node: &Arc<Node>, place: &Arc<TablePlace>) -> bool {
    if node.life.ensure_in(node, place.id).await.is_err() {
        return false;
    }
    loop {
        let Ok(mut table) = place.table(node).await else {
            // The journal names it when it can be read again.
            return true;
        };
        let now_ms = node.clock.now_ms();
        table.advance_delayed(now_ms);
        place.tell(node, &table, now_ms);
        let due_ms = |duty: &Duty| duty.at.ms().saturating_add(doing::grace_ms(&table, duty));
        let given_up = place.given_up.load(Acquire) == table.version;
        let duty = table.duty().filter(|_| !given_up);
        let Some(duty) = duty.filter(|duty| due_ms(duty) <= now_ms) else {
            node.timers.set(place, &table, now_ms);
            return true;
        };
        if place.rests_until_ms() > now_ms {
            return false;
        }
        let due_ms = due_ms(&duty);
        if !node.life.signed_since(node, place.id, due_ms) {
            // Others may use the table meanwhile.
            drop(table);
            if node
                .life
                .ensure_since(node, place.id, due_ms)
                .await
                .is_err()
            {
                return false;
            }
            continue;
        }
        if is_awaited(node, place, &table, &duty).await || is_excused(node, &table, &duty) {
            return false;
        }
        let done = doing::own(node, place, &mut table, duty.act).await;
        if done {
            node.timers.set(place, &table, now_ms);
        }
        return done;
    }
}

/// Whether the player whose time is up may have acted in time, and it is a
/// fault of ours that it is not known: his act was put down and he will send
/// it again, or he sits at another node that does not answer just now, or that
/// has not shown him whose turn it is.
async fn is_awaited(node: &Node, place: &TablePlace, table: &Table, duty: &Duty) -> bool {
    let Some(color) = duty.flag_of else {
        return false;
    };
    let now = node.clock.now();
    // What came before the last that was done has been done, or comes to
    // nothing; a press is dated back.
    let done_ms = table.time.acted().ms().saturating_add(lag::MOST_MS);
    let elsewhere = || node.elsewhere.is_expected(table.id, done_ms, now);
    if place.put_down.is_expected(now) || elsewhere() {
        return true;
    }
    // Who has just come from elsewhere sends again what he did there.
    let sits_here = |since_ms: u64| now.ms() >= since_ms.saturating_add(RETURN_MS);
    if !node.journal.keeps_time() || place.present_since(color).is_some_and(sits_here) {
        return false;
    }
    let Ok(beats) = node.journal.last_beats(place.id.shard()).await else {
        return true;
    };
    let sign_ms = node.life.sign_takes_ms(node, place.id);
    let unseen_ms = UNSEEN_MS + SIGNS * sign_ms.min(node.config.silence_ms);
    let lately = now.ms() < duty.at.ms().saturating_add(unseen_ms);
    // What was stored late may be dated long ago.
    let known = place.is_quiet_since(now.ms().saturating_sub(unseen_ms));
    let least_ms = if lately || !known {
        // He may sit at any of them.
        0
    } else {
        node.config.heartbeat_ms * 2
    };
    let awaited = least_ms..missed_for_ms(node.config.silence_ms);
    let mut others = beats.iter().filter(|(name, _)| *name != node.name);
    others.any(|(_, at_ms)| awaited.contains(&now.ms().saturating_sub(*at_ms)))
}

/// Whether who is late may have come in time and could not say so: the server
/// was away before the end of his time. He gets that time, and a moment.
fn is_excused(node: &Node, table: &Table, duty: &Duty) -> bool {
    let Some(presence) = table.game.presence().filter(|_| duty.flag_of.is_none()) else {
        return false;
    };
    let from_ms = presence.appointed().ms().saturating_sub(EXCUSED_MS);
    let mut end_ms = duty.at.ms();
    for outage in node.life.outages_after(node, table.id, from_ms) {
        if outage.from_ms < end_ms {
            let away_ms = outage.to_ms - outage.from_ms.max(from_ms);
            end_ms = (end_ms + away_ms).max(outage.to_ms + EXCUSED_MS);
        }
    }
    duty.act == Act::NoteAbsence && node.clock.now_ms() < end_ms
}
