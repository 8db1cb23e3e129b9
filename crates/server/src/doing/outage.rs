//! Time that belongs to nobody: no player loses a second to it.
//!
//! Nobody is charged for time in which no node could write, in which the node
//! he sits at stood still or could not write, in which an act before his turn
//! was on its way into the journal, or was there and not shown to him. Each
//! such time becomes an entry of its own that stops the clock at its beginning
//! and starts it again at its end; where something was written meanwhile it is
//! added instead. A node that could leave no sign of life decides nothing until
//! it has left one.

use std::{sync::Arc, time::Duration};

use tokio::{
    sync::watch,
    task::JoinSet,
    time::{MissedTickBehavior, interval, timeout},
};
use tuomari_board::Color;
use tuomari_bus::Heard;
use tuomari_clock::{At, Millis};
use tuomari_conduct::{Act, By, Command, Ctx, Event, MatingOracle, Seat, decide};
use tuomari_journal::Outage;
use tuomari_record::{Author, Entry, Kind};

use crate::{
    answer::{Answer, trouble},
    doing::{Setback, append, life::PULSE, patience::UNSEEN_MS},
    node::{Node, calm, closed},
    table::{
        Table,
        place::TablePlace,
        turn::{Before, NOTHING_MS, Turn},
    },
    wire::Problem,
};

/// How often an outage is written before it is given up.
const TRIES: usize = 8;

/// What is shorter is not given back: every act takes a moment to be stored.
/// Several that are shorter count together. With the way to the player it is
/// less than the 200 ms that nobody is charged more than.
const TRIFLE_MS: u64 = 100;

/// From here on a clock that shows it for a moment would frighten somebody.
const MUCH_MS: u64 = 1_000;

/// A journal that does not answer by then is slow.
const SOON: Duration = Duration::from_millis(MUCH_MS);

/// How often what passes while time is given back is given back too.
const ROUNDS: usize = 3;

/// Tables told at once, so that others get to the journal too.
const AT_ONCE: usize = 16;

/// Leaves signs in one shard until the node closes, and the last one then: who
/// is sent away can do nothing from now on.
pub(crate) async fn run(node: Arc<Node>, lane: usize, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(Duration::from_millis(node.config.heartbeat_ms));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut last = false;
    while !last {
        tokio::select! {
            biased;
            // A slow journal makes every tick late, and it would always win.
            () = closed(&mut closing) => last = true,
            _ = tick.tick() => {}
        }
        if let Err(error) = node.life.sign_in(&node, lane).await {
            calm::warn("no sign of life could be left", &error);
        }
    }
}

/// Keeps the pulse, and tells those who sit here of what is given back to
/// them, until the node closes.
pub(crate) async fn watch(node: Arc<Node>, mut closing: watch::Receiver<bool>) {
    let mut tick = interval(PULSE);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut telling = JoinSet::new();
    loop {
        tokio::select! {
            biased;
            () = closed(&mut closing) => return,
            _ = tick.tick() => node.life.pulse(&node),
            () = node.life.news.notified() => {
                // What came while nothing was heard is not known either.
                node.follower.list().hear(&Heard::Lagged);
                telling.spawn(tell_all(Arc::clone(&node)));
            }
            Some(_) = telling.join_next() => {}
        }
    }
}

async fn tell_all(node: Arc<Node>) {
    let mut under_way = JoinSet::new();
    for place in node.hall.followed() {
        if under_way.len() >= AT_ONCE {
            under_way.join_next().await;
        }
        let node = Arc::clone(&node);
        under_way.spawn(async move {
            place.doubt();
            drop(place.table(&node).await);
        });
    }
    while under_way.join_next().await.is_some() {}
}

/// Rows of another node were read. If a player who sits here came to his turn
/// by them and is shown it only now, the time since then is owed to him.
pub(crate) fn shown_late(node: &Node, place: &TablePlace, table: &mut Table, before: Turn) {
    let now = Turn::of(table);
    let Some(color) = now.of.filter(|_| now != before) else {
        return;
    };
    if let Some(present_ms) = place.present_since(color) {
        // Who came after it had begun, to a node that did not know of it, may
        // have come from another that did not either.
        let before_ms = if place.came_with(color, table.time.began()) {
            present_ms
        } else {
            present_ms.saturating_sub(UNSEEN_MS)
        };
        let from_ms = table.time.since.ms().max(before_ms);
        owe(node, table, from_ms, 0);
        if place.version() < table.version {
            table.time.keep_back(from_ms);
        }
    }
}

/// The table is about to be shown. What passed since the turn began is owed, if
/// it is that of somebody who sits here; each part of it may be a trifle.
pub(crate) fn shown(node: &Node, table: &mut Table) {
    if let Some(from_ms) = table.time.kept_back() {
        owe(node, table, from_ms, 0);
    }
}

/// An act was stored here that came, or was decided, at the table's latest
/// instant, `lag_ms` after that. If it took a while, that is nobody's time;
/// whether it did.
pub(crate) fn stored_late(node: &Node, table: &mut Table, lag_ms: u64) -> bool {
    let from_ms = table.since.ms();
    owe(node, table, from_ms, lag_ms)
}

/// A command came from a player on move. He may have sent it before to a node
/// that told of it, or to one that is missing; or it had to wait while times
/// after it were given back, and cannot be dated before those any more, so that
/// what passed between them is given back too.
pub(crate) async fn overtaken(
    node: &Node,
    place: &TablePlace,
    table: &mut Table,
    seat: Seat,
    (came, before): (At, Before),
) -> Answer<()> {
    if !matches!(seat, Seat::Player(color) if table.on_move() == Some(color)) {
        return Ok(());
    }
    let latest = table.since;
    table.time.sends(came, before);
    table.time.overtaken(came, latest);
    settle(node, place, table).await
}

/// Owes the player on move the time up to now, of which he has had so much;
/// whether it is worth an entry. What is not may be with others.
pub(crate) fn owe(node: &Node, table: &mut Table, from_ms: u64, had_ms: u64) -> bool {
    let to_ms = node.clock.now_ms();
    let lost_ms = to_ms.saturating_sub(from_ms).saturating_sub(had_ms);
    if table.on_move().is_none() {
        return false;
    }
    let late = lost_ms > TRIFLE_MS;
    if late {
        table.time.owe(Outage { from_ms, to_ms });
    } else if lost_ms > NOTHING_MS {
        let from_ms = from_ms + had_ms;
        table.time.note_trifle(Outage { from_ms, to_ms });
    }
    late
}

/// Gives back what is owed. If it is much, nobody is shown the table before,
/// and what passes meanwhile is given back too; a slow journal is not given
/// more to write than that, and nobody waits long for it. If it cannot be done
/// now, it is when the table is used next.
pub(crate) async fn give_back(node: &Node, place: &TablePlace, table: &mut Table) {
    if (1..MUCH_MS).contains(&table.time.owed_ms()) {
        place.moved(node, table);
    }
    for _ in 0..ROUNDS {
        let owed_ms = table.time.owed_ms();
        if owed_ms == 0 {
            return;
        }
        let began_ms = node.clock.now_ms();
        let signing = node.life.ensure_in(node, table.id);
        if owed_ms >= MUCH_MS && timeout(SOON, signing).await.is_err() {
            // He plays on with a clock that shows too little, for a while.
            owe(node, table, began_ms, 0);
            node.timers.look_soon(node, place);
            return;
        }
        if settle(node, place, table).await.is_err() || owed_ms < MUCH_MS {
            return;
        }
        owe(node, table, began_ms, 0);
    }
}

/// Writes what a table has not been told of, each outage in an entry of its
/// own.
pub(crate) async fn settle(node: &Node, place: &TablePlace, table: &mut Table) -> Answer<()> {
    if next(node, place, table).is_none() {
        return Ok(());
    }
    // A clock is stopped in the order of time: all that happened up to now is
    // to be known first.
    node.life.ensure_in(node, table.id).await?;
    let mut tries = 0;
    while let Some((color, payment)) = next(node, place, table) {
        let events = given(table, color, payment);
        if events.is_empty() {
            return Ok(());
        }
        let entry = Entry {
            at_ms: node.clock.now_ms().max(payment.of.to_ms),
            by: Author::AtTable(By::System),
            organiser: None,
            key: None,
            kind: Kind::Outage {
                from_ms: payment.of.from_ms,
                to_ms: payment.of.to_ms,
                events,
            },
        };
        match append(node, table, entry).await {
            Ok(_) => {
                node.tally.outages.one();
                place.moved(node, table);
            }
            Err(Setback::Conflict) if tries == TRIES => {
                return Err(Box::new(Problem::unavailable()));
            }
            // Another node has told the table of it, or it moved on.
            Err(Setback::Conflict) => {
                tries += 1;
                let before = Turn::of(table);
                place
                    .catch_up_table(node, table)
                    .await
                    .map_err(|error| trouble(&error))?;
                shown_late(node, place, table, before);
            }
            Err(Setback::Problem(problem)) => return Err(problem),
        }
    }
    Ok(())
}

/// A time that is nobody's, and how it is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Payment {
    of: Outage,
    /// The clock is stopped for what lies after the latest that was written.
    from: At,
    to: At,
    /// What lies before is added meanwhile.
    added: Millis,
}

/// The first time that is still to be given back, and to whom.
fn next(node: &Node, place: &TablePlace, table: &Table) -> Option<(Color, Payment)> {
    let color = table.on_move()?;
    let since_ms = table.time.since.ms();
    let mut all = node.life.outages_after(node, table.id, since_ms);
    all.extend(node.clock.skipped_since(since_ms));
    let stalls = node.life.stalls_after(node, table.id, since_ms);
    let mut hitches = node.life.hitches_after(since_ms);
    // Nearly always there are none, and nobody needs to be looked for.
    if !stalls.is_empty() || !hitches.is_empty() {
        let present_ms = place.present_since(color).unwrap_or(u64::MAX);
        let here = |stall: Outage| Outage {
            from_ms: stall.from_ms.max(present_ms),
            ..stall
        };
        let is_some = |stall: &Outage| stall.from_ms < stall.to_ms;
        all.extend(stalls.into_iter().map(here).filter(is_some));
        hitches = hitches.into_iter().map(here).filter(is_some).collect();
    }
    all.extend(table.time.trifles(&hitches, TRIFLE_MS));
    let mut pieces = table.time.pieces(&all).into_iter();
    let of = pieces.find(|one| one.to_ms > one.from_ms + NOTHING_MS)?;
    Some((color, payment(of, table.since.ms())))
}

/// How a time is given back at a table where something happened at
/// `latest_ms`: a clock cannot be stopped before that.
fn payment(of: Outage, latest_ms: u64) -> Payment {
    let from_ms = of.from_ms.max(latest_ms);
    let to_ms = of.to_ms.max(from_ms);
    let all_ms = of.to_ms.saturating_sub(of.from_ms);
    Payment {
        of,
        from: At::from_ms(from_ms),
        to: At::from_ms(to_ms),
        added: Millis::from_ms(all_ms.saturating_sub(to_ms - from_ms)),
    }
}

/// What gives a time back; nothing if the table does not take it.
fn given(table: &Table, color: Color, payment: Payment) -> Vec<Event> {
    let Payment {
        from, to, added, ..
    } = payment;
    let mut acts = vec![(from, Act::StopClock)];
    if !added.is_zero() {
        let (of, time) = (color, added);
        acts.push((from, Act::AddTime { of, time }));
    }
    acts.push((to, Act::Resume));
    let mut game = table.game.clone();
    let mut all = Vec::new();
    for (at, act) in acts {
        let ctx = Ctx {
            rules: &table.rules,
            oracle: &MatingOracle::default(),
        };
        let by = By::System;
        let events = match decide(&ctx, &game, &Command { at, by, act }) {
            Ok(events) => events,
            Err(refusal) => {
                tracing::warn!(%refusal, "a table does not take an outage");
                return Vec::new();
            }
        };
        for event in &events {
            game.apply(event);
        }
        all.extend(events);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_given_back_when_it_was_or_added_if_that_is_too_late() {
        let of = Outage {
            from_ms: 1_000,
            to_ms: 3_000,
        };
        let given = |latest_ms| {
            let payment = payment(of, latest_ms);
            (payment.from.ms(), payment.to.ms(), payment.added.ms())
        };
        assert_eq!(given(500), (1_000, 3_000, 0));
        assert_eq!(given(1_000), (1_000, 3_000, 0));
        assert_eq!(given(1_700), (1_700, 3_000, 700));
        assert_eq!(given(3_000), (3_000, 3_000, 2_000));
        assert_eq!(given(9_000), (9_000, 9_000, 2_000));
    }
}
