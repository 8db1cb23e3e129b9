//! Whose time it was: a player is charged only for time in which the position
//! was before him and the server could take his act.
//!
//! What each was charged stands in the record. What he could use is known from
//! what he saw and when he decided, and from what was done to the world.

use std::collections::BTreeMap;

use tuomari_board::Color;
use tuomari_clock::{At, Color as Face};
use tuomari_conduct::{By, Happening, Seat};
use tuomari_record::{Author, Entry, Kind, StreamId};

use super::{
    World,
    ledger::name_of,
    notes::Pages,
    trace::{self, Trace},
};

/// What may be charged beyond what is fair, for one turn.
const TOLERANCE_MS: u64 = 200;

/// A spell that a player thinks through is noticed if it is longer: the
/// longest silence, and the time between two signs.
const NOTICED_MS: u64 = 4_500;

/// What signs of life and clocks may be off at each end of a spell.
const ROUGHLY_MS: u64 = 3_000;

/// A player's turn, from the press that gave it to him to the one that ended
/// it.
#[derive(Clone, Debug)]
struct Turn {
    of: Color,
    version: u64,
    began: At,
    began_ms: u64,
    charged_ms: u64,
    /// What was given back by adding it.
    added_ms: u64,
    /// What the other's press was dated back by.
    lag_ms: u64,
    /// His own acts: version, when it was stored, its key.
    acts: Vec<(u64, u64, String)>,
    ended_ms: u64,
    ended_by_press: bool,
    flagged: bool,
}

impl Turn {
    fn of(of: Color, began: At) -> Turn {
        Turn {
            of,
            version: 0,
            began,
            began_ms: 0,
            charged_ms: 0,
            added_ms: 0,
            lag_ms: 0,
            acts: Vec::new(),
            ended_ms: 0,
            ended_by_press: false,
            flagged: false,
        }
    }

    /// What neither begins nor ends a turn.
    fn note(&mut self, what: &Happening) {
        match what {
            Happening::TimeAdded(of, time) if *of == self.of => self.added_ms += time.ms(),
            Happening::FlagFell(of) if *of == self.of => self.flagged = true,
            _ => {}
        }
    }
}

#[derive(Clone, Copy)]
enum Lever {
    Idle,
    Runs(Color, u64),
    Stopped(Color),
}

/// Judges all turns of all tables.
pub(super) fn judge(world: &World) {
    for table in &world.plan.tables {
        let stream = table.stream;
        if world.ledger.head(stream).is_none() || world.ledger.fell_back(stream) {
            continue;
        }
        let rows = world.outside.store.rows(stream);
        let entries = rows.iter().map(|(at_ms, row)| {
            let entry = Entry::read(&row.body);
            entry.map(|entry| (*at_ms, row.version, entry))
        });
        let Ok(entries) = entries.collect::<Result<Vec<_>, _>>() else {
            continue;
        };
        let mut fair = true;
        for turn in turns(&entries) {
            fair &= judge_turn(world, stream, turn);
        }
        for (at_ms, row) in rows.iter().filter(|_| !fair) {
            let (version, body) = (row.version, String::from_utf8_lossy(&row.body));
            let told = format_args!("row {version}, stored at {at_ms} ms: {body}");
            world.outside.trace.remark(told);
        }
    }
}

/// The turns of a game.
fn turns(entries: &[(u64, u64, Entry)]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut turn: Option<Turn> = None;
    let mut lever = Lever::Idle;
    for (stored_ms, version, entry) in entries {
        if let (Some(turn), Some(key), Author::AtTable(By::Player(by))) =
            (&mut turn, entry.key, entry.by)
            && turn.of == by
        {
            turn.acts.push((*version, *stored_ms, format!("{key:?}")));
        }
        let lag_ms = match entry.kind {
            Kind::Events { lag_ms, .. } => lag_ms.unwrap_or(0),
            _ => 0,
        };
        let begin = |of: Color, at: At| Turn {
            version: *version,
            began_ms: *stored_ms,
            lag_ms,
            ..Turn::of(of, at)
        };
        for event in entry.events() {
            let at = event.at.ms();
            let ran = |since: u64| at.saturating_sub(since);
            if let Some(turn) = &mut turn {
                turn.note(&event.what);
            }
            lever = match (&event.what, lever) {
                (Happening::ClockStarted, _) => {
                    turn = Some(begin(Color::White, event.at));
                    Lever::Runs(Color::White, at)
                }
                (Happening::ClockPressed(by), Lever::Runs(of, since)) if *by == of => {
                    if let Some(mut done) = turn.replace(begin(!of, event.at)) {
                        done.charged_ms += ran(since);
                        (done.ended_ms, done.ended_by_press) = (*stored_ms, true);
                        turns.push(done);
                    }
                    Lever::Runs(!of, at)
                }
                (Happening::ClockStopped(_), Lever::Runs(of, since)) => {
                    if let Some(turn) = &mut turn {
                        turn.charged_ms += ran(since);
                    }
                    Lever::Stopped(of)
                }
                (Happening::ClockResumed, Lever::Stopped(of)) => Lever::Runs(of, at),
                (Happening::Concluded(_), lever) => {
                    if let Some(mut done) = turn.take() {
                        if let Lever::Runs(_, since) = lever {
                            done.charged_ms += ran(since);
                        }
                        done.ended_ms = *stored_ms;
                        turns.push(done);
                    }
                    Lever::Idle
                }
                (_, same) => same,
            };
        }
    }
    turns
}

/// Whether a turn was charged as it should be.
fn judge_turn(world: &World, stream: StreamId, mut turn: Turn) -> bool {
    let trace = &world.outside.trace;
    let (seat, face) = match turn.of {
        Color::White => (Seat::Player(Color::White), Face::White),
        Color::Black => (Seat::Player(Color::Black), Face::Black),
    };
    let mut places = world.seated.iter();
    let Some(person) = places.position(|place| place.stream == stream && place.seat == seat) else {
        return true;
    };
    let own_line = |(of, from, to): &(usize, u64, u64)| {
        *of == person && *from < turn.ended_ms && *to + 2_000 > turn.began_ms
    };
    if world.links.iter().any(own_line) {
        trace.count("turns with a line of his own at fault");
        return true;
    }
    trace.count("turns judged");
    if turn.flagged {
        let left = world.ledger.left_ms(stream, turn.version, face, turn.began);
        let all = left.map_or(u64::MAX, |left| left.saturating_add(turn.added_ms));
        turn.charged_ms = turn.charged_ms.min(all);
    }
    turn.charged_ms = turn.charged_ms.saturating_sub(turn.added_ms);
    let pages = world.seated[person].notes.pages().clone();
    let account = Account::of(world, seat, &pages, &turn);
    let one_way = world.outside.net.one_way_ms(person) + 2 * super::WINDOW_MS;
    let acts = turn.acts.len() as u64 + 1;
    // Who came to his game late was late.
    let came = pages
        .seen
        .first()
        .map_or(turn.ended_ms, |(at_ms, _)| *at_ms);
    let late = came.saturating_sub(turn.began_ms);
    let fair = account.usable + late + acts * 2 * one_way + turn.lag_ms + TOLERANCE_MS;
    let overcharged = turn.charged_ms > fair;
    if overcharged {
        let kind = if turn.charged_ms <= fair + account.waited {
            trace::Kind::Waited
        } else if turn.flagged {
            trace::Kind::LostOnTime
        } else {
            trace::Kind::Charged
        };
        wrong(trace, kind, seat, &turn, &account);
    }
    let least = turn.charged_ms + account.away + acts * 450 + one_way;
    let slow = world.slow.iter();
    let slow = slow.filter(|slow| overlap(**slow, (turn.began_ms, turn.ended_ms)) > 0);
    let stood_still = turn.ended_by_press && account.thought > least && slow.count() == 0;
    if stood_still {
        wrong(trace, trace::Kind::StoodStill, seat, &turn, &account);
    }
    !overcharged && !stood_still
}

fn wrong(trace: &Trace, kind: trace::Kind, seat: Seat, turn: &Turn, account: &Account) {
    let detail = format!(
        "{seat} at version {}: charged {} ms, could use {} of {} ms thought",
        turn.version, turn.charged_ms, account.usable, account.thought
    );
    trace.wrong(kind, detail);
}

/// What a player did with his turn, in milliseconds.
#[derive(Clone, Copy, Debug, Default)]
struct Account {
    /// From what he saw to what he decided.
    thought: u64,
    /// The same without the spells in which nobody could take his act.
    usable: u64,
    /// All such spells, and what may be roughly counted with them.
    away: u64,
    /// While he was not thinking: what passed without a connection to a node
    /// that could take his act, though there was one.
    waited: u64,
}

impl Account {
    fn of(world: &World, seat: Seat, pages: &Pages, turn: &Turn) -> Account {
        let decided = pages.decided.iter();
        let decided: BTreeMap<String, u64> = decided
            .map(|(at_ms, key)| (name_of(seat, key), *at_ms))
            .collect();
        let mut account = Account::default();
        let mut from = pages.seen_at(turn.version, turn.began_ms);
        let shown = from.unwrap_or(turn.ended_ms);
        account.wait(world, pages, turn.began_ms, shown);
        for (version, stored_ms, key) in &turn.acts {
            if let (Some(from), Some(to)) = (from, decided.get(key)) {
                account.think(world, pages, from, *to);
                account.wait(world, pages, *to, *stored_ms);
            }
            from = pages.seen_at(*version, *stored_ms);
            account.wait(world, pages, *stored_ms, from.unwrap_or(turn.ended_ms));
        }
        if let (Some(from), false) = (from, turn.ended_by_press) {
            // What he had decided on never got through.
            let mut pending = pages.decided.iter().map(|(at_ms, _)| *at_ms);
            let pending = pending.find(|at_ms| *at_ms >= from && *at_ms < turn.ended_ms);
            let decided = pending.unwrap_or(turn.ended_ms);
            account.think(world, pages, from, decided);
            account.wait(world, pages, decided, turn.ended_ms);
        }
        account
    }

    fn wait(&mut self, world: &World, pages: &Pages, from: u64, to: u64) {
        let windows = (from..to).step_by(5).filter(|at_ms| {
            // A connection may be dead and look open.
            let died = |node: usize, since: u64| {
                let mut crashes = world.crashes.iter();
                crashes.any(|(of, at)| *of == node && (since..=*at_ms).contains(at))
            };
            let taken = pages.node_at(*at_ms).is_some_and(|(node, since)| {
                world.spells.takes(Some(node), *at_ms) && !died(node, since)
            });
            !taken && world.spells.takes(None, *at_ms)
        });
        self.waited += windows.count() as u64 * super::WINDOW_MS;
    }

    fn think(&mut self, world: &World, pages: &Pages, from: u64, to: u64) {
        let thought = to.saturating_sub(from);
        self.thought += thought;
        let spells = away(world, pages, from, to);
        let long = spells.iter().filter(|spell| spell.lasted >= NOTICED_MS);
        // What he decides meanwhile is dated when it comes, so he could.
        let long = joined(long).into_iter();
        let long = long.filter(|(since, until)| !(*since..*until).contains(&to));
        let noticed: u64 = long.map(|spell| overlap(spell, (from, to))).sum();
        for spell in joined(spells.iter()) {
            self.away += overlap(spell, (from, to)) + ROUGHLY_MS;
        }
        // Who sits at a process that is gone may be given all of it, though
        // another could take his act, if he knew.
        let dead = dead(world, pages, to).into_iter();
        self.away += dead.map(|spell| overlap(spell, (from, to))).sum::<u64>();
        self.usable += thought.saturating_sub(noticed);
    }
}

/// When he was connected to a process that had crashed, up to an instant.
fn dead(world: &World, pages: &Pages, to: u64) -> Vec<(u64, u64)> {
    let crashes = world.crashes.iter();
    let stays = crashes.flat_map(|(node, at)| {
        let stays = pages.connected_to(*node, *at, to).into_iter();
        stays.filter(move |(since, _)| since == at)
    });
    stays.collect()
}

/// A spell in which nobody could take a player's act.
struct Spell {
    /// As long as it concerned him.
    within: (u64, u64),
    /// How long it lasted, for him and for others.
    lasted: u64,
}

/// The spells in which nobody could take his act: no node at all, or not the
/// one he was connected to, while he was.
fn away(world: &World, pages: &Pages, from: u64, to: u64) -> Vec<Spell> {
    let near = |spell: &&(u64, u64)| spell.0 < to + ROUGHLY_MS && spell.1 + ROUGHLY_MS > from;
    let spell = |(since, until): (u64, u64), within: (u64, u64)| Spell {
        within,
        lasted: until - since,
    };
    let nobody = world.spells.of_all();
    let of_all = nobody.iter().filter(near);
    let mut all: Vec<Spell> = of_all.map(|one| spell(*one, *one)).collect();
    for node in 0..world.spells.nodes() {
        let stays = pages.connected_to(node, from, to);
        let own = world.spells.of(node).iter().filter(near);
        for one in own.flat_map(|one| without(*one, nobody)) {
            let there = stays.iter().filter(|stay| overlap(**stay, one) > 0);
            all.extend(there.map(|stay| spell(one, (one.0.max(stay.0), one.1.min(stay.1)))));
        }
    }
    all
}

/// What is left of a spell without others, which are in order.
fn without(spell: (u64, u64), others: &[(u64, u64)]) -> Vec<(u64, u64)> {
    let (mut left, mut since) = (Vec::new(), spell.0);
    for other in others.iter().filter(|other| overlap(spell, **other) > 0) {
        left.push((since, other.0));
        since = other.1;
    }
    left.push((since, spell.1));
    left.retain(|(since, until)| since < until);
    left
}

/// Those that overlap are one.
fn joined<'a>(spells: impl Iterator<Item = &'a Spell>) -> Vec<(u64, u64)> {
    let mut all: Vec<(u64, u64)> = spells.map(|spell| spell.within).collect();
    all.sort_unstable();
    let mut joined: Vec<(u64, u64)> = Vec::new();
    for spell in all {
        match joined.last_mut() {
            Some(last) if spell.0 <= last.1 => last.1 = last.1.max(spell.1),
            _ => joined.push(spell),
        }
    }
    joined
}

fn overlap(one: (u64, u64), other: (u64, u64)) -> u64 {
    let from = one.0.max(other.0);
    one.1.min(other.1).saturating_sub(from)
}
