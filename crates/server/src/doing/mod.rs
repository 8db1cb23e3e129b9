//! From a command to a row in the journal, exactly once.
//!
//! A command is decided on the state held here and appended with the version
//! it expects to have. If another node was faster, what it did is read and the
//! command is decided again. Who is answered "accepted" can rely on it: the
//! row is stored. What nobody can tell is read back before anybody is
//! answered, and a command that is sent again with its key is one command.

pub(crate) mod asking;
pub(crate) mod coming;
pub(crate) mod duty;
pub(crate) mod elsewhere;
pub(crate) mod lag;
pub(crate) mod late_dead;
pub(crate) mod life;
pub(crate) mod oracle;
pub(crate) mod outage;
pub(crate) mod patience;
pub(crate) mod put_down;
pub(crate) mod time;
pub(crate) mod timers;

use std::{
    fmt,
    pin::pin,
    sync::{Arc, atomic::Ordering::Release},
};

use serde_json::Value;
use tokio::time::{Instant, timeout};
use tuomari_clock::At;
use tuomari_conduct::{Act, By, Command, Ctx, Event, Happening, Refusal, Seat, decide, options};
use tuomari_journal::{Append, Due, JournalError, Outcome, Status, Wake};
use tuomari_record::{
    Author, Body, Delay, Entry, Hash, Key, Kind, OrganiserName, StreamId, TokenHash,
    chain::{self, End},
};
use tuomari_rulebook::PlayerHints;

use crate::{
    answer::{Answer, forbidden, key_reused, trouble, unknown_link},
    competition::errand::word_of,
    doing::{
        duty::Duty,
        elsewhere::{Known, TOLD_EVERY, Told},
        oracle::{WITHIN_A_DECISION, with_oracle},
    },
    done::Done,
    node::{Node, acts},
    table::{self, Table, place::TablePlace, secret, turn::Before},
    talk::outbox::Outbox,
    wire::{FieldError, Problem, Reader, ToClient, read_act},
};

/// How often a command is decided again before it is given up: so many times
/// in a row another node was faster.
const TRIES: usize = 16;

/// A seat, and the link by which somebody has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) seat: Seat,
    /// What the link is known by; a spectator needs none, and an organiser
    /// has none at a table.
    pub(crate) token: Option<TokenHash>,
    /// The organiser by whose link he has the seat instead.
    pub(crate) organiser: Option<OrganiserName>,
}

impl Pass {
    /// Whether the link was not taken away meanwhile.
    fn still_opens(self, node: &Node, table: &Table) -> bool {
        let own = self
            .token
            .is_none_or(|token| table.seat_of(token) == Some(self.seat));
        own && self.organiser.is_none_or(|name| node.still_has(name))
    }

    /// Whether many may have come by the same link.
    pub(crate) fn is_shared(self) -> bool {
        is_shared(self.seat)
    }
}

/// Whether many may have the link of a seat: one that hangs on a wall.
pub(crate) fn is_shared(seat: Seat) -> bool {
    matches!(seat, Seat::Spectator | Seat::HallScreen)
}

/// What somebody wants done.
#[derive(Debug)]
pub(crate) struct Order {
    pub(crate) pass: Pass,
    /// The key under which it is one command.
    pub(crate) key: Option<Key>,
    /// What, as it was sent.
    pub(crate) act: Value,
    pub(crate) way: Way,
    /// Where to say first that it was done, and under which key.
    pub(crate) answer: Option<(Arc<Outbox>, String)>,
}

/// How a command came.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    /// When. What passes until it is decided is not the player's.
    pub(crate) came: At,
    /// How long it took to come.
    pub(crate) one_way_ms: u64,
    /// How long it had waited elsewhere before, as its player says.
    pub(crate) waited_ms: u64,
}

impl Way {
    /// One that came without a socket: nothing is known of its way.
    pub(crate) fn now(came: At) -> Way {
        Way {
            came,
            one_way_ms: 0,
            waited_ms: 0,
        }
    }
}

/// Why an entry was not appended.
pub(crate) enum Setback {
    /// Another row has its version.
    Conflict,
    Problem(Box<Problem>),
}

impl From<Box<Problem>> for Setback {
    fn from(problem: Box<Problem>) -> Setback {
        Setback::Problem(problem)
    }
}

/// The key of a seat's command; two seats may choose the same text.
pub(crate) fn key_of(seat: Seat, text: &str) -> Key {
    Key::of(format!("{seat}\0{text}").as_bytes())
}

/// What a command asks for, to tell it from another with the same key.
pub(crate) fn what_of(act: &Value) -> Key {
    Key::of(act.to_string().as_bytes())
}

/// Carries out a command.
pub(crate) async fn carry_out(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    order: &Order,
) -> Answer<Done> {
    let told = node.elsewhere.find(place.id, order.known(), order.way.came);
    let came = place.put_down.first(order.key, &order.act, order.way.came);
    let came = told.map_or(came, |told| told.came.min(came));
    let mut doing = pin!(carry_out_as_of(node, place, order, came, told));
    let done = loop {
        match timeout(TOLD_EVERY, &mut doing).await {
            Ok(done) => break done,
            Err(_) => tell_others(node, place, order, came),
        }
    };
    match &done {
        Err(problem) if problem.status == 503 => {
            let now = node.clock.now();
            place.put_down.keep(order.key, &order.act, came, now);
        }
        _ => {
            place.put_down.forget(order.key);
            node.elsewhere.forget(place.id, order.known());
        }
    }
    done
}

/// Tells the other nodes, if there are any, of a player's act that came here
/// and waits: he may send it to one of them.
fn tell_others(node: &Node, place: &TablePlace, order: &Order, came: At) {
    let Seat::Player(color) = order.pass.seat else {
        return;
    };
    let cut_ms = node.life.cut_since(node, place.id);
    let cut_ms = cut_ms.zip(place.present_since(color));
    let cut_ms = cut_ms.map_or(came.ms(), |(cut_ms, sits_ms)| cut_ms.max(sits_ms));
    let word = order.known().word(place.id, came, cut_ms);
    if let Some(word) = word.filter(|_| node.journal.keeps_time()) {
        node.bus.publish(word);
    }
}

async fn carry_out_as_of(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    order: &Order,
    came: At,
    told: Option<Told>,
) -> Answer<Done> {
    if !node.life.is_fresh_in(node, place.id) {
        // It has come, and waits for us.
        let now = node.clock.now();
        place.put_down.wait(order.key, &order.act, came, now);
        node.life.ensure_in(node, place.id).await?;
    }
    for _ in 0..TRIES {
        let mut table = place.table(node).await?;
        match attempt(node, place, &mut table, order, (came, told)).await {
            Ok(done) => return Ok(done),
            Err(Setback::Conflict) => place.doubt(),
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Err(Box::new(Problem::unavailable()))
}

async fn attempt(
    node: &Arc<Node>,
    place: &TablePlace,
    table: &mut Table,
    order: &Order,
    (came, told): (At, Option<Told>),
) -> Result<Done, Setback> {
    let seat = order.pass.seat;
    if !order.pass.still_opens(node, table) {
        return Err(unknown_link().into());
    }
    let said = Before::Said(order.way.waited_ms);
    let before = told.map_or(said, Before::Told);
    outage::overtaken(node, place, table, seat, (came, before)).await?;
    let Some(by) = seat.by() else {
        return Err(forbidden("who looks on does nothing at the table").into());
    };
    let (author, what) = (Author::AtTable(by), what_of(&order.act));
    if let Some(earlier) = order.key.and_then(|key| table.keys.find(author, key)) {
        if earlier.was_another(what) {
            node.tally.refused.one();
            return Err(key_reused().into());
        }
        return Ok(order.again(node, table, earlier.version).await);
    }
    let act = read(table, seat, &order.act)?;
    has_room(node, table, author, &act)?;
    let judged = judge_dated(table, by, act, came, order.way.one_way_ms);
    let (command, events, lag_ms) = judged.map_err(|refusal| {
        node.tally.refused.one();
        Box::new(Problem::refused(refusal, &table.rules))
    })?;
    if !is_offered(place, table, seat, command.at, &command.act) {
        node.tally.refused.one();
        return Err(not_offered().into());
    }
    if let Some(version) = table.tellings.version_of(by, &events) {
        return Ok(order.again(node, table, version).await);
    }
    let entry = Entry {
        at_ms: node.clock.now_ms().max(command.at.ms()),
        by: author,
        organiser: order.pass.organiser,
        key: order.key,
        kind: Kind::Events {
            events,
            lag_ms: (lag_ms > 0).then_some(lag_ms),
        },
    };
    let version = append(node, table, entry).await?;
    if let Some(key) = order.key {
        table.keys.note_what(author, key, what);
    }
    node.tally.accepted.one();
    order.log(table.id, version);
    // One packet carries the answer and what is to be seen of it.
    let done = Done::new(version, Some(table.hash));
    order.say(done);
    if outage::stored_late(node, table, lag_ms) {
        order.wake();
        outage::give_back(node, place, table).await;
    }
    place.moved(node, table);
    order.wake();
    node.late_dead.examine(table.id);
    Ok(done)
}

/// Does something in the software's own name at a table that is held; whether
/// the journal took it, or it came to nothing. The node must have left a sign
/// of life before.
pub(crate) async fn own(node: &Node, place: &TablePlace, table: &mut Table, act: Act) -> bool {
    let now = node.clock.now().max(table.since);
    let is_flag = matches!(act, Act::SeeFlag { .. });
    let command = Command {
        at: now,
        by: By::System,
        act,
    };
    let events = match judge(table, &command) {
        Ok(events) => events,
        Err(refusal) => {
            tracing::debug!(table = %place.name, %refusal, "nothing to do after all");
            place.given_up.store(table.version, Release);
            return true;
        }
    };
    let entry = Entry {
        at_ms: now.ms(),
        by: Author::AtTable(By::System),
        organiser: None,
        key: None,
        kind: Kind::Events {
            events,
            lag_ms: None,
        },
    };
    match append(node, table, entry).await {
        Ok(_) => {
            node.tally.own.one();
            if is_flag {
                node.tally.flags.one();
            }
            if outage::stored_late(node, table, 0) {
                outage::give_back(node, place, table).await;
            }
            place.moved(node, table);
            true
        }
        // Whoever was faster has most likely done the same.
        Err(Setback::Conflict) => {
            place.doubt();
            true
        }
        Err(Setback::Problem(_)) => {
            place.failed(node.clock.now_ms());
            false
        }
    }
}

/// Changes something about seats, if it may be as the table stands then.
pub(crate) async fn manage(
    node: &Arc<Node>,
    place: &Arc<TablePlace>,
    (by, organiser): (Author, Option<OrganiserName>),
    change: impl Fn(&Table) -> Answer<Kind>,
) -> Answer<u64> {
    for _ in 0..TRIES {
        let mut table = place.table(node).await?;
        let at_ms = node.clock.now_ms();
        table.paces.room(by, at_ms, node.live().acts_per_minute)?;
        let kind = change(&table)?;
        let entry = Entry {
            at_ms,
            by,
            organiser,
            key: None,
            kind: kind.clone(),
        };
        match append(node, &mut table, entry).await {
            Ok(version) => {
                acts::seat_changed(table.id, &kind, (by, organiser));
                place.moved(node, &mut table);
                return Ok(version);
            }
            Err(Setback::Conflict) => place.doubt(),
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Err(Box::new(Problem::unavailable()))
}

/// Appends an entry to the table's stream and carries it out here. The
/// audience is not told yet.
pub(crate) async fn append(node: &Node, table: &mut Table, entry: Entry) -> Result<u64, Setback> {
    let mut game = table.game.clone();
    for event in entry.events() {
        game.apply(event);
    }
    let version = table.version + 1;
    let body: Body = entry.write().into();
    let hash = chain::link(&table.hash, table.id, version, &body);
    let mut row = Append::new(table.id, version, hash, Arc::clone(&body)).after(table.hash);
    row.due = duty::due(table.bound(&table.game), table.bound(&game));
    let news = table.is_news(&game).then(|| match table.created.delay {
        Delay::Ms(ms) => entry.at_ms.saturating_add(ms),
        Delay::None | Delay::Plies(_) => entry.at_ms,
    });
    if let Some(known_ms) = news {
        // If this node dies now, another tells the competition.
        row.due = Due::At(known_ms);
    }
    let (was_over, is_over) = (table.is_over(&table.game), table.is_over(&game));
    if was_over != is_over {
        row.status = Some(if is_over {
            Status::Finished
        } else {
            Status::Live
        });
    }
    if let (Author::AtTable(By::System), Kind::Events { .. }) = (entry.by, &entry.kind) {
        // Not with an old instant: if it takes too long, it is decided anew.
        row.by = Some(node.life.deadline(node, table.id));
    }
    store(node, row).await?;
    let hint = table::hint(table.id, version, hash, &entry.kind, body);
    let told = node.hooks.at_table(table, &game, &entry);
    table
        .take_with(game, entry, hash)
        .map_err(|error| trouble(&error))?;
    node.hooks.tell(&told, &node.tally);
    node.bus.publish(hint);
    if let Some(known_ms) = news.filter(|known_ms| *known_ms <= node.clock.now_ms()) {
        let wake = Wake {
            due_ms: known_ms,
            stream: table.id,
            set_by: version,
        };
        if let Some(word) = word_of(table, wake) {
            node.usher.brings(word);
        }
    }
    Ok(version)
}

/// Puts a row into the journal; where its fate is not told, looks.
pub(crate) async fn store(node: &Node, row: Append) -> Result<(), Setback> {
    let (stream, version, hash) = (row.stream, row.version, row.hash);
    let ends = row.status == Some(Status::Finished);
    let began = Instant::now();
    let outcome = node.committer.append(row).await;
    node.tally.commit.note(began.elapsed());
    let stored = match outcome {
        Outcome::Appended => {
            node.life.answered(node, stream);
            Ok(())
        }
        Outcome::Conflict => {
            node.life.answered(node, stream);
            node.tally.conflicts.one();
            Err(Setback::Conflict)
        }
        Outcome::Failed(error) => settle_doubt(node, stream, version, hash, &error).await,
    };
    if stored.is_ok() {
        node.signing.note(stream, End { version, hash }, ends);
    }
    stored
}

/// Nobody knows whether the row was stored: looks whether it is.
async fn settle_doubt(
    node: &Node,
    stream: StreamId,
    version: u64,
    hash: Hash,
    error: &JournalError,
) -> Result<(), Setback> {
    match error {
        JournalError::Busy
        | JournalError::Closed
        | JournalError::TooLarge { .. }
        | JournalError::WrongShard { .. } => return Err(trouble(error).into()),
        _ => node.tally.doubtful.one(),
    }
    let rows = node.journal.load(stream, version, 1).await;
    match rows.map(|rows| rows.first().map(|row| row.hash)) {
        Ok(Some(found)) if found == hash => Ok(()),
        Ok(Some(_)) => Err(Setback::Conflict),
        // It may still arrive. Whoever asked sends it again with its key, and
        // then the journal decides which of the two is the one.
        Ok(None) => Err(trouble(error).into()),
        Err(error) => Err(trouble(&error).into()),
    }
}

/// How long after its time a duty is done: a press may be on its way that is
/// dated back before the flag.
pub(crate) fn grace_ms(table: &Table, duty: &Duty) -> u64 {
    duty.flag_of.map_or(0, |of| {
        lag::given_back_ms(lag::MOST_MS, table.lag_left_ms(of))
    })
}

/// Judges a command: one that presses the clock as of when it was sent, if its
/// way was slow, any other as of now. How far it was dated back is the last.
fn judge_dated(
    table: &Table,
    by: By,
    act: Act,
    came: At,
    one_way_ms: u64,
) -> Result<(Command, Vec<Event>, u64), Refusal> {
    let may_press = matches!(act, Act::Press | Act::Make { .. });
    let lag_ms = if may_press {
        given_back(table, by, one_way_ms)
    } else {
        0
    };
    let at = At::from_ms(came.ms().saturating_sub(lag_ms)).max(table.since);
    let lag_ms = came.ms().saturating_sub(at.ms()).min(lag_ms);
    let command = Command { at, by, act };
    let events = judge(table, &command)?;
    let pressed = |event: &Event| matches!(event.what, Happening::ClockPressed(_));
    if lag_ms == 0 || events.iter().any(pressed) {
        return Ok((command, events, lag_ms));
    }
    // The move was made and the clock not pressed yet: the press will be.
    let at = came.max(table.since);
    let command = Command { at, ..command };
    let events = judge(table, &command)?;
    Ok((command, events, 0))
}

/// Whether the seat may do more just now. Whoever gives up may do so whatever
/// he did before.
fn has_room(node: &Node, table: &Table, author: Author, act: &Act) -> Answer<()> {
    if matches!(act, Act::Resign) {
        return Ok(());
    }
    let per_minute = node.live().acts_per_minute;
    let room = table.paces.room(author, node.clock.now_ms(), per_minute);
    room.inspect_err(|_| node.tally.limited.one())
}

pub(crate) fn judge(table: &Table, command: &Command) -> Result<Vec<Event>, Refusal> {
    with_oracle(WITHIN_A_DECISION, |oracle| {
        let ctx = Ctx {
            rules: &table.rules,
            oracle,
        };
        decide(&ctx, &table.game, command)
    })
}

fn read(table: &Table, seat: Seat, act: &Value) -> Answer<Act> {
    let silent = table.rules.player_hints().value == PlayerHints::Silent;
    let reader = Reader {
        letters_in: (!silent || seat == Seat::Arbiter).then(|| table.game.position()),
        lot: secret::lot(),
        ..Reader::BY_SQUARES
    };
    read_act(act, reader).map_err(|error| Box::new(FieldError::from(error).into()))
}

/// What a player is given back for a slow network: only while his own clock
/// runs.
fn given_back(table: &Table, by: By, one_way_ms: u64) -> u64 {
    let (By::Player(color) | By::Assistant(color)) = by else {
        return 0;
    };
    let face = color.fold_wb(tuomari_clock::Color::White, tuomari_clock::Color::Black);
    let running = table
        .game
        .clock()
        .and_then(tuomari_clock::ChessClock::running);
    if running != Some(face) {
        return 0;
    }
    lag::given_back_ms(one_way_ms, table.lag_left_ms(color))
}

/// Whether the seat may do such a thing now. What it was shown last answers,
/// if that is still what it would be shown.
fn is_offered(place: &TablePlace, table: &Table, seat: Seat, at: At, act: &Act) -> bool {
    let id = act.id();
    let moment = table.moment(at);
    let stamp = moment.stamp(table.version);
    if let Some(shown) = place.audience().shown(seat, stamp) {
        return shown.offers(id);
    }
    let choices = options(&table.rules, &table.game, seat, moment.at);
    choices.iter().any(|choice| choice.id() == id)
}

fn not_offered() -> Box<Problem> {
    Box::new(
        Problem::new("not-offered", 409, "This seat cannot do that now")
            .with_detail("choose one of the options of the latest view"),
    )
}

impl Order {
    /// Tells the log what an arbiter or an organiser did.
    fn log(&self, stream: StreamId, version: u64) {
        if self.pass.seat == Seat::Arbiter {
            let act = self.act.get("act").and_then(Value::as_str);
            let by = (&self.pass.seat as &dyn fmt::Display, self.pass.organiser);
            acts::ruled(stream, version, act.unwrap_or_default(), by);
        }
    }

    fn known(&self) -> Known<'_> {
        Known(self.key, &self.act)
    }

    /// It was done before: says so, with the version that did it.
    async fn again(&self, node: &Node, table: &Table, version: u64) -> Done {
        node.tally.repeated.one();
        let done = if version == table.version {
            Done::new(version, Some(table.hash))
        } else {
            let rows = node.journal.load(table.id, version, 1).await;
            let row = rows.ok().and_then(|rows| rows.into_iter().next());
            let row = row.filter(|row| row.version == version);
            Done::new(version, row.map(|row| row.hash))
        };
        self.say(done);
        self.wake();
        done
    }

    fn say(&self, done: Done) {
        if let Some((outbox, key)) = &self.answer {
            outbox.say_with_next(&ToClient::Accepted {
                key: key.clone(),
                version: done.version,
                receipt: done.receipt(),
            });
        }
    }

    fn wake(&self) {
        if let Some((outbox, _)) = &self.answer {
            outbox.wake();
        }
    }
}
