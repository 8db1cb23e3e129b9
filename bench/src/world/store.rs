//! The store of a world, as each node reaches it: answers that take their
//! time, and everything that can happen to a database.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::{sync::oneshot, time::Instant};
use tuomari_client::Dice;
use tuomari_journal::{
    Answer, Append, Head, Journal, JournalError, Listed, Outage, Outcome, Outcomes, PROMPT,
    Packing, Wake, Which,
};
use tuomari_record::{Row, StreamId};

use super::{
    agenda::Agenda,
    ledger::Ledger,
    rows::{Ask, Own, Reply, Rows, Sign},
    trace::Trace,
};

/// What the store's clock shows when a world begins.
pub(super) const BEGINNING_MS: u64 = 1_794_000_000_000;

/// A call that is not answered in this time has failed: the bound of the real
/// stores, a new connection and all tries included.
const SETTLED_WITHIN_MS: u64 = 20_000;

/// One statement takes no longer than this; then it is tried again.
const ANSWERED_WITHIN_MS: u64 = 10_000;

/// What ails the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Ail {
    /// It is not there, or it does not answer: everything waits.
    Away,
    /// Its rows are locked; everything else answers.
    Locked,
    /// Its disk is full: writing is refused.
    Full,
    Slow,
    /// A node cannot reach it.
    Cut(usize),
}

/// The store of a world.
#[derive(Clone, Debug)]
pub(super) struct Store(Arc<Mutex<Inner>>);

#[derive(Debug)]
struct Inner {
    trace: Trace,
    ledger: Ledger,
    dice: Dice,
    rows: Rows,
    agenda: Agenda<Step>,
    calls: BTreeMap<u64, Call>,
    next: u64,
    ails: BTreeMap<Ail, u64>,
    clock_ms: i64,
    /// How long writing takes while it is slow.
    slow_ms: u64,
    /// How often another store took over.
    epoch: u64,
}

#[derive(Debug)]
struct Call {
    node: usize,
    ask: Ask,
    since_ms: u64,
    /// After when each row of an append is not written any more.
    late_ms: Vec<Option<u64>>,
    /// Carried out already; only the answer has not got through.
    done: Option<Reply>,
    /// The slow disk has had it.
    was_slow: bool,
    answer: Option<oneshot::Sender<Reply>>,
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Arrive(u64),
    Answer(u64),
    GiveUp(u64),
}

impl Store {
    pub(super) fn new(trace: &Trace, ledger: &Ledger, dice: Dice, takes_anything: bool) -> Store {
        Store(Arc::new(Mutex::new(Inner {
            trace: trace.clone(),
            ledger: ledger.clone(),
            dice,
            rows: Rows::new(takes_anything),
            agenda: Agenda::default(),
            calls: BTreeMap::new(),
            next: 0,
            ails: BTreeMap::new(),
            clock_ms: 0,
            slow_ms: 0,
            epoch: 0,
        })))
    }

    /// The store as a node reaches it.
    pub(super) fn desk(&self, node: usize) -> Desk {
        Desk {
            node,
            store: self.clone(),
        }
    }

    /// Stores rows before the world begins.
    pub(super) fn found(&self, append: Append) {
        self.lock().carry_out(&Ask::Append(vec![append]));
    }

    /// Something ails it until then.
    pub(super) fn ail(&self, ail: Ail, until_ms: u64, slow_ms: u64) {
        let mut inner = self.lock();
        inner.slow_ms = slow_ms;
        let until = inner.ails.entry(ail).or_default();
        *until = until_ms.max(*until);
    }

    pub(super) fn jump(&self, by_ms: i64) {
        self.lock().clock_ms += by_ms;
    }

    /// A standby takes over that has nothing of what was stored since then.
    pub(super) fn fall_back(&self, since_ms: u64) {
        let mut inner = self.lock();
        let gone = inner.rows.fall_back(since_ms);
        inner.trace.step(format_args!(
            "a standby takes over, {} rows are gone",
            gone.len()
        ));
        let ledger = inner.ledger.clone();
        ledger.forgive(&gone);
        inner.epoch += 1;
        inner.write_again();
    }

    /// Whether it would take a row from a node now.
    pub(super) fn takes_from(&self, node: usize) -> bool {
        let inner = self.lock();
        let ails = [Ail::Away, Ail::Locked, Ail::Full, Ail::Cut(node)];
        !ails.iter().any(|ail| inner.ails.contains_key(ail))
    }

    /// Does what is due.
    pub(super) fn deliver(&self) {
        let mut inner = self.lock();
        let now = inner.trace.now.ms();
        inner.ails.retain(|_, until| *until > now);
        while let Some((_, step)) = inner.agenda.take(now) {
            inner.step(step);
        }
    }

    /// The rows of a stream, with the times they were stored at.
    pub(super) fn rows(&self, stream: StreamId) -> Vec<(u64, Row)> {
        let inner = self.lock();
        let rows = inner.rows.of(stream).into_iter();
        rows.map(|stored| (stored.at_ms, stored.row.clone()))
            .collect()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inner {
    fn submit(&mut self, node: usize, ask: Ask) -> oneshot::Receiver<Reply> {
        let (answer, answered) = oneshot::channel();
        let now = self.trace.now.ms();
        let id = self.next;
        self.next += 1;
        self.calls.insert(
            id,
            Call {
                node,
                late_ms: late(&ask, now),
                ask,
                since_ms: now,
                done: None,
                was_slow: false,
                answer: Some(answer),
            },
        );
        let takes = 1 + self.dice.below(12);
        self.agenda.put(now + takes, Step::Arrive(id));
        self.agenda.put(now + SETTLED_WITHIN_MS, Step::GiveUp(id));
        answered
    }

    fn step(&mut self, step: Step) {
        match step {
            Step::Arrive(id) => self.arrive(id),
            Step::Answer(id) => self.reply(id),
            Step::GiveUp(id) => self.give_up(id),
        }
    }

    /// Until when something keeps a call from being carried out.
    fn blocked(&self, call: &Call) -> Option<u64> {
        let until = |ail: Ail| self.ails.get(&ail).copied();
        // A sign of life needs the locks that rows need.
        let locks = matches!(call.ask, Ask::Append(_) | Ask::Beat(_));
        let locked = locks.then(|| until(Ail::Locked));
        let all = [
            until(Ail::Away),
            until(Ail::Cut(call.node)),
            locked.flatten(),
        ];
        all.into_iter().flatten().max()
    }

    fn arrive(&mut self, id: u64) {
        let now = self.trace.now.ms();
        let slow = self.ails.contains_key(&Ail::Slow);
        let Some(call) = self.calls.get_mut(&id) else {
            return;
        };
        if slow && call.ask.writes() && !std::mem::replace(&mut call.was_slow, true) {
            self.agenda.put(now + self.slow_ms, Step::Arrive(id));
            return;
        }
        let call = &self.calls[&id];
        if let Some(until) = self.blocked(call) {
            // Whoever waits comes through soon after it is over.
            let soon = 1 + self.dice.below(40);
            self.agenda.put(until + soon, Step::Arrive(id));
            return;
        }
        let (node, name, waited_ms) = (call.node, call.ask.name(), now - call.since_ms);
        let reply = match call.ask.clone() {
            ask if ask.writes() && self.ails.contains_key(&Ail::Full) => refused(&ask),
            Ask::Append(rows) if waited_ms > ANSWERED_WITHIN_MS => {
                let late: Vec<bool> = call
                    .late_ms
                    .iter()
                    .map(|by| by.is_some_and(|by| by < now))
                    .collect();
                self.append_in_time(rows, &late)
            }
            Ask::Beat(sign) => self.carry_out(&Ask::Beat(sign.after(waited_ms))),
            ask => self.carry_out(&ask),
        };
        self.trace
            .step(format_args!("node {node}: {name} {}", told(&reply)));
        if let Some(call) = self.calls.get_mut(&id) {
            call.done = Some(reply);
        }
        let takes = 1 + self.dice.below(12);
        self.agenda.put(now + takes, Step::Answer(id));
    }

    fn reply(&mut self, id: u64) {
        let Some(call) = self.calls.get(&id) else {
            return;
        };
        // The answer is lost with the connection and had on the next one.
        let away = [Ail::Away, Ail::Cut(call.node)];
        let until = away.iter().filter_map(|ail| self.ails.get(ail)).max();
        if let Some(until) = until.copied() {
            let soon = 1 + self.dice.below(40);
            self.agenda.put(until + soon, Step::Answer(id));
            return;
        }
        if call.done.is_none() {
            return;
        }
        if let Some(Call {
            done: Some(reply),
            answer: Some(answer),
            ..
        }) = self.calls.remove(&id)
        {
            // A node that is gone hears nothing.
            drop(answer.send(reply));
        }
    }

    /// Nobody waits any longer. What was asked may be carried out all the
    /// same, now or later.
    fn give_up(&mut self, id: u64) {
        let comes_late = self.dice.below(2) == 0;
        let Some(call) = self.calls.get_mut(&id) else {
            return;
        };
        let why = "it did not answer in time".to_owned();
        let error = JournalError::Unreachable { why };
        let reply = match &call.ask {
            Ask::Append(rows) => Reply::Outcomes(vec![Outcome::Failed(error); rows.len()]),
            _ => Reply::Failed(error),
        };
        let (node, name) = (call.node, call.ask.name());
        if let Some(answer) = call.answer.take() {
            drop(answer.send(reply));
        }
        if call.done.is_some() || !comes_late {
            self.calls.remove(&id);
        }
        self.trace.step(format_args!(
            "node {node}: {name} given up, late {comes_late}"
        ));
    }

    /// Who was not answered before another store took over writes again.
    fn write_again(&mut self) {
        let now = self.trace.now.ms();
        for (id, call) in &mut self.calls {
            if matches!(call.ask, Ask::Append(_)) && call.done.take().is_some() {
                self.agenda.put(now + 20, Step::Arrive(*id));
            }
        }
    }

    /// The rows without those for which it has become too late.
    fn append_in_time(&mut self, rows: Vec<Append>, late: &[bool]) -> Reply {
        let outcomes = rows.into_iter().zip(late).map(|(row, late)| {
            if *late {
                return Outcome::Failed(JournalError::Late);
            }
            match self.carry_out(&Ask::Append(vec![row])) {
                Reply::Outcomes(mut outcomes) if outcomes.len() == 1 => outcomes.remove(0),
                _ => Outcome::Conflict,
            }
        });
        Reply::Outcomes(outcomes.collect())
    }

    fn carry_out(&mut self, ask: &Ask) -> Reply {
        let now = self.trace.now.ms();
        let clock_ms = (BEGINNING_MS + now).saturating_add_signed(self.clock_ms);
        let ledger = self.ledger.clone();
        self.rows.answer(ask, now, clock_ms, &mut |stream, row| {
            ledger.stored(stream, row);
        })
    }
}

/// When each row becomes too late, in the world's time. The node that asks runs
/// now, so this is its time too.
fn late(ask: &Ask, now_ms: u64) -> Vec<Option<u64>> {
    let Ask::Append(rows) = ask else {
        return Vec::new();
    };
    let late = |by: Instant| {
        let left = by.saturating_duration_since(Instant::now());
        now_ms + u64::try_from(left.as_millis()).unwrap_or(u64::MAX / 2)
    };
    rows.iter().map(|row| row.by.map(late)).collect()
}

fn refused(ask: &Ask) -> Reply {
    let why = "no space left on device".to_owned();
    let error = JournalError::Refused { why };
    match ask {
        Ask::Append(rows) => Reply::Outcomes(vec![Outcome::Failed(error); rows.len()]),
        _ => Reply::Failed(error),
    }
}

fn told(reply: &Reply) -> String {
    match reply {
        Reply::Outcomes(outcomes) => {
            let told = outcomes.iter().map(|outcome| match outcome {
                Outcome::Appended => "appended",
                Outcome::Conflict => "conflict",
                Outcome::Failed(_) => "failed",
            });
            told.collect::<Vec<_>>().join(" ")
        }
        Reply::Rows(rows) => format!("{} rows", rows.len()),
        Reply::Now(ms) => format!("{ms}"),
        Reply::Beat(Some(outage), _) => format!("{outage:?}"),
        Reply::Wakes(wakes) => format!("{} due", wakes.len()),
        Reply::Failed(_) => "failed".to_owned(),
        _ => String::new(),
    }
}

/// The store as one node reaches it.
#[derive(Clone, Debug)]
pub(super) struct Desk {
    node: usize,
    store: Store,
}

impl Desk {
    async fn ask<T>(
        &self,
        ask: Ask,
        read: impl FnOnce(Reply) -> Option<T>,
    ) -> Result<T, JournalError> {
        let answered = self.store.lock().submit(self.node, ask);
        let strange = || JournalError::Unreachable {
            why: "the connection was lost".to_owned(),
        };
        match answered.await {
            Ok(Reply::Failed(error)) => Err(error),
            Ok(reply) => read(reply).ok_or_else(strange),
            Err(_) => Err(strange()),
        }
    }
}

macro_rules! read {
    ($kind:ident) => {
        |reply| match reply {
            Reply::$kind(value) => Some(value),
            _ => None,
        }
    };
}

impl Journal for Desk {
    fn append(&self, rows: Vec<Append>) -> Outcomes<'_> {
        Box::pin(async move {
            let count = rows.len();
            match self.ask(Ask::Append(rows), read!(Outcomes)).await {
                Ok(outcomes) => outcomes,
                Err(error) => vec![Outcome::Failed(error); count],
            }
        })
    }

    fn load(&self, stream: StreamId, from: u64, limit: usize) -> Answer<'_, Vec<Row>> {
        Box::pin(self.ask(Ask::Load(stream, from, limit), read!(Rows)))
    }

    fn head(&self, stream: StreamId) -> Answer<'_, Option<Head>> {
        Box::pin(self.ask(Ask::Head(stream), read!(Head)))
    }

    fn list(&self, which: Which, after: Option<StreamId>, limit: usize) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.ask(Ask::List(which, after, limit), read!(Listed)))
    }

    fn latest(
        &self,
        which: Which,
        before: Option<StreamId>,
        limit: usize,
    ) -> Answer<'_, Vec<Listed>> {
        Box::pin(self.ask(Ask::Latest(which, before, limit), read!(Listed)))
    }

    fn due_by(&self, at_ms: u64, limit: usize) -> Answer<'_, Vec<Wake>> {
        Box::pin(self.ask(Ask::DueBy(at_ms, limit), read!(Wakes)))
    }

    fn put_off(&self, wake: Wake, to_ms: Option<u64>) -> Answer<'_, bool> {
        Box::pin(self.ask(Ask::PutOff(wake, to_ms), read!(Done)))
    }

    fn beat(&self, node: String, at_ms: u64, silence_ms: u64) -> Answer<'_, Option<Outage>> {
        let sign = Sign {
            node,
            at_ms,
            silence_ms,
            own: Own::AsStored,
        };
        let read = |reply| match reply {
            Reply::Beat(outage, before) => Some((outage, before)),
            _ => None,
        };
        Box::pin(async move {
            let since = Instant::now();
            let (found, before) = self.ask(Ask::Beat(sign.clone()), read).await?;
            let waited = since.elapsed();
            if waited <= PROMPT || found.is_some() {
                return Ok(found);
            }
            // Written at once and stored late, as the real stores have it.
            let waited_ms = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX / 2);
            let own = Own::Before(before);
            let again = Sign { own, ..sign }.after(waited_ms);
            let (found, _) = self.ask(Ask::Beat(again), read).await?;
            Ok(found)
        })
    }

    fn epoch(&self) -> u64 {
        self.store.lock().epoch
    }

    fn last_beats(&self, _shard: u8) -> Answer<'_, Vec<(String, u64)>> {
        Box::pin(self.ask(Ask::LastBeats, read!(Beats)))
    }

    fn outages(&self, _shard: u8, since_ms: u64) -> Answer<'_, Vec<Outage>> {
        Box::pin(self.ask(Ask::Outages(since_ms), read!(Outages)))
    }

    fn now_ms(&self) -> Answer<'_, u64> {
        Box::pin(self.ask(Ask::Now, read!(Now)))
    }

    fn pack(&self, _: StreamId) -> Answer<'_, Packing> {
        Box::pin(self.ask(Ask::Pack, read!(Packing)))
    }

    fn to_pack(&self, _: u64, _: Option<StreamId>, _: usize) -> Answer<'_, Vec<StreamId>> {
        Box::pin(self.ask(Ask::ToPack, read!(Streams)))
    }
}
